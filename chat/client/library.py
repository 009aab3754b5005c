"""What the bot uses of discord.py that has no public way: it is here, and in `guild_cache`.

Review both files when discord.py changes; a test fails until `REVIEWED` names the new version.
"""

from collections.abc import Collection
from typing import Any

from discord import AutoShardedClient

#: The version whose internals these are.
REVIEWED = "2.7.1"


def state_of(client: AutoShardedClient) -> Any:
    """Return the connection state, which holds what the client knows of servers."""
    return client._connection  # noqa: SLF001


def set_shards(client: AutoShardedClient, count: int, ids: Collection[int]) -> None:
    """Say how many shards there are, and which are this client's, after it was made."""
    state = state_of(client)
    client.shard_count = state.shard_count = count
    state.shard_ids = sorted(ids)


def take_connection(client: AutoShardedClient, shard: int) -> Any | None:
    """Take a connected shard out of the client, which then neither uses nor reconnects it."""
    connected: dict[int, Any] = client.__dict__["_AutoShardedClient__shards"]
    one = connected.pop(shard, None)
    if one is not None:
        one.reconnect = one.reidentify = _stay_away
        if task := getattr(one, "_task", None):
            task.cancel()
    return one


def become_ready(client: AutoShardedClient) -> None:
    """Make the client ready: it counts the shards of the start itself, and would wait for all of them."""
    state_of(client).call_handlers("ready")
    client.dispatch("ready")


def receive(client: AutoShardedClient, event: str, data: Any) -> None:
    """Handle an event as if the gateway had just sent it."""
    state_of(client).parsers[event](data)


async def _stay_away(*_: object) -> None:
    """Do not connect a shard again that another process has."""
