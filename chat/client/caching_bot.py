"""A bot that keeps servers packed while nobody plays on them (`guild_cache`)."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from typing_extensions import override

from chat.client.guild_cache import PackedGuildCache
from chat.client.library import state_of
from chat.client.sharded_bot import ShardedBot


class CachingBot(ShardedBot):
    """Knows which servers are known, and unpacks them."""

    def _get_state(self, **options: Any) -> PackedGuildCache:
        """Return the cache that discord.py will use. It keeps servers packed while nobody plays on them."""
        state = PackedGuildCache(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )
        state.is_in_use = self._is_in_use
        return state

    @abstractmethod
    def _is_in_use(self, home: int) -> bool:
        """Return whether somebody plays on a server."""

    @property
    def _cache(self) -> PackedGuildCache:
        state: PackedGuildCache = state_of(self)  # made by `_get_state`
        return state

    def _knows(self, home: int) -> bool:
        """Return whether the channels of a server are known; for 0, those of all servers."""
        return self._cache.knows(home)

    @override
    def forget_shard(self, shard: int) -> None:
        self._cache.forget(lambda home: (home >> 22) % self.served.count == shard)

    def wake(self, home: int) -> bool:
        """Unpack a server in the cache permanently; return False if it was not packed."""
        return self._cache.wake(home)

    def hear_of_servers(self, hear: Callable[[int, str], None]) -> None:
        """Have `hear` called with each server that Discord reports and the time when the bot joined it."""
        self._cache.on_available = hear
