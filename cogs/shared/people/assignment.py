"""/character play and give: whom one plays here, for oneself or an absent seat, and who gets a character."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.announcements import report
from chat.interactions.character_options import by_name, suggest
from chat.interactions.context import Context, context_of_command, places_of
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import event_of
from chat.messages.components import button, custom_id_of, view_of
from cogs.shared.people.seat_options import Choices, seat_named, suggest_seats
from narration.campaign.seats import holder_line
from narration.text.line import line
from rules.campaign.actions import GiveCharacter, PlayCharacter
from rules.campaign.events import CharacterPlayed
from rules.campaign.model import AnyCharacter, SeatRecord
from rules.contract.ownership import acts_for
from rules.core.names import same

router = Router()

Interaction = discord.Interaction[Any]

#: What the GM, who plays what no seat does, is called as somebody to give characters to.
GM = "gm"


class HandingCommands(commands.Cog):
    """Playing characters here, and giving them away."""

    @app_commands.command()
    async def play(self, interaction: Interaction, character: str) -> None:
        """Choose whom one plays here when no character is named."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            chosen = by_name(context, character)
            playing = PlayCharacter(character=chosen.id, place=interaction.channel_id or 0)
            event = event_of(CharacterPlayed, (await context.play(playing)).events)
            now = await context.now()
            if event.acting:
                await _lend(now, event)
            else:
                await now.reply(line("character-played", name=chosen.name))

    @app_commands.command()
    async def give(self, interaction: Interaction, character: str, to: str) -> None:
        """Hand a character over to another seat or the GM."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            given, seat = by_name(context, character), _heir(context, to)
            played = await context.play(GiveCharacter(character=given.id, seat=seat.id if seat else ""))
            pinged = [seat.holder] if seat and seat.is_held and seat.id != context.own.id else []
            await report(context, given.name, played, pinged)
            await _show_again(context)

    @play.autocomplete("character")
    async def _playable(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, _own_and_lent)

    @give.autocomplete("character")
    async def _givable(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, _own_or_any)

    @give.autocomplete("to")
    async def _heirs(self, interaction: Interaction, typed: str) -> Choices:
        seats = await suggest_seats(interaction, typed, lambda context: context.campaign.seats)
        context = await context_of_command(interaction) if seats else None
        own = context.print.label(line("seat-to-gm"), 100) if context else ""
        return [*([app_commands.Choice(name=own, value=GM)] if typed in own else []), *seats][:25]


def _own_and_lent(context: Context) -> Iterable[AnyCharacter]:
    """Return the characters that this person may play: their own, and those that they stand in for."""
    seats = {seat.id for seat in context.seats if seat.id}
    return (one for one in context.state.characters.values() if one.seat in seats)


def _own_or_any(context: Context) -> Iterable[AnyCharacter]:
    """Return the characters that this person may give: a player their own, a GM all."""
    mine = context.own
    return (one for one in context.state.characters.values() if acts_for(mine, one))


def _heir(context: Context, typed: str) -> SeatRecord | None:
    """Return the seat to give to; None is for the GM's own. Refused: `no-such-seat`."""
    if typed == GM or same(typed, context.print.label(line("seat-to-gm"))):
        return None
    return seat_named(context, typed)


async def _lend(context: Context, event: CharacterPlayed) -> None:
    record = context.campaign.record(event.acting)
    assert record is not None, "a seat that somebody acts for is there"
    begun = line("acting-begun", who=holder_line(record), name=event.name)
    await context.reply(begun, view_of([as_self(context)]))


async def _show_again(context: Context) -> None:
    """Let the panels of what runs say who is waited for now."""
    state = await context.services.table.state(context.campaign.id)
    for contest in state.contests:
        await context.services.table.store.show_again(context.campaign.id, contest)
        context.refresh(contest)


def as_self(context: Context) -> ui.Button[Any]:
    """Return the button by which a stand-in acts for themself again."""
    return button(context.print.label(line("button-as-self")), custom_id_of("as-self", context.campaign.id))


@router.on("as-self", Ack.UPDATE)
async def be_oneself(context: Context) -> None:
    """Act for oneself again at the place where one acts for somebody else."""
    place = _acting_at(context)
    await context.play(PlayCharacter(character="", place=place))
    now = await context.now()
    await now.reply(line("acting-over"))


def _acting_at(context: Context) -> int:
    """Return the place, or the channel of the thread, where this person acts for another seat."""
    record = context.campaign.record(context.own.id)
    here = places_of(context.interaction)
    return next((place for place in here if record and place in record.acting), here[0])
