"""One campaign in play: several people act at once at two tables, and some leave before the answer."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from rules.campaign.actions import EndSession, StartSession
from rules.contract.system import AnyState, Played
from rules.core.refusal import Refused
from rules.core.seat import Role, Seat
from storage.documents.errors import StorageError, StoreClosed
from storage.founding import Beginning
from storage.store import Store
from table.play.table import Table
from tests.soak.checks import flaws
from tests.soak.ledger import (
    PEOPLE,
    Account,
    Confirmed,
    Doubted,
    Founded,
    Kept,
    Ledger,
    News,
    Promised,
    PutAside,
    Settled,
    digests,
)
from tests.soak.players import Move, player
from tests.soak.trouble import Trouble

GM = Seat(role=Role.GM, id="1")
#: Rounds after which a campaign makes way for another, and rounds between two complete checks of it.
LENGTH, CHECKED = 80, 12
#: In one of this many rounds, a player leaves before the answer.
GOES_AWAY = 15
WORDS = ("raven", "moon", "tide")


class Flawed(Exception):
    """A check failed; the message names the campaign and what is wrong."""


@dataclass
class House:
    """The tables, records and limits that the campaigns of one life share."""

    #: Two independent tables; on a database server, each has a separate store.
    tables: Sequence[Table]
    #: A store on the same database, but without faults, for the checks.
    clean: Store
    trouble: Trouble
    ledger: Ledger
    chance: Random
    tell: Callable[[News], None]
    #: Limits how many campaigns are in progress at once.
    room: asyncio.Semaphore
    #: The confirmations still missing before the stores may close; `enough` is set once all have come.
    missing: int = 0
    enough: asyncio.Event = field(default_factory=asyncio.Event)
    counts: Counter[str] = field(default_factory=Counter)
    latencies: list[float] = field(default_factory=list)

    @property
    def stores(self) -> Sequence[Store]:
        """Return the stores of the tables, without duplicates."""
        return tuple({id(table.store): table.store for table in self.tables}.values())

    async def close(self) -> None:
        """Close the stores, even while saves are in progress."""
        for store in self.stores:
            await store.close()

    def note(self, news: News) -> None:
        """Record a piece of news, here and outside the process."""
        self.ledger.note(news)
        self.tell(news)
        self.missing -= isinstance(news, Confirmed)
        if self.missing <= 0:
            self.enough.set()


class Playing:
    """A campaign and its players."""

    def __init__(self, house: House, account: Account, player: Any) -> None:
        self._house = house
        self._account = account
        self._player = player
        self._id = account.campaign
        #: The saves since the last check that may or may not have happened, such as those of people who left.
        self._doubts = 0

    @classmethod
    async def found(cls, house: House, game: str, home: int) -> "Playing":
        """Store a new campaign that already has people in it."""
        evening = player(game, house.chance)

        def build(number: int) -> Beginning:
            head = evening.state.campaign.but(id=number, home=home, places=())
            return Beginning(evening.state.but(campaign=head), evening.log)

        campaign = (await _surely(lambda: house.tables[0].store.create(build, GM.id))).state.campaign.id
        house.note(Founded(campaign, game, digests(evening.log)))
        return cls(house, house.ledger.accounts[campaign], evening)

    @classmethod
    def resumed(cls, house: House, account: Account) -> "Playing":
        """Continue with a campaign of an earlier life."""
        return cls(house, account, player(account.system, house.chance))

    async def go_on(self, rounds: int) -> None:
        """Play some rounds, then put the campaign aside; raise StoreClosed when the stores are closed."""
        for number in range(1, rounds + 1):
            async with self._house.room:
                await self._round()
                await self._settle()
                if number % CHECKED == 0 or number == rounds:
                    await self._check()
        self._house.note(PutAside(self._id))

    async def _round(self) -> None:
        """Play, or rarely do something else: begin or end a session, undo, cut a deck or open it."""
        seldom = (self._turn_session, self._undo, self._cut, self._open_deck)
        chosen = self._house.chance.choices((self._play, *seldom), (85, 4, 5, 3, 3))[0]
        await chosen()

    async def _play(self) -> None:
        """Let some people act on the same state, all at once."""
        chance, state = self._house.chance, await _surely(lambda: self._house.tables[0].state(self._id))
        wishes = [self._wish(state) for _ in range(chance.randint(1, PEOPLE))]
        tasks = [asyncio.create_task(self._do(moves)) for moves in wishes]
        if chance.randrange(GOES_AWAY) == 0:
            for _ in range(chance.randrange(12)):
                await asyncio.sleep(0)
            gone = tasks[0].cancel()
            self._doubts += gone
            self._house.counts["went away"] += gone
        for done in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(done, BaseException) and not isinstance(done, asyncio.CancelledError):
                raise done

    def _wish(self, state: AnyState) -> tuple[Move, ...]:
        try:
            wished: tuple[Move, ...] = self._player.wish(state)
        except Refused as refused:
            raise Flawed(f"campaign {self._id}: what is offered is refused, {refused.code}") from refused
        return wished

    async def _do(self, moves: Sequence[Move]) -> None:
        table = self._house.chance.choice(self._house.tables)
        for action, seat in moves:
            start = time.perf_counter()
            played = await self._tried(partial(table.play, self._id, action, seat))
            if played is None:
                return
            self._house.latencies.append(time.perf_counter() - start)

    async def _turn_session(self) -> None:
        action = self._house.chance.choice((StartSession(), EndSession()))
        await self._do(((action, GM),))

    async def _undo(self) -> None:
        """Undo the last save, if possible."""
        table = self._house.tables[0]
        try:
            act = await _surely(lambda: table.last_act(self._id))
        except Refused:
            return
        events = digests(act.save.events)
        self._house.note(Doubted(self._id, events))
        seats = [Seat(role=one.role, id=one.id) for one in act.state.campaign.seats]
        undone = await self._tried(lambda: table.undo(self._id, act.save.version, seats))
        if undone is None:
            self._house.note(Kept(self._id, events))
        self._house.counts["taken back"] += undone is not None

    async def _cut(self) -> None:
        word = self._house.chance.choice(WORDS)
        self._doubts += 1
        deck = await self._tried(lambda: self._house.tables[0].cut(self._id, GM, word))
        if deck is not None:
            self._house.note(Promised(self._id, deck.number, deck.promise))

    async def _open_deck(self) -> None:
        self._doubts += 1
        await self._tried(lambda: self._house.tables[1].open_deck(self._id, GM))

    async def _tried(self, do: Callable[[], Awaitable[Any]]) -> Any:
        """Do something that may be refused or fail; if it succeeds, record its events as confirmed."""
        counts = self._house.counts
        try:
            done = await do()
        except Refused as refused:
            counts[f"refused {refused.code}"] += 1
            return None
        except StoreClosed:
            raise
        except StorageError:
            counts["failed"] += 1
            return None
        if isinstance(done, Played):
            self._house.note(Confirmed(self._id, digests(done.events)))
            self._doubts += not done.events  # without events there may be no save, or only that of a new deck
            counts["saves"] += 1
            counts["events"] += len(done.events)
        return done

    async def _settle(self) -> None:
        """Wait until no save is in progress, and check that the number of saves is possible."""
        if self._doubts:  # saves keep their order, so after this one the saves of people who left are done
            for store in self._house.stores:
                await _surely(partial(store.posts.mark_shown, self._id, "0", 0))
        version, known = await self._house.clean.version(self._id) or 0, self._account.saves
        if not known <= version <= known + self._doubts:
            raise Flawed(f"campaign {self._id}: saved {known} times, {self._doubts} in doubt; has {version}")
        self._doubts = 0
        self._house.note(Settled(self._id, version))

    async def _check(self) -> None:
        """Check the whole campaign; the tables' cached states must equal the stored state."""
        stored = await self._house.clean.load(self._id)
        found = [wrong async for wrong in flaws(self._house.clean, self._account)]
        at_hand = [await _surely(partial(table.state, self._id)) for table in self._house.tables]
        if stored is None or any(state != stored.state for state in at_hand):
            found.append("a table has another state at hand")
        if found:
            raise Flawed(f"campaign {self._id} ({self._account.system}): {found}")
        self._house.counts["checks"] += 1


async def _surely(do: Callable[[], Awaitable[Any]]) -> Any:
    """Do something, again and again until no fault prevents it."""
    while True:
        try:
            return await do()
        except StoreClosed:
            raise
        except StorageError:
            await asyncio.sleep(0)
