"""The process that test_crash.py kills; until then it saves, and reports each finished save."""

import asyncio
import random
from multiprocessing.connection import Connection
from pathlib import Path

from storage.store import Store
from tests.storage.game import NYX, Game
from tests.storage.toy import GAMES, TOY

CAMPAIGNS = 5


def save_for_ever(path: Path, seed: int, confirmed: Connection) -> None:
    """Play campaigns of two games at once; send (0, 0) at first, and (campaign, version) after each save."""
    asyncio.run(_save_for_ever(path, seed, confirmed))


async def _save_for_ever(path: Path, seed: int, confirmed: Connection) -> None:
    confirmed.send((0, 0))
    store = await Store.open(path, GAMES)

    async def play(number: int) -> None:
        chance = random.Random(seed + number)
        game = await Game.found(store, place=seed + number, system=(NYX, TOY)[number % 2])
        while True:
            confirmed.send((game.id, game.stored.version))
            await game.wander(1, chance)

    await asyncio.gather(*(play(number) for number in range(CAMPAIGNS)))
