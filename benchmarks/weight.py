"""The private memory of the idle bot, and what its libraries and its parts take of it.

Each row is a process of its own that imports one thing more than the row before; the last is the bot when it
is ready, without servers. The unit is a bare discord.py client with the same intents. Private memory is what
no other process shares, as Linux counts it.
"""

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.report import Part, Result

ROOT = Path(__file__).parents[1]
#: The most that the idle bot may take, and the bytes that a thousand campaigns may add.
MOST, THOUSAND = 2.2, 150e6

PRIVATE = """
import gc
gc.collect()
lines = open("/proc/self/smaps_rollup").read().splitlines()
print(sum(int(line.split()[1]) for line in lines if line.startswith("Private")))
"""
BARE = "import discord\nclient = discord.Client(intents=discord.Intents(guilds=True))\n"
#: What each process imports more than the one before.
STEPS = (
    ("Python alone", ""),
    ("a bare discord.py client", BARE),
    ("and pydantic", "import pydantic\nfrom pydantic import BaseModel, TypeAdapter\n"),
    ("and SQLAlchemy", "import sqlalchemy\n"),
    ("and Fluent", "import fluent.runtime\n"),
    ("and what the bot imports first", "import application\n"),
)
READY = """
import asyncio, sys
from bot import start_quickly
start_quickly()
from application import create_bot
from settings import Settings
bot = create_bot(Settings(database=sys.argv[1], sync_commands=False))
loop = asyncio.new_event_loop()
async def ready():
    await bot._async_setup_hook()
    await bot.setup_hook()
loop.run_until_complete(ready())
"""
#: Loads games, as their first campaigns do.
GAMES = "loop.run_until_complete(bot.services.game_loader.load({}))\n"
#: So many campaigns of four characters each, in a conflict, are played and kept at hand.
CAMPAIGNS = 100
PLAYED = """
from benchmarks import evening
async def play():
    bot.table.close_by_message = None
    for place in range(int(sys.argv[2])):
        await evening.campaign(bot.table, home=place, place=place)
loop.run_until_complete(play())
"""
CLOSED = "loop.run_until_complete(bot.close())\n"


def measure(campaigns: int = CAMPAIGNS) -> Sequence[Part]:
    """Measure every step; empty where the system does not tell private memory."""
    if not Path("/proc/self/smaps_rollup").exists():
        return []
    found, known = [], ""
    for what, more in STEPS:
        known += more
        found.append((what, _private(known)))
    with tempfile.TemporaryDirectory() as directory:
        database = str(Path(directory, "idle.sqlite3"))
        _private(READY, database, last=CLOSED)  # a database's first start loads Alembic as well
        ready = _private(READY, database, last=CLOSED)
        one_game = _private(READY + GAMES.format("'nyx'"), database, last=CLOSED)
        games = _private(READY + GAMES.format("'nyx', 'noir', 'zapas'"), database, last=CLOSED)
        one, many = [
            _private(READY + PLAYED, str(Path(directory, f"{count}.sqlite3")), str(count), last=CLOSED)
            for count in (1, 1 + campaigns)
        ]
    bare = dict(found)["a bare discord.py client"]
    results = [Result(what, taken, bare) for what, taken in found]
    results.append(Result("the bot, ready and without servers", ready, bare, MOST))
    results.append(Result("and with one game, Nyx", one_game, bare))
    results.append(Result("and with all three games", games, bare))
    more = Result(f"1,000 campaigns at hand, from {campaigns}", (many - one) / campaigns * 1000, THOUSAND, 1)
    return [
        Part(f"Private memory ({MOST:g} or less)", "a bare client", results, "MB", 1e-6),
        Part("Private memory of campaigns (150 MB or less)", "150 MB", [more], "MB", 1e-6),
    ]


def _private(program: str, *words: str, last: str = "") -> float:
    """Return the private bytes of a Python process after a program."""
    done = subprocess.run(  # noqa: S603 our own program
        [sys.executable, "-c", program + PRIVATE + last, *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return 1024.0 * int(done.stdout.splitlines()[-1])
