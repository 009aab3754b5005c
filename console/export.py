"""`python bot.py export`: write a campaign's journal to a file, even while the bot runs."""

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

from narration.journal.chronicle import Edition, Format
from narration.text.languages import LANGUAGES
from rules.registry import SYSTEMS
from settings import Settings
from storage.store import Store


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("campaign", type=int, nargs="?", help="its number; without one, all are listed")
    parser.add_argument("--format", choices=get_args(Format), default="html", help="default: html")
    parser.add_argument("--edition", choices=get_args(Edition), default="players", help="default: players")
    parser.add_argument("--language", choices=LANGUAGES, help="default: the campaign's")
    parser.add_argument("--session", type=int, metavar="N", help="only this session; 0 is before the first")
    parser.add_argument("--scene", type=int, metavar="N", help="only this scene")
    parser.add_argument(
        "--out", type=Path, metavar="PATH", help="the file (default: a new one here); never overwrites"
    )


async def run(options: argparse.Namespace, settings: Settings) -> int:
    """Write the file, or list the campaigns; raises `StorageError` with the reason if it cannot."""
    store = await Store.open(
        settings.address, SYSTEMS, read_only=True, server=settings.server, pictures=settings.pictures
    )
    try:
        if options.campaign is None:
            return _list(await store.log_reader.campaigns())
        from console.journal_file import write_journal  # noqa: PLC0415 - the list needs no texts

        print(await write_journal(store, options))
    finally:
        await store.close()
    return 0


def _list(campaigns: Iterable[tuple[int, str]]) -> int:
    for number, name in campaigns:
        print(f"{number:>5}  {name}")
    return 0
