"""The recorded evening, continued by a bot with a copy of its database and its simulated Discord."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import simcord

from application import create_bot
from chat.client.client import Nattvakt
from practice.simulation import simcord_internals
from rules.chance.dice import ScriptedDice
from rules.contract.system import AnyState
from settings import Settings
from tests import seam
from tests.golden import GAMES, unpacked
from tests.simulated.tabletop import PATIENCE, Person, Table

#: The time at which the bot resumes: a quarter of an hour after the last press.
NOW = datetime(2026, 9, 12, 19, 15, tzinfo=UTC)
DATABASE, DISCORD = "campaigns.sqlite3", "discord.json"
#: The name of each game's channel, and the id of its unfinished contest.
CHANNELS = {"nyx": "play", "noir": "noir", "zapas": "zapas"}
CONTESTS = {"nyx": "4", "noir": "6", "zapas": "4"}


class Seated(NamedTuple):
    """The table of one game, whose people act in the game's channel."""

    table: Table
    number: int
    contest: str

    async def state(self) -> AnyState:
        """Return the full state with the recorded contest."""
        return await self.table.bot.table.with_contest(self.number, self.contest)


def copied(directory: Path) -> Path:
    """Write a copy of the recorded database, and return its path."""
    path = directory / DATABASE
    path.write_bytes(unpacked(DATABASE))
    return path


@asynccontextmanager
async def resumed(database: Path, game: str) -> AsyncIterator[Seated]:
    """Start a bot on a copy of the database; Discord has all messages of the evening."""
    bot = create_bot(Settings(database=str(database), sync_commands=False), entropy=bytes, now=lambda: NOW)
    env = simcord.Env(bot, check_errors=False, settle_timeout=PATIENCE)
    seam.hurry(env)
    simcord_internals.restore(env, simcord_internals.Backend.model_validate_json(unpacked(DISCORD)))
    await env.start()
    bot.table.close_by_message = None  # the recorded answers have the dice of decks that no message closed
    try:
        await env.settle()
        yield Seated(_furnished(env, bot, database, game), GAMES.index(game) + 1, CONTESTS[game])
        assert not env.errors
    finally:
        await env.shutdown()
        await bot.close()


def _furnished(env: simcord.Env, bot: Nattvakt, database: Path, game: str) -> Table:
    (home,) = (each for each in env.backend.guilds.values() if each.name == "Table")
    guild = simcord.GuildHandle(env, home)
    channels = guild.channels
    table = Table(env, bot, ScriptedDice(), database, guild, channels[CHANNELS[game]], channels["Talk"])
    for part, name in (("gm", "greta"), ("alva", "alva"), ("boris", "boris")):
        (user,) = (each for each in env.backend.users.values() if each.name == name)
        setattr(table, part, Person(table, simcord.MemberActor(env, guild, simcord.UserHandle(env, user))))
    return table
