"""/zapas: Zapas sheets and votes, flags, conditions, experience, rolls and duels."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.registrar import Registrar, learn_package
from cogs.zapas.advancement import AdvanceCommands
from cogs.zapas.conditions import ConditionCommands
from cogs.zapas.duel import DuelCommands
from cogs.zapas.flags import FlagCommands
from cogs.zapas.npc import NpcCommands
from cogs.zapas.party import PartyCommands
from cogs.zapas.recovery import RecoveryCommands
from cogs.zapas.roll import RollCommands
from cogs.zapas.votes import VoteCommands


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
    """Register the commands and the buttons of Zapas."""
    learn_package(host, "cogs.zapas", "zapas")
    await host.add_cog(Zapas())
