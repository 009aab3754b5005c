"""What an answer costs, measured without a clock: the pauses it takes and the statements it runs.

Times differ from run to run on a busy machine. What takes longer on purpose, or by reading more, shows here.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from storage.database.sqlite import SqliteConnection

#: Pauses below this length, in seconds, only let other tasks run; the simulation takes them too.
SHORT = 0.002


@dataclass
class Delays:
    """The pauses and queries since the last request."""

    pauses: list[float] = field(default_factory=list)
    queries: int = 0

    def clear(self) -> None:
        """Begin a new request."""
        self.pauses.clear()
        self.queries = 0

    def taken(self) -> tuple[Sequence[float], int]:
        """Return the pauses in seconds, and the number of queries."""
        return tuple(self.pauses), self.queries

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """Record from now on, until the patch is undone."""
        real, fetch = asyncio.sleep, SqliteConnection.fetch

        async def sleep(delay: float, *result: Any) -> Any:
            if delay >= SHORT:
                self.pauses.append(delay)
            return await real(delay, *result)

        async def counted(link: SqliteConnection, *statement: Any, **parameters: Any) -> Any:
            self.queries += 1
            return await fetch(link, *statement, **parameters)

        patch.setattr(asyncio, "sleep", sleep)
        patch.setattr(SqliteConnection, "fetch", counted)
