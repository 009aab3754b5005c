"""Which tests may notice a change, the nearest and quickest first."""

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from pathlib import PurePath

from tests.mutants.mentions import looks_everywhere, tests_of_names
from tests.mutants.record import Record, Statement
from tests.mutants.sample import Mutant

#: So many test files are collected first, and as many times more each time, since collecting all takes 15
#: seconds.
FILES = 4


class Choice:
    """Chooses from the tests of a record; those that have noticed other changes come earlier."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._noticed: Counter[str] = Counter()

    def on_import(self, mutant: Mutant) -> bool:
        """Return whether the change takes effect when rules or tests are imported."""
        return not mutant.change.statement or self._statement(mutant) in self._record.imported

    def tests(self, mutant: Mutant) -> list[str]:
        """Return the tests that may notice, by their ids."""
        found = set(self._record.tests.get(self._statement(mutant), ()))
        if self.on_import(mutant):
            found |= tests_of_names(self._record, mutant.path, mutant.change.row)
        return sorted(found, key=lambda test: (self._cost(mutant, test), test))

    def noticed(self, test: str) -> None:
        """Remember that a test noticed a change."""
        self._noticed[test] += 1

    def _statement(self, mutant: Mutant) -> Statement:
        return Statement(mutant.path, mutant.change.statement)

    def _cost(self, mutant: Mutant, test: str) -> float:
        """Return how late a test comes: after its seconds, twice as many for each folder between the two.

        A test that looks at all modules is near everywhere.
        """
        here = PurePath("tests", mutant.path).parent.parts
        there = PurePath(file_of(test)).parent.parts
        shared = sum(one == other for one, other in zip(here, there, strict=False))
        away = 0 if looks_everywhere(file_of(test)) else len(here) + len(there) - 2 * shared
        return self._record.seconds[test] * 2.0**away / (1 + self._noticed[test])


def rounds(tests: list[str]) -> Iterator[tuple[list[str], list[str]]]:
    """Yield the files to collect next, and the tests to run in them.

    The tests stay in their order: a slow test of a file that is collected early does not come before a quick
    one of another file.
    """
    several = FILES
    while tests:
        files = list(dict.fromkeys(map(file_of, tests)))[:several]
        now = list(takewhile(lambda test: file_of(test) in files, tests))  # noqa: B023  # it is called at once
        yield files, now
        tests, several = tests[len(now) :], several * FILES


def file_of(test: str) -> str:
    """Return the file of a test."""
    return test.partition("::")[0]
