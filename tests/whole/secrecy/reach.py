"""Counts how many requests about a contest reach one that hides something from the person who asks.

A request that is turned away at the door shows nothing about secrecy, however often it is repeated.
"""

from collections import Counter
from dataclasses import dataclass, field

from rules.core.seat import PUBLIC
from tests.whole.permissions.cast import Scene
from tests.whole.permissions.rows import Row

#: The names that stand for a contest in a request.
NAMES = ("{c}", "{c:", "{contest}")
#: The refusals that mean: no contest was found, or not the one that the request names.
MISSED = frozenset({"no-such-conflict", "no-sealed-round", "not-found", "not-here", "no-campaign-here"})
#: The share of the requests naming a contest that must reach it.
SHARE = 0.9


@dataclass
class Reach:
    """The requests of an evening that name a contest with something to hide, by how they ended."""

    named: int = 0
    missed: Counter[str] = field(default_factory=Counter)

    @property
    def reached(self) -> int:
        return self.named - self.missed.total()

    def count(self, row: Row, outcome: str) -> None:
        """Count a request that names a contest. `outcome` is the word of its trial."""
        self.named += 1
        if outcome in MISSED:
            self.missed[f"{row.name}: {outcome}"] += 1

    def check(self, least: int) -> None:
        """AssertionError unless enough requests reached a contest, at least `least` of them."""
        assert self.reached >= least, f"{self.reached} requests reached a contest, expected {least}"
        assert self.reached >= SHARE * self.named, f"{self.reached} of {self.named}: {dict(self.missed)}"


def names_contest(row: Row) -> bool:
    """Tell whether a request names a contest."""
    return any(name in str(row.how) for name in NAMES)


async def has_secret(scene: Scene, kind: str) -> bool:
    """Tell whether the scene has a contest, and its state hides something from this kind of person."""
    state = await scene.state()
    known = state.campaign.seat_of(scene.cast.people[kind].id) if kind != "elsewhere" else PUBLIC
    return bool(state.contests) and scene.system.view(state, known) != state
