"""Applies campaign events to the campaign. Total: never refuses."""

from typing import assert_never

from rules.campaign.apply_seats import apply_seat, apply_transfer
from rules.campaign.events import (
    BreakDeclared,
    CampaignEvent,
    CampaignFounded,
    CourseEvent,
    GoverningEvent,
    MessageKept,
    MovingEvent,
    PlaceBound,
    PlaceLeft,
    Rested,
    SceneChanged,
    SeatingEvent,
    SessionEnded,
    SessionStarted,
    SettingChanged,
    TimeMoved,
    Undone,
    Worded,
)
from rules.campaign.governing import apply_governing
from rules.campaign.handouts import HandoutEvent, apply_handout
from rules.campaign.hidden_rolls import MOST_KEPT, HiddenRoll, HiddenRolled, HiddenRollShown
from rules.campaign.keeping import remember
from rules.campaign.model import Campaign
from rules.campaign.ready import ReadyEvent, apply_ready


def apply(campaign: Campaign, event: CampaignEvent) -> Campaign:
    """Return the campaign after the event."""
    match event:
        case CampaignFounded(name=name, language=language):
            return campaign.but(name=name, language=language)
        case PlaceBound(place=place):
            return campaign.but(places=(*campaign.places, place))
        case PlaceLeft(place=place):
            return campaign.but(places=tuple(kept for kept in campaign.places if kept != place))
        case SettingChanged(key=key, new=new):
            return campaign.but(settings={**campaign.settings, key: new})
        case _ if isinstance(event, SeatingEvent):
            return apply_seat(campaign, event)
        case _ if isinstance(event, MovingEvent):
            return apply_transfer(campaign, event)
        case _ if isinstance(event, GoverningEvent):
            return apply_governing(campaign, event)
        case HiddenRolled() | HiddenRollShown():
            return _hidden(campaign, event)
        case _ if isinstance(event, HandoutEvent):
            return campaign.but(handouts=apply_handout(campaign.handouts, event))
        case MessageKept():
            return remember(campaign, event)
        case _ if isinstance(event, ReadyEvent):
            return campaign.but(ready=apply_ready(campaign.ready, event))
        case Undone() | Worded():
            return campaign
        case _:
            return _course(campaign, event)


def _hidden(campaign: Campaign, event: HiddenRolled | HiddenRollShown) -> Campaign:
    if isinstance(event, HiddenRollShown):
        left = tuple(one for one in campaign.hidden_rolls if one.number != event.turn)
        return campaign.but(hidden_rolls=left)
    made = HiddenRoll(number=event.turn, seat=event.seat, roll=event.roll, blind=event.blind, by=event.by)
    kept = (*campaign.hidden_rolls, made)[-MOST_KEPT:]
    return campaign.but(hidden_rolls=kept, hidden_made=event.turn)


def _recovered(campaign: Campaign, by: str) -> Campaign:
    return campaign.but(recovered_by=by, recoveries=campaign.recoveries + bool(by))


def _course(campaign: Campaign, event: CourseEvent) -> Campaign:
    match event:
        case SceneChanged(scene=scene, counts=counts):
            return _recovered(campaign, "scene" if counts else "").but(scene=scene)
        case Rested(counts=counts):
            return _recovered(campaign, "rest" if counts else "")
        case TimeMoved(clock=clock):
            return campaign.but(clock=clock)
        case SessionStarted(session=session, present=present):
            return campaign.but(session=session, in_session=True, on_break=False, present=present)
        case SessionEnded():
            return campaign.but(in_session=False, on_break=False, present=())
        case BreakDeclared(on=on):
            return campaign.but(on_break=on)
        case _:
            assert_never(event)
