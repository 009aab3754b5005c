"""`python bot.py doctor`: check everything that does not need Discord; each line says OK or how to fix it.

It changes nothing but a note of which texts were read, and may run next to the bot. In Discord, `/doctor`
checks the rest.
"""

import argparse
import os
import shutil
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

from console.wording import count, size
from narration.text.languages import LANGUAGES
from narration.text.readable import require_readable
from narration.text.text_error import TextError
from rules.registry import SYSTEMS
from settings import CONFIG_VARIABLE, DEFAULT_PATH, PREFIX, ConfigError, Settings
from storage.automatic_backups import HOUR, BackupPlan
from storage.document_scan import DocumentScan
from storage.documents.errors import StorageError
from storage.health import DatabaseHealth, check_up
from storage.store import Store

#: Bytes that must be free beside a copy of the database.
LEAST_FREE = 100_000_000
#: Seconds by which the machine's clock may differ from what the database tells.
MOST_OFF = 5


@dataclass(frozen=True)
class Finding:
    """One line: what was checked, and its state or the fix."""

    subject: str
    said: str
    is_well: bool = True

    def __str__(self) -> str:
        return f"{'OK   ' if self.is_well else 'WRONG'} {self.subject}: {self.said}"


def declare(_: argparse.ArgumentParser) -> None:
    """Declare no options."""


async def run(options: argparse.Namespace, settings: Settings) -> int:
    """Print every finding; the exit code is 1 if any of them reports a fault."""
    findings = [_configuration(options.config), _token(settings)]
    findings += [each async for each in (_server if settings.database_url else _database)(settings)]
    findings += _readable_by_others(options.config, settings)
    findings += _directories(settings)
    findings.append(_texts())
    for finding in findings:
        print(finding)
    return 0 if all(each.is_well for each in findings) else 1


def _configuration(chosen: Path | None) -> Finding:
    """Report where the settings came from; unreadable settings end the program earlier."""
    path = _path(chosen)
    said = str(path) if path.exists() else f"no {path}, so the environment and the defaults."
    return Finding("configuration", said)


def _path(chosen: Path | None) -> Path:
    return Path(chosen or os.environ.get(CONFIG_VARIABLE) or DEFAULT_PATH)


def _token(settings: Settings) -> Finding:
    try:
        settings.require_token()
    except ConfigError as error:
        return Finding("token", str(error), is_well=False)
    return Finding("token", "is set; whether Discord takes it shows at the start.")


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    try:
        found = check_up(settings.database)
        if found is None:
            yield Finding("database", f"{settings.database} is made at the first start.")
            return
        yield Finding("database", f"{found.path}, {size(found.size)}, sound, revision {found.revision}.")
        yield _use(found)
        yield _space(found)
        yield _backups(settings)
        async for finding in _documents(found):
            yield finding
    except StorageError as error:
        yield Finding("database", str(error), is_well=False)


async def _server(settings: Settings) -> AsyncIterator[Finding]:
    """Report whether the PostgreSQL server answers and every document is readable; name no password."""
    try:
        store = await Store.open(settings.address, SYSTEMS, read_only=True, server=settings.server)
    except StorageError as error:
        yield Finding("database", str(error), is_well=False)
        return
    try:
        yield Finding("database", "the PostgreSQL server answers.")
        all_ = await store.survey()
        yield _readable(all_)
        yield _clock(all_)
    finally:
        await store.close()


def _readable_by_others(chosen: Path | None, settings: Settings) -> Iterator[Finding]:
    """Report each file with secrets that other accounts of the machine may read."""
    database, configured = Path(settings.database), _path(chosen)
    secret = [database, database.with_name(f"{database.name}-wal")] if not settings.database_url else []
    if settings.token.get_secret_value() and f"{PREFIX}TOKEN" not in os.environ:
        secret.append(configured)
    for path in secret:
        if os.name != "nt" and path.is_file() and path.stat().st_mode & 0o077:
            yield Finding(
                "permissions", f'other accounts may read "{path}": chmod 600 "{path}"', is_well=False
            )


def _directories(settings: Settings) -> Iterator[Finding]:
    """Report whether the directories of pages and pictures can be written, and if pages have an address."""
    for key, path in (("publish_to", settings.publish_to), ("pictures_to", settings.pictures_to)):
        if path and not _is_writable(Path(path)):
            yield Finding(key, f'"{path}" cannot be written: make it, or choose another one.', is_well=False)
        elif path:
            yield Finding(key, f"{path} can be written.")
    if settings.publish_to and not settings.address_of_page(""):
        fix = "set web_address to where the directory is served, or GMs cannot make pages."
        yield Finding("publish_to", fix, is_well=False)


def _is_writable(path: Path) -> bool:
    """Tell whether a directory, or the nearest one above it that exists, can be written."""
    there = next(one for one in (path.absolute(), *path.absolute().parents) if one.exists())
    return there.is_dir() and os.access(there, os.W_OK)


def _use(found: DatabaseHealth) -> Finding:
    return Finding("lock", "a bot is running on it." if found.in_use else "free, no bot is running on it.")


def _space(found: DatabaseHealth) -> Finding:
    free = shutil.disk_usage(found.path.parent).free
    if free > LEAST_FREE + found.size:
        return Finding("disk", f"{size(free)} free.")
    fix = "make room, or nothing can be saved, nor a backup made."
    return Finding("disk", f"only {size(free)} free: {fix}", is_well=False)


def _backups(settings: Settings) -> Finding:
    """Report the last automatic backup; one that is two intervals old is a fault."""
    hours = settings.backup_every
    if not hours:
        return Finding("backups", "none are made automatically (backup_every = 0).")
    plan = BackupPlan.of(settings.database, settings.backup_to, hours, settings.backup_keep)
    copies = plan.copies()
    if not copies:
        return Finding("backups", f"the first goes to {plan.directory} a minute after the start.")
    old = (time.time() - copies[-1].stat().st_mtime) / HOUR
    if old > 2 * hours:
        fix = "let the bot run, and look in its log for why none is made."
        return Finding("backups", f"the last is {old:.0f} hours old: {fix}", is_well=False)
    return Finding("backups", f"{len(copies)} in {plan.directory}, the last {old:.0f} hours old.")


async def _documents(found: DatabaseHealth) -> AsyncIterator[Finding]:
    if found.is_old:
        yield Finding("documents", "not read: the next start brings the database up to date first.")
        return
    store = await Store.open(found.path, SYSTEMS, read_only=True)
    try:
        all_ = await store.survey()
    finally:
        await store.close()
    yield _readable(all_)
    yield _clock(all_)


def _clock(all_: DocumentScan) -> Finding:
    """Report whether the machine's clock agrees with the database's, and is not behind the last save."""
    now = time.time()
    off = abs(now - all_.clock / 1000)
    behind = all_.newest / 1000 - now
    if off <= MOST_OFF and behind <= MOST_OFF:
        return Finding("clock", "agrees with the database.")
    told = f"{behind:.0f} seconds behind the last save" if behind > MOST_OFF else f"{off:.0f} seconds off"
    fix = "set it, best by NTP: deadlines and reminders follow it."
    return Finding("clock", f"{told}: {fix}", is_well=False)


def _readable(all_: DocumentScan) -> Finding:
    if not all_.unreadable:
        said = f"{count(all_.campaigns, 'campaign')}, {count(all_.documents, 'document')}, all readable."
        return Finding("documents", said)
    kinds = ", ".join(f"{kind}: {number}" for kind, number in sorted(all_.unreadable.items()))
    fix = "update Nattvakt if a newer one wrote them, else restore a backup."
    return Finding("documents", f"cannot be read ({kinds}): {fix}", is_well=False)


def _texts() -> Finding:
    try:
        require_readable()
    except (TextError, OSError) as error:
        fix = 'put "locales" back as it came with the program.'
        return Finding("texts", f"cannot be read ({error}): {fix}", is_well=False)
    return Finding("texts", f"complete in {', '.join(LANGUAGES)}.")
