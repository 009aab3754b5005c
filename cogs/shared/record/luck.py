"""/luck: one's own rolls against what was to be expected of them, privately or for everybody."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.delivery.followup import follow_up
from chat.interactions.character_options import MOST, by_name, suggest
from chat.interactions.context import Context, context_of_command, context_of_typing
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answer, answering
from chat.messages.chances import chances_message
from chat.messages.components import view_of
from chat.messages.printer import Message, cut
from chat.services import Services
from cogs.shared import next_steps
from narration.journal.chronicle import Edition
from narration.journal.speech import session_name
from narration.proofs.luck import Luck, luck_odds
from narration.text.line import line
from rules.campaign.model import AnyCharacter, controls
from rules.core.refusal import Refused
from table.journal import Journal
from table.luck import Luck as Reader
from table.luck import LuckRecord

Interaction = discord.Interaction[Any]


@dataclass(frozen=True)
class Asked:
    """Whose rolls, in which session, and for whom to see."""

    characters: Mapping[str, str]
    session: int | None
    public: bool


class LuckCommand(commands.Cog):
    """Rolls against expectation."""

    def __init__(self, services: Services) -> None:
        self.journal = Journal(services.table)
        self.reader = Reader(services.table, self.journal)

    @app_commands.command()
    @app_commands.guild_only()
    async def luck(
        self, interaction: Interaction, character: str = "", session: int | None = None, public: bool = False
    ) -> None:
        """Tell how one's own rolls went against what was to be expected of them."""
        async with answering(interaction, Ack.PRIVATE):
            context = await _as_oneself(await context_of_command(interaction))
            asked = Asked(_chosen(context, character), session, public)
            await _tell(context, asked, await self._record(context, asked))

    @luck.autocomplete("character")
    async def _characters(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the characters that are one's own."""
        return await suggest(interaction, typed, _own)

    @luck.autocomplete("session")
    async def _sessions(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest sessions, the newest first."""
        context = await context_of_typing(interaction)
        parts = await self.journal.parts(context.campaign.id) if context else ()
        numbers = sorted({part.place.session for part in parts}, reverse=True)
        named = [(cut(context.print.label(session_name(one), MOST), MOST), one) for one in numbers if context]
        found = [(name, one) for name, one in named if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=one) for name, one in found[:25]]

    async def _record(self, context: Context, asked: Asked) -> LuckRecord:
        edition: Edition = "gm" if context.seat.is_gm and not asked.public else "players"
        return await self.reader.of(context.campaign.id, asked.characters, edition, asked.session)


async def _as_oneself(context: Context) -> Context:
    """Return a context on their own seat, whomever they act for here: luck is nobody else's."""
    if context.seat == context.own:
        return context
    state = await context.services.table.state(context.campaign.id)
    return replace(context, seat=context.own, state=context.system.view(state, context.own))


def _own(context: Context) -> list[AnyCharacter]:
    return [one for one in context.state.characters.values() if controls(context.own, one)]


def _chosen(context: Context, typed: str) -> dict[str, str]:
    """Return the names of the characters whose rolls are meant, by number.

    Refused: `no-such-character`, `not-your-character`, `no-character-yet` for somebody who plays nobody.
    """
    if typed:
        found = by_name(context, typed)
        if not controls(context.own, found):
            raise Refused("not-your-character", name=found.name)
        return {found.id: found.name}
    if not (mine := _own(context)):
        raise Refused("no-character-yet")
    return {one.id: one.name for one in mine}


async def _tell(context: Context, asked: Asked, record: LuckRecord) -> None:
    """Draw beside everything else, and answer; nothing is no news for everybody.

    What was to be expected is shown where chances are not, too: it says nothing of what is to come.
    """
    interaction, services = context.interaction, context.services
    language = context.campaign.language if asked.public and record.whole.rolls else context.language
    picture = interaction.app_permissions.attach_files
    told, printer = luck_odds(_luck(context, asked, record)), services.printer(language)
    message = await asyncio.to_thread(lambda: chances_message(printer, told, picture=picture))
    if not asked.public or not record.whole.rolls:
        ways = () if record.whole.rolls else (next_steps.FINISH, next_steps.NOW, next_steps.HELP)
        await answer(
            interaction, message, view_of(next_steps.buttons(next_steps.Here(interaction, context), ways))
        )
        return
    await answer(interaction, Message(context.print.say(line("luck-done"))), None)
    await follow_up(services.channels, interaction, message)


def _luck(context: Context, asked: Asked, record: LuckRecord) -> Luck:
    """Of several, those who have rolled are named: players hear of nobody whom they have not met."""
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
    )


async def setup(host: Registrar) -> None:
    """Load the command."""
    await host.add_cog(LuckCommand(host.services))
