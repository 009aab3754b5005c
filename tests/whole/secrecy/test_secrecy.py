"""Before the reveal nobody can learn a hidden choice: whatever it is, everybody else receives the same."""

import logging
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import ROOMS
from rules.chance.dice import ScriptedDice
from tests.simulated.tabletop import laid
from tests.whole.permissions.cast import gathered
from tests.whole.secrecy.harness import Glass, Got, Known, difference, without
from tests.whole.secrecy.picks import NOON, PICKS
from tests.whole.secrecy.sheets import SHEETS
from tests.whole.secrecy.wins import WINS, what_fails_is_reported_alike

Evening = Callable[[Glass], Awaitable[None]]
EVENINGS: tuple[Evening, ...] = (*PICKS, *WINS, *SHEETS, what_fails_is_reported_alike)


@pytest.fixture(autouse=True)
def known_by_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make an interaction's reference and duration the same in every evening."""
    monkeypatch.setattr("chat.operations.correlation.secrets", SimpleNamespace(token_hex=lambda _: "ABCDEF"))
    monkeypatch.setattr("chat.operations.metrics.time", SimpleNamespace(perf_counter=lambda: 0.0))


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """Capture the log at its most verbose level."""
    caplog.set_level(logging.INFO)
    for room in ROOMS:
        caplog.set_level(logging.DEBUG, room)
    return caplog


async def got(
    path: Path, empty: Path, log: pytest.LogCaptureFixture, evening: Evening, which: int
) -> list[Got]:
    """Play an evening, and return what others received."""
    shutil.copy(empty, path)
    log.clear()
    async with laid(path, ScriptedDice()) as table:
        table.watch.time = NOON
        table.entropy = known = Known()
        glass = Glass(await gathered(table), which, known, log)
        await evening(glass)
        return await glass.plain()


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize("evening", EVENINGS, ids=[evening.__name__ for evening in EVENINGS])
async def test_everything_others_can_see_is_the_same_for_every_hidden_choice(
    tmp_path: Path, empty_database: Path, log: pytest.LogCaptureFixture, evening: Evening
) -> None:
    one, other = [
        await got(tmp_path / f"{which}.sqlite3", empty_database, log, evening, which) for which in (0, 1)
    ]
    found = difference(one, other)
    assert not found, found


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ([("a", "one"), ("b", "two!")], "b\n"),
        ([("a", "one")], "only one evening had b"),
        ([("a", "one"), ("b", "two"), ("c", "three")], "only one evening had c"),
        ([("b", "two"), ("a", "one")], "a\ncame where otherwise came\nb"),
    ],
    ids=["another byte", "one thing less", "one thing more", "another order"],
)
def test_every_difference_between_two_evenings_is_found(other: list[Got], said: str) -> None:
    evening = [("a", "one"), ("b", "two")]
    assert not difference(evening, list(evening))
    assert difference(evening, other).startswith(said)


def test_only_the_hashes_of_hidden_choices_are_exempt() -> None:
    sealed, opened = "ab" * 32, "cd" * 32
    assert without(f"{sealed} {opened}", [sealed]) == f"{'#' * 64} {opened}"
