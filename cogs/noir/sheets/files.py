"""/noir import and /noir export: a sheet from a file, and as one."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.delivery.attachments import fetched
from chat.interactions.character_options import acted_for, named, seated, suggest
from chat.interactions.context import Guest, arrive
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import the
from cogs.noir.sheets.announce import tell_changes
from cogs.noir.sheets.sheet import show_form
from narration.noir.sheet import file_import
from narration.noir.sheet.file_export import write
from narration.text.line import line
from narration.text.texts import shipped
from rules.contract.ownership import own
from rules.contract.system import Played
from rules.core.model_base import Action
from rules.core.names import same
from rules.core.refusal import Refused
from rules.noir.state.actions import CreateCharacter, ImportSheet, Sheet
from rules.noir.state.events import CharacterCreated

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class FileCommands(commands.Cog):
    """Sheets as files."""

    @app_commands.command(name="import")
    async def import_(self, interaction: Interaction, file: discord.Attachment, character: str = "") -> None:
        """Fill an unfinished sheet from a file; without one of that name, start it."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            await _import(guest, await _content(file), character)

    @app_commands.command()
    async def export(self, interaction: Interaction, character: str = "") -> None:
        """Get one's own sheet as a file that can be imported again."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            await _export(guest, named(guest, character).id)

    @import_.autocomplete("character")
    @export.autocomplete("character")
    async def _mine(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, acted_for)


async def _content(sent: discord.Attachment) -> bytes:
    """Return what a file holds. Refused: `bad-value-file-size` before it is fetched, `file-gone`."""
    if sent.size > file_import.MOST_BYTES:
        raise Refused("bad-value-file-size", most=file_import.MOST_BYTES // 1024)
    return await fetched(sent)


async def _import(guest: Guest, content: bytes, typed: str) -> None:
    """Fill the sheet of the name that was typed, or that stands in the file."""
    async with guest.services.file_imports:
        found = await asyncio.to_thread(file_import.read, shipped(), content, guest.state.shared.weapons)
    name = typed or found.name
    known = next((c for c in guest.state.characters.values() if same(c.name, name)), None)
    if known is not None:
        own(guest.state, known.id, guest.seat)
    guest = await seated(guest)
    if known is None:
        await _start(guest, name, found.sheet)
        return
    played = await guest.play(ImportSheet(character=known.id, sheet=found.sheet))
    await show_form(guest, known.id)
    if known.finished:
        await tell_changes(guest, known, [played])


async def _start(guest: Guest, name: str, sheet: Sheet) -> None:
    """Start a sheet and fill it, or do neither."""

    def fill(made: Played) -> Action:
        return ImportSheet(character=the(CharacterCreated, made.events).sheet.id, sheet=sheet)

    played = await guest.play((CreateCharacter(name=name, npc=guest.seat.is_gm), fill))
    await show_form(guest, the(CharacterCreated, played.events).sheet.id)


async def _export(guest: Guest, character: str) -> None:
    """Send a sheet as a file, in the reader's language."""
    known = own(guest.state, character, guest.seat)
    written = write(shipped(), guest.language, known, gm=guest.seat.is_gm)
    await guest.interaction.edit_original_response(
        content=guest.print.say(line("noir-exported", name=known.name)),
        attachments=[discord.File(io.BytesIO(written.encode()), f"noir-{known.id}.toml")],
    )
