"""The pauses of games, and their lines and veils. No row says who asked for a pause or wrote a line.

They are no part of the log and of no version: nothing of them is in a journal, and an undo leaves them alone.
"""

from typing import NamedTuple

from storage.database.connection import Connection
from storage.database.group_commit import GroupCommitWriter
from storage.documents import beside as sql


class Pause(NamedTuple):
    """A pause: its message, 0 until that is posted, and the seat that wants to go on, "" for nobody."""

    channel: int
    message: int
    willing: str


class Limit(NamedTuple):
    """A line (`kind` "line"), which is never crossed, or a veil ("veil"), which is never shown."""

    kind: str
    text: str


class SafetyTable:
    """Reads and changes the pauses, lines and veils of all campaigns."""

    def __init__(self, read: Connection, writer: GroupCommitWriter, *, is_shared: bool) -> None:
        self._read, self._writer, self._is_shared = read, writer, is_shared
        #: The campaigns that are paused; None until they are read, and always if other processes write too.
        self._paused: set[int] | None = None

    async def is_paused(self, campaign: int) -> bool:
        """Return whether a game is paused. It costs no query while this process alone writes."""
        if self._paused is not None:
            return campaign in self._paused
        found = {number for (number,) in await self._read.fetch(sql.PAUSES)}
        self._keep(found)
        return campaign in found

    def _keep(self, found: set[int]) -> None:
        """Remember what was read first; a pause or its end since then is in it already."""
        if self._paused is None and not self._is_shared:
            self._paused = found

    async def pause_of(self, campaign: int) -> Pause | None:
        """Return the pause of a game; None if it runs."""
        rows = await self._read.fetch(sql.PAUSE, of_campaign=campaign)
        return Pause(*rows[0]) if rows else None

    async def pause(self, campaign: int) -> bool:
        """Pause a game; return False if it was paused before."""
        if await self.is_paused(campaign):
            return False
        row = {"campaign": campaign, **Pause(0, 0, "")._asdict()}
        done = await self._writer.try_write(campaign, ((sql.PAUSED, row),))
        if self._paused is not None:
            self._paused.add(campaign)
        return done

    async def told(self, campaign: int, channel: int, message: int) -> None:
        """Note which message says that a game is paused."""
        row = {"of_campaign": campaign, "channel": channel, "message": message}
        await self._writer.write(campaign, ((sql.PAUSE_TOLD, row),))

    async def want_on(self, campaign: int, seat: str) -> bool:
        """Note the first seat that wants to go on; return False if there is one, or no pause."""
        row = {"of_campaign": campaign, "willing": seat}
        return await self._writer.try_write(campaign, ((sql.PAUSE_WILLING, row),))

    async def go_on(self, campaign: int) -> bool:
        """End a pause; return False if there was none."""
        done = await self._writer.try_write(campaign, ((sql.PAUSE_OVER, {"of_campaign": campaign}),))
        if self._paused is not None:
            self._paused.discard(campaign)
        return done

    async def limits(self, campaign: int) -> tuple[Limit, ...]:
        """Return a table's lines and veils, in an order that says nothing of when they were written."""
        return tuple(Limit(*row) for row in await self._read.fetch(sql.LIMITS, of_campaign=campaign))

    async def add(self, campaign: int, id_: str, limit: Limit) -> None:
        """Store a line or veil under an id of its own."""
        row = {"campaign": campaign, "id": id_, **limit._asdict()}
        await self._writer.write(campaign, ((sql.LIMIT_SET, row),))

    async def withdraw(self, campaign: int, id_: str) -> bool:
        """Delete the line or veil with this id; return False if it is gone."""
        row = {"of_campaign": campaign, "of_id": id_}
        return await self._writer.try_write(campaign, ((sql.LIMIT_DROPPED, row),))

    async def clear(self, campaign: int) -> None:
        """Delete every line and veil of a table."""
        await self._writer.write(campaign, ((sql.LIMITS_CLEARED, {"of_campaign": campaign}),))
