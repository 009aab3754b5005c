"""A real PostgreSQL for the tests, on a socket in a directory of its own, from the machine's packages.

It starts with the first test that wants it and ends with the run.
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
#: The one who runs it where the tests run as root, whom PostgreSQL refuses.
DAEMON = "postgres"
#: A server for tests keeps nothing, and is small.
FLAGS = (
    *("-c", "fsync=off", "-c", "full_page_writes=off", "-c", "listen_addresses="),
    *("-c", "shared_buffers=16MB", "-c", "max_connections=60", "-c", "autovacuum=off"),
)
_NUMBERS = count(1)


class Server:
    """A running server; every database that it makes is a copy of one whose tables are there."""

    def __init__(self, directory: Path, client: Path) -> None:
        self._directory = directory
        self._client = client
        self._is_prepared = False

    def address(self, database: str) -> str:
        """Return the address that the program is given."""
        return f"postgresql+asyncpg://{USER}@/{database}?host={self._directory}"

    async def fresh(self) -> str:
        """Return the address of a database of its own, with its tables."""
        if not self._is_prepared:
            self.tell("CREATE DATABASE made")
            await (await connect(self.address("made"))).close()
            self._is_prepared = True
        return self.empty("TEMPLATE made")

    def empty(self, more: str = "") -> str:
        """Return the address of a database without tables."""
        name = f"test_{next(_NUMBERS)}"
        self.tell(f"CREATE DATABASE {name} {more}")
        return self.address(name)

    def tell(self, statement: str, address: str = "") -> str:
        """Run a statement beside the program; return what came, one row to a line."""
        database = address.partition("@/")[2].partition("?")[0] or "postgres"
        where = ("-h", self._directory, "-U", USER, "-d", database, "-v", "ON_ERROR_STOP=1")
        done = subprocess.run(
            (self._client, *where, "-v", "ON_ERROR_STOP=1", "-qAtc", statement),
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()


@contextmanager
def running(where: Path) -> Iterator[Server]:
    """Start a server whose programs are in this directory, and stop it."""
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
            server.send_signal(signal.SIGINT)  # does not wait for whoever is still connected
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
