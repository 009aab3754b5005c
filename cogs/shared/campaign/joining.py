"""/campaign join, invite, leave and seats: coming to a table, and going from it."""

from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.announcements import aside, conclude, post
from chat.interactions.context import Guest, arrive, arrive_at, places_of
from chat.interactions.dispatch import Verbs
from chat.interactions.game import game_of
from chat.interactions.response import Ack, answering
from chat.messages.components import button, press_id, rows
from cogs.shared.campaign.places import chosen, suggest_campaigns
from cogs.shared.people.assignment import as_self
from cogs.shared.people.seat_options import Choices, announce, own_or_named, person, suggest_seats, under
from narration.campaign.seats import holder_line, place_links, seats_panel, waiting_lines
from narration.games import GAMES
from narration.text.line import Line, line
from rules.campaign import decide
from rules.campaign.actions import Invite, LeaveSeat, TakeSeat
from rules.campaign.seats import called
from rules.core.refusal import Refused

verbs = Verbs()

Interaction = discord.Interaction[Any]


class JoinCommands(commands.Cog):
    """Joining, inviting, leaving, and who sits where."""

    @app_commands.command()
    async def join(self, interaction: Interaction, campaign: str = "") -> None:
        """Take a seat as a player."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await _wanted(interaction, campaign)
            name = await _join(guest)
            await guest.reply(_next(guest))
            await announce(guest, line("seat-joined", name=name, campaign=guest.campaign.name))

    @join.autocomplete("campaign")
    async def _campaigns_to_join(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_campaigns(interaction, typed)

    @app_commands.command()
    async def invite(self, interaction: Interaction, member: discord.Member) -> None:
        """Invite somebody, by a public message with a button that only they can use."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            await guest.play(Invite(holder=person(member).id))
            name = called(member.display_name)
            await guest.reply(line("seat-invited-you", name=name))
            press = press_id("join", guest.campaign.id, member.id)
            label = guest.announce.label(line("button-join"))
            said = _invitation(guest, name)
            await post(guest, said, rows([button(label, press, ButtonStyle.primary)]), [member.id])

    @app_commands.command()
    async def leave(self, interaction: Interaction, seat: str = "") -> None:
        """Ask whether one's seat is to be left, or for the GM somebody else's, and say what stays."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            number = own_or_named(guest, seat)
            leaving = LeaveSeat(seat=number)
            decide(guest.campaign, guest.state.characters, guest.system.settings, leaving, guest.own)
            label = guest.print.label(line("button-leave" if number == guest.own.id else "button-empty"))
            press = press_id("leave", guest.campaign.id, number)
            await guest.reply(_leaving(guest, number), rows([button(label, press, ButtonStyle.danger)]))

    @leave.autocomplete("seat")
    async def _seats_to_leave(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_seats(interaction, typed, lambda guest: (r for r in under(guest) if r.is_held))

    @app_commands.command()
    async def seats(self, interaction: Interaction) -> None:
        """See who sits where."""
        async with answering(interaction, Ack.PRIVATE):
            await show_seats(await arrive(interaction))


@verbs.on("seats", Ack.PRIVATE)
async def show_seats(guest: Guest) -> None:
    """Show who sits where."""
    places = places_of(guest.interaction)
    panel = seats_panel(guest.campaign, guest.state.characters, places)
    await guest.reply(panel, rows([as_self(guest)] if guest.acting else []))


async def _wanted(interaction: Interaction, typed: str) -> Guest:
    """Return the guest of the campaign that was typed, of the place's, or of the server's only one."""
    services = interaction.client
    here = None if typed else await services.table.at(places_of(interaction))
    number = here.campaign.id if here is not None else await chosen(interaction, typed)
    return await arrive_at(interaction, number)


async def _join(guest: Guest) -> str:
    """Take a seat; return what its holder is called."""
    user = guest.interaction.user
    await guest.play(TakeSeat(holder=user.id, called=user.display_name))
    return called(user.display_name)


def _next(guest: Guest) -> Line:
    """Return what whoever has joined does next, with links where they are elsewhere."""
    places = guest.campaign.places
    if set(places_of(guest.interaction)) & set(places) or not places:
        return line("seat-joined-you", campaign=guest.campaign.name)
    return line("seat-joined-where", campaign=guest.campaign.name, places=place_links(places))


def _invitation(guest: Guest, name: str) -> Line:
    game = GAMES[guest.campaign.system].name
    return line("seat-invitation", name=name, campaign=guest.campaign.name, system=game)


def _leaving(guest: Guest, seat: str) -> Line:
    characters = waiting_lines(guest.state.characters, seat)
    record = guest.campaign.record(seat)
    if record is None or seat == guest.own.id:
        return line("seat-leave-ask", campaign=guest.campaign.name, characters=characters)
    return line("seat-empty-ask", name=holder_line(record), characters=characters)


@verbs.on("join", Ack.UPDATE)
async def accept(guest: Guest, invited: int) -> None:
    """Join by an invitation. Refused: `invitation-not-yours`, and what refuses to join."""
    if guest.interaction.user.id != invited:
        raise Refused("invitation-not-yours")
    name = await _join(guest)
    await conclude(guest, line("seat-joined", name=name, campaign=guest.campaign.name))
    await aside(guest, _next(guest))


@verbs.on("leave", Ack.UPDATE)
async def leave(guest: Guest, seat: str) -> None:
    """Leave the seat that was asked about."""
    record = guest.campaign.record(seat)
    played = await guest.play(LeaveSeat(seat=seat))
    assert record is not None, "a seat that could be left is there"
    own = seat == guest.own.id
    left = line("seat-left-you", campaign=guest.campaign.name) if own else line("seat-left-other")
    await guest.reply(left)
    await announce(guest, line("seat-left", name=holder_line(record), campaign=guest.campaign.name))
    await game_of(guest).follow_up(guest, played)
