"""/noir fate and /noir ledger: one's own Fate, for the GM the pot and every account, and who paid what.

Rules: NOIR-45, 60, 61, 64 to 66, 69.
"""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import named, suggest
from chat.interactions.context import context_of_command
from chat.interactions.response import Ack, answering
from cogs.noir.fate.account import show_account
from cogs.noir.fate.ledger import show_ledger
from cogs.noir.fate.pot import show_purse
from rules.contract.ownership import acts_for, find_own

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class FateCommands(commands.Cog):
    """Fate."""

    @app_commands.command()
    async def fate(self, interaction: Interaction, character: str = "") -> None:
        """See one's Fate and what to do with it; the GM sees the pot."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            if context.seat.is_gm and not character:
                await show_purse(context)
            else:
                await show_account(
                    context, find_own(context.state, named(context, character).id, context.seat)
                )

    @app_commands.command()
    async def ledger(self, interaction: Interaction) -> None:
        """See who paid what for what."""
        async with answering(interaction, Ack.PRIVATE):
            await show_ledger(await context_of_command(interaction), None)

    @fate.autocomplete("character")
    async def _mine(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda context: (
                c for c in context.state.characters.values() if c.seat and acts_for(context.seat, c)
            ),
        )
