"""`python bot.py export`: write a campaign's journal to a file, even while the bot runs."""

import argparse
import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

from console.wording import size
from narration.journal.chronicle import Edition, Selection
from narration.text.languages import LANGUAGES
from narration.text.refusals import refusal_line
from narration.text.texts import bundled_texts
from rules.core.refusal import Refused
from rules.registry import SYSTEMS
from settings import Settings
from storage.documents.errors import StorageError
from storage.log_reader import FAR
from storage.store import Store
from table.journal import ExportRequest, Format, Journal
from table.play.table import Table


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("campaign", type=int, nargs="?", help="its number; without one, all are listed")
    parser.add_argument("--format", choices=get_args(Format), default="html", help="default: html")
    parser.add_argument("--edition", choices=get_args(Edition), default="players", help="default: players")
    parser.add_argument("--language", choices=LANGUAGES, help="default: the campaign's")
    parser.add_argument("--session", type=int, metavar="N", help="one session alone; 0 is before the first")
    parser.add_argument("--scene", type=int, metavar="N", help="one scene alone")
    parser.add_argument(
        "--out", type=Path, metavar="PATH", help="the file (default: a new one here); never overwrites"
    )


async def run(options: argparse.Namespace, settings: Settings) -> int:
    """Write the file; raises `StorageError` with the reason if it cannot."""
    store = await Store.open(
        settings.address, SYSTEMS, read_only=True, server=settings.server, pictures=settings.pictures
    )
    try:
        if options.campaign is None:
            return _list(await store.log_reader.campaigns())
        path, data = await _journal(Table(store), options)
    except Refused as refused:
        if refused.code == "no-such-campaign":
            raise StorageError(
                f"There is no campaign {options.campaign}: without a number, all are listed."
            ) from None
        raise StorageError(bundled_texts().say("en", refusal_line(refused))) from None
    finally:
        await store.close()
    await asyncio.to_thread(_write, path, data)
    print(f"{path}: {size(len(data))}.")
    return 0


def _list(campaigns: Iterable[tuple[int, str]]) -> int:
    for number, name in campaigns:
        print(f"{number:>5}  {name}")
    return 0


async def _journal(table: Table, options: argparse.Namespace) -> tuple[Path, bytes]:
    """Return the file's path and its content. Refused: as in `Journal.export`."""
    campaign = (await table.state(options.campaign)).campaign
    wish = ExportRequest(
        format=options.format,
        edition=options.edition,
        language=options.language or campaign.language,
        wanted=Selection(options.session, options.scene),
    )
    data = await Journal(table, most=FAR).export(campaign.id, wish)
    return options.out or Path(f"nattvakt-{campaign.id}-{wish.name}"), data


def _write(path: Path, data: bytes) -> None:
    try:
        with path.open("xb") as file:
            file.write(data)
    except FileExistsError:
        raise StorageError(f'"{path}" is there already: choose another name with --out.') from None
    except OSError as error:
        raise StorageError(f'"{path}" cannot be written ({error.strerror}).') from None
