"""How many taps a roll and a duel of Zapas take: a press is one, a menu is two, to open it and to choose."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from cogs.zapas.traits import trait_lines
from rules.zapas.state.contests import DuelPhase
from tests.simulated.reading import labels, options
from tests.simulated.tabletop import Answer, Person, Table
from tests.simulated.zapas_play import act, duel, npc, party, pick, roll, thrown, tried
from tests.simulated.zapas_sheets import begun, person, zapas

STAKES: dict[str, Any] = {"stake": "The map is mine", "their_stake": "I carry your bags"}


@asynccontextmanager
async def counted(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Counter[int]]:
    """Count the taps of each person from now on."""
    taps = Counter[int]()
    for name, cost in (("press", 1), ("press_id", 1), ("choose", 2), ("fill", 1)):
        monkeypatch.setattr(Person, name, _counting(getattr(Person, name), taps, cost))
    yield taps


def _counting(does: Any, taps: Counter[int], cost: int) -> Any:
    async def tap(person: Person, *what: Any) -> Answer:
        taps[person.id] += cost
        done: Answer = await does(person, *what)
        return done

    return tap


@pytest.mark.rule("ZAP-13", "ZAP-16")
async def test_a_roll_with_a_trait_and_an_aspect_takes_five_taps_and_one_of_the_gm(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party(table)
    async with counted(monkeypatch) as taps:
        await table.alva.slash("zapas roll", action="Pick the lock")
        await table.gm.press(table.panel, "3 · medium")
        shown = await act(table, table.alva)
        shown = await pick(table.alva, shown, "z-pool trait", "Thief")
        shown = await pick(table.alva, shown, "z-pool aspects", "lockpicks", "light fingers")
        await thrown(table, table.alva, shown, 6, 5, 4, 1)
    assert (await roll(table)).success
    assert (taps[table.alva.id], taps[table.gm.id]) == (5, 1)


@pytest.mark.rule("ZAP-1", "ZAP-2", "ZAP-8", "SM-1")
async def test_a_sheet_of_three_traits_and_a_flag_takes_ten_taps_and_two_public_messages(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await zapas(table)
    other = await begun(table, table.boris, "Ivar")
    async with counted(monkeypatch) as taps:
        shown = (await table.alva.slash("character new", name="Tova")).message
        page = await table.alva.fill(await table.alva.press(shown, "Biography…"), "Grew up aboard.")
        form = await table.alva.press(page.place, "New trait…")
        page = await table.alva.fill(form, "Thief\nModig stark\nCook")
        page = await table.alva.press(page.place, "New flag…")
        form = await table.alva.choose(page.place, "z-flag-to", other)
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
    assert [taps[one.id] for one in (table.alva, table.gm, table.boris)] == [10, 2, 1]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("Thief", [("Thief", None)]),
        ("Thief 4\n\n Sailor  6 \nModig stark", [("Thief", 4), ("Sailor", 6), ("Modig stark", None)]),
        ("Agent 47\nUnit 9", [("Agent 47", None), ("Unit 9", None)]),
        ("5", [("5", None)]),
        ("\n ", [("", None)]),
    ],
)
def test_traits_are_read_one_in_a_row_with_a_level_at_the_end(
    typed: str, found: list[tuple[str, int | None]]
) -> None:
    assert trait_lines(typed) == found


async def test_the_trait_of_a_pool_is_a_button_that_a_second_tap_takes_out(table: Table) -> None:
    await party(table)
    shown = await tried(table)
    assert labels(shown.message)[:5] == ["Thief", "Soldier", "Healer", "⚑ Loyal to Tove", "⚑ Reckless"]
    shown = await table.alva.press(shown.message, "Soldier")
    assert list(options(shown.place, "z-pool aspects")) == ["rifle"]
    shown = await table.alva.press(shown.place, "✓ Soldier")
    assert (await roll(table)).pool.trait is None


async def test_only_the_gm_sets_a_difficulty_by_its_button(table: Table) -> None:
    await party(table)
    await table.alva.slash("zapas roll", action="Pick the lock")
    refused = await table.boris.press(table.panel, "2 · easy")
    assert refused.text.startswith("Only the GM can do that.")
    assert (await roll(table)).base == 0
    await table.gm.press(table.panel, "2 · easy")
    assert (await roll(table)).base == 2


@pytest.mark.rule("ZAP-63")
async def test_an_attack_shows_no_difficulty_in_public(table: Table) -> None:
    await party(table)
    await npc(table, "Kraken", 5, 8)
    await table.alva.slash("zapas roll", action="Harpoon it", purpose="attack", whom="Kraken")
    assert "3 · medium" not in labels(table.panel)


@pytest.mark.rule("ZAP-47", "ZAP-48", "ZAP-50", "SM-4")
async def test_a_duel_takes_six_taps_of_each_side(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await party(table)
    async with counted(monkeypatch) as taps:
        await table.alva.slash("zapas duel", opponent="Tove", **STAKES)
        shown = await table.boris.press(table.panel, "Accept")
        shown = await pick(table.boris, shown, "z-pool trait", "Thief")
        await table.boris.press(shown.place, "Lock 2 dice")
        shown = await pick(table.alva, await act(table, table.alva), "z-pool trait", "Soldier")
        await table.alva.press(shown.place, "Lock 2 dice")
        for person in (table.alva, table.boris):
            await person.press(table.panel, "Begin bidding")
        await table.alva.press(table.panel, "+2")
        await table.boris.press(table.panel, "+1")
        await table.alva.press(table.panel, "Ready")
        table.dice.add(*(4, 1, 1, 1), *(6, 6, 1))
        await table.boris.press(table.panel, "Ready")
    assert (await duel(table)).phase is DuelPhase.SETTLED
    assert max(taps[table.alva.id], taps[table.boris.id]) <= 6
