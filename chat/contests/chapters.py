"""Divides the log of a contest into chapters: each is told by one message."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from chat.contests.display import ContestDisplay
from chat.contests.display_services import PANEL, STORY
from chat.contests.tellings import Telling, tellings_of
from narration.campaign.events import tell
from narration.text.line import Line
from rules.campaign.events import ActedFor, TimeRanOut, Undone
from rules.core.model_base import Event
from storage.display_state import Post
from storage.documents.logged import Logged

#: Events shown as notes below a result: who acted for a seat, whose time ran out, and what was taken back.
FOOTNOTES = (ActedFor, TimeRanOut, Undone)

#: Returns the public view of an event, or None if the event is hidden.
Redact = Callable[[Event], Event | None]


@dataclass(frozen=True)
class Chapter:
    """The events of a turn, or of a part of it, that one message tells."""

    turn: int
    part: int
    logged: tuple[Logged, ...]
    #: The events as everybody may know them, without those that are told as notes.
    told: tuple[Event, ...]
    notes: tuple[Line, ...]
    #: What people tell of it in their own words.
    tellings: tuple[Telling, ...] = ()

    @property
    def kind(self) -> str:
        """The kind of the message under which it is stored."""
        return kind_of(self.part)

    @property
    def last(self) -> int:
        """The number of the last event."""
        return self.logged[-1].seq

    @property
    def origin(self) -> tuple[int, int, int, str]:
        """What tells this chapter from every other one, even from one with the same number after an undo."""
        first = self.logged[0]
        return self.turn, self.part, first.seq, str(first.at)


def kind_of(part: int) -> str:
    """Return the kind of message that tells a part of a turn."""
    return f"{STORY}-{part}" if part else STORY


def is_story(post: Post) -> bool:
    """Return whether a message tells a chapter."""
    return post.kind == STORY or post.kind.startswith(f"{STORY}-")


def place_of(post: Post) -> tuple[int, int]:
    """Return the turn and the part that a message tells."""
    return post.turn, int(post.kind.removeprefix(STORY).removeprefix("-") or 0)


def live_post(posts: Iterable[Post]) -> Post | None:
    """Return the live message among a contest's messages: the newest result, or a panel."""
    shown = [post for post in posts if post.message]
    ends = (newest_story(shown), next((post for post in shown if post.kind == PANEL), None))
    return max(filter(None, ends), key=lambda post: post.message, default=None)


def newest_story(posts: Iterable[Post]) -> Post | None:
    """Return the message with the newest result."""
    return max(filter(is_story, posts), key=place_of, default=None)


def chapters_of(
    turn: int, logged: Sequence[Logged], redact: Redact, display: ContestDisplay
) -> tuple[Chapter, ...]:
    """Return the chapters of a turn; the game's display says which events begin a new one.

    An event that looks back belongs to the chapter before if a chapter began in its own save.
    """
    runs: list[list[Logged]] = []
    for entry in logged:
        event = redact(entry.event)
        if not runs or (event is not None and display.begins(event)):
            runs.append([])
        is_late = display.looks_back(entry.event) and len(runs) > 1 and runs[-1][0].at == entry.at
        runs[-2 if is_late else -1].append(entry)
    chapters = (_chapter(turn, part, tuple(run), redact) for part, run in enumerate(runs))
    return tuple(
        replace(one, tellings=tellings_of(one.part, one.logged, display.telling)) for one in chapters
    )


def _chapter(turn: int, part: int, run: tuple[Logged, ...], redact: Redact) -> Chapter:
    known = [event for entry in run if (event := redact(entry.event)) is not None]
    told = tuple(event for event in known if not isinstance(event, FOOTNOTES))
    return Chapter(turn, part, run, told, tuple(dict.fromkeys(_notes(known))))


def _notes(events: Iterable[Event]) -> Iterator[Line]:
    for event in events:
        if isinstance(event, FOOTNOTES):
            yield from tell(event)
