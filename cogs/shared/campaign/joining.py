"""/campaign join, invite, leave and seats: who comes to a table and who leaves it."""

from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.announcements import post, replace_question, send_private_note
from chat.interactions.character_options import seated
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context, context_of_component, places_of
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack, answering
from chat.messages.components import view_of
from cogs.shared.campaign.places import chosen, suggest_campaigns
from cogs.shared.next_steps import CHARACTER, Here, buttons
from cogs.shared.people.assignment import as_self
from cogs.shared.people.seat_options import announce, held_under, one_seat_of, own_or_named, person
from narration.campaign.seats import holder_line, place_links, seats_panel, waiting_lines
from narration.games import GAMES
from narration.text.line import Line, line
from rules.campaign import decide
from rules.campaign.actions import Invite, LeaveSeat, TakeSeat
from rules.campaign.seats import account_name
from rules.core.names import NAME_LENGTH, is_empty
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC

router = Router()

Interaction = discord.Interaction[Any]


class JoinCommands(commands.Cog):
    """Joining, inviting, leaving, and who sits where."""

    @app_commands.command()
    @app_commands.autocomplete(campaign=suggest_campaigns)
    async def join(self, interaction: Interaction, campaign: str = "") -> None:
        """Take a seat as a player."""
        async with answering(interaction, Ack.PRIVATE):
            context = await wanted(interaction, campaign)
            name = await _join(context)
            await context.reply(_next(context))
            await announce(context, line("seat-joined", name=name, campaign=context.campaign.name))

    @app_commands.command()
    @in_campaign()
    async def invite(self, context: Context, member: discord.Member) -> None:
        """Invite somebody by a public message with a button that only they can use."""
        await context.play(Invite(holder=person(member).id))
        name = account_name(member.display_name)
        await context.reply(line("seat-invited-you", name=name))
        join = context.in_public.button(line("button-join"), "join", member.id, style=ButtonStyle.primary)
        await post(context, _invitation(context, name), view_of([join]), [member.id])

    @app_commands.command()
    @app_commands.autocomplete(seat=one_seat_of(held_under))
    @in_campaign()
    async def leave(self, context: Context, seat: str = "") -> None:
        """Ask before somebody leaves their seat (a GM may name any seat), and say what stays."""
        number = own_or_named(context, seat)
        _require_may_leave(context, number)
        label = line("button-leave" if number == context.own.id else "button-empty")
        confirm = context.button(label, "leave", number, style=ButtonStyle.danger)
        await context.reply(_leaving(context, number), view_of([confirm]))

    @app_commands.command()
    @in_campaign()
    async def seats(self, context: Context) -> None:
        """Show who sits where."""
        await show_seats(context)


@router.on("seats", Ack.PRIVATE)
async def show_seats(context: Context) -> None:
    """Show who sits where, and to a stand-in the button to act as themself again."""
    places = places_of(context.interaction)
    panel = seats_panel(context.campaign, context.state.characters, places)
    await context.reply(panel, view_of([as_self(context)] if context.acting else []))


async def wanted(interaction: Interaction, typed: str) -> Context:
    """Return the context of the campaign typed, else of this place's, else of the only one on the server.

    Refused: as `chosen`.
    """
    services = interaction.client
    here = None if typed else await services.table.at(places_of(interaction))
    number = here.campaign.id if here is not None else await chosen(interaction, typed)
    return await context_of_component(interaction, number)


async def _join(context: Context) -> str:
    """Take a seat; return its holder's name."""
    user = context.interaction.user
    await context.play(TakeSeat(holder=user.id, called=user.display_name))
    return account_name(user.display_name)


def _next(context: Context) -> Line:
    """Return what a new player does next, with links to the campaign's places if this is not one of them."""
    places = context.campaign.places
    if set(places_of(context.interaction)) & set(places) or not places:
        return line("seat-joined-you", campaign=context.campaign.name)
    return line("seat-joined-where", campaign=context.campaign.name, places=place_links(places))


def _invitation(context: Context, name: str) -> Line:
    game = GAMES[context.campaign.system].name
    return line("seat-invitation", name=name, campaign=context.campaign.name, system=game)


def _require_may_leave(context: Context, seat: str) -> None:
    """Refuse whatever leaving this seat would refuse."""
    leaving = LeaveSeat(seat=seat)
    decide(context.campaign, context.state.characters, context.system.settings, leaving, context.own)


def _leaving(context: Context, seat: str) -> Line:
    characters = waiting_lines(context.state.characters, seat)
    record = context.campaign.record(seat)
    if record is None or seat == context.own.id:
        return line("seat-leave-ask", campaign=context.campaign.name, characters=characters)
    return line("seat-empty-ask", name=holder_line(record), characters=characters)


@router.on("join", Ack.UPDATE)
async def accept(context: Context, invited: int) -> None:
    """Join by an invitation. Refused: `invitation-not-yours`, and as joining."""
    if context.interaction.user.id != invited:
        raise Refused("invitation-not-yours")
    name = await _join(context)
    await replace_question(context, line("seat-joined", name=name, campaign=context.campaign.name))
    await send_private_note(context, _next(context))


@router.on("leave", Ack.UPDATE)
async def leave(context: Context, seat: str) -> None:
    """Leave the seat, and announce it. Refused: as `_require_may_leave`."""
    record = context.campaign.record(seat)
    played = await context.play(LeaveSeat(seat=seat))
    assert record is not None, "a seat that could be left is there"
    own = seat == context.own.id
    left = line("seat-left-you", campaign=context.campaign.name) if own else line("seat-left-other")
    await context.reply(left)
    await announce(context, line("seat-left", name=holder_line(record), campaign=context.campaign.name))
    await game_of(context).follow_up(context, played)


@router.on("come", Ack.FORM)
async def ask_character(context: Context) -> None:
    """Ask somebody who joins for the name of a character, which may wait.

    Refused: as taking a seat, and `seat-taken-already` for somebody who has a seat and a character.
    """
    if context.own.is_gm or any(
        one.seat == context.own.id for one in context.state.characters.values() if one.seat
    ):
        raise Refused("seat-taken-already", campaign=context.campaign.name)
    if not context.own.id:
        _require_may_join(context)
    field = TextField(line("form-come-name"), most=NAME_LENGTH, required=False, hint=line("form-come-hint"))
    await ask(context, line("button-join"), "came", fields=[field])


def _require_may_join(context: Context) -> None:
    """Refuse whatever taking a seat would refuse."""
    user = context.interaction.user
    joining = TakeSeat(holder=user.id, called=user.display_name)
    decide(context.campaign, context.state.characters, context.system.settings, joining, PUBLIC)


@router.on("came", Ack.PRIVATE)
async def come(context: Context, name: str) -> None:
    """Take a seat, and begin the sheet if a name was given. Refused: as joining, and as a new character."""
    if is_empty(name):
        context = await seated(context)
        await context.reply(_next(context), view_of(buttons(Here(context.interaction, context), [CHARACTER])))
    else:
        await game_of(context).create(context, name, False)
