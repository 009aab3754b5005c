"""A real PostgreSQL for the tests, from the machine's packages, on a socket in its own directory.

The server starts with the first test that needs it and stops at the end of the run.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from storage.database.engine import connect

USER = "nattvakt"
#: The user that runs the server when the tests run as root; PostgreSQL refuses to run as root.
DAEMON = "postgres"
#: A test server needs no durability and little memory.
FLAGS = (
    *("-c", "fsync=off", "-c", "full_page_writes=off", "-c", "listen_addresses="),
    *("-c", "shared_buffers=16MB", "-c", "max_connections=60", "-c", "autovacuum=off"),
    *("-c", "dynamic_shared_memory_type=mmap"),  # a killed server leaves nothing behind outside its directory
)
_NUMBERS = count(1)


class Server:
    """A running server; each new database is a copy of one that already has its tables."""

    def __init__(self, directory: Path, client: Path) -> None:
        self.directory = directory
        self._client = client
        self._is_prepared = False

    def address(self, database: str) -> str:
        """Return the URL under which the bot reaches this database."""
        return f"postgresql+asyncpg://{USER}@/{database}?host={self.directory}"

    async def fresh(self) -> str:
        """Return the URL of a new database with its tables."""
        if not self._is_prepared:
            self.tell("CREATE DATABASE made")
            await (await connect(self.address("made"))).close()
            self._is_prepared = True
        return self.empty("TEMPLATE made")

    def empty(self, more: str = "") -> str:
        """Return the URL of a new database without tables."""
        name = f"test_{next(_NUMBERS)}"
        self.tell(f"CREATE DATABASE {name} {more}")
        return self.address(name)

    def tell(self, statement: str, address: str = "") -> str:
        """Run a statement with psql, by default in `postgres`; return its output, one row per line."""
        database = address.partition("@/")[2].partition("?")[0] or "postgres"
        where = ("-h", self.directory, "-U", USER, "-d", database, "-v", "ON_ERROR_STOP=1")
        done = subprocess.run(
            (self._client, *where, "-v", "ON_ERROR_STOP=1", "-qAtc", statement),
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()


@contextmanager
def running(where: Path) -> Iterator[Server]:
    """Start a server from the programs in this directory, and stop it afterwards."""
    with tempfile.TemporaryDirectory(prefix="nattvakt-pg-") as name:
        directory = Path(name)
        as_daemon: dict[str, Any] = {}
        if os.geteuid() == 0:
            shutil.chown(directory, DAEMON)
            as_daemon = {"user": DAEMON, "extra_groups": []}
        data = str(directory / "data")
        initdb = (
            where / "initdb",
            "--no-sync",
            "-A",
            "trust",
            "-U",
            USER,
            "-E",
            "UTF8",
            "--locale=C",
            "-D",
            data,
        )
        subprocess.run(initdb, check=True, capture_output=True, cwd="/", **as_daemon)
        server = subprocess.Popen(
            (where / "postgres", "-D", data, "-k", name, *FLAGS),
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **as_daemon,
        )
        try:
            yield _ready(Server(directory, where / "psql"))
        finally:
            server.send_signal(signal.SIGINT)  # does not wait for connected clients
            server.wait(20)


def _ready(server: Server) -> Server:
    """Wait until the server answers."""
    for _ in range(200):
        try:
            server.tell("SELECT 1")
        except subprocess.CalledProcessError:
            time.sleep(0.05)
        else:
            return server
    raise TimeoutError("the server does not answer")
