"""Refusals in Noir rolls outside combat and in social conflicts, for `provocations`."""

from typing import Any

from rules.noir.state.contest_actions import EndContest
from tests.simulated.noir_combats import act, combat, main, noir
from tests.simulated.reading import ids
from tests.simulated.tabletop import Answer, Person, Table
from tests.whole.refusals.provocations import PROVOCATIONS, Deed, provokes

__all__ = ["PROVOCATIONS", "UNREACHABLE"]

UNREACHABLE = {
    "bad-value-helpers": "the button of helpers goes round below the bound",
    "bad-value-level": "the levels of /noir social are a closed list",
    "out-of-range-odds-after": "the die after a roll has one price, which nobody types",
    "wrong-state-limitation": "the menus offer limitations that hold, and no others",
    "unknown-id-contest": "what acts on a contest looks it up first",
    "unknown-id-patient": "/noir stabilise finds its patient by name",
}

TERMS = {"goal": "The map", "effect": "She leaves town"}


async def both(table: Table, *, fate: int = 0) -> None:
    """Alva's Mira has id 1, Boris's Tove 2; the next contest is 3."""
    await noir(table)
    await main(table, table.alva, "Mira", fate=fate)
    await main(table, table.boris, "Tove")


async def press(person: Person, verb: str, *words: object) -> Answer:
    """Press a control of contest 3 in its present step that nobody was shown."""
    found: Any = await person.table.conflict("3")
    return await person.forge(":".join(["n", verb, "1", "3", str(found.step), *map(str, words)]))


async def opposing(table: Table, *, fate: int = 0) -> None:
    """Mira rolls against Tove, and both are asked for their modifiers."""
    await both(table, fate=fate)
    await table.alva.slash("noir roll", rolls="Charm", opponent="Tove")


async def ready(person: Person) -> Answer:
    return await person.press((await act(person.table, person)).message, "Roll")


async def talking(table: Table, **said: Any) -> None:
    await both(table)
    await table.gm.slash("noir social", active="Mira", passive="Tove", **said)


# ------------------------------------------------------------------------------- opening rolls


@provokes("missing-input")
async def something_that_is_not_on_the_sheet(table: Table) -> Deed:
    await both(table)
    return lambda: table.alva.slash("noir roll", rolls="Ride")


@provokes("missing-input-side")
async def a_roll_against_somebody_of_nothing(table: Table) -> Deed:
    await both(table)
    return lambda: table.alva.slash("noir roll", opponent="Tove")


@provokes("bad-count")
async def somebody_against_themself(table: Table) -> Deed:
    await both(table)
    return lambda: table.gm.slash("noir call", characters="Mira", rolls="Charm", opponents="Mira")


@provokes("wrong-state-no-wounds")
async def care_for_who_is_well(table: Table) -> Deed:
    await both(table)
    return lambda: table.alva.slash("noir stabilise", patient="Tove")


@provokes("wrong-state-in-combat")
async def a_roll_beside_a_fight(table: Table) -> Deed:
    await both(table)
    table.dice.add(9, 8, 3, 3)
    await table.gm.slash("noir combat", against="Tove")
    return lambda: table.alva.slash("noir roll", rolls="Charm")


@provokes("wrong-state-rolled")
async def a_button_that_has_rolled(table: Table) -> Deed:
    await both(table)
    shown = await table.alva.slash("noir roll", rolls="Charm")
    (roll,) = [each for each in ids(shown.message) if each.startswith("n:n-roll:")]
    table.dice.add(3, 4)
    await table.alva.press(shown.message, "Roll")
    return lambda: table.alva.forge(roll)


# ------------------------------------------------------------------------------- the windows of a roll


@provokes("wrong-state-answered")
async def what_matters_is_said_twice(table: Table) -> Deed:
    await opposing(table)
    await ready(table.alva)
    return lambda: press(table.alva, "n-ready", 1, 0, 0, 0, 0)


@provokes("out-of-range-odds-before")
async def more_fate_than_a_roll_takes(table: Table) -> Deed:
    await opposing(table, fate=9)
    return lambda: press(table.alva, "n-odds", 1, 9)


@provokes("wrong-state-no-choice")
async def two_dice_where_none_lie(table: Table) -> Deed:
    await opposing(table)
    return lambda: press(table.alva, "n-highest", 1)


@provokes("wrong-state-not-asked")
async def a_late_die_before_the_roll(table: Table) -> Deed:
    await opposing(table, fate=9)
    return lambda: press(table.alva, "n-late", 1, 1)


@provokes("wrong-state-thrown")
async def circumstances_after_the_dice(table: Table) -> Deed:
    await opposing(table, fate=9)
    table.dice.add(2, 3, 9, 8)
    await press(table.alva, "n-ready", 1, 0, 0, 0, 0)
    await press(table.boris, "n-ready", 2, 0, 0, 0, 0)
    return lambda: press(table.gm, "n-given", 1, 5)


@provokes("wrong-state-no-late-die")
async def a_place_for_no_die(table: Table) -> Deed:
    await opposing(table)
    return lambda: press(table.alva, "n-place", 1, 0)


@provokes("wrong-state-no-roll")
async def fate_for_a_roll_of_others(table: Table) -> Deed:
    await opposing(table)
    await main(table, table.alva, "Nils")
    return lambda: press(table.alva, "n-odds", 4, 1)


# ------------------------------------------------------------------------------- social conflicts


@provokes("bad-count-parties")
async def a_talk_with_oneself(table: Table) -> Deed:
    await both(table)
    return lambda: table.alva.slash("noir social", active="Mira", passive="Mira")


@provokes("missing-input-text")
async def a_roll_before_anybody_wants_anything(table: Table) -> Deed:
    await talking(table)
    return lambda: press(table.alva, "n-odds", 1, 0)


@provokes("wrong-state-phase")
async def accepting_before_the_roll(table: Table) -> Deed:
    await talking(table, **TERMS)
    return lambda: press(table.boris, "n-loss", 0)


@provokes("wrong-state-fight-runs")
async def the_loser_of_a_fight_that_runs(table: Table) -> Deed:
    table.dice.add(9, 8, 3, 3)
    await talking(table, level="3", **TERMS)
    return lambda: press(table.gm, "n-loser", 1)


@provokes("no-such-party")
async def a_loser_who_was_not_there(table: Table) -> Deed:
    table.dice.add(9, 8, 3, 3)
    await talking(table, level="3", **TERMS)
    return lambda: press(table.gm, "n-loser", 9)


@provokes("wrong-state-highest")
async def escalating_from_deadly_violence(table: Table) -> Deed:
    table.dice.add(9, 8, 3, 3)
    await talking(table, level="4", **TERMS)
    fight = await combat(table, "4")
    await table.play(EndContest(contest=fight.id, step=fight.step), table.gm)
    await press(table.gm, "n-loser", 2)
    return lambda: press(table.boris, "n-loss", 1)
