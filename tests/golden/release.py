"""Samples of version 1.0.0: the evenings of the guides, stopped in the middle of a contest.

`python -m tests.golden release` wrote them once, with 1.0.0; they are never rewritten. Of each game there is
the database, the simulated Discord with every message and button, an export, and the GM's journal.
"""

import gzip
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import cast

import simcord

from application import create_bot
from chat.client.client import Nattvakt
from practice.simulation import simcord_internals
from settings import Settings
from table.journal import ALL, ExportRequest, Journal
from table.transfer.transfer import export_campaign
from tests import seam
from tests.golden import GAMES, SAMPLES
from tests.guides.evenings import Move, dice, moves, page
from tests.guides.walk import Walk, walking
from tests.simulated.tabletop import PATIENCE

VERSION = SAMPLES / "1.0.0"
#: The label that is pressed next where an evening stops.
STOPS = {"nyx": "Use the win", "noir": "Confirm", "zapas": "Throw 4"}


async def write_release() -> None:
    """Play the evening of each game up to its stop, and write what people have then."""
    VERSION.mkdir(exist_ok=True)
    for game in GAMES:
        text = page("en", game)
        async with walking("en", dice(text)) as walk:
            await walk.through(_beginning(text, game))
            await _write(walk, game)


def _beginning(text: str, game: str) -> Iterator[Move]:
    """Yield the steps of an evening up to its stop."""
    for move in moves(text):
        if _stops(move, game):
            return
        yield move


def _stops(move: Move, game: str) -> bool:
    """Return whether this is the step before which the samples of a game were written."""
    return getattr(move, "label", None) == STOPS[game]


async def _write(walk: Walk, game: str) -> None:
    bot = cast("Nattvakt", walk.world.bot)
    state = await bot.table.state(1)
    seat = state.campaign.seat_of(walk.world.people["greta"].actor.id)
    files = {
        "database.sqlite3": _copied(Path(bot.settings.database)),
        "discord.json": simcord_internals.dump(walk.world.env).model_dump_json().encode(),
        "export.json": (await export_campaign(bot.table, 1, seat)).data,
        "journal.json": await Journal(bot.table).export(1, ExportRequest("json", "gm", "en", ALL)),
    }
    for name, content in files.items():
        (VERSION / f"{game}-{name}.gz").write_bytes(gzip.compress(content, mtime=0))


def _copied(database: Path) -> bytes:
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(":memory:")) as target:
        source.backup(target)
        return target.serialize()


def sample(game: str, name: str) -> bytes:
    """Return the content of a sample of 1.0.0."""
    return gzip.decompress((VERSION / f"{game}-{name}.gz").read_bytes())


def restored(game: str, directory: Path) -> Path:
    """Write a copy of a game's database, and return its path."""
    path = directory / "database.sqlite3"
    path.write_bytes(sample(game, path.name))
    return path


@asynccontextmanager
async def continued(game: str, database: Path) -> AsyncIterator[tuple[simcord.Env, Nattvakt]]:
    """Start today's bot on a copy of the database; Discord has all messages of the evening."""
    bot = create_bot(Settings(database=str(database), sync_commands=False))
    env = simcord.Env(bot, check_errors=False, settle_timeout=PATIENCE)
    seam.hurry(env)
    kept = simcord_internals.Backend.model_validate_json(sample(game, "discord.json"))
    simcord_internals.restore(env, kept)
    await env.start()
    try:
        await env.settle()
        yield env, bot
        assert not env.errors
    finally:
        await env.shutdown()
        await bot.close()
