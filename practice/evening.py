"""An evening at the table: the world opened, the page served, until somebody says stop.

Knows no particular bot, so that the page can be tested with a toy.
"""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

from practice.server import serving
from practice.state import StateDir
from practice.world import MakeBot, opened


async def run(make_bot: MakeBot, state: StateDir, *, port: int) -> None:
    """Open the table and serve it until the process is told to stop.

    Everything is saved after each action already, so a kill loses no more than the action at hand.
    """
    stop = asyncio.Event()
    with suppress(NotImplementedError):  # Windows has no such handlers; there, Ctrl+C interrupts asyncio.run
        for each in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(each, stop.set)
    async with opened(make_bot, state) as world, serving(world, state.token(), port) as address:
        print(
            f"\n  The practice table is open:  {address}\n\n  Ctrl+C closes it; it goes on next time.\n",
            flush=True,
        )
        await stop.wait()
