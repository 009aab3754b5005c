"""/character play and give: choosing a character to play in a place, and handing characters over."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.announcements import report
from chat.interactions.character_options import SHOWN, by_name, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context, context_of_command, places_of
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from chat.services import Services
from cogs.shared.people.character_choices import own_and_lent, own_or_any
from cogs.shared.people.seat_options import Choices, every_seat, seat_named, suggest_seats
from narration.campaign.seats import holder_line
from narration.text.line import line
from rules.campaign.actions import GiveCharacter, PlayCharacter
from rules.campaign.events import CharacterPlayed
from rules.campaign.model import SeatRecord
from rules.contract.ownership import find
from rules.core.names import same

router = Router()

Interaction = discord.Interaction[Any]

#: The option's value for giving a character to the GM.
GM = "gm"


async def _suggest_receivers(interaction: Interaction, typed: str) -> Choices:
    """Suggest the GM, and the seats."""
    seats = await suggest_seats(interaction, typed, every_seat)
    context = await context_of_command(interaction) if seats else None
    own = context.print.label(line("seat-to-gm"), 100) if context else ""
    return [*([app_commands.Choice(name=own, value=GM)] if typed in own else []), *seats][:SHOWN]


class HandingCommands(commands.Cog):
    """Playing characters, and giving them away."""

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(own_and_lent))
    @in_campaign()
    async def play(self, context: Context, character: str) -> None:
        """Choose the character that this person plays here unless they name another."""
        await play_as(context, by_name(context, character).id)

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(own_or_any), to=_suggest_receivers)
    @in_campaign()
    async def give(self, context: Context, character: str, to: str) -> None:
        """Hand a character over to another seat or to the GM."""
        given, seat = by_name(context, character), _receiver(context, to)
        played = await context.play(GiveCharacter(character=given.id, seat=seat.id if seat else ""))
        pinged = [seat.holder] if seat and seat.is_held and seat.id != context.own.id else []
        await report(context, given.name, played, pinged)
        await show_all_again(context.services, context.campaign.id)


@router.on("play-as", Ack.PRIVATE)
async def play_as(context: Context, character: str) -> None:
    """Play a character here. Refused: `no-such-character`, `not-your-character`."""
    chosen = find(context.state, character)
    played = await context.play(PlayCharacter(character=chosen.id, place=context.place))
    await _show_played(await context.now(), event_of(CharacterPlayed, played.events), chosen.name)


def _receiver(context: Context, typed: str) -> SeatRecord | None:
    """Return the seat that gets a character; None for the GM. Refused: `no-such-seat`."""
    if typed == GM or same(typed, context.print.label(line("seat-to-gm"))):
        return None
    return seat_named(context, typed)


async def _show_played(context: Context, event: CharacterPlayed, name: str) -> None:
    """Say which character this person plays here now, and for whom if it belongs to another seat."""
    if not event.acting:
        await context.reply(line("character-played", name=name))
        return
    record = context.campaign.record(event.acting)
    assert record is not None, "a seat that somebody acts for is there"
    begun = line("acting-begun", who=holder_line(record), name=event.name)
    await context.reply(begun, view_of([as_self(context)]))


async def show_all_again(services: Services, campaign: int) -> None:
    """Show all contests of a campaign again: they may wait for somebody else now, or use other names."""
    for contest in (await services.table.state(campaign)).contests:
        await services.live.show_again(campaign, contest)


def as_self(context: Context) -> ui.Button[Any]:
    """Return the button that lets a stand-in act for themself again."""
    return context.button(line("button-as-self"), "as-self")


@router.on("as-self", Ack.UPDATE)
async def be_oneself(context: Context) -> None:
    """Stop this person from acting for somebody else in this place."""
    await context.play(PlayCharacter(character="", place=_acting_at(context)))
    await (await context.now()).reply(line("acting-over"))


def _acting_at(context: Context) -> int:
    """Return the place where this person acts for another seat: this one, or the channel of this thread."""
    record = context.campaign.record(context.own.id)
    here = places_of(context.interaction)
    return next((place for place in here if record and place in record.acting), here[0])
