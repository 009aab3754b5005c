"""The internals of discord.py that the bot uses are in one place, and there in the pinned version."""

import re
from pathlib import Path

import discord
import pytest
from discord.ext import commands

from chat.client import library

ROOT = Path(__file__).parents[3]
#: Names that begin with an underscore in discord.py's client and its shards.
INTERNAL = re.compile(r"\._connection\b|_AutoShardedClient__|call_handlers|\._ready\b|\.parsers\b")
ALLOWED = {"chat/client/library.py", "chat/client/guild_cache.py"}


def test_the_reviewed_version_is_the_installed_one() -> None:
    """If this fails, review `chat/client/library.py` and `guild_cache.py` against the new version first."""
    assert discord.__version__ == library.REVIEWED


def test_no_other_file_uses_internals() -> None:
    files = [path for name in ("chat", "cogs", "practice") for path in (ROOT / name).rglob("*.py")]
    users = {str(path.relative_to(ROOT)) for path in files if INTERNAL.search(path.read_text())}
    assert users == ALLOWED


@pytest.fixture
def client() -> commands.AutoShardedBot:
    return commands.AutoShardedBot("!", intents=discord.Intents.none())


async def test_shards_can_be_set_and_one_that_is_not_connected_is_not_taken(
    client: commands.AutoShardedBot,
) -> None:
    library.set_shards(client, 4, {3, 1})
    state = library.state_of(client)
    assert (client.shard_count, state.shard_count, state.shard_ids) == (4, 4, [1, 3])
    assert library.take_connection(client, 1) is None


async def test_a_taken_shard_is_not_connected_again(client: commands.AutoShardedBot) -> None:
    class Shard:
        reconnect = reidentify = None

    shard = Shard()
    client.__dict__["_AutoShardedClient__shards"][1] = shard
    assert library.take_connection(client, 1) is shard
    assert client.shards == {}
    assert shard.reconnect is shard.reidentify is not None


async def test_a_client_becomes_ready_before_its_shards_are(client: commands.AutoShardedBot) -> None:
    await client._async_setup_hook()
    assert not client.is_ready()
    library.become_ready(client)
    assert client.is_ready()
