"""/session and /scene: the course of a campaign, which the GM declares in front of everybody."""

from typing import TypeAlias

from discord import app_commands
from discord.ext import commands

from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.localization import choices_of
from cogs.shared.campaign import meetings
from cogs.shared.campaign.course import ask, tell
from rules.campaign.actions import Course, DeclareBreak, MoveTime
from rules.campaign.sessions import MOST_TITLE

Title: TypeAlias = app_commands.Range[str, 1, MOST_TITLE]


@app_commands.guild_only()
class Sessions(commands.GroupCog, group_name="session"):
    """Sessions of play; characters change between them."""

    @app_commands.command()
    @in_campaign()
    async def start(self, context: Context, title: Title = "") -> None:
        """Start a session, once the GM has seen what it changes and what is told of the last one."""
        await ask(context, "start", title=title)

    @app_commands.command()
    @in_campaign()
    async def end(self, context: Context) -> None:
        """End the session, once the GM has seen what it changes. Characters may change until the next one."""
        await ask(context, "end")

    @app_commands.command()
    @in_campaign()
    async def plan(self, context: Context) -> None:
        """Show the next session: when it is, who can come, and for the GM how to plan it."""
        await meetings.show(context)

    @app_commands.command(name="break")
    @app_commands.choices(state=choices_of(("on", "off"), "choice-break"))
    @in_campaign()
    async def break_(self, context: Context, state: str = "on") -> None:
        """Start or end a long break in play."""
        await _declare(context, DeclareBreak(on=state == "on"))


@app_commands.guild_only()
class Scenes(commands.GroupCog, group_name="scene"):
    """Scenes, rests and game time."""

    @app_commands.command()
    @in_campaign()
    async def new(self, context: Context, title: Title = "") -> None:
        """Close the scene and open the next one, once the GM has seen what it changes."""
        await ask(context, "scene", title=title)

    @app_commands.command()
    @in_campaign()
    async def rest(self, context: Context) -> None:
        """Let the characters rest, once the GM has seen what it changes."""
        await ask(context, "rest")

    @app_commands.command()
    @in_campaign()
    async def time(
        self,
        context: Context,
        days: app_commands.Range[int, 0, 3650] = 0,
        hours: app_commands.Range[int, 0, 1000] = 0,
        minutes: app_commands.Range[int, 0, 1000] = 0,
    ) -> None:
        """Let game time pass."""
        await _declare(context, MoveTime(minutes=60 * (24 * days + hours) + minutes))


async def _declare(context: Context, action: Course) -> None:
    """Play an action without asking first, and announce it."""
    context = context.as_gm()
    await tell(context, action, await context.play(action))
