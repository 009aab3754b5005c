"""Reads the files that people send: small ones in a thread, large ones in helper processes.

So nobody who plays waits for a file, and a small file never waits for a large one.
"""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from rules.campaign.model import AnyCharacter
from rules.core.on_demand import OnDemand
from rules.core.refusal import Refused
from rules.registry import SYSTEMS
from storage.documents.codecs import Codecs
from table.apart.helper import Work
from table.apart.processes import HelperProcesses, TooHeavy
from table.transfer.packed import PackedCampaign, packed, read

T = TypeVar("T")
#: The largest file that is read in a thread, in bytes: it takes about a tenth of a second.
SMALL = 16 * 1024
_CODECS = Codecs(SYSTEMS)
#: What reads a file, imported with the first one: it can check and draw all that a campaign has.
_READ: OnDemand[Callable[..., Any]] = OnDemand(
    campaign="table.transfer.file_import:read_campaign",
    character="table.transfer.file_import:read_character",
)


class FileReaders:
    """Reads files off the event loop."""

    def __init__(self, helpers: HelperProcesses | None = None) -> None:
        self._helpers = helpers or HelperProcesses()
        self._small = asyncio.Semaphore(1)

    async def small(self, work: Callable[[], T]) -> T:
        """Return what `work` returns, in a thread; such calls follow one another."""
        async with self._small:
            return await asyncio.to_thread(work)

    async def campaign(self, data: bytes) -> PackedCampaign:
        """Return the campaign in a file. Refused: as `read_campaign`, and `file-too-heavy`."""
        if len(data) <= SMALL:
            return await self.small(lambda: packed(_READ["campaign"](data)))
        parts = await self._parts(campaign_parts, data)
        return await asyncio.to_thread(read, parts)

    async def character(self, data: bytes, system: str) -> AnyCharacter:
        """Return the character in a file. Refused: as `read_character`, and `file-too-heavy`."""
        if len(data) <= SMALL:
            return await self.small(lambda: _read_character(data, system))
        parts = await self._parts(character_parts, data, system)
        return character_read(parts, system)

    async def _parts(self, work: Work, *arguments: Any) -> Iterator[bytes]:
        try:
            return await self._helpers.run(work, *arguments)
        except TooHeavy:
            raise Refused("file-too-heavy") from None


def campaign_parts(data: bytes) -> Iterator[bytes]:
    """Read a campaign in a helper process."""
    return packed(_READ["campaign"](data)).written()


def character_parts(data: bytes, system: str) -> Iterator[bytes]:
    """Read a character in a helper process."""
    columns = _CODECS[system].character(_read_character(data, system))
    yield str(columns["doc"]).encode()


def _read_character(data: bytes, system: str) -> AnyCharacter:
    found: AnyCharacter = _READ["character"](data, SYSTEMS[system])
    return found


def character_read(parts: Iterator[bytes], system: str) -> AnyCharacter:
    """Return the character that a helper wrote."""
    found: AnyCharacter = _CODECS[system].characters.validate_json(next(parts))
    return found
