"""Zapas: a roll, a sheet of three traits and a flag with the votes on them, and a duel."""

from typing import Any

from benchmarks.taps.flow import EACH, Bound, Count, Flow
from rules.zapas.state.contests import DuelPhase
from tests.simulated.tabletop import Table
from tests.simulated.zapas_play import act, duel, party, pick, roll, thrown
from tests.simulated.zapas_sheets import begun, person, zapas

STAKES: dict[str, Any] = {"stake": "The map is mine", "their_stake": "I carry your bags"}


async def _party(table: Table) -> None:
    await party(table)


async def _friend(table: Table) -> None:
    await zapas(table)
    await begun(table, table.boris, "Ivar")


async def _roll(table: Table) -> None:
    await table.alva.slash("zapas roll", action="Pick the lock")
    await table.gm.press(table.panel, "3 · medium")
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "z-pool trait", "Thief")
    shown = await pick(table.alva, shown, "z-pool aspects", "lockpicks")
    await thrown(table, table.alva, shown, 6, 5, 4)
    assert (await roll(table)).success


async def _sheet(table: Table) -> None:
    shown = (await table.alva.slash("character new", name="Tova")).message
    page = await table.alva.fill(await table.alva.press(shown, "Biography…"), "Grew up aboard.")
    form = await table.alva.press(page.place, "New trait…")
    page = await table.alva.fill(form, "Thief\nModig stark\nCook")
    page = await table.alva.press(page.place, "New flag…")
    form = await table.alva.choose(page.place, "z-flag-to", (await person(table, "Ivar")).id)
    page = await table.alva.fill(form, "Trusts Ivar", "")
    await table.alva.press(page.place, "Propose 3")
    flag, bundle = table.read()
    await table.gm.press(flag, "It fits")
    for voter in (table.boris, table.gm):
        await voter.press(bundle, "Approve all")
    await table.alva.press((await table.alva.slash("character sheet")).message, "Ready")
    who = await person(table, "Tova")
    assert [(one.name, one.level) for one in who.traits] == [("Thief", 6), ("Modig stark", 6), ("Cook", 6)]
    assert who.ready


async def _duel(table: Table) -> None:
    await table.alva.slash("zapas duel", opponent="Tove", **STAKES)
    shown = await table.boris.press(table.panel, "Accept")
    shown = await pick(table.boris, shown, "z-pool trait", "Thief")
    await table.boris.press(shown.place, "Lock 2 dice")
    shown = await pick(table.alva, await act(table, table.alva), "z-pool trait", "Soldier")
    await table.alva.press(shown.place, "Lock 2 dice")
    for each in (table.alva, table.boris):
        await each.press(table.panel, "Begin bidding")
    await table.alva.press(table.panel, "+2")
    await table.boris.press(table.panel, "+1")
    await table.alva.press(table.panel, "Ready")
    table.dice.add(*(4, 1, 1, 1), *(6, 6, 1))
    await table.boris.press(table.panel, "Ready")
    assert (await duel(table)).phase is DuelPhase.SETTLED


FLOWS = (
    Flow("zapas: a roll", _party, _roll, [Bound(Count.TAPS, 5, "alva"), Bound(Count.TAPS, 1, "greta")]),
    Flow(
        "zapas: a sheet of three traits and a flag",
        _friend,
        _sheet,
        [Bound(Count.TAPS, 10, "alva"), Bound(Count.POSTS, 2)],
    ),
    Flow("zapas: a duel", _party, _duel, [Bound(Count.TAPS, 6, EACH)]),
)
