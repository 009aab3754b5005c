"""Lines for the events that every game has: seats, scenes, sessions, time, settings. One case per event."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, assert_never

from narration.campaign.handouts import handout_lines
from narration.campaign.hidden_rolls import hidden_lines
from narration.campaign.ready import ready_lines
from narration.campaign.settings import setting_name, setting_value
from narration.game_narration import GameNarration
from narration.parts.results import Result, Spoken, Told
from narration.text.game_time import duration
from narration.text.line import Line, line, verbatim
from rules.campaign.events import (
    CAMPAIGN_EVENTS,
    ActedFor,
    BreakDeclared,
    CampaignArchived,
    CampaignEvent,
    CampaignFounded,
    CampaignMovedIn,
    CampaignRestored,
    ChairHanded,
    CharacterGiven,
    CharacterImported,
    CharacterPlayed,
    CourseEvent,
    GmAnswered,
    GmCalled,
    GoverningEvent,
    InvitationDropped,
    Invited,
    LuckShown,
    MessageKept,
    MovingEvent,
    PlaceBound,
    PlaceLeft,
    Rested,
    RoleSet,
    SceneChanged,
    SeatHanded,
    SeatingEvent,
    SeatLeft,
    SeatTaken,
    SessionEnded,
    SessionStarted,
    SettingChanged,
    StandInAppointed,
    TimeMoved,
    TimeRanOut,
    Undone,
    Worded,
)
from rules.campaign.handouts import HandoutEvent
from rules.campaign.hidden_rolls import HiddenRolled, HiddenRollShown
from rules.campaign.ready import ReadyEvent
from rules.core.model_base import Event
from rules.core.seat import DICE, Role


def tell_any(teller: GameNarration, event: Event, contest: Any = None) -> tuple[Line, ...]:
    """Return the lines for any event, the campaign's or the game's; `contest` is its contest, if known."""
    if isinstance(event, Worded):
        return sentences(teller, event)
    if isinstance(event, HiddenRolled | HiddenRollShown):
        return hidden_lines(event, teller.hidden)
    if isinstance(event, CAMPAIGN_EVENTS):
        return tell(event)
    if contest is None or teller.tell_in is None:
        return teller.tell(event)
    return teller.tell_in(event, contest)


def sentences(teller: GameNarration, event: Worded) -> tuple[Line, ...]:
    """Return the sentences of a story."""
    if teller.telling is None:
        return ()
    return tuple(map(teller.telling.sentence, event.said))


def tell(event: CampaignEvent) -> tuple[Line, ...]:
    """Return the lines for an event. They name no accounts or places: only the chat service can do that."""
    match event:
        case CampaignFounded(name=name):
            return (line("campaign-founded", name=name),)
        case PlaceBound():
            return (line("campaign-place-bound"),)
        case PlaceLeft():
            return (line("campaign-place-left"),)
        case _ if isinstance(event, SeatingEvent):
            return (_seating(event),)
        case _ if isinstance(event, MovingEvent):
            return (_moving(event),)
        case _ if isinstance(event, GoverningEvent):
            return (_governing(event),)
        case _ if isinstance(event, ReadyEvent):
            return ready_lines(event)
        case SettingChanged():
            return (_setting(event),)
        case _ if isinstance(event, HandoutEvent):
            return handout_lines(event)
        case MessageKept():
            return (line("campaign-kept", name=_author(event)),)
        case Undone(name=name):
            return (line("campaign-undone", name=name) if name else line("campaign-undone-gm"),)
        case Worded() | HiddenRolled() | HiddenRollShown():
            return ()  # only the game can turn it into sentences
        case _:
            return _course(event)


def spoken(teller: GameNarration, event: Event) -> Spoken | None:
    """Return somebody's own words that an event holds: a message that was kept, or the game's."""
    if isinstance(event, MessageKept):
        return Spoken(_author(event), event.text)
    return teller.spoken(event)


def results_of(
    teller: GameNarration, events: Sequence[Event], contests: Mapping[str, Any]
) -> Iterator[Result]:
    """Yield what came of these events in the game, then the messages that were kept."""
    yield from teller.results(events, contests)
    yield from (Told(one.by, one.text) for one in events if isinstance(one, MessageKept) and one.by)


def _author(event: MessageKept) -> Line:
    if event.by:
        return verbatim(event.by)
    return line("telling-gm" if event.gm else "kept-player")


def _seating(event: SeatingEvent) -> Line:
    match event:
        case SeatTaken(role=role):
            return line("campaign-gm-seated" if role is Role.GM else "campaign-player-seated")
        case Invited():
            return line("campaign-invited")
        case SeatLeft():
            return line("campaign-seat-left")
        case SeatHanded():
            return line("campaign-seat-handed")
        case ChairHanded():
            return line("campaign-chair-handed")
        case RoleSet(role=role):
            return line("campaign-co-gm-made" if role is Role.GM else "campaign-co-gm-ended")
        case StandInAppointed(stand_in=stand_in):
            return line("campaign-stand-in-appointed" if stand_in else "campaign-stand-in-ended")
        case CharacterGiven(name=name, old="", new=new) if new:
            return line("campaign-character-claimed", name=name)
        case CharacterGiven(name=name, new=new):
            return line("campaign-character-given" if new else "campaign-character-given-gm", name=name)
        case CharacterPlayed(name=name):
            return line("campaign-character-played", name=name) if name else line("campaign-as-oneself")
        case LuckShown(on=on):
            return line("campaign-luck-shown" if on else "campaign-luck-hidden")
        case ActedFor():
            return _acted_for(event)
        case TimeRanOut(name=name, how=how):
            who = verbatim(name) if name else line("campaign-the-gm")
            return line("campaign-time-ran-out-dice" if how == DICE else "campaign-time-ran-out-gm", who=who)
        case _:
            assert_never(event)


def _moving(event: MovingEvent) -> Line:
    match event:
        case CharacterImported(name=name, seat=seat):
            return line("campaign-character-imported" if seat else "campaign-gm-imported", name=name)
        case CampaignMovedIn():
            return line("campaign-moved-in")
        case InvitationDropped():
            return line("campaign-invitation-dropped")
        case _:
            assert_never(event)


def _governing(event: GoverningEvent) -> Line:
    match event:
        case GmCalled():
            return line("campaign-gm-called")
        case GmAnswered():
            return line("campaign-gm-answered")
        case CampaignArchived():
            return line("campaign-archived")
        case CampaignRestored():
            return line("campaign-restored")
        case _:
            assert_never(event)


def _acted_for(event: ActedFor) -> Line:
    """Return who acted for whom, by character; a seat without a character is assumed to be the GM's."""
    who = verbatim(event.name) if event.name else line("campaign-the-gm")
    by = verbatim(event.by_name) if event.by_name else line("campaign-the-gm")
    return line("campaign-acted-for", who=who, by=by)


def _setting(event: SettingChanged) -> Line:
    return line(
        "campaign-setting-changed",
        setting=setting_name(event.system, event.key),
        old=setting_value(event.system, event.key, event.old),
        new=setting_value(event.system, event.key, event.new),
    )


def _course(event: CourseEvent) -> tuple[Line, ...]:
    match event:
        case SceneChanged(counts=counts):
            begun = _scene_begun(event)
            return (begun,) if counts else (begun, line("campaign-counted-with-rest"))
        case Rested(counts=counts):
            rested = line("campaign-rested")
            return (rested,) if counts else (rested, line("campaign-counted-with-scene"))
        case TimeMoved(minutes=minutes, clock=clock):
            return (line("campaign-time-moved", span=duration(minutes), clock=duration(clock)),)
        case SessionStarted():
            return _session_begun(event)
        case SessionEnded(session=session):
            return (line("campaign-session-ended", session=session),)
        case BreakDeclared(on=on):
            return (line("campaign-break-begun" if on else "campaign-break-over"),)
        case _:
            assert_never(event)


def _scene_begun(event: SceneChanged) -> Line:
    if event.title:
        return line("campaign-scene-titled", scene=event.scene, title=event.title)
    return line("campaign-scene-changed", scene=event.scene)


def _session_begun(event: SessionStarted) -> tuple[Line, ...]:
    """Return that a session begins, and what is told of the one before."""
    begun = line("campaign-session-started", session=event.session)
    if event.title:
        begun = line("campaign-session-titled", session=event.session, title=event.title)
    return (begun, line("campaign-recap", recap=event.recap)) if event.recap else (begun,)
