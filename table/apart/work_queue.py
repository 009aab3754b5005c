"""Does slow work a few at a time, and gives up on what takes too long."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from rules.core.refusal import Refused

T = TypeVar("T")
#: How much is done at a time, and the most seconds until work is done, waiting included.
AT_ONCE, PATIENCE = 2, 60.0


class WorkQueue:
    """Does slow work, `at_once` of it at most; the rest waits, for `patience` seconds at most."""

    def __init__(self, at_once: int = AT_ONCE, patience: float = PATIENCE) -> None:
        self._slots = asyncio.Semaphore(at_once)
        self._patience = patience

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Return what `work` returns. Refused: as it, and `work-too-heavy`."""
        try:
            async with asyncio.timeout(self._patience), self._slots:
                return await work()
        except TimeoutError:
            raise Refused("work-too-heavy") from None
