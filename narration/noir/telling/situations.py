"""The situations of Noir. Their texts are in `locales/<language>/noir-telling.ftl`.

`a` is the character that acts, `b` the one that it happens to. A wording needs `one_a` or `one_b` if a verb
or adjective agrees with that name in any language, and `goal_named` and the like for what it quotes.
"""

from narration.telling.situation import Situation

START = (Situation("first", "start", 40, "first", ("", "last_b", "", "", "", "one_a"), "a b"),)
ACTS = (
    Situation("many", "act", 66, "attacks lands many", ("", "", "", ""), "a"),
    Situation(
        "struck-back", "act", 70, "attacks struck_back", ("one_a one_b", "", "", "one_b", "", ""), "a b"
    ),
    Situation("tens", "act", 65, "attacks won tens", ("", "", "", "one_a", "", ""), "a"),
    Situation(
        "miss-exceptional", "act", 62, "attacks lost exceptional", ("", "", "one_a", "", "", "one_a"), "a"
    ),
    Situation("hit-exceptional", "act", 61, "attacks lands exceptional", ("", "one_a", "", "", "", ""), "a"),
    Situation("empty", "act", 58, "attacks empty", ("", "", "", "", "weapon_named", ""), "a weapon"),
    Situation("aim-hold", "act", 56, "attacks won aims_hold", ("one_a", "", "", "one_a one_b"), "a b"),
    Situation("aim-disarm", "act", 56, "attacks won aims_disarm", ("", "", "one_b", ""), "a b"),
    Situation("aim-push", "act", 56, "attacks won aims_push", ("", "", "one_a", ""), "a b"),
    Situation("aim-break", "act", 56, "attacks won aims_break_hold", ("", "one_a", "", ""), "a b"),
    Situation("dodged", "act", 57, "attacks lost dodged", ("one_b", "", "", "one_b", "", ""), "a b"),
    Situation("blocked", "act", 55, "attacks lost blocked", ("", "", "", ""), "a"),
    Situation("aim", "act", 55, "attacks won !harms", ("", "one_a", ""), "a"),
    Situation("frenzy", "act", 52, "attacks lands frenzy", ("", "", "one_a", ""), "a b"),
    Situation("frenzy-miss", "act", 41, "attacks lost frenzy", ("", "one_a", "", "one_b"), "a b"),
    Situation("miss-near", "act", 50, "attacks lost near", ("", "one_a", "", "", "", "one_b"), "a b"),
    Situation("undefended", "act", 45, "attacks lands undefended", ("", "", "", "", "", ""), "a b"),
    Situation(
        "melee",
        "act",
        41,
        "attacks lands fights",
        ("one_a one_b", "", "", "one_a", "weapon_named", "one_b", "", "weapon_named"),
        "a b weapon",
    ),
    Situation("throw-hit", "act", 41, "attacks lands throws", ("one_a", "", "", ""), "a b"),
    Situation(
        "hit",
        "act",
        40,
        "attacks lands",
        (
            "fires one_a",
            "fires",
            "",
            "",
            "one_a",
            "",
            "one_b",
            "",
            "weapon_named",
            "weapon_named",
            "weapon_named",
            "weapon_named",
        ),
        "a b weapon",
    ),
    Situation(
        "melee-miss",
        "act",
        41,
        "attacks lost fights",
        ("one_a", "one_b", "", "", "", "one_b", "weapon_named", ""),
        "a b weapon",
    ),
    Situation("throw-miss", "act", 41, "attacks lost throws", ("", "one_a", "", ""), "a b"),
    Situation(
        "miss",
        "act",
        40,
        "attacks lost !frenzy",
        (
            "fires one_a",
            "fires",
            "",
            "one_a",
            "",
            "",
            "",
            "",
            "weapon_named",
            "weapon_named",
            "weapon_named",
            "",
        ),
        "a b weapon",
    ),
    Situation("reload", "act", 40, "reloads won", ("one_a", "", "", "weapon_named", "", "one_a"), "a weapon"),
    Situation(
        "reload-fails", "act", 40, "reloads lost", ("", "one_a", "", "", "weapon_named", ""), "a weapon"
    ),
    Situation("scan", "act", 40, "scans won", ("one_a", "", "", "", "one_a", ""), "a"),
    Situation("scan-fails", "act", 40, "scans lost", ("", "one_a", "", "", "", ""), "a"),
    Situation("draw", "act", 40, "draws won", ("weapon_named", "", "", "weapon_named"), "a weapon"),
    Situation("move", "act", 40, "moves won", ("one_a", "", "", "one_a"), "a"),
    Situation("waits", "act", 40, "waits", ("one_a", "", "", ""), "a"),
    Situation("does-it", "act", 30, "won !attacks", ("one_a", "", "", "", "one_a", "", "", ""), "a"),
    Situation("does-not", "act", 30, "lost !attacks", ("one_a", "", "", "", "one_a", "", "", ""), "a"),
)
FATE = (
    Situation("protect", "fate", 80, "protects", ("one_a", "", "", "", "one_a", ""), "a b"),
    Situation("grit", "fate", 60, "grit", ("", "one_a", "", "", "", "one_a"), "a"),
    Situation("odds-needed", "fate", 50, "odds_needed", ("one_a", "", "", "", "", ""), "a"),
    Situation("late-won", "fate", 70, "late_won", ("", "", "one_a", "", "", ""), "a"),
    Situation("late-lost", "fate", 70, "late_lost", ("one_a", "", "", "", "", ""), "a"),
    Situation("survives", "fate", 65, "survives", ("n_caused_named", "", "one_b", "", "", ""), "b n_caused"),
    Situation("setback", "fate", 60, "setback text_named", ("", "", "", ""), "a text"),
    Situation("changes", "fate", 60, "changes text_named", ("", "", "", ""), "a text"),
    Situation("contact", "fate", 60, "contact text_named", ("", "", "", ""), "a text"),
    Situation("rescue", "fate", 60, "rescue given", ("one_a one_b", "", "", ""), "a b"),
    Situation("clue", "fate", 60, "clue", ("", "", "", ""), "a"),
)
HARM = (
    Situation("dies", "harm", 100, "dies", ("", "", "one_b", "", "", ""), "b"),
    Situation("mortal", "harm", 85, "mortal", ("", "", "one_b", "", "", ""), "b"),
    Situation("counts", "harm", 50, "counts", ("n_left_named", "n_left_named", "", "", "", ""), "b n_left"),
    Situation("saved", "harm", 84, "saved", ("", "one_a", "one_b", "", "", ""), "a b"),
    Situation("care", "harm", 45, "cared", ("one_a", "", "", ""), "a b"),
    Situation("reopened", "harm", 45, "reopened", ("one_a", "", "", ""), "a b"),
    Situation("no-care", "harm", 45, "no_care", ("one_a", "", "", ""), "a b"),
    Situation("knocked-out", "harm", 75, "knocked_out", ("", "one_b", "", "", "", ""), "b"),
    Situation("out", "harm", 75, "out", ("", "", "", "", "", ""), "b"),
    Situation("dazed", "harm", 60, "dazed", ("", "one_b", "", "", "one_b", "", "", ""), "b"),
    Situation("still-dazed", "harm", 40, "still_dazed", ("", "", "", "one_b", "", ""), "b"),
    Situation("wound", "harm", 55, "wound", ("", "", "one_b", "", "", "", "", ""), "b"),
    Situation("lives", "harm", 58, "lives", ("one_b", "", "one_b", "", "", ""), "b"),
    Situation("back", "harm", 50, "back", ("one_b", "", ""), "b"),
    Situation("unhurt", "harm", 30, "no_wound", ("", "", "one_b", "", "", ""), "b"),
    Situation("over", "end", 100, "over", ("", "", "", "", "", "", "", "", "", "", "", ""), ""),
)
WORDS = (
    Situation(
        "won-words",
        "words",
        50,
        "words_won",
        ("goal_named one_a", "", "", "", "goal_named", "goal_named one_b", "", "goal_named"),
        "a b goal",
    ),
    Situation(
        "lost-words",
        "words",
        50,
        "words_lost",
        ("effect_named one_b", "", "", "", "effect_named", "effect_named", ""),
        "a b effect",
    ),
    Situation("accepts", "words", 80, "accepts", ("", "one_a", "", "", "", "one_a"), "a"),
    Situation("up-quarrel", "words", 80, "up_2", ("", "", "", ""), "a"),
    Situation("up-brawl", "words", 80, "up_3", ("", "", "", ""), "a"),
    Situation("up-deadly", "words", 80, "up_4", ("one_a", "", "", ""), "a"),
)
ROLLS = (
    Situation("roll-exceptional", "roll", 60, "won exceptional", ("", "title_named", "", ""), "a title"),
    Situation("roll-disaster", "roll", 60, "lost exceptional", ("", "title_named", "", ""), "a title"),
    Situation("tie-broken", "roll", 60, "opposed tie_broken", ("", "", "", ""), "a"),
    Situation("opposed", "roll", 50, "opposed", ("", "", "", "", "", "one_a"), "a"),
    Situation(
        "roll-won",
        "roll",
        40,
        "won",
        ("title_named", "", "", "title_named", "", "", "", "title_named"),
        "a title",
    ),
    Situation(
        "roll-lost",
        "roll",
        40,
        "lost",
        ("title_named", "", "", "title_named", "", "", "title_named", ""),
        "a title",
    ),
    Situation(
        "roll-near",
        "roll",
        50,
        "lost near",
        ("", "title_named", "", "", "one_a", "title_named", "", ""),
        "a title",
    ),
)
SITUATIONS = (*START, *ACTS, *FATE, *HARM, *WORDS, *ROLLS)
