"""The situations of Zapas. Their texts are in `locales/<language>/zapas-telling.ftl`.

`a` is the one whom the sentence is about, `b` the other one. A wording needs `one_a` or `one_b` if a verb or
adjective agrees with that name in any language, and `title_named` and the like for what it quotes.
"""

from narration.telling.situation import Situation

ROLLS = (
    Situation(
        "win",
        "roll",
        30,
        "success",
        (
            "title_named one_a",
            "title_named",
            "",
            "",
            "goal_named",
            "one_a",
            "!exact !hurt",
            "",
            "title_named",
            "",
        ),
        "a title goal",
    ),
    Situation(
        "win-exact",
        "roll",
        50,
        "success exact",
        ("", "", "one_a", "title_named", "", "", "", "goal_named", "one_a", ""),
        "a title goal",
    ),
    Situation(
        "win-far",
        "roll",
        55,
        "success far",
        ("", "one_a", "", "title_named", "", "", "one_a", "goal_named"),
        "a title goal",
    ),
    Situation(
        "win-hurt", "roll", 57, "success hurt condition_named", ("", "", "", "one_a", "", ""), "a condition"
    ),
    Situation(
        "win-steep",
        "roll",
        58,
        "success steep n_difficulty_named",
        ("", "", "title_named", "one_a", "", "", "", "goal_named"),
        "a title goal n_difficulty",
    ),
    Situation(
        "lose",
        "roll",
        30,
        "failure",
        ("", "title_named", "", "", "", "one_a", "", "goal_named", "", "title_named", "", ""),
        "a title goal",
    ),
    Situation(
        "lose-one",
        "roll",
        50,
        "failure one_short",
        ("", "title_named", "", "", "", "", "", "goal_named", "", ""),
        "a title goal",
    ),
    Situation(
        "lose-none",
        "roll",
        55,
        "failure no_hits",
        ("", "handful", "", "", "", "", "title_named", ""),
        "a title",
    ),
)
COLOUR = (
    Situation("all-in", "colour", 80, "success all_in", ("", "", "", "one_a", "", ""), "a"),
    Situation("all-in-lost", "colour", 70, "failure all_back", ("", "", "", "one_a"), "a"),
    Situation(
        "save", "colour", 40, "success thrifty has_reserve !helped", ("", "", "", "", "one_a", ""), "a"
    ),
    Situation(
        "help-won",
        "colour",
        60,
        "success helped h_named",
        ("", "one_helper", "", "", "", "one_helper", "", ""),
        "a h",
    ),
    Situation("help-lost", "colour", 50, "failure helped h_named", ("one_helper", "", "", "", "", ""), "a h"),
    Situation("flag", "colour", 55, "flag_used flag_named", ("", "", "", "", "", "one_a", "", ""), "a flag"),
)
OUTCOME = (
    Situation("npc-dead", "outcome", 75, "npc_dead", ("", None, "", "", "", "", "")),
    Situation("npc-hit", "outcome", 70, "npc_hit", ("", "", "", "", "", "")),
    Situation(
        "lifted",
        "outcome",
        60,
        "lifted",
        ("condition_named player", "condition_named", "", "", "condition_named", "condition_named"),
        "a condition",
    ),
    Situation(
        "task-part",
        "outcome",
        60,
        "part n_reduction_named",
        ("task_named", "task_named", "", "", "task_named", ""),
        "a task n_reduction",
    ),
    Situation(
        "task-done", "outcome", 60, "done", ("task_named", "task_named", "", "", "task_named", ""), "a task"
    ),
    Situation(
        "contact", "outcome", 60, "contact", ("one_a", "", "text_named", "", "text_named", ""), "a text"
    ),
    Situation(
        "thing",
        "outcome",
        60,
        "thing",
        ("packed text_named", "acquire text_named", "text_named", "", "packed", "acquire", ""),
        "a text",
    ),
)
CONDITION = (
    Situation("condition-final", "condition", 76, "given stops final", ("", "", "", None), "a"),
    Situation(
        "condition-stops",
        "condition",
        75,
        "given stops !final",
        ("condition_named player", "condition_named player", "condition_named", "", "", "player one_a"),
        "a condition",
    ),
    Situation(
        "condition",
        "condition",
        60,
        "given",
        (
            "condition_named one_a",
            "condition_named",
            "condition_named player one_a",
            "",
            "",
            "condition_named player",
            "condition_named",
            "condition_named",
        ),
        "a condition",
    ),
)
DUEL = (
    Situation("duel-open", "opening", 60, "", ("", "one_a", "", "", "", "fact", "", "")),
    Situation(
        "duel-stakes",
        "stakes",
        50,
        "agreed",
        (
            "stake_named stake_b_named",
            "stake_named stake_b_named",
            "",
            "",
            "stake_named stake_b_named",
            "",
            "",
        ),
        "a b stake stake_b",
    ),
    Situation(
        "duel-bid",
        "bid",
        40,
        "raises big !remarked n_dice_named",
        ("one_a", "", "", "one_a one_b"),
        "a b n_dice",
    ),
    Situation("duel-high", "bid", 35, "raises high !remarked n_total_named", ("", "", "one_a"), "a n_total"),
    Situation(
        "duel-out",
        "out",
        60,
        "out !remarked",
        ("!both_out", "!both_out", "both_out", "both_out", "!both_out"),
    ),
    Situation(
        "duel-given-up",
        "duel",
        70,
        "conceded",
        ("!fact stake_named", "!fact stake_named one_a", "", "", "one_a", ""),
        "a b stake",
    ),
    Situation("duel-tie-fact", "duel", 60, "tie fact", ("", "", "", "")),
    Situation("duel-tie", "duel", 60, "tie !fact", ("", "", "", "no_hits", "!no_hits")),
    Situation(
        "duel-narrow",
        "duel",
        50,
        "won narrow",
        ("!fact stake_named", "!fact stake_named", "", "", "", "!fact stake_named one_a"),
        "a b stake",
    ),
    Situation(
        "duel-won",
        "duel",
        40,
        "won",
        ("!fact stake_named one_a", "!fact stake_named", "!narrow", "", "one_a", "!fact stake_named"),
        "a b stake",
    ),
    Situation("duel-fact", "fact", 80, "settled", ("text_named", None, "", "", "text_named"), "text"),
)
REST = (
    Situation(
        "rest",
        "recovery",
        50,
        "filled",
        ("names_named", "names_named", "", "", "full names_named", "names_named"),
        "names",
    ),
    Situation(
        "rest-full",
        "recovery",
        50,
        "unchanged",
        ("names_named", "names_named", "", "", "names_named", ""),
        "names",
    ),
)
FLAGS = (
    Situation(
        "flag-against",
        "flag",
        85,
        "against",
        ("flag_named one_a", "flag_named", "", "n_marks_named", "flag_named", ""),
        "a flag n_marks",
    ),
    Situation(
        "flag-reached",
        "flag",
        85,
        "reached",
        ("flag_named n_marks_named", "flag_named one_a", None, "", ""),
        "a flag n_marks",
    ),
)
JOURNEY = (
    Situation("travel", "phase", 40, "travel", ("", "", "", "", ""), ""),
    Situation("play", "phase", 40, "play", ("", "", "", "", ""), ""),
)
SITUATIONS = (*ROLLS, *COLOUR, *OUTCOME, *CONDITION, *DUEL, *REST, *FLAGS, *JOURNEY)
