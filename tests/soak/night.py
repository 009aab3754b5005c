"""A soak test: several lives on one database, each closed or killed in the middle of play."""

import asyncio
import multiprocessing
import signal
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random

from rules.registry import SYSTEMS
from storage.store import Store
from tests.soak.ledger import Confirmed, Ledger
from tests.soak.life import Broken, Message, Plan, Sample, Woken, live, look_at

#: A server process imports everything once, so that its children start in milliseconds.
START = multiprocessing.get_context("forkserver")
START.set_forkserver_preload(["tests.soak.life"])
#: Seconds without a report after which a life counts as stuck, and seconds between two looks at the clock.
PATIENCE, GLANCE = 120.0, 0.05


class Spoiled(Exception):
    """A check failed; the message says what is wrong."""


@dataclass
class Night:
    """The results of a soak test."""

    ledger: Ledger = field(default_factory=Ledger)
    lives: int = 0
    kills: int = 0
    looked_at: int = 0
    #: Seconds of play, without those for starting and checking.
    played: float = 0
    counts: Counter[str] = field(default_factory=Counter)
    latencies: list[float] = field(default_factory=list)
    #: Bytes of memory at the beginning and at the end of each life.
    memory: list[tuple[int, int]] = field(default_factory=list)


def play_a_night(plan: Plan, lives: int, seconds: float) -> Night:
    """Play this many lives, for this many seconds in total, and kill every other one; then check everything.

    Raise Spoiled if a check fails.
    """
    chance, night, each = Random(plan.seed), Night(), seconds / lives
    for number in range(lives):
        killed = number % 2 == 0
        life = replace(plan, seed=plan.seed + number, seconds=1e6 if killed else each)
        _Life(night, life).watch(each * chance.uniform(0.7, 1.1) if killed else None)
    asyncio.run(_look_at_all(plan, night.ledger))
    return night


async def _look_at_all(plan: Plan, ledger: Ledger) -> None:
    store = await Store.open(plan.database, SYSTEMS)
    try:
        async for campaign, wrong in look_at(store, ledger.accounts.values()):
            raise Spoiled(f"campaign {campaign}: {wrong}")
    finally:
        await store.close()


class _Life:
    """A playing process, as the soak test sees it from outside."""

    def __init__(self, night: Night, plan: Plan) -> None:
        self._night = night
        self._plan = plan
        self._woken = self._ended = 0.0
        self._confirmed = 0
        self._memory: list[int] = []
        self._ours, theirs = START.Pipe(duplex=False)
        self._process = START.Process(target=live, args=(plan, night.ledger, theirs))
        self._process.start()
        theirs.close()

    def watch(self, kill_after: float | None) -> None:
        """Record the process's reports until it ends; kill it after this many seconds of play, if given."""
        try:
            self._listen(kill_after)
            self._process.join(PATIENCE)
        finally:
            self._process.kill()
            self._process.join()
            self._ours.close()
        if self._process.exitcode != (0 if kill_after is None else -signal.SIGKILL):
            raise Spoiled(f"a life ended by itself: {self._process.exitcode}")
        self._night.lives += 1
        self._night.kills += kill_after is not None
        self._night.played += self._ended - self._woken
        if self._memory:
            self._night.memory.append((self._memory[0], self._memory[-1]))

    def _listen(self, kill_after: float | None) -> None:
        heard = time.monotonic()
        with suppress(EOFError):
            while time.monotonic() < heard + PATIENCE:
                if kill_after is not None and self._has_played(kill_after):
                    self._process.kill()
                if self._ours.poll(GLANCE):
                    self._hear(self._ours.recv())
                    heard = time.monotonic()
            raise Spoiled(f"nothing was heard for {PATIENCE} seconds")

    def _has_played(self, seconds: float) -> bool:
        long = self._woken and time.monotonic() > self._woken + seconds
        return bool(long) and self._confirmed >= self._plan.saves

    def _hear(self, message: Message) -> None:
        night = self._night
        self._ended = time.monotonic()
        match message:
            case Broken():
                raise Spoiled(message.what)
            case Woken():
                self._woken = time.monotonic()
                night.looked_at += message.looked_at
                night.ledger.touched.clear()
            case Sample():
                night.counts.update(message.counts)
                night.latencies += message.latencies
                self._memory.append(message.memory)
            case _:
                self._confirmed += isinstance(message, Confirmed)
                night.ledger.note(message)
