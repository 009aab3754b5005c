"""Measures how late the event loop runs its callbacks: every answer waits that long."""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress

#: Seconds between two measurements.
EVERY = 0.1


class LoopLag:
    """Asks the event loop ten times a second, from a thread, and reports how many seconds an answer took."""

    def __init__(self, report: Callable[[float], None]) -> None:
        self._report = report
        self._stopped = threading.Event()

    def start(self) -> None:
        """Begin to measure the running loop."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._ask, args=(loop,), name="loop lag", daemon=True).start()

    def stop(self) -> None:
        self._stopped.set()

    def _ask(self, loop: asyncio.AbstractEventLoop) -> None:
        with suppress(RuntimeError):  # the loop is closed
            while not self._stopped.wait(EVERY):
                loop.call_soon_threadsafe(self._answer, time.perf_counter())

    def _answer(self, asked: float) -> None:
        self._report(time.perf_counter() - asked)
