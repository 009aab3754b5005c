"""How a contest stands against what shows it, seen in one look: versions, messages, what happened last.

One statement, so that whoever shows a contest waits for the database once. Of what was read, an event is
decoded when somebody wants it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from storage.database.connection import Connection
from storage.documents import statements as sql
from storage.documents.proofs import Turn, turn_of

E = TypeVar("E")
Row = tuple[Any, ...]

#: Events kept as they were decoded: while a turn goes on, what happened in it is told again and again.
KEPT = 1024


@dataclass(frozen=True)
class Post:
    """A message that shows a contest, by kind ("panel", "story") and turn. `shown` is a version."""

    campaign: int
    contest: str
    kind: str
    turn: int
    channel: int
    message: int
    shown: int


class DisplayRevision(NamedTuple):
    """The campaign's version when a contest last changed, and the one that its panel shows."""

    changed: int
    shown: int


class LoggedTurnEvent(NamedTuple):
    """An event as `STANDING` gives it; `gone` is 1 when it was taken back."""

    what: str
    seq: int
    at: int
    version: int
    turn: int
    format: int
    gone: int
    seat: str
    kind: str
    doc: str
    proof: str | None


@dataclass(frozen=True)
class DisplayState(Generic[E]):
    """A contest at one moment; `version` is the campaign's. Of its turns, it knows those from `since` on."""

    contest: str
    system: str
    version: int
    showing: DisplayRevision
    posts: tuple[Post, ...]
    since: int
    _happened: tuple[LoggedTurnEvent, ...]
    _decode: Callable[[Row], E]

    def last(self, turn: int) -> int:
        """Return the `seq` of what happened last in a turn and counts; 0 when nothing did."""
        return max((one.seq for one in self._counting(turn)), default=0)

    def events(self, turn: int) -> tuple[E, ...]:
        """Return what happened in a turn and counts, in order."""
        return tuple(
            self._decode((self.system, one.seq, one.at, one.seat, one.kind, one.format, one.doc))
            for one in self._counting(turn)
        )

    def turn(self, turn: int) -> Turn:
        """Return what can be checked of a turn."""
        return turn_of(
            (one.seq, one.version, one.at, one.seat, self.contest, one.turn, one.proof, one.gone, one.kind)
            for one in self._happened
            if one.turn == turn
        )

    def _counting(self, turn: int) -> Iterable[LoggedTurnEvent]:
        return (one for one in self._happened if one.turn == turn and not one.gone)


class DisplayStates(Generic[E]):
    """Reads how contests stand; `decode` makes an event of a row."""

    def __init__(self, link: Connection, decode: Callable[[Row], E]) -> None:
        self._link = link
        self._decode = lru_cache(KEPT)(decode)

    async def of(self, campaign: int, contest: str, kind: str) -> DisplayState[E] | None:
        """Return how a contest stands, None if there is none.

        It knows the turns from the one before the last that has a post of this kind.
        """
        rows = await self._link.fetch(sql.STANDING, of_campaign=campaign, of_contest=contest, of_kind=kind)
        head = next((row for row in rows if row[0] == "contest"), None)
        if head is None:
            return None
        _, changed, shown, version, *_, system = head[:8]
        posts = tuple(sorted(_posts(campaign, contest, rows), key=lambda post: (post.kind, post.turn)))
        since = max((post.turn for post in posts if post.kind == kind), default=1) - 1
        happened = sorted(LoggedTurnEvent(*row) for row in rows if row[0] == "event")
        showing = DisplayRevision(changed, shown)
        return DisplayState(contest, system, version, showing, posts, since, tuple(happened), self._decode)


def _posts(campaign: int, contest: str, rows: Iterable[Row]) -> Iterable[Post]:
    for what, turn, channel, message, shown, _, _, kind, *_ in rows:
        if what == "post":
            yield Post(campaign, contest, kind, turn, channel, message, shown)
