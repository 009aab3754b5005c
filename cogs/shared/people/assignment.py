"""/character play and give: whom one plays here, for oneself or an absent seat, and who gets a character."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.announcements import report
from chat.interactions.character_options import by_name, suggest
from chat.interactions.context import Guest, arrive, places_of
from chat.interactions.dispatch import Verbs
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import the
from chat.messages.components import button, press_id, rows
from cogs.shared.people.seat_options import Choices, seat_named, suggest_seats
from narration.campaign.seats import holder_line
from narration.text.line import line
from rules.campaign.actions import GiveCharacter, PlayCharacter
from rules.campaign.events import CharacterPlayed
from rules.campaign.model import AnyCharacter, SeatRecord
from rules.contract.ownership import acts_for
from rules.core.names import same

verbs = Verbs()

Interaction = discord.Interaction[Any]

#: What the GM, who plays what no seat does, is called as somebody to give characters to.
GM = "gm"


class HandingCommands(commands.Cog):
    """Playing characters here, and giving them away."""

    @app_commands.command()
    async def play(self, interaction: Interaction, character: str) -> None:
        """Choose whom one plays here when no character is named."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            chosen = by_name(guest, character)
            playing = PlayCharacter(character=chosen.id, place=interaction.channel_id or 0)
            event = the(CharacterPlayed, (await guest.play(playing)).events)
            now = await guest.now()
            if event.acting:
                await _lend(now, event)
            else:
                await now.reply(line("character-played", name=chosen.name))

    @app_commands.command()
    async def give(self, interaction: Interaction, character: str, to: str) -> None:
        """Hand a character over to another seat or the GM."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            given, seat = by_name(guest, character), _heir(guest, to)
            played = await guest.play(GiveCharacter(character=given.id, seat=seat.id if seat else ""))
            pinged = [seat.holder] if seat and seat.is_held and seat.id != guest.own.id else []
            await report(guest, given.name, played, pinged)
            await _show_again(guest)

    @play.autocomplete("character")
    async def _playable(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, _own_and_lent)

    @give.autocomplete("character")
    async def _givable(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, _own_or_any)

    @give.autocomplete("to")
    async def _heirs(self, interaction: Interaction, typed: str) -> Choices:
        seats = await suggest_seats(interaction, typed, lambda guest: guest.campaign.seats)
        guest = await arrive(interaction) if seats else None
        own = guest.print.label(line("seat-to-gm"), 100) if guest else ""
        return [*([app_commands.Choice(name=own, value=GM)] if typed in own else []), *seats][:25]


def _own_and_lent(guest: Guest) -> Iterable[AnyCharacter]:
    """Return the characters that this person may play: their own, and those that they stand in for."""
    seats = {seat.id for seat in guest.seats if seat.id}
    return (one for one in guest.state.characters.values() if one.seat in seats)


def _own_or_any(guest: Guest) -> Iterable[AnyCharacter]:
    """Return the characters that this person may give: a player their own, a GM all."""
    mine = guest.own
    return (one for one in guest.state.characters.values() if acts_for(mine, one))


def _heir(guest: Guest, typed: str) -> SeatRecord | None:
    """Return the seat to give to; None is for the GM's own. Refused: `no-such-seat`."""
    if typed == GM or same(typed, guest.print.label(line("seat-to-gm"))):
        return None
    return seat_named(guest, typed)


async def _lend(guest: Guest, event: CharacterPlayed) -> None:
    record = guest.campaign.record(event.acting)
    assert record is not None, "a seat that somebody acts for is there"
    begun = line("acting-begun", who=holder_line(record), name=event.name)
    await guest.reply(begun, rows([as_self(guest)]))


async def _show_again(guest: Guest) -> None:
    """Let the panels of what runs say who is waited for now."""
    state = await guest.services.table.state(guest.campaign.id)
    for contest in state.contests:
        await guest.services.table.store.show_again(guest.campaign.id, contest)
        guest.services.live.soon(guest.campaign.id, contest)


def as_self(guest: Guest) -> ui.Button[Any]:
    """Return the button by which a stand-in acts for themself again."""
    return button(guest.print.label(line("button-as-self")), press_id("as-self", guest.campaign.id))


@verbs.on("as-self", Ack.UPDATE)
async def be_oneself(guest: Guest) -> None:
    """Act for oneself again at the place where one acts for somebody else."""
    place = _acting_at(guest)
    await guest.play(PlayCharacter(character="", place=place))
    now = await guest.now()
    await now.reply(line("acting-over"))


def _acting_at(guest: Guest) -> int:
    """Return the place, or the channel of the thread, where this person acts for another seat."""
    record = guest.campaign.record(guest.own.id)
    here = places_of(guest.interaction)
    return next((place for place in here if record and place in record.acting), here[0])
