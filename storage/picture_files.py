"""Pictures as files in a directory beside the database, where the host wants that: `CAMPAIGN/HASH.webp`."""

import os
import shutil
from collections.abc import Collection
from pathlib import Path

#: The modes of what only the bot's own account may read.
PRIVATE, PRIVATE_DIRECTORY = 0o600, 0o700


class PictureFiles:
    """The pictures in one directory. Every method takes milliseconds on a disk: call it in a thread."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def read(self, campaign: int, hash_: str) -> bytes | None:
        """Return a picture; None if its file is gone."""
        try:
            return self._path(campaign, hash_).read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None

    def write(self, campaign: int, hash_: str, data: bytes) -> None:
        """Write a picture in one step, and settle it on the disk."""
        path = self._path(campaign, hash_)
        path.parent.mkdir(mode=PRIVATE_DIRECTORY, parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        with new.open("wb") as file:
            new.chmod(PRIVATE)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)

    def hashes(self, campaign: int) -> set[str]:
        """Return the hashes of a campaign's pictures."""
        return {file.stem for file in (self._root / str(campaign)).glob("*.webp")}

    def delete(self, campaign: int, hashes: Collection[str]) -> None:
        """Delete these pictures of a campaign."""
        for hash_ in hashes:
            self._path(campaign, hash_).unlink(missing_ok=True)

    def drop(self, campaign: int) -> None:
        """Delete all pictures of a campaign."""
        shutil.rmtree(self._root / str(campaign), ignore_errors=True)

    def _path(self, campaign: int, hash_: str) -> Path:
        return self._root / str(campaign) / f"{hash_}.webp"
