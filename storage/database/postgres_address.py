"""The address of a PostgreSQL database, of one server or of several, and how its connections are made.

Of several servers the bot uses the one that takes writes: when that one fails and another is promoted, the
next connection finds it.
"""

import re
import uuid
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from storage.documents.errors import StorageError

if TYPE_CHECKING:
    import asyncpg

SCHEME = "postgresql+asyncpg"
INSTALL = 'PostgreSQL needs the package "asyncpg": install requirements/postgres.txt.'
_ADDRESS = re.compile(r"(?P<scheme>[\w+]+)://(?:[^@/]*@)?(?P<hosts>[^/?@]*)/(?P<name>[^/?]+)(?P<more>\?.*)?")
_HOST = re.compile(r"[?&]host=([^&]+)")


def is_address(database: str) -> bool:
    """Return whether this is the address of a server rather than the path of a file."""
    return "://" in database


@dataclass(frozen=True)
class ServerOptions:
    """How the bot uses a server: connections for reading, and seconds to wait for one and for a statement.

    `pooler` tells that PgBouncer in transaction mode is in between.
    """

    readers: int = 4
    connect_seconds: float = 5.0
    statement_seconds: float = 30.0
    pooler: bool = False


@dataclass(frozen=True)
class ServerAddress:
    """The driver's address, which has the password, and a name for sentences, which has not."""

    dsn: str
    name: str
    options: ServerOptions

    @classmethod
    def read(cls, address: str, options: ServerOptions) -> "ServerAddress":
        """Return an address as it is in the settings. StorageError if it is none of ours."""
        found = _ADDRESS.fullmatch(address)
        if found is None:
            raise StorageError(f'"database_url" must be an address such as {SCHEME}://name@host/database.')
        if found["scheme"] not in {SCHEME, "postgresql"}:
            raise StorageError(f'"database_url" must begin with "{SCHEME}://".')
        hosts = found["hosts"] or ",".join(_HOST.findall(found["more"] or "")) or "this machine"
        named = f'the database "{found["name"]}" on "{hosts}"'
        return cls(f"postgresql{address.removeprefix(found['scheme'])}", named, options)

    @property
    def patience(self) -> float:
        """Seconds to wait for a connection: each of several servers may keep silent."""
        return self.options.connect_seconds * (self.name.count(",") + 1)

    def arguments(self) -> dict[str, Any]:
        """Return the driver's arguments for a connection.

        Behind PgBouncer, a statement must not be prepared on one connection and run on another, and the
        server takes no settings of ours.
        """
        options, longest = self.options, int(self.options.statement_seconds * 1000)
        own: dict[str, Any] = {
            "timeout": options.connect_seconds,
            "command_timeout": options.statement_seconds,
        }
        if "target_session_attrs=" not in self.dsn:
            own["target_session_attrs"] = "read-write"
        if options.pooler:
            return {**own, "statement_cache_size": 0}
        limits = {"statement_timeout": str(longest), "idle_in_transaction_session_timeout": str(2 * longest)}
        return {**own, "server_settings": {"application_name": "nattvakt", **limits}}

    async def pool(self) -> "asyncpg.Pool[asyncpg.Record]":
        """Return the pool of all connections: the readers' and the writer's."""
        # none is kept ready: the pool would keep trying a lost server while the callers try it too
        return await _driver().create_pool(
            self.dsn, min_size=0, max_size=1 + self.options.readers, **self.arguments()
        )

    async def connection(self, *_: Any, **__: Any) -> Any:
        """Return a connection of its own, for migrations; they may take longer than a statement may."""
        arguments = {**self.arguments(), "command_timeout": None}
        if "server_settings" in arguments:
            arguments["server_settings"] = {"application_name": "nattvakt"}
        return await _driver().connect(self.dsn, **arguments)

    def for_engine(self) -> dict[str, Any]:
        """Return what an engine of SQLAlchemy is made with, so that it connects as the pool does."""
        unique = lambda: f"nattvakt_{uuid.uuid4().hex}"  # noqa: E731  # another client's may be left behind
        return {"async_creator_fn": self.connection, "prepared_statement_name_func": unique}


def _driver() -> Any:
    try:
        import asyncpg  # noqa: PLC0415  # SQLite does without it
    except ImportError:
        raise StorageError(INSTALL) from None
    return asyncpg
