"""The menu of a person: the sheet of the character that they play here."""

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.commands import in_campaign
from chat.interactions.context import Context, places_of
from chat.interactions.game import game_of
from rules.core.refusal import Refused


class PersonMenu(commands.Cog):
    """The command in the menu of a person."""

    @property
    def menu(self) -> app_commands.ContextMenu:
        """The command, with its English name."""
        return app_commands.ContextMenu(name="Character sheet", callback=self.sheet)

    @in_campaign()
    async def sheet(self, context: Context, person: discord.User) -> None:
        """Show the sheet of a person's character, as far as one may know it. Refused: `plays-nobody`."""
        record = context.campaign.held_by(person.id)
        played = record.plays(places_of(context.interaction)) if record else ""
        character = context.state.characters.get(played)
        if character is None:
            raise Refused("plays-nobody")
        await game_of(context).sheet(context, character)
