"""Situations: what a story can be about, and the wordings for it.

A claim is a word for something that is true of a moment, such as `leads`. A situation lists the claims that
must hold, and each of its wordings may list more; `!leads` means that a claim must not hold. Claims are seen
from one side, `a`; the other side is `b`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules.campaign.telling import Slot


@dataclass(frozen=True)
class View:
    """A moment as seen from one side: the claims that hold, and what can fill the gaps of a sentence."""

    claims: frozenset[str]
    slots: Mapping[str, Slot]

    def holds(self, needed: str) -> bool:
        """Return whether a space-separated list of claims holds; `!` negates a claim."""
        required, excluded = _sorted_out(needed)
        return required <= self.claims and excluded.isdisjoint(self.claims)


@cache
def _sorted_out(needed: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the claims of a list that must hold, and those that must not. The tables have few lists."""
    claims = needed.split()
    excluded = frozenset(claim[1:] for claim in claims if claim.startswith("!"))
    return frozenset(claim for claim in claims if not claim.startswith("!")), excluded


@dataclass(frozen=True)
class Moment:
    """A part of a turn that one sentence may tell, as seen from each side it concerns."""

    contest: str
    turn: int
    beat: str
    views: tuple[View, ...]


@dataclass(frozen=True)
class Situation:
    """Something that may be true of a moment, and the wordings for it.

    Among the situations whose claims hold, those with the highest priority come first. Each wording has a
    number, counted from 1, and the further claims that it needs. A number never changes and is never given
    again; one that is not listed is retired, and its text stays for the stories that have it.
    """

    name: str
    beat: str
    priority: int
    claims: str
    wordings: Mapping[int, str]
    #: The names of the gaps that the wordings may have.
    slots: str = "a b"

    def filled(self, view: View) -> tuple[tuple[str, Slot], ...]:
        """Return the gaps that a view can fill, each with its content."""
        return tuple((name, view.slots[name]) for name in self.slots.split() if name in view.slots)
