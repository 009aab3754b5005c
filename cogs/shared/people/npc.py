"""/npc: the GM's characters, as a full sheet or, in games that have such, as one number."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import named, suggest
from chat.interactions.context import context_of_command
from chat.interactions.game import LEAST_VALUE, MOST_VALUE, game_of
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answering
from narration.games import GAMES
from rules.core.refusal import Refused, Term
from rules.core.seat import require_gm

Interaction = discord.Interaction[Any]


@app_commands.guild_only()
class Npcs(commands.GroupCog, group_name="npc"):
    """The GM's characters."""

    @app_commands.command()
    async def new(
        self,
        interaction: Interaction,
        name: str,
        value: app_commands.Range[int, LEAST_VALUE, MOST_VALUE] | None = None,
        mob: bool = False,
    ) -> None:
        """Create an opponent: with a value it is ready at once, without one it gets a full sheet."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            game = game_of(context)
            if value is None and not mob:
                await game.create(context, name, True)
            elif game.bare is None:
                raise Refused("npc-needs-sheet", system=Term(GAMES[context.campaign.system].name.id))
            else:
                await game.bare(context, name, value, mob)

    @app_commands.command()
    async def sheet(self, interaction: Interaction, name: str) -> None:
        """See or fill in the sheet of an NPC."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_gm(context.seat)
            await game_of(context).sheet(context, named(context, name))

    @sheet.autocomplete("name")
    async def _npcs(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction,
            typed,
            lambda context: (
                c for c in context.state.characters.values() if context.seat.is_gm and not c.seat
            ),
        )


async def setup(host: Registrar) -> None:
    """Load the commands."""
    await host.add_cog(Npcs())
