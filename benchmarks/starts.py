"""How long the commands take that an operator types, against the start of Python with discord.py alone, and
how long the bot takes from its start to the first answered press.

It is the processor's time of whole processes, so that other programs on the machine do not count. Modules are
compiled, and texts that never change have been read once.
"""

import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks import evening
from benchmarks.interactions import HOLDER, HOME
from benchmarks.report import Part, Result

BOT = Path(__file__).parents[1] / "bot.py"
ROUNDS = 7
#: The most that the help, and any other command, may take of the start of discord.py.
HELP, MOST = 1.3, 2
#: The most seconds until the first press is answered.
FIRST = 1.5
#: Starts the bot with a database that has a campaign, and presses once.
PRESS = """
import asyncio, sys
from bot import start_quickly
start_quickly()
from application import create_bot
from benchmarks.interactions import Roll
from benchmarks.line import connected, hear
from settings import Settings
async def main():
    bot = create_bot(Settings(database=sys.argv[1], sync_commands=False))
    line = await connected(bot)
    bot.table.close_by_message = None
    state = await bot.table.state(1)
    pressed = await Roll(state, list(state.characters)[2]).press()
    coming = line.coming(pressed.where, pressed.part)
    hear(bot, pressed.text)
    await coming
    await bot.close()
asyncio.run(main())
"""


def measure(rounds: int = ROUNDS) -> Sequence[Part]:
    """Run each command as often as there are rounds, each beside a process that imports discord.py."""
    with tempfile.TemporaryDirectory() as directory:
        where = Path(directory)
        database = where / "data" / "nattvakt.sqlite3"
        database.parent.mkdir()
        asyncio.run(_prepared(database))
        database.chmod(0o600)
        journal = str(where / "journal.json")
        _bot(where, "export", "1", "--format", "json", "--out", journal)
        results = [
            _result(where, HELP, rounds, "--help"),
            _result(where, MOST, rounds, "odds", "noir", "check", "--value", "7"),
            _result(where, MOST, rounds, "odds", "nyx", "roll", "--value", "7"),
            _result(where, MOST, rounds, "verify", journal),
            _result(where, MOST, rounds, "export"),
            _result(where, MOST, rounds, "doctor"),
        ]
        first = statistics.median(_pressed(where, database, number) for number in range(rounds))
    title = f"Commands (the help {HELP:g}, others {MOST} or less)"
    answered = Result("from the start to the first answered press", first, FIRST, 1)
    return [
        Part(title, "import discord", results, "ms", 1e3),
        Part(f"The start of the bot ({FIRST:g} s or less)", f"{FIRST:g} s", [answered], "ms", 1e3),
    ]


def _pressed(where: Path, database: Path, number: int) -> float:
    """Start the bot with a copy of the database, since a button works once."""
    copy = where / f"{number}.sqlite3"
    shutil.copy(database, copy)
    return _spent(BOT.parent, "-c", PRESS, str(copy))


async def _prepared(path: Path) -> None:
    async with evening.opened(path) as table:
        await evening.campaign(table, home=HOME, holder=HOLDER)


def _result(where: Path, most: float, rounds: int, *arguments: str) -> Result:
    shown = " ".join(word if "/" not in word else "FILE" for word in arguments)
    pairs = ((_bot(where, *arguments), _spent(where, "-c", "import discord")) for _ in range(rounds))
    return Result.of(shown, pairs, most)


def _bot(where: Path, *arguments: str) -> float:
    return _spent(where, str(BOT), *arguments)


def _spent(where: Path, *program: str) -> float:
    """Return the seconds of processor time that Python takes for a program."""
    known = {name: value for name, value in os.environ.items() if not name.startswith("NATTVAKT_")}
    before = os.times()
    subprocess.run(  # noqa: S603 our own program
        [sys.executable, *program],
        cwd=where,
        env={**known, "NATTVAKT_TOKEN": "none"},
        capture_output=True,
        check=True,
    )
    after = os.times()
    return after.children_user - before.children_user + after.children_system - before.children_system
