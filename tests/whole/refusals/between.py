"""Refusals between rounds and between sessions, for `provocations`."""

from rules.campaign.actions import ChangeSetting
from rules.nyx.state import actions as nyx
from tests.simulated.reading import options
from tests.simulated.tabletop import ASPECTS, Answer, Table
from tests.whole.refusals import provocations
from tests.whole.refusals.in_conflict import PROVOCATIONS, sure
from tests.whole.refusals.provocations import Deed, provokes

__all__ = ["PROVOCATIONS", "UNREACHABLE"]

#: Points may be spent in the story between a declaration and the roll.
REACHABLE = {"points-spent"}
UNREACHABLE = {
    "opponent-missing": "/nyx challenge always names both sides",
    "no-such-side": "/correct conflict offers a goal of either side, and no other",
    **{code: why for code, why in provocations.UNREACHABLE.items() if code not in REACHABLE},
}

VALUES = (3, 2, 2, 2, 1, 1, 1, 1, 1, 1)
LINES = tuple(f"{name} {value}" for name, value in zip(ASPECTS, VALUES, strict=True))


async def laid_out(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")


async def damaged(table: Table, name: str = "Fever", *, slow: bool = False) -> None:
    mira = (await table.character("Mira")).id
    wound = nyx.CorrectAspect(
        character=mira, name=name, value=1, damage=True, slow=slow, reason="for the test"
    )
    await table.play(wound, table.gm)


# ------------------------------------------------------------------------------- changed aspects


async def proposed(table: Table, **other: str) -> Answer:
    """Propose the aspects unchanged except for some lines; a line may stand for any number of lines."""
    form = await table.alva.slash("character change")
    typed = "\n".join(other.get(line.split()[0], line) for line in LINES)
    return await table.alva.fill(form, typed, "She has changed.")


@provokes("change-nothing")
async def a_change_of_nothing(table: Table) -> Deed:
    await laid_out(table)
    return lambda: proposed(table)


@provokes("aspects-total")
async def a_change_that_gives_too_much(table: Table) -> Deed:
    await laid_out(table)
    return lambda: proposed(table, Small="Small 2")


@provokes("aspect-step")
async def an_aspect_that_grows_too_fast(table: Table) -> Deed:
    await laid_out(table)
    return lambda: proposed(table, Stubborn="Stubborn 1", Small="Small 3")


@provokes("aspect-value")
async def an_aspect_of_four(table: Table) -> Deed:
    await laid_out(table)
    return lambda: proposed(table, Stubborn="Stubborn 4", Rebel="Rebel 1")


@provokes("aspects-threes")
async def two_aspects_of_three(table: Table) -> Deed:
    await laid_out(table)
    return lambda: proposed(table, Rebel="Rebel 3", Wanted="Wanted 1")


@provokes("aspects-twos")
async def four_aspects_of_two(table: Table) -> Deed:
    await laid_out(table)
    return lambda: proposed(table, Stubborn="Stubborn 2\nRower 1")


@provokes("not-a-number")
async def a_line_without_a_value(table: Table) -> Deed:
    await laid_out(table)
    return lambda: proposed(table, Small="Small")


@provokes("in-session")
async def a_change_in_the_middle_of_a_session(table: Table) -> Deed:
    await laid_out(table)
    await table.gm.declares("session start")
    return lambda: proposed(table, Stubborn="Stubborn 2\nRower 1")


@provokes("ask-open")
async def a_second_question_before_the_answer(table: Table) -> Deed:
    await laid_out(table)
    await proposed(table, Wanted="Wanted 1\nRower 1")
    return lambda: proposed(table, Liked="Liked 1\nRower 1")


@provokes("sheet-unfinished")
async def a_change_of_an_unfinished_sheet(table: Table) -> Deed:
    await table.campaign()
    await table.alva.slash("character new", name="Mira")
    form = await table.alva.slash("character change", character="Mira")
    return lambda: table.alva.fill(form, "Rebel 2", "She has changed.")


@provokes("no-ask")
async def a_question_is_answered_twice(table: Table) -> Deed:
    await laid_out(table)
    await proposed(table, Wanted="Wanted 1\nRower 1")
    asked = table.panel
    pending = await table.gm.slash("nyx pending")
    await table.gm.press(pending.message, "Allow: Mira")
    return lambda: table.gm.press(asked, "Refuse")


# ------------------------------------------------------------------------------- damage and slow penalties


@provokes("no-such-damage")
async def damage_is_removed_twice(table: Table) -> Deed:
    await laid_out(table)
    await damaged(table)
    sheets = [(await table.alva.slash("character sheet")).message for _ in range(2)]
    (value,) = options(sheets[0], "damage-off").values()
    await table.alva.choose(sheets[0], "damage-off", value)
    return lambda: table.alva.choose(sheets[1], "damage-off", value)


@provokes("nothing-healed")
async def slow_damage_heals_that_nobody_owes(table: Table) -> Deed:
    await laid_out(table)
    await damaged(table, slow=True)
    return lambda: table.alva.forge("n:healed:1:1", ["11"])


@provokes("no-affliction-due")
async def a_roll_against_nothing(table: Table) -> Deed:
    await laid_out(table)
    await table.gm.slash("campaign info")
    return lambda: table.alva.forge("n:slow:1:1")


@provokes("period-bounds")
async def a_penalty_slower_than_ten_years(table: Table) -> Deed:
    await laid_out(table)
    return lambda: table.gm.slash(
        "nyx affliction", character="Mira", name="Venom", attribute="mind", days=3650, hours=1
    )


# ------------------------------------------------------------------------------- the course


@provokes("session-on")
async def a_session_begins_twice(table: Table) -> Deed:
    await laid_out(table)
    await table.gm.declares("session start")
    return lambda: table.gm.slash("session start")


@provokes("session-off")
async def a_session_ends_that_never_began(table: Table) -> Deed:
    await laid_out(table)
    return lambda: table.gm.slash("session end")


@provokes("break-declared-already")
async def a_break_begins_twice(table: Table) -> Deed:
    await laid_out(table)
    await table.gm.declares("session start")
    await table.gm.slash("session break")
    return lambda: table.gm.slash("session break")


@provokes("time-bounds")
async def no_time_passes(table: Table) -> Deed:
    await laid_out(table)
    return lambda: table.gm.slash("scene time")


@provokes("setting-same")
async def a_setting_is_set_to_what_it_is(table: Table) -> Deed:
    await laid_out(table)
    shown = await table.gm.slash("campaign settings")
    chosen = await table.gm.choose(shown.message, "setting", "mob")
    return lambda: table.gm.choose(chosen.place, "setting-to", "besides")


@provokes("no-such-setting")
async def a_setting_of_another_version(table: Table) -> Deed:
    await laid_out(table)
    await table.gm.slash("campaign settings")
    return lambda: table.gm.forge("n:setting:1", ["weather"])


@provokes("no-such-value")
async def a_mode_that_does_not_exist(table: Table) -> Deed:
    await table.wrestling()
    return lambda: table.gm.slash("correct conflict", field="mode", value="mercy", reason="a chase")


# ------------------------------------------------------------------------------- groups and challenges


@provokes("group-empty")
async def a_call_for_nobody(table: Table) -> Deed:
    await laid_out(table)
    return lambda: table.gm.slash("nyx call", characters=" , ", attribute="body")


@provokes("group-mode")
async def a_group_without_a_mode(table: Table) -> Deed:
    await laid_out(table)
    await table.finished_character(table.boris, "Tove")
    return lambda: table.gm.slash("nyx call", characters="Mira, Tove", attribute="body")


@provokes("not-the-roller")
async def the_stronger_one_rolls_for_the_weakest_link(table: Table) -> Deed:
    await laid_out(table)
    tove = await table.finished_character(table.boris, "Tove", (7, 5, 5))
    await table.open_conflict(opponent="Wolves", value=9, allies=("Tove",), group="worst")
    return lambda: table.boris.forge(f"n:ready:1:4:1:1:body.{tove.id}:0:0:0")


@provokes("stake-missing")
async def harm_without_a_word_on_what_it_is(table: Table) -> Deed:
    await laid_out(table)
    await table.guard()
    return lambda: table.gm.slash("nyx challenge", character="Mira", opponent="Guard", harmful=True)


@provokes("simple-conflict")
async def the_marker_of_an_opposed_roll(table: Table) -> Deed:
    await laid_out(table)
    await table.guard()
    await table.gm.slash("nyx challenge", character="Mira", opponent="Guard")
    return lambda: table.gm.slash("correct conflict", field="marker", value="2", reason="I misread")


@provokes("aspect-demanded")
async def an_aspect_is_corrected_while_it_is_demanded(table: Table) -> Deed:
    await laid_out(table)
    await table.gm.slash("nyx demand", character="Mira", aspect="Small")
    return lambda: table.gm.slash(
        "correct aspect", character="Mira", aspect="Small", value=2, reason="a slip"
    )


@provokes("points-spent")
async def a_declaration_is_opened_whose_points_are_gone(table: Table) -> Deed:
    await table.duel()
    await table.play(ChangeSetting(key="hindrance-points", value="at-once"), table.gm)
    shown = await table.alva.press(table.panel, "Choose")
    hurts = await table.alva.choose(shown.message, "declare-set negative", "1")
    await table.alva.press(hurts.place, "Ready")
    mira = (await table.character("Mira")).id
    for _ in range(6):
        spent = nyx.UseInStory(character=mira, aspect=2, helps=True, text="A friend helps.")
        await table.play(spent, table.alva)
    asked = await sure(table, table.alva, "Declare again")
    return lambda: table.alva.press(asked.message, "Yes")


# ------------------------------------------------------------------------------------------- help


@provokes("no-such-topic")
async def topic_that_is_none(table: Table) -> Deed:
    await laid_out(table)
    return lambda: table.alva.slash("help", topic="juggling")
