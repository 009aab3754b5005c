"""Rolls that fall in every way, as their game reads them: how often they succeed, and with what chance."""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from rules.contract.luck import Check, Checks
from rules.core.model_base import Event

#: A way in which dice may fall, by its chance, and what happens then.
Fork = tuple[Fraction, Iterable[Event]]


class Mean(NamedTuple):
    """Over all ways in which a character's dice may fall: that there is a roll, it succeeds, its chance."""

    told: Fraction = Fraction()
    won: Fraction = Fraction()
    chance: Fraction = Fraction()

    def with_(self, share: Fraction, check: Check) -> "Mean":
        return Mean(self.told + share, self.won + share * check.won, self.chance + share * check.chance)


def fair(chance: Fraction) -> Mean:
    """What comes of one roll that succeeds as often as it is said to."""
    return Mean(Fraction(1), chance, chance)


def read(checks: Checks, log: Iterable[Event]) -> list[Check]:
    """Return the rolls of a log, of which only those kinds are read that the game asks for."""
    reader = checks.reader()
    wanted = (event for event in log if getattr(event, "kind", "") in checks.kinds)
    return [check for event in wanted for check in reader(event)]


def means(checks: Checks, log: tuple[Event, ...], forks: Iterable[Fork]) -> dict[str, Mean]:
    """Return what comes of the rolls after a log, by character."""
    before, found = len(read(checks, log)), dict[str, Mean]()
    for share, events in forks:
        for check in read(checks, (*log, *events))[before:]:
            found[check.character] = found.get(check.character, Mean()).with_(share, check)
    return found
