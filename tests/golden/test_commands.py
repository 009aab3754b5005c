"""Commands, options and choices keep their names in every language, and accept the same values."""

import json
from typing import Any

from chat.client.client import Nattvakt
from tests.golden import read
from tests.golden.commands import COMMANDS, told, written

REWRITE = "if users are meant to see another command, write it down: python -m tests.golden commands"


async def test_no_command_has_vanished_or_appeared(bot: Nattvakt) -> None:
    live = await told(bot)
    assert _names(live) == _names(read(COMMANDS)), REWRITE


async def test_every_command_is_registered_with_discord_as_before(bot: Nattvakt) -> None:
    live, kept = json.loads(written(await told(bot))), read(COMMANDS)
    for room, commands in kept.items():
        for name, command in commands.items():
            assert live[room].get(name) == command, f"/{name}: {REWRITE}"


def _names(commands: dict[str, dict[str, Any]]) -> dict[str, list[str]]:
    return {room: sorted(known) for room, known in commands.items()}
