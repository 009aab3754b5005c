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
        (
            "acts_a acts_b",
            "acts_a acts_b",
            "",
            "",
            "",
            "acts_a acts_b",
            "acts_a goal_named",
            "acts_a acts_b goal_named goal_b_named",
        ),
        "a b goal goal_b",
    ),
    Situation(
        "open-ahead",
        "opening",
        50,
        "leads",
        ("one_a", "one_a", "", "", "acts_b", "acts_a goal_named"),
        "a b goal",
    ),
)
MEETING = (
    Situation("carried", "meeting", 60, "even chose steps", ("", "", "one_a", "", "", "one_b", "", "one_a")),
    Situation(
        "turned",
        "meeting",
        60,
        "weaker chose steps",
        ("one_a one_b", "one_a", "", None, "", "", "one_a one_b", "", None, "", None, ""),
    ),
    Situation("repeat", "meeting", 58, "repeats_b", ("", "one_a one_b", "", "one_a")),
    Situation("tilt", "meeting", 57, "tilt !passive", ("", "", "", "one_a")),
    Situation("nothing", "meeting", 55, "nothing !someone_won", ("", "", "", "", "", "")),
    Situation(
        "void-def",
        "meeting",
        50,
        "void defensive",
        ("one_a", "", "", "one_a", "", "", "one_a one_b", "one_a"),
    ),
    Situation(
        "void-off", "meeting", 50, "void offensive", ("one_a", "", "", "one_b", "one_a", "", "", "one_a")
    ),
    Situation("def", "meeting", 40, "won !weaker defensive", ("one_a one_b", "", "", "one_a", "")),
    Situation(
        "wait",
        "meeting",
        40,
        "won !weaker waiting",
        ("one_a one_b", "one_b", "", "", "one_a", "", None, "one_a one_b"),
    ),
    Situation(
        "off",
        "meeting",
        40,
        "won !weaker offensive",
        ("one_a one_b", "", "one_a one_b", "", "one_a", "", "one_b", ""),
    ),
    Situation("eq-def", "meeting", 40, "equal_picks defensive", ("", "", "", "", "", "", "", "one_a one_b")),
    Situation("eq-wait", "meeting", 40, "equal_picks waiting", ("", "", "", "", "", "", "one_a one_b", "")),
    Situation("eq-off", "meeting", 40, "equal_picks offensive", ("", "", "", "", "", "one_a one_b", "", "")),
    Situation("stride", "meeting", 40, "strides", ("", "", None, "", None, "one_a", "", "")),
    Situation("gain", "meeting", 40, "gains", ("one_a", "", "", "one_a", "", "", "one_a", "")),
    Situation(
        "stride-goal",
        "meeting",
        40,
        "strides rout !at_end goal_named",
        (None, "", None, None, "", ""),
        "a b goal",
    ),
    Situation(
        "gain-goal", "meeting", 40, "gains gained !at_end goal_named", ("", "", "one_a", ""), "a b goal"
    ),
    Situation("slip-goal", "meeting", 40, "slips lost goal_named", ("", None, "", None, ""), "a b goal"),
    Situation("fall-goal", "meeting", 40, "falls lost_far goal_named", ("", "", None, ""), "a b goal"),
    Situation("slip", "meeting", 40, "slips", ("one_a", "", "", "one_a", "", "")),
    Situation("fall", "meeting", 40, "falls", ("", "", "one_a", "", "", "one_a")),
)
TURN = (
    Situation(
        "over-again",
        "turn",
        92,
        "over harms was_at_end",
        ("", "", "one_b", "", "one_a", "", "", "", "one_b", "", ""),
    ),
    Situation(
        "over",
        "turn",
        90,
        "over harms !was_at_end",
        ("", "one_b", "", "one_a one_b", "", "", "one_a", "", "one_a one_b", ""),
    ),
    Situation("saved", "turn", 88, "saved_b !passive", ("one_b", "one_b", "", "", "", "one_a", None)),
    Situation(
        "turns",
        "turn",
        85,
        "was_behind leads !passive",
        ("one_a", "", "one_a one_b", "", "", "one_a", "", "", "", "one_a", ""),
    ),
    Situation(
        "turns-goal",
        "turn",
        85,
        "was_behind leads goal_named !passive",
        ("one_a", "one_a", None, "", ""),
        "a b goal",
    ),
    Situation(
        "end-first", "turn", 80, "at_end !was_at_end !over !passive", ("", "one_b", "", "", "", "one_a")
    ),
    Situation("level", "turn", 75, "level was_behind !passive", ("", "", "", "one_a", "", "", "")),
    Situation(
        "last",
        "turn",
        70,
        "last_step gained goal_named !passive",
        ("by_goal", "", "one_a", "", "", "", "by_goal"),
        "a b goal",
    ),
    Situation("rout", "turn", 65, "rout !passive", ("", "", "one_b", "", "")),
    Situation(
        "opens",
        "turn",
        60,
        "was_level leads !passive",
        ("", "one_b", "one_a first_round", "", "one_a", "", "one_a", "", ""),
    ),
    Situation(
        "opens-goal",
        "turn",
        60,
        "was_level leads goal_named !passive",
        ("", None, "", "one_a"),
        "a b goal",
    ),
    Situation("swing", "turn", 55, "swing !passive", ("", "one_a", "", "")),
    Situation("still-end", "turn", 50, "still at_end !over !passive", ("", "one_b", "", "")),
    Situation(
        "closer",
        "turn",
        40,
        "behind gained !passive",
        ("", "one_b", "one_a", "", "", "one_a", "", "", "one_b"),
    ),
    Situation(
        "closer-goal", "turn", 40, "behind gained goal_named !passive", ("", "one_a", "", "one_a"), "a b goal"
    ),
    Situation(
        "still-goal", "turn", 35, "still !at_end goal_named !passive", ("", "", None, "one_a"), "a b goal"
    ),
    Situation(
        "further-goal",
        "turn",
        30,
        "led gained !at_end goal_named !passive",
        ("", "one_a", "", None),
        "a b goal",
    ),
    Situation(
        "still",
        "turn",
        35,
        "still !behind !at_end !passive",
        ("", "", "", "leads", None, "", "", "", "leads"),
    ),
    Situation("further", "turn", 30, "led gained !passive", ("", "one_b", "one_a", "", "", "one_b")),
)
PRICE = (
    Situation("story", "price", 70, "story text_named", ("one_a", "", "", "", "one_a", ""), "a b text"),
    Situation(
        "aspect",
        "price",
        50,
        "aspect_helped aspect_named",
        ("", "", "", "one_a", "", "", "", "", ""),
        "a b aspect",
    ),
    Situation("hurt", "price", 50, "aspect_hurt aspect_named", ("", "", "", "", "", ""), "a b aspect"),
    Situation("member", "price", 40, "other_member m_named", ("", "", "", "", "", ""), "a b m"),
    Situation("bought", "price", 30, "bought_off aspect_named", ("", "", "one_a", ""), "a b aspect"),
)
PENALTY = (
    Situation("damage", "penalty", 80, "damage damage_named", ("", "", "one_b", "", "", ""), "a b damage"),
    Situation("damage-bare", "penalty", 79, "damage", ("", "", "")),
    Situation("fatigue", "penalty", 80, "fatigue", ("one_b", "", "", "one_b", "", "", None)),
    Situation("mob", "penalty", 60, "mob_shrinks", ("", "", "", "")),
)
END = (
    Situation(
        "goal", "end", 100, "end_goal won goal_named", ("", "", "one_a", "", "", "", "one_a", ""), "a b goal"
    ),
    Situation("goal-bare", "end", 99, "end_goal won", ("", "", "one_a", "", "one_a")),
    Situation(
        "out", "end", 100, "end_out won", ("one_b", "", "", None, "goal_named", None, "one_b"), "a b goal"
    ),
    Situation("gave-up", "end", 100, "end_gave_up won", ("", "one_b", "one_b", "", "", "one_b")),
    Situation("broke-off", "end", 100, "end_broke_off broke_off", ("", "one_a", "", "")),
    Situation("gm-ahead", "end", 100, "end_gm leads", ("", "", "")),
    Situation("gm-level", "end", 100, "end_gm level", ("", "", "")),
)
ROLLS = (
    Situation("group", "group", 60, "for_group", ("", "", "", ""), "a"),
    Situation("roll-won-text", "roll", 45, "one_a won text_named", ("", None, "", "", "", ""), "a text"),
    Situation(
        "roll-lost-text", "roll", 45, "one_a lost text_named", (None, None, "", "", "", "", ""), "a text"
    ),
    Situation(
        "roll-won",
        "roll",
        40,
        "one_a won",
        ("text_named", "", "text_named", "", None, "text_named", "", "", "text_named", ""),
        "a text",
    ),
    Situation(
        "roll-lost",
        "roll",
        40,
        "one_a lost",
        ("text_named", "", None, "text_named", "", "", None, "", None),
        "a text",
    ),
    Situation("clear", "opposed", 50, "won clear", ("", "", "one_a", "", "one_b", "")),
    Situation("narrow", "opposed", 50, "won !clear", ("", "", "", "one_a one_b", "", "")),
    Situation("tie", "opposed", 50, "tie", ("", "", "", "", "", "")),
)
SITUATIONS = (*OPENING, *MEETING, *TURN, *PRICE, *PENALTY, *END, *ROLLS)
