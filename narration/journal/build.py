"""Build a chronicle from the event log: each event in its scene, each turn told by its game's story.

A turn that spans several scenes is told in the scene in which it ended.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, TypeVar

from narration.campaign.events import results_of, spoken, tell_any
from narration.game_narration import GameNarration
from narration.games import GAMES
from narration.journal.chronicle import (
    Chronicle,
    ContestRecord,
    Edition,
    Entry,
    Logged,
    Persona,
    Picture,
    Place,
    PlacedEvent,
    Scene,
    Selection,
    Session,
    TurnRecord,
)
from narration.parts.figures import AccountTracker
from narration.parts.results import Results
from narration.text.line import Line, line
from rules.campaign.events import (
    CAMPAIGN_EVENTS,
    LuckShown,
    MessageKept,
    SceneChanged,
    SeatHanded,
    SeatLeft,
    SeatTaken,
    SessionStarted,
    StandInAppointed,
    Undone,
    Worded,
)
from rules.campaign.handouts import HandoutShown
from rules.campaign.model import Campaign
from rules.core.model_base import Event

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True)
class JournalContext:
    """What the builder needs besides the log, all redacted for the edition."""

    campaign: Campaign
    edition: Edition
    wanted: Selection
    #: The public view of the contests that the log names.
    contests: Mapping[str, Any]
    #: The place just before the first event of the log.
    start: Place
    #: The balances before the log begins, if known; the builder continues them.
    ledger: AccountTracker | None = None
    #: The earlier events of turns that are under way when the log begins.
    begun: Sequence[Logged] = ()
    #: The names of characters by id, for events that carry no name.
    names: Mapping[str, str] = field(default_factory=dict)
    #: The titles of scenes that began before the log does, by their numbers.
    titles: Mapping[int, str] = field(default_factory=dict)
    #: The character that each seat usually plays, by its name.
    seats: Mapping[str, str] = field(default_factory=dict)
    #: The players' characters, for a log that begins before or with the first session.
    people: tuple[Persona, ...] = ()
    #: The events from a file whose dice nobody can check.
    bare: frozenset[int] = frozenset()

    @property
    def teller(self) -> GameNarration:
        return GAMES[self.campaign.system].teller


def build_chronicle(log: Iterable[Logged], known: JournalContext) -> Chronicle:
    """Return the chronicle of a log."""
    noted = tuple(_noted(log, known))
    return Chronicle(
        campaign=known.campaign.id,
        name=known.campaign.name,
        system=known.campaign.system,
        edition=known.edition,
        wanted=known.wanted,
        sessions=_sessions(noted, known),
        log=noted,
        contests=known.contests,
        people=known.people,
        bare=known.bare,
    )


def _noted(log: Iterable[Logged], known: JournalContext) -> Iterator[PlacedEvent]:
    here = known.start
    for one in log:
        yield PlacedEvent(one, here.of(one.event), _said(one, known))
        here = here.after(one.event)


def _said(one: Logged, known: JournalContext) -> tuple[Line, ...]:
    said = tell_any(known.teller, one.event, known.contests.get(one.event.contest))
    name = _unnamed(one.event, known)
    return tuple(line("journal-of", name=name, said=each) for each in said) if name else said


def _unnamed(event: Event, known: JournalContext) -> str:
    """Return the character that an event is about, if its lines do not say so; else ""."""
    if kind_of(event) not in known.teller.unnamed:
        return ""
    return known.names.get(getattr(event, "character", ""), "")


def _sessions(noted: Sequence[PlacedEvent], known: JournalContext) -> tuple[Session, ...]:
    """Group a log by session. An imported log may repeat a session or scene number: equal numbers are one."""
    told, ledger = _told(noted, known), known.ledger or AccountTracker(known.teller.accounts())
    ledger.close()
    by_session = _grouped(noted, lambda one: one.place.session)
    return tuple(_session(number, each, told, ledger, known) for number, each in by_session.items())


def _session(
    number: int,
    noted: Sequence[PlacedEvent],
    told: Mapping[Place, Sequence[Entry | ContestRecord]],
    ledger: AccountTracker,
    known: JournalContext,
) -> Session:
    by_place = _grouped(noted, lambda one: one.place)
    scenes = tuple(
        _scene(place, each, told[place], known) for place, each in by_place.items() if place in told
    )
    for one in noted:
        ledger.read(one.logged.event)
    begun = next((one.logged.event for one in noted if isinstance(one.logged.event, SessionStarted)), None)
    named = {"title": begun.title, "recap": begun.recap} if begun else {}
    return Session(number, noted[0].logged.at, scenes, ledger.close(), **named)


def _scene(
    place: Place, noted: Sequence[PlacedEvent], told: Sequence[Entry | ContestRecord], known: JournalContext
) -> Scene:
    events = [one.logged.event for one in noted]
    begun = (one.title for one in events if isinstance(one, SceneChanged) and one.scene == place.scene)
    title = next(begun, known.titles.get(place.scene, ""))
    results = Results.of(results_of(known.teller, events, known.contests))
    undone = sum(isinstance(event, Undone) for event in events)
    bare = any(one.logged.seq in known.bare and known.teller.throws(one.logged.event) for one in noted)
    return Scene(place, noted[0].logged.at, tuple(told), title, results, undone, bare)


def _grouped(noted: Iterable[PlacedEvent], key: Callable[[PlacedEvent], K]) -> dict[K, list[PlacedEvent]]:
    found: dict[K, list[PlacedEvent]] = {}
    for one in noted:
        found.setdefault(key(one), []).append(one)
    return found


# ------------------------------------------------------------------------------------ what was told


def _told(noted: Sequence[PlacedEvent], known: JournalContext) -> dict[Place, list[Entry | ContestRecord]]:
    """Return the contests and other entries of each place, in the order in which they began."""
    begun = (PlacedEvent(one, known.start, _said(one, known)) for one in known.begun)
    in_contests = (one for one in (*begun, *noted) if one.logged.event.contest)
    contests = _grouped(in_contests, lambda one: one.logged.event.contest)
    matches = (found for number, each in contests.items() for found in _matches(number, each, known))
    entries = (_entry(one, known) for one in noted if not one.logged.event.contest and one.lines)
    items: list[tuple[int, Place, Entry | ContestRecord]] = [*matches, *entries]
    told: dict[Place, list[Entry | ContestRecord]] = {}
    for _, place, item in sorted(items, key=lambda one: one[0]):
        told.setdefault(place, []).append(item)
    return told


def _entry(one: PlacedEvent, known: JournalContext) -> tuple[int, Place, Entry]:
    logged, event, teller = one.logged, one.logged.event, known.teller
    beat = event.said[0].beat if isinstance(event, Worded) else ""
    lines = () if isinstance(event, MessageKept) else _of_a_seat(one, known)  # its words say it all
    entry = Entry(
        at=logged.at,
        lines=lines,
        throws=teller.throws(event),
        kind=kind_of(event),
        beat=beat,
        spoken=spoken(teller, event),
        picture=_picture(event),
    )
    return logged.seq, one.place, entry


def _picture(event: Event) -> Picture | None:
    """Return the picture of a handout that was shown; None if there is none."""
    if not isinstance(event, HandoutShown) or not event.picture:
        return None
    return Picture(event.picture, event.alt)


def _of_a_seat(one: PlacedEvent, known: JournalContext) -> tuple[Line, ...]:
    """Return the lines of an event; a seat is named by its character, because the log knows no accounts."""
    event = one.logged.event
    if not isinstance(event, SeatTaken | SeatLeft | SeatHanded | StandInAppointed | LuckShown):
        return one.lines
    name = known.seats.get(event.seat, "")
    return tuple(line("journal-of", name=name, said=said) for said in one.lines) if name else one.lines


def _matches(
    number: str, noted: Sequence[PlacedEvent], known: JournalContext
) -> Iterator[tuple[int, Place, ContestRecord]]:
    """Yield a contest once for each scene that has turns of it, with the turns that ended there."""
    turns = [list(group) for _, group in groupby(_by_turn(noted), key=_turn)]
    for place, group in groupby(turns, key=lambda turn: turn[-1].place):
        here = list(group)
        first = here[0][0].logged
        events = [one.logged.event for turn in here for one in turn]
        told = tuple(_told_turn(turn, number, known) for turn in here)
        shown = tuple(turn for turn in told if turn.panel or turn.lines)
        if shown:
            title = known.contests[number].title
            yield first.seq, place, ContestRecord(number, title, first.at, shown, known.teller.course(events))


def _by_turn(noted: Sequence[PlacedEvent]) -> list[PlacedEvent]:
    return sorted(noted, key=_turn)


def _turn(one: PlacedEvent) -> int:
    return one.logged.event.turn


def _told_turn(noted: Sequence[PlacedEvent], number: str, known: JournalContext) -> TurnRecord:
    """Tell a turn by its story, plus the events that stories omit; if there is no story, event by event."""
    teller = known.teller
    played = [one for one in noted if not _is_of_campaign(one)]
    events = [one.logged.event for one in played]
    words = [said for event in events if (said := teller.spoken(event)) is not None]
    shown = [event for event in events if teller.spoken(event) is None]
    panel = (teller.page or teller.story)(shown, known.contests[number])
    beside = (
        played if panel is None else [one for one in played if kind_of(one.logged.event) in teller.beside]
    )
    put_right = (one for one in played if kind_of(one.logged.event) in teller.corrections)
    return TurnRecord(
        number=_turn(noted[0]),
        at=noted[0].logged.at,
        panel=panel,
        lines=_lines(one for one in beside if not isinstance(one.logged.event, Worded))
        + _once(one for one in noted if _is_of_campaign(one)),
        throws=tuple(throw for event in events for throw in teller.throws(event)),
        told=_sentences(events, known),
        spoken=tuple(words),
        corrections=_lines(put_right),
    )


def _sentences(events: Sequence[Event], known: JournalContext) -> tuple[tuple[str, Line], ...] | None:
    """Return the sentences of a turn, each with its part of the story; None in a log without any."""
    telling, worded = known.teller.telling, [event for event in events if isinstance(event, Worded)]
    if telling is None or not worded:
        return None
    return tuple((one.beat, telling.sentence(one)) for event in worded for one in event.said)


def kind_of(event: Event) -> str:
    """Return the kind that an event is logged as."""
    return str(getattr(event, "kind", ""))


def _is_of_campaign(one: PlacedEvent) -> bool:
    """Return whether an event is one that all games share, such as acting for another seat.

    The sentences of a story are not: the game's story shows them.
    """
    return isinstance(one.logged.event, CAMPAIGN_EVENTS) and not isinstance(one.logged.event, Worded)


def _lines(noted: Iterable[PlacedEvent]) -> tuple[Line, ...]:
    return tuple(said for one in noted for said in one.lines)


def _once(noted: Iterable[PlacedEvent]) -> tuple[Line, ...]:
    """Return each line once, because what applies to a whole turn need not be repeated."""
    return tuple(dict.fromkeys(_lines(noted)))
