"""Harm that is undone: before its dice nothing of it is left; after them it is corrected (NOIR-62, 120)."""

from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting
from rules.noir.base.enums import FateUse, Health
from rules.noir.state.actions import PayRescue, SetFate
from rules.noir.state.campaign_state import Condition
from tests.simulated.noir_combats import act, combat, main, noir, person_called, raid
from tests.simulated.reading import ids, labels, options, whole
from tests.simulated.tabletop import Person, Table


async def dock(table: Table, *, alma: int = 0, konrad: int = 6) -> None:
    """Alma and Konrad stand at the dock, and nobody fights."""
    await noir(table)
    await main(table, table.alva, "Alma", fate=alma)
    await main(table, table.boris, "Konrad", fate=konrad)


async def blast(table: Table, damage: str = "2d10") -> None:
    await table.gm.slash("noir harm", who="Alma", damage=damage, source="blast")


async def undo(person: Person) -> Any:
    """Undo the last action after its preview; return what the person reads."""
    shown = await person.slash("undo")
    return (await person.press(shown.message, "Undo it")).place


async def stepping_in(table: Table) -> str:
    """Return the id of the button with which Konrad steps in, as he is asked now."""
    asked = await act(table, table.boris)
    numbers = zip(labels(asked.place), ids(asked.place), strict=True)
    return dict(numbers)["Step in (3 Fate)"]


async def people(table: Table) -> Any:
    return (await table.state()).characters


async def hurt(table: Table) -> tuple[Health, int, int]:
    """Return how Alma is, her daze and her open wounds."""
    how = (await person_called(table, "Alma")).condition
    return how.health, how.daze, how.open_wounds


@pytest.mark.rule("NOIR-62", "NOIR-120")
async def test_harm_that_waits_for_an_answer_ends_before_its_dice_and_hurts_nobody(table: Table) -> None:
    await dock(table)
    before = await people(table)
    await blast(table)
    step_in = await stepping_in(table)
    refused = await table.gm.slash("undo")
    assert "End or change the new thing instead" in refused.text
    assert labels(refused.message) == []
    tools = await table.gm.press(table.panel, "More…")
    sure = await table.gm.press(tools.message, "End it")
    await table.gm.press(sure.place, "Yes")
    late = await table.boris.forge(step_in)
    assert "is over" in late.text
    assert await people(table) == before
    assert not any("Act" in labels(message) for message in table.read())


@pytest.mark.rule("NOIR-120", "NOIR-121", "NOIR-125")
async def test_daze_and_wounds_of_harm_stand_after_the_dice_and_corrections_take_them_away(
    table: Table,
) -> None:
    await dock(table, konrad=0)
    table.dice.add(6, 7, 2, 3, 9, 8)
    await blast(table)
    assert await hurt(table) == (Health.DAZED, 13, 1)
    refused = await table.gm.slash("undo")
    assert "The last action rolled dice, so it can’t be undone" in refused.text
    assert "/noir correct" in refused.text
    assert labels(refused.message) == []
    for what, value in (("health", "ok"), ("daze", "0"), ("open", "0")):
        await table.gm.slash("noir correct", character="Alma", what=what, value=value, reason="a slip")
    assert (await person_called(table, "Alma")).condition == Condition()
    await undo(table.gm)
    assert await hurt(table) == (Health.ACTING, 0, 1)


@pytest.mark.rule("NOIR-62")
async def test_who_has_stepped_in_is_hurt_and_has_paid_and_that_stands(table: Table) -> None:
    await dock(table, konrad=3)
    await blast(table)
    asked = await act(table, table.boris)
    table.dice.add(6, 7, 9, 8, 2, 3)
    await table.boris.press(asked.place, "Step in (3 Fate)")
    paid = await people(table)
    for person in (table.boris, table.gm):
        assert "rolled dice" in (await person.slash("undo")).text
    assert await people(table) == paid
    assert (await person_called(table, "Konrad")).fate == 0


@pytest.mark.rule("NOIR-62", "NOIR-70")
async def test_an_answer_to_harm_is_undone_by_its_player_and_asked_again(table: Table) -> None:
    await dock(table, alma=3)
    await blast(table)
    asked = await act(table, table.boris)
    before = await combat(table)
    await table.boris.press(asked.place, "No")
    assert await combat(table) != before
    await undo(table.boris)
    assert await combat(table) == before
    assert "Step in (3 Fate)" in labels((await act(table, table.boris)).place)


@pytest.mark.rule("NOIR-69", "NOIR-70")
async def test_a_rescue_from_harm_is_undone_with_its_points(table: Table) -> None:
    await dock(table)
    await table.play(ChangeSetting(key="fate-rescue-help", value="no"), table.gm)
    await blast(table)
    before = (await people(table), await combat(table))
    alma, konrad = await person_called(table, "Alma"), await person_called(table, "Konrad")
    rescue = PayRescue(
        character=konrad.id, helped=alma.id, points=6, use=FateUse.SURVIVE, text="I pull her away."
    )
    await table.play(rescue, table.boris)
    assert (await person_called(table, "Konrad")).fate == 0
    assert (await people(table), await combat(table)) != before
    await undo(table.boris)
    assert (await people(table), await combat(table)) == before
    assert "Step in (3 Fate)" in labels((await act(table, table.boris)).place)


@pytest.mark.rule("NOIR-62", "NOIR-120")
async def test_harm_in_a_combat_is_undone_and_the_turn_goes_on_where_it_was(table: Table) -> None:
    await raid(table)
    konrad = await person_called(table, "Konrad")
    await table.play(SetFate(character=konrad.id, points=3, reason="for the test"), table.gm)
    before = (await people(table), await combat(table))
    await table.gm.slash("noir harm", who="Alma", damage="2d10", source="fire")
    step_in = await stepping_in(table)
    shown = await table.gm.slash("undo")
    assert "Fire: Alma" in whole(shown.message)
    await table.gm.press(shown.message, "Undo it")
    assert (await people(table), await combat(table)) == before
    assert "Undone: the GM’s last action" in "".join(map(whole, table.read()))
    assert "Snap shot" in options((await act(table, table.alva)).place, "n-action")
    await table.boris.forge(step_in)
    assert (await people(table), await combat(table)) == before
