"""`python bot.py restore PATH`: replace the database with a backup, and keep the old one next to it."""

import argparse
from pathlib import Path

from console import Verbs
from console.wording import count, stamp
from settings import Settings
from storage.backup import restore


def add(verbs: Verbs) -> None:
    """Declare the command and its options."""
    parser = verbs.add_parser(
        "restore", help="put a backup in the place of the database, which is kept; stop the bot first"
    )
    parser.add_argument("path", type=Path, metavar="PATH", help="the backup, which stays as it is")


async def run(options: argparse.Namespace, settings: Settings) -> int:
    """Put the backup in place; raises `StorageError`, with nothing changed, if it cannot."""
    database = Path(settings.database)
    kept = f"{database.stem}-before-{stamp()}{database.suffix}"
    done = restore(options.path, settings.database, kept=kept)
    print(f"{done.path}: {count(done.campaigns, 'campaign')} from {options.path}.")
    if done.kept:
        print(f"What stood there before is kept as {done.kept}.")
    if done.is_old:
        print("The backup is of an older Nattvakt: the next start brings it up to date.")
    return 0
