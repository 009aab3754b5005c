"""Which characters the options of the shared commands offer."""

from collections.abc import Iterable

from chat.interactions.context import Context
from rules.campaign.model import AnyCharacter, controls
from rules.contract.ownership import acts_for


def seated_characters(context: Context) -> Iterable[AnyCharacter]:
    """Return the players' characters that this person knows."""
    return (one for one in context.state.characters.values() if one.seat)


def played_by_seat(context: Context) -> Iterable[AnyCharacter]:
    """Return the characters of the seat that this person acts as; none for the GM."""
    return (one for one in seated_characters(context) if one.seat == context.seat.id)


def own_and_lent(context: Context) -> Iterable[AnyCharacter]:
    """Return the characters that this person may play: their own, and those of seats they stand in for."""
    seats = {seat.id for seat in context.seats if seat.id}
    return (one for one in context.state.characters.values() if one.seat in seats)


def own_or_any(context: Context) -> Iterable[AnyCharacter]:
    """Return the characters that this person may give away: a player their own, a GM all."""
    mine = context.own
    return (one for one in context.state.characters.values() if acts_for(mine, one))


def controlled(context: Context) -> list[AnyCharacter]:
    """Return the characters of this person's own seat, whomever they act for here."""
    return [one for one in context.state.characters.values() if controls(context.own, one)]


def npcs(context: Context) -> Iterable[AnyCharacter]:
    """Return the GM's characters, to the GM only."""
    return (one for one in context.state.characters.values() if context.seat.is_gm and not one.seat)
