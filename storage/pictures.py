"""The pictures that people sent to a campaign, once each by their hash, and its characters' portraits.

With a directory for pictures, the row of a new one is empty, and its file has the content.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from hashlib import sha256
from typing import NamedTuple

from storage.database.connection import Connection
from storage.database.group_commit import GroupCommitWriter
from storage.documents import beside as sql
from storage.documents.errors import Unavailable
from storage.picture_files import PictureFiles


class Portrait(NamedTuple):
    """The portrait of a character: the hash of its picture, and what that shows."""

    hash: str
    alt: str


def hash_of(data: bytes) -> str:
    """Return the hash under which a picture is stored."""
    return sha256(data).hexdigest()[:32]


class PictureTable:
    """Reads and changes the pictures of all campaigns."""

    def __init__(
        self, read: Connection, writer: GroupCommitWriter, files: PictureFiles | None = None
    ) -> None:
        self._read, self._writer, self._files = read, writer, files

    async def keep(self, campaign: int, data: bytes) -> str:
        """Store a picture, unless the campaign has it; return its hash."""
        if self._files is not None and await self.data(campaign, hash_of(data)) is None:
            await self._write(self._files, campaign, data)
        row = {"campaign": campaign, "hash": hash_of(data), "data": b"" if self._files else data}
        await self._writer.write(campaign, ((sql.PICTURE_KEPT, row),))
        return hash_of(data)

    async def data(self, campaign: int, hash_: str) -> bytes | None:
        """Return a picture; None if it is gone."""
        rows = await self._read.fetch(sql.PICTURE, of_campaign=campaign, of_hash=hash_)
        stored = bytes(rows[0][0]) if rows else None
        if stored == b"":
            return await asyncio.to_thread(self._files.read, campaign, hash_) if self._files else None
        return stored

    async def several(self, campaign: int, hashes: Iterable[str]) -> dict[str, bytes]:
        """Return pictures by their hashes, in the order of the hashes, without those that are gone."""
        read = {found: await self.data(campaign, found) for found in sorted(set(hashes))}
        return {found: data for found, data in read.items() if data}

    async def _write(self, files: PictureFiles, campaign: int, data: bytes) -> None:
        try:
            await asyncio.to_thread(files.write, campaign, hash_of(data), data)
        except OSError as error:
            raise Unavailable(f"A picture cannot be written ({error.strerror}).") from None

    async def hashes(self, campaign: int) -> tuple[str, ...]:
        """Return the hashes of a campaign's pictures."""
        return tuple(found for (found,) in await self._read.fetch(sql.PICTURES, of_campaign=campaign))

    async def portraits(self, campaign: int) -> dict[str, Portrait]:
        """Return the portraits of a campaign, by character."""
        rows = await self._read.fetch(sql.PORTRAITS, of_campaign=campaign)
        return {character: Portrait(hash_, alt) for character, hash_, alt in rows}

    async def set_portrait(self, campaign: int, character: str, portrait: Portrait) -> None:
        """Give a character a portrait, in place of an earlier one."""
        gone = {"of_campaign": campaign, "of_character": character}
        row = {"campaign": campaign, "character": character, **portrait._asdict()}
        await self._writer.write(campaign, ((sql.PORTRAIT_DROPPED, gone), (sql.PORTRAIT_SET, row)))

    async def drop_portrait(self, campaign: int, character: str) -> None:
        """Take a character's portrait away; `sweep` deletes its picture."""
        row = {"of_campaign": campaign, "of_character": character}
        await self._writer.write(campaign, ((sql.PORTRAIT_DROPPED, row),))

    async def sweep(self, campaign: int, used: Callable[[], Awaitable[Collection[str]]]) -> None:
        """Delete the pictures that are no portrait and not among those that are used otherwise.

        What is stored is listed before what is used: what is stored in the meantime is not deleted.
        """
        stored, files = await self.hashes(campaign), await self._listed(campaign)
        kept = {*await used(), *(one.hash for one in (await self.portraits(campaign)).values())}
        rows = tuple(
            (sql.PICTURE_DROPPED, {"of_campaign": campaign, "of_hash": found})
            for found in stored
            if found not in kept
        )
        if rows:
            await self._writer.write(campaign, rows)
        if self._files is not None:
            await asyncio.to_thread(self._files.delete, campaign, files - kept)

    async def _listed(self, campaign: int) -> set[str]:
        return await asyncio.to_thread(self._files.hashes, campaign) if self._files else set()

    async def drop(self, campaign: int) -> None:
        """Delete the files of a campaign that was deleted; the rows are gone with it."""
        if self._files is not None:
            await asyncio.to_thread(self._files.drop, campaign)
