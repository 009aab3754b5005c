"""/noir: Noir sheets, Fate, rolls and conflicts (www.noir.nu)."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.registrar import Registrar, learn_package
from cogs.noir.combat.harm import HarmCommands
from cogs.noir.combat.open_combat import CombatCommands
from cogs.noir.contests.roll_commands import RollCommands
from cogs.noir.contests.social import SocialCommands
from cogs.noir.fate.commands import FateCommands
from cogs.noir.sheets.correct import CorrectCommands
from cogs.noir.sheets.files import FileCommands
from cogs.noir.sheets.npc import NpcCommands
from cogs.noir.sheets.weapons import WeaponCommands


@app_commands.guild_only()
class Noir(
    commands.GroupCog,
    FileCommands,
    NpcCommands,
    WeaponCommands,
    FateCommands,
    CombatCommands,
    HarmCommands,
    RollCommands,
    SocialCommands,
    CorrectCommands,
    group_name="noir",
):
    """Sheets, Fate, rolls and conflicts."""

    system = "noir"


async def setup(host: Registrar) -> None:
    """Load the commands and buttons of Noir."""
    learn_package(host, "cogs.noir", "noir")
    await host.add_cog(Noir())
