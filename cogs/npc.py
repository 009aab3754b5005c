"""/npc: the GM's characters, as a full sheet or as one number."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._answer import Ack, answering
from cogs._guest import arrive
from cogs._sheets import suggest
from cogs.character import create, show
from narration.nyx import sheet
from rules.nyx.actions import CreateBare, CreateCharacter
from rules.nyx.character import LEAST, MOST
from rules.nyx.events import CharacterCreated
from rules.seat import require_gm

if TYPE_CHECKING:
    from cogs._bot import Nattvakt

Interaction = discord.Interaction[Any]


@app_commands.guild_only()
class Npcs(commands.GroupCog, group_name="npc"):
    """The GM's characters."""

    @app_commands.command()
    async def new(
        self,
        interaction: Interaction,
        name: str,
        value: app_commands.Range[int, LEAST, MOST] | None = None,
    ) -> None:
        """Create an opponent: with a value it is ready at once, without one it gets a full sheet."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            if value is None:
                await create(guest, CreateCharacter(name=name, npc=True))
            else:
                played = await guest.play(CreateBare(name=name, value=value))
                created = next(event for event in played.events if isinstance(event, CharacterCreated))
                await guest.reply(sheet(played.after.characters[created.character]))

    @app_commands.command()
    async def sheet(self, interaction: Interaction, name: str) -> None:
        """See or fill in the sheet of an NPC."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            require_gm(guest.seat)
            await show(guest, name)

    @sheet.autocomplete("name")
    async def _npcs(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction,
            typed,
            lambda guest: (c for c in guest.state.characters.values() if guest.seat.is_gm and not c.seat),
        )


async def setup(bot: "Nattvakt") -> None:
    """Load the commands."""
    await bot.add_cog(Npcs())
