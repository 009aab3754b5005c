"""The accounts that act for characters, and so are pinged when a contest waits for them."""

from collections.abc import Iterable

from rules.campaign.model import AnyCharacter, Campaign, SeatRecord


def holders(campaign: Campaign, characters: Iterable[AnyCharacter]) -> tuple[int, ...]:
    """Return the accounts that act for these characters: their players' accounts, or the GM's for an NPC.

    An empty seat has account 0, which is never pinged.
    """
    records = (campaign.record(character.seat) or campaign.gm for character in characters)
    return tuple(dict.fromkeys(_account(campaign, record) for record in records))


def _account(campaign: Campaign, record: SeatRecord) -> int:
    """Return the account that acts for a seat.

    It is the stand-in's account if nobody holds the seat or the stand-in acts for it, else the holder's.
    """
    stand_in = campaign.record(record.stand_in)
    if stand_in is not None and (not record.is_held or record.id in stand_in.acting.values()):
        return stand_in.holder
    return record.holder
