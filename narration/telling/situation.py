"""Situations: what a story can be about, and which wordings tell it.

A claim is a word for something that is true of a moment, such as `leads`. A situation lists the claims that
must hold, and each of its wordings may list more; `!leads` means that a claim must not hold. Claims are seen
from one side, `a`; the other side is `b`.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.campaign.telling import Slot


@dataclass(frozen=True)
class View:
    """A moment as seen from one side: the claims that hold, and what can fill the gaps of a sentence."""

    claims: frozenset[str]
    slots: Mapping[str, Slot]

    def holds(self, needed: str) -> bool:
        """Return whether all claims in a list with spaces hold, and none that begins with `!`."""
        return all(
            claim[1:] not in self.claims if claim.startswith("!") else claim in self.claims
            for claim in needed.split()
        )


@dataclass(frozen=True)
class Moment:
    """A part of a round that one sentence may tell, seen from each side that it concerns."""

    contest: str
    turn: int
    beat: str
    views: tuple[View, ...]


@dataclass(frozen=True)
class Situation:
    """Something that may be true of a moment, and the wordings that tell it.

    Of the situations whose claims hold, the one with the highest priority is told. A wording is given by the
    further claims that it needs; its number, counted from 1, never changes. None is a wording that is no
    longer chosen.
    """

    name: str
    beat: str
    priority: int
    claims: str
    wordings: tuple[str | None, ...]
    #: The gaps that its wordings may have.
    slots: str = "a b"

    def filled(self, view: View) -> tuple[tuple[str, Slot], ...]:
        """Return what fills the gaps of its wordings."""
        return tuple((name, view.slots[name]) for name in self.slots.split() if name in view.slots)
