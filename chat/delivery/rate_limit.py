"""Discord takes 50 requests a second of a bot: where there are more at once, the rest waits here its turn.

The library waits for the limits of single routes, which Discord tells it beforehand; of the limit on all of
them it learns by breaking it, and who breaks limits often is shut out for a while. Answers to interactions
are not counted, and pass by.
"""

import asyncio
from collections import deque
from typing import Any

from discord.http import HTTPClient, Route

from settings import Settings

#: In so many seconds so many may start, 40 in one. So even a second of Discord's into which those of 1.2
#: seconds fall, since some were slow on their way, has fewer than 50.
SECONDS, MOST = 0.2, 8


class RateLimiter:
    """Lets so many pass in any stretch of time, first come, first served.

    `share_of_limit` is the part of them that may pass here, where several processes are one services.
    """

    def __init__(self, share: float = 1.0) -> None:
        most = max(1, int(MOST * share))
        self._seconds = SECONDS * most / (MOST * share)
        self._passed: deque[float] = deque(maxlen=most)
        self._queue = asyncio.Lock()

    async def turn(self) -> None:
        """Return when the next may pass."""
        clock = asyncio.get_running_loop().time
        async with self._queue:
            if len(self._passed) == self._passed.maxlen:
                await asyncio.sleep(self._passed[0] + self._seconds - clock())
            self._passed.append(clock())


def limit_requests(http: HTTPClient, pace: RateLimiter) -> None:
    """Let every request of a bot that counts wait for its turn."""
    request = http.request

    async def paced(route: Route, **more: Any) -> Any:
        await pace.turn()
        return await request(route, **more)

    http.request = paced  # type: ignore[method-assign]


def share_of_limit(settings: Settings) -> float:
    """Return the part of a bot's shards that this process serves."""
    return (len(settings.shard_ids) or settings.shards) / settings.shards
