"""Stores a new campaign: its first state and events, and the log that an imported one brings."""

import asyncio
import secrets
from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from rules.chance.chain import SALT
from rules.chance.deck import Deck
from rules.contract.system import AnyState, System
from rules.core.model_base import Event
from storage.database.connection import Connection
from storage.database.group_commit import grouped
from storage.documents import campaign_queries, writes
from storage.documents.brought import AT_A_TIME, BroughtLog
from storage.documents.changes import (
    AnnounceTarget,
    Latest,
    LogEntry,
    Rows,
    SaveContext,
    decks,
    difference,
    head_of,
    past,
)
from storage.documents.codecs import Codecs
from storage.stored import Stored


class Beginning(NamedTuple):
    """What a new campaign begins with; `deck` is None if its dice come from no deck."""

    state: AnyState
    events: tuple[Event, ...]
    deck: Deck | None = None


#: Gets the number of a new campaign, and returns what it begins with.
Build = Callable[[int], Beginning]


class Founding:
    """Stores new campaigns, in transactions of their own."""

    def __init__(self, codecs: Codecs, now: Callable[[], datetime]) -> None:
        self._codecs, self._now = codecs, now

    async def found(
        self,
        link: Connection,
        build: Build,
        whose: tuple[str, AnnounceTarget | None],
        before: BroughtLog | None,
    ) -> Stored:
        """Store a new campaign, inside a transaction, with its history if it brings one."""
        ((campaign,),) = await link.fetch(campaign_queries.FOUND)
        if before is None:
            stored, new = self._first(campaign, build, whose, BroughtLog(secrets.token_hex(SALT)))
        else:  # it may be large
            stored, new = await asyncio.to_thread(self._first, campaign, build, whose, before)
            for part in before.rows():
                await link.run(writes.LOGGED, list(past(campaign, part)))
        for write, rows in grouped(new):
            for first in range(0, len(rows), AT_A_TIME):
                await link.run(write, rows[first : first + AT_A_TIME])
        return stored

    def _first(
        self, campaign: int, build: Build, whose: tuple[str, AnnounceTarget | None], before: BroughtLog
    ) -> tuple[Stored, Rows]:
        """Return a new campaign and the writes that store it, without the log that it brings."""
        state, events, deck = build(campaign)
        seat, asked = whose
        known, latest = self._codecs.known(state.campaign.system), Latest(before.secret)
        entry = LogEntry(1, self._now(), seat, latest, SaveContext(asked=asked), deck)
        new = difference(known, _nothing(known.system, state), state, events, entry, before.hashes)
        shown = (
            (writes.SHOWN, {"of_campaign": campaign, "of_contest": id_, "shown": 1}) for id_ in state.contests
        )
        stored = Stored(state, entry.version, deck, head_of(new))
        return stored, (*new, *shown, *decks(None, deck, entry.version))


def _nothing(system: System, state: AnyState) -> AnyState:
    """Return an empty state for a new campaign, compared with which everything in `state` is new."""
    bare = state.campaign.but(seats=(), places=())
    return state.but(campaign=bare, shared=system.shared(), characters={}, contests={})
