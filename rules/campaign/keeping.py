"""Keeping a message that somebody wrote in the channel, as their words in the journal."""

from collections.abc import Mapping
from typing import Final

from rules.campaign.actions import KeepMessage
from rules.campaign.events import MessageKept
from rules.campaign.model import AnyCharacter, Campaign, SeatRecord
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Role, Seat

#: How many kept messages a campaign knows, so that none is kept twice.
REMEMBERED: Final = 100


def keep(
    campaign: Campaign, characters: Mapping[str, AnyCharacter], action: KeepMessage, seat: Seat
) -> MessageKept:
    """Keep a message in the journal. Who: its author, or the GM for anybody with a seat.

    Refused: `no-seat`, `kept-stranger` if its author has no seat, `kept-not-yours`, `kept-already`,
    `text-empty`, `text-too-long`.
    """
    if not seat.id:
        raise Refused("no-seat")
    author = campaign.held_by(action.holder)
    if author is None:
        raise Refused("kept-stranger")
    if author.id != seat.id and not seat.is_gm:
        raise Refused("kept-not-yours")
    if action.message in campaign.kept:
        raise Refused("kept-already")
    gm, text = author.role is Role.GM, names.message(action.text)
    return MessageKept(
        message=action.message,
        seat=author.id,
        by="" if gm else _name(author, characters, action),
        text=text,
        gm=gm,
    )


def _name(author: SeatRecord, characters: Mapping[str, AnyCharacter], action: KeepMessage) -> str:
    """Return the character that the author plays in the message's channel; empty without one."""
    character = characters.get(author.plays(action.places))
    return character.name if character is not None and character.in_play else ""


def remember(campaign: Campaign, event: MessageKept) -> Campaign:
    """Return the campaign that knows of this message."""
    return campaign.but(kept=(*campaign.kept, event.message)[-REMEMBERED:])
