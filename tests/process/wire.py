"""A strict loopback Discord on this machine, and the bot, each in a separate process.

The loopback Discord is not part of this repository; tests that need it are skipped if it is absent.
"""

import asyncio
import itertools
import json
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from multiprocessing.context import ForkServerProcess
from multiprocessing.forkserver import ensure_running
from pathlib import Path
from typing import Any, TypeVar

import aiohttp

from tests.process.launch import run
from tests.process.start import START

ROOT = Path(__file__).parents[2]
SERVER = ROOT.parent / "shared" / "wire"
#: The most seconds to wait for anything, and between two looks while waiting.
PATIENCE, GLANCE = 60.0, 5.0
#: The user agent of requests that the tests themselves send as the bot.
AGENT = "DiscordBot (https://example.org, 1)"

Json = dict[str, Any]
T = TypeVar("T")


class Impossible(Exception):
    """Something that no Discord client could do."""


def missing() -> str:
    """Return why the loopback Discord cannot run here, or an empty text if it can."""
    if not (SERVER / "wire_server.py").exists():
        return "the loopback Discord is not here"
    return "" if find_spec("jsonschema") else "the loopback Discord needs jsonschema"


@dataclass
class Wire:
    """The loopback Discord, as its users and the tests control it."""

    session: aiohttp.ClientSession
    known: Json
    quiet: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def do(self, verb: str, **what: Any) -> Any:
        """Send a control request: let a user do something, or ask the loopback Discord; return its answer."""
        async with self.session.post(f"{self.known['ctl']}/{verb}", json=what) as response:
            answer = await response.json()
        if response.status != 200:
            raise Impossible(f"{verb} {what}: {answer}")
        return answer

    async def world(self, do: str, **what: Any) -> str:
        """Change the loopback Discord's world; return the id of what was created, or an empty text."""
        made: Json = await self.do("world", do=do, **what)
        return str(made.get("id", ""))

    async def as_bot(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request to Discord as the bot."""
        headers = {"Authorization": f"Bot {self.known['token']}", "User-Agent": AGENT}
        url = self.known["rest"] + path
        async with self.session.request(method, url, json=body, headers=headers) as response:
            answer = None if response.status == 204 else await response.json()
        assert response.status < 300, (method, path, answer)
        return answer

    @asynccontextmanager
    async def silence(self) -> AsyncIterator[None]:
        """Hold back all events from the bot within the context, and deliver them after it."""
        async with self.quiet:
            await self.do("gateway", action="pause")
            try:
                yield
            finally:
                await self.do("gateway", action="resume_dispatch")

    async def now(self) -> int:
        """Return the number that the next entry of the server's journal gets."""
        return int((await self.do("mark"))["n"])

    async def taken(self, since: int, method: str, path: str) -> None:
        """Wait until Discord has accepted a request of the bot to this path; `since` is a number of `now`."""
        for times in itertools.count(1):
            found = await self.do("wait_http", since=since, method=method, path=path, n=times, wait=PATIENCE)
            assert found, (
                f"there was no {method} {path}: {await self.do('journal', since=since, kind='http')}"
            )
            if found["status"] == 200:
                return

    async def until(self, path: str, look: Callable[[], Awaitable[T | None]]) -> T:
        """Call `look` now and after each request to this path, until it finds something; return that."""
        since, end = await self.now(), time.monotonic() + PATIENCE
        while not (found := await look()):
            if time.monotonic() > end:
                raise TimeoutError(path)
            taken = await self.do("wait_http", since=since, path=path, wait=GLANCE)
            since = taken["n"] + 1 if taken else since
        return found

    async def happens(self, since: int, kind: str, **match: Any) -> None:
        """Wait for an event of this kind, with these fields, after `since`."""
        found = await self.do("wait_gw", since=since, kind=kind, match=match, wait=PATIENCE)
        assert found, f"there was no {kind} {match}"


@dataclass
class BotProcess:
    """The running bot."""

    process: ForkServerProcess
    log: Path

    async def kill(self) -> None:
        self.process.kill()
        await self.ended()

    async def terminate(self) -> int | None:
        """Tell the bot to stop, and return its exit code."""
        self.process.terminate()
        return await self.ended()

    async def ended(self) -> int | None:
        """Wait until the bot ends; return its exit code."""
        await asyncio.to_thread(self.process.join, PATIENCE)
        return self.process.exitcode

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8")


@asynccontextmanager
async def wire(*options: str) -> AsyncIterator[Wire]:
    """Run the loopback Discord within the context."""
    ensure_running()  # the process that the bots are forked from starts in the meantime
    arguments = ("-m", "tests.process.server", "--spec", str(SERVER / "discord-openapi.json"), *options)
    server = await asyncio.create_subprocess_exec(sys.executable, "-B", *arguments, stdout=PIPE, cwd=ROOT)
    assert server.stdout is not None
    try:
        known = json.loads(await asyncio.wait_for(server.stdout.readline(), PATIENCE))
        async with aiohttp.ClientSession() as session:
            yield Wire(session, known)
    finally:
        server.terminate()
        await server.communicate()


@asynccontextmanager
async def running(
    wire: Wire, directory: Path, silence: float = 60, **settings: Any
) -> AsyncIterator[BotProcess]:
    """Start the bot and wait until it is ready; kill it at the end if it is still running."""
    since = await wire.now()
    async with started(wire, directory, silence, **settings) as bot:
        await wire.happens(since, "gw_out", t="GUILD_CREATE")
        yield bot


#: Tests press faster than people.
UNHURRIED = {"commands_per_minute": 0, "presses_per_minute": 0, "texts_per_minute": 0}


@asynccontextmanager
async def started(
    wire: Wire,
    directory: Path,
    silence: float = 60,
    program: Path | None = None,
    apart: int = 0,
    **settings: Any,
) -> AsyncIterator[BotProcess]:
    """Start the bot; kill it at the end if it is still running. `program` is another release of it.

    The bot counts its connection as dead after `silence` seconds without an answer. Bots that share a
    database begin their sessions `apart` milliseconds after one another; at Discord it is 5 seconds.
    """
    (directory / "config.toml").touch()
    own = {"database": directory / "nattvakt.sqlite3", "token": wire.known["token"]}
    told = {**own, **UNHURRIED, **settings}
    surroundings = {
        "DISCORD_API_BASE": wire.known["rest"],
        "DISCORD_GATEWAY": wire.known["gateway"],
        "GATEWAY_SILENCE": str(silence),
        "SESSIONS_APART": str(apart),
        "NATTVAKT_CONFIG": str(directory / "config.toml"),
        **{f"NATTVAKT_{name.upper()}": str(value) for name, value in told.items()},
    }
    log = directory / "bot.log"
    process = START.Process(target=run, args=(surroundings, log, program), daemon=True)
    process.start()
    try:
        yield BotProcess(process, log)
    finally:
        process.kill()
        await asyncio.to_thread(process.join)
        process.close()


async def check(server: Wire) -> None:
    """Require that everything the bot sent fits Discord's own schema."""
    audit = await server.do("audit")
    wrong = [each for each in audit["violations"] if each["errors"][0]["code"] != "40060"]
    assert not wrong, wrong  # 40060 is for answers that the tests lost or delivered twice
    assert not audit["unknown_keys_beyond_discord_py"], audit["unknown_keys_beyond_discord_py"]
    cannot = [gap for gap in audit["engine_gaps"] if isinstance(gap["why"], str) and not is_cut_off(gap)]
    assert not cannot, cannot


def is_cut_off(gap: Json) -> bool:
    """Return whether a request failed only because the process that sent it was killed."""
    return str(gap["why"]).endswith("ConnectionResetError: Connection lost\n")
