"""Reads ranges of a campaign's log and decodes them off the event loop, because logs become long.

Saves that were taken back are skipped.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Generic, TypeVar

from storage.database.connection import Connection
from storage.documents import campaign_queries, log_queries
from storage.documents.chain import Link, StoredSave, saves_of
from storage.documents.logged import FAR

T = TypeVar("T")
E = TypeVar("E")
Row = tuple[Any, ...]


@dataclass(frozen=True)
class LogRange:
    """The events of a campaign whose `seq` is from `first` to `last`, both included."""

    campaign: int
    first: int = 0
    last: int = FAR


class LogReader(Generic[E]):
    """Reads events from the log; `decode` turns a row into an event."""

    def __init__(self, link: Connection, decode: Callable[[Row], E]) -> None:
        self._link = link
        self._decode = decode

    async def campaigns(self) -> tuple[tuple[int, str], ...]:
        """Return the number and name of every campaign, by number."""
        return tuple((number, name) for number, name in await self._link.fetch(campaign_queries.CAMPAIGNS))

    async def events(self, stretch: LogRange, most: int = FAR) -> tuple[E, ...]:
        """Return the first `most` events of a range, in order."""
        rows = await self._link.fetch(log_queries.STRETCH, **_where(stretch), at_most=most)
        return await asyncio.to_thread(lambda: tuple(map(self._decode, rows)))

    async def of_kinds(self, stretch: LogRange, kinds: Iterable[str], work: Callable[[Iterator[E]], T]) -> T:
        """Pass the range's events of these kinds to `work` as an iterator, in order; return its result."""
        found: list[Row] = []
        for kind in kinds:
            found += await self._link.fetch(log_queries.STRETCH_OF_KIND, **_where(stretch), of_kind=kind)
        found.sort(key=itemgetter(1))
        return await asyncio.to_thread(lambda: work(map(self._decode, found)))

    async def latest_of_kinds(
        self, stretch: LogRange, kinds: Iterable[str], most: int, work: Callable[[Iterator[E]], T]
    ) -> T:
        """Do as `of_kinds` for the end of a range, cut so that no kind has more than `most` events."""
        found: list[Row] = []
        since = stretch.first
        for kind in kinds:
            where = {**_where(stretch), "from_seq": since}
            rows = await self._link.fetch(log_queries.LATEST_OF_KIND, **where, of_kind=kind, at_most=most)
            found += rows
            if len(rows) == most:
                since = rows[-1][1]
        wanted = sorted((row for row in found if row[1] >= since), key=itemgetter(1))
        return await asyncio.to_thread(lambda: work(map(self._decode, wanted)))

    async def saves(self, stretch: LogRange) -> tuple[StoredSave, ...]:
        """Return the saves with events in a range, in order, with all their events and with their secrets."""
        rows = await self._link.fetch(log_queries.SAVES, **_where(stretch))
        return await asyncio.to_thread(lambda: tuple(saves_of(rows)))

    async def head(self, campaign: int, version: int) -> str:
        """Return the link of a save; empty if it has none."""
        rows = await self._link.fetch(log_queries.LINK, of_campaign=campaign, of_version=version)
        made = Link.read(rows[0][0]) if rows else None
        return made.head if made is not None else ""

    async def count(self, stretch: LogRange) -> int:
        """Return the number of events in a range."""
        ((count,),) = await self._link.fetch(log_queries.STRETCH_LENGTH, **_where(stretch))
        return int(count)


def _where(stretch: LogRange) -> dict[str, int]:
    return {"of_campaign": stretch.campaign, "from_seq": stretch.first, "to_seq": stretch.last}
