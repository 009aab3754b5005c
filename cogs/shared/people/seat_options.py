"""Seats by what was typed into an option, and how everybody is told of what happens to them."""

from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from chat.interactions.announcements import post
from chat.interactions.context import Guest, overheard, places_of
from narration.campaign.seats import seat_line
from narration.text.line import Line
from rules.campaign.model import SeatRecord
from rules.core.names import same
from rules.core.refusal import Refused

Choices = list[app_commands.Choice[str]]

#: Characters of a suggestion.
MOST = 100


def seat_named(guest: Guest, typed: str) -> SeatRecord:
    """Return the seat that was chosen, or typed as it is suggested; refuse `no-such-seat`.

    Its id comes first: people choose what they are called, and somebody may be called like another's seat.
    """
    seats = guest.campaign.seats
    chosen = (record for record in seats if record.id == typed)
    named = (one for one in seats if same(typed, one.called) or same(typed, _label(guest, one)))
    found = next(chosen, None) or next(named, None)
    if found is None:
        raise Refused("no-such-seat")
    return found


def own_or_named(guest: Guest, typed: str) -> str:
    """Return the id of the seat that was chosen, or of one's own. Refused: `no-seat`, `no-such-seat`."""
    if typed:
        return seat_named(guest, typed).id
    if not guest.own.id:
        raise Refused("no-seat")
    return guest.own.id


async def suggest_seats(
    interaction: discord.Interaction[Any], typed: str, wanted: Callable[[Guest], Iterable[SeatRecord]]
) -> Choices:
    """Suggest seats whose label contains what was typed so far, at most 25."""
    guest = await overheard(interaction)
    if guest is None:
        return []
    labels = [(_label(guest, record), record.id) for record in wanted(guest)]
    found = [(label, number) for label, number in labels if typed.casefold() in label.casefold()]
    return [app_commands.Choice(name=label, value=number) for label, number in found[:25]]


def _label(guest: Guest, record: SeatRecord) -> str:
    return guest.print.label(seat_line(guest.state.characters, record), MOST)


def person(member: discord.Member) -> discord.Member:
    """Return a member who can sit at a table; refuse `not-a-person` for a services."""
    if member.bot:
        raise Refused("not-a-person")
    return member


def under(guest: Guest) -> tuple[SeatRecord, ...]:
    """Return the seats that this person may decide about: their own, and a GM those of others."""
    mine = guest.own
    return tuple(one for one in guest.campaign.seats if mine.id and (one.id == mine.id or mine.is_gm))


async def announce(guest: Guest, said: Line, pinged: Iterable[int] = ()) -> None:
    """Tell everybody where the campaign is played; elsewhere it is nobody's business."""
    if set(places_of(guest.interaction)) & set(guest.campaign.places):
        await post(guest, said, None, pinged)
