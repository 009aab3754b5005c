"""Asks Discord who is on a server, for presses in direct messages: the bot gets no list of members."""

import asyncio
import time
from collections.abc import Callable

import aiohttp
import discord

from rules.core.refusal import Refused

#: Seconds for which an answer holds, and seconds that Discord may take for it.
HOLDS, WAIT = 600.0, 1.5
#: The most answers that are remembered.
MOST = 10_000


class Members:
    """Knows who was on a server within the last ten minutes. `clock` returns seconds."""

    def __init__(self, client: discord.Client, clock: Callable[[], float] = time.monotonic) -> None:
        self._client, self._clock = client, clock
        #: When Discord last confirmed each server and member, oldest first.
        self._confirmed: dict[tuple[int, int], float] = {}

    async def require(self, home: int, account: int) -> None:
        """Refuse `left-server` for an account that is not on a server, `server-silent` without an answer."""
        if self._clock() - self._confirmed.get((home, account), -HOLDS) < HOLDS:
            return
        try:
            async with asyncio.timeout(WAIT):
                await self._client.http.get_member(home, account)
        except discord.NotFound:
            raise Refused("left-server") from None
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError):
            raise Refused("server-silent") from None
        self._remember(home, account)

    def _remember(self, home: int, account: int) -> None:
        self._confirmed.pop((home, account), None)
        self._confirmed[home, account] = self._clock()
        if len(self._confirmed) > MOST:
            del self._confirmed[next(iter(self._confirmed))]
