"""The situations of Nyx. Their texts are in `locales/<language>/nyx-telling.ftl`.

`a` is the side that the claims of a situation are about, `b` the other one. A wording needs `one_a` or
`one_b` if a verb or adjective agrees with that name in any language, and a claim such as `goal_named` for
every text that it quotes.
"""

from narration.telling.situation import Situation

OPENING = (
    Situation(
        "open",
        "opening",
        50,
        "level",
        {
            2: "acts_a acts_b",
            3: "",
            4: "",
            5: "",
            6: "acts_a acts_b",
            7: "one_a acts_a goal_named",
            8: "acts_a acts_b goal_named goal_b_named",
            9: "",
        },
        "a b goal goal_b",
    ),
    Situation(
        "open-ahead",
        "opening",
        50,
        "leads",
        {1: "one_a", 2: "one_a", 3: "", 5: "acts_b", 6: "acts_a goal_named", 7: ""},
        "a b goal",
    ),
)
MEETING = (
    Situation(
        "carried",
        "meeting",
        60,
        "even chose steps",
        {1: "", 2: "", 3: "one_a", 5: "", 6: "one_b", 8: "one_a", 9: "one_a", 10: "one_a"},
    ),
    Situation(
        "turned",
        "meeting",
        60,
        "weaker chose steps",
        {
            1: "one_a one_b",
            2: "one_a",
            3: "",
            6: "",
            7: "one_a one_b",
            8: "",
            13: "",
            14: "one_b",
            15: "one_a",
        },
    ),
    Situation("repeat", "meeting", 58, "repeats_b", {1: "", 2: "one_a one_b", 4: "one_a", 5: ""}),
    Situation("tilt", "meeting", 57, "tilt !passive", {1: "", 2: "", 4: "one_a", 5: ""}),
    Situation("nothing", "meeting", 55, "nothing !someone_won", {1: "", 2: "", 3: "", 4: "", 5: "", 6: ""}),
    Situation(
        "void-def",
        "meeting",
        50,
        "void defensive",
        {1: "one_a", 4: "one_a", 7: "one_a one_b", 8: "one_a", 9: "", 10: "", 11: "", 12: "one_a"},
    ),
    Situation(
        "void-off",
        "meeting",
        50,
        "void offensive",
        {2: "", 4: "one_b", 5: "one_a", 8: "one_a", 9: "", 10: "", 11: "one_a", 12: "one_a"},
    ),
    Situation(
        "def",
        "meeting",
        40,
        "won !weaker defensive",
        {1: "one_a one_b", 2: "", 3: "", 4: "one_a", 6: "one_a"},
    ),
    Situation(
        "wait",
        "meeting",
        40,
        "won !weaker waiting",
        {1: "one_a one_b", 2: "one_b", 4: "", 5: "one_a", 8: "one_a one_b", 9: "", 10: ""},
    ),
    Situation(
        "off",
        "meeting",
        40,
        "won !weaker offensive",
        {1: "one_a one_b", 2: "", 3: "one_a one_b", 4: "", 5: "one_a", 6: "", 7: "one_b", 9: "one_a"},
    ),
    Situation(
        "eq-def",
        "meeting",
        40,
        "equal_picks defensive",
        {1: "", 2: "", 3: "", 4: "", 5: "", 6: "", 7: "", 8: "one_a one_b"},
    ),
    Situation(
        "eq-wait",
        "meeting",
        40,
        "equal_picks waiting",
        {1: "", 2: "", 3: "", 4: "", 5: "", 6: "", 8: "", 9: "one_a one_b"},
    ),
    Situation(
        "eq-off",
        "meeting",
        40,
        "equal_picks offensive",
        {1: "", 2: "", 3: "", 4: "", 5: "", 6: "one_a one_b", 7: "", 8: ""},
    ),
    Situation("stride", "meeting", 40, "strides", {2: "", 6: "one_a", 8: "", 9: "", 10: "", 11: "one_a"}),
    Situation(
        "gain",
        "meeting",
        40,
        "gains",
        {1: "one_a", 3: "", 4: "one_a", 7: "one_a", 9: "", 10: "", 11: "", 12: ""},
    ),
    Situation(
        "stride-goal",
        "meeting",
        40,
        "strides rout !at_end goal_named",
        {2: "", 5: "", 6: ""},
        "a b goal",
    ),
    Situation(
        "gain-goal",
        "meeting",
        40,
        "gains gained !at_end goal_named",
        {1: "", 2: "", 3: "one_a", 4: ""},
        "a b goal",
    ),
    Situation("slip-goal", "meeting", 40, "slips lost goal_named", {1: "", 3: "", 5: ""}, "a b goal"),
    Situation("fall-goal", "meeting", 40, "falls lost_far goal_named", {1: "", 2: "", 4: ""}, "a b goal"),
    Situation("slip", "meeting", 40, "slips", {3: "", 4: "one_a", 6: "", 7: "", 8: "one_a", 9: "one_a"}),
    Situation("fall", "meeting", 40, "falls", {2: "", 3: "one_a", 5: "", 6: "one_a", 7: "", 8: ""}),
)
TURN = (
    Situation(
        "over-again",
        "turn",
        92,
        "over harms was_at_end",
        {1: "", 2: "", 3: "one_b", 5: "one_a", 6: "", 7: "", 9: "one_b", 10: "", 12: "", 13: "", 14: ""},
    ),
    Situation(
        "over",
        "turn",
        90,
        "over harms !was_at_end",
        {
            1: "",
            2: "one_b",
            4: "one_a one_b",
            6: "",
            7: "one_a",
            9: "one_a one_b",
            10: "",
            11: "",
            12: "",
            13: "one_b",
        },
    ),
    Situation(
        "saved",
        "turn",
        88,
        "saved_b !passive",
        {1: "one_b", 2: "one_b", 6: "one_a", 8: "", 9: "", 10: "one_b"},
    ),
    Situation(
        "turns",
        "turn",
        85,
        "was_behind leads !passive",
        {
            1: "one_a",
            2: "",
            3: "one_a one_b",
            4: "",
            6: "one_a",
            7: "",
            9: "",
            10: "one_a",
            11: "",
            12: "one_a",
            13: "one_a",
        },
    ),
    Situation(
        "turns-goal",
        "turn",
        85,
        "was_behind leads goal_named !passive",
        {1: "one_a", 2: "one_a", 4: "", 6: ""},
        "a b goal",
    ),
    Situation(
        "end-first",
        "turn",
        80,
        "at_end !was_at_end !over !passive",
        {1: "", 2: "one_b", 4: "", 6: "one_a", 7: "", 8: ""},
    ),
    Situation(
        "level",
        "turn",
        75,
        "level was_behind !passive",
        {1: "", 2: "", 3: "", 4: "one_a", 5: "", 6: "", 7: ""},
    ),
    Situation(
        "last",
        "turn",
        70,
        "last_step gained goal_named !passive",
        {1: "by_goal", 3: "one_a", 4: "", 5: "", 6: "", 7: "by_goal", 8: "one_b"},
        "a b goal",
    ),
    Situation("rout", "turn", 65, "rout !passive", {1: "", 2: "", 3: "one_b", 6: "", 7: ""}),
    Situation(
        "opens",
        "turn",
        60,
        "was_level leads !passive",
        {1: "", 2: "one_b", 3: "one_a first_round", 4: "", 5: "one_a", 6: "", 7: "one_a", 9: "", 10: ""},
    ),
    Situation(
        "opens-goal",
        "turn",
        60,
        "was_level leads goal_named !passive",
        {1: "", 3: "", 4: "one_a"},
        "a b goal",
    ),
    Situation("swing", "turn", 55, "swing !passive", {1: "", 2: "one_a", 4: "", 5: ""}),
    Situation("still-end", "turn", 50, "still at_end !over !passive", {1: "", 2: "one_b", 5: "", 6: "one_b"}),
    Situation(
        "closer",
        "turn",
        40,
        "behind gained !passive",
        {2: "one_b", 3: "one_a", 4: "", 6: "one_a", 7: "", 9: "one_b", 10: "", 11: "", 12: "one_a"},
    ),
    Situation(
        "closer-goal",
        "turn",
        40,
        "behind gained goal_named !passive",
        {1: "", 2: "one_a", 3: "", 4: "one_a"},
        "a b goal",
    ),
    Situation(
        "still-goal", "turn", 35, "still !at_end goal_named !passive", {1: "", 2: "", 4: "one_a"}, "a b goal"
    ),
    Situation(
        "further-goal",
        "turn",
        30,
        "led gained !at_end goal_named !passive",
        {1: "", 2: "one_a", 3: ""},
        "a b goal",
    ),
    Situation(
        "still",
        "turn",
        35,
        "still !behind !at_end !passive",
        {1: "", 2: "", 3: "", 6: "", 7: "", 8: "", 9: "leads", 10: "leads"},
    ),
    Situation(
        "further",
        "turn",
        30,
        "led gained !passive",
        {1: "", 2: "one_b", 3: "one_a", 5: "", 6: "one_b", 7: "one_a"},
    ),
)
PRICE = (
    Situation(
        "story",
        "price",
        70,
        "story text_named",
        {1: "one_a", 2: "", 3: "", 4: "", 5: "one_a", 6: ""},
        "a b text",
    ),
    Situation(
        "aspect",
        "price",
        50,
        "aspect_helped aspect_named",
        {1: "", 3: "", 4: "one_a", 6: "", 7: "", 8: "", 9: "", 10: "", 11: ""},
        "a b aspect",
    ),
    Situation(
        "hurt",
        "price",
        50,
        "aspect_hurt aspect_named",
        {1: "", 2: "", 3: "", 4: "", 5: "", 6: ""},
        "a b aspect",
    ),
    Situation(
        "member", "price", 40, "other_member m_named", {2: "", 3: "", 4: "", 5: "", 6: "", 7: ""}, "a b m"
    ),
    Situation(
        "bought", "price", 30, "bought_off aspect_named", {1: "", 2: "", 3: "one_a", 4: ""}, "a b aspect"
    ),
)
PENALTY = (
    Situation(
        "damage",
        "penalty",
        80,
        "damage damage_named",
        {1: "", 2: "", 3: "one_b", 4: "", 5: "", 6: ""},
        "a b damage",
    ),
    Situation("damage-bare", "penalty", 79, "damage", {1: "", 3: "", 4: ""}),
    Situation("fatigue", "penalty", 80, "fatigue", {1: "one_b", 2: "", 3: "", 4: "one_b", 5: "", 6: "one_b"}),
    Situation("mob", "penalty", 60, "mob_shrinks", {2: "", 5: "", 6: "", 7: ""}),
)
END = (
    Situation(
        "goal",
        "end",
        100,
        "end_goal won goal_named",
        {1: "", 2: "", 3: "one_a", 4: "", 5: "", 6: "", 7: "one_a", 8: ""},
        "a b goal",
    ),
    Situation("goal-bare", "end", 99, "end_goal won", {1: "", 2: "", 3: "one_a", 5: "one_a", 6: ""}),
    Situation(
        "out",
        "end",
        100,
        "end_out won",
        {1: "one_b", 3: "", 5: "goal_named", 7: "one_b", 8: "one_a one_b"},
        "a b goal",
    ),
    Situation(
        "gave-up", "end", 100, "end_gave_up won", {1: "", 2: "one_b", 3: "one_b", 4: "", 5: "", 6: "one_b"}
    ),
    Situation("broke-off", "end", 100, "end_broke_off broke_off", {1: "", 2: "one_a", 3: "", 4: ""}),
    Situation("gm-ahead", "end", 100, "end_gm leads", {1: "", 3: "", 4: ""}),
    Situation("gm-level", "end", 100, "end_gm level", {1: "", 2: "", 3: ""}),
)
ROLLS = (
    Situation("group", "group", 60, "for_group", {1: "", 2: "", 3: "", 4: ""}, "a"),
    Situation(
        "roll-won-text", "roll", 45, "one_a won text_named", {1: "", 3: "", 4: "", 5: "", 6: ""}, "a text"
    ),
    Situation(
        "roll-lost-text", "roll", 45, "one_a lost text_named", {3: "", 4: "", 5: "", 6: "", 7: ""}, "a text"
    ),
    Situation(
        "roll-won",
        "roll",
        40,
        "one_a won",
        {
            1: "text_named",
            2: "",
            3: "text_named",
            4: "",
            6: "text_named",
            7: "",
            8: "",
            9: "text_named",
            11: "",
        },
        "a text",
    ),
    Situation(
        "roll-lost",
        "roll",
        40,
        "one_a lost",
        {1: "text_named", 2: "", 4: "text_named", 5: "", 6: "", 8: ""},
        "a text",
    ),
    Situation(
        "clear", "opposed", 50, "won clear", {3: "one_a", 5: "one_b", 7: "", 8: "", 9: "", 10: "one_a"}
    ),
    Situation(
        "narrow", "opposed", 50, "won !clear", {2: "", 4: "one_a one_b", 5: "", 7: "", 8: "one_a", 9: "one_b"}
    ),
    Situation("tie", "opposed", 50, "tie", {1: "", 2: "", 3: "", 4: "", 5: "", 6: ""}),
)
SITUATIONS = (*OPENING, *MEETING, *TURN, *PRICE, *PENALTY, *END, *ROLLS)
