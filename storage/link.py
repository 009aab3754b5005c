"""One way to the database: what every driver must do, and statements as a driver wants them.

Statements are SQLAlchemy's, compiled once, and run on the driver's own connection: one hop to its thread
each, where SQLAlchemy's async layer takes three (docs/decisions/0010-statements-on-the-driver.md).
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from sqlalchemy import ClauseElement
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.compiler import SQLCompiler

from storage.statements import Write

Row = Mapping[str, Any]


class Link(Protocol):
    """Runs statements; what the driver reports becomes a StorageError."""

    async def fetch(self, statement: ClauseElement, **parameters: Any) -> Sequence[Any]:
        """Run a statement that gives rows, and return them all."""

    async def run(self, write: Write, rows: Sequence[Row]) -> None:
        """Run a write for each row; raise its own error if it changed fewer than that."""

    def transaction(self) -> AbstractAsyncContextManager[None]:
        """Commit what is run inside, or none of it."""

    async def vitals(self) -> tuple[int, str]:
        """Return the size of the database in bytes, and the revision of its tables."""

    async def overwrite(self) -> None:
        """Let nothing of what was deleted be left where the database puts it at first."""


@dataclass(frozen=True)
class Database:
    """The open database: one way for the writer, one for everybody who reads."""

    write: Link
    read: Link
    _close: Callable[[], Awaitable[None]]

    async def close(self) -> None:
        """Give everything back."""
        await self._close()


class Plan(NamedTuple):
    """A statement as the driver wants it, with the names of its parameters in order."""

    sql: str
    names: tuple[str, ...]
    constants: Row

    def parameters(self, row: Row) -> tuple[Any, ...]:
        return tuple(row[name] if name in row else self.constants[name] for name in self.names)


class Plans:
    """The statements of one dialect, each compiled when it is first run."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._plans: dict[ClauseElement, Plan] = {}

    def of(self, statement: ClauseElement) -> Plan:
        """Return a statement's plan."""
        if statement not in self._plans:
            self._plans[statement] = _compiled(statement, self._dialect)
        return self._plans[statement]


def _compiled(statement: ClauseElement, dialect: Dialect) -> Plan:
    """A constant of the statement itself is a parameter with its value in `params`."""
    compiled = statement.compile(dialect=dialect)
    if not isinstance(compiled, SQLCompiler):
        raise TypeError("only statements are run here")
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return Plan(str(compiled), tuple(compiled.positiontup or ()), constants)
