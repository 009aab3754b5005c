"""One press is one save, also where a person takes a seat first, or several answers are given at once.

`tests/whole/permissions/test_one_save.py` presses everything that there is.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from rules.noir.state.contests import Phase
from tests.simulated import zapas_play
from tests.simulated.noir_combats import act, combat, fight, main, noir, npc, pick, pot
from tests.simulated.tabletop import Person, Table
from tests.simulated.zapas_sheets import zapas


@pytest.fixture
def cleo(table: Table) -> Person:
    """Return somebody on the server without a seat."""
    return Person(table, table.guild.add_member(table.env.create_user("cleo")))


@asynccontextmanager
async def one_save(table: Table) -> AsyncIterator[None]:
    """Fail unless exactly one save happens inside."""
    before = await table.version() or 0
    yield
    assert await table.version() == before + 1


async def test_a_stand_in_who_takes_a_seat(table: Table, cleo: Person) -> None:
    await table.campaign()
    async with one_save(table):
        await table.gm.slash("seat stand-in", who=cleo.actor, seat="2")
    campaign = (await table.state()).campaign
    record = campaign.held_by(cleo.id)
    assert record is not None
    assert campaign.record("2").stand_in == record.id  # type: ignore[union-attr]


async def test_a_newcomer_who_may_not_stand_in_gets_no_seat(table: Table, cleo: Person) -> None:
    await table.campaign()
    before = await table.version()
    await table.boris.slash("seat stand-in", who=cleo.actor, seat="2")
    assert await table.version() == before


async def test_a_newcomer_who_begins_a_sheet_of_nyx(table: Table, cleo: Person) -> None:
    await table.campaign()
    await begins(table, cleo)


async def test_a_newcomer_who_begins_a_sheet_of_noir(table: Table, cleo: Person) -> None:
    await noir(table)
    await begins(table, cleo)


async def test_a_newcomer_who_begins_a_sheet_of_zapas(table: Table, cleo: Person) -> None:
    await zapas(table)
    await begins(table, cleo)


async def begins(table: Table, who: Person) -> None:
    """Begin a sheet, with a seat, in one save; it can be filled in by the answer's buttons."""
    async with one_save(table):
        answer = await who.slash("character new", name="Wren")
    seat = (await table.state()).campaign.seat_of(who.id)
    assert (await table.character("Wren")).seat == seat.id != ""
    assert answer.message.components


async def test_a_newcomer_who_imports_a_sheet(table: Table, cleo: Person) -> None:
    await noir(table)
    async with one_save(table):
        await cleo.slash("noir import", file=("wren.toml", b'name = "Wren"\n'))
    assert (await table.character("Wren")).seat == (await table.state()).campaign.seat_of(cleo.id).id


async def test_the_usual_answer_for_all(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    for name in ("Thug A", "Thug B"):
        await npc(table, name)
    await pot(table, 9)
    await fight(table, "Thug A, Thug B", 6, 5)
    table.dice.add(2, 3, 2, 4)
    shown = await act(table, table.gm)
    async with one_save(table):
        await pick(table.gm, shown, "n-for mine", "All: the usual answer")
    assert (await combat(table)).phase is Phase.DECLARE_ACTION


async def test_a_duel_whose_stakes_are_both_named(table: Table) -> None:
    await zapas_play.party(table)
    async with one_save(table):
        await table.alva.slash("zapas duel", opponent="Tove", stake="The map", their_stake="Your bags")
    assert [side.accepted for side in (await zapas_play.duel(table)).sides] == [True, False]


async def test_a_new_campaign_and_its_first_deck(table: Table) -> None:
    table.deal()
    await table.gm.slash("campaign new", system="nyx", name="The Night Train")
    assert len(await table.bot.table.store.proofs.decks(1)) == await table.version() == 1
