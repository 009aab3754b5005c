"""Games are loaded when they are first needed: with a campaign, a question about them, or their buttons."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import discord

from chat.delivery.game_loader import GameLoader
from rules.campaign.actions import FoundCampaign
from rules.registry import SYSTEMS
from storage.store import Store
from table.play.table import Table as PlayTable
from tests.simulated.tabletop import Table

ROOT = Path(__file__).parents[3]
#: Starts a bot in a process of its own, since this one has imported everything, and prints what it imported.
STARTED = """
import asyncio, sys
from application import create_bot
from settings import Settings
bot = create_bot(Settings(database=sys.argv[1], sync_commands=False))
async def start():
    async with bot:
        await bot.setup_hook()
        print(*sys.modules)
asyncio.run(start())
"""
#: What is imported for pictures, HTTP endpoints, files that people send, logs as JSON, and misspelt settings.
HEAVY = (
    *(
        "PIL",
        "aiohttp.web",
        "prometheus_client",
        "table.transfer.file_import",
        "table.audit.exported_journal",
    ),
    *("pythonjsonlogger", "difflib"),
)


def imported(database: Path) -> set[str]:
    """Return the modules that a bot has imported once it has started on a database."""
    done = subprocess.run(
        [sys.executable, "-c", STARTED, str(database)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def games_in(modules: set[str]) -> set[str]:
    return {
        game for game in SYSTEMS for room in ("rules", "narration", "cogs") if f"{room}.{game}" in modules
    }


async def test_a_bot_starts_with_the_games_that_are_played_and_nothing_that_waits(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    unplayed = imported(database)
    assert games_in(unplayed) == set()
    assert not unplayed & {*HEAVY}
    store = await Store.open(str(database), SYSTEMS)
    founding = FoundCampaign(holder=1, name="The Airship", language="en", place=2)
    await PlayTable(store).found(3, "zapas", founding)
    await store.close()
    assert games_in(imported(database)) == {"zapas"}


def commands_of(table: Table) -> set[str]:
    """Return the games whose commands the bot has."""
    return {system for system in SYSTEMS if table.bot.services.guild_commands.of(system)}


async def test_a_campaign_brings_the_commands_and_buttons_of_its_game(table: Table) -> None:
    assert commands_of(table) == set()
    await table.campaign()
    assert commands_of(table) == {"nyx"}
    systems = {route.system for route in table.bot.routes.verbs.values()}
    assert systems == {"", "nyx"}
    await table.restart()
    assert commands_of(table) == {"nyx"}


async def test_a_button_of_a_game_that_another_process_has_begun_is_answered(table: Table) -> None:
    """Here the campaign is made without telling this bot, as another process would."""
    founding = FoundCampaign(holder=table.gm.id, name="Elsewhere", language="en", place=table.channel.id)
    await table.bot.table.found(table.guild.id, "nyx", founding)
    assert commands_of(table) == set()
    shown = await table.gm.slash("campaign info")
    assert commands_of(table) == set()
    answer = await table.gm.forge("n:choose:1:1:1", on=shown.message.id)
    assert "out of date" not in answer.text
    assert commands_of(table) == set(SYSTEMS)


async def test_a_shard_that_another_process_had_gets_the_commands_of_its_games(table: Table) -> None:
    founding = FoundCampaign(holder=table.gm.id, name="Elsewhere", language="en", place=table.channel.id)
    await table.bot.table.found(table.guild.id, "noir", founding)
    await table.bot.services.guild_commands.heal()
    assert commands_of(table) == {"noir"}
    assert "noir" in {
        command.name for command in table.bot.tree.get_commands(guild=discord.Object(table.guild.id))
    }


async def test_help_knows_the_commands_of_a_game_that_nobody_plays(table: Table) -> None:
    assert "/zapas roll" in (await table.alva.slash("help", topic="/zapas roll")).text


async def test_a_game_is_set_up_once_even_for_two_who_need_it_at_once() -> None:
    done: list[Any] = []

    async def set_up(module: Any) -> None:
        await asyncio.sleep(0)
        done.append(module.__name__)

    loader = GameLoader(set_up, {"nyx": ("json", "html")})
    await asyncio.gather(loader.load("nyx"), loader.load_all(), loader.load("lantern"))
    assert done == ["json", "html"]
