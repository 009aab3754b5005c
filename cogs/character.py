"""/character: make one by a guided form, see sheets, choose whom one plays, give one away."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import _handing
from cogs._answer import Ack, answering
from cogs._guest import Guest, arrive
from cogs._handing import HandingCommands
from cogs._moving import CharacterFiles
from cogs._people import named, suggest
from narration.head import roster
from rules.campaign.actions import TakeSeat
from rules.seat import PUBLIC

if TYPE_CHECKING:
    from cogs._bot import Nattvakt

Interaction = discord.Interaction[Any]


@app_commands.guild_only()
class Characters(commands.GroupCog, HandingCommands, CharacterFiles, group_name="character"):
    """Players' characters."""

    @app_commands.command()
    async def new(self, interaction: Interaction, name: str) -> None:
        """Start a sheet and fill it in step by step; whoever has no seat yet takes one."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await seated(await arrive(interaction))
            await guest.game.create(guest, name, False)

    @app_commands.command()
    async def sheet(self, interaction: Interaction, character: str = "") -> None:
        """See a sheet; an unfinished one of one's own can be filled in further."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            await guest.game.sheet(guest, named(guest, character))

    @app_commands.command()
    async def change(self, interaction: Interaction, character: str = "") -> None:
        """Change a character between sessions, as its game has it."""
        async with answering(interaction, Ack.FORM):
            guest = await arrive(interaction)
            await guest.game.change(guest, named(guest, character))

    @app_commands.command(name="list")
    async def list_(self, interaction: Interaction) -> None:
        """See all characters that one may know."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            await guest.reply(roster(guest.campaign, tuple(guest.state.characters.values())))

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


async def seated(guest: Guest) -> Guest:
    """Return the guest with a seat, which is taken now if there was none."""
    if guest.seat != PUBLIC:
        return guest
    user = guest.interaction.user
    await guest.play(TakeSeat(holder=user.id, called=user.display_name))
    return await guest.now()


async def setup(bot: "Nattvakt") -> None:
    """Load the commands and what their buttons do."""
    bot.learn(_handing.verbs)
    await bot.add_cog(Characters())
