"""The commands of the real bot: Discord would take every word of them, in every language."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import AppCommandType, app_commands

from bot import create_bot
from cogs._translator import name_line, option_line
from narration.texts import LOCALES
from settings import Settings
from tests.cogs.command_limits import faults, payloads
from tests.locale_checks import COMMANDS, read

Tree = app_commands.CommandTree[Any]


@pytest.fixture
async def tree(tmp_path: Path) -> AsyncIterator[Tree]:
    """The commands as they are when the bot has started."""
    bot = create_bot(Settings(database=str(tmp_path / "test.sqlite3"), sync_commands=False))
    async with bot:
        await bot.setup_hook()
        yield bot.tree


async def test_discord_would_take_every_command_in_every_language(tree: Tree) -> None:
    commands = await payloads(tree)
    assert commands
    assert faults(commands) == []


async def test_no_message_is_left_of_a_command_that_is_gone(tree: Tree) -> None:
    messages = {each.partition(".")[0] for each in read(LOCALES / "en") if each.startswith(COMMANDS)}
    assert messages == set(_ids(tree))


def _ids(tree: Tree) -> Iterator[str]:
    for command in tree.walk_commands():
        yield name_line(command).id
        if isinstance(command, app_commands.Command):
            yield from (option_line(option).id for option in command.parameters)
    for kind in (AppCommandType.user, AppCommandType.message):
        yield from (name_line(menu).id for menu in tree.walk_commands(type=kind))


async def test_on_a_server_for_trying_out_the_commands_are_there_at_once(tmp_path: Path) -> None:
    bot = create_bot(Settings(database=str(tmp_path / "test.sqlite3"), test_guild=4242))
    env = simcord.Env(bot)
    await env.start()
    try:
        assert {each.name for each in await bot.tree.fetch_commands(guild=discord.Object(4242))} == {
            "campaign",
            "scene",
            "session",
            "correct",
            "character",
            "npc",
            "nyx",
            "noir",
            "zapas",
        }
        assert not await bot.tree.fetch_commands()
    finally:
        await env.shutdown()
        await bot.close()


async def test_the_commands_are_told_once_and_again_only_when_they_changed(tmp_path: Path) -> None:
    path, told = str(tmp_path / "test.sqlite3"), []
    env = simcord.Env(create_bot(Settings(database=path)))
    await env.start()
    try:
        for _ in range(3):
            await env.bot.close()
            await env.restart_bot(create_bot(Settings(database=path)))
            told.append(sum(each.method == "PUT" for each in env.http_requests))
    finally:
        await env.shutdown()
        await env.bot.close()
    assert told == [1, 1, 1]
