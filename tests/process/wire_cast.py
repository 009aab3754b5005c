"""Moments of campaigns, written into a database before the bot starts, for people of the loopback Discord.

They are the moments of the table of permissions (tests/cogs/permissions_cast.py). What only a bot could tell
of them, since it shows it, stands in them as `LATER`.
"""

import asyncio
import importlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from rules.registry import SYSTEMS
from storage import Store
from storage.store import utc_now
from table.deadlines import take_turn
from table.play import Table
from tests.cogs.permissions_cast import KINDS, Cast, Scene, built
from tests.process.wire import Wire

LATER = "later"
#: The buttons of a course and the menu of the GM who picks for others: what they carry, the bot alone knows.
COURSES = {"session start": "start", "session end": "end", "scene new": "scene", "scene rest": "rest"}


@dataclass(frozen=True)
class Known:
    """A channel or an account, as far as the moments know one."""

    id: int

    async def slash(self, command: str, *_: Any) -> Any:
        return shown({"custom_id": f"n:course:0:{COURSES[command]}:{LATER}"})

    async def forge(self, *_: Any, **__: Any) -> Any:
        options = [{"label": LATER, "value": LATER}]
        return shown({"custom_id": f"n:overdue-to:0:1:{LATER}", "options": options})


def shown(component: dict[str, Any]) -> Any:
    """Return a message with one button or menu."""
    return SimpleNamespace(message=SimpleNamespace(components=[{"components": [component]}]))


@dataclass
class Desk:
    """What the moments ask of a table, and of the bot at it: a store, and a clock that is set by hand."""

    store: Store
    table: Table
    guild: Known
    watch: Any
    bot: Any = field(init=False)
    env: Any = field(init=False)

    def __post_init__(self) -> None:
        self.bot = SimpleNamespace(table=self.table, clock=SimpleNamespace(tick=self._tick))
        self.env = SimpleNamespace(settle=_nothing)

    async def _tick(self) -> None:
        for campaign in await self.store.deadlines.campaigns():
            await take_turn(self.table, campaign)

    async def seat(self, wire: Wire) -> Cast:
        """Return one new account for each kind of person."""
        home = str(self.guild.id)
        made = await asyncio.gather(*(wire.world("user", name=kind, guild=home) for kind in KINDS))
        people: Any = {kind: Known(int(id_)) for kind, id_ in zip(KINDS, made, strict=True)}
        nowhere: Any = Known(0)
        table: Any = self
        return Cast(table, people, nowhere, 0, nowhere, 0)

    async def set(self, wire: Wire, cast: Cast, part: str, name: str) -> Scene:
        """Write down a moment, in a channel of its own."""
        place: Any = Known(int(await wire.world("channel", guild=str(self.guild.id), name=name)))
        system = "nyx" if part == "shared" else part
        module = importlib.import_module(f"tests.cogs.permissions_scenes_{system}")
        return await built(cast, place, system, name, getattr(module, name))

    async def leave_unshown(self) -> None:
        """Let the bot find nothing that it had to show at its start."""
        for _, campaign, contest in await self.store.unshown():
            version = await self.store.contest_version(campaign, contest)
            assert version is not None
            await self.store.mark_shown(campaign, contest, version.changed)


async def _nothing() -> None:
    pass


class Watch:
    """What time it is: as on the machine, until it is set."""

    time: Any = None

    def __call__(self) -> Any:
        return self.time or utc_now()


@asynccontextmanager
async def desk(wire: Wire, database: Path) -> AsyncIterator[Desk]:
    """Open a database for writing moments of the server that the loopback Discord begins with."""
    watch = Watch()
    store = await Store.open(database, SYSTEMS, now=watch)
    try:
        yield Desk(store, Table(store), Known(int(wire.known["guild"])), watch)
    finally:
        await store.close()
