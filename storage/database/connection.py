"""What every database driver must do, and statements in the form that a driver needs.

Statements are written with SQLAlchemy, compiled once, and run on the driver's own connection
(docs/decisions/0010-statements-on-the-driver.md).
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from itertools import chain
from typing import Any, NamedTuple, Protocol

from sqlalchemy import ClauseElement, Insert, bindparam, insert
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.compiler import SQLCompiler

from storage.documents.write import Write

Row = Mapping[str, Any]
#: How many rows one INSERT adds at most. A blow in Noir that ends a turn logs up to 28 events with its story.
AT_ONCE = 32
#: A write with its rows: it runs once for each.
Writes = tuple[Write, Sequence[Row]]


class Connection(Protocol):
    """Runs statements; driver errors become a StorageError."""

    async def fetch(self, statement: ClauseElement, **parameters: Any) -> Sequence[Any]:
        """Run a query and return all its rows."""

    async def commit(self, writes: Sequence[Writes]) -> None:
        """Run writes in a transaction of their own, in order, each for all its rows.

        Raise a write's `missing` if it changed fewer rows than it got, and its `taken` if a row existed.
        """

    async def run(self, write: Write, rows: Sequence[Row]) -> None:
        """Run a write for each row, inside a transaction; raise the same errors as `commit`."""

    def transaction(self) -> AbstractAsyncContextManager[None]:
        """Commit everything that runs inside, or nothing if an exception leaves it."""

    async def vitals(self) -> tuple[int, str]:
        """Return the size of the database in bytes, and the revision of its tables."""

    async def overwrite(self) -> None:
        """Remove deleted text from wherever the database keeps it for a while, such as a log."""


@dataclass(frozen=True)
class DatabaseConnections:
    """An open database: one connection for the writer, one for all readers."""

    write: Connection
    read: Connection
    _close: Callable[[], Awaitable[None]]
    #: Whether other processes may write to it as well.
    is_shared: bool

    async def close(self) -> None:
        """Close all connections and release the lock."""
        await self._close()


class CompiledStatement(NamedTuple):
    """The text of a statement for the driver, the names of its parameters in order, and its constants."""

    sql: str
    names: tuple[str, ...]
    constants: Row

    def parameters(self, row: Row) -> tuple[Any, ...]:
        known = {**self.constants, **row}
        return tuple([known[name] for name in self.names])


class StatementCache:
    """The statements of one dialect, each compiled when it is first run."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._plans: dict[ClauseElement, CompiledStatement] = {}
        self._wider: dict[tuple[Insert, int], str] = {}

    def of(self, statement: ClauseElement) -> CompiledStatement:
        """Return a statement compiled for this dialect."""
        if statement not in self._plans:
            self._plans[statement] = _compiled(statement, self._dialect)
        return self._plans[statement]

    def bound(self, write: Write, rows: Sequence[Row]) -> tuple[str, list[tuple[Any, ...]]]:
        """Return a write's text for these rows, and the parameters of each of its runs.

        2 to `AT_ONCE` rows are inserted by one statement; otherwise there is a run for each row.
        """
        plan = self.of(write.sql)
        bound = list(map(plan.parameters, rows))
        adds = isinstance(write.sql, Insert) and write.sql.select is None
        if adds and 1 < len(rows) <= AT_ONCE:
            return self._wide(write.sql, len(rows)), [tuple(chain.from_iterable(bound))]
        return plan.sql, bound

    def _wide(self, statement: Any, rows: int) -> str:
        """Return the text of an INSERT that adds this many rows."""
        if (statement, rows) not in self._wider:
            columns = [statement.table.c[name] for name in self.of(statement).names]
            values = [
                {column: bindparam(f"{column.name}_{row}", type_=column.type) for column in columns}
                for row in range(rows)
            ]
            wide = _compiled(insert(statement.table).values(values), self._dialect)
            self._wider[statement, rows] = wide.sql
        return self._wider[statement, rows]


def _compiled(statement: ClauseElement, dialect: Dialect) -> CompiledStatement:
    """Compile a statement; values that it contains become constants, which `params` holds with a value."""
    compiled = statement.compile(dialect=dialect)
    if not isinstance(compiled, SQLCompiler):
        raise TypeError("only statements are run here")
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return CompiledStatement(str(compiled), tuple(compiled.positiontup or ()), constants)
