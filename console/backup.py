"""`python bot.py backup`: a copy of the database, also while the bot runs."""

import argparse
from pathlib import Path

from console import Verbs
from console.wording import count, size, stamp
from settings import Settings
from storage.backup import back_up

DIRECTORY = "backups"


def add(verbs: Verbs) -> None:
    """Declare the verb and its options."""
    parser = verbs.add_parser(
        "backup", help="copy the database, also while the bot runs; the copy is checked"
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="PATH",
        help=f"the copy, or a directory for it (default: {DIRECTORY}/ beside the database); never overwrites",
    )


async def run(options: argparse.Namespace, settings: Settings) -> int:
    """Copy the database; StorageError says why there is no copy."""
    done = back_up(settings.database, _target(options.out, Path(settings.database)))
    print(f"{done.path}: {size(done.size)}, {count(done.campaigns, 'campaign')}.")
    return 0


def _target(out: Path | None, database: Path) -> Path:
    """Return the copy's name; in a directory it is that of the database, with the moment."""
    if out is not None and not out.is_dir():
        return out
    return (out or database.parent / DIRECTORY) / f"{database.stem}-{stamp()}{database.suffix}"
