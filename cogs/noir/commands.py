"""/noir: sheets, Fate, rolls and fights of Noir (www.noir.nu)."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.registrar import Registrar
from cogs.noir import display
from cogs.noir.combat import attack, defence, fighter_tools, gm_tools, hits
from cogs.noir.combat.open_combat import CombatCommands
from cogs.noir.contests import checks, prompts, roll_builder, social
from cogs.noir.contests.roll_commands import RollCommands
from cogs.noir.contests.social import SocialCommands
from cogs.noir.fate import account, ledger, pot, requests, rescue
from cogs.noir.fate.commands import FateCommands
from cogs.noir.game import NOIR_GAME
from cogs.noir.sheets import lists, npc, sheet, weapons
from cogs.noir.sheets.correct import CorrectCommands
from cogs.noir.sheets.files import FileCommands
from cogs.noir.sheets.npc import NpcCommands
from cogs.noir.sheets.weapons import WeaponCommands

#: The rooms whose buttons, menus and forms the bot learns.
SHEETS = (sheet, lists, npc, weapons)
CONTESTS = (
    prompts,
    checks,
    attack,
    defence,
    hits,
    gm_tools,
    fighter_tools,
    display,
)
#: Rolls outside combat, and social conflicts.
TALK = (roll_builder, social)
FATE = (account, pot, requests, rescue, ledger)


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
        host.learn(room.router, "noir")
    host.add_game("noir", NOIR_GAME)
    await host.add_cog(Noir())
