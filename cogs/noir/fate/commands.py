"""/noir fate and /noir ledger: one's own Fate, for the GM the pot and every account, and who paid what.

Rules: NOIR-45, 60, 61, 64 to 66, 69.
"""

from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from cogs.noir.characters import own_named, own_players
from cogs.noir.fate.account import show_account
from cogs.noir.fate.ledger import show_ledger
from cogs.noir.fate.pot import show_purse


class FateCommands(commands.Cog):
    """Fate."""

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(own_players))
    @in_campaign()
    async def fate(self, context: Context, character: str = "") -> None:
        """Show a character's Fate and what it pays for; the GM sees the pot."""
        if context.seat.is_gm and not character:
            await show_purse(context)
        else:
            await show_account(context, own_named(context, character))

    @app_commands.command()
    @in_campaign()
    async def ledger(self, context: Context) -> None:
        """Show who paid what for what."""
        await show_ledger(context, None)
