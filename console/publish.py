"""`python bot.py publish`: write the pages that GMs have made as static files, even while the bot runs."""

import argparse
from pathlib import Path

from console.wording import count
from rules.registry import SYSTEMS
from settings import ConfigError, Settings
from storage.store import Store
from table.pages import PageWriter
from table.play.table import Table
from table.published import PublishedFolder


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "--out", type=Path, metavar="PATH", help="a directory for the bot alone (default: publish_to)"
    )


async def run(options: argparse.Namespace, settings: Settings) -> int:
    """Write the directory; raises `StorageError` or `ConfigError` with the reason if it cannot."""
    if options.out is None and not settings.publish_to:
        raise ConfigError("Where to? Name a directory with --out, or set publish_to.")
    root = options.out or Path(settings.publish_to)
    store = await Store.open(
        settings.address, SYSTEMS, read_only=True, server=settings.server, pictures=settings.pictures
    )
    try:
        table = Table(store)
        done = await PublishedFolder(root, table, PageWriter(table)).refresh()
    finally:
        await store.close()
    changes = f"{done.written} written, {done.removed} removed"
    print(f"{root}: {count(done.there, 'page')} ({changes}).")
    if not done.there:
        print("No campaign has a page. Its GM makes one with /campaign page.")
    return 0
