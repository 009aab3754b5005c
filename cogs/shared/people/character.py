"""/character: make one by a guided form, see sheets, choose whom one plays, give one away."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import named, seated, suggest
from chat.interactions.context import Context, context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.modals import TextField, open_modal
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answering
from chat.messages.components import custom_id_of
from cogs.shared.next_steps import or_next_steps
from cogs.shared.people import assignment
from cogs.shared.people.assignment import HandingCommands
from cogs.shared.people.transfer import CharacterFiles
from narration.campaign.overview import roster
from narration.text.line import line
from rules.core.names import NAME_LENGTH

Interaction = discord.Interaction[Any]

router = Router()


@app_commands.guild_only()
class Characters(commands.GroupCog, HandingCommands, CharacterFiles, group_name="character"):
    """Players' characters."""

    @app_commands.command()
    async def new(self, interaction: Interaction, name: str) -> None:
        """Start a sheet and fill it in step by step; whoever has no seat yet takes one."""
        async with answering(interaction, Ack.PRIVATE):
            await create(await context_of_command(interaction), name)

    @app_commands.command()
    async def sheet(self, interaction: Interaction, character: str = "") -> None:
        """See a sheet; an unfinished one of one's own can be filled in further."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            await game_of(context).sheet(context, named(context, character))

    @app_commands.command()
    async def change(self, interaction: Interaction, character: str = "") -> None:
        """Change a character between sessions, as its game has it."""
        async with answering(interaction, Ack.FORM):
            context = await context_of_command(interaction)
            await game_of(context).change(context, named(context, character))

    @app_commands.command(name="list")
    async def list_(self, interaction: Interaction) -> None:
        """See all characters that one may know."""
        async with answering(interaction, Ack.PRIVATE):
            await show_roster(await context_of_command(interaction))

    @sheet.autocomplete("character")
    async def _known(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction, typed, lambda context: (c for c in context.state.characters.values() if c.seat)
        )

    @change.autocomplete("character")
    async def _own(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction,
            typed,
            lambda context: (
                c for c in context.state.characters.values() if c.seat and c.seat == context.seat.id
            ),
        )


@router.on("characters", Ack.PRIVATE)
async def show_roster(context: Context) -> None:
    """Show all characters that one may know, and where there are none, how to make one."""
    known = tuple(context.state.characters.values())
    await context.reply(roster(context.campaign, known), None if known else or_next_steps(context, None))


@router.on("my-sheet", Ack.PRIVATE)
async def show_own(context: Context) -> None:
    """Show the sheet of whom one plays here, or its form. Refused: `no-character-yet`."""
    await game_of(context).sheet(context, named(context, ""))


@router.on("newcomer", Ack.FORM)
async def ask_name(context: Context) -> None:
    """Ask what a new character is to be called."""
    blank = TextField(context.print.label(line("form-character-name"), 45), most=NAME_LENGTH)
    title = context.print.label(line("form-character"), 45)
    await open_modal(context.interaction, title, custom_id_of("newcomer-named", context.campaign.id), [blank])


@router.on("newcomer-named", Ack.PRIVATE)
async def create(context: Context, name: str) -> None:
    """Start a sheet of this name; whoever has no seat yet takes one."""
    context = await seated(context)
    await game_of(context).create(context, name, False)


async def setup(host: Registrar) -> None:
    """Load the commands and what their buttons do."""
    host.learn(router)
    host.learn(assignment.router)
    await host.add_cog(Characters())
