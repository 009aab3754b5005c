"""Reads the journal of a campaign from its log: its parts, a chronicle, or a file.

Slow work runs off the event loop, for one journal at a time and for at most `MOST` events.
"""

import asyncio
from base64 import b64encode
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from narration.campaign.events import results_of
from narration.game_narration import GameNarration
from narration.games import GAMES
from narration.journal.build import JournalContext, build_chronicle
from narration.journal.chronicle import Chronicle, Edition, Format, Logged, Persona, Picture, Selection
from narration.journal.edition import EditionReader
from narration.journal.speech import FileWording
from narration.journal.wordless import Omits, wordless
from narration.parts.figures import AccountTracker
from narration.parts.results import Results
from narration.text.languages import Language
from narration.text.texts import bundled_texts
from rules.campaign.events import CharacterGiven
from rules.contract.system import AnyState
from rules.core.on_demand import OnDemand
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from storage.documents.logged import FAR
from storage.documents.logged import Logged as Stored
from storage.log_reader import LogRange
from storage.pictures import Portrait
from table.audit.earlier import from_file
from table.audit.journal_proofs import provable
from table.journal_parts import COURSE, JournalPart, parts_of
from table.play.table import Table
from table.uploads.portraits import shown_beside

#: The most events that a chronicle covers: about twenty sessions.
MOST = 10_000
#: How many earlier events of each kind are read to find out what an account held before a range.
LOOK_BACK = 500
#: How many campaigns have their parts cached, for suggestions while somebody types.
CACHED = 64
#: How many traits tell who a character is.
TRAITS = 3
ALL = Selection()
#: What writes each format; the page draws, so it imports Pillow.
_FORMATS: OnDemand[Callable[[Chronicle, FileWording], str]] = OnDemand(
    html="narration.journal.html_page:page",
    md="narration.journal.markdown:markdown",
    json="narration.journal.json_export:journal_json",
)


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


class Silence(NamedTuple):
    """What the public page omits: some words, and the portraits of the characters of some seats."""

    omits: Omits
    faceless: Collection[str]


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
            return parts_of(state.campaign, first[0], tuple(log), openings)

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
            made = await self._chronicle(campaign, wish.edition, wish.wanted)
            sources = await self._within(campaign, made.pictures) if wish.format == "html" else {}
            told = await provable(self._table, replace(made, sources=sources))
            data = await asyncio.to_thread(lambda: _written(told, wish))
        if len(data) > most_bytes:
            raise Refused("journal-too-large", size=len(data) // 1000 + 1, most=most_bytes // 1000)
        return data

    async def public(self, campaign: int, silence: Silence) -> Chronicle:
        """Return the players' edition as anybody may read it: the latest sessions, of at most `most` events.

        Refused: `no-such-campaign`, `no-such-part`.
        """
        async with self._alone:
            return await self._chronicle(campaign, "players", ALL, silence)

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
        self, campaign: int, edition: Edition, wanted: Selection, silence: Silence | None = None
    ) -> Chronicle:
        found = await self._found(campaign, edition, wanted, is_cut=silence is not None)
        bare = (await from_file(self._table, campaign)).bare
        begun = await self._begun(found.stretch, found.log)
        ledger = await self._ledger(found.state, found.stretch, found.reader)
        public = self._table.system(found.state).view(found.state, PUBLIC)
        portraits = shown_beside(await self._table.store.pictures.portraits(campaign), public)
        has_people = silence is not None or found.parts[0].place.session <= 1

        def read(log: Sequence[Stored]) -> Iterator[Logged]:
            known = found.reader.read(map(_as_logged, log))
            return known if silence is None else wordless(known, _teller(found.state), silence.omits)

        def tell() -> Chronicle:
            known = JournalContext(
                campaign=found.state.campaign,
                edition=edition,
                wanted=wanted,
                contests=found.reader.contests(found.contests),
                start=found.parts[0].place,
                ledger=ledger,
                begun=tuple(read(begun)),
                names={character.id: character.name for character in found.state.characters.values()},
                titles={part.place.scene: part.title for part in found.parts if part.title},
                seats=_seat_names(found.state),
                people=_people(public, portraits, silence) if has_people else (),
                bare=bare,
            )
            return replace(build_chronicle(read(found.log), known), is_public=silence is not None)

        return await asyncio.to_thread(tell)

    async def _within(self, campaign: int, hashes: Iterable[str]) -> dict[str, str]:
        """Return addresses that hold the pictures themselves, so that a file needs no other."""
        read = await self._table.store.pictures.several(campaign, hashes)
        return {found: f"data:image/webp;base64,{b64encode(data).decode()}" for found, data in read.items()}

    async def _found(
        self, campaign: int, edition: Edition, wanted: Selection, *, is_cut: bool = False
    ) -> "_Found":
        """Read the parts of a log that are wanted; with `is_cut`, only the latest sessions if it is too long.

        Refused: as in `chronicle`.
        """
        parts = [part for part in await self.parts(campaign) if wanted.has(part.place)]
        while is_cut and await self._is_too_long(campaign, parts):
            parts = [part for part in parts if part.place.session > parts[0].place.session]
        if not parts:
            raise Refused("no-such-part")
        stretch = LogRange(campaign, parts[0].first, parts[-1].last)
        if not is_cut and (count := await self._log_reader.count(stretch)) > self._most:
            raise Refused("journal-too-long", count=count, most=self._most)
        log = await self._log_reader.events(stretch)
        given = await self._given(stretch)
        # the state is read after the log, so that it knows everyone whom the log names
        state = await self._table.state(campaign)
        reader = EditionReader(self._table.system(state), state, edition, given)
        return _Found(parts, stretch, log, state, reader, await self._contests(state, log))

    async def _is_too_long(self, campaign: int, parts: Sequence[JournalPart]) -> bool:
        """Tell whether parts of several sessions have more events than a chronicle covers."""
        if not parts or parts[0].place.session == parts[-1].place.session:
            return False
        stretch = LogRange(campaign, parts[0].first, parts[-1].last)
        return await self._log_reader.count(stretch) > self._most

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
            for one in await self._table.store.log.events(stretch.campaign, contest, turn)
            if one.seq < stretch.first
        ]
        return sorted(begun, key=lambda one: one.seq)

    async def _contests(self, state: AnyState, log: Sequence[Stored]) -> dict[str, Any]:
        """Return every contest that a log names, including those that have ended."""
        named = dict.fromkeys(one.event.contest for one in log if one.event.contest)
        found = {}
        for number in named:
            running = state.contests.get(number)
            found[number] = running or await self._table.store.log.contest(state.campaign.id, number)
        return found


def _people(
    public: AnyState, portraits: Mapping[str, Portrait], silence: Silence | None
) -> tuple[Persona, ...]:
    """Return the players' characters as everybody may know them, each with the portrait if it is shown."""
    faceless = silence.faceless if silence else ()
    faces = {who: Picture(*face) for who, face in portraits.items()}
    return tuple(
        Persona(
            one.name,
            tuple(_teller(public).traits(one))[:TRAITS],
            None if one.seat in faceless else faces.get(one.id),
        )
        for one in public.characters.values()
        if one.seat
    )


async def journal_file(table: Table, campaign: int, wish: ExportRequest, most_bytes: int = FAR) -> bytes:
    """Return a journal as a file. Refused: as `Journal.export`."""
    return await Journal(table).export(campaign, wish, most_bytes)


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
