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
from chat.interactions.context import Guest, arrive, overheard
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answer, answering
from chat.messages.chances import chances_message
from chat.messages.components import rows
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
from table.luck import Record

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
            guest = await _as_oneself(await arrive(interaction))
            asked = Asked(_chosen(guest, character), session, public)
            await _tell(guest, asked, await self._record(guest, asked))

    @luck.autocomplete("character")
    async def _characters(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the characters that are one's own."""
        return await suggest(interaction, typed, _own)

    @luck.autocomplete("session")
    async def _sessions(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest sessions, the newest first."""
        guest = await overheard(interaction)
        parts = await self.journal.parts(guest.campaign.id) if guest else ()
        numbers = sorted({part.place.session for part in parts}, reverse=True)
        named = [(cut(guest.print.label(session_name(one), MOST), MOST), one) for one in numbers if guest]
        found = [(name, one) for name, one in named if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=one) for name, one in found[:25]]

    async def _record(self, guest: Guest, asked: Asked) -> Record:
        edition: Edition = "gm" if guest.seat.is_gm and not asked.public else "players"
        return await self.reader.of(guest.campaign.id, asked.characters, edition, asked.session)


async def _as_oneself(guest: Guest) -> Guest:
    """Return a guest on their own seat, whomever they act for here: luck is nobody else's."""
    if guest.seat == guest.own:
        return guest
    state = await guest.services.table.state(guest.campaign.id)
    return replace(guest, seat=guest.own, state=guest.system.view(state, guest.own))


def _own(guest: Guest) -> list[AnyCharacter]:
    return [one for one in guest.state.characters.values() if controls(guest.own, one)]


def _chosen(guest: Guest, typed: str) -> dict[str, str]:
    """Return the names of the characters whose rolls are meant, by number.

    Refused: `no-such-character`, `not-your-character`, `no-character-yet` for somebody who plays nobody.
    """
    if typed:
        found = by_name(guest, typed)
        if not controls(guest.own, found):
            raise Refused("not-your-character", name=found.name)
        return {found.id: found.name}
    if not (mine := _own(guest)):
        raise Refused("no-character-yet")
    return {one.id: one.name for one in mine}


async def _tell(guest: Guest, asked: Asked, record: Record) -> None:
    """Draw beside everything else, and answer; nothing is no news for everybody.

    What was to be expected is shown where chances are not, too: it says nothing of what is to come.
    """
    interaction, services = guest.interaction, guest.services
    language = guest.campaign.language if asked.public and record.whole.rolls else guest.language
    picture = interaction.app_permissions.attach_files
    told, printer = luck_odds(_luck(guest, asked, record)), services.printer(language)
    message = await asyncio.to_thread(lambda: chances_message(printer, told, picture=picture))
    if not asked.public or not record.whole.rolls:
        ways = () if record.whole.rolls else (next_steps.FINISH, next_steps.NOW, next_steps.HELP)
        await answer(
            interaction, message, rows(next_steps.buttons(next_steps.Here(interaction, guest), ways))
        )
        return
    await answer(interaction, Message(guest.print.say(line("luck-done"))), None)
    await follow_up(services.channels, interaction, message)


def _luck(guest: Guest, asked: Asked, record: Record) -> Luck:
    """Of several, those who have rolled are named: players hear of nobody whom they have not met."""
    each = sorted(record.each.items(), key=lambda one: -one[1].rolls)
    rolled = [asked.characters[number] for number, _ in each]
    return Luck(
        system=guest.campaign.system,
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
