"""Setup for all tests: skip, or require, those that need a program this machine may lack or much time.

TESTS_REQUIRE names the markers whose tests must run, separated by commas: a test with such a marker fails
where it would otherwise be skipped. TESTS_SEED makes tests.chance and Hypothesis draw the same values in
every run. TESTS_EXAMPLES says how many times more examples a property test tries than it asks for; if it is
more than 1, tests that take long run too. .ci/run sets all three.
"""

import gc
import os
import shutil
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

# Time limits fail at random on a busy machine; benchmarks/ measures speed.
hypothesis.settings.register_profile(
    "house",
    max_examples=40,
    deadline=None,
    derandomize=bool(os.environ.get("TESTS_SEED")),
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
    print_blob=True,
)
hypothesis.settings.load_profile("house")
#: How many times more examples Hypothesis tries than a test asks for; .ci/run has the time for it.
EXAMPLES = int(os.environ.get("TESTS_EXAMPLES", "1"))
#: Tests write thousands of small databases. Where so many bytes of memory are free, they wait for no disk.
MEMORY, ROOM = Path("/dev/shm"), 4 * 10**9  # noqa: S108 - pytest makes a directory of its own there
# Each test creates a bot and drops it; collecting cycles ten times less often saves a fifth of the time.
gc.set_threshold(10_000, 20, 20)

if TYPE_CHECKING:
    from tests.failover import Pair
    from tests.postgres import Server


def _postgresql() -> Path | None:
    """Return the directory of PostgreSQL's programs on this machine."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    return next((each.parent for each in Path("/usr/lib/postgresql").glob("*/bin/initdb")), None)


def _in_memory() -> None:
    """Let temporary files stand in memory if there is room, and programs may be started there."""
    if "TMPDIR" in os.environ or not MEMORY.is_dir():
        return
    there = os.statvfs(MEMORY)
    if there.f_bavail * there.f_frsize > ROOM and not there.f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


NEEDS: dict[str, tuple[Callable[[], bool], str]] = {
    "chromium": (lambda: shutil.which("chromium") is not None, "chromium is not on PATH"),
    "pgbouncer": (lambda: shutil.which("pgbouncer") is not None, "pgbouncer is not on PATH"),
    "postgresql": (lambda: _postgresql() is not None, "the programs of PostgreSQL are not here"),
}
REQUIRED = frozenset(filter(None, os.environ.get("TESTS_REQUIRE", "").split(",")))


def pytest_configure() -> None:
    _in_memory()
    if unknown := REQUIRED - NEEDS.keys():
        raise pytest.UsageError(
            f"TESTS_REQUIRE names {', '.join(sorted(unknown))}; known: {', '.join(NEEDS)}"
        )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let each property test try more examples, if TESTS_EXAMPLES asks for it."""
    found = {each.function for each in items if isinstance(each, pytest.Function)}
    for test in filter(hypothesis.is_hypothesis_test, found if EXAMPLES > 1 else ()):
        asked = test._hypothesis_internal_use_settings
        more = hypothesis.settings(asked, max_examples=EXAMPLES * asked.max_examples)
        test._hypothesis_internal_use_settings = more


def _takes_too_long(item: pytest.Item) -> bool:
    return EXAMPLES == 1 and item.get_closest_marker("long") is not None


def pytest_runtest_setup(item: pytest.Item) -> None:
    if _takes_too_long(item):
        pytest.skip("takes long; with TESTS_EXAMPLES=2, as .ci/run sets it, it runs")
    for need, (is_there, reason) in NEEDS.items():
        if item.get_closest_marker(need) and not is_there():
            pytest.skip(reason)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    demanded = [need for need in REQUIRED if item.get_closest_marker(need) and not _takes_too_long(item)]
    if report.skipped and demanded and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, though TESTS_REQUIRE demands {demanded[0]}: {report.longrepr}"
    return report


@pytest.fixture
def chromium() -> str:
    """Return the path of the browser, for tests with the marker `chromium`."""
    path = shutil.which("chromium")
    assert path is not None, "a test that asks for chromium needs the marker chromium"
    return path


@pytest.fixture(scope="session")
def server() -> "Iterator[Server]":
    """Yield a running PostgreSQL server, for tests with the marker `postgresql`."""
    from tests.postgres import running  # noqa: PLC0415  # a test runs this file without its siblings

    where = _postgresql()
    assert where is not None, "a test that asks for the server needs the marker postgresql"
    with running(where) as found:
        yield found


@pytest.fixture
def programs() -> Path:
    """Return the directory of PostgreSQL's programs, for tests with the marker `postgresql`."""
    where = _postgresql()
    assert where is not None, "a test that asks for the programs needs the marker postgresql"
    return where


@pytest.fixture
def pair() -> "Iterator[Pair]":
    """Yield two servers of which one follows the other, for tests with the marker `postgresql`."""
    from tests.failover import paired  # noqa: PLC0415  # a test runs this file without its siblings

    where = _postgresql()
    assert where is not None, "a test that asks for the servers needs the marker postgresql"
    with paired(where) as found:
        yield found
