"""Runs the practice table: opens the world and serves the page until the process is told to stop.

It knows no particular bot except through the scenes, so that the page can be tested with a toy bot.
"""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from dataclasses import dataclass

from practice.scenes import ready_scenes
from practice.server import serving
from practice.simulation import requests as ask
from practice.simulation.state import StateDir
from practice.simulation.world import MakeBot, ReadEvents, World, open_world


@dataclass(frozen=True)
class TableConfig:
    """The bot, the directory for the table's state, and how to read the bot's log.

    With `offers`, the page can begin another scene. With `suits`, the table takes the browser's language as
    long as nobody has done anything.
    """

    make_bot: MakeBot
    state: StateDir
    watch: ReadEvents | None = None
    offers: bool = False
    suits: bool = True


async def run(house: TableConfig, *, port: int, first: ask.Begin | None = None) -> None:
    """Open the table and serve it until the process is told to stop, one scene after another.

    `first` begins on a fresh table. A table in use continues as it is, and prints a notice unless `first` is
    only for a fresh one. Every action is saved at once, so killing the process loses at most one action.
    """
    stop = asyncio.Event()
    with suppress(NotImplementedError):  # Windows has no such handlers; Ctrl+C interrupts asyncio.run there
        for each in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(each, stop.set)
    wanted, told = first, False
    while not stop.is_set():
        language = wanted.language if wanted else "en"
        async with open_world(house.make_bot, house.state, house.watch, language) as world:
            world.offers, world.suits = house.offers, house.suits
            if wanted is not None and not await ready_scenes.play(world, wanted) and not wanted.fresh:
                print("\n  The table goes on as it was left; add --fresh to begin this scene instead.")
            async with serving(world, house.state.token(), port) as address:
                port = int(address.split(":")[2].split("/")[0])  # so that an open page can reconnect
                told = told or _tell(address)
                await _first_of(stop, world)
        if (wanted := world.wanted) is not None:
            house.state.clear()


def _tell(address: str) -> bool:
    print(
        f"\n  The practice table is open:  {address}\n\n  Ctrl+C closes it; it goes on next time.\n",
        flush=True,
    )
    return True


async def _first_of(stop: asyncio.Event, world: World) -> None:
    waits = [asyncio.create_task(each.wait()) for each in (stop, world.over)]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for each in waits:
        each.cancel()
