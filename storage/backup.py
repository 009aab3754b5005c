"""Back up a database, also while the bot runs, and restore it from a backup.

A copy is made in a temporary directory, checked and flushed to the disk before it gets its name. A process
that is killed therefore leaves no partial copy, and the file that had the name before stays until then.
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
from storage.picture_files import PictureFiles

#: The mode of a backup: nobody but its owner may read it.
PRIVATE = 0o600
#: Prefix of the temporary directories in which copies are made.
UNFINISHED = ".nattvakt-"
#: Age in seconds after which such a directory must be left over from a killed process.
ABANDONED = 24 * 60 * 60.0
#: Suffixes of the files that SQLite keeps next to a database while it is in use.
BESIDE = ("-wal", "-shm")


@dataclass(frozen=True)
class BackupResult:
    """A finished backup: its path, its size in bytes and its number of campaigns."""

    path: Path
    size: int
    campaigns: int


@dataclass(frozen=True)
class RestoreResult:
    """The restored database; `kept` is the path of the database that it replaced, if there was one."""

    path: Path
    campaigns: int
    kept: Path | None
    #: Whether its tables are older than this program; the next start migrates them.
    is_old: bool


def back_up(database: str | Path, target: Path, pictures: Path | None = None) -> BackupResult:
    """Copy a database in its current state, also while a bot writes to it.

    The copy has the pictures that are in the directory `pictures`, too, so that it is a single file.

    StorageError if there is no database, if it is damaged or not ours, or if `target` exists already.
    """
    source, target = sqlite_file.existing(database), target.absolute()
    _require_filled(source)
    _require_free(target)
    with _disk_explained(target), _workplace(target.parent) as workplace:
        new = workplace / target.name
        campaigns = _copy(source, new)
        if pictures is not None:
            _take_in(new, PictureFiles(pictures))
        new.chmod(PRIVATE)  # it holds hidden picks and seeds, even if others may read the original
        _name(new, target)
    return BackupResult(target, target.stat().st_size, campaigns)


def restore(copy: Path, database: str | Path, *, kept: str) -> RestoreResult:
    """Replace the database with a copy; keep the old one in the same directory under the name `kept`.

    StorageError, and no change, if the copy is damaged, empty, not ours or from a newer program, or if a bot
    is using the database.
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
            _revoke_pages(new)
            _give_away(new, path)
            old = _put_aside(path, path.with_name(kept))
            new.replace(path)
            _settle_directory(path.parent)
    finally:
        lock.release()
    return RestoreResult(path, campaigns, old, is_old)


def _copy(source: Path, target: Path) -> int:
    """Copy a database in one step, so that the copy is consistent; return its number of campaigns."""
    address = f"{source.as_uri()}?mode=ro"
    with (
        sqlite_file.explained(source),
        closing(sqlite3.connect(address, uri=True, timeout=sqlite_file.PATIENCE)) as old,
        closing(sqlite3.connect(target, isolation_level=None)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # a copy is a single file
        if new.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise StorageError(sqlite_file.damaged(source))
        ((campaigns,),) = new.execute("SELECT count(*) FROM campaigns")
    _settle(target)
    return int(campaigns)


def _take_in(new: Path, files: PictureFiles) -> None:
    """Put pictures that are files into the copy; one that was deleted since stays empty."""
    with sqlite_file.explained(new), closing(sqlite3.connect(new)) as connection, connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'pictures'").fetchone():
            return
        empty = "SELECT campaign, hash FROM pictures WHERE length(data) = 0"
        for campaign, hash_ in connection.execute(empty).fetchall():
            row = (files.read(campaign, hash_) or b"", campaign, hash_)
            connection.execute("UPDATE pictures SET data = ? WHERE campaign = ? AND hash = ?", row)
    _settle(new)


def _forget_discord(new: Path) -> None:
    """Make the next start redraw every open contest and sync every command: Discord has moved on since."""
    with sqlite_file.explained(new), closing(sqlite3.connect(new, isolation_level=None)) as connection:
        connection.execute("UPDATE contests SET shown = 0 WHERE open")
        connection.execute("DELETE FROM notes WHERE key LIKE 'synced commands%'")
    _settle(new)


def _retire_decks(new: Path) -> None:
    """Retire every deck that was in use: it would repeat the rolls that were made after the backup."""
    with sqlite_file.explained(new), closing(sqlite3.connect(new, isolation_level=None)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'decks'").fetchone():
            connection.execute("UPDATE decks SET opened = ? WHERE opened = 0", (RETIRED,))
    _settle(new)


def _revoke_pages(new: Path) -> None:
    """Revoke every page: a GM may have revoked it after the backup, and its address must not work again."""
    with sqlite_file.explained(new), closing(sqlite3.connect(new, isolation_level=None)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'pages'").fetchone():
            connection.execute("DELETE FROM pages")
    _settle(new)


def _require_filled(source: Path) -> str:
    """Return the revision of a database of ours; StorageError if it is empty."""
    if revision := sqlite_file.look(source):
        return revision
    raise StorageError(f'"{source}" has nothing in it: check the path.')


def _require_free(target: Path) -> None:
    if target.exists():
        raise StorageError(f'"{target}" is there already: choose another name.')


def _name(new: Path, target: Path) -> None:
    """Give a copy its name; never overwrite another file."""
    try:
        os.link(new, target)
    except FileExistsError:
        _require_free(target)
    except OSError:  # the file system has no hard links
        _require_free(target)
        new.rename(target)
    _settle_directory(target.parent)


def _put_aside(path: Path, kept: Path) -> Path | None:
    """Give the current database a second name; it keeps the first one until the restored copy takes it.

    Its write-ahead log is merged into it first, unless it is damaged: then the log is renamed along with it,
    because SQLite would apply it to the restored database.
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
    except OSError:  # the file system has no hard links
        shutil.copy2(path, other)
        _settle(other)


def _is_sound(path: Path) -> bool:
    try:
        sqlite_file.look(path)
    except StorageError:  # a damaged database is a reason to restore, not an error here
        return False
    return True


def _give_away(new: Path, path: Path) -> None:
    """Give the copy the owner and mode of the database: the operator may be root, the bot is not.

    Without a database, it gets the owner of the directory.
    """
    if path.exists():
        shutil.copymode(path, new)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = (path if path.exists() else path.parent).stat()
        os.chown(new, owner.st_uid, owner.st_gid)


@contextmanager
def _workplace(directory: Path) -> Iterator[Path]:
    """Make a temporary directory on the same disk; also remove those that killed processes left behind."""
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
    """Flush a file to the disk."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _settle_directory(directory: Path) -> None:
    """Flush the names in a directory to the disk; Windows cannot do that and does not need it."""
    if os.name != "nt":
        descriptor = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
