"""/zapas: sheets and votes, flags, conditions, experience, rolls and duels of Zapas."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.registrar import Registrar
from cogs import (
    _zapas_advance,
    _zapas_after,
    _zapas_build,
    _zapas_conditions,
    _zapas_difficulty,
    _zapas_due,
    _zapas_duel,
    _zapas_flags,
    _zapas_help,
    _zapas_notes,
    _zapas_npc,
    _zapas_party,
    _zapas_recovery,
    _zapas_roll,
    _zapas_sheet,
    _zapas_shows,
    _zapas_tools,
    _zapas_traits,
    _zapas_votes,
    _zapas_voting,
)
from cogs._zapas import ZAPAS_GAME
from cogs._zapas_advance import AdvanceCommands
from cogs._zapas_conditions import ConditionCommands
from cogs._zapas_duel import DuelCommands
from cogs._zapas_flags import FlagCommands
from cogs._zapas_npc import NpcCommands
from cogs._zapas_party import PartyCommands
from cogs._zapas_recovery import RecoveryCommands
from cogs._zapas_roll import RollCommands
from cogs._zapas_voting import VoteCommands

#: The rooms whose buttons, menus and forms the bot learns.
SHEETS = (_zapas_sheet, _zapas_traits, _zapas_flags, _zapas_conditions, _zapas_advance, _zapas_notes)
VOTES = (_zapas_votes, _zapas_voting)
TABLE = (_zapas_npc, _zapas_party)
#: Rolls, duels and recovery scenes.
CONTESTS = (_zapas_shows, _zapas_due, _zapas_tools, _zapas_help, _zapas_build)
ROLLS = (_zapas_difficulty, _zapas_roll, _zapas_after)
OTHERS = (_zapas_duel, _zapas_recovery)


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
        host.learn(room.verbs, "zapas")
    host.add_game("zapas", ZAPAS_GAME)
    await host.add_cog(Zapas())
