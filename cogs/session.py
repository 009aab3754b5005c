"""/session and /scene: the course of a campaign, which the GM declares and everybody is told."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import _care, _slow
from cogs._answer import Ack, answering
from cogs._buttons import button, press_id, rows
from cogs._guest import Guest, arrive
from cogs._journal import journal, lines_of
from cogs._posts import holders, in_the_open, post
from cogs._slow import DAY, HOUR, call_due
from cogs._translator import Choice
from narration.head import scene_line
from narration.line import Line, line
from rules.campaign.actions import (
    CampaignAction,
    ChangeScene,
    DeclareBreak,
    EndSession,
    MoveTime,
    Rest,
    StartSession,
)
from rules.campaign.events import SceneChanged
from rules.campaign.model import AnyCharacter
from rules.nyx.events import FatigueCleared, HealingOwed
from rules.seat import PUBLIC
from rules.system import Played

if TYPE_CHECKING:
    from cogs._bot import Nattvakt

Interaction = discord.Interaction[Any]

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
        await guest.reply(_next(action))
        await post(guest, journal(guest.campaign.name, tuple(_told(guest, played))))
        await _ask_what_healed(guest, played)
        if isinstance(action, MoveTime):
            await call_due(guest, played.after)


def _next(action: CampaignAction) -> Line:
    """What the GM may do now."""
    match action:
        case ChangeScene():
            return line("next-scene")
        case StartSession():
            return line("next-session")
        case EndSession() | DeclareBreak(on=True):
            return line("next-change")
        case _:
            return line("next-play")


def _told(guest: Guest, played: Played) -> Iterator[Line]:
    """What everybody may know; a scene says whose fatigue it takes away."""
    for event in in_the_open(guest, played):
        match event:
            case SceneChanged():
                yield scene_line(event, _rested(guest, played))
                yield from lines_of([event])[1:]
            case FatigueCleared():
                pass
            case HealingOwed():
                pass  # each of them is called by a message of their own
            case _:
                yield from lines_of([event])


def _rested(guest: Guest, played: Played) -> list[AnyCharacter]:
    known = guest.system.view(played.after, PUBLIC).characters
    cleared = [event for event in played.events if isinstance(event, FatigueCleared)]
    return [known[number] for event in cleared for number in event.characters if number in known]


async def _ask_what_healed(guest: Guest, played: Played) -> None:
    """Call the players who may say which slow damage has healed (NYX-50)."""
    for event in played.events:
        if not isinstance(event, HealingOwed):
            continue
        for number in event.characters:
            character = played.after.characters[number]
            if character.seat:
                said = guest.announce.label(line("button-sheet"))
                view = rows([button(said, press_id("own-sheet", guest.campaign.id, number))])
                told = lines_of([event.but(characters=(number,), names=(character.name,))])
                await post(guest, told[0], view, holders(guest.campaign, [character]))


async def setup(bot: "Nattvakt") -> None:
    """Load the commands and what their buttons do."""
    for room in (_care, _slow):
        bot.verbs.update(room.verbs)
    await bot.add_cog(Sessions())
    await bot.add_cog(Scenes())
