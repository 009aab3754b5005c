"""Interactions that are at work, and those that were seen: closing waits for the former, and the latter
are not done twice.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord

#: Interactions kept in mind; Discord delivers one a second time within moments, if at all.
REMEMBERED = 1000


class Inflight:
    """Counts what is being done."""

    def __init__(self) -> None:
        self._seen: deque[int] = deque(maxlen=REMEMBERED)
        self._at_work: set[asyncio.Task[Any]] = set()
        #: Set each time a task has done its work.
        self._done = asyncio.Event()

    def __len__(self) -> int:
        return len(self._at_work)

    def is_new(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell once that an interaction is new: what Discord delivers twice must not be done twice."""
        if interaction.id in self._seen:
            return False
        self._seen.append(interaction.id)
        return True

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """While this is open, closing the bot waits for the task that opened it."""
        task = asyncio.current_task()
        assert task is not None
        self._at_work.add(task)
        try:
            yield
        finally:
            self._at_work.discard(task)
            self._done.set()

    async def wait(self) -> None:
        """Wait until nothing is at work, including what starts meanwhile."""
        while self._at_work:
            self._done.clear()
            await self._done.wait()
