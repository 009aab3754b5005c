"""/session and /scene: the course of a campaign, which the GM declares and everybody is told."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.context import context_of_command
from chat.interactions.localization import Choice
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answering
from cogs.shared.campaign import attendance, course
from cogs.shared.campaign.course import What, ask, tell
from rules.campaign.actions import Course, DeclareBreak, MoveTime

Interaction = discord.Interaction[Any]

HOUR, DAY = 60, 24 * 60

BREAK: list[app_commands.Choice[str]] = [Choice("choice-break-on", "on"), Choice("choice-break-off", "off")]


@app_commands.guild_only()
class Sessions(commands.GroupCog, group_name="session"):
    """Sessions of play, between which characters change."""

    @app_commands.command()
    async def start(self, interaction: Interaction) -> None:
        """Begin a session."""
        await _ask(interaction, "start")

    @app_commands.command()
    async def end(self, interaction: Interaction) -> None:
        """End the session: until the next one characters may change."""
        await _ask(interaction, "end")

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
        await _ask(interaction, "scene")

    @app_commands.command()
    async def rest(self, interaction: Interaction) -> None:
        """Let the characters rest."""
        await _ask(interaction, "rest")

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


async def _ask(interaction: Interaction, what: What) -> None:
    """Show what it would change; a button does it."""
    async with answering(interaction, Ack.PRIVATE):
        await ask(await context_of_command(interaction), what)


async def _declare(interaction: Interaction, action: Course) -> None:
    """Play it at once, tell everybody, and call whoever has something to do then."""
    async with answering(interaction, Ack.PRIVATE):
        context = (await context_of_command(interaction)).as_gm()
        await tell(context, action, await context.play(action))


async def setup(host: Registrar) -> None:
    """Load the commands and what their buttons do."""
    host.learn(course.router)
    host.learn(attendance.router)
    await host.add_cog(Sessions())
    await host.add_cog(Scenes())
