"""A flow that is counted, and its bounds."""

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from tests.simulated.effort import Effort
from tests.simulated.tabletop import Table


class Count(StrEnum):
    """What a bound is about."""

    TAPS = "taps"
    #: Taps and commands: what somebody does who begins with nothing.
    STEPS = "steps"
    TYPED = "typed"
    WAITS = "waits"
    POSTS = "posts"
    #: How long the one who reads most reads, and all presses take one after the other; nobody thinks.
    SECONDS = "seconds"


#: How many characters people read in a second, and how many seconds it takes to find and press a button.
READ, FOUND = 20, 3
#: Whose taps or characters a bound is about, besides a person's name: those of each, or of all together.
EACH, ALL = "each", "all"


@dataclass(frozen=True)
class Bound:
    """The most of something that a flow may cost one person, each of them, or all of them together."""

    count: Count
    most: int
    who: str = ALL

    def of(self, effort: Effort) -> int:
        """Return what this bound is about, as it was counted."""
        match self.count:
            case Count.TAPS:
                return self._share(effort.taps)
            case Count.STEPS:
                return self._share(effort.taps + effort.commands)
            case Count.TYPED:
                return self._share(effort.typed)
            case Count.WAITS:
                return effort.waits
            case Count.POSTS:
                return effort.posts
            case Count.SECONDS:
                read = (sum(map(len, lines)) for lines in effort.read.values())
                return max(read, default=0) // READ + effort.taps.total() * FOUND

    def _share(self, counted: Counter[str]) -> int:
        if self.who == ALL:
            return counted.total()
        return max(counted.values(), default=0) if self.who == EACH else counted[self.who]


@dataclass(frozen=True)
class Flow:
    """Something that people do, after a preparation that is not counted."""

    name: str
    prepare: Callable[[Table], Awaitable[None]]
    play: Callable[[Table], Awaitable[None]]
    bounds: Sequence[Bound]


@dataclass(frozen=True)
class Counted:
    """A flow that was played, and what it cost."""

    flow: Flow
    effort: Effort

    @property
    def broken(self) -> tuple[str, ...]:
        """The bounds that it broke, each as a sentence."""
        found = ((bound, bound.of(self.effort)) for bound in self.flow.bounds)
        return tuple(
            f"{self.flow.name}: {bound.count} ({bound.who}) {cost}, at most {bound.most}"
            for bound, cost in found
            if cost > bound.most
        )


async def count(flow: Flow, table: Table) -> Counted:
    """Play a flow on a new table, and return what it cost."""
    await flow.prepare(table)
    table.effort = Effort()
    await flow.play(table)
    return Counted(flow, table.effort)


async def nothing(_: Table) -> None:
    """Prepare nothing."""
