"""Keeps a bot within Discord's global limit of 50 requests a second: excess requests wait their turn.

discord.py respects the limits of single routes, which Discord announces. It notices the global limit only
after exceeding it, and a bot that often exceeds it is blocked for a while. Answers to interactions do not
count towards the limit.
"""

import asyncio
from collections import deque
from typing import Any

from discord.http import HTTPClient, Route

from chat.delivery.unsaid_limits import patiently

#: At most `MOST` requests start in any `SECONDS`, which makes 40 a second. Even if delays cause the requests
#: of 1.2 seconds to arrive within one second, there are fewer than 50.
SECONDS, MOST = 0.2, 8


class RateLimiter:
    """Limits how many requests start in any interval, first come, first served.

    `share` is this process's share of the limit if several processes run one bot.
    """

    def __init__(self, share: float = 1.0) -> None:
        self._passed: deque[float] = deque()
        self._queue = asyncio.Lock()
        self.reshare(share)

    def reshare(self, share: float) -> None:
        """Limit the requests to another share from now on."""
        most = max(1, int(MOST * share))
        self._seconds = SECONDS * most / (MOST * share)
        self._passed = deque(self._passed, maxlen=most)

    async def turn(self) -> None:
        """Return as soon as the next request may start."""
        clock = asyncio.get_running_loop().time
        async with self._queue:
            if len(self._passed) == self._passed.maxlen:
                await asyncio.sleep(self._passed[0] + self._seconds - clock())
            self._passed.append(clock())


def limit_requests(http: HTTPClient, pace: RateLimiter) -> None:
    """Make every request that counts towards the limit wait its turn."""
    request = http.request

    async def paced(route: Route, **more: Any) -> Any:
        await pace.turn()
        return await patiently(lambda: request(route, **more), more.get("files"))

    http.request = paced  # type: ignore[method-assign]
