"""Each change is tried in a fork, against the tests that may notice it until one does.

A change within functions is made in a fork of the process that has collected the tests (`in_place`). One
that takes effect on import is made in a fork of a process that has imported no rules yet (`imports`). If it
is in a function too, the second way is tried when nothing notices it the first way, which takes less time.
"""

import gc
import time
from collections.abc import Callable, Iterable, Mapping

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants import in_place
from tests.mutants.choice import Choice, file_of, rounds
from tests.mutants.forks import Aside, in_fork, limit
from tests.mutants.imports import import_every_rule, import_from
from tests.mutants.record import QUIET, Record
from tests.mutants.sample import Mutant

#: What a trial may tell; all else is the id of the test that noticed.
SURVIVED, UNDECIDED, NOT_RUN, SAME = "survived", "undecided", "no test runs it", "the same code"
ON_IMPORT, ENDED = "noticed on import", "noticed as too slow or too large"
UNNOTICED = frozenset({SURVIVED, UNDECIDED, NOT_RUN})
#: How long a test may take with a change: this many times as long, and so many seconds.
SLOWER, LONGER = 20, 5
#: A test file that imports no rules.
WITHOUT_RULES = "tests/mutants/test_choice.py"
#: How many seconds of processor time the import of the rules and tests may take with a change.
IMPORTING = 60


class Trials:
    """Tries changes against the tests of a record, each with so many seconds of processor time."""

    def __init__(self, record: Record, seconds: float) -> None:
        self._choice = Choice(record)
        self._times = record.seconds
        self._seconds = seconds
        _import_plugins()
        self._aside = Aside(self._freshly)

    def run(self, mutants: list[Mutant], tell: Callable[[Mutant, str], None]) -> None:
        """Try each change, and tell of it. Imports the rules into this process, so it can be done once."""

        def loop(items: Mapping[str, pytest.Item]) -> None:
            import_every_rule()
            live = in_place.functions()
            gc.freeze()  # a fork then shares more of its memory
            for mutant in mutants:
                tell(mutant, self._tried(mutant, items, live))

        tests = [test for each in mutants if each.change.statement for test in self._choice.tests(each)]
        if not _with_items(sorted(set(map(file_of, tests))), loop):
            raise RuntimeError("The tests cannot be collected.")

    def _tried(self, mutant: Mutant, items: Mapping[str, pytest.Item], live: in_place.Functions) -> str:
        if not (tests := self._choice.tests(mutant)):
            return NOT_RUN
        told: str | None = SURVIVED
        if mutant.change.statement:
            told = in_fork(lambda: self._in_place(mutant, [items[each] for each in tests], live))
        if told in UNNOTICED and self._choice.on_import(mutant):
            told = self._aside(mutant, tests)
        if told in self._times:
            self._choice.noticed(told)
        return told or ENDED

    def _in_place(self, mutant: Mutant, items: list[pytest.Item], live: in_place.Functions) -> str:
        return self._noticed(items) if in_place.change(mutant, live) else SAME

    def _freshly(self, mutant: Mutant, tests: list[str]) -> str:
        import_from(lambda path: mutant.module() if path == mutant.path else None)
        found = SURVIVED
        for files, some in rounds(tests):
            told = self._in_files(files, some)
            if told not in UNNOTICED:
                return told
            found = UNDECIDED if UNDECIDED in {told, found} else SURVIVED
        return found

    def _in_files(self, files: list[str], tests: list[str]) -> str:
        told = ON_IMPORT

        def loop(items: Mapping[str, pytest.Item]) -> None:
            nonlocal told
            told = self._noticed(items[each] for each in tests)

        limit(IMPORTING)
        _with_items(files, loop)
        return told

    def _noticed(self, items: Iterable[pytest.Item]) -> str:
        """Run the tests until one fails, but none that takes longer than what is left of the time."""
        start, told = time.process_time(), SURVIVED
        for item in items:
            if time.process_time() - start + self._times[item.nodeid] > self._seconds:
                told = UNDECIDED
                continue
            limit(SLOWER * self._times[item.nodeid] + LONGER)
            if any(report.failed for report in runtestprotocol(item, log=False)):
                return item.nodeid
        return told


def _import_plugins() -> None:
    """Let pytest import its plugins and their libraries, which takes longer than importing the rules."""
    _with_items([WITHOUT_RULES], lambda _: None)
    gc.freeze()


def _with_items(files: list[str], work: Callable[[Mapping[str, pytest.Item]], None]) -> bool:
    """Collect tests and, instead of running them, do the work with them; return whether that went well."""

    class Loop:
        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            work({each.nodeid: each for each in session.items})
            return True

    if not files:
        work({})
        return True
    return pytest.main([*QUIET, *files], plugins=[Loop()]) == 0
