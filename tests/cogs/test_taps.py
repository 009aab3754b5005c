"""The flows of `python -m benchmarks --only taps`, and what they may cost the people at the table."""

import json

import pytest

from benchmarks.taps import measure
from benchmarks.taps.flow import ALL, Bound, Count, Counted, Flow, count, nothing
from tests.simulated.effort import Effort
from tests.simulated.tabletop import Table


@pytest.mark.parametrize("flow", measure.FLOWS, ids=lambda flow: flow.name)
async def test_a_flow_costs_no_more_than_it_may(flow: Flow, table: Table) -> None:
    assert (await count(flow, table)).broken == ()


async def test_a_menu_costs_a_tap_to_open_and_one_for_each_choice(table: Table) -> None:
    await table.duel()
    table.effort = Effort()
    shown = (await table.alva.press(table.panel, "Choose")).message
    await table.alva.choose(shown, "declare-set attribute", "mind")
    assert table.effort.taps == {"alva": 3}


async def test_public_messages_are_counted_apart_from_private_answers_and_letters(table: Table) -> None:
    await table.wrestling()
    table.effort = Effort()
    await table.alva.press(table.panel, "Choose")
    assert (table.effort.posts, table.effort.letters) == (0, 0)
    await table.alva.press((await table.alva.press(table.panel, "Choose")).message, "Waiting")
    assert (table.effort.posts, table.effort.edits, table.effort.letters) == (0, 1, 1)


def test_a_broken_bound_is_told_by_name_and_in_figures() -> None:
    flow = Flow("a flow", nothing, nothing, [Bound(Count.TAPS, 2, "alva"), Bound(Count.TYPED, 9, ALL)])
    effort = Effort()
    for who in ("alva", "boris", "alva"):
        effort.does(who, taps=2, typed=3)
    counted = Counted(flow, effort)
    assert counted.broken == ("a flow: taps (alva) 4, at most 2",)
    assert effort.waits == 2
    known = measure.document(counted)
    assert json.loads(json.dumps(known)) == known
    assert "alva: 4 taps, 0 commands, 6 typed" in measure.told(counted)
