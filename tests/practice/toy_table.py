"""The practice table with the toy bot, within a test or as a program that serves the page on a free port.

`python -m tests.practice.toy_table --state PATH`
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from practice.runner import TableConfig, run
from practice.simulation.state import StateDir
from practice.simulation.world import World, open_world
from tests.practice.toy_bot import create_bot


@asynccontextmanager
async def opened_table(path: Path) -> AsyncIterator[World]:
    with StateDir(path) as state:
        async with open_world(create_bot, state) as world:
            yield world


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--state", type=Path, required=True)
    parser.add_argument("--port", type=int, default=0)
    options = parser.parse_args()
    with StateDir(options.state) as state:
        asyncio.run(run(TableConfig(create_bot, state, offers=True), port=options.port))


if __name__ == "__main__":
    main()
