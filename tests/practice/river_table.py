"""The practice table with the real bot and dice that fall as written, as a program.

`python -m tests.practice.river_table --state PATH --dice 4,2,5 --scene river`
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from discord.ext import commands

from bot import Settings, create_bot
from practice.evening import run
from practice.state import StateDir
from rules.dice import ScriptedDice


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--state", type=Path, required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--dice", required=True)
    parser.add_argument("--scene")
    options = parser.parse_args()
    dice = ScriptedDice(int(face) for face in options.dice.split(","))
    with StateDir(options.state) as state:

        def make_bot() -> commands.Bot:
            return create_bot(Settings(database=str(state.database)), dice=dice)

        asyncio.run(run(make_bot, state, port=options.port, scene=options.scene))


if __name__ == "__main__":
    main()
