"""The page of a campaign: who makes and revokes it, what each seat keeps off it, and how it is written.

It is the players' edition of the journal, made of what everybody may know.
"""

import asyncio
import gzip
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, Literal, NamedTuple, TypeAlias
from weakref import WeakValueDictionary

from narration.journal.chronicle import Chronicle
from narration.journal.speech import FileWording
from narration.text.texts import bundled_texts
from rules.campaign.events import SeatHanded, SeatTaken
from rules.campaign.safety import require_seat
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from storage.documents.logged import Logged
from storage.log_reader import LogRange
from storage.pages import Page, PageChoice
from storage.pictures import Portrait
from table.apart.readings import Readings
from table.journal import Journal, Silence
from table.play.table import Table

#: What a seat may keep off the page.
Own: TypeAlias = Literal["tellings", "portrait"]
#: For how many seconds a page may be behind the game; nothing else waits.
FRESH = 30.0
#: The most bytes of written pages and their pictures that are kept in memory, besides the latest page.
MOST_KEPT: Final = 64 * 1024 * 1024
#: How many pages are written at a time, because each takes memory and the processor.
AT_ONCE = 2


class Pages:
    """What the people at a table may do about its page, each as their own seat."""

    def __init__(self, table: Table) -> None:
        self._table, self._stored = table, table.store.pages

    async def of(self, campaign: int, seat: Seat) -> Page | None:
        """Return the page of a campaign; None if there is none. Refused: `no-seat`."""
        require_seat(seat)
        return await self._stored.of(campaign)

    async def make(self, campaign: int, seat: Seat) -> Page:
        """Make the page, at an address that nobody can guess. Refused: `gm-only`, `page-made`."""
        require_gm(seat)
        made = Page(campaign, secrets.token_hex(16), self._table.store.now())
        if not await self._stored.make(made):
            raise Refused("page-made")
        return made

    async def revoke(self, campaign: int, seat: Seat) -> Page:
        """Revoke the page for good, and return it. Refused: `gm-only`, `no-page`."""
        require_gm(seat)
        there = await self._stored.of(campaign)
        if there is None or not await self._stored.revoke(there):
            raise Refused("no-page")
        return there

    async def choice(self, campaign: int, seat: Seat) -> PageChoice:
        """Return what a seat has chosen for the page. Refused: `no-seat`."""
        require_seat(seat)
        return (await self._stored.choices(campaign)).get(seat.id, PageChoice())

    async def choose(self, campaign: int, seat: Seat, what: Own, *, on: bool) -> PageChoice:
        """Choose whether the page has the tellings or the portraits of a seat. Refused: `no-seat`.

        What an earlier holder of the seat told, and kept off the page, stays off it.
        """
        before = await self.choice(campaign, seat)
        since = before.since
        if what == "tellings" and on and not before.tellings:
            since = max(since, await self._held_since(campaign, seat.id))
        chosen = before._replace(**{what: on}, since=since)
        await self._stored.choose(campaign, seat.id, chosen)
        return chosen

    async def _held_since(self, campaign: int, seat: str) -> int:
        """Return the `seq` of the event by which somebody got a seat last; 0 for the founder."""

        def read(log: Iterator[Logged]) -> list[int]:
            taken = (SeatTaken, SeatHanded)
            return [one.seq for one in log if isinstance(one.event, taken) and one.event.seat == seat]

        kinds = ("seat-taken", "seat-handed")
        found = await self._table.store.log_reader.of_kinds(LogRange(campaign), kinds, read)
        return found[-1] if found else 0


class PageBasis(NamedTuple):
    """What a page is made of: the version of its campaign, the portraits, and what seats keep off."""

    version: int | None
    portraits: Mapping[str, Portrait]
    choices: Mapping[str, PageChoice]


@dataclass(frozen=True)
class WrittenPage:
    """A page in the campaign's language, and the pictures beside it, by the names of their files.

    `compressed` is the document by gzip, `tag` stands for its content.
    """

    document: bytes
    compressed: bytes
    tag: str
    pictures: Mapping[str, bytes]
    #: What it was made of.
    basis: PageBasis

    @property
    def size(self) -> int:
        """How many bytes of memory it takes, nearly."""
        return len(self.document) + len(self.compressed) + sum(map(len, self.pictures.values()))


@dataclass(frozen=True)
class _Made:
    """A page, and when it was written."""

    at: float
    page: WrittenPage


class PageWriter:
    """Writes pages, and remembers the latest ones. Who reads one waits for no other one to be written first,
    but few are written at a time.
    """

    def __init__(
        self, table: Table, clock: Callable[[], float] = time.monotonic, readings: Readings | None = None
    ) -> None:
        self._table, self._clock, self._readings = table, clock, readings
        #: A lock for each page that is being read, so that it is written once.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._few = asyncio.Semaphore(AT_ONCE)
        #: The pages in memory, the latest read last, and how many bytes they are.
        self._made: OrderedDict[int, _Made] = OrderedDict()
        self._bytes = 0

    async def written(self, campaign: int, *, exact: bool = False) -> WrittenPage:
        """Return a page: as it is now in what seats chose, and in what was played up to `FRESH` seconds ago;
        if `exact`, in that as it is now, too. Refused: `no-such-campaign`.
        """
        lock = self._locks.setdefault(campaign, asyncio.Lock())
        async with lock:
            basis = await self.basis(campaign)
            known = self._made.get(campaign)
            if known is None or not self._still(known, basis, exact=exact):
                async with self._few:
                    known = _Made(self._clock(), await self._write(campaign, basis))
            self._keep(campaign, known)
            return known.page

    def _keep(self, campaign: int, made: _Made) -> None:
        self.forget(campaign)
        self._made[campaign] = made
        self._bytes += made.page.size
        while self._bytes > MOST_KEPT and len(self._made) > 1:
            self.forget(next(iter(self._made)))

    def forget(self, campaign: int) -> None:
        """Forget a page, so that the next reader gets what is played and chosen by then."""
        if (made := self._made.pop(campaign, None)) is not None:
            self._bytes -= made.page.size

    async def basis(self, campaign: int) -> PageBasis:
        """Return what the page would be made of now."""
        store = self._table.store
        version = await store.version(campaign)
        return PageBasis(
            version, await store.pictures.portraits(campaign), await store.pages.choices(campaign)
        )

    def _still(self, known: _Made, basis: PageBasis, *, exact: bool) -> bool:
        """Tell whether a page may be shown: unless `exact`, what was played may be newer for a moment."""
        is_new = not exact and self._clock() - known.at < FRESH
        was = known.page.basis
        return was == basis or (is_new and was._replace(version=basis.version) == basis)

    async def _write(self, campaign: int, basis: PageBasis) -> WrittenPage:
        if self._readings is None:
            return await page_of(self._table, campaign, basis)
        return await self._readings.of([campaign], page_of, campaign, basis)


async def page_of(table: Table, campaign: int, basis: PageBasis) -> WrittenPage:
    """Write a page. Refused: as `Journal.public`."""
    told = await Journal(table).public(campaign, _silence(basis.choices))
    read = await table.store.pictures.several(campaign, told.pictures)
    pictures = {f"{hash_}.webp": data for hash_, data in read.items()}
    sources = {name.removesuffix(".webp"): name for name in pictures}
    head = (await table.state(campaign)).campaign
    wording = FileWording(bundled_texts().of_game(head.system), head.language)
    return await asyncio.to_thread(_drawn, replace(told, sources=sources), wording, pictures, basis)


def _drawn(
    told: Chronicle, wording: FileWording, pictures: Mapping[str, bytes], basis: PageBasis
) -> WrittenPage:
    from narration.journal.html_page import page as html_page  # noqa: PLC0415 - it imports Pillow

    document = html_page(told, wording).encode()
    return WrittenPage(
        document, gzip.compress(document, 6, mtime=0), sha256(document).hexdigest()[:32], pictures, basis
    )


def _silence(choices: Mapping[str, PageChoice]) -> Silence:
    def omits(seat: str, seq: int) -> bool:
        choice = choices.get(seat, PageChoice())
        return not choice.tellings or seq <= choice.since

    return Silence(omits, frozenset(seat for seat, choice in choices.items() if not choice.portrait))
