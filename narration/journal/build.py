"""Build a chronicle from the event log: each event in its scene, each turn told by its game's story.

A turn that spans several scenes is told in the scene in which it ended.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, TypeVar

from narration.campaign.events import tell_any
from narration.game_narration import GameNarration
from narration.games import GAMES
from narration.journal.chronicle import (
    Chronicle,
    ContestRecord,
    Edition,
    Entry,
    Logged,
    Place,
    PlacedEvent,
    Scene,
    Selection,
    Session,
    TurnRecord,
)
from narration.parts.figures import AccountTracker
from narration.text.line import Line, line
from rules.campaign.events import CAMPAIGN_EVENTS, Worded
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
    )


def _noted(log: Iterable[Logged], known: JournalContext) -> Iterator[PlacedEvent]:
    here = known.start
    for one in log:
        yield PlacedEvent(one, here.of(one.event), _said(one, known))
        here = here.after(one.event)


def _said(one: Logged, known: JournalContext) -> tuple[Line, ...]:
    said = tell_any(known.teller, one.event, known.contests.get(one.event.contest))
    name = known.names.get(getattr(one.event, "character", ""))
    if name is None or kind_of(one.event) not in known.teller.unnamed:
        return said
    return tuple(line("journal-of", name=name, said=each) for each in said)


def _sessions(noted: Sequence[PlacedEvent], known: JournalContext) -> tuple[Session, ...]:
    """Group a log by session. An imported log may repeat a session or scene number: equal numbers are one."""
    told, ledger = _told(noted, known), known.ledger or AccountTracker(known.teller.accounts())
    ledger.close()
    by_session = _grouped(noted, lambda one: one.place.session)
    return tuple(_session(number, each, told, ledger) for number, each in by_session.items())


def _session(
    number: int,
    noted: Sequence[PlacedEvent],
    told: Mapping[Place, Sequence[Entry | ContestRecord]],
    ledger: AccountTracker,
) -> Session:
    by_place = _grouped(noted, lambda one: one.place)
    scenes = tuple(
        Scene(place, each[0].logged.at, tuple(told[place]))
        for place, each in by_place.items()
        if place in told
    )
    for one in noted:
        ledger.read(one.logged.event)
    return Session(number, noted[0].logged.at, scenes, ledger.close())


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
    logged = one.logged
    return logged.seq, one.place, Entry(logged.at, one.lines, known.teller.throws(logged.event))


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
    panel = (teller.page or teller.story)(events, known.contests[number])
    beside = (
        played if panel is None else [one for one in played if kind_of(one.logged.event) in teller.beside]
    )
    return TurnRecord(
        number=_turn(noted[0]),
        at=noted[0].logged.at,
        panel=panel,
        lines=_lines(beside) + _once(one for one in noted if _is_of_campaign(one)),
        throws=tuple(throw for event in events for throw in teller.throws(event)),
    )


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
