"""Interactions in progress, for which closing waits, and recent ones, which must not be handled twice."""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord

#: The most recent interactions that are remembered; Discord redelivers within moments, if ever.
REMEMBERED = 1000


class Inflight:
    """Tracks the tasks in progress and the recent interactions."""

    def __init__(self) -> None:
        self._seen: deque[int] = deque(maxlen=REMEMBERED)
        self._at_work: set[asyncio.Task[Any]] = set()
        #: Set each time a task finishes.
        self._done = asyncio.Event()

    def __len__(self) -> int:
        return len(self._at_work)

    def is_new(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether an interaction is new, and remember it: Discord may deliver it twice."""
        if interaction.id in self._seen:
            return False
        self._seen.append(interaction.id)
        return True

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Make closing the bot wait for the current task while it is inside."""
        task = asyncio.current_task()
        assert task is not None
        self._at_work.add(task)
        try:
            yield
        finally:
            self._at_work.discard(task)
            self._done.set()

    async def wait(self) -> None:
        """Wait until no task is in progress, including those that start meanwhile."""
        while self._at_work:
            self._done.clear()
            await self._done.wait()
