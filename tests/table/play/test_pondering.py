"""What may take a long calculation is decided beside the event loop, so that nobody else waits for it."""

import threading
from dataclasses import replace
from pathlib import Path

import pytest

from rules.contract.system import AnyState
from rules.core.seat import Seat
from rules.nyx.state.contest_events import TacticPicked
from rules.nyx.system import NYX
from storage.store import Store
from table.play.table import Table
from tests.table.nyx_table import duel, founded, guards


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize("itself", [False, True])
async def test_only_the_draw_of_a_tactic_leaves_the_event_loop(tmp_path: Path, *, itself: bool) -> None:
    beside: list[bool] = []

    def decide(state: AnyState, action: object, seat: Seat, dice: object) -> tuple[object, ...]:
        events = NYX.decide(state, action, seat, dice)  # type: ignore[arg-type]
        if any(isinstance(event, TacticPicked) for event in events) or not itself:
            beside.append(threading.current_thread() is not threading.main_thread())
        return events

    system = replace(NYX, decide=decide)  # type: ignore[arg-type]
    store = await Store.open(str(tmp_path / "t.sqlite3"), {"nyx": system})
    table = Table(store, systems={"nyx": system})
    await founded(table)
    await guards(table, "Guard", "Other")
    await duel(table, itself=itself)
    await store.close()
    assert set(beside) == {itself}
