"""The page of each campaign that its GM has made, and what each seat has chosen for it.

No rule depends on them, so they are not logged.
"""

from datetime import UTC, datetime
from typing import NamedTuple

from storage.database.connection import Connection
from storage.database.group_commit import GroupCommitWriter
from storage.documents import beside as sql


class Page(NamedTuple):
    """A campaign's page: the word in its address, and when it was made (UTC, to the millisecond)."""

    campaign: int
    word: str
    made: datetime


class PageChoice(NamedTuple):
    """Whether a seat's tellings and portraits are on the page; tellings up to the event `since` are not."""

    tellings: bool = True
    portrait: bool = True
    since: int = 0


class PageTable:
    """Reads and changes the pages of all campaigns."""

    def __init__(self, read: Connection, writer: GroupCommitWriter) -> None:
        self._read, self._writer = read, writer

    async def of(self, campaign: int) -> Page | None:
        """Return the page of a campaign; None if there is none."""
        rows = await self._read.fetch(sql.PAGE, of_campaign=campaign)
        return _page(*rows[0]) if rows else None

    async def at(self, word: str) -> Page | None:
        """Return the page with this word; None if there is none, or none any more."""
        rows = await self._read.fetch(sql.PAGE_AT, of_word=word)
        return _page(*rows[0]) if rows else None

    async def every(self) -> tuple[Page, ...]:
        """Return every page, by campaign."""
        return tuple(_page(*row) for row in await self._read.fetch(sql.PAGES))

    async def make(self, page: Page) -> bool:
        """Make a page; return False, and change nothing, if the campaign has one."""
        row = {**page._asdict(), "made": round(page.made.timestamp() * 1000)}
        return await self._writer.try_write(page.campaign, ((sql.PAGE_MADE, row),))

    async def revoke(self, page: Page) -> bool:
        """Revoke a page; return False if that is done already."""
        row = {"of_campaign": page.campaign, "of_word": page.word}
        return await self._writer.try_write(page.campaign, ((sql.PAGE_REVOKED, row),))

    async def choices(self, campaign: int) -> dict[str, PageChoice]:
        """Return what seats have chosen for the page; a seat that is missing has chosen nothing."""
        rows = await self._read.fetch(sql.PAGE_CHOICES, of_campaign=campaign)
        return {seat: PageChoice(bool(tellings), bool(face), since) for seat, tellings, face, since in rows}

    async def choose(self, campaign: int, seat: str, choice: PageChoice) -> None:
        """Store what a seat has chosen, in place of what it chose before."""
        gone = {"of_campaign": campaign, "of_seat": seat}
        row = {"campaign": campaign, "seat": seat, **choice._asdict()}
        await self._writer.write(campaign, ((sql.PAGE_CHOICE_DROPPED, gone), (sql.PAGE_CHOICE_SET, row)))


def _page(campaign: int, word: str, made: int) -> Page:
    return Page(campaign, word, datetime.fromtimestamp(made / 1000, UTC))
