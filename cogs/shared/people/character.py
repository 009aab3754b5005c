"""/character: make one by a guided form, see sheets, choose whom one plays, give one away."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import named, seated, suggest
from chat.interactions.context import Guest, arrive
from chat.interactions.dispatch import Verbs
from chat.interactions.game import game_of
from chat.interactions.modals import Blank, open_form
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answering
from chat.messages.components import press_id
from cogs.shared.next_steps import or_on
from cogs.shared.people import assignment
from cogs.shared.people.assignment import HandingCommands
from cogs.shared.people.transfer import CharacterFiles
from narration.campaign.overview import roster
from narration.text.line import line
from rules.core.names import NAME_LENGTH

Interaction = discord.Interaction[Any]

verbs = Verbs()


@app_commands.guild_only()
class Characters(commands.GroupCog, HandingCommands, CharacterFiles, group_name="character"):
    """Players' characters."""

    @app_commands.command()
    async def new(self, interaction: Interaction, name: str) -> None:
        """Start a sheet and fill it in step by step; whoever has no seat yet takes one."""
        async with answering(interaction, Ack.PRIVATE):
            await create(await arrive(interaction), name)

    @app_commands.command()
    async def sheet(self, interaction: Interaction, character: str = "") -> None:
        """See a sheet; an unfinished one of one's own can be filled in further."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            await game_of(guest).sheet(guest, named(guest, character))

    @app_commands.command()
    async def change(self, interaction: Interaction, character: str = "") -> None:
        """Change a character between sessions, as its game has it."""
        async with answering(interaction, Ack.FORM):
            guest = await arrive(interaction)
            await game_of(guest).change(guest, named(guest, character))

    @app_commands.command(name="list")
    async def list_(self, interaction: Interaction) -> None:
        """See all characters that one may know."""
        async with answering(interaction, Ack.PRIVATE):
            await show_roster(await arrive(interaction))

    @sheet.autocomplete("character")
    async def _known(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction, typed, lambda guest: (c for c in guest.state.characters.values() if c.seat)
        )

    @change.autocomplete("character")
    async def _own(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction,
            typed,
            lambda guest: (c for c in guest.state.characters.values() if c.seat and c.seat == guest.seat.id),
        )


@verbs.on("characters", Ack.PRIVATE)
async def show_roster(guest: Guest) -> None:
    """Show all characters that one may know, and where there are none, how to make one."""
    known = tuple(guest.state.characters.values())
    await guest.reply(roster(guest.campaign, known), None if known else or_on(guest, None))


@verbs.on("my-sheet", Ack.PRIVATE)
async def show_own(guest: Guest) -> None:
    """Show the sheet of whom one plays here, or its form. Refused: `no-character-yet`."""
    await game_of(guest).sheet(guest, named(guest, ""))


@verbs.on("newcomer", Ack.FORM)
async def ask_name(guest: Guest) -> None:
    """Ask what a new character is to be called."""
    blank = Blank(guest.print.label(line("form-character-name"), 45), most=NAME_LENGTH)
    title = guest.print.label(line("form-character"), 45)
    await open_form(guest.interaction, title, press_id("newcomer-named", guest.campaign.id), [blank])


@verbs.on("newcomer-named", Ack.PRIVATE)
async def create(guest: Guest, name: str) -> None:
    """Start a sheet of this name; whoever has no seat yet takes one."""
    guest = await seated(guest)
    await game_of(guest).create(guest, name, False)


async def setup(host: Registrar) -> None:
    """Load the commands and what their buttons do."""
    host.learn(verbs)
    host.learn(assignment.verbs)
    await host.add_cog(Characters())
