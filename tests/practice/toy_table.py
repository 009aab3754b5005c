"""`python -m tests.practice.toy_table --state PATH`: the practice table with the toy bot, on a free port."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from practice.evening import run
from practice.state import StateDir
from tests.practice.toy_bot import create_bot


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--state", type=Path, required=True)
    parser.add_argument("--port", type=int, default=0)
    options = parser.parse_args()
    with StateDir(options.state) as state:
        asyncio.run(run(create_bot, state, port=options.port))


if __name__ == "__main__":
    main()
