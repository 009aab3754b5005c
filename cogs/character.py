"""/character: make one by a guided form, see sheets, choose whom one plays."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import _sheets
from cogs._answer import Ack, answering
from cogs._guest import Guest, arrive
from cogs._sheets import named, show_form, suggest
from narration.head import roster
from narration.line import line
from narration.nyx import sheet
from rules.campaign.actions import PlayCharacter, TakeSeat
from rules.campaign.model import controls
from rules.nyx.actions import CreateCharacter
from rules.nyx.events import CharacterCreated
from rules.seat import PUBLIC

if TYPE_CHECKING:
    from cogs._bot import Nattvakt

Interaction = discord.Interaction[Any]


@app_commands.guild_only()
class Characters(commands.GroupCog, group_name="character"):
    """Players' characters."""

    @app_commands.command()
    async def new(self, interaction: Interaction, name: str) -> None:
        """Start a sheet and fill it in step by step; whoever has no seat yet takes one."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await seated(await arrive(interaction))
            await create(guest, CreateCharacter(name=name))

    @app_commands.command()
    async def sheet(self, interaction: Interaction, character: str = "") -> None:
        """See a sheet; an unfinished one of one's own can be filled in further."""
        async with answering(interaction, Ack.PRIVATE):
            await show(await arrive(interaction), character)

    @app_commands.command(name="list")
    async def list_(self, interaction: Interaction) -> None:
        """See all characters that one may know."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            await guest.reply(roster(guest.campaign, tuple(guest.state.characters.values())))

    @app_commands.command()
    async def play(self, interaction: Interaction, character: str) -> None:
        """Choose whom one plays when no character is named."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            chosen = named(guest, character)
            await guest.play(PlayCharacter(character=chosen.id))
            await guest.reply(line("character-played", name=chosen.name))

    @sheet.autocomplete("character")
    async def _known(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction, typed, lambda guest: (c for c in guest.state.characters.values() if c.seat)
        )

    @play.autocomplete("character")
    async def _own(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction,
            typed,
            lambda guest: (c for c in guest.state.characters.values() if c.seat and c.seat == guest.seat.id),
        )


async def seated(guest: Guest) -> Guest:
    """Return the guest with a seat, which is taken now if there was none."""
    if guest.seat != PUBLIC:
        return guest
    await guest.play(TakeSeat(holder=guest.interaction.user.id))
    return await guest.now()


async def create(guest: Guest, action: CreateCharacter) -> None:
    """Create a character and show its form."""
    played = await guest.play(action)
    created = next(event for event in played.events if isinstance(event, CharacterCreated))
    await show_form(guest, created.character)


async def show(guest: Guest, typed: str) -> None:
    """Show a sheet, or its form to whoever may fill it in."""
    character = named(guest, typed)
    if controls(guest.seat, character) and not character.finished:
        await show_form(guest, character.id)
    else:
        await guest.reply(sheet(character))


async def setup(bot: "Nattvakt") -> None:
    """Load the commands and what the form's buttons do."""
    bot.verbs.update(_sheets.verbs)
    await bot.add_cog(Characters())
