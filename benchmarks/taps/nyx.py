"""Nyx: a round against the GM, a round between players, a win to use, and the first round on a new server."""

from benchmarks.taps.flow import ALL, EACH, Bound, Count, Flow, nothing
from tests.simulated.reading import labels
from tests.simulated.tabletop import Person, Table


async def _fight(table: Table) -> None:
    await table.wrestling()


async def _duel(table: Table) -> None:
    await table.duel()


async def _pick(table: Table, person: Person, tactic: str) -> None:
    """Let a person pick a tactic from the panel, or declare where that must come first."""
    shown = await person.press(table.panel, "Choose")
    offered = labels(shown.message)
    await person.press(shown.message, tactic if tactic in offered else "Ready")


async def _round(table: Table) -> None:
    await _pick(table, table.alva, "Offensive")
    table.dice.add(5, 5)
    await _pick(table, table.gm, "Waiting")


async def _round_of_two(table: Table) -> None:
    await _pick(table, table.alva, "Waiting")
    table.dice.add(5, 5)
    await _pick(table, table.boris, "Offensive")
    if (await table.conflict()).rolled == 0:
        await _pick(table, table.alva, "Waiting")


async def _win(table: Table) -> None:
    await _pick(table, table.alva, "Waiting")
    table.dice.add(3, 5)
    await _pick(table, table.gm, "Defensive")
    if "Three steps" in labels(table.panel):
        await table.alva.press(table.panel, "Three steps")
    else:
        await table.alva.press((await table.alva.press(table.panel, "Use the win")).message, "Three steps")


async def _from_nothing(table: Table) -> None:
    """Start a campaign and play a round between two people who are made in passing."""
    await table.gm.slash("campaign new", name="Train", system="nyx")
    shown = await table.gm.slash("nyx conflict", character="Ida", opponent="Guard")
    await table.gm.press(shown.message, "Open")
    await _pick(table, table.gm, "Offensive")
    table.dice.add(5, 5)
    await _pick(table, table.gm, "Waiting")


FLOWS = (
    Flow("nyx: a round against the GM", _fight, _round, [Bound(Count.TAPS, 2, EACH)]),
    Flow("nyx: a round between players", _duel, _round_of_two, [Bound(Count.TAPS, 2, EACH)]),
    Flow("nyx: a round with a win to use", _fight, _win, [Bound(Count.TAPS, 3, EACH)]),
    Flow(
        "nyx: from an empty server to the first round",
        nothing,
        _from_nothing,
        [Bound(Count.STEPS, 12, ALL), Bound(Count.TYPED, 40, ALL)],
    ),
)
