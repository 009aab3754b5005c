"""The commands of the real bot: Discord would accept every word, in every language, on every server."""

import itertools
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import pytest
from discord import AppCommandType, app_commands

from application import create_bot
from chat.client.client import Nattvakt
from chat.delivery.guild_commands import Command
from chat.interactions.localization import name_line, option_line
from narration.text.languages import LOCALES
from rules.registry import SYSTEMS
from settings import Settings
from tests.locale_checks import COMMANDS, read
from tests.simulated.command_limits import faults, payloads, twins


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Nattvakt]:
    """Return a started bot that has loaded every game, for servers that have no campaign yet."""
    bot = create_bot(Settings(database=str(tmp_path / "test.sqlite3"), sync_commands=False))
    async with bot:
        await bot.setup_hook()
        await bot.services.game_loader.load_all()
        yield bot


async def test_discord_would_accept_every_command_in_every_language(bot: Nattvakt) -> None:
    shared = await payloads(bot.tree)
    assert shared
    assert faults(shared) == []
    for home, systems in enumerate(combinations(), 1):
        for system in systems:
            await bot.services.guild_commands.offer(home, system)
        own = await payloads(bot.tree, discord.Object(home))
        assert own
        assert faults(own) == []
        assert twins([*shared, *own]) == []


def combinations() -> Iterator[tuple[str, ...]]:
    """Yield every set of games of which a server may have campaigns."""
    for number in range(1, len(SYSTEMS) + 1):
        yield from itertools.combinations(SYSTEMS, number)


async def test_a_games_commands_are_only_on_servers_that_play_it(bot: Nattvakt) -> None:
    shared = {command.name for command in bot.tree.get_commands()}
    own = {command.name for system in SYSTEMS for command in bot.services.guild_commands.of(system)}
    assert own == {"nyx", "nyx-odds", "noir", "noir-odds", "zapas", "correct"}
    assert not shared & own
    assert {"campaign", "character"} <= shared


async def test_no_message_of_a_removed_command_is_left(bot: Nattvakt) -> None:
    messages = {each.partition(".")[0] for each in read(LOCALES / "en") if each.startswith(COMMANDS)}
    assert messages == set(_ids(bot))


def _ids(bot: Nattvakt) -> Iterator[str]:
    own = [command for system in SYSTEMS for command in bot.services.guild_commands.of(system)]
    for command in [*bot.tree.walk_commands(), *itertools.chain(*map(_walk, own))]:
        yield name_line(command).id
        if isinstance(command, app_commands.Command):
            yield from (option_line(option).id for option in command.parameters)
    for kind in (AppCommandType.user, AppCommandType.message):
        yield from (name_line(menu).id for menu in bot.tree.walk_commands(type=kind))


def _walk(command: Command) -> Iterator[Command]:
    yield command
    if isinstance(command, app_commands.Group):
        yield from command.walk_commands()
