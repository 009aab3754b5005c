"""Decides whether a campaign action is allowed, and which events it causes."""

from collections.abc import Mapping

from rules.campaign.actions import (
    BindPlace,
    CampaignAction,
    ChangeSetting,
    FoundCampaign,
    Governing,
    KeepMessage,
    Moving,
    Preparing,
    Seating,
    ShowHidden,
    UnbindPlace,
)
from rules.campaign.claims import begin, claim, prepare
from rules.campaign.events import (
    CampaignEvent,
    CampaignFounded,
    CampaignRestored,
    PlaceBound,
    PlaceLeft,
    SeatTaken,
)
from rules.campaign.governing import on_governing
from rules.campaign.handouts import Handing, on_handout
from rules.campaign.hidden_rolls import HiddenRollShown, waiting
from rules.campaign.keeping import keep
from rules.campaign.model import AnyCharacter, Campaign
from rules.campaign.ready import ClaimCharacter, PrepareScene
from rules.campaign.seats import account_name, on_seat
from rules.campaign.sessions import change_setting, on_session
from rules.campaign.settings import Setting
from rules.campaign.transfer import on_transfer
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Role, Seat, require_gm


def decide(
    campaign: Campaign,
    characters: Mapping[str, AnyCharacter],
    settings: tuple[Setting, ...],
    action: CampaignAction,
    seat: Seat,
) -> tuple[CampaignEvent, ...]:
    """Return the events of an action, or raise `Refused`. `settings` are those of the game."""
    match action:
        case FoundCampaign():
            return _found(campaign, action)
        case BindPlace():
            return _bind(campaign, action, seat)
        case UnbindPlace():
            return (_unbind(campaign, action, seat),)
        case _ if isinstance(action, Seating):
            return on_seat(campaign, characters, action, seat)
        case _ if isinstance(action, Moving):
            return (on_transfer(campaign, characters, action, seat),)
        case _ if isinstance(action, Preparing):
            return _ready(campaign, characters, action, seat)
        case _ if isinstance(action, Governing):
            return (on_governing(campaign, action, seat),)
        case ChangeSetting():
            require_gm(seat)
            return (change_setting(campaign, settings, action),)
        case _ if isinstance(action, Handing):
            seats = tuple(record.id for record in campaign.seats)
            return (on_handout(campaign.handouts, seats, action, seat),)
        case ShowHidden():
            return (_show_hidden(campaign, action, seat),)
        case KeepMessage():
            return (keep(campaign, characters, action, seat),)
        case _:
            require_gm(seat)
            return (on_session(campaign, settings, action),)


def _found(campaign: Campaign, action: FoundCampaign) -> tuple[CampaignEvent, ...]:
    """Refused: `campaign-founded` if it already has a GM."""
    if campaign.seats:
        raise Refused("campaign-founded")
    return (
        CampaignFounded(name=names.name(action.name), language=action.language),
        SeatTaken(seat="1", role=Role.GM, holder=action.holder, called=account_name(action.called), nth=1),
        PlaceBound(place=action.place),
    )


def _bind(campaign: Campaign, action: BindPlace, seat: Seat) -> tuple[CampaignEvent, ...]:
    """Refused: `gm-only`, `place-bound-already`."""
    require_gm(seat)
    if action.place in campaign.places:
        raise Refused("place-bound-already", campaign=campaign.name)
    restored = (CampaignRestored(),) if campaign.archived else ()
    return (*restored, PlaceBound(place=action.place))


def _show_hidden(campaign: Campaign, action: ShowHidden, seat: Seat) -> HiddenRollShown:
    """Refused: `gm-only`, `no-hidden-roll` if it was shown already or is too old."""
    require_gm(seat)
    found = waiting(campaign.hidden_rolls, action.number)
    if found.roll is None:
        raise Refused("no-hidden-roll")
    return HiddenRollShown(turn=found.number, seat=found.seat, roll=found.roll)


def _ready(
    campaign: Campaign, characters: Mapping[str, AnyCharacter], action: Preparing, seat: Seat
) -> tuple[CampaignEvent, ...]:
    match action:
        case PrepareScene():
            return prepare(campaign, action, seat)
        case ClaimCharacter():
            return claim(campaign, characters, action, seat)
        case _:
            return (begin(campaign, characters, action, seat),)


def _unbind(campaign: Campaign, action: UnbindPlace, seat: Seat) -> PlaceLeft:
    """Refused: `gm-only`, `place-not-bound`."""
    if not action.by_server:
        require_gm(seat)
    if action.place not in campaign.places:
        raise Refused("place-not-bound")
    return PlaceLeft(place=action.place)
