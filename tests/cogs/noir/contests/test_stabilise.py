"""/noir stabilise: open wounds are treated outside combat, with a Medicine roll."""

from typing import Any

import pytest

from rules.noir.base.enums import Health
from rules.noir.state.actions import SetCondition
from rules.noir.state.campaign_state import Condition
from tests.simulated.noir_combats import act, main, noir, npc, person_called
from tests.simulated.reading import whole
from tests.simulated.tabletop import Table


async def hurt(table: Table, name: str, condition: Condition) -> None:
    number = (await table.character(name)).id
    await table.play(SetCondition(character=number, condition=condition, reason="test"), table.gm)


async def ward(table: Table, **condition: Any) -> None:
    """Create Alva's Mira, with Medicine 12, and Boris's Tove, who is wounded."""
    await noir(table)
    await main(table, table.alva, "Mira", values={"medicine": 12})
    await main(table, table.boris, "Tove")
    await hurt(table, "Tove", Condition(**{"open_wounds": 2, "stabilised": 1, **condition}))


@pytest.mark.rule("NOIR-129")
async def test_a_success_closes_one_wound_and_everybody_reads_it(table: Table) -> None:
    await ward(table)
    assert await table.alva.offered("noir stabilise", "patient") == ["Tove"]
    shown = await table.alva.slash("noir stabilise", patient="Tove")
    assert "Mira: Medicine 12" in shown.text
    assert "Mira stabilises Tove" in whole(table.panel)
    table.dice.add(5, 6)
    await table.alva.press(shown.message, "Roll")
    how = (await person_called(table, "Tove")).condition
    assert (how.open_wounds, how.stabilised) == (1, 2)
    assert "Tove" in whole(table.read()[-1])


@pytest.mark.rule("NOIR-129")
async def test_an_exceptional_success_closes_as_many_as_the_lowest_die(table: Table) -> None:
    await ward(table)
    shown = await table.alva.slash("noir stabilise", patient="Tove")
    table.dice.add(4, 4)
    await table.alva.press(shown.message, "Roll")
    assert (await person_called(table, "Tove")).condition.stabilised == 3


@pytest.mark.rule("NOIR-129")
async def test_an_exceptional_failure_reopens_one(table: Table) -> None:
    await ward(table)
    shown = await table.alva.slash("noir stabilise", patient="Tove")
    table.dice.add(2, 2)
    await table.alva.press(shown.message, "Roll")
    how = (await person_called(table, "Tove")).condition
    assert (how.open_wounds, how.stabilised) == (3, 0)


@pytest.mark.rule("NOIR-128", "NOIR-129")
async def test_the_last_wound_closed_in_time_saves_the_dying(table: Table) -> None:
    await ward(table, open_wounds=1, mortal=3)
    shown = await table.alva.slash("noir stabilise", patient="Tove")
    table.dice.add(7, 6)
    await table.alva.press(shown.message, "Roll")
    how = (await person_called(table, "Tove")).condition
    assert (how.mortal, how.saved, how.open_wounds) == (0, True, 0)


async def test_an_npc_is_a_patient_by_name_and_an_npc_helps_at_once(table: Table) -> None:
    await ward(table)
    await npc(table, "Konrad")
    await hurt(table, "Konrad", Condition(open_wounds=1, health=Health.OUT))
    shown = await table.alva.slash("noir stabilise", patient="Konrad")
    assert "Mira stabilises Konrad" in whole(table.panel)
    table.dice.add(9, 8, 5, 4)
    await table.alva.press(shown.message, "Roll")
    assert (await person_called(table, "Konrad")).condition.stabilised == 1
    await table.gm.slash("noir stabilise", patient="Tove", medic="Konrad")
    assert (await person_called(table, "Tove")).condition.open_wounds == 2


async def test_nobody_is_treated_who_has_no_open_wound(table: Table) -> None:
    await ward(table)
    refused = await table.alva.slash("noir stabilise", patient="Mira")
    assert refused.message.ephemeral
    assert not (await table.state()).contests


async def test_a_roll_that_waits_opens_again_from_its_panel(table: Table) -> None:
    await ward(table)
    await table.alva.slash("noir stabilise", patient="Tove")
    table.dice.add(5, 6)
    await table.alva.press((await act(table, table.alva)).message, "Roll")
    assert (await person_called(table, "Tove")).condition.stabilised == 2
