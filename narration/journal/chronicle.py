"""A campaign's log as something to read: sessions, scenes in them, and in those what was told and played.

Only the shapes; `narration.journal.build` makes them, pages and files are made of them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, NamedTuple

from narration.parts.figures import Account, DiceThrow, MarkerCourse
from narration.parts.public_proofs import ShownDeck, ShownSeal
from narration.text.line import Line, Panel
from rules.campaign.events import SceneChanged, SessionEnded, SessionStarted
from rules.campaign.model import Campaign
from rules.core.model_base import Event

#: For whom it is told: what everybody may know, or what the GM may.
Edition = Literal["players", "gm"]


class Logged(NamedTuple):
    """An event as the edition may know it, with what the log says beside it. Times are UTC."""

    seq: int
    at: datetime
    seat: str
    event: Event


class Place(NamedTuple):
    """Where in a campaign something happened: numbers count from 1, session 0 is before the first.

    `over`: after that session, before the next.
    """

    session: int
    scene: int
    over: bool = False

    def after(self, event: Event) -> "Place":
        """Where it is when this has happened."""
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
        """Where an event itself belongs: what begins something is in it, and so is what ends it."""
        return self if isinstance(event, SessionEnded) else self.after(event)


class Selection(NamedTuple):
    """What of a campaign is asked for: a session, a scene, both, or (None) all of it."""

    session: int | None = None
    scene: int | None = None

    def has(self, place: Place) -> bool:
        return self.session in {None, place.session} and self.scene in {None, place.scene}


def start(campaign: Campaign, course: Iterable[Event]) -> Place:
    """Where a campaign's log begins, from the events of its course in order.

    A log that somebody brought along need not begin with the first session.
    """
    events = tuple(course)
    session = next((one.session - 1 for one in events if isinstance(one, SessionStarted)), campaign.session)
    scene = next((one.scene - 1 for one in events if isinstance(one, SceneChanged)), campaign.scene)
    return Place(session, scene)


@dataclass(frozen=True)
class Entry:
    """Something outside contests, in lines."""

    at: datetime
    lines: tuple[Line, ...]
    throws: tuple[DiceThrow, ...] = ()


@dataclass(frozen=True)
class TurnRecord:
    """One turn of a contest: its story, and what is told beside it; of an untold turn, that alone."""

    number: int
    at: datetime
    panel: Panel | None
    lines: tuple[Line, ...]
    throws: tuple[DiceThrow, ...]


@dataclass(frozen=True)
class ContestRecord:
    """A contest, or what of it belongs to a scene."""

    id: str
    title: str
    at: datetime
    turns: tuple[TurnRecord, ...]
    course: MarkerCourse | None = None


@dataclass(frozen=True)
class Scene:
    """A scene, or the part of it that belongs to a session."""

    place: Place
    at: datetime
    told: tuple[Entry | ContestRecord, ...]


@dataclass(frozen=True)
class Session:
    """A session with its scenes, and the accounts that moved in it."""

    number: int
    at: datetime
    scenes: tuple[Scene, ...]
    accounts: tuple[Account, ...]


class PlacedEvent(NamedTuple):
    """An event with where it belongs and how it is told."""

    logged: Logged
    place: Place
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Chronicle:
    """All that one edition tells of what was wanted."""

    campaign: int
    name: str
    system: str
    edition: Edition
    wanted: Selection
    sessions: tuple[Session, ...]
    log: tuple[PlacedEvent, ...]
    #: What of it can be checked, and the contests of its seals, as everybody may know them.
    decks: tuple[ShownDeck, ...] = ()
    seals: tuple[ShownSeal, ...] = ()
    contests: Mapping[str, Any] = field(default_factory=dict)
