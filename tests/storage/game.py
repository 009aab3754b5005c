"""A campaign of Nyx, or of a similar game, played directly on the store, for the tests of storage."""

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from rules.campaign.actions import ChangeScene, FoundCampaign
from rules.campaign.model import Campaign
from rules.chance.dice import Dice, EntropyDice
from rules.contract.system import AnyState, Played, System, fold, new, play
from rules.core.model_base import Action
from rules.core.seat import PUBLIC, Role, Seat
from rules.nyx.state.actions import CreateBare
from rules.nyx.state.contest_actions import OpenConflict, SideSetup
from rules.registry import SYSTEMS
from storage.database.sqlite import SqliteConnection
from storage.founding import Beginning
from storage.store import Store
from storage.stored import Stored

T = TypeVar("T")
NYX = SYSTEMS["nyx"]
GM = Seat(role=Role.GM, id="1")
HOME = 100


def seeded(seed: int = 0) -> Dice:
    """Return dice that fall the same way every time."""
    return EntropyDice(random.Random(seed).randbytes)


def foundation(place: int, home: int = HOME, system: System = NYX) -> Callable[[int], Beginning]:
    """Return a function that builds a campaign bound to a place."""

    def build(number: int) -> Beginning:
        head = Campaign(id=number, home=home, name="", system=system.name, language="en")
        action = FoundCampaign(holder=7, name=f"River {place}", language="sv", place=place)
        played = play(system, new(system, head), action, PUBLIC, seeded())
        return Beginning(played.after, played.events)

    return build


async def on_driver(store: Store, work: Callable[[sqlite3.Connection], T]) -> T:
    """Do `work` with the connection through which a store in a file writes, on its thread."""
    link = store._database.write
    assert isinstance(link, SqliteConnection)
    return await asyncio.get_running_loop().run_in_executor(link._thread, work, link._connection)


async def counting(store: Store, run: "Counter[str] | set[str]") -> None:
    """Note the first word of each statement that the writer runs from now on."""

    def note(sql: str) -> None:
        run.update([sql.split(maxsplit=1)[0]])

    await on_driver(store, lambda connection: connection.set_trace_callback(note))


async def on_writer(store: Store, statement: str) -> list[Any]:
    """Run a statement on the connection through which a store in a file writes."""
    return await on_driver(store, lambda connection: connection.execute(statement).fetchall())


def next_scene(state: AnyState) -> Played:
    """Return the outcome of a very small change: the GM ends a scene."""
    return play(NYX, state, ChangeScene(), GM, seeded())


@dataclass
class Game:
    """A campaign, with its state as the store returned it last."""

    store: Store
    stored: Stored
    dice: Dice
    system: System = NYX

    @classmethod
    async def found(cls, store: Store, place: int = 1, home: int = HOME, system: System = NYX) -> "Game":
        stored = await store.create(foundation(place, home, system), GM.id)
        return cls(store, stored, seeded(place), system)

    @property
    def id(self) -> int:
        number: int = self.stored.state.campaign.id
        return number

    async def play(self, action: Action, seat: Seat = GM) -> Stored:
        """Play an action and save it."""
        played = play(self.system, self.stored.state, action, seat, self.dice)
        self.stored = await self.store.save(self.stored, played.after, played.events, seat.id)
        return self.stored

    async def conflict(self) -> str:
        """Open a conflict between two new opponents, both of the GM, and return its id."""
        for animal in ("Wolf", "Bear"):
            await self.play(CreateBare(name=f"{animal} {self.stored.version}", value=9))
        wolf, bear = tuple(self.stored.state.characters)[-2:]
        sides = (SideSetup(character=wolf, goal="eat"), SideSetup(character=bear, goal="sleep"))
        await self.play(OpenConflict(place=1, title="In the den", sides=sides))
        return str(list(self.stored.state.contests)[-1])

    async def wander(self, steps: int, chance: random.Random) -> None:
        """Play random actions among those offered to the GM; open a conflict whenever none is open."""
        for _ in range(steps):
            if not any(map(self.system.is_open, self.stored.state.contests.values())):
                await self.conflict()
            await self.play(chance.choice(self.system.legal_actions(self.stored.state, GM)))


async def retold(store: Store, campaign: int, system: System = NYX) -> AnyState:
    """Return the state that the log alone gives, in the form that `load` returns but without accounts."""
    head = Campaign(id=campaign, home=HOME, name="", system=system.name, language="en")
    logged = await store.log.events(campaign)
    state = fold(system, new(system, head), [each.event for each in logged])
    running = {number: contest for number, contest in state.contests.items() if system.is_open(contest)}
    return state.but(contests=running)
