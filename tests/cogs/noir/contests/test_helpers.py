"""Helpers that a player counts on: confirmed with a button by who plays them, or by the GM (NOIR-32)."""

import pytest

from rules.noir.state.contest_actions import Claims, OpenTest, RollSide
from tests.simulated.noir_combats import act, combat, duel, main, noir, person_called, pick
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Table


async def helped_roll(table: Table, helpers: int = 1) -> None:
    """Alma's roll counts on helpers, and Konrad may be one."""
    await noir(table)
    alma = await main(table, table.alva, "Alma")
    await main(table, table.boris, "Konrad")
    side = RollSide(character=alma.id, rolls="charm", claims=Claims(helpers=helpers), odds=0)
    await table.play(OpenTest(place=table.channel.id, title="At the door", sides=(side,)), table.alva)
    (number,) = (await table.state()).contests
    await table.bot.services.live.show(1, number)


@pytest.mark.rule("NOIR-32")
async def test_a_helper_confirms_with_one_tap_and_the_dice_fall(table: Table) -> None:
    await helped_roll(table)
    assert "I help" in labels(table.panel)
    table.dice.add(7, 8)
    shown = await table.boris.press(table.panel, "I help")
    assert shown.text == "Konrad helps Alma."
    assert "Charm 11" in whole(table.panel)


@pytest.mark.rule("NOIR-32")
async def test_the_gm_lets_a_roll_go_without_its_helpers(table: Table) -> None:
    await helped_roll(table, 3)
    await table.boris.press(table.panel, "I help")
    shown = await act(table, table.gm)
    assert labels(shown.place) == ["Allow", "Without helpers", "Rule out"]
    table.dice.add(7, 8)
    await table.gm.press(shown.place, "Without helpers")
    assert "Charm 11" in whole(table.panel)


@pytest.mark.rule("NOIR-32")
async def test_helpers_in_a_combat_wait_for_a_word_too(table: Table) -> None:
    await duel(table)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Scan")
    if "What counts…" in labels(shown.place):
        shown = await table.alva.press(shown.place, "What counts…")
    shown = await table.alva.press(shown.place, "Helpers: 0")
    await table.alva.press(shown.place, "Confirm")
    running = await combat(table)
    assert running.checks[0].casts[0].unconfirmed == 1
    shown = await act(table, table.gm)
    assert labels(shown.place)[:2] == ["Allow", "Without helpers"]
    assert "Rule out" not in labels(shown.place)
    table.dice.add(2, 3)
    await table.gm.press(shown.place, "Without helpers")
    alma = await person_called(table, "Alma")
    assert (await combat(table)).actor != alma.id
