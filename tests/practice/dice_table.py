"""A program that runs the practice table with the real bot, and with dice from a list or a seed.

`python -m tests.practice.dice_table --state PATH --dice 4,2,5 --scene river`
"""

from __future__ import annotations

import argparse
import asyncio
import random
from pathlib import Path

from application import create_bot
from practice.event_log import events_after
from practice.runner import TableConfig, run
from practice.simulation.requests import Begin
from practice.simulation.state import StateDir
from practice.simulation.world import Bot
from rules.chance.dice import Dice, EntropyDice, ScriptedDice
from settings import Settings


def written(faces: str) -> Dice:
    return ScriptedDice(int(face) for face in faces.split(","))


def seeded(seed: str) -> Dice:
    return EntropyDice(random.Random(seed).randbytes)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--state", type=Path, required=True)
    parser.add_argument("--port", type=int, default=0)
    dice_of = parser.add_mutually_exclusive_group(required=True)
    dice_of.add_argument("--dice", type=written)
    dice_of.add_argument("--seed", type=seeded, dest="dice")
    parser.add_argument("--scene")
    parser.add_argument("--language", default="en")
    options = parser.parse_args()
    with StateDir(options.state) as state:

        def make_bot() -> Bot:
            return create_bot(Settings(database=str(state.database)), dice=options.dice)

        first = Begin(scene=options.scene, language=options.language) if options.scene else None
        asyncio.run(
            run(TableConfig(make_bot, state, events_after, offers=True), port=options.port, first=first)
        )


if __name__ == "__main__":
    main()
