"""The situations of Nyx. Their texts are in `locales/<language>/nyx-telling.ftl`.

`a` is the side that the claims of a situation are about, `b` the other one. A wording needs `one_a` or
`one_b` if a verb or adjective agrees with that name in any language, and a claim such as `goal_named` for
every text that it quotes.
"""

from narration.telling.situation import Situation

OPENING = (
    Situation("open", "opening", 50, "level", ("", "")),
    Situation("open-ahead", "opening", 50, "leads", ("", "one_a")),
)
MEETING = (
    Situation("carried", "meeting", 60, "even chose steps", ("", "")),
    Situation("turned", "meeting", 60, "weaker chose steps", ("one_a one_b", "one_a")),
    Situation("repeat", "meeting", 58, "repeats_b", ()),
    Situation("tilt", "meeting", 57, "tilt !passive", ()),
    Situation("nothing", "meeting", 55, "nothing !someone_won", ()),
    Situation("void-def", "meeting", 50, "void defensive", ()),
    Situation("void-off", "meeting", 50, "void offensive", ()),
    Situation("def", "meeting", 40, "won !weaker defensive", ()),
    Situation("wait", "meeting", 40, "won !weaker waiting", ()),
    Situation("off", "meeting", 40, "won !weaker offensive", ()),
    Situation("eq-def", "meeting", 40, "equal_picks defensive", ()),
    Situation("eq-wait", "meeting", 40, "equal_picks waiting", ()),
    Situation("eq-off", "meeting", 40, "equal_picks offensive", ()),
    Situation("stride", "meeting", 40, "strides", ()),
    Situation("gain", "meeting", 40, "gains", ()),
    Situation("slip", "meeting", 40, "slips", ()),
    Situation("fall", "meeting", 40, "falls", ()),
)
TURN = (
    Situation("over-again", "turn", 92, "over harms was_at_end", ()),
    Situation("over", "turn", 90, "over harms !was_at_end", ()),
    Situation("saved", "turn", 88, "saved_b !passive", ()),
    Situation("turns", "turn", 85, "was_behind leads !passive", ()),
    Situation("end-first", "turn", 80, "at_end !was_at_end !over !passive", ()),
    Situation("level", "turn", 75, "level was_behind !passive", ()),
    Situation("last", "turn", 70, "last_step gained goal_named !passive", (), "a b goal"),
    Situation("rout", "turn", 65, "rout !passive", ()),
    Situation("opens", "turn", 60, "was_level leads !passive", ()),
    Situation("swing", "turn", 55, "swing !passive", ()),
    Situation("still-end", "turn", 50, "still at_end !over !passive", ()),
    Situation("closer", "turn", 40, "behind gained !passive", ()),
    Situation("still", "turn", 35, "still !behind !at_end !passive", ()),
    Situation("further", "turn", 30, "led gained !passive", ()),
)
PRICE = (
    Situation("story", "price", 70, "story text_named", (), "a b text"),
    Situation("aspect", "price", 50, "aspect_helped aspect_named", (), "a b aspect"),
    Situation("hurt", "price", 50, "aspect_hurt aspect_named", (), "a b aspect"),
    Situation("member", "price", 40, "other_member m_named", (), "a b m"),
    Situation("bought", "price", 30, "bought_off aspect_named", (), "a b aspect"),
)
PENALTY = (
    Situation("damage", "penalty", 80, "damage damage_named", (), "a b damage"),
    Situation("fatigue", "penalty", 80, "fatigue", ()),
    Situation("mob", "penalty", 60, "mob_shrinks", ()),
)
END = (
    Situation("goal", "end", 100, "end_goal won goal_named", (), "a b goal"),
    Situation("goal-bare", "end", 99, "end_goal won", ()),
    Situation("out", "end", 100, "end_out won", ()),
    Situation("gave-up", "end", 100, "end_gave_up won", ()),
    Situation("broke-off", "end", 100, "end_broke_off broke_off", ()),
    Situation("gm-ahead", "end", 100, "end_gm leads", ()),
    Situation("gm-level", "end", 100, "end_gm level", ()),
)
ROLLS = (
    Situation("group", "group", 60, "for_group", (), "a"),
    Situation("roll-won", "roll", 40, "won", (), "a text"),
    Situation("roll-lost", "roll", 40, "lost", (), "a text"),
    Situation("clear", "opposed", 50, "won clear", ()),
    Situation("narrow", "opposed", 50, "won !clear", ()),
    Situation("tie", "opposed", 50, "tie", ()),
)
SITUATIONS = (*OPENING, *MEETING, *TURN, *PRICE, *PENALTY, *END, *ROLLS)
