"""The structure of a chronicle: sessions, their scenes, and what was told and played in each.

These are only the types: `narration.journal.build` creates the records, and other modules turn them into
pages and files.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, NamedTuple

from narration.parts.figures import Account, DiceThrow, MarkerCourse
from narration.parts.public_proofs import ShownDeck, ShownSave, ShownSeal
from narration.parts.results import NO_RESULTS, Results, Spoken
from narration.text.line import Line, Panel
from rules.campaign.events import SceneChanged, SessionEnded, SessionStarted
from rules.campaign.model import Campaign
from rules.core.model_base import Event

#: The audience: what everybody may know, or what the GM may know.
Edition = Literal["players", "gm"]
#: What a journal is written as.
Format = Literal["html", "md", "json"]


class Logged(NamedTuple):
    """An event, redacted for the edition, with its log columns. Times are UTC.

    `is_whole` says that the edition may know all of it.
    """

    seq: int
    at: datetime
    seat: str
    event: Event
    is_whole: bool = True


class Place(NamedTuple):
    """The session and scene in which something happened. Session 0 is the time before the first session.

    If `over` is set, it happened after that session and before the next.
    """

    session: int
    scene: int
    over: bool = False

    def after(self, event: Event) -> "Place":
        """Return the place after this event."""
        match event:
            case SessionStarted(session=session):
                return Place(session, self.scene)
            case SessionEnded():
                return self._replace(over=True)
            case SceneChanged(scene=scene):
                return self._replace(scene=scene)
            case _:
                return self

    def of(self, event: Event) -> "Place":
        """Return the place of an event; one that begins or ends a session or scene belongs to that one."""
        return self if isinstance(event, SessionEnded) else self.after(event)


class Selection(NamedTuple):
    """The requested part of a campaign; None selects every session, or every scene."""

    session: int | None = None
    scene: int | None = None

    def has(self, place: Place) -> bool:
        return self.session in {None, place.session} and self.scene in {None, place.scene}


def start(campaign: Campaign, course: Iterable[Event]) -> Place:
    """Return the place where a campaign's log begins, given its session and scene events in order.

    An imported log need not begin with the first session.
    """
    events = tuple(course)
    session = next((one.session - 1 for one in events if isinstance(one, SessionStarted)), campaign.session)
    scene = next((one.scene - 1 for one in events if isinstance(one, SceneChanged)), campaign.scene)
    return Place(session, scene)


class Picture(NamedTuple):
    """A picture that somebody sent: the hash of its content, and what it shows."""

    hash: str
    alt: str


@dataclass(frozen=True)
class Entry:
    """Something that happened outside contests, in lines; `beat` is what its sentences tell, if any."""

    at: datetime
    lines: tuple[Line, ...]
    throws: tuple[DiceThrow, ...] = ()
    kind: str = ""
    beat: str = ""
    spoken: Spoken | None = None
    #: The picture of a handout.
    picture: Picture | None = None


@dataclass(frozen=True)
class TurnRecord:
    """One turn of a contest: its story (None if there is none), and lines for the events that it omits.

    `told` has the sentences of the story, each with the part of it that it tells; None if the log is older
    than those. `spoken` is what people told, `corrections` what the GM put right; the story omits both.
    """

    number: int
    at: datetime
    panel: Panel | None
    lines: tuple[Line, ...]
    throws: tuple[DiceThrow, ...]
    told: tuple[tuple[str, Line], ...] | None = None
    spoken: tuple[Spoken, ...] = ()
    corrections: tuple[Line, ...] = ()


@dataclass(frozen=True)
class ContestRecord:
    """A contest, or the part of it that belongs to one scene."""

    id: str
    title: str
    at: datetime
    turns: tuple[TurnRecord, ...]
    course: MarkerCourse | None = None


@dataclass(frozen=True)
class Scene:
    """A scene, or the part of it that belongs to one session, with what came of it."""

    place: Place
    at: datetime
    told: tuple[Entry | ContestRecord, ...]
    title: str = ""
    results: Results = NO_RESULTS
    #: How many moves were taken back in it.
    undone: int = 0
    #: Whether it has dice that came in from a file and cannot be checked.
    bare: bool = False


@dataclass(frozen=True)
class Session:
    """A session with its scenes, the accounts that changed in it, and what it told of the one before."""

    number: int
    at: datetime
    scenes: tuple[Scene, ...]
    accounts: tuple[Account, ...]
    title: str = ""
    recap: str = ""


class Persona(NamedTuple):
    """A player's character as everybody knows it, with what it is known for."""

    name: str
    traits: tuple[Line, ...]
    portrait: Picture | None = None


class PlacedEvent(NamedTuple):
    """An event with its place and its lines."""

    logged: Logged
    place: Place
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Chronicle:
    """Everything that one edition tells about the selected part of a campaign."""

    campaign: int
    name: str
    system: str
    edition: Edition
    wanted: Selection
    sessions: tuple[Session, ...]
    log: tuple[PlacedEvent, ...]
    #: The players' characters; told before the first session.
    people: tuple[Persona, ...] = ()
    #: The addresses of pictures by their hashes, for a page that shows them.
    sources: Mapping[str, str] = field(default_factory=dict)
    #: Whether anybody who has its address may read it.
    is_public: bool = False
    #: The decks and seals that can be checked, and the public view of the contests with those seals.
    decks: tuple[ShownDeck, ...] = ()
    seals: tuple[ShownSeal, ...] = ()
    contests: Mapping[str, Any] = field(default_factory=dict)
    #: The saves of the chain, and the link before the first of them.
    saves: tuple[ShownSave, ...] = ()
    before: str = ""
    #: The `seq` of the event by which the campaign came in from a file, 0 if it did not: older ones came too.
    moved_in: int = 0
    #: Those of them whose dice nobody can check, and the journals that prove the others.
    bare: frozenset[int] = frozenset()
    earlier: tuple[Mapping[str, Any], ...] = ()

    @property
    def pictures(self) -> frozenset[str]:
        """The hashes of the pictures that it shows."""
        entries = (one for session in self.sessions for scene in session.scenes for one in scene.told)
        handouts = (one.picture for one in entries if isinstance(one, Entry))
        return frozenset(one.hash for one in (*handouts, *(who.portrait for who in self.people)) if one)
