"""Reads everything that showing a contest needs: its versions, messages, portraits and latest events.

It is one statement, so that showing a contest waits for the database once. Events are decoded only when
they are needed.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from storage.database.connection import Connection
from storage.documents import display_queries
from storage.documents.proofs import Turn, turn_of
from storage.pictures import Portrait

E = TypeVar("E")
Row = tuple[Any, ...]

#: How many decoded events are cached: while a turn goes on, its events are shown again and again.
KEPT = 1024
#: The kind of a question by direct message. Messages of all other kinds stand in a channel.
DIRECT = "whisper"


@dataclass(frozen=True)
class Post:
    """A message that shows a contest, by kind and turn. `shown` says what it shows, as its kind has it."""

    campaign: int
    contest: str
    kind: str
    turn: int
    channel: int
    message: int
    shown: int

    @property
    def is_public(self) -> bool:
        """Whether it is a message in a channel: no direct message, and nothing that could not be sent."""
        return self.kind != DIRECT and self.message > 0


class DisplayRevision(NamedTuple):
    """The campaign's version when a contest last changed, and the version that its panel shows."""

    changed: int
    shown: int


class LoggedTurnEvent(NamedTuple):
    """An event's row from the statement `STANDING`; `gone` is 1 if the event was taken back."""

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
    """What a contest and its messages look like at one moment.

    `version` is the campaign's, and so are the portraits, by character. It has the events of the turns from
    `since` on.
    """

    contest: str
    system: str
    version: int
    showing: DisplayRevision
    posts: tuple[Post, ...]
    portraits: Mapping[str, Portrait]
    since: int
    _happened: tuple[LoggedTurnEvent, ...]
    _decode: Callable[[Row], E]

    def last(self, turn: int) -> int:
        """Return the `seq` of a turn's last event that was not taken back; 0 if there is none."""
        return max((one.seq for one in self._counting(turn)), default=0)

    def events(self, turn: int) -> tuple[E, ...]:
        """Return the events of a turn that were not taken back, in order."""
        return tuple(
            self._decode((self.system, one.seq, one.at, one.seat, one.kind, one.format, one.doc))
            for one in self._counting(turn)
        )

    def turn(self, turn: int) -> Turn:
        """Return the proofs of a turn and the kinds of its events."""
        return turn_of(
            (one.seq, one.version, one.at, one.seat, self.contest, one.turn, one.proof, one.gone, one.kind)
            for one in self._happened
            if one.turn == turn
        )

    def _counting(self, turn: int) -> Iterable[LoggedTurnEvent]:
        return (one for one in self._happened if one.turn == turn and not one.gone)


class DisplayStates(Generic[E]):
    """Reads display states; `decode` turns a row into an event."""

    def __init__(self, link: Connection, decode: Callable[[Row], E]) -> None:
        self._link = link
        self._decode = lru_cache(KEPT)(decode)

    async def of(self, campaign: int, contest: str, kind: str) -> DisplayState[E] | None:
        """Return the display state of a contest; None if there is no such contest.

        Its events start one turn before the last turn that has a post of this kind.
        """
        rows = await self._link.fetch(
            display_queries.STANDING, of_campaign=campaign, of_contest=contest, of_kind=kind
        )
        head = next((row for row in rows if row[0] == "contest"), None)
        if head is None:
            return None
        _, changed, shown, version, *_, system = head[:8]
        posts = tuple(sorted(_posts(campaign, contest, rows), key=lambda post: (post.kind, post.turn)))
        portraits = {row[7]: Portrait(row[8], row[9]) for row in rows if row[0] == "portrait"}
        since = max((post.turn for post in posts if post.kind == kind), default=1) - 1
        happened = sorted(LoggedTurnEvent(*row) for row in rows if row[0] == "event")
        showing = DisplayRevision(changed, shown)
        return DisplayState(
            contest, system, version, showing, posts, portraits, since, tuple(happened), self._decode
        )


def _posts(campaign: int, contest: str, rows: Iterable[Row]) -> Iterable[Post]:
    for what, turn, channel, message, shown, _, _, kind, *_ in rows:
        if what == "post":
            yield Post(campaign, contest, kind, turn, channel, message, shown)
