"""An evening at the table: the world opened, the page served, until somebody says stop.

Knows no particular bot but where a scene is asked for, so that the page can be tested with a toy.
"""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

from practice import scenes
from practice.server import serving
from practice.state import StateDir
from practice.world import MakeBot, opened


async def run(make_bot: MakeBot, state: StateDir, *, port: int, scene: str | None = None) -> None:
    """Open the table and serve it until the process is told to stop.

    `scene` is played first on a fresh table; one that was played on goes on as it is.
    Everything is saved after each action already, so a kill loses no more than the action at hand.
    """
    stop = asyncio.Event()
    with suppress(NotImplementedError):  # Windows has no such handlers; there, Ctrl+C interrupts asyncio.run
        for each in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(each, stop.set)
    async with opened(make_bot, state) as world, serving(world, state.token(), port) as address:
        if scene is not None and not await scenes.play(world, scene):
            print(
                "\n  The table goes on as it was left; add --fresh to begin this scene instead.", flush=True
            )
        print(
            f"\n  The practice table is open:  {address}\n\n  Ctrl+C closes it; it goes on next time.\n",
            flush=True,
        )
        await stop.wait()
