"""Buttons of Zapas on panels and in pools, and the traits that a form reads from its rows."""

import pytest

from cogs.zapas.traits import trait_lines
from tests.simulated.reading import labels, options
from tests.simulated.tabletop import Table
from tests.simulated.zapas_play import npc, party, roll, tried


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
