"""A bot that is killed at an await: its leftovers are recorded, and another bot starts with them.

A killed process leaves the database as it is on the disk, and Discord as it is; nothing else can matter
afterwards. So one press runs with every task in a wrapper that checks both each time the task yields to the
loop. Consecutive awaits without a change leave the same, and count as one death.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import simcord

from application import create_bot
from practice.simulation import simcord_internals
from rules.chance.dice import ScriptedDice
from settings import Settings
from tests import seam
from tests.process.evening import Requests, Written
from tests.simulated.tabletop import PATIENCE, Person, Table


@dataclass(frozen=True)
class Death:
    """The leftovers of a bot that is killed now."""

    database: bytes
    world: str
    #: Everything that is in Discord, including private messages.
    said: list[str]


class Witness:
    """Records what a death would leave, whenever that changes."""

    def __init__(self, table: Table, requests: Requests) -> None:
        self.deaths: list[Death] = []
        self._table = table
        self._requests = requests
        self._disk = sqlite3.connect(table.database)
        self._seen: tuple[int, int] | None = None

    @contextmanager
    def watching(self) -> Iterator[None]:
        """While active, check at every await of every task that starts meanwhile."""
        loop = asyncio.get_running_loop()
        loop.set_task_factory(
            lambda loop, task, **more: asyncio.Task(_Watched(task, self.look), loop=loop, **more)
        )
        try:
            yield
        finally:
            loop.set_task_factory(None)
            self._disk.close()

    def look(self) -> None:
        (saved,) = self._disk.execute("PRAGMA data_version").fetchone()
        now = saved, len(self._table.env.backend.http_requests)
        if now != self._seen:
            self._seen = now
            self.deaths.append(self._photograph())

    def _photograph(self) -> Death:
        with closing(sqlite3.connect(":memory:")) as copy:
            self._disk.backup(copy)
            world = Written(discord=simcord_internals.dump(self._table.env), nonces=self._requests.nonces)
            said = [
                one.content
                for stored in simcord_internals.dump(self._table.env).messages.values()
                for one in stored.values()
            ]
            return Death(copy.serialize(), world.model_dump_json(), said)


class _Watched(Coroutine[Any, Any, Any]):
    """A coroutine that reports whenever it yields to the loop, and when it ends."""

    def __init__(self, inner: Coroutine[Any, Any, Any], look: Callable[[], None]) -> None:
        self._inner = inner
        self._look = look

    def send(self, value: Any) -> Any:
        try:
            return self._inner.send(value)
        finally:
            self._look()

    def throw(self, *error: Any) -> Any:
        try:
            return self._inner.throw(*error)
        finally:
            self._look()

    def close(self) -> None:
        self._inner.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._inner.__await__()


async def deaths_of(table: Table, press: Callable[[Table], Awaitable[object]]) -> list[Death]:
    """Press; return what a death at each await on the way would leave, without duplicates."""
    with Requests({}) as requests:
        witness = Witness(table, requests)
        with witness.watching():
            await press(table)
    return witness.deaths


@asynccontextmanager
async def woken(
    death: Death, path: Path, dice: Sequence[int] = (), *, dealt: bool = False
) -> AsyncIterator[Table]:
    """Start a bot with what another one left."""
    path.write_bytes(death.database)  # noqa: ASYNC240  # nothing else runs
    written = Written.model_validate_json(death.world)
    scripted = ScriptedDice()
    scripted.add(*dice)
    bot = create_bot(Settings(database=str(path)), dice=None if dealt else scripted)
    env = simcord.Env(bot, check_errors=False, settle_timeout=PATIENCE)
    seam.hurry(env)
    simcord_internals.restore(env, written.discord)
    with Requests(written.nonces):
        await env.start()
        try:
            await env.settle()
            yield _furnished(env, bot, scripted, path)
            assert not env.errors, env.errors
        finally:
            await env.shutdown()
            await bot.close()


def _furnished(env: simcord.Env, bot: Any, dice: ScriptedDice, path: Path) -> Table:
    """Find the people and places again by their names."""
    guild = simcord.GuildHandle(env, next(g for g in env.backend.guilds.values() if g.name == "Table"))
    users = {user.name: simcord.UserHandle(env, user) for user in env.backend.users.values()}
    table = Table(env, bot, dice, path, guild, guild.channels["play"], guild.channels["Talk"])
    table.gm, table.alva, table.boris = (
        Person(table, simcord.MemberActor(env, guild, users[name])) for name in ("greta", "alva", "boris")
    )
    return table
