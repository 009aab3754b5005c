"""A strict Discord on this machine, in a process of its own, and the people who use it.

The server is not part of this repository: where its directory is absent, the tests that need it are skipped.
"""

import asyncio
import itertools
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import aiohttp

ROOT = Path(__file__).parents[2]
SERVER = ROOT.parent / "shared" / "wire"
#: Seconds to wait for anything, and between two looks at it.
PATIENCE, GLANCE = 30.0, 0.05

Json = dict[str, Any]
T = TypeVar("T")


class Impossible(Exception):
    """What no client of Discord's could do."""


def missing() -> str:
    """Return what the server needs and is not here, or nothing."""
    if not (SERVER / "wire_server.py").exists():
        return "the loopback Discord is not here"
    return "" if find_spec("jsonschema") else "the loopback Discord needs jsonschema"


@dataclass
class Wire:
    """The server, seen from the side of the people."""

    session: aiohttp.ClientSession
    known: Json

    async def do(self, verb: str, **what: Any) -> Any:
        """Have somebody do something, or ask the server about it."""
        async with self.session.post(f"{self.known['ctl']}/{verb}", json=what) as response:
            answer = await response.json()
        if response.status != 200:
            raise Impossible(f"{verb} {what}: {answer}")
        return answer

    async def now(self) -> int:
        """Return the number of the next thing to happen."""
        return int((await self.do("mark"))["n"])

    async def taken(self, since: int, method: str, path: str) -> None:
        """Wait until Discord has taken such a request of the bot's."""
        for times in itertools.count(1):
            found = await self.do("wait_http", since=since, method=method, path=path, n=times, wait=PATIENCE)
            assert found, (
                f"there was no {method} {path}: {await self.do('journal', since=since, kind='http')}"
            )
            if found["status"] == 200:
                return

    async def happens(self, since: int, kind: str, **match: Any) -> None:
        """Wait until something happened on the gateway."""
        found = await self.do("wait_gw", since=since, kind=kind, match=match, wait=PATIENCE)
        assert found, f"there was no {kind} {match}"


@dataclass
class BotProcess:
    """The running bot."""

    process: Process
    log: Path

    async def kill(self) -> None:
        self.process.kill()
        await self.process.wait()

    async def terminate(self) -> int:
        """Ask it to stop, and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8")


@asynccontextmanager
async def wire() -> AsyncIterator[Wire]:
    """Start the server."""
    arguments = (str(SERVER / "wire_server.py"), "--spec", str(SERVER / "discord-openapi.json"))
    server = await asyncio.create_subprocess_exec(sys.executable, "-B", *arguments, stdout=PIPE)
    assert server.stdout is not None
    try:
        known = json.loads(await asyncio.wait_for(server.stdout.readline(), PATIENCE))
        async with aiohttp.ClientSession() as session:
            yield Wire(session, known)
    finally:
        server.terminate()
        await server.communicate()


@asynccontextmanager
async def running(wire: Wire, directory: Path) -> AsyncIterator[BotProcess]:
    """Start the bot and wait until it is ready; whatever still runs at the end is killed."""
    bare = {key: value for key, value in os.environ.items() if not key.startswith("NATTVAKT_")}
    (directory / "config.toml").touch()
    surroundings = {
        "DISCORD_API_BASE": wire.known["rest"],
        "DISCORD_GATEWAY": wire.known["gateway"],
        "NATTVAKT_CONFIG": str(directory / "config.toml"),
        "NATTVAKT_DATABASE": str(directory / "nattvakt.sqlite3"),
        "NATTVAKT_TOKEN": wire.known["token"],
    }
    since = await wire.now()
    with (directory / "bot.log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.process.launch", cwd=ROOT, env=bare | surroundings, stderr=log
        )
    try:
        await wire.happens(since, "gw_out", t="GUILD_CREATE")
        yield BotProcess(process, directory / "bot.log")
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


@dataclass
class Place:
    """A server with a channel, its GM, and who else plays there."""

    wire: Wire
    channel: str
    gm: str
    player: str

    @classmethod
    async def furnish(cls, wire: Wire) -> "Place":
        guild = (await wire.do("world", do="guild", name="tavern"))["id"]
        gm, player = [
            (await wire.do("world", do="user", name=name, guild=guild))["id"] for name in ("greta", "alva")
        ]
        channel = (await wire.do("world", do="channel", guild=guild, name="play"))["id"]
        return cls(wire, channel, gm, player)

    async def slash(self, user: str, command: str, /, **options: Any) -> Json:
        """Use a command; return the answer as the message that it is in the end."""
        since = await self.wire.now()
        asked = await self.wire.do("slash", user=user, channel=self.channel, name=command, options=options)
        return await self.answer(since, asked)

    async def press(self, user: str, message: Json, verb: str, number: int = 0) -> Json:
        """Press the n-th button of a verb; return the answer as the message that it is in the end."""
        since = await self.wire.now()
        custom_id = offered(message, verb)[number]
        asked = await self.wire.do("click", user=user, message=message["id"], custom_id=custom_id)
        return await self.answer(since, asked)

    async def sit_down(self) -> None:
        """Make a campaign, a character, an opponent, and open a conflict between them."""
        await self.slash(self.gm, "campaign new", name="The night train")
        form = await self.slash(self.player, "character new", name="Mira")
        for menu, value in zip(offered(form, "sheet-attribute"), "458", strict=True):
            form = await self._select(self.player, form, menu, value)
        for number in range(2):
            form = await self._name_aspects(form, number)
        await self.press(self.player, form, "sheet-done")
        await self.slash(self.gm, "npc new", name="Guard", value=7)
        await self.slash(self.gm, "nyx conflict", character="Mira", opponent="Guard", mode="goal")

    async def pick(self) -> tuple[Json, Json]:
        """Let the player pick, and then the GM by direct message; return both answers."""
        picked = await self.press(self.player, await self.choose(self.player), "pick", 0)
        return picked, await self.press(self.gm, await self.letter(), "pick", 2)

    async def choose(self, user: str) -> Json:
        """Press "Choose" on the panel; return what it opens."""
        return await self.press(user, await self.panel(), "choose")

    async def messages(self) -> list[Json]:
        """Return what everybody sees in the channel."""
        seen = await self.wire.do("messages", user=self.gm, channel=self.channel)
        return [each for each in seen if not each["flags"] & 64]

    async def letter(self) -> Json:
        """Return the picker that the GM gets by direct message, once it is there."""

        async def look() -> Json | None:
            try:
                letters = await self.wire.do("messages", user=self.gm, dm=True)
            except Impossible:
                return None  # the bot has never written to this person
            return next((each for each in reversed(letters) if offered(each, "pick")), None)

        return await until(look)

    async def panel(self) -> Json:
        return next(each for each in reversed(await self.messages()) if offered(each, "choose"))

    async def stands(self, *contents: str) -> None:
        """Wait until these beginnings of messages are all that the bot has posted."""

        async def look() -> bool:
            posted = [message["content"] for message in await self.posted()]
            return len(posted) == len(contents) and all(map(str.startswith, posted, contents))

        try:
            await until(look)
        except TimeoutError:
            raise AssertionError([message["content"] for message in await self.posted()]) from None

    async def posted(self) -> list[Json]:
        """Return what the bot has posted in the channel without being asked."""
        return [each for each in await self.messages() if not each.get("interaction_metadata")]

    async def reread(self, message: Json) -> Json:
        """Return a message of the GM's as it is now."""
        seen = await self.wire.do("messages", user=self.gm, channel=self.channel)
        return next(each for each in seen if each["id"] == message["id"])

    async def _select(self, user: str, message: Json, custom_id: str, value: str) -> Json:
        since = await self.wire.now()
        chosen = {"message": message["id"], "custom_id": custom_id, "values": [value]}
        return await self.answer(since, await self.wire.do("select", user=user, **chosen))

    async def _name_aspects(self, form: Json, number: int) -> Json:
        custom_id = offered(form, "sheet-aspects")[number]
        opened = await self.wire.do("click", user=self.player, message=form["id"], custom_id=custom_id)
        names = {str(blank): f"aspect {number}{blank}" for blank in range(5)}
        since = await self.wire.now()
        sent = await self.wire.do("modal", user=self.player, interaction=opened["id"], values=names)
        return await self.answer(since, sent)

    async def answer(self, since: int, asked: Json) -> Json:
        """Return the answer to what was asked, once it is there."""
        path = f"/webhooks/*/{asked['token']}/messages/@original"
        await self.wire.taken(since, "PATCH", path)
        told = await self.wire.do("interaction", id=asked["id"])
        return dict(told["message"])


async def until(look: Callable[[], Awaitable[T | None]]) -> T:
    """Look again and again, until there is something to see."""
    for _ in range(int(PATIENCE / GLANCE)):
        if found := await look():
            return found
        await asyncio.sleep(GLANCE)
    raise TimeoutError


def offered(message: Json, verb: str) -> list[str]:
    """Return the ids of a message's buttons and menus that mean this verb."""
    parts = [part for row in message["components"] for part in row["components"]]
    return [part["custom_id"] for part in parts if part["custom_id"].startswith(f"n:{verb}:")]
