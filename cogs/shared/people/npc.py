"""/npc: the GM's characters, with a full sheet or, in games that allow it, just one value."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import named, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.game import LEAST_VALUE, MOST_VALUE, game_of
from cogs.shared.people.character_choices import npcs
from cogs.shared.people.portraits import show_sheet
from narration.games import GAMES
from rules.core.refusal import Refused, Term
from rules.core.seat import require_gm


@app_commands.guild_only()
class Npcs(commands.GroupCog, group_name="npc"):
    """The GM's characters."""

    @app_commands.command()
    @in_campaign()
    async def new(
        self,
        context: Context,
        name: str,
        value: app_commands.Range[int, LEAST_VALUE, MOST_VALUE] | None = None,
        mob: bool = False,
    ) -> None:
        """Create an opponent: with a value it is ready at once, without one it gets a full sheet."""
        game = game_of(context)
        if value is None and not mob:
            await game.create(context, name, True)
        elif game.bare is None:
            raise Refused("npc-needs-sheet", system=Term(GAMES[context.campaign.system].name.id))
        else:
            await game.bare(context, name, value, mob)

    @app_commands.command()
    @app_commands.autocomplete(name=one_of(npcs))
    @in_campaign()
    async def sheet(self, context: Context, name: str) -> None:
        """Show the sheet of an NPC, or its form."""
        require_gm(context.seat)
        await show_sheet(context, named(context, name))
