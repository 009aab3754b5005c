"""/noir import and /noir export: sheets read from files and sent as files."""

import io

import discord
from discord import app_commands
from discord.ext import commands

from chat.delivery.attachments import fetched
from chat.interactions.announcements import announce
from chat.interactions.character_options import acted_for, one_of, with_seat
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.messages.lines_as_panel import event_of
from cogs.noir.characters import own_named
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
from rules.noir.state.campaign_state import Character
from rules.noir.state.events import CharacterCreated


class FileCommands(commands.Cog):
    """Sheets as files."""

    @app_commands.command(name="import")
    @app_commands.autocomplete(character=one_of(acted_for))
    @in_campaign()
    async def import_(self, context: Context, file: discord.Attachment, character: str = "") -> None:
        """Fill in a sheet from a file; if there is no sheet of that name, start one."""
        await _import(context, await _content(file), character)

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(acted_for))
    @in_campaign()
    async def export(self, context: Context, character: str = "") -> None:
        """Send the person's own sheet as a file that can be imported again."""
        await _export(context, own_named(context, character))


async def _content(sent: discord.Attachment) -> bytes:
    """Return what a file holds. Refused: `bad-value-file-size` before it is fetched, `file-gone`."""
    if sent.size > file_import.MOST_BYTES:
        raise Refused("bad-value-file-size", most=file_import.MOST_BYTES // 1024)
    return await fetched(sent)


async def _import(context: Context, content: bytes, typed: str) -> None:
    """Fill in the sheet with the name that was typed, or else with the name in the file."""
    weapons = context.state.shared.weapons
    found = await context.services.files.small(lambda: file_import.read(bundled_texts(), content, weapons))
    name = typed or found.name
    known = next((c for c in context.state.characters.values() if same(c.name, name)), None)
    if known is not None:
        find_own(context.state, known.id, context.seat)
    if known is None:
        await _start(context, name, found.sheet)
        return
    played = await context.play(ImportSheet(character=known.id, sheet=found.sheet))
    await show_form(context, known.id)
    if known.finished:
        await announce(context, known.name, played)


async def _start(context: Context, name: str, sheet: Sheet) -> None:
    """Start a sheet and fill it in, or do neither; somebody without a seat takes one."""

    def fill(made: Played) -> Action:
        return ImportSheet(character=event_of(CharacterCreated, made.events).sheet.id, sheet=sheet)

    begins = CreateCharacter(name=name, npc=context.seat.is_gm)
    played = await context.play(with_seat(context, begins, fill))
    await show_form(context, event_of(CharacterCreated, played.events).sheet.id)


async def _export(context: Context, known: Character) -> None:
    """Send a sheet as a file, in the reader's language."""
    written = write(bundled_texts(), context.language, known, gm=context.seat.is_gm)
    await context.interaction.edit_original_response(
        content=context.print.say(line("noir-exported", name=known.name)),
        attachments=[discord.File(io.BytesIO(written.encode()), f"noir-{known.id}.toml")],
    )
