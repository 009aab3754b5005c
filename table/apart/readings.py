"""Reads much of a campaign for somebody: a short log in this process, a long one in a helper process.

A helper opens the database itself, for reading only, and so runs the same functions as the bot. It reads what
the bot has stored, and no file of a stranger; so what it hands back is a pickle.
"""

import asyncio
import os
import pickle
from collections.abc import Callable, Coroutine, Iterable, Iterator
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeAlias, TypeVar

from rules.core.refusal import Refused
from rules.registry import SYSTEMS
from storage.database.postgres_address import ServerOptions
from storage.documents.errors import Unavailable
from storage.log_reader import LogRange
from storage.store import Store
from table.apart.processes import HelperFailed, HelperProcesses, TooHeavy
from table.apart.work_queue import WorkQueue
from table.play.table import Table

P = ParamSpec("P")
T = TypeVar("T")
#: A function of a module of ours that reads a table, and changes nothing.
Reading: TypeAlias = Callable[Concatenate[Table, P], Coroutine[Any, Any, T]]

#: The most events of a log that is read in this process: about a tenth of a second.
SHORT = 1000


class Source(NamedTuple):
    """Where a helper finds what the bot has stored, whatever directory it runs in."""

    address: str
    server: ServerOptions = ServerOptions()
    pictures: Path | None = None


class Readings:
    """Reads for people, few at a time, with limits of time and memory."""

    def __init__(
        self,
        table: Table,
        source: Source,
        helpers: HelperProcesses | None = None,
        queue: WorkQueue | None = None,
    ) -> None:
        self._table, self.source = table, source
        self._helpers = helpers or HelperProcesses()
        self._queue = queue or WorkQueue()

    async def of(
        self, campaigns: Iterable[int], reading: Reading[P, T], *args: P.args, **options: P.kwargs
    ) -> T:
        """Return what `reading` returns of these campaigns, whole as they are. Refused: as in `sized`."""
        count = self._table.store.log_reader.count
        events = sum([await count(LogRange(campaign)) for campaign in campaigns])
        return await self.sized(events, reading, *args, **options)

    async def sized(self, events: int, reading: Reading[P, T], *args: P.args, **options: P.kwargs) -> T:
        """Return what `reading` returns, which reads so many events at a time.

        Refused: as it, and `work-too-heavy`. Raises `Unavailable` without a database, and `HelperFailed` for
        an error in a helper.
        """
        if events <= SHORT:
            return await self._queue.do(lambda: reading(self._table, *args, **options))
        try:
            order = parts, self.source, reading, args, options
            (written,) = await self._helpers.run(*order, also=_of_the_database())
        except TooHeavy:
            raise Refused("work-too-heavy") from None
        except HelperFailed as failed:
            if failed.kind == Unavailable.__name__:
                raise Unavailable(str(failed)) from None
            raise
        found: T = pickle.loads(written)  # noqa: S301  # it read what is ours
        return found


def _of_the_database() -> list[str]:
    """Return the variables by which PostgreSQL's clients find passwords and certificates."""
    return [name for name in os.environ if name == "HOME" or name.startswith("PG")]


def parts(
    source: Source, reading: Reading[..., Any], args: tuple[Any, ...], options: dict[str, Any]
) -> Iterator[bytes]:
    """Read in a helper process."""
    yield pickle.dumps(asyncio.run(_read(source, reading, args, options)))


async def _read(
    source: Source, reading: Reading[..., Any], args: tuple[Any, ...], options: dict[str, Any]
) -> object:
    store = await Store.open(
        source.address, SYSTEMS, read_only=True, server=source.server, pictures=source.pictures
    )
    try:
        return await reading(Table(store), *args, **options)
    finally:
        await store.close()
