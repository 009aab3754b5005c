"""What a press writes: its save is one INSERT and one UPDATE, and proofs add no row."""

from collections.abc import Awaitable, Callable, Iterable, Iterator

import pytest

from rules.campaign.actions import ChangeSetting
from tests.simulated import noir_combats as noir
from tests.simulated import zapas_play as zapas
from tests.simulated.tabletop import Table
from tests.storage.game import on_driver

#: Further rows of the game's own state: a sheet, such as with a wound, and what a party shares.
OWN = {"UPDATE characters", "DELETE FROM", "INSERT shared"}
Evening = Callable[[Table], Awaitable[list[str]]]


async def traced(table: Table) -> list[str]:
    """Return a list that grows by each statement that the bot writes with from now on."""
    said: list[str] = []
    await on_driver(table.bot.table.store, lambda connection: connection.set_trace_callback(said.append))
    return said


def saves(said: Iterable[str]) -> Iterator[list[str]]:
    """Yield what each save writes, as "UPDATE contests": each transaction that adds to the log is one."""
    begun: list[str] = []
    for statement in said:
        if statement.startswith("BEGIN"):
            begun = []
        elif not statement.startswith("COMMIT"):
            begun.append(" ".join(statement.replace("INTO ", "").split(maxsplit=2)[:2]))
        elif "INSERT events" in begun:
            yield begun


async def a_round_of_nyx(table: Table) -> list[str]:
    """Two sealed picks, the dice that fall from the deck, and a win that is used."""
    table.deal()
    await table.wrestling()
    said = await traced(table)
    await table.declared(table.alva)
    await table.picked(table.alva, "Offensive")
    await table.picked(table.gm, "Waiting")
    return said


async def an_attack_of_noir(table: Table) -> list[str]:
    await noir.duel(table)
    said = await traced(table)
    table.dice.add(2, 3, 9, 8)
    await noir.declared(table, table.alva, "Directed fire")
    await noir.defended(table, table.boris)
    return said


async def a_roll_of_zapas(table: Table) -> list[str]:
    table.deal()
    await zapas.party(table)
    await table.alva.slash("zapas roll", action="Pick the lock")
    said = await traced(table)
    shown = await zapas.act(table, table.gm)
    await table.gm.press(shown.message, "3 · medium")
    shown = await zapas.act(table, table.alva)
    for _ in range(2):
        shown = await table.alva.press(shown.place, "+ die")
    await table.alva.press(shown.place, "Throw 3")
    return said


@pytest.mark.parametrize(
    ("evening", "least"), [(a_round_of_nyx, 3), (an_attack_of_noir, 2), (a_roll_of_zapas, 3)]
)
async def test_the_save_of_a_press_is_one_insert_and_one_update(
    table: Table, evening: Evening, least: int
) -> None:
    found = list(saves(await evening(table)))
    assert len(found) >= least
    for one in found:
        assert (one.count("INSERT events"), one.count("UPDATE contests")) == (1, 1), one
    further = [each for one in found for each in one if each not in {"INSERT events", "UPDATE contests"}]
    assert set(further) <= OWN, "no row for a link, a seal or a deck"
    assert len(further) <= 2


async def test_a_hidden_roll_writes_one_more_row_its_decks(table: Table) -> None:
    table.deal()
    await table.campaign()
    await table.guard()
    await table.play(ChangeSetting(key="hidden-rolls", value="both"), table.gm)
    await table.gm.slash("nyx roll", character="Guard", hidden=True)
    said = await traced(table)
    await table.gm.slash("nyx roll", character="Guard", hidden=True)
    (one,) = saves(said)
    assert sorted(one) == ["INSERT events", "UPDATE campaigns", "UPDATE decks"]
