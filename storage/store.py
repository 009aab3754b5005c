"""The store: campaigns are loaded whole and saved by what changed, guarded by their version.

A save that returned is on the disk. Two saves of one version never both succeed.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from itertools import chain
from operator import itemgetter
from pathlib import Path
from typing import Any

from rules.chance.deck import Deck
from rules.contract.system import AnyState, Shared, System
from rules.core.model_base import Entity, Event
from storage.database.connection import Connection, DatabaseConnections
from storage.database.engine import connect
from storage.database.group_commit import GroupCommitWriter, grouped
from storage.deadlines import Deadlines
from storage.display_state import DisplayRevision, DisplayStates, Post
from storage.document_scan import DatabaseSize, DocumentScan, database_size, scan_documents
from storage.documents import statements as sql
from storage.documents.changes import (
    AnnounceTarget,
    LogEntry,
    Row,
    SaveContext,
    decks,
    difference,
    past,
    undone,
)
from storage.documents.documents import DocumentCodec, codec_for
from storage.documents.errors import StorageError
from storage.documents.proofs import StoredProof, Turn, proved, read_deck, turn_of
from storage.documents.statements import Write
from storage.documents.undo_patch import UndoPatch, apply_undo, read
from storage.log_reader import LogReader
from storage.outbox import OutboxTable
from storage.version_cache import VersionCache

Build = Callable[[int], tuple[AnyState, tuple[Event, ...]]]
Now = Callable[[], datetime]


def utc_now() -> datetime:
    """Return the time by the machine's clock."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class Stored:
    """A campaign as it is on the disk; `version` counts its saves, `deck` is the last one of its dice."""

    state: AnyState
    version: int
    deck: Deck | None = None


@dataclass(frozen=True)
class Logged:
    """An event as it was logged. `seq` only grows; `seat` is who asked for it."""

    seq: int
    at: datetime
    seat: str
    event: Event


@dataclass(frozen=True)
class Save:
    """What one action led to, as it was logged, and how it is taken back."""

    version: int
    at: datetime
    seat: str
    events: tuple[Event, ...]
    back: UndoPatch


@dataclass(frozen=True)
class Brief:
    """A campaign in a list."""

    id: int
    name: str
    system: str


class Store:
    """Everything that outlives the process. One store per database, and one process."""

    def __init__(self, database: DatabaseConnections, papers_: Mapping[str, DocumentCodec], now: Now) -> None:
        self._database = database
        self._papers = papers_
        self._now = now
        self._read = database.read
        self._writer = GroupCommitWriter(database.write)
        self._versions = VersionCache(is_shared=database.is_shared)
        self.deadlines = Deadlines(self._read, self._writer)
        self.debts = OutboxTable(self._read, self._writer)
        self.logbook: LogReader[Logged] = LogReader(self._read, self._logged)
        self.standings: DisplayStates[Logged] = DisplayStates(self._read, self._logged)

    @classmethod
    async def open(
        cls,
        database: str | Path,
        systems: Mapping[str, System],
        *,
        now: Now = utc_now,
        read_only: bool = False,
    ) -> "Store":
        """Open the database file, made or brought up to date as needed.

        `read_only` opens one that is there and up to date as it is, also while a bot uses it; whatever
        would write fails. StorageError, one sentence for the operator, if it is newer than the program,
        damaged, not ours, not writable, or in use by another bot; then nothing was changed.
        """
        opened = await connect(database, read_only=read_only)
        return cls(opened, codec_for(systems), now)

    @property
    def on_commit(self) -> Callable[[int], None]:
        """What is told after each commit how many changes shared it; 0 where the database took none."""
        return self._writer.on_commit

    @on_commit.setter
    def on_commit(self, told: Callable[[int], None]) -> None:
        self._writer.on_commit = told

    def now(self) -> datetime:
        """Return the time by the clock that every save is logged with."""
        return self._now()

    async def close(self) -> None:
        """Wait for what is queued, then let go of the file."""
        await self._writer.close()
        await self._database.close()

    async def create(
        self, build: Build, seat: str, before: Sequence[Logged] = (), asked: AnnounceTarget | None = None
    ) -> Stored:
        """Store a new campaign. `build` gets its number and gives its first state and events.

        `before` is what had happened to it elsewhere; contests that are in the state already count as shown.
        `asked` is for everybody to be told of it.
        What `build` raises comes through, and nothing is stored. PlaceTaken if a place has one already.
        """

        async def found(link: Connection) -> Stored:
            return await self._found(link, build, (seat, asked), before)

        stored = await self._writer.alone(found)
        self._versions.note(stored.state.campaign.id, stored.version)
        self.debts.note(asked)
        return stored

    async def load(self, campaign: int) -> Stored | None:
        """Return a campaign with all characters and the contests that are open; None if there is none."""
        rows = await self._read.fetch(sql.LOAD, of_campaign=campaign)
        head = next((row for row in rows if row[0] == "campaign"), None)
        if head is None:
            return None
        _, _, system, version, format_, doc = head
        known = self._known(system)
        state = known.system.state(
            campaign=known.read_head(format_, doc),
            shared=_shared(rows, known),
            characters=_entities(rows, "character", known.read_character),
            contests=_entities(rows, "contest", known.read_contest),
        )
        self._versions.note(campaign, version)
        rows = await self._read.fetch(sql.LAST_DECK, of_campaign=campaign)
        return Stored(state, version, read_deck(rows[0]) if rows else None)

    async def version(self, campaign: int) -> int | None:
        """Return how often a campaign was saved; None if there is none."""
        version: int | None = await self._versions.get(campaign)
        return version or await self._one(sql.VERSION, of_campaign=campaign)

    async def save(
        self,
        before: Stored,
        after: AnyState,
        events: tuple[Event, ...],
        seat: str,
        footing: SaveContext = SaveContext(),  # noqa: B008  # it never changes
        keep: Callable[[Stored], object] = lambda _: None,
    ) -> Stored:
        """Store what changed since `before`, and the events; return once it is on the disk.

        `keep` is told then, before anybody else can know of it, also where the caller does not wait any more.
        Stale if somebody else saved first, PlaceTaken if a place is another campaign's; then nothing
        was stored.
        """
        deck = footing.deck or before.deck
        if after is before.state and not events and deck == before.deck:
            return before
        campaign = after.campaign
        entry = LogEntry(before.version + 1, self._now(), seat, footing, deck)
        rows = difference(self._known(campaign.system), before.state, after, events, entry)
        more = (*undone(campaign.id, footing.undoes), *decks(before.deck, deck, entry.version))
        stored = Stored(after, entry.version, deck)

        def told(done: "asyncio.Future[None]") -> None:
            if not done.cancelled() and done.exception() is None:
                keep(stored)

        done = self._writer.queue(campaign.id, (*rows, *more))
        self._versions.coming(campaign.id, entry.version, done)
        done.add_done_callback(told)
        await asyncio.shield(done)
        self.debts.note(footing.asked)
        return stored

    async def last(self, campaign: int) -> Save | None:
        """Return the last save that counts: taken back itself it does not, nor does taking back."""
        rows = await self._read.fetch(sql.LAST, of_campaign=campaign)
        if not rows:
            return None
        logged = tuple(self._logged(row[:7]) for row in rows)
        version, back = rows[0][7:]
        return Save(version, logged[0].at, logged[0].seat, tuple(one.event for one in logged), read(back))

    def before(self, state: AnyState, back: UndoPatch) -> AnyState | None:
        """Return the state before the save that led to this one; None where documents have changed since."""
        return apply_undo(self._known(state.campaign.system), state, back)

    async def decks(self, campaign: int) -> tuple[Deck, ...]:
        """Return every deck of a campaign in order; the seed of one that is not opened is nobody's."""
        return tuple(map(read_deck, await self._read.fetch(sql.DECKS, of_campaign=campaign)))

    async def opened_by(self, campaign: int, version: int) -> frozenset[int]:
        """Return the numbers of the decks that a save opened."""
        rows = await self._read.fetch(sql.OPENED_BY, of_campaign=campaign, of_version=version)
        return frozenset(number for (number,) in rows)

    async def proofs(self, campaign: int) -> tuple[StoredProof, ...]:
        """Return what can be checked of every save, secrets included."""
        every = await self._read.fetch(sql.PROOFS, of_campaign=campaign)
        return await asyncio.to_thread(lambda: tuple(map(proved, every)))

    async def turn(self, campaign: int, contest: str, turn: int) -> Turn:
        """Return what can be checked of one contest's turn, secrets included."""
        rows = await self._read.fetch(sql.TURN, of_campaign=campaign, of_contest=contest, of_turn=turn)
        return turn_of(rows)

    async def where_of_kind(self, campaign: int, kind: str) -> frozenset[tuple[str, int]]:
        """Return the contests and turns in which something of a kind happened and counts."""
        rows = await self._read.fetch(sql.WHERE_OF_KIND, of_campaign=campaign, of_kind=kind)
        return frozenset((contest, turn) for contest, turn in rows)

    async def campaign_at(self, place: int) -> int | None:
        """Return the campaign that a place is bound to."""
        campaign: int | None = await self._one(sql.CAMPAIGN_AT, of_place=place)
        return campaign

    async def campaigns_of(self, home: int) -> tuple[Brief, ...]:
        """Return the campaigns of a server, oldest first."""
        return tuple(Brief(*row) for row in await self._read.fetch(sql.CAMPAIGNS_OF, of_home=home))

    async def systems_by_home(self) -> tuple[tuple[int, str], ...]:
        """Return the games that each server has campaigns of."""
        return tuple((home, system) for home, system in await self._read.fetch(sql.SYSTEMS_BY_HOME))

    async def campaigns_with(self, holder: int) -> tuple[Brief, ...]:
        """Return the campaigns in which an account has a seat, oldest first."""
        return tuple(Brief(*row) for row in await self._read.fetch(sql.CAMPAIGNS_WITH, of_holder=holder))

    async def contest(self, campaign: int, contest: str) -> Any | None:
        """Return a contest as it was last saved, ended ones too."""
        rows = await self._read.fetch(sql.CONTEST_OF, of_campaign=campaign, of_contest=contest)
        for system, format_, doc in rows:
            return self._known(system).read_contest(format_, doc)
        return None

    async def ended(self, campaign: int) -> dict[str, Any]:
        """Return the contests of a campaign that are over, oldest first."""
        rows = await self._read.fetch(sql.ENDED, of_campaign=campaign)
        found = {id_: self._known(system).read_contest(format_, doc) for system, id_, format_, doc in rows}
        return dict(sorted(found.items(), key=lambda item: (len(item[0]), item[0])))

    async def contest_version(self, campaign: int, contest: str) -> DisplayRevision | None:
        """Return how far a contest is and how far its panel; None if there is no such contest."""
        rows = await self._read.fetch(sql.SHOWING, of_campaign=campaign, of_contest=contest)
        return DisplayRevision(*rows[0]) if rows else None

    async def events(
        self, campaign: int, contest: str | None = None, turn: int | None = None
    ) -> tuple[Logged, ...]:
        """Return what happened, in order: in a campaign, in one contest ("": outside), in one turn of it."""
        wider = sql.EVENTS if contest is None else sql.EVENTS_OF_CONTEST
        statement = wider if turn is None else sql.EVENTS_OF_TURN
        rows = await self._read.fetch(statement, of_campaign=campaign, of_contest=contest, of_turn=turn)
        return tuple(self._logged(row) for row in rows)

    async def events_of_save(self, campaign: int, version: int) -> tuple[Logged, ...]:
        """Return what happened in one save; nothing, if that was taken back."""
        rows = await self._read.fetch(sql.EVENTS_OF_SAVE, of_campaign=campaign, of_version=version)
        return tuple(self._logged(row) for row in rows)

    async def events_of_kinds(self, campaign: int, kinds: Iterable[str]) -> tuple[Logged, ...]:
        """Return what happened in a campaign of some kinds alone, in order."""
        rows = [
            row
            for kind in kinds
            for row in await self._read.fetch(sql.EVENTS_OF_KIND, of_campaign=campaign, of_kind=kind)
        ]
        return tuple(self._logged(row) for row in sorted(rows, key=itemgetter(1)))

    async def posts(self, campaign: int, contest: str) -> tuple[Post, ...]:
        """Return the messages that show a contest, by kind and turn."""
        rows = await self._read.fetch(sql.POSTS, of_campaign=campaign, of_contest=contest)
        return tuple(Post(campaign, contest, *row) for row in rows)

    async def put_post(self, post: Post) -> None:
        """Remember a message, in the place of the one of the same kind and turn."""
        await self._writer.write(post.campaign, (_dropped(post), (sql.POST_PUT, asdict(post))))

    async def drop_post(self, post: Post) -> None:
        """Forget a message, which somebody deleted."""
        await self._writer.write(post.campaign, (_dropped(post),))

    async def unshown(self) -> tuple[tuple[int, int, str], ...]:
        """Return the contests that changed after they were last shown, each with its server and campaign."""
        rows = await self._read.fetch(sql.UNSHOWN)
        return tuple((home, campaign, contest) for home, campaign, contest in rows)

    async def mark_shown(self, campaign: int, contest: str, version: int) -> None:
        """Note that a contest's panel shows it as of a version; an older one than noted changes nothing."""
        row = {"of_campaign": campaign, "of_contest": contest, "shown": version}
        await self._writer.write(campaign, ((sql.SHOWN, row),))

    async def show_again(self, campaign: int, contest: str) -> None:
        """Note that what a contest's panel shows beside the contest itself has changed."""
        await self._writer.write(
            campaign, ((sql.SHOWN_NO_MORE, {"of_campaign": campaign, "of_contest": contest}),)
        )

    async def campaigns_naming(self, account: int) -> tuple[int, ...]:
        """Return the campaigns whose head may name an account: as a holder, or as somebody invited."""
        rows = await self._read.fetch(sql.CAMPAIGNS_NAMING, of_text=str(account))
        return tuple(campaign for (campaign,) in rows)

    async def overwrite(self) -> None:
        """Let nothing of what was deleted be left in the write-ahead log either."""
        await self._read.overwrite()

    async def drop_note(self, key: str) -> None:
        """Forget what was noted under a key."""
        await self._writer.write(key, ((sql.NOTE_DROPPED, {"of_key": key}),))

    async def note(self, key: str) -> str | None:
        """Return what was noted under a key."""
        value: str | None = await self._one(sql.NOTE, of_key=key)
        return value

    async def vitals(self) -> DatabaseSize:
        """Say how large the database is, and of which revision."""
        return await database_size(self._read)

    async def survey(self) -> DocumentScan:
        """Read every document, to find those that cannot be read."""
        return await scan_documents(self._read, self._papers)

    async def set_note(self, key: str, value: str) -> None:
        """Note a small value that belongs to no campaign."""
        dropped = (sql.NOTE_DROPPED, {"of_key": key})
        await self._writer.write(key, (dropped, (sql.NOTE_SET, {"key": key, "value": value})))

    async def _found(
        self,
        link: Connection,
        build: Build,
        whose: tuple[str, AnnounceTarget | None],
        before: Sequence[Logged],
    ) -> Stored:
        ((campaign,),) = await link.fetch(sql.FOUND)
        state, events = build(campaign)
        seat, asked = whose
        known, entry = (
            self._known(state.campaign.system),
            LogEntry(1, self._now(), seat, SaveContext(asked=asked)),
        )
        old = (past(known, campaign, one.event, LogEntry(1, one.at, one.seat)) for one in before)
        new = difference(known, _nothing(known.system, state), state, events, entry)
        shown = (
            (sql.SHOWN, {"of_campaign": campaign, "of_contest": id_, "shown": 1}) for id_ in state.contests
        )
        for write, rows in grouped((*chain.from_iterable(old), *new, *shown)):
            await link.run(write, rows)
        return Stored(state, entry.version)

    async def _one(self, statement: Any, **parameters: Any) -> Any:
        rows = await self._read.fetch(statement, **parameters)
        return rows[0][0] if rows else None

    def _known(self, system: str) -> DocumentCodec:
        if system not in self._papers:
            raise StorageError(f'The game "{system}" is not known here: a newer Nattvakt stored it.')
        return self._papers[system]

    def _logged(self, row: tuple[Any, ...]) -> Logged:
        system, seq, at, seat, kind, format_, doc = row
        event = self._known(system).read_event(kind, format_, doc)
        return Logged(seq, datetime.fromtimestamp(at / 1000, UTC), seat, event)


def _nothing(system: System, state: AnyState) -> AnyState:
    """Return a state that everything is new to."""
    bare = state.campaign.but(seats=(), places=())
    return state.but(campaign=bare, shared=system.shared(), characters={}, contests={})


def _dropped(post: Post) -> tuple[Write, Row]:
    return sql.POST_DROPPED, {
        "of_campaign": post.campaign,
        "of_contest": post.contest,
        "of_kind": post.kind,
        "of_turn": post.turn,
    }


def _shared(rows: Iterable[tuple[Any, ...]], known: DocumentCodec) -> Shared:
    """Return what the group has in common; nothing was written of what a new campaign has."""
    for kind, _, _, _, format_, doc in rows:
        if kind == "shared":
            return known.read_shared(format_, doc)
    return known.system.shared()


def _entities(
    rows: Iterable[tuple[Any, ...]], kind: str, read: Callable[[int, str], Entity]
) -> dict[str, Entity]:
    """Return the entities of one kind in the order in which they were made."""
    found = sorted((row for row in rows if row[0] == kind), key=lambda row: (len(row[1]), row[1]))
    return {key: read(format_, doc) for _, key, _, _, format_, doc in found}
