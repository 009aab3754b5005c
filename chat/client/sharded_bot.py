"""A bot whose shards can come and go while it runs, and whose sessions outlive the process.

What it needs of discord.py's internals is in `library`.
"""

import asyncio

from discord.ext import commands
from discord.gateway import DiscordWebSocket
from typing_extensions import override

from chat.client.gateway_sessions import TO_BE_RESUMED, GatewaySessions
from chat.client.library import become_ready, set_shards, take_connection
from chat.client.shard_sharing import ShardSharing
from chat.operations.served_shards import ServedShards


class ShardedBot(commands.AutoShardedBot):
    """Connects the shards that `served` says, or those that `sharing` gets, and resumes their sessions."""

    served: ServedShards
    sessions: GatewaySessions
    #: Shares the shards with other processes; None if the settings say which are this one's.
    sharing: ShardSharing | None = None

    @override
    async def launch_shards(self) -> None:
        if self.is_closed():
            return
        if not self.served.count:
            await self._ask_discord()
        set_shards(self, self.served.count, self.served.ids)
        if self.sharing is not None:
            self.sharing.start()
            return
        for shard in self.served.ids:
            await self.sessions.resume(shard)
        for place, shard in enumerate(sorted(self.served.ids)):
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard, initial=place == 0)

    async def _ask_discord(self) -> None:
        """Ask Discord how many shards there should be, and share them with the other processes, if any."""
        count, _, limits = await self.http.get_bot_gateway()
        if self.sharing is None:
            self.served.hold(count, range(count))
        else:
            await self.sharing.begin(count, limits.get("max_concurrency", 1))

    @override
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if self.sharing is None:
            await super().before_identify_hook(shard_id, initial=initial)
        elif not initial:
            await self.sharing.wait_for_session(shard_id or 0)

    async def on_shard_connect(self, shard: int) -> None:
        """Note that a shard's session has begun."""
        self.sessions.begun(shard)

    async def on_shard_ready(self, shard: int) -> None:
        """Be ready with the first shard, where they come and go: discord.py counts those of the start."""
        self.served.settle(shard)
        if self.sharing is not None and not self.is_ready():
            become_ready(self)

    async def expect_shard(self, shard: int) -> None:
        """Hear the session that an earlier process left, until the shard's new one has begun."""
        await self.sessions.resume(shard)

    async def take_shard(self, shard: int) -> None:
        """Connect one more shard, which has waited for its turn."""
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard, initial=True)

    async def drop_shard(self, shard: int) -> None:
        """Disconnect a shard, if it is connected, and leave its servers to another process."""
        if await self._disconnected(shard):
            self.forget_shard(shard)

    async def _disconnected(self, shard: int) -> bool:
        """Disconnect a shard, and note its session for the next process; False if it was not connected."""
        one = take_connection(self, shard)
        if one is not None:
            await one.ws.close(TO_BE_RESUMED)
            self.dispatch("shard_disconnect", shard)
        await self.sessions.hand_on(shard, one and one.ws)
        return one is not None

    def forget_shard(self, shard: int) -> None:
        """Drop the servers of a shard from the cache."""

    async def hear_no_more(self) -> None:
        """Disconnect from the gateway, so that no interaction arrives that could not be answered any more.

        What was asked for before is still answered.
        """
        if self.sharing is not None:
            await self.sharing.stop()
        await asyncio.gather(*map(self._disconnected, {*self.shards, *self.sessions.old}))
        await self.sessions.close()
