"""/campaign join, invite, leave and seats: coming to a table, and going from it."""

from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.announcements import post, replace_question, send_private_note
from chat.interactions.context import Context, context_of_command, context_of_component, places_of
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.response import Ack, answering
from chat.messages.components import button, custom_id_of, view_of
from cogs.shared.campaign.places import chosen, suggest_campaigns
from cogs.shared.people.assignment import as_self
from cogs.shared.people.seat_options import Choices, announce, own_or_named, person, suggest_seats, under
from narration.campaign.seats import holder_line, place_links, seats_panel, waiting_lines
from narration.games import GAMES
from narration.text.line import Line, line
from rules.campaign import decide
from rules.campaign.actions import Invite, LeaveSeat, TakeSeat
from rules.campaign.seats import account_name
from rules.core.refusal import Refused

router = Router()

Interaction = discord.Interaction[Any]


class JoinCommands(commands.Cog):
    """Joining, inviting, leaving, and who sits where."""

    @app_commands.command()
    async def join(self, interaction: Interaction, campaign: str = "") -> None:
        """Take a seat as a player."""
        async with answering(interaction, Ack.PRIVATE):
            context = await _wanted(interaction, campaign)
            name = await _join(context)
            await context.reply(_next(context))
            await announce(context, line("seat-joined", name=name, campaign=context.campaign.name))

    @join.autocomplete("campaign")
    async def _campaigns_to_join(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_campaigns(interaction, typed)

    @app_commands.command()
    async def invite(self, interaction: Interaction, member: discord.Member) -> None:
        """Invite somebody, by a public message with a button that only they can use."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            await context.play(Invite(holder=person(member).id))
            name = account_name(member.display_name)
            await context.reply(line("seat-invited-you", name=name))
            press = custom_id_of("join", context.campaign.id, member.id)
            label = context.announce.label(line("button-join"))
            said = _invitation(context, name)
            await post(context, said, view_of([button(label, press, ButtonStyle.primary)]), [member.id])

    @app_commands.command()
    async def leave(self, interaction: Interaction, seat: str = "") -> None:
        """Ask whether one's seat is to be left, or for the GM somebody else's, and say what stays."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            number = own_or_named(context, seat)
            leaving = LeaveSeat(seat=number)
            decide(context.campaign, context.state.characters, context.system.settings, leaving, context.own)
            label = context.print.label(line("button-leave" if number == context.own.id else "button-empty"))
            press = custom_id_of("leave", context.campaign.id, number)
            await context.reply(
                _leaving(context, number), view_of([button(label, press, ButtonStyle.danger)])
            )

    @leave.autocomplete("seat")
    async def _seats_to_leave(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_seats(
            interaction, typed, lambda context: (r for r in under(context) if r.is_held)
        )

    @app_commands.command()
    async def seats(self, interaction: Interaction) -> None:
        """See who sits where."""
        async with answering(interaction, Ack.PRIVATE):
            await show_seats(await context_of_command(interaction))


@router.on("seats", Ack.PRIVATE)
async def show_seats(context: Context) -> None:
    """Show who sits where."""
    places = places_of(context.interaction)
    panel = seats_panel(context.campaign, context.state.characters, places)
    await context.reply(panel, view_of([as_self(context)] if context.acting else []))


async def _wanted(interaction: Interaction, typed: str) -> Context:
    """Return the context of the campaign that was typed, of the place's, or of the server's only one."""
    services = interaction.client
    here = None if typed else await services.table.at(places_of(interaction))
    number = here.campaign.id if here is not None else await chosen(interaction, typed)
    return await context_of_component(interaction, number)


async def _join(context: Context) -> str:
    """Take a seat; return what its holder is called."""
    user = context.interaction.user
    await context.play(TakeSeat(holder=user.id, called=user.display_name))
    return account_name(user.display_name)


def _next(context: Context) -> Line:
    """Return what whoever has joined does next, with links where they are elsewhere."""
    places = context.campaign.places
    if set(places_of(context.interaction)) & set(places) or not places:
        return line("seat-joined-you", campaign=context.campaign.name)
    return line("seat-joined-where", campaign=context.campaign.name, places=place_links(places))


def _invitation(context: Context, name: str) -> Line:
    game = GAMES[context.campaign.system].name
    return line("seat-invitation", name=name, campaign=context.campaign.name, system=game)


def _leaving(context: Context, seat: str) -> Line:
    characters = waiting_lines(context.state.characters, seat)
    record = context.campaign.record(seat)
    if record is None or seat == context.own.id:
        return line("seat-leave-ask", campaign=context.campaign.name, characters=characters)
    return line("seat-empty-ask", name=holder_line(record), characters=characters)


@router.on("join", Ack.UPDATE)
async def accept(context: Context, invited: int) -> None:
    """Join by an invitation. Refused: `invitation-not-yours`, and what refuses to join."""
    if context.interaction.user.id != invited:
        raise Refused("invitation-not-yours")
    name = await _join(context)
    await replace_question(context, line("seat-joined", name=name, campaign=context.campaign.name))
    await send_private_note(context, _next(context))


@router.on("leave", Ack.UPDATE)
async def leave(context: Context, seat: str) -> None:
    """Leave the seat that was asked about."""
    record = context.campaign.record(seat)
    played = await context.play(LeaveSeat(seat=seat))
    assert record is not None, "a seat that could be left is there"
    own = seat == context.own.id
    left = line("seat-left-you", campaign=context.campaign.name) if own else line("seat-left-other")
    await context.reply(left)
    await announce(context, line("seat-left", name=holder_line(record), campaign=context.campaign.name))
    await game_of(context).follow_up(context, played)
