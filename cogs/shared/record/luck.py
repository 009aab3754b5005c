"""/luck: a person's rolls compared with what chance promised, privately or for everybody."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.delivery.followup import follow_up
from chat.interactions.character_options import MOST, by_name, one_of, suggestions
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context, context_of_typing
from chat.interactions.response import answer
from chat.messages.chances import chances_message
from chat.messages.components import view_of
from chat.messages.printer import Message
from chat.services import Services
from cogs.shared import next_steps
from cogs.shared.people.character_choices import controlled
from narration.journal.chronicle import Edition
from narration.journal.speech import session_name
from narration.proofs.luck import Luck, luck_odds
from narration.text.line import line
from rules.campaign.model import controls
from rules.core.refusal import Refused
from table.journal import Journal
from table.luck import Luck as Reader
from table.luck import LuckRecord

Interaction = discord.Interaction[Any]


@dataclass(frozen=True)
class Asked:
    """Whose rolls are meant (names by character), in which session (None for all), and who sees them."""

    characters: Mapping[str, str]
    session: int | None
    public: bool


class LuckCommand(commands.Cog):
    """Rolls compared with their chances."""

    def __init__(self, services: Services) -> None:
        self.journal = Journal(services.table)
        self.reader = Reader(services.table, self.journal)

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(character=one_of(controlled))
    @in_campaign()
    async def luck(
        self, context: Context, character: str = "", session: int | None = None, public: bool = False
    ) -> None:
        """Compare the person's own rolls with what chance promised."""
        context = await _as_own_seat(context)
        asked = Asked(_chosen(context, character), session, public)
        edition: Edition = "gm" if context.seat.is_gm and not public else "players"
        record = await self.reader.of(context.campaign.id, asked.characters, edition, session)
        await _tell(context, asked, record)

    @luck.autocomplete("session")
    async def _sessions(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest sessions, the newest first."""
        context = await context_of_typing(interaction)
        if context is None:
            return []
        parts = await self.journal.parts(context.campaign.id)
        numbers = sorted({part.place.session for part in parts}, reverse=True)
        return suggestions([(context.print.label(session_name(one), MOST), one) for one in numbers], typed)


async def _as_own_seat(context: Context) -> Context:
    """Return the context on this person's own seat, even while they stand in for another."""
    if context.seat == context.own:
        return context
    state = await context.services.table.state(context.campaign.id)
    return replace(context, seat=context.own, state=context.system.view(state, context.own))


def _chosen(context: Context, typed: str) -> dict[str, str]:
    """Return by id the names of the characters whose rolls are meant: the typed one, or all of the person's.

    Refused: `no-such-character`, `not-your-character`, `no-character-yet` for somebody without characters.
    """
    if typed:
        found = by_name(context, typed)
        if not controls(context.own, found):
            raise Refused("not-your-character", name=found.name)
        return {found.id: found.name}
    if not (mine := controlled(context)):
        raise Refused("no-character-yet")
    return {one.id: one.name for one in mine}


async def _tell(context: Context, asked: Asked, record: LuckRecord) -> None:
    """Answer with the comparison, or post it if it is public and there are any rolls.

    It is shown even where the table hides chances: it says nothing about rolls to come. The picture is drawn
    in a thread, so that it does not block the event loop.
    """
    interaction, services = context.interaction, context.services
    language = context.campaign.language if asked.public and record.whole.rolls else context.language
    picture = interaction.app_permissions.attach_files
    told, printer = luck_odds(_luck(context, asked, record)), services.printer(language)
    message = await asyncio.to_thread(lambda: chances_message(printer, told, picture=picture))
    if not asked.public or not record.whole.rolls:
        steps = () if record.whole.rolls else (next_steps.FINISH, next_steps.NOW, next_steps.HELP)
        buttons = next_steps.buttons(next_steps.Here(interaction, context), steps)
        await answer(interaction, message, view_of(buttons))
        return
    await answer(interaction, Message(context.print.say(line("luck-done"))), None)
    await follow_up(services.channels, interaction, message)


def _luck(context: Context, asked: Asked, record: LuckRecord) -> Luck:
    """Return what is told. If any characters rolled, only these are named, so no unknown one is revealed."""
    each = sorted(record.each.items(), key=lambda one: -one[1].rolls)
    rolled = [asked.characters[number] for number, _ in each]
    return Luck(
        system=context.campaign.system,
        names=rolled or list(asked.characters.values()),
        session=asked.session,
        whole=record.whole,
        each=[(asked.characters[number], told) for number, told in each],
        among=record.among,
        cut=record.cut,
        bare=record.bare,
    )
