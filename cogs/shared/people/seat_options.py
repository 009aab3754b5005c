"""Options that name a seat, and the public messages about seats."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from chat.interactions.announcements import post
from chat.interactions.character_options import MOST, Suggest, suggestions
from chat.interactions.context import Context, context_of_typing, places_of
from narration.campaign.seats import seat_line
from narration.text.line import Line
from rules.campaign.model import SeatRecord
from rules.core.names import same
from rules.core.refusal import Refused

Choices: TypeAlias = list[app_commands.Choice[str]]
#: The seats that an option offers to this person.
WantedSeats: TypeAlias = Callable[[Context], Iterable[SeatRecord]]


def seat_named(context: Context, typed: str) -> SeatRecord:
    """Return the seat with this id, or with this name or suggested label; refuse `no-such-seat`.

    The id comes first: people choose their names, so a name may look like another seat's id.
    """
    seats = context.campaign.seats
    chosen = (record for record in seats if record.id == typed)
    named = (one for one in seats if same(typed, one.called) or same(typed, _label(context, one)))
    found = next(chosen, None) or next(named, None)
    if found is None:
        raise Refused("no-such-seat")
    return found


def own_or_named(context: Context, typed: str) -> str:
    """Return the id of the typed seat, or else of this person's own. Refused: `no-seat`, `no-such-seat`."""
    if typed:
        return seat_named(context, typed).id
    if not context.own.id:
        raise Refused("no-seat")
    return context.own.id


def one_seat_of(wanted: WantedSeats) -> Suggest:
    """Return a callback that suggests one of these seats, for `app_commands.autocomplete`."""

    async def suggests(interaction: discord.Interaction[Any], typed: str) -> Choices:
        return await suggest_seats(interaction, typed, wanted)

    return suggests


async def suggest_seats(interaction: discord.Interaction[Any], typed: str, wanted: WantedSeats) -> Choices:
    """Suggest seats whose label contains what was typed, at most 25."""
    context = await context_of_typing(interaction)
    named = [(_label(context, record), record.id) for record in wanted(context)] if context else []
    return suggestions(named, typed)


def _label(context: Context, record: SeatRecord) -> str:
    return context.print.label(seat_line(context.state.characters, record), MOST)


def person(member: discord.Member) -> discord.Member:
    """Return a member who can sit at a table; refuse `not-a-person` for a bot."""
    if member.bot:
        raise Refused("not-a-person")
    return member


def every_seat(context: Context) -> tuple[SeatRecord, ...]:
    """Return the seats of the campaign."""
    return context.campaign.seats


def under(context: Context) -> tuple[SeatRecord, ...]:
    """Return the seats that this person may decide about: their own, or all for a GM."""
    mine = context.own
    return tuple(one for one in context.campaign.seats if mine.id and (one.id == mine.id or mine.is_gm))


def held_under(context: Context) -> Iterable[SeatRecord]:
    """Return the seats that this person may decide about and that somebody holds."""
    return (record for record in under(context) if record.is_held)


def all_but_chair(context: Context) -> Iterable[SeatRecord]:
    """Return the seats that are not the GM's chair."""
    return (record for record in context.campaign.seats if record.id != context.campaign.chair)


async def announce(context: Context, said: Line, pinged: Iterable[int] = ()) -> None:
    """Post a message about seats here if this is a place of the campaign; for privacy, else nowhere."""
    if set(places_of(context.interaction)) & set(context.campaign.places):
        await post(context, said, None, pinged)
