"""One way to the database: what every driver must do, and statements as a driver wants them.

Statements are SQLAlchemy's, compiled once, and run on the driver's own connection
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

from storage.documents.statements import Write

Row = Mapping[str, Any]
#: How many rows one statement adds at most.
AT_ONCE = 8
#: A write with the rows that it is run for.
Writes = tuple[Write, Sequence[Row]]


class Connection(Protocol):
    """Runs statements; what the driver reports becomes a StorageError."""

    async def fetch(self, statement: ClauseElement, **parameters: Any) -> Sequence[Any]:
        """Run a statement that gives rows, and return them all."""

    async def commit(self, writes: Sequence[Writes]) -> None:
        """Run writes in a transaction of their own, in order, each for all of its rows.

        Raise a write's own error if it changed fewer than that, or met one that is there already.
        """

    async def run(self, write: Write, rows: Sequence[Row]) -> None:
        """Run a write inside of a transaction, for each row; errors as of `commit`."""

    def transaction(self) -> AbstractAsyncContextManager[None]:
        """Commit what is run inside, or none of it."""

    async def vitals(self) -> tuple[int, str]:
        """Return the size of the database in bytes, and the revision of its tables."""

    async def overwrite(self) -> None:
        """Let nothing of what was deleted be left where the database puts it at first."""


@dataclass(frozen=True)
class DatabaseConnections:
    """The open database: one way for the writer, one for everybody who reads."""

    write: Connection
    read: Connection
    _close: Callable[[], Awaitable[None]]
    #: Whether other processes may write to it as well.
    is_shared: bool

    async def close(self) -> None:
        """Give everything back."""
        await self._close()


class CompiledStatement(NamedTuple):
    """A statement as the driver wants it, with the names of its parameters in order."""

    sql: str
    names: tuple[str, ...]
    constants: Row

    def parameters(self, row: Row) -> tuple[Any, ...]:
        return tuple(row[name] if name in row else self.constants[name] for name in self.names)


class StatementCache:
    """The statements of one dialect, each compiled when it is first run."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._plans: dict[ClauseElement, CompiledStatement] = {}
        self._wider: dict[tuple[Insert, int], str] = {}

    def of(self, statement: ClauseElement) -> CompiledStatement:
        """Return a statement's plan."""
        if statement not in self._plans:
            self._plans[statement] = _compiled(statement, self._dialect)
        return self._plans[statement]

    def bound(self, write: Write, rows: Sequence[Row]) -> tuple[str, list[tuple[Any, ...]]]:
        """Return a write's text for these rows, and what is bound to it each time that it is run.

        A few rows are added by one statement; else it is run for each.
        """
        plan = self.of(write.sql)
        bound = list(map(plan.parameters, rows))
        adds = isinstance(write.sql, Insert) and write.sql.select is None
        if adds and 1 < len(rows) <= AT_ONCE:
            return self._wide(write.sql, len(rows)), [tuple(chain.from_iterable(bound))]
        return plan.sql, bound

    def _wide(self, statement: Any, rows: int) -> str:
        """Return the text of a statement that adds so many rows."""
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
    """A constant of the statement itself is a parameter with its value in `params`."""
    compiled = statement.compile(dialect=dialect)
    if not isinstance(compiled, SQLCompiler):
        raise TypeError("only statements are run here")
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return CompiledStatement(str(compiled), tuple(compiled.positiontup or ()), constants)
