"""/character: make a character by a guided form, show sheets, choose whom to play, give characters away."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import named, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from cogs.shared.next_steps import or_next_steps
from cogs.shared.people import portraits
from cogs.shared.people.assignment import HandingCommands
from cogs.shared.people.character_choices import played_by_seat, seated_characters
from cogs.shared.people.transfer import CharacterFiles
from narration.campaign.overview import gm_roster, roster
from narration.text.line import line
from rules.contract.ownership import find
from rules.core.names import NAME_LENGTH

router = Router()


@app_commands.guild_only()
class Characters(
    commands.GroupCog, HandingCommands, CharacterFiles, portraits.PortraitCommands, group_name="character"
):
    """Players' characters."""

    @app_commands.command()
    @in_campaign()
    async def new(self, context: Context, name: str) -> None:
        """Start a sheet and fill it in step by step; somebody without a seat takes one."""
        await create(context, name)

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(seated_characters))
    @in_campaign()
    async def sheet(self, context: Context, character: str = "") -> None:
        """Show a sheet, or the form of the person's own sheet while it is unfinished."""
        await portraits.show_sheet(context, named(context, character))

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(played_by_seat))
    @in_campaign(Ack.FORM)
    async def change(self, context: Context, character: str = "") -> None:
        """Change a character between sessions, in the way its game allows."""
        await game_of(context).change(context, named(context, character))

    @app_commands.command(name="list")
    @in_campaign()
    async def list_(self, context: Context) -> None:
        """Show all characters that this person knows."""
        await show_roster(context)


@router.on("characters", Ack.PRIVATE)
async def show_roster(context: Context) -> None:
    """Show all characters that this person knows; if there are none, how to make one."""
    known = tuple(context.state.characters.values())
    if context.seat.is_gm:
        panel = gm_roster(context.state, await game_of(context).roster_notes(context))
    else:
        panel = roster(context.campaign, known)
    await context.reply(panel, None if known else or_next_steps(context, None))


@router.on("my-sheet", Ack.PRIVATE)
async def show_own(context: Context) -> None:
    """Show the sheet of the character that this person plays here, or its form.

    Refused: `no-character-yet`.
    """
    await portraits.show_sheet(context, named(context, ""))


@router.on("sheet-of", Ack.PRIVATE)
async def show_sheet(context: Context, character: str) -> None:
    """Show a sheet as /character sheet does. Refused: `no-such-character`."""
    await portraits.show_sheet(context, find(context.state, character))


@router.on("newcomer", Ack.FORM)
async def ask_name(context: Context) -> None:
    """Ask for the name of a new character."""
    fields = [TextField(line("form-character-name"), most=NAME_LENGTH)]
    await ask(context, line("form-character"), "newcomer-named", fields=fields)


@router.on("newcomer-named", Ack.PRIVATE)
async def create(context: Context, name: str) -> None:
    """Start a sheet with this name; somebody without a seat takes one."""
    await game_of(context).create(context, name, False)
