"""How much one person and one server may send, and what a person reads who sends more."""

from functools import partial

import pytest

from chat.operations.pace import Pace, SlowWork
from rules.core.refusal import Refused
from settings import Settings
from tests.simulated.tabletop import Table
from tests.whole.refusals.hostile import bounded


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def refused(one: Pace, person: int = 7) -> int:
    """Return the seconds that a person must wait."""
    with pytest.raises(Refused) as caught:
        one.require("command", person)
    assert caught.value.code == "too-fast"
    return int(caught.value.details["seconds"])  # type: ignore[arg-type]


def test_a_minutes_worth_may_come_at_once_and_comes_back_with_time() -> None:
    clock = Clock()
    one = Pace({"command": 6}, clock)
    for _ in range(6):
        one.require("command", 7)
    assert refused(one) == 10
    clock.now += 9
    assert refused(one) == 1
    clock.now += 1
    one.require("command", 7)
    assert refused(one) == 10


def test_people_and_kinds_are_counted_apart() -> None:
    one = Pace({"command": 1, "text": 1}, Clock())
    one.require("command", 7)
    one.require("command", 8)
    one.require("text", 7)
    one.require("press", 7)
    assert refused(one)


def test_no_number_is_no_limit() -> None:
    one = Pace.of(Settings(commands_per_minute=0))
    for _ in range(1000):
        one.require("command", 7)


def test_who_has_been_quiet_is_forgotten_and_nobody_else() -> None:
    clock = Clock()
    one = Pace({"command": 1}, clock)
    for person in (1, 2):
        one.require("command", person)
    clock.now += 30
    one.require("command", 3)
    clock.now += 31
    one.require("command", 4)
    assert len(one._left) == 2
    assert refused(one, 3) == 29


def test_a_person_has_one_file_read_at_a_time_and_a_server_two() -> None:
    files = SlowWork(partial(Refused, "import-running"))
    with files.one(1, 9), files.one(2, 9):
        with pytest.raises(Refused, match="import-running"), files.one(3, 9):
            pass
        with pytest.raises(Refused, match="import-running"), files.one(1, 8):
            pass
        with files.one(3, 8):
            pass
    with files.one(1, 9):
        pass


def test_direct_messages_are_no_server() -> None:
    work = SlowWork(partial(Refused, "work-running"))
    with work.one(1, 0), work.one(2, 0), work.one(3, 0):  # noqa: SIM117 - what may happen, and what may not
        with pytest.raises(Refused, match="work-running"), work.one(3, 9):
            pass


async def test_presses_and_forms_beyond_the_pace_are_refused_kindly_and_change_nothing(table: Table) -> None:
    await table.campaign()
    await bounded(table, texts_per_minute=1, presses_per_minute=1)
    version = await table.version()
    table.languages[table.alva.id] = "ru"
    answers = [await table.alva.forge("n:nothing:1:3:1") for _ in range(2)]
    assert "Подождите 60 секунд" in answers[1].text
    assert await table.version() == version
