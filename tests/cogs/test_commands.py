"""The commands of the real bot: Discord would take every word of them, in every language."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
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
