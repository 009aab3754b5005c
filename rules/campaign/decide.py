"""Whether a campaign action is allowed, and what then happens."""

from collections.abc import Mapping

from rules import names
from rules.campaign.actions import (
    BindPlace,
    CampaignAction,
    ChangeSetting,
    FoundCampaign,
    PlayCharacter,
    TakeSeat,
)
from rules.campaign.course import change_setting, course
from rules.campaign.events import (
    CampaignEvent,
    CampaignFounded,
    CharacterPlayed,
    PlaceBound,
    SeatTaken,
)
from rules.campaign.model import AnyCharacter, Campaign
from rules.campaign.settings import Setting
from rules.refusal import Refused
from rules.seat import PUBLIC, Role, Seat, require_gm


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
        case TakeSeat():
            return _take_seat(campaign, action, seat)
        case PlayCharacter():
            return (_play_character(characters, action, seat),)
        case ChangeSetting():
            require_gm(seat)
            return (change_setting(campaign, settings, action),)
        case _:
            require_gm(seat)
            return (course(campaign, settings, action),)


def _found(campaign: Campaign, action: FoundCampaign) -> tuple[CampaignEvent, ...]:
    """Refused: `campaign-founded` when it already has a GM."""
    if campaign.seats:
        raise Refused("campaign-founded")
    return (
        CampaignFounded(name=names.name(action.name), language=action.language),
        SeatTaken(seat="1", role=Role.GM, holder=action.holder),
        PlaceBound(place=action.place),
    )


def _bind(campaign: Campaign, action: BindPlace, seat: Seat) -> tuple[CampaignEvent, ...]:
    """Refused: `gm-only`, `place-bound-already`."""
    require_gm(seat)
    if action.place in campaign.places:
        raise Refused("place-bound-already", campaign=campaign.name)
    return (PlaceBound(place=action.place),)


def _take_seat(campaign: Campaign, action: TakeSeat, seat: Seat) -> tuple[CampaignEvent, ...]:
    """Refused: `no-such-campaign` before there is a GM, `seat-taken-already`."""
    if not campaign.seats:
        raise Refused("no-such-campaign")
    if seat != PUBLIC or campaign.seat_of(action.holder) != PUBLIC:
        raise Refused("seat-taken-already", campaign=campaign.name)
    return (SeatTaken(seat=str(len(campaign.seats) + 1), role=Role.PLAYER, holder=action.holder),)


def _play_character(
    characters: Mapping[str, AnyCharacter], action: PlayCharacter, seat: Seat
) -> CharacterPlayed:
    """Refused: `no-such-character`, for players also one of the GM's; `not-your-character`."""
    character = characters.get(action.character)
    if character is None or not (character.seat or seat.is_gm):
        raise Refused("no-such-character")
    if not seat.id or character.seat != seat.id:
        raise Refused("not-your-character", name=character.name)
    return CharacterPlayed(seat=seat.id, character=character.id, name=character.name)
