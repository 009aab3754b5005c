"""Tasks in progress, which closing waits for, and recent interactions, so that none is handled twice."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord

#: How many recent interactions are remembered. If Discord delivers one twice, it does so within moments.
REMEMBERED = 1000


class Inflight:
    """The tasks in progress and the recent interactions."""

    def __init__(self) -> None:
        #: A dictionary, because a list would be searched from end to end; the oldest one comes first.
        self._seen: dict[int, None] = {}
        self._at_work: set[asyncio.Task[Any]] = set()
        #: Set each time a task finishes.
        self._done = asyncio.Event()

    def __len__(self) -> int:
        return len(self._at_work)

    def is_new(self, interaction: discord.Interaction[Any]) -> bool:
        """Remember an interaction; return False if it was delivered before."""
        if interaction.id in self._seen:
            return False
        self._seen[interaction.id] = None
        if len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]
        return True

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Make the bot's closing wait for the current task while the task is in this context."""
        task = asyncio.current_task()
        assert task is not None
        self._at_work.add(task)
        try:
            yield
        finally:
            self._at_work.discard(task)
            self._done.set()

    async def cancel(self) -> None:
        """Cancel the tasks in progress: nothing that they still send could arrive."""
        left = [task for task in self._at_work if task is not asyncio.current_task()]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def wait(self) -> None:
        """Wait until no task is in progress, including tasks that start in the meantime."""
        while self._at_work:
            self._done.clear()
            await self._done.wait()
