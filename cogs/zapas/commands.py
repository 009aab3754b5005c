"""/zapas: sheets and votes, flags, conditions, experience, rolls and duels of Zapas."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.registrar import Registrar
from cogs.zapas import (
    advancement,
    conditions,
    difficulty,
    display,
    duel,
    failure,
    flags,
    helping,
    notes,
    npc,
    party,
    pool,
    prompts,
    proposals,
    recovery,
    roll,
    sheet,
    tools,
    traits,
    votes,
)
from cogs.zapas.advancement import AdvanceCommands
from cogs.zapas.conditions import ConditionCommands
from cogs.zapas.duel import DuelCommands
from cogs.zapas.flags import FlagCommands
from cogs.zapas.game import ZAPAS_GAME
from cogs.zapas.npc import NpcCommands
from cogs.zapas.party import PartyCommands
from cogs.zapas.recovery import RecoveryCommands
from cogs.zapas.roll import RollCommands
from cogs.zapas.votes import VoteCommands

#: The rooms whose buttons, menus and forms the bot learns.
SHEETS = (sheet, traits, flags, conditions, advancement, notes)
VOTES = (proposals, votes)
TABLE = (npc, party)
#: Rolls, duels and recovery scenes.
CONTESTS = (display, prompts, tools, helping, pool)
ROLLS = (difficulty, roll, failure)
OTHERS = (duel, recovery)


@app_commands.guild_only()
class Zapas(
    commands.GroupCog,
    PartyCommands,
    VoteCommands,
    FlagCommands,
    ConditionCommands,
    AdvanceCommands,
    NpcCommands,
    RollCommands,
    DuelCommands,
    RecoveryCommands,
    group_name="zapas",
):
    """Sheets, votes, flags, conditions, rolls and duels."""

    system = "zapas"


async def setup(host: Registrar) -> None:
    """Load the commands, what the buttons do, and what Zapas is to the shared commands."""
    for room in (*SHEETS, *VOTES, *TABLE, *CONTESTS, *ROLLS, *OTHERS):
        host.learn(room.router, "zapas")
    host.add_game("zapas", ZAPAS_GAME)
    await host.add_cog(Zapas())
