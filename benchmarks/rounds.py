"""Rounds in which what is measured and its unit take turns: whatever else the machine does hits both."""

import gc
import time
from collections.abc import Awaitable, Callable

from benchmarks.report import Result

Work = Callable[[], object]
Task = Callable[[], Awaitable[object]]


def compared(
    what: str, ours: tuple[Work, int], unit: tuple[Work, int], rounds: int, most: float | None = None
) -> Result:
    """Return what a work takes beside a unit; each is done so many times in a row, in every round.

    Both only reckon, so what counts is the time that this thread had a processor for.
    """
    pairs = ((timed(*ours, time.thread_time), timed(*unit, time.thread_time)) for _ in range(rounds))
    return Result.of(what, pairs, most)


def timed(work: Work, times: int = 1, clock: Callable[[], float] = time.perf_counter) -> float:
    """Return the seconds that a work takes, on average of so many times in a row."""
    gc.disable()
    start = clock()
    for _ in range(times):
        work()
    taken = clock() - start
    gc.enable()
    return taken / times


async def awaited(task: Task) -> float:
    """Return the seconds that a task takes."""
    gc.disable()
    start = time.perf_counter()
    await task()
    taken = time.perf_counter() - start
    gc.enable()
    return taken
