"""Success rates and reported chances of rolls, averaged over every way the dice can fall."""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from rules.contract.luck import Check, Checks
from rules.core.model_base import Event

#: One way the dice can fall: its chance, and the events that follow.
Fork = tuple[Fraction, Iterable[Event]]


class Mean(NamedTuple):
    """A character's means over all ways the dice can fall: rolls, successes and reported chances."""

    told: Fraction = Fraction()
    won: Fraction = Fraction()
    chance: Fraction = Fraction()

    def with_(self, share: Fraction, check: Check) -> "Mean":
        return Mean(self.told + share, self.won + share * check.won, self.chance + share * check.chance)


def fair(chance: Fraction) -> Mean:
    """Return the means of one roll that succeeds exactly with the chance it reports."""
    return Mean(Fraction(1), chance, chance)


def read(checks: Checks, log: Iterable[Event]) -> list[Check]:
    """Return the rolls in a log, read from only those kinds of events that `checks` needs."""
    reader = checks.reader()
    wanted = (event for event in log if getattr(event, "kind", "") in checks.kinds)
    return [check for event in wanted for check in reader(event)]


def means(checks: Checks, log: tuple[Event, ...], forks: Iterable[Fork]) -> dict[str, Mean]:
    """Return the means of the rolls that follow a log, by character."""
    before, found = len(read(checks, log)), dict[str, Mean]()
    for share, events in forks:
        for check in read(checks, (*log, *events))[before:]:
            found[check.character] = found.get(check.character, Mean()).with_(share, check)
    return found
