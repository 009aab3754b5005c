"""The slash commands as they are registered with Discord, in the form of `commands.json`."""

import json
from typing import Any

from chat.client.client import Nattvakt
from rules.registry import SYSTEMS
from tests.golden import GAMES, SAMPLES

COMMANDS = "commands.json"


async def told(bot: Nattvakt) -> dict[str, dict[str, Any]]:
    """Return the commands by game and by name; those of all servers are under ""."""
    assert set(GAMES) == set(SYSTEMS)
    told = bot.services.guild_commands
    rooms = {"": bot.tree.get_commands(), **{game: told.of(game) for game in GAMES}}
    return {
        room: {each.name: await told.payload(each) for each in commands} for room, commands in rooms.items()
    }


def written(commands: dict[str, dict[str, Any]]) -> str:
    """Return the commands as JSON, sorted by name; options and choices keep their own order."""
    return json.dumps(commands, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def write_commands(commands: dict[str, dict[str, Any]]) -> None:
    """Write the commands as the sample."""
    (SAMPLES / COMMANDS).write_text(written(commands), encoding="utf-8")
