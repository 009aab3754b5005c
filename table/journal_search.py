"""Searches a campaign's journal, the newest session first, in the edition of the person who asks.

`found_in` and `pages_in` read for somebody, in this process or in a helper (`table.apart.readings`).
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from narration.journal.chat_pages import Page, pages
from narration.journal.chronicle import Chronicle, Edition, Selection
from narration.journal.search import SHOWN, Hit, Link, find
from narration.text.line import Line
from rules.core.refusal import Refused
from table.journal import Journal
from table.play.table import Table

#: Makes what renders a line for the reader; it can be handed to another process.
Speech: TypeAlias = Callable[[], Callable[[Line], str]]


class Found(NamedTuple):
    """What was found, the newest first; `all_read` says whether every session was searched."""

    hits: tuple[Hit, ...]
    all_read: bool


class JournalSearch:
    """Finds words in journals."""

    def __init__(self, table: Table, journal: Journal) -> None:
        self._table, self._journal = table, journal

    async def find(
        self, campaign: int, edition: Edition, words: str, session: int | None, say: Callable[[Line], str]
    ) -> Found:
        """Return where all the words are, in one session or in all; a session that is too long is left.

        It stops when more is found than is shown. `words` are not empty. Refused: `no-such-part`.
        """
        known = {part.place.session for part in await self._journal.parts(campaign)}
        asked = sorted(known, reverse=True) if session is None else [session]
        hits: list[Hit] = []
        all_read = True
        for number in asked:
            if len(hits) > SHOWN:
                return Found(await self._linked(campaign, hits), all_read=False)
            try:
                told = await self._journal.chronicle(campaign, edition, Selection(number))
            except Refused as refused:
                if refused.code != "journal-too-long":
                    raise
                all_read = False
                continue
            hits += reversed(await asyncio.to_thread(find, told, words, say))
        return Found(await self._linked(campaign, hits), all_read)

    async def _linked(self, campaign: int, hits: Iterable[Hit]) -> tuple[Hit, ...]:
        """Return the hits, those that are shown with links to the messages of their turns."""
        home = (await self._table.state(campaign)).campaign.home
        some = list(hits)
        linked = [hit._replace(link=await self._link(campaign, home, hit)) for hit in some[:SHOWN]]
        return (*linked, *some[SHOWN:])

    async def _link(self, campaign: int, home: int, hit: Hit) -> Link | None:
        """Return a link to the message of a turn, or to the last one of its contest before that."""
        if not hit.passage.contest:
            return None
        posts = await self._table.store.posts.of(campaign, hit.passage.contest)
        near = [post for post in posts if post.is_public and post.turn <= hit.passage.turn]
        post = max(near, key=lambda one: (one.turn, one.message), default=None)
        return Link(home, post.channel, post.message) if post else None


async def found_in(
    table: Table, campaign: int, edition: Edition, words: str, session: int | None, speech: Speech
) -> Found:
    """Return where all the words are, without the journal around them. Refused: as `JournalSearch.find`."""
    found = await JournalSearch(table, Journal(table)).find(campaign, edition, words, session, speech())
    return found._replace(hits=tuple(hit.alone for hit in found.hits))


async def pages_in(
    table: Table, campaign: int, edition: Edition, wanted: Selection, speech: Speech
) -> tuple[Chronicle, tuple[Page, ...]]:
    """Return the pages of a journal, and its chronicle without what the pages tell.

    Refused: as `Journal.chronicle`.
    """
    told = await Journal(table).chronicle(campaign, edition, wanted)
    found = await asyncio.to_thread(pages, told, speech())
    return replace(told, sessions=(), people=()), found
