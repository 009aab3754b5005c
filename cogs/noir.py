"""/noir: sheets, Fate, rolls and fights of Noir (www.noir.nu)."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.registrar import Registrar
from cogs import (
    _noir_account,
    _noir_asks,
    _noir_checks,
    _noir_defend,
    _noir_due,
    _noir_fight,
    _noir_fighter,
    _noir_gm,
    _noir_hits,
    _noir_ledger,
    _noir_lists,
    _noir_npc,
    _noir_pot,
    _noir_rescue,
    _noir_rolls,
    _noir_sheet,
    _noir_shows,
    _noir_social,
    _noir_weapons,
)
from cogs._noir import NOIR_GAME
from cogs._noir_calls import RollCommands
from cogs._noir_combat import CombatCommands
from cogs._noir_correct import CorrectCommands
from cogs._noir_fate import FateCommands
from cogs._noir_import import FileCommands
from cogs._noir_npc import NpcCommands
from cogs._noir_social import SocialCommands
from cogs._noir_weapons import WeaponCommands

#: The rooms whose buttons, menus and forms the bot learns.
SHEETS = (_noir_sheet, _noir_lists, _noir_npc, _noir_weapons)
CONTESTS = (
    _noir_due,
    _noir_checks,
    _noir_fight,
    _noir_defend,
    _noir_hits,
    _noir_gm,
    _noir_fighter,
    _noir_shows,
)
#: Rolls outside combat, and social conflicts.
TALK = (_noir_rolls, _noir_social)
FATE = (_noir_account, _noir_pot, _noir_asks, _noir_rescue, _noir_ledger)


@app_commands.guild_only()
class Noir(
    commands.GroupCog,
    FileCommands,
    NpcCommands,
    WeaponCommands,
    FateCommands,
    CombatCommands,
    RollCommands,
    SocialCommands,
    CorrectCommands,
    group_name="noir",
):
    """Sheets, Fate, rolls and fights."""

    system = "noir"


async def setup(host: Registrar) -> None:
    """Load the commands, what the buttons do, and what Noir is to the shared commands."""
    for room in (*SHEETS, *FATE, *CONTESTS, *TALK):
        host.learn(room.verbs, "noir")
    host.add_game("noir", NOIR_GAME)
    await host.add_cog(Noir())
