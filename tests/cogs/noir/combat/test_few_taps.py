"""How few taps an attack, initiative and a roll take with the default settings; a press is one tap."""

from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting
from rules.noir.base.enums import FateOrder
from rules.noir.state.actions import SetFate
from rules.noir.state.contests import Phase
from tests.simulated.noir_combats import act, combat, fight, main, noir, npc, person_called, pick, pot
from tests.simulated.reading import labels, options
from tests.simulated.tabletop import Table

FATE = 9


async def shooting(table: Table, *initiative: int) -> None:
    """Set up Alva's Alma against a thug of the GM; both sides could pay for anything."""
    await noir(table)
    alma = await main(table, table.alva, "Alma")
    await npc(table, "Thug", "pistol")
    await fight(table, "Thug", *initiative)
    await pot(table, FATE)
    await table.play(SetFate(character=alma.id, points=FATE, reason="test"), table.gm)


async def shot(table: Table) -> Any:
    """Let Alma shoot at the thug for the first time; nothing but the action has to be chosen."""
    shown = await act(table, table.alva)
    shown = await pick(table.alva, shown, "n-action", "Directed fire")
    await table.alva.press(shown.place, "Confirm")


async def test_an_attack_that_hits_takes_the_gm_three_taps_and_two_posts(table: Table) -> None:
    await shooting(table, 9, 8, 2, 3)
    before = len(table.read())
    await shot(table)
    table.dice.add(9, 8, 2, 3)
    shown = await table.gm.press(table.panel, "Defend")
    assert "the late die" not in shown.text
    table.dice.add(1, 2, 9, 8)
    shown = await table.gm.press(shown.message, "Let it stand")
    await table.gm.press(shown.place, labels(shown.place)[0])
    running = await combat(table)
    thug = await person_called(table, "Thug")
    assert (thug.condition.daze, thug.condition.wounds) == (4, 0)
    assert (running.phase, running.actor) == (Phase.DECLARE_ACTION, thug.id)
    assert len(table.read()) - before <= 2


async def test_who_wins_the_roll_is_not_asked_and_neither_is_who_declares_without_fate(table: Table) -> None:
    await shooting(table, 9, 8, 2, 3)
    await pot(table, 0)
    await shot(table)
    table.dice.add(9, 8, 2, 3, 1, 2, 9, 8)
    await table.gm.press(table.panel, "Defend")
    assert (await combat(table)).actor == (await person_called(table, "Thug")).id


async def test_the_next_attack_is_two_taps_with_the_same_action_weapon_and_target(table: Table) -> None:
    await shooting(table, 9, 8, 2, 3)
    await pot(table, 0)
    await shot(table)
    table.dice.add(9, 8, 2, 3, 1, 2, 9, 8)
    await table.gm.press(table.panel, "Defend")
    shown = await act(table, table.gm)
    shown = await pick(table.gm, shown, "n-action", "Wait")
    await table.gm.press(shown.place, "Confirm")
    shown = await act(table, table.alva)
    assert shown.text.startswith("Directed fire 9 vs Thug")
    await table.alva.press(shown.message, "Confirm")
    assert (await combat(table)).phase is Phase.DECLARE_DEFENCE


@pytest.mark.rule("NOIR-67", "NOIR-70", "NOIR-125", "NOIR-127")
async def test_a_victim_who_is_wounded_and_could_pay_for_everything_presses_seven_times(table: Table) -> None:
    await shooting(table, 2, 3, 9, 8)
    shown = await act(table, table.gm)
    shown = await pick(table.gm, shown, "n-action", "Directed fire")
    await table.gm.press(shown.place, "Confirm")
    table.dice.add(9, 8, 2, 3)
    shown = await table.alva.press(table.panel, "Defend")
    taps = 1
    shown = await table.alva.press(shown.message, "Let it stand")
    taps += 1
    table.dice.add(9, 8, 2, 3)
    shown = await table.alva.press(shown.place, "No Fate")
    taps += 1
    shown = await table.alva.press(shown.place, "Let it stand")
    taps += 1
    table.dice.add(2, 3)
    shown = await table.alva.press(shown.place, labels(shown.place)[0])
    taps += 1
    await table.alva.press(shown.place, "Let it stand")
    taps += 1
    alma = await person_called(table, "Alma")
    assert (alma.fate, alma.condition.mortal) == (FATE, 5)
    assert taps <= 7


@pytest.mark.rule("NOIR-70", "NOIR-125")
async def test_fate_for_the_roll_against_daze_is_chosen_where_the_hit_is_asked_about(table: Table) -> None:
    await shooting(table, 2, 3, 9, 8)
    shown = await act(table, table.gm)
    shown = await pick(table.gm, shown, "n-action", "Directed fire")
    await table.gm.press(shown.place, "Confirm")
    table.dice.add(9, 8, 2, 3)
    shown = await table.alva.press(table.panel, "Defend")
    shown = await table.alva.press(shown.message, "Let it stand")
    assert "9 Fate: −3" in labels(shown.place)
    two = options(shown.place, "n-survive-odds")["Against daze: 2 Fate"]
    shown = await table.alva.choose(shown.place, "n-survive-odds", two)
    assert "9 Fate: −3" not in labels(shown.place)
    table.dice.add(1, 2, 3, 9, 8, 1)
    shown = await table.alva.press(shown.place, "Roll")
    assert "choose two" in shown.place.content
    assert (await person_called(table, "Alma")).fate == FATE - 2


@pytest.mark.rule("NOIR-90")
async def test_initiative_is_one_tap_for_each_person(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma", fate=3)
    await main(table, table.boris, "Konrad", fate=3)
    for name in ("Thug A", "Thug B"):
        await npc(table, name)
    await pot(table, 3)
    await fight(table, "Thug A, Thug B")
    table.dice.add(*(9, 8), *(2, 3), *(5, 5), *(4, 5))
    for person in (table.alva, table.boris, table.gm):
        await person.press(table.panel, "Roll")
    running = await combat(table)
    assert running.phase is Phase.DECLARE_ACTION
    assert all(one.initiative for one in running.fighters)


async def test_the_quick_button_answers_for_ones_own_alone(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma", fate=3)
    await main(table, table.boris, "Konrad", fate=3)
    await fight(table, "Konrad")
    table.dice.add(9, 8)
    await table.alva.press(table.panel, "Roll")
    told = await table.alva.press(table.panel, "Roll")
    assert "Konrad" in told.text
    assert "Roll" in labels(table.panel)
    assert (await combat(table)).phase is Phase.INITIATIVE_ROLLS


async def test_a_roll_of_ones_own_is_one_tap_after_the_command(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma", fate=FATE)
    shown = await table.alva.slash("noir roll", rolls="Alertness")
    table.dice.add(8, 6)
    answer = await table.alva.press(shown.message, "Roll")
    assert answer.place.content == "Rolled. Everyone can see the result below."


@pytest.mark.rule("NOIR-67", "NOIR-68")
async def test_an_order_beneath_the_question_ends_the_questions(table: Table) -> None:
    await shooting(table, 2, 3, 9, 8)
    shown = await act(table, table.gm)
    shown = await pick(table.gm, shown, "n-action", "Directed fire")
    await table.gm.press(shown.place, "Confirm")
    table.dice.add(9, 8, 2, 3)
    shown = await table.alva.press(table.panel, "Defend")
    shown = await table.alva.press(shown.message, "When to ask…")
    assert shown.place.content == "When should Alma be asked about Fate?"
    shown = await table.alva.press(shown.place, "Never")
    table.dice.add(1, 2, 9, 8)
    await table.alva.press(shown.place, "Let it stand")
    assert (await person_called(table, "Alma")).fate == FATE
    assert (await combat(table)).phase is Phase.DECLARE_ACTION


@pytest.mark.rule("NOIR-67", "NOIR-68")
async def test_only_if_losing_is_set_beneath_the_question_and_overruled_before_the_dice(table: Table) -> None:
    await shooting(table, 2, 3, 9, 8)
    await table.play(ChangeSetting(key="odds-ask", value="everyone"), table.gm)
    shown = await act(table, table.gm)
    shown = await pick(table.gm, shown, "n-action", "Directed fire")
    await table.gm.press(shown.place, "Confirm")
    shown = await pick(table.alva, await act(table, table.alva), "n-defend-set odds", "Decide")
    shown = await table.alva.press(shown.place, "Confirm")
    shown = await table.alva.press(shown.place, "When to ask…")
    shown = await table.alva.press(shown.place, "Only if losing")
    assert (await person_called(table, "Alma")).order is FateOrder.LOSING
    table.dice.add(9, 8, 2, 3, 4, 5)
    await table.alva.press(shown.place, "2 Fate: 84%")
    assert (await person_called(table, "Alma")).fate == FATE - 2
