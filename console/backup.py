"""`python bot.py backup`: copy the database, even while the bot runs."""

import argparse
from pathlib import Path

from console.wording import count, size, stamp
from settings import Settings
from storage.automatic_backups import DIRECTORY
from storage.backup import back_up


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "--out",
        type=Path,
        metavar="PATH",
        help=f"the copy, or a directory for it (default: {DIRECTORY}/ beside the database); never overwrites",
    )


async def run(options: argparse.Namespace, settings: Settings) -> int:
    """Copy the database; raises `StorageError` with the reason if it cannot."""
    done = back_up(settings.database, _target(options.out, Path(settings.database)), settings.pictures)
    print(f"{done.path}: {size(done.size)}, {count(done.campaigns, 'campaign')}.")
    return 0


def _target(out: Path | None, database: Path) -> Path:
    """Return the path of the copy; in a directory, the database's name with the current time."""
    if out is not None and not out.is_dir():
        return out
    return (out or database.parent / DIRECTORY) / f"{database.stem}-{stamp()}{database.suffix}"
