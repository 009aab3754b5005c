"""`python bot.py restore PATH`: replace the database with a backup, and keep the old one next to it."""

import argparse
from pathlib import Path

from console.wording import count, stamp
from settings import Settings
from storage.backup import restore


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
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
