"""Seats by what was typed into an option, and how everybody is told of what happens to them."""

from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from chat.interactions.announcements import post
from chat.interactions.context import Context, context_of_typing, places_of
from narration.campaign.seats import seat_line
from narration.text.line import Line
from rules.campaign.model import SeatRecord
from rules.core.names import same
from rules.core.refusal import Refused

Choices = list[app_commands.Choice[str]]

#: Characters of a suggestion.
MOST = 100


def seat_named(context: Context, typed: str) -> SeatRecord:
    """Return the seat that was chosen, or typed as it is suggested; refuse `no-such-seat`.

    Its id comes first: people choose what they are called, and somebody may be called like another's seat.
    """
    seats = context.campaign.seats
    chosen = (record for record in seats if record.id == typed)
    named = (one for one in seats if same(typed, one.called) or same(typed, _label(context, one)))
    found = next(chosen, None) or next(named, None)
    if found is None:
        raise Refused("no-such-seat")
    return found


def own_or_named(context: Context, typed: str) -> str:
    """Return the id of the seat that was chosen, or of one's own. Refused: `no-seat`, `no-such-seat`."""
    if typed:
        return seat_named(context, typed).id
    if not context.own.id:
        raise Refused("no-seat")
    return context.own.id


async def suggest_seats(
    interaction: discord.Interaction[Any], typed: str, wanted: Callable[[Context], Iterable[SeatRecord]]
) -> Choices:
    """Suggest seats whose label contains what was typed so far, at most 25."""
    context = await context_of_typing(interaction)
    if context is None:
        return []
    labels = [(_label(context, record), record.id) for record in wanted(context)]
    found = [(label, number) for label, number in labels if typed.casefold() in label.casefold()]
    return [app_commands.Choice(name=label, value=number) for label, number in found[:25]]


def _label(context: Context, record: SeatRecord) -> str:
    return context.print.label(seat_line(context.state.characters, record), MOST)


def person(member: discord.Member) -> discord.Member:
    """Return a member who can sit at a table; refuse `not-a-person` for a services."""
    if member.bot:
        raise Refused("not-a-person")
    return member


def under(context: Context) -> tuple[SeatRecord, ...]:
    """Return the seats that this person may decide about: their own, and a GM those of others."""
    mine = context.own
    return tuple(one for one in context.campaign.seats if mine.id and (one.id == mine.id or mine.is_gm))


async def announce(context: Context, said: Line, pinged: Iterable[int] = ()) -> None:
    """Tell everybody where the campaign is played; elsewhere it is nobody's business."""
    if set(places_of(context.interaction)) & set(context.campaign.places):
        await post(context, said, None, pinged)
