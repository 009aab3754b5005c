"""Timing in rounds in which our work and the unit take turns, so that other load affects both."""

import gc
import time
from collections.abc import Awaitable, Callable

from benchmarks.report import Result

Work = Callable[[], object]
Task = Callable[[], Awaitable[object]]


def compared(
    what: str, ours: tuple[Work, int], unit: tuple[Work, int], rounds: int, most: float | None = None
) -> Result:
    """Return the cost of our work compared to the unit; each runs the given number of times per round.

    Both only compute, so the clock is the processor time of this thread.
    """
    pairs = ((timed(*ours, time.thread_time), timed(*unit, time.thread_time)) for _ in range(rounds))
    return Result.of(what, pairs, most)


def timed(work: Work, times: int = 1, clock: Callable[[], float] = time.perf_counter) -> float:
    """Return the average seconds that a piece of work takes over `times` repetitions."""
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
