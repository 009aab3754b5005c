"""Drawn weapons in the menus, where a table asks for them (NOIR-97)."""

import pytest

from rules.campaign.actions import ChangeSetting
from tests.simulated.noir_combats import act, combat, duel, pick
from tests.simulated.reading import options, whole
from tests.simulated.tabletop import Table


async def empty_hands(table: Table) -> None:
    """Alma's turn has come, and nobody holds a weapon."""
    await duel(table)
    await table.play(ChangeSetting(key="drawing", value="needed"), table.gm)


@pytest.mark.rule("NOIR-97")
async def test_a_form_offers_what_is_in_hand_and_the_page_of_actions_says_why(table: Table) -> None:
    await empty_hands(table)
    shown = await act(table, table.alva)
    assert "isn’t in hand yet" in whole(shown.place)
    shown = await pick(table.alva, shown, "n-action", "Fight")
    assert "unarmed" in whole(shown.place)


@pytest.mark.rule("NOIR-97")
async def test_the_gm_puts_a_weapon_into_a_hand_and_it_is_offered(table: Table) -> None:
    await empty_hands(table)
    tools = await table.gm.press(table.panel, "More…")
    tools = await pick(table.gm, tools, "n-fighter", "Alma")
    weapons = options(tools.place, "n-in-hand")
    await table.gm.choose(tools.place, "n-in-hand", weapons["knife"])
    assert (await combat(table)).fighters[0].drawn == ("knife",)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Fight")
    assert "knife" in whole(shown.place)
    assert next(iter(options(shown.place, "n-pick weapons"))).startswith("knife")


@pytest.mark.rule("NOIR-97")
async def test_a_weapon_is_drawn_by_the_action(table: Table) -> None:
    await empty_hands(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Draw weapon")
    shown = await pick(table.alva, shown, "n-pick weapons", "pistol")
    table.dice.add(9, 8)
    await table.alva.press(shown.place, "Confirm")
    assert (await combat(table)).fighters[0].drawn == ("pistol",)
