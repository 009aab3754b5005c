"""/noir import and /noir export: a sheet from a file, and as one."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.delivery.attachments import fetched
from chat.interactions.character_options import acted_for, named, seated, suggest
from chat.interactions.context import Context, context_of_command
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import event_of
from cogs.noir.sheets.announce import tell_changes
from cogs.noir.sheets.sheet import show_form
from narration.noir.sheet import file_import
from narration.noir.sheet.file_export import write
from narration.text.line import line
from narration.text.texts import bundled_texts
from rules.contract.ownership import find_own
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
            context = await context_of_command(interaction)
            await _import(context, await _content(file), character)

    @app_commands.command()
    async def export(self, interaction: Interaction, character: str = "") -> None:
        """Get one's own sheet as a file that can be imported again."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            await _export(context, named(context, character).id)

    @import_.autocomplete("character")
    @export.autocomplete("character")
    async def _mine(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, acted_for)


async def _content(sent: discord.Attachment) -> bytes:
    """Return what a file holds. Refused: `bad-value-file-size` before it is fetched, `file-gone`."""
    if sent.size > file_import.MOST_BYTES:
        raise Refused("bad-value-file-size", most=file_import.MOST_BYTES // 1024)
    return await fetched(sent)


async def _import(context: Context, content: bytes, typed: str) -> None:
    """Fill the sheet of the name that was typed, or that stands in the file."""
    async with context.services.file_imports:
        found = await asyncio.to_thread(
            file_import.read, bundled_texts(), content, context.state.shared.weapons
        )
    name = typed or found.name
    known = next((c for c in context.state.characters.values() if same(c.name, name)), None)
    if known is not None:
        find_own(context.state, known.id, context.seat)
    context = await seated(context)
    if known is None:
        await _start(context, name, found.sheet)
        return
    played = await context.play(ImportSheet(character=known.id, sheet=found.sheet))
    await show_form(context, known.id)
    if known.finished:
        await tell_changes(context, known, [played])


async def _start(context: Context, name: str, sheet: Sheet) -> None:
    """Start a sheet and fill it, or do neither."""

    def fill(made: Played) -> Action:
        return ImportSheet(character=event_of(CharacterCreated, made.events).sheet.id, sheet=sheet)

    played = await context.play((CreateCharacter(name=name, npc=context.seat.is_gm), fill))
    await show_form(context, event_of(CharacterCreated, played.events).sheet.id)


async def _export(context: Context, character: str) -> None:
    """Send a sheet as a file, in the reader's language."""
    known = find_own(context.state, character, context.seat)
    written = write(bundled_texts(), context.language, known, gm=context.seat.is_gm)
    await context.interaction.edit_original_response(
        content=context.print.say(line("noir-exported", name=known.name)),
        attachments=[discord.File(io.BytesIO(written.encode()), f"noir-{known.id}.toml")],
    )
