"""Reads the journal of a campaign from its log: its parts, a chronicle, or a file.

Slow work runs off the event loop, for one journal at a time and for at most `MOST` events.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from narration.campaign.events import results_of
from narration.game_narration import GameNarration
from narration.games import GAMES
from narration.journal.build import JournalContext, build_chronicle
from narration.journal.chronicle import Chronicle, Edition, Logged, Persona, Place, Selection, start
from narration.journal.edition import EditionReader
from narration.journal.html_page import page
from narration.journal.json_export import journal_json
from narration.journal.markdown import markdown
from narration.journal.speech import FileWording
from narration.parts.figures import AccountTracker
from narration.parts.results import Results
from narration.text.texts import Language, bundled_texts
from rules.campaign.events import CharacterGiven, SceneChanged
from rules.campaign.model import Campaign
from rules.contract.system import AnyState
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from storage.log_reader import FAR, LogRange
from storage.store import Logged as Stored
from table.audit.earlier import from_file
from table.audit.journal_proofs import provable
from table.play.table import Table

Format = Literal["html", "md", "json"]
#: The most events that a chronicle covers: about twenty sessions.
MOST = 10_000
#: How many earlier events of each kind are read to find out what an account held before a range.
LOOK_BACK = 500
#: How many campaigns have their parts cached, for suggestions while somebody types.
CACHED = 64
#: How many traits tell who a character is.
TRAITS = 3
#: The kinds of events that divide a log into parts.
COURSE = ("session-started", "session-ended", "scene-changed")
ALL = Selection()
_FORMATS = {"html": page, "md": markdown, "json": journal_json}


@dataclass(frozen=True)
class JournalPart:
    """A scene, or the part of it in one session; a range of the log.

    `first` and `last` are the range's bounds by `seq`, both included; `titles` are those of its contests.
    """

    place: Place
    first: int
    last: int
    at: datetime
    titles: tuple[str, ...]
    #: The title of the scene; empty if nobody gave one.
    title: str = ""


@dataclass(frozen=True)
class ExportRequest:
    """A request for a journal as a file."""

    format: Format
    edition: Edition
    language: Language
    wanted: Selection

    @property
    def name(self) -> str:
        """The file's name, without the campaign's."""
        parts = [
            *(["session", str(self.wanted.session)] if self.wanted.session is not None else []),
            *(["scene", str(self.wanted.scene)] if self.wanted.scene is not None else []),
        ]
        return "-".join([*parts, self.edition, self.language]) + f".{self.format}"


class _Found(NamedTuple):
    """What was read of a log, and what it takes to understand it."""

    parts: Sequence[JournalPart]
    stretch: LogRange
    log: Sequence[Stored]
    state: AnyState
    reader: EditionReader
    contests: dict[str, Any]


class Journal:
    """Builds chronicles from logs, each of at most `most` events."""

    def __init__(self, table: Table, most: int = MOST) -> None:
        self._table = table
        self._most = most
        self._log_reader = table.store.log_reader
        self._alone = asyncio.Semaphore(1)
        self._parts: OrderedDict[int, tuple[int | None, tuple[JournalPart, ...]]] = OrderedDict()

    async def parts(self, campaign: int) -> tuple[JournalPart, ...]:
        """Return the parts of a campaign's log in order. Refused: `no-such-campaign`."""
        version = await self._table.store.version(campaign)
        known, parts = self._parts.get(campaign, (None, ()))
        if version is None or known != version:
            parts = await self._read_parts(campaign)
            self._parts[campaign] = (version, parts)
        self._parts.move_to_end(campaign)
        while len(self._parts) > CACHED:
            self._parts.popitem(last=False)
        return parts

    async def _read_parts(self, campaign: int) -> tuple[JournalPart, ...]:
        state = await self._table.state(campaign)
        first = await self._log_reader.events(LogRange(campaign), most=1)
        if not first:
            return ()
        openings = _teller(state).openings
        kinds = (*COURSE, *openings)

        def read(log: Iterator[Stored]) -> tuple[JournalPart, ...]:
            return _parts(state.campaign, first[0], tuple(log), openings)

        return await self._log_reader.of_kinds(LogRange(campaign), kinds, read)

    async def chronicle(self, campaign: int, edition: Edition, wanted: Selection = ALL) -> Chronicle:
        """Return the chronicle of the parts that are wanted.

        Refused: `no-such-campaign`, `no-such-part`, `journal-too-long`.
        """
        async with self._alone:
            return await self._chronicle(campaign, edition, wanted)

    async def export(self, campaign: int, wish: ExportRequest, most_bytes: int = FAR) -> bytes:
        """Return a journal as a file. Refused: as in `chronicle`, and `journal-too-large`."""
        async with self._alone:
            portraits = await self._portraits(campaign) if wish.format == "html" else {}
            made = await self._chronicle(campaign, wish.edition, wish.wanted, portraits)
            told = await provable(self._table, made)
            data = await asyncio.to_thread(lambda: _written(told, wish))
        if len(data) > most_bytes:
            raise Refused("journal-too-large", size=len(data) // 1000 + 1, most=most_bytes // 1000)
        return data

    async def results(self, campaign: int, session: int) -> tuple[Results, frozenset[str]]:
        """Return what came of a session, as everybody may know it, and the seats that did something in it.

        Refused: as in `chronicle`.
        """
        found = await self._found(campaign, "players", Selection(session))
        teller = _teller(found.state)

        def read() -> tuple[Results, frozenset[str]]:
            logged = tuple(found.reader.read(map(_as_logged, found.log)))
            events = [one.event for one in logged]
            results = Results.of(results_of(teller, events, found.reader.contests(found.contests)))
            return results, frozenset(one.seat for one in logged)

        return await asyncio.to_thread(read)

    async def _chronicle(
        self,
        campaign: int,
        edition: Edition,
        wanted: Selection,
        portraits: Mapping[str, tuple[bytes, str]] = MappingProxyType({}),
    ) -> Chronicle:
        found = await self._found(campaign, edition, wanted)
        bare = (await from_file(self._table, campaign)).bare
        begun = await self._begun(found.stretch, found.log)
        ledger = await self._ledger(found.state, found.stretch, found.reader)

        def tell() -> Chronicle:
            known = JournalContext(
                campaign=found.state.campaign,
                edition=edition,
                wanted=wanted,
                contests=found.reader.contests(found.contests),
                start=found.parts[0].place,
                ledger=ledger,
                begun=tuple(found.reader.read(map(_as_logged, begun))),
                names={character.id: character.name for character in found.state.characters.values()},
                titles={part.place.scene: part.title for part in found.parts if part.title},
                seats=_seat_names(found.state),
                people=self._people(found, portraits) if found.parts[0].place.session <= 1 else (),
                bare=bare,
            )
            return build_chronicle(found.reader.read(map(_as_logged, found.log)), known)

        return await asyncio.to_thread(tell)

    async def _portraits(self, campaign: int) -> dict[str, tuple[bytes, str]]:
        """Return the portraits of a campaign, by character: the picture, and what it shows."""
        stored = self._table.store.pictures
        known = await stored.portraits(campaign)
        read = {who: (await stored.data(campaign, one.hash), one.alt) for who, one in known.items()}
        return {who: (data, alt) for who, (data, alt) in read.items() if data}

    def _people(self, found: "_Found", portraits: Mapping[str, tuple[bytes, str]]) -> tuple[Persona, ...]:
        """Return the players' characters as everybody may know them."""
        public = self._table.system(found.state).view(found.state, PUBLIC)
        traits = _teller(found.state).traits
        return tuple(
            Persona(one.name, tuple(traits(one))[:TRAITS], *portraits.get(one.id, ()))
            for one in public.characters.values()
            if one.seat
        )

    async def _found(self, campaign: int, edition: Edition, wanted: Selection) -> "_Found":
        """Read the parts of a log that are wanted. Refused: as in `chronicle`."""
        parts = [part for part in await self.parts(campaign) if wanted.has(part.place)]
        if not parts:
            raise Refused("no-such-part")
        stretch = LogRange(campaign, parts[0].first, parts[-1].last)
        if (count := await self._log_reader.count(stretch)) > self._most:
            raise Refused("journal-too-long", count=count, most=self._most)
        log = await self._log_reader.events(stretch)
        given = await self._given(stretch)
        # the state is read after the log, so that it knows everyone whom the log names
        state = await self._table.state(campaign)
        reader = EditionReader(self._table.system(state), state, edition, given)
        return _Found(parts, stretch, log, state, reader, await self._contests(state, log))

    async def _given(self, stretch: LogRange) -> list[CharacterGiven]:
        """Return the handovers of characters from the start of a range until now."""
        since = LogRange(stretch.campaign, stretch.first)

        def read(log: Iterator[Stored]) -> list[CharacterGiven]:
            return [one.event for one in log if isinstance(one.event, CharacterGiven)]

        return await self._log_reader.of_kinds(since, ("character-given",), read)

    async def _ledger(self, state: AnyState, stretch: LogRange, reader: EditionReader) -> AccountTracker:
        """Return the accounts as they were before a range, as far as the reader may know them."""
        ledger = AccountTracker(_teller(state).accounts())

        def read(log: Iterator[Stored]) -> None:
            for one in reader.read(map(_as_logged, log)):
                ledger.read(one.event)

        kinds = _teller(state).account_kinds
        earlier = LogRange(stretch.campaign, 0, stretch.first - 1)
        await self._log_reader.latest_of_kinds(earlier, kinds, LOOK_BACK, read)
        return ledger

    async def _begun(self, stretch: LogRange, log: Sequence[Stored]) -> list[Stored]:
        """Return the earlier events of turns that are in progress when a range begins."""
        turns: dict[str, int] = {}
        for one in log:
            if one.event.contest:
                turns.setdefault(one.event.contest, one.event.turn)
        begun = [
            one
            for contest, turn in turns.items()
            for one in await self._table.store.events(stretch.campaign, contest, turn)
            if one.seq < stretch.first
        ]
        return sorted(begun, key=lambda one: one.seq)

    async def _contests(self, state: AnyState, log: Sequence[Stored]) -> dict[str, Any]:
        """Return every contest that a log names, including those that have ended."""
        named = dict.fromkeys(one.event.contest for one in log if one.event.contest)
        found = {}
        for number in named:
            running = state.contests.get(number)
            found[number] = running or await self._table.store.contest(state.campaign.id, number)
        return found


def _seat_names(state: AnyState) -> dict[str, str]:
    """Return the character that each seat usually plays, by its name; else the only one that it has."""
    owned = {one.seat: one.name for one in state.characters.values() if one.seat}
    played = {one.id: state.characters.get(one.character) for one in state.campaign.seats}
    return owned | {seat: one.name for seat, one in played.items() if one is not None and one.seat}


def _written(told: Chronicle, wish: ExportRequest) -> bytes:
    return _FORMATS[wish.format](
        told, FileWording(bundled_texts().of_game(told.system), wish.language)
    ).encode()


def _teller(state: AnyState) -> GameNarration:
    return GAMES[state.campaign.system].teller


def _as_logged(one: Stored) -> Logged:
    return Logged(one.seq, one.at, one.seat, one.event)


def _parts(
    campaign: Campaign, first: Stored, log: Sequence[Stored], openings: Mapping[str, str]
) -> tuple[JournalPart, ...]:
    """Divide a log at the events in `COURSE`; the event that ends a part belongs to that part."""
    here = start(campaign, (one.event for one in log))
    begun: list[tuple[Place, int, datetime, list[str]]] = [(here, first.seq, first.at, [])]
    for one in log:
        now = here.of(one.event)
        if now != begun[-1][0]:
            begun.append((now, one.seq, one.at, []))
        here = here.after(one.event)
        if here != now:
            begun.append((here, one.seq + 1, one.at, []))
        begun[-1][3].extend(_title(one, openings))
    ends = [seq - 1 for _, seq, _, _ in begun[1:]]
    named = {one.event.scene: one.event.title for one in log if isinstance(one.event, SceneChanged)}
    return tuple(
        JournalPart(place, seq, last, at, tuple(titles), named.get(place.scene, ""))
        for (place, seq, at, titles), last in zip(begun, [*ends, FAR], strict=True)
        if seq <= last
    )


def _title(one: Stored, openings: Mapping[str, str]) -> list[str]:
    field = openings.get(getattr(one.event, "kind", ""))
    return [getattr(one.event, field).title] if field else []
