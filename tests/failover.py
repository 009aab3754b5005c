"""Real PostgreSQL servers: two, of which one confirms each commit of the other, or one with an archive."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.ports import free_port
from tests.postgres import DAEMON, USER

FLAGS = ("-c", "fsync=off", "-c", "shared_buffers=16MB", "-c", "listen_addresses=127.0.0.1")


TRUST = ("--no-sync", "-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C")


class Member:
    """One of the two servers."""

    def __init__(self, programs: Path, directory: Path) -> None:
        self._programs = programs
        self.data = directory / "data"
        self.directory, self.port = directory, free_port()
        self._as_daemon: dict[str, Any] = {}
        if os.geteuid() == 0:
            shutil.chown(directory, DAEMON)
            self._as_daemon = {"user": DAEMON, "extra_groups": []}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def at(self) -> tuple[str, ...]:
        """The options by which programs find it."""
        return ("-h", str(self.directory), "-p", str(self.port), "-U", USER)

    @property
    def address(self) -> str:
        """The address as an operator writes it."""
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/postgres"

    def set_up(self, *lines: str) -> None:
        """Add lines to the server's configuration, before it starts."""
        with (self.data / "postgresql.auto.conf").open("a") as file:
            file.write("".join(f"{line}\n" for line in lines))

    def recover(self, *lines: str) -> None:
        """Have the server recover from a base backup when it starts, with these lines of configuration."""
        self.set_up(*lines)
        (self.data / "recovery.signal").touch()

    def run(self, program: str, *arguments: str) -> str:
        """Run one of PostgreSQL's programs; return what it prints."""
        done = subprocess.run(
            (self._programs / program, *arguments),
            check=True,
            capture_output=True,
            cwd="/",
            **self._as_daemon,
        )
        return str(done.stdout.decode().strip())

    def tell(self, statement: str) -> str:
        return self.run("psql", *self.at, "-d", "postgres", "-v", "ON_ERROR_STOP=1", "-qAtc", statement)

    def start(self) -> None:
        self._process = subprocess.Popen(
            (
                self._programs / "postgres",
                "-D",
                self.data,
                "-k",
                self.directory,
                "-p",
                str(self.port),
                *FLAGS,
            ),
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            **self._as_daemon,
        )
        until(lambda: self.answers("SELECT 1") == "1")

    def answers(self, statement: str) -> str:
        """Return what the server answers, or "" if it does not."""
        try:
            return self.tell(statement)
        except subprocess.CalledProcessError:
            return ""

    def kill(self) -> None:
        """End the server and all its processes at once, as a power cut does."""
        if self._process is not None:
            pid = self._process.pid
            # its processes each lead a group of their own, and could still answer for a while
            others = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
            for one in (pid, *others):
                with suppress(ProcessLookupError):
                    os.kill(one, signal.SIGKILL)
            self._process.wait(20)
            self._process = None


class Pair:
    """A server and the one that follows it."""

    def __init__(self, primary: Member, standby: Member) -> None:
        self.primary, self.standby = primary, standby

    @property
    def address(self) -> str:
        """The address of both, as an operator writes it."""
        hosts = ",".join(f"127.0.0.1:{one.port}" for one in (self.primary, self.standby))
        return f"postgresql+asyncpg://{USER}@{hosts}/postgres"

    def fail_over(self) -> None:
        """Kill the primary, and promote the standby."""
        self.primary.kill()
        assert self.standby.tell("SELECT pg_promote(true, 30)") == "t"


@contextmanager
def archiving(programs: Path) -> Iterator[tuple[Member, Member, Path]]:
    """Start a server that copies its write-ahead log to a directory; also yield one that has nothing yet."""
    with tempfile.TemporaryDirectory(prefix="nattvakt-wal-") as name:
        Path(name).chmod(0o755)
        directory, other, archive = [Path(name) / each for each in ("server", "other", "archive")]
        for each in (directory, other, archive):
            each.mkdir(mode=0o700)
        server, second = Member(programs, directory), Member(programs, other)
        if os.geteuid() == 0:
            shutil.chown(archive, DAEMON)
        server.run("initdb", *TRUST, "-D", str(server.data))
        server.set_up("archive_mode = on", f"archive_command = 'cp %p {archive}/%f'")
        server.start()
        try:
            yield server, second, archive
        finally:
            server.kill()
            second.kill()


@contextmanager
def paired(programs: Path) -> Iterator[Pair]:
    """Start two servers; a commit on the first is confirmed when the second has it."""
    with tempfile.TemporaryDirectory(prefix="nattvakt-pair-") as name:
        Path(name).chmod(0o755)
        directories = [Path(name) / each for each in ("first", "second")]
        for each in directories:
            each.mkdir(mode=0o700)
        pair = Pair(*(Member(programs, each) for each in directories))
        first, second = pair.primary, pair.standby
        try:
            first.run("initdb", *TRUST, "-D", str(first.data))
            first.start()
            first.run("pg_basebackup", *first.at, "-D", str(second.data), "-R", "-X", "stream", "-c", "fast")
            second.start()
            until(lambda: first.answers("SELECT count(*) FROM pg_stat_replication") == "1")
            first.tell("ALTER SYSTEM SET synchronous_standby_names = '*'")
            first.tell("SELECT pg_reload_conf()")
            until(lambda: first.answers("SELECT sync_state FROM pg_stat_replication") == "sync")
            yield pair
        finally:
            first.kill()
            second.kill()


def until(happened: Any) -> None:
    """Wait until something has happened, a minute at most."""
    for _ in range(600):
        if happened():
            return
        time.sleep(0.1)
    raise TimeoutError("it has not happened")
