"""The GM's order for defence on Discord: set beneath the question, taken back before the dice."""

from typing import Any

from rules.noir.base.enums import DefenceOrder
from rules.noir.state.actions import SetFate
from rules.noir.state.contests import Phase
from tests.simulated.effort import Effort
from tests.simulated.noir_combats import act, combat, fight, main, noir, npc, person_called, pick, pot
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Table

#: An attack that misses.
MISSED = (2, 3, 9, 8)


async def attacked(table: Table) -> None:
    """Let Alva's Alma attack a thug of the GM, whom the GM defends."""
    await noir(table)
    await main(table, table.alva, "Alma")
    await npc(table, "Thug", "pistol")
    await fight(table, "Thug", 9, 8, 2, 3)
    await pot(table, 0)
    shown = await pick(table.alva, await act(table, table.alva), "n-action", "Directed fire")
    await table.alva.press(shown.place, "Confirm")


async def order(table: Table) -> DefenceOrder:
    state: Any = await table.state()
    return DefenceOrder(state.shared.defence)


async def test_the_order_shows_what_an_npc_would_do_and_answers_the_question(table: Table) -> None:
    await attacked(table)
    shown = await act(table, table.gm)
    assert "Always the best…" in labels(shown.place)
    shown = await table.gm.press(shown.place, "Always the best…")
    assert "Thug would take: Defend" in whole(shown.place)
    assert "%" in whole(shown.place)
    table.dice.add(*MISSED)
    await table.gm.press(shown.place, "Best defence")
    assert await order(table) is DefenceOrder.BEST
    assert (await combat(table)).actor == (await person_called(table, "Thug")).id


async def test_by_the_order_an_attack_costs_the_gm_no_tap(table: Table) -> None:
    await attacked(table)
    shown = await act(table, table.gm)
    shown = await table.gm.press(shown.place, "Always the best…")
    table.dice.add(*MISSED)
    await table.gm.press(shown.place, "Best defence")
    shown = await pick(table.gm, await act(table, table.gm), "n-action", "Wait")
    await table.gm.press(shown.place, "Confirm")
    table.effort = Effort()
    table.dice.add(*MISSED)
    shown = await act(table, table.alva)
    await table.alva.press(shown.place, "Confirm")
    assert (await combat(table)).actor == (await person_called(table, "Thug")).id
    assert table.effort.taps == {"alva": 2}


async def test_the_gm_is_asked_again_before_the_dice(table: Table) -> None:
    await attacked(table)
    shown = await table.gm.press(table.panel, "More…")
    shown = await table.gm.press(shown.place, "Always the best…")
    table.dice.add(*MISSED)
    await table.gm.press(shown.place, "Best defence")
    shown = await pick(table.gm, await act(table, table.gm), "n-action", "Wait")
    await table.gm.press(shown.place, "Confirm")
    alma = await person_called(table, "Alma")
    await table.play(SetFate(character=alma.id, points=9, reason="test"), table.gm)
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-sum-set odds", "Decide")
    await table.alva.press(shown.place, "Confirm")
    assert (await combat(table)).phase is Phase.ODDS_BEFORE
    shown = await table.gm.press(table.panel, "More…")
    shown = await table.gm.press(shown.place, "Always the best…")
    shown = await table.gm.press(shown.place, "Ask me")
    assert (await combat(table)).phase is Phase.DECLARE_DEFENCE
    assert await order(table) is DefenceOrder.ASK
    assert "Confirm" in labels(shown.place)


async def test_no_player_has_the_button(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await npc(table, "Thug", "pistol")
    await fight(table, "Thug", 2, 3, 9, 8)
    shown = await pick(table.gm, await act(table, table.gm), "n-action", "Directed fire")
    await table.gm.press(shown.place, "Confirm")
    shown = await act(table, table.alva)
    assert "Confirm" in labels(shown.place)
    assert "Always the best…" not in labels(shown.place)
