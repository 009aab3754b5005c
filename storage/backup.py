"""Copies of a database: one made while the bot runs, and one put back in its place.

A copy is made in a directory of its own, checked, and on the disk before it gets its name; so a process that
is killed leaves no half of one, and what had the name before is there until that moment.
"""

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from storage.database import migrate, sqlite_file
from storage.documents.errors import StorageError
from storage.documents.proofs import RETIRED

#: The beginning of a directory that holds a copy that is being made.
UNFINISHED = ".nattvakt-"
#: Seconds after which such a directory is what a killed process left.
ABANDONED = 24 * 60 * 60.0
#: What SQLite keeps beside a database while it is in use.
BESIDE = ("-wal", "-shm")


@dataclass(frozen=True)
class BackupResult:
    """A copy: where it is, its size in bytes, and how many campaigns are in it."""

    path: Path
    size: int
    campaigns: int


@dataclass(frozen=True)
class RestoreResult:
    """What stands in the database now; `kept` is the one that stood there before, if any."""

    path: Path
    campaigns: int
    kept: Path | None
    #: Whether the next start brings it up to date.
    is_old: bool


def back_up(database: str | Path, target: Path) -> BackupResult:
    """Copy a database as it is at this moment, also while a bot writes to it.

    StorageError if there is none, if it is damaged or not ours, or if something has the copy's name already.
    """
    source, target = sqlite_file.existing(database), target.absolute()
    _require_filled(source)
    _require_free(target)
    with _disk_explained(target), _workplace(target.parent) as workplace:
        new = workplace / target.name
        campaigns = _copy(source, new)
        shutil.copymode(source, new)
        _name(new, target)
    return BackupResult(target, target.stat().st_size, campaigns)


def restore(copy: Path, database: str | Path, *, kept: str) -> RestoreResult:
    """Put a copy in the place of the database, which is kept beside it under another name.

    StorageError, with nothing changed, if the copy is damaged, empty, not ours or of a newer program, or if
    a bot is using the database.
    """
    source, path = sqlite_file.existing(copy), sqlite_file.prepare(database)
    if path.exists() and source.samefile(path):
        raise StorageError(f'"{path}" is the database itself: name a backup.')
    is_old = not migrate.is_current(_require_filled(source))
    lock = sqlite_file.FileLock(path)
    try:
        with _disk_explained(path), _workplace(path.parent) as workplace:
            new = workplace / path.name
            campaigns = _copy(source, new)
            _forget_discord(new)
            _retire_decks(new)
            _give_away(new, path)
            old = _put_aside(path, path.with_name(kept))
            new.replace(path)
            _settle_directory(path.parent)
    finally:
        lock.release()
    return RestoreResult(path, campaigns, old, is_old)


def _copy(source: Path, target: Path) -> int:
    """Copy a database in one step, which sees one moment of it; return how many campaigns are in the copy."""
    address = f"{source.as_uri()}?mode=ro"
    with (
        sqlite_file.explained(source),
        closing(sqlite3.connect(address, uri=True, timeout=sqlite_file.PATIENCE)) as old,
        closing(sqlite3.connect(target, isolation_level=None)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # so that it is one file
        if new.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise StorageError(sqlite_file.damaged(source))
        ((campaigns,),) = new.execute("SELECT count(*) FROM campaigns")
    _settle(target)
    return int(campaigns)


def _forget_discord(new: Path) -> None:
    """Let the next start show every contest and tell every command anew: Discord has gone on since."""
    with sqlite_file.explained(new), closing(sqlite3.connect(new, isolation_level=None)) as connection:
        connection.execute("UPDATE contests SET shown = 0 WHERE open")
        connection.execute("DELETE FROM notes WHERE key LIKE 'synced commands%'")
    _settle(new)


def _retire_decks(new: Path) -> None:
    """Take every deck that was in use out of use: what fell after the backup would fall again."""
    with sqlite_file.explained(new), closing(sqlite3.connect(new, isolation_level=None)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'decks'").fetchone():
            connection.execute("UPDATE decks SET opened = ? WHERE opened = 0", (RETIRED,))
    _settle(new)


def _require_filled(source: Path) -> str:
    """Return the revision of a database that is ours and has something in it."""
    if revision := sqlite_file.look(source):
        return revision
    raise StorageError(f'"{source}" has nothing in it: check the path.')


def _require_free(target: Path) -> None:
    if target.exists():
        raise StorageError(f'"{target}" is there already: choose another name.')


def _name(new: Path, target: Path) -> None:
    """Give a copy its name, and never take that from another file."""
    try:
        os.link(new, target)
    except FileExistsError:
        _require_free(target)
    except OSError:  # a file system that knows no links
        _require_free(target)
        new.rename(target)
    _settle_directory(target.parent)


def _put_aside(path: Path, kept: Path) -> Path | None:
    """Give the database that stands here a second name; it keeps its own until the new one takes that.

    What is only in its log is brought into it first. A damaged one is not touched, and its log goes with it:
    beside another database it would spoil that.
    """
    if is_there := path.exists() and path.stat().st_size > 0:
        _require_free(kept)
    if is_there and _is_sound(path):
        with sqlite_file.explained(path), closing(sqlite3.connect(path, timeout=sqlite_file.PATIENCE)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for ending in BESIDE:
        beside = path.with_name(path.name + ending)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + ending))
    if is_there:
        _name_twice(path, kept)
    return kept if is_there else None


def _name_twice(path: Path, other: Path) -> None:
    try:
        os.link(path, other)
    except OSError:  # a file system that knows no links
        shutil.copy2(path, other)
        _settle(other)


def _is_sound(path: Path) -> bool:
    try:
        sqlite_file.look(path)
    except StorageError:  # that is what it is being replaced for
        return False
    return True


def _give_away(new: Path, path: Path) -> None:
    """Let whoever has the database, or its directory, have the copy: operators are root, bots are not."""
    if path.exists():
        shutil.copymode(path, new)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = (path if path.exists() else path.parent).stat()
        os.chown(new, owner.st_uid, owner.st_gid)


@contextmanager
def _workplace(directory: Path) -> Iterator[Path]:
    """Give a directory on the same disk, gone afterwards; clear away what killed processes left of theirs."""
    directory.mkdir(parents=True, exist_ok=True)
    for each in directory.glob(f"{UNFINISHED}*"):
        if time.time() - each.stat().st_mtime > ABANDONED:
            shutil.rmtree(each)
    with tempfile.TemporaryDirectory(prefix=UNFINISHED, dir=directory) as made:
        yield Path(made)


@contextmanager
def _disk_explained(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StorageError(f'"{path}" cannot be written ({error.strerror}): choose another place.') from error


def _settle(path: Path) -> None:
    """Return when a file is on the disk."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _settle_directory(directory: Path) -> None:
    """Return when the names in a directory are on the disk; Windows has no such thing."""
    if os.name != "nt":
        descriptor = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
