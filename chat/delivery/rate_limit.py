"""Discord's limit of 50 requests a second for each bot: further requests wait their turn here.

discord.py keeps to the limits of single routes, which Discord announces. It learns of the global limit only
by exceeding it, and a bot that often does is blocked for a while. Answers to interactions do not count.
"""

import asyncio
from collections import deque
from typing import Any

from discord.http import HTTPClient, Route

from settings import Settings

#: At most `MOST` requests start in `SECONDS`, which is 40 a second. Even if delays make the requests of
#: 1.2 seconds arrive within one second, there are fewer than 50.
SECONDS, MOST = 0.2, 8


class RateLimiter:
    """Limits the requests in any stretch of time, first come, first served.

    `share` is this process's part of the limit, where several processes are one bot.
    """

    def __init__(self, share: float = 1.0) -> None:
        most = max(1, int(MOST * share))
        self._seconds = SECONDS * most / (MOST * share)
        self._passed: deque[float] = deque(maxlen=most)
        self._queue = asyncio.Lock()

    async def turn(self) -> None:
        """Return as soon as the next request may start."""
        clock = asyncio.get_running_loop().time
        async with self._queue:
            if len(self._passed) == self._passed.maxlen:
                await asyncio.sleep(self._passed[0] + self._seconds - clock())
            self._passed.append(clock())


def limit_requests(http: HTTPClient, pace: RateLimiter) -> None:
    """Make every request of a client that counts towards the limit wait its turn."""
    request = http.request

    async def paced(route: Route, **more: Any) -> Any:
        await pace.turn()
        return await request(route, **more)

    http.request = paced  # type: ignore[method-assign]


def share_of_limit(settings: Settings) -> float:
    """Return the part of the bot's shards that this process serves, from 0 to 1."""
    return (len(settings.shard_ids) or settings.shards) / settings.shards
