"""Loads the games that are played: their commands, the routes of their buttons, and their records.

Most hosts play one game, and each takes about 8 MB and a quarter of a second.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import NamedTuple


class Extensions(NamedTuple):
    """What a bot loads. A module in it has a `setup` that registers commands and routes."""

    #: The modules that are loaded at its start, in this order.
    shared: tuple[str, ...] = ()
    #: The modules that are loaded with the first campaign of a game.
    games: Mapping[str, tuple[str, ...]] = {}
    #: What each game provides for the shared commands, as `package.module:attribute`.
    records: Mapping[str, str] = {}

    @property
    def modules(self) -> tuple[str, ...]:
        """Every module."""
        return (*self.shared, *(name for names in self.games.values() for name in names))


class GameLoader:
    """Loads each game once, when it is first needed. A game without modules here needs no loading."""

    def __init__(
        self, set_up: Callable[[ModuleType], Awaitable[None]], modules: Mapping[str, Sequence[str]]
    ) -> None:
        self._set_up = set_up
        self._unloaded = dict(modules)
        self._loading = asyncio.Lock()
        #: Called after a game was loaded.
        self.on_loaded: Callable[[], None] = lambda: None

    async def load(self, *systems: str) -> None:
        """Load these games, unless they are loaded.

        They are imported in a thread, so that answers to others need not wait.
        """
        if self._unloaded.keys().isdisjoint(systems):
            return
        async with self._loading:
            for system in systems:
                await self._load_one(system)

    async def load_all(self) -> None:
        """Load every game, for what concerns all of them."""
        await self.load(*self._unloaded)

    async def _load_one(self, system: str) -> None:
        if system not in self._unloaded:
            return
        for name in self._unloaded[system]:
            await self._set_up(await asyncio.to_thread(import_module, name))
        del self._unloaded[system]
        self.on_loaded()
