"""Reads several things that belong together while a campaign may be played."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from storage.store import Store
from table.play.table import ATTEMPTS

T = TypeVar("T")


async def at_one_version(store: Store, campaign: int, read: Callable[[], Awaitable[T]]) -> T:
    """Return what `read` returns, read again if the campaign was saved in between.

    TimeoutError if it was saved each time.
    """
    for _ in range(ATTEMPTS):
        version = await store.version(campaign)
        found = await read()
        if version == await store.version(campaign):
            return found
    raise TimeoutError(f"campaign {campaign} changed {ATTEMPTS} times while it was read")
