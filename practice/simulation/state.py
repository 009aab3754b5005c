"""The practice table's state on disk, so that a stopped table can continue.

The directory has `world.json` with the simulated Discord and its people, replaced in one step; `pictures/`
with each uploaded file once; and the bot's own database. Reasons: docs/decisions/0020-practice-state.md.
"""

from __future__ import annotations

import os
import secrets
import shutil
import sys
from collections.abc import Container
from pathlib import Path
from typing import IO, Literal, Self

from pydantic import BaseModel, ValidationError

from narration.text.languages import Language
from practice.simulation import simcord_internals

FORMAT = 1

Locale = Literal["en-US", "sv-SE", "ru"]
LOCALES: dict[Language, Locale] = {"en": "en-US", "sv": "sv-SE", "ru": "ru"}
"""The client locale for each of our languages."""

SceneName = Literal["river", "sandukar", "airship", "evening", "free"]
"""The scenes that a table may begin with; `free` is an empty table."""


class StateError(Exception):
    """The table cannot start on this directory; the message says why and what to do, in one sentence."""


class ClientState(BaseModel):
    """What a person's client remembers."""

    user: int
    locale: Locale = "en-US"
    dms_open: bool = True
    seen: dict[int, int] = {}  # by place, the last message that was on the screen
    dismissed: set[int] = set()


class SavedTable(BaseModel):
    """The content of world.json."""

    format: int
    discord: simcord_internals.Backend
    people: dict[str, ClientState]
    used: dict[int, str]  # by message, the command that it answers
    scene: str | None = None
    language: Language = "en"  # of the scene
    signs: set[str] = {"before"}  # of what was done; a table saved without them counts as used
    since: int = 0  # the number of the last event of the scene's script


class StateDir:
    """A directory that one table uses at a time: it is locked within the context.

    Raises StateError if the directory is in use or not writable, or if its world cannot be read.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock: IO[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self._pictures.mkdir(parents=True, exist_ok=True)
            self._lock = (self._path / "lock").open("ab")
        except OSError as error:
            raise StateError(
                f"{self._path}: cannot be written ({error.strerror}); name another --state."
            ) from None
        try:
            _lock(self._lock)
        except OSError:
            self._lock.close()
            raise StateError(f"{self._path}: another practice table uses it; stop that one first.") from None
        return self

    def __exit__(self, *_: object) -> None:
        if self._lock is not None:
            self._lock.close()

    @property
    def database(self) -> Path:
        """The path of the bot's own database."""
        return self._path / "nattvakt.sqlite3"

    @property
    def _world(self) -> Path:
        return self._path / "world.json"

    @property
    def _pictures(self) -> Path:
        return self._path / "pictures"

    def clear(self) -> None:
        """Delete the world, the pictures and the bot's data; keep the token."""
        self._world.unlink(missing_ok=True)
        for file in self._path.glob(f"{self.database.name}*"):
            file.unlink()
        shutil.rmtree(self._pictures)
        self._pictures.mkdir()

    def token(self) -> str:
        """Return the secret token of the address; it is stored, so that open pages survive a restart."""
        file = self._path / "token"
        if not file.exists():
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "w", encoding="ascii") as out:
                out.write(secrets.token_urlsafe(24))
        return file.read_text(encoding="ascii")

    def load(self) -> SavedTable | None:
        """Return the saved world; None on a fresh directory."""
        if not self._world.exists():
            return None
        try:
            saved = SavedTable.model_validate_json(self._world.read_bytes())
        except (ValidationError, OSError):
            saved = None
        if saved is None or saved.format != FORMAT:
            raise StateError(
                f"{self._world}: cannot be read by this version; move it away, or start over with --fresh."
            )
        return saved

    def save(self, saved: SavedTable, pictures: dict[str, bytes]) -> None:
        """Save the world in one step; pictures come first, so that no message names a missing one."""
        for name, data in pictures.items():
            _write(self._pictures / name, data)
        _write(self._world, saved.model_dump_json().encode())

    def pictures(self) -> set[str]:
        """Return the names of the saved pictures."""
        return {file.name for file in self._pictures.iterdir()}

    def keep_only(self, names: Container[str]) -> None:
        """Delete all pictures except those with these names."""
        for file in self._pictures.iterdir():
            if file.name not in names:
                file.unlink()

    def picture(self, name: str) -> bytes:
        """Return a picture's bytes; StateError if the file is missing."""
        try:
            return (self._pictures / name).read_bytes()
        except OSError:
            raise StateError(f"{self._pictures / name}: is missing; start over with --fresh.") from None


def _write(path: Path, data: bytes) -> None:
    part = path.with_suffix(".part")
    with part.open("wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())
    part.replace(path)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
