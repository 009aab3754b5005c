"""/session and /scene: the course of a campaign, which the GM declares and everybody is told."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._answer import Ack, answering
from cogs._guest import arrive
from cogs._journal import journal
from cogs._posts import post
from cogs._translator import Choice
from rules.campaign.actions import (
    CampaignAction,
    ChangeScene,
    DeclareBreak,
    EndSession,
    MoveTime,
    Rest,
    StartSession,
)

if TYPE_CHECKING:
    from cogs._bot import Nattvakt

Interaction = discord.Interaction[Any]

HOUR, DAY = 60, 24 * 60

BREAK: list[app_commands.Choice[str]] = [Choice("choice-break-on", "on"), Choice("choice-break-off", "off")]


@app_commands.guild_only()
class Sessions(commands.GroupCog, group_name="session"):
    """Sessions of play, between which characters change."""

    @app_commands.command()
    async def start(self, interaction: Interaction) -> None:
        """Begin a session."""
        await _declare(interaction, StartSession())

    @app_commands.command()
    async def end(self, interaction: Interaction) -> None:
        """End the session: until the next one characters may change."""
        await _declare(interaction, EndSession())

    @app_commands.command(name="break")
    @app_commands.choices(state=BREAK)
    async def break_(self, interaction: Interaction, state: str = "on") -> None:
        """Begin or end a long break in play."""
        await _declare(interaction, DeclareBreak(on=state == "on"))


@app_commands.guild_only()
class Scenes(commands.GroupCog, group_name="scene"):
    """The course of a campaign."""

    @app_commands.command()
    async def new(self, interaction: Interaction) -> None:
        """Close the scene and open the next one."""
        await _declare(interaction, ChangeScene())

    @app_commands.command()
    async def rest(self, interaction: Interaction) -> None:
        """Let the characters rest."""
        await _declare(interaction, Rest())

    @app_commands.command()
    async def time(
        self,
        interaction: Interaction,
        days: app_commands.Range[int, 0, 3650] = 0,
        hours: app_commands.Range[int, 0, 1000] = 0,
        minutes: app_commands.Range[int, 0, 1000] = 0,
    ) -> None:
        """Let game time pass."""
        await _declare(interaction, MoveTime(minutes=days * DAY + hours * HOUR + minutes))


async def _declare(interaction: Interaction, action: CampaignAction) -> None:
    """Play it, tell everybody, and call whoever has something to do then."""
    async with answering(interaction, Ack.PRIVATE):
        guest = await arrive(interaction)
        played = await guest.play(action)
        await guest.reply(guest.game.next(action, guest.campaign))
        await post(guest, journal(guest.campaign.name, tuple(guest.game.course(guest, played))))
        await guest.game.follow_up(guest, played)


async def setup(bot: "Nattvakt") -> None:
    """Load the commands."""
    await bot.add_cog(Sessions())
    await bot.add_cog(Scenes())
