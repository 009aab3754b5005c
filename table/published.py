"""A directory with the pages of campaigns as static files, which any web server can serve.

In it, each page has a directory with its word as the name. Only directories with such names are touched.
"""

import asyncio
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from rules.core.refusal import Refused
from storage.documents.errors import StorageError
from storage.pages import Page
from table.pages import PageBasis, PageWriter, WrittenPage
from table.play.table import Table

#: The name of a page's directory.
WORD = re.compile(r"[0-9a-f]{32}")
#: The modes of what is published: a web server that runs as somebody else reads it.
OPEN, OPEN_DIRECTORY = 0o644, 0o755


class Refreshed(NamedTuple):
    """How many pages there are, how many of them were written, and how many directories were removed."""

    there: int
    written: int
    removed: int


class PublishedFolder:
    """Keeps the directory as the pages are now. It writes only pages of which something has changed."""

    def __init__(self, root: Path, table: Table, writer: PageWriter) -> None:
        self._root, self._table, self._writer = root, table, writer
        #: Held while one page is written or pages are removed, so that nothing waits for all of them.
        self._lock = asyncio.Lock()
        #: What each page in the directory was made of, by its word, since this process began.
        self._shown: dict[str, PageBasis] = {}

    async def refresh(self) -> Refreshed:
        """Write what has changed, and remove what was revoked. Raises `StorageError` if that fails.

        What was revoked goes first, so that nothing can keep it there.
        """
        removed = await self._remove_revoked()
        pages = await self._table.store.pages.every()
        written = [await self._refresh(page) for page in pages]
        return Refreshed(len(pages), sum(written), removed)

    async def refresh_one(self, campaign: int) -> None:
        """Do so for one campaign alone, however many there are. Raises `StorageError` if that fails."""
        await self._remove_revoked()
        if (page := await self._table.store.pages.of(campaign)) is not None:
            await self._refresh(page, exact=True)

    async def _remove_revoked(self) -> int:
        async with self._lock:
            words = {page.word for page in await self._table.store.pages.every()}
            self._shown = {word: basis for word, basis in self._shown.items() if word in words}
            return await self._explained(_remove_others, self._root, words)

    async def _refresh(self, page: Page, *, exact: bool = False) -> int:
        """Write a page if it has changed or is not there; return how many were written."""
        async with self._lock:
            if await self._table.store.pages.at(page.word) is None:
                return 0
            try:
                return await self._write(page, exact=exact)
            except Refused:  # the campaign was deleted a moment ago
                return 0

    async def _write(self, page: Page, *, exact: bool) -> int:
        """Refused: `no-such-campaign`."""
        directory = self._root / page.word
        same = self._shown.get(page.word) == await self._writer.basis(page.campaign)
        if same and await self._explained(_is_there, directory):
            return 0
        made = await self._writer.written(page.campaign, exact=exact)
        changed = await self._explained(_write, directory, made)
        self._shown[page.word] = made.basis
        return changed

    async def _explained(self, work: Callable[..., int], *given: object) -> int:
        try:
            return int(await asyncio.to_thread(work, *given))
        except OSError as error:
            raise StorageError(f'"{self._root}" cannot be written ({error.strerror}).') from None


def _remove_others(root: Path, words: set[str]) -> int:
    """Remove the pages that are there no more; also make the directory, and hide its list of names."""
    _make(root)
    _put(root / "index.html", b"")
    gone = [one for one in root.iterdir() if WORD.fullmatch(one.name) and one.name not in words]
    for directory in gone:
        _empty(directory, {})
        directory.rmdir()
    return len(gone)


def _is_there(directory: Path) -> bool:
    return (directory / "index.html").is_file()


def _write(directory: Path, page: WrittenPage) -> bool:
    """Write a page, the document last; return whether anything changed."""
    _make(directory)
    files = {**page.pictures, "index.html": page.document}
    changed = [_put(directory / name, data) for name, data in files.items()]
    return bool(_empty(directory, files)) or any(changed)


def _empty(directory: Path, but: Mapping[str, bytes]) -> int:
    """Remove the files that are not of the page."""
    gone = [one for one in directory.iterdir() if one.name not in but]
    for file in gone:
        file.unlink()
    return len(gone)


def _make(directory: Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    directory.chmod(OPEN_DIRECTORY)


def _put(path: Path, data: bytes) -> bool:
    """Write a file in one step, so that nobody reads half of it; return False if it is there already."""
    if path.is_file() and path.read_bytes() == data:
        return False
    new = path.with_name(f".{path.name}.new")
    new.write_bytes(data)
    new.chmod(OPEN)
    new.replace(path)
    return True
