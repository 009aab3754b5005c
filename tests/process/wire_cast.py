"""Campaigns for users of the loopback Discord, stored in a database before the bot starts.

They are at the moments that the table of permissions names (tests/whole/permissions/cast.py). `LATER` stands
for values that only a running bot knows, because it shows them.
"""

import asyncio
import importlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from rules.campaign.actions import FoundCampaign, TakeSeat
from rules.core.seat import PUBLIC, Seat
from rules.nyx.base.enums import SHEET_ATTRIBUTES, Mode
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.registry import SYSTEMS
from storage.store import Store, utc_now
from table.deadlines import take_turn
from table.play.table import Table
from tests.process.wire import BotProcess, Wire, check, running, wire
from tests.process.wire_place import Place
from tests.simulated.tabletop import ASPECTS
from tests.table.nyx_table import closes_decks
from tests.whole.permissions.cast import KINDS, Cast, Scene, built

LATER = "later"
#: The commands that preview a change, with the word for each in the id of the button that confirms it.
COURSES = {"session start": "start", "session end": "end", "scene new": "scene", "scene rest": "rest"}


@dataclass(frozen=True)
class Known:
    """A channel or an account; it answers the few requests with which a moment is set up."""

    id: int

    async def slash(self, command: str, *_: Any) -> Any:
        return shown({"custom_id": f"n:course:0:{COURSES[command]}:{LATER}"})

    async def forge(self, *_: Any, **__: Any) -> Any:
        options = [{"label": LATER, "value": LATER}]
        return shown({"custom_id": f"n:overdue-to:0:1:{LATER}", "options": options})


@dataclass(frozen=True)
class Someone(Known):
    """An account that can also write in a channel."""

    wire: Wire

    @property
    def actor(self) -> "Someone":
        return self

    async def send(self, place: Known, content: str) -> Known:
        said = await self.wire.do("say", user=str(self.id), channel=str(place.id), content=content)
        return Known(int(said["id"]))


def shown(component: dict[str, Any]) -> Any:
    """Return a message with one button or menu."""
    return SimpleNamespace(message=SimpleNamespace(components=[{"components": [component]}]))


@dataclass
class Desk:
    """Replaces a table and its bot when campaigns are set up: a store, and a clock that is set by hand."""

    store: Store
    table: Table
    guild: Known
    watch: Any
    bot: Any = field(init=False)
    env: Any = field(init=False)
    #: The server on which the last cast has accounts.
    wire: Wire = field(init=False)

    def __post_init__(self) -> None:
        self.bot = SimpleNamespace(
            table=self.table,
            services=SimpleNamespace(
                table=self.table,
                scheduler=SimpleNamespace(tick=self._tick),
                channels=SimpleNamespace(find=self._find),
            ),
        )
        self.env = SimpleNamespace(settle=_nothing)

    async def _tick(self) -> None:
        for campaign in await self.store.deadlines.campaigns():
            await take_turn(self.table, campaign)

    async def _find(self, place: int) -> Any:
        """Return a channel in which a message can be posted, in the bot's name."""

        async def send(content: str) -> Known:
            made = await self.wire.as_bot("POST", f"/channels/{place}/messages", {"content": content})
            return Known(int(made["id"]))

        return SimpleNamespace(send=send)

    async def seat(self, wire: Wire) -> Cast:
        """Return a cast with a new account for each kind of person."""
        self.wire = wire
        home = str(self.guild.id)
        made = await asyncio.gather(*(wire.world("user", name=kind, guild=home) for kind in KINDS))
        people: Any = {kind: Someone(int(id_), wire) for kind, id_ in zip(KINDS, made, strict=True)}
        nowhere: Any = Known(0)
        table: Any = self
        return Cast(table, people, nowhere, 0, nowhere, 0)

    async def set(self, wire: Wire, cast: Cast, part: str, name: str) -> Scene:
        """Store a campaign at the named moment, in a new channel."""
        place: Any = Known(int(await wire.world("channel", guild=str(self.guild.id), name=name)))
        system = "nyx" if part == "shared" else part
        module = importlib.import_module(f"tests.whole.permissions.scenes_{system}")
        return await built(cast, place, system, name, getattr(module, name))

    async def chase(self, wire: Wire, home: str = "") -> Place:
        """Store a new conflict between a player's Mira and the GM's guard; a dog is not part of it."""
        home = home or str(self.guild.id)
        gm, player, channel = await asyncio.gather(
            wire.world("user", name="greta", guild=home),
            wire.world("user", name="alva", guild=home),
            wire.world("channel", guild=home, name="play"),
        )
        founding = FoundCampaign(holder=int(gm), name="The night train", language="en", place=int(channel))
        campaign = (await self.table.found(int(home), "nyx", founding)).campaign
        alva = (await self.table.play(campaign.id, TakeSeat(holder=int(player)), PUBLIC)).after.campaign
        await self._sheet(campaign.id, alva.seat_of(int(player)))
        await self._open(campaign.id, campaign.seat_of(int(gm)), int(channel))
        return Place(wire, campaign.id, channel, gm, player)

    async def _sheet(self, campaign: int, seat: Seat) -> None:
        await self.table.play(campaign, nyx.CreateCharacter(name="Mira"), seat)
        for attribute, value in zip(SHEET_ATTRIBUTES, (4, 5, 8), strict=True):
            setting = nyx.SetAttribute(character="1", attribute=attribute, value=value)
            await self.table.play(campaign, setting, seat)
        await self.table.play(campaign, nyx.NameAspects(character="1", first=1, names=ASPECTS), seat)
        await self.table.play(campaign, nyx.FinishCharacter(character="1"), seat)

    async def _open(self, campaign: int, gm: Seat, place: int) -> None:
        await self.table.play(campaign, nyx.CreateBare(name="Guard", value=7), gm)
        sides = (
            contest_actions.SideSetup(character="1", goal="Get in"),
            contest_actions.SideSetup(character="2", goal="No"),
        )
        opening = contest_actions.OpenConflict(place=place, title="Mira – Guard", sides=sides, mode=Mode.GOAL)
        await self.table.play(campaign, opening, gm)
        await self.table.play(campaign, nyx.CreateBare(name="Dog", value=5), gm)

    async def leave_unshown(self) -> None:
        """Mark everything as shown, so that the bot has nothing to show when it starts."""
        for _, campaign, contest in await self.store.posts.unshown():
            version = await self.store.posts.revision(campaign, contest)
            assert version is not None
            await self.store.posts.mark_shown(campaign, contest, version.changed)


async def _nothing() -> None:
    pass


class Watch:
    """A clock that shows the machine's time until a test sets `time`."""

    time: Any = None

    def __call__(self) -> Any:
        return self.time or utc_now()


@asynccontextmanager
async def desk(wire: Wire, database: Path | str) -> AsyncIterator[Desk]:
    """Open a database in which to store campaigns of the loopback Discord's first server."""
    watch = Watch()
    store = await Store.open(database, SYSTEMS, now=watch)
    try:
        table = Table(store)
        closes_decks(table)  # so no message closes a deck in the middle of a test
        yield Desk(store, table, Known(int(wire.known["guild"])), watch)
    finally:
        await store.close()


async def begun(wire: Wire, directory: Path, chases: int = 1) -> list[Place]:
    """Store conflicts that have just begun, for a bot in this directory; return their places."""
    async with desk(wire, directory / "nattvakt.sqlite3") as table:
        return await asyncio.gather(*(table.chase(wire) for _ in range(chases)))


@dataclass
class Evening:
    """A loopback Discord, a running bot, and places where a conflict has just begun."""

    wire: Wire
    bot: BotProcess
    places: list[Place]

    def taken(self, number: int) -> list[Place]:
        """Return this many places that no other test of the module has used or will use."""
        assert len(self.places) >= number, "lay out more places for this module"
        taken, self.places = self.places[:number], self.places[number:]
        return taken


@asynccontextmanager
async def evening(directory: Path, chases: int, *options: str, silence: float = 60) -> AsyncIterator[Evening]:
    """Start Discord and a bot; at the end, require that the bot sent nothing wrong and stops cleanly.

    No commands are registered, because that takes seconds: the tests use only buttons.
    """
    async with wire(*options) as server:
        places = await begun(server, directory, chases)
        async with running(server, directory, silence, sync_commands=False) as process:
            await asyncio.gather(*(place.panel() for place in places))
            yield Evening(server, process, places)
            await check(server)
            assert await process.terminate() == 0
        assert "Traceback" not in process.logged()
