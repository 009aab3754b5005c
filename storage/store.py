"""The store: loads campaigns whole, and saves what changed if nobody else saved in between.

A save that has returned is on the disk. Two saves of one version never both succeed.
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rules.chance.chain import SALT
from rules.contract.system import AnyState, System
from rules.core.model_base import Event
from storage.campaign_index import CampaignIndex
from storage.database.connection import Connection, DatabaseConnections
from storage.database.engine import connect
from storage.database.group_commit import GroupCommitWriter
from storage.database.postgres_address import ServerOptions
from storage.deadlines import Deadlines
from storage.display_state import DisplayStates
from storage.document_scan import DatabaseSize, DocumentScan, database_size, scan_documents
from storage.documents import campaign_queries, writes
from storage.documents.brought import BroughtLog
from storage.documents.chain import Link
from storage.documents.changes import (
    AnnounceTarget,
    Latest,
    LogEntry,
    SaveContext,
    decks,
    difference,
    head_of,
    undone,
)
from storage.documents.codecs import Codecs
from storage.documents.logged import Logged
from storage.documents.proofs import read_deck
from storage.documents.undo_patch import UndoPatch, apply_undo
from storage.earlier import Earlier
from storage.event_log import EventLog
from storage.followers import FollowerTable
from storage.founding import Build, Founding
from storage.heard import ANSWERED, HeardTable
from storage.log_reader import LogReader
from storage.meetings import MeetingTable
from storage.notes import NoteTable
from storage.outbox import OutboxTable
from storage.pages import PageTable
from storage.picture_files import PictureFiles
from storage.pictures import PictureTable
from storage.posts import PostTable
from storage.proofs import ProofReader
from storage.safety import SafetyTable
from storage.save_queue import Decision
from storage.shard_leases import ShardLeases
from storage.stored import Stored, read_state
from storage.version_cache import VersionCache

Now = Callable[[], datetime]


def utc_now() -> datetime:
    """Return the current time of the machine's clock, in UTC."""
    return datetime.now(UTC)


class Store:
    """Everything that outlives the process; each process opens a database with one store."""

    def __init__(
        self,
        database: DatabaseConnections,
        codecs: Codecs,
        now: Now,
        pictures: Path | None = None,
    ) -> None:
        self._database = database
        self._codecs = codecs
        self._now = now
        self._read = database.read
        self._writer = GroupCommitWriter(database.write)
        self._versions = VersionCache(is_shared=database.is_shared)
        self._founding = Founding(codecs, now)
        self.campaigns = CampaignIndex(self._read)
        self.proofs = ProofReader(self._read)
        self.posts = PostTable(self._read, self._writer, now)
        self.notes = NoteTable(self._read, self._writer)
        self.deadlines = Deadlines(self._read, self._writer)
        self.outbox = OutboxTable(self._read, self._writer)
        self.heard = HeardTable(self._read, self._writer, is_shared=database.is_shared)
        self.shard_leases = ShardLeases(self._writer)
        self.followers = FollowerTable(self._read, self._writer)
        self.meetings = MeetingTable(self._read, self._writer)
        self.pages = PageTable(self._read, self._writer)
        self.pictures = PictureTable(self._read, self._writer, PictureFiles(pictures) if pictures else None)
        self.safety = SafetyTable(self._read, self._writer, is_shared=database.is_shared)
        self.log = EventLog(self._read, codecs)
        self.log_reader: LogReader[Logged] = LogReader(self._read, codecs.logged)
        self.display_states: DisplayStates[Logged] = DisplayStates(self._read, codecs.logged)

    @classmethod
    async def open(
        cls,
        database: str | Path,
        systems: Mapping[str, System],
        *,
        now: Now = utc_now,
        read_only: bool = False,
        server: ServerOptions = ServerOptions(),  # noqa: B008  # it never changes
        pictures: Path | None = None,
    ) -> "Store":
        """Open the database at a path or address; create it or migrate it if necessary.

        `read_only` opens an existing, current database, also while a bot uses it; every write then fails.
        `server` says how a PostgreSQL server is used, `pictures` in which directory pictures are, if in one.
        StorageError, one sentence for the operator, if the database is newer than the program, damaged, not
        ours, not writable or in use by another bot; then nothing was changed.
        """
        opened = await connect(database, read_only=read_only, server=server)
        return cls(opened, Codecs(systems), now, pictures)

    @property
    def on_commit(self) -> Callable[[int], None]:
        """The function that is called after each commit with the number of changes in it.

        0 means that the database was out of reach.
        """
        return self._writer.on_commit

    @on_commit.setter
    def on_commit(self, told: Callable[[int], None]) -> None:
        self._writer.on_commit = told

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the database as well."""
        return self._database.is_shared

    def now(self) -> datetime:
        """Return the current time of the clock that dates every save."""
        return self._now()

    async def close(self) -> None:
        """Wait for the queued writes, then close the database."""
        await self._writer.close()
        await self._database.close()

    async def create(
        self,
        build: Build,
        seat: str,
        before: BroughtLog | None = None,
        asked: AnnounceTarget | None = None,
        earlier: Earlier | None = None,
    ) -> Stored:
        """Store a new campaign. `build` gets its number and returns its first state, events and deck.

        `before` is the history of an imported campaign, `earlier` what it brought to prove itself. Contests
        in the first state count as shown.
        `asked` says where to announce it. Exceptions of `build` are passed on, and nothing is stored.
        PlaceTaken if a place belongs to another campaign.
        """
        asking = ANSWERED.get()

        async def found(link: Connection) -> Stored:
            for write, row in asking.rows() if asking else ():
                await link.run(write, (row,))
            stored = await self._founding.found(link, build, (seat, asked), before)
            if earlier is not None:
                row = {"campaign": stored.state.campaign.id, **earlier._asdict()}
                await link.run(writes.EARLIER_MADE, (row,))
            return stored

        stored = await self._writer.alone(found)
        if asking is not None:
            asking.is_noted = True
        self._versions.note(stored.state.campaign.id, stored.version)
        self.outbox.note(asked)
        return stored

    async def load(self, campaign: int) -> Stored | None:
        """Return a campaign with all its characters and its open contests; None if it does not exist."""
        rows = await self._read.fetch(campaign_queries.LOAD, of_campaign=campaign)
        head = next((row for row in rows if row[0] == "campaign"), None)
        if head is None:
            return None
        _, chain, system, version, format_, doc = head
        state = read_state(self._codecs.known(system), (format_, doc), rows)
        self._versions.note(campaign, version)
        rows = await self._read.fetch(campaign_queries.LAST_DECK, of_campaign=campaign)
        made = Link.read(chain)
        return Stored(state, version, read_deck(rows[0]) if rows else None, made.head if made else "")

    async def version(self, campaign: int) -> int | None:
        """Return how often a campaign was saved; None if it does not exist."""
        version: int | None = await self._versions.get(campaign)
        return version or await self._one(campaign_queries.VERSION, of_campaign=campaign)

    async def settled(self, campaign: int) -> None:
        """Wait until the saves of a campaign that are queued now are on the disk or have failed."""
        await self._versions.settled(campaign)

    async def save(
        self,
        before: Stored,
        after: AnyState,
        events: tuple[Event, ...],
        seat: str,
        footing: SaveContext = SaveContext(),  # noqa: B008  # it never changes
        decision: Decision | None = None,
    ) -> Stored:
        """Store the changes since `before` and the events; return when they are on the disk.

        `decision` says whether `before` is what a queued save leads to, and hears of this save as soon as it
        is queued itself, even if the caller is cancelled later.
        VersionConflict if somebody else saved first, PlaceTaken if a place belongs to another campaign,
        AlreadyDone if another process has saved for the same interaction; then nothing was stored.
        """
        deck = footing.deck or before.deck
        if after is before.state and not events and deck == before.deck:
            return before
        campaign = after.campaign
        latest = Latest(secrets.token_hex(SALT), before.head, before.deck)
        entry = LogEntry(before.version + 1, self._now(), seat, latest, footing, deck)
        rows = difference(self._codecs.known(campaign.system), before.state, after, events, entry)
        asking = ANSWERED.get()
        first = asking.rows() if asking else ()
        more = (*undone(campaign.id, footing.undoes), *decks(before.deck, deck, entry.version))
        told = None if footing.undoes or before.told is None else before.told.after(events)
        stored = Stored(after, entry.version, deck, head_of(rows), told)
        follows = decision.before.done if decision and decision.before else None
        done = self._writer.queue(campaign.id, (*first, *rows, *more), after=follows)
        self._versions.coming(campaign.id, entry.version, done)
        if asking is not None:
            done.add_done_callback(asking.saved)
        if decision is not None:
            decision.queued(stored, done)
        await asyncio.shield(done)
        self.outbox.note(footing.asked)
        return stored

    def before(self, state: AnyState, back: UndoPatch) -> AnyState | None:
        """Return the state before the save that led to `state`.

        None if a document has been written in a newer format since.
        """
        return apply_undo(self._codecs.known(state.campaign.system), state, back)

    async def erase(self, campaign: int) -> None:
        """Delete a campaign with its log and everything else that belongs to it."""
        key, row = f"{writes.ERASING}{campaign}", {"of_campaign": campaign}

        async def work(link: Connection) -> None:
            await link.run(writes.NOTE_SET, ({"key": key, "value": ""},))
            await link.run(writes.EVENTS_ERASED, (row,))
            await link.run(writes.CAMPAIGN_ERASED, (row,))
            await link.run(writes.NOTE_DROPPED, ({"of_key": key},))

        await self._writer.alone(work)
        self._versions.forget(campaign)
        await self.pictures.drop(campaign)

    async def overwrite(self) -> None:
        """Remove deleted text from the write-ahead log as well."""
        await self._read.overwrite()

    async def vitals(self) -> DatabaseSize:
        """Return the size and revision of the database."""
        return await database_size(self._read)

    async def survey(self) -> DocumentScan:
        """Read every document and count those that cannot be read."""
        return await scan_documents(self._read, self._codecs)

    async def _one(self, statement: Any, **parameters: Any) -> Any:
        rows = await self._read.fetch(statement, **parameters)
        return rows[0][0] if rows else None
