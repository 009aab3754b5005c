"""The situations of Noir. Their texts are in `locales/<language>/noir-telling.ftl`.

`a` is the character that acts, `b` the one that it happens to. A wording needs `one_a` or `one_b` if a verb
or adjective agrees with that name in any language, and `goal_named` and the like for what it quotes.
"""

from narration.telling.situation import Situation

ACTS = (
    Situation("many", "act", 66, "attacks won many", ("", "", ""), "a"),
    Situation("miss-exceptional", "act", 62, "attacks lost exceptional", ("", "", "one_a"), "a"),
    Situation("hit-exceptional", "act", 61, "attacks won exceptional harms", ("", "one_a", "", ""), "a"),
    Situation("empty", "act", 58, "attacks empty", ("", "", ""), "a"),
    Situation("aim", "act", 55, "attacks won !harms", ("", "one_a", ""), "a"),
    Situation("frenzy", "act", 52, "attacks won frenzy", ("", "", "one_a"), "a b"),
    Situation("undefended", "act", 45, "attacks won undefended", ("", "", ""), "a b"),
    Situation("melee", "act", 41, "attacks won fights", ("one_a one_b", "", "", "one_a"), "a b"),
    Situation("throw-hit", "act", 41, "attacks won throws", ("one_a", "", ""), "a b"),
    Situation(
        "hit", "act", 40, "attacks won", ("fires one_a", "fires", "", "", "one_a", "", "one_b", ""), "a b"
    ),
    Situation("melee-miss", "act", 41, "attacks lost fights", ("one_a", "one_b", "", ""), "a b"),
    Situation("throw-miss", "act", 41, "attacks lost throws", ("", "one_a", ""), "a b"),
    Situation(
        "miss",
        "act",
        40,
        "attacks lost !frenzy",
        ("fires one_a", "fires", "", "one_a", "", "", "", ""),
        "a b",
    ),
    Situation("reload", "act", 40, "reloads won", ("one_a", "", ""), "a"),
    Situation("reload-fails", "act", 40, "reloads lost", ("", "one_a", ""), "a"),
    Situation("scan", "act", 40, "scans won", ("one_a", "", ""), "a"),
    Situation("scan-fails", "act", 40, "scans lost", ("", "one_a", ""), "a"),
    Situation("does-it", "act", 30, "won !attacks", ("one_a", "", ""), "a"),
    Situation("does-not", "act", 30, "lost !attacks", ("one_a", "", ""), "a"),
)
FATE = (
    Situation("protect", "fate", 80, "protects", ("one_a", "", ""), "a b"),
    Situation("grit", "fate", 60, "grit", ("", "one_a", ""), "a"),
)
HARM = (
    Situation("dies", "harm", 100, "dies", ("", "", "one_b", ""), "b"),
    Situation("mortal", "harm", 85, "mortal", ("", "", "one_b"), "b"),
    Situation("knocked-out", "harm", 75, "knocked_out", ("", "one_b", ""), "b"),
    Situation("out", "harm", 75, "out", ("", "", ""), "b"),
    Situation("dazed", "harm", 60, "dazed", ("", "one_b", "", ""), "b"),
    Situation("wound", "harm", 55, "wound", ("", "", "one_b", "", ""), "b"),
    Situation("back", "harm", 50, "back", ("one_b", "", ""), "b"),
    Situation("unhurt", "harm", 30, "no_wound", ("", "", "one_b", ""), "b"),
    Situation("over", "end", 100, "over", ("", "", "", ""), ""),
)
WORDS = (
    Situation("won-words", "words", 50, "words_won", ("goal_named one_a", "", "", ""), "a b goal"),
    Situation("lost-words", "words", 50, "words_lost", ("effect_named one_b", "", "", ""), "a b effect"),
    Situation("accepts", "words", 80, "accepts", ("", "one_a", ""), "a"),
    Situation("up-quarrel", "words", 80, "up_2", ("", "", ""), "a"),
    Situation("up-brawl", "words", 80, "up_3", ("", "", ""), "a"),
    Situation("up-deadly", "words", 80, "up_4", ("one_a", "", ""), "a"),
)
ROLLS = (
    Situation("roll-exceptional", "roll", 60, "won exceptional", ("", "title_named", ""), "a title"),
    Situation("roll-disaster", "roll", 60, "lost exceptional", ("", "title_named", ""), "a title"),
    Situation("tie-broken", "roll", 60, "opposed tie_broken", ("", ""), "a"),
    Situation("opposed", "roll", 50, "opposed", ("", "", ""), "a"),
    Situation("roll-won", "roll", 40, "won", ("title_named", "", "", "title_named", "", ""), "a title"),
    Situation("roll-lost", "roll", 40, "lost", ("title_named", "", "", "title_named", "", ""), "a title"),
)
SITUATIONS = (*ACTS, *FATE, *HARM, *WORDS, *ROLLS)
