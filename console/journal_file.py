"""Writes a campaign's journal to a file, for `python bot.py export`."""

import argparse
import asyncio
from pathlib import Path

from console.wording import size
from narration.journal.chronicle import Selection
from narration.text.refusals import refusal_line
from narration.text.texts import bundled_texts
from rules.core.refusal import Refused
from storage.documents.errors import StorageError
from storage.documents.logged import FAR
from storage.store import Store
from table.journal import ExportRequest, Journal
from table.play.table import Table


async def write_journal(store: Store, options: argparse.Namespace) -> str:
    """Write the file; return its path and size. Raises `StorageError` with the reason if it cannot."""
    try:
        path, data = await _journal(Table(store), options)
    except Refused as refused:
        if refused.code == "no-such-campaign":
            raise StorageError(
                f"There is no campaign {options.campaign}: without a number, all are listed."
            ) from None
        raise StorageError(bundled_texts().say("en", refusal_line(refused))) from None
    await asyncio.to_thread(_write, path, data)
    return f"{path}: {size(len(data))}."


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
