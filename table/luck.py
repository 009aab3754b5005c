"""Compares the rolls of characters, read from the log, with the chances that they had.

It reads only what an edition of the journal may know, with each character held by its player at that time,
so a secret roll stays secret. Of a long log, it reads only the last events of each kind.
"""

import asyncio
from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from narration.journal.chronicle import Edition, Logged, Selection
from narration.journal.edition import EditionReader
from rules.campaign.events import CharacterGiven
from rules.contract.luck import MOST, Check, Tally, is_among, tally
from rules.contract.system import AnyState
from rules.core.refusal import Refused
from storage.documents.logged import Logged as Stored
from storage.log_reader import LogRange
from table.audit.earlier import FromFile, from_file
from table.journal import Journal
from table.play.table import Table

#: The most events of each kind that are read.
LOOK_BACK = 5_000
GIVEN = "character-given"

K = TypeVar("K", str, int)


@dataclass(frozen=True)
class LuckRecord:
    """The tally of some characters' rolls: together, and for each character who rolled.

    `among` counts the rolls of these characters against each other, which `whole` omits. `cut` says that
    older rolls may be missing. `by_rolled` and `by_session` divide `whole`.
    """

    whole: Tally
    each: Mapping[str, Tally]
    among: int
    cut: bool
    by_rolled: Mapping[str, Tally]
    by_session: Mapping[int, Tally]
    #: How many of them came in from a file and cannot be checked.
    bare: int = 0


async def luck_of(
    table: Table, campaign: int, characters: Collection[str], edition: Edition, session: int | None = None
) -> LuckRecord:
    """Return the tally of some characters' rolls. Refused: as `Luck.of`."""
    return await Luck(table, Journal(table)).of(campaign, characters, edition, session)


class Luck:
    """Reads rolls from the log, for one request at a time."""

    def __init__(self, table: Table, journal: Journal, look_back: int = LOOK_BACK) -> None:
        self._table = table
        self._journal = journal
        self._log_reader = table.store.log_reader
        self._look_back = look_back
        self._alone = asyncio.Semaphore(1)

    async def of(
        self, campaign: int, characters: Collection[str], edition: Edition, session: int | None = None
    ) -> LuckRecord:
        """Return the tally of some characters' rolls, in one session or in all.

        Refused: `no-such-campaign`, `no-such-part` for a session that does not exist.
        """
        stretch, sessions = await self._stretch(campaign, session), await self._sessions(campaign)
        async with self._alone:
            log = await self._read(campaign, stretch.last)
            given = await self._given(campaign, log)
            # the state is read after the log, so that it knows everyone whom the log names
            state = await self._table.state(campaign)
            full = self._is_full(log) and log[0].seq > stretch.first
            origin = await from_file(self._table, campaign)
            return await asyncio.to_thread(
                lambda: _record(
                    self._checks(state, log, given, edition, stretch.first),
                    characters,
                    (sessions, origin),
                    cut=full,
                )
            )

    async def _stretch(self, campaign: int, session: int | None) -> LogRange:
        if session is None:
            return LogRange(campaign)
        wanted = Selection(session)
        parts = [part for part in await self._journal.parts(campaign) if wanted.has(part.place)]
        if not parts:
            raise Refused("no-such-part")
        return LogRange(campaign, parts[0].first, parts[-1].last)

    async def _sessions(self, campaign: int) -> list[tuple[int, int]]:
        """Return where each session begins in the log, in order, and its number."""
        parts = await self._journal.parts(campaign)
        return [(part.first, part.place.session) for part in parts]

    async def _read(self, campaign: int, last: int) -> tuple[Stored, ...]:
        """Return the events about rolls up to `last`, old ones too: a contest may have begun long before."""
        kinds = self._table.system(await self._table.state(campaign)).checks.kinds
        until = LogRange(campaign, 0, last)
        return await self._log_reader.latest_of_kinds(until, (*kinds, GIVEN), self._look_back, _all)

    async def _given(self, campaign: int, log: Sequence[Stored]) -> list[CharacterGiven]:
        """Return the handovers of characters from the start of the log until now."""
        since = LogRange(campaign, log[0].seq) if log else LogRange(campaign)
        given = await self._log_reader.of_kinds(since, (GIVEN,), _all)
        return [one.event for one in given if isinstance(one.event, CharacterGiven)]

    def _is_full(self, log: Sequence[Stored]) -> bool:
        """Return whether the limit of events was reached for a kind."""
        kinds = Counter(getattr(one.event, "kind", "") for one in log)
        return max(kinds.values(), default=0) >= self._look_back

    def _checks(
        self,
        state: AnyState,
        log: Sequence[Stored],
        given: Sequence[CharacterGiven],
        edition: Edition,
        first: int,
    ) -> Iterator[tuple[int, Check]]:
        """Yield the rolls from the event `first` on, each with its event's number."""
        system = self._table.system(state)
        known = EditionReader(system, state, edition, given)
        read = system.checks.reader()
        for one in known.read(Logged(each.seq, each.at, each.seat, each.event) for each in log):
            found = read(one.event)
            if one.seq >= first:
                yield from ((one.seq, check) for check in found)


def _all(log: Iterator[Stored]) -> tuple[Stored, ...]:
    return tuple(log)


def _record(
    checks: Iterator[tuple[int, Check]],
    characters: Collection[str],
    log: tuple[Sequence[tuple[int, int]], FromFile],
    *,
    cut: bool,
) -> LuckRecord:
    """Tally rolls. `log` says where its sessions begin, and what of it came in from a file."""
    sessions, origin = log
    mine = [(seq, check) for seq, check in checks if check.character in characters]
    counted = [(seq, one) for seq, one in mine if not is_among(one, characters)]
    starts = [first for first, _ in sessions]
    at = [(sessions[bisect_right(starts, seq) - 1][1] if sessions else 0, check) for seq, check in counted]
    return LuckRecord(
        whole=tally(check for _, check in counted),
        each=_each((check.character, check) for _, check in mine),
        among=len(mine) - len(counted),
        cut=cut or len(counted) > MOST,
        bare=sum(origin.is_bare(seq) for seq, _ in mine),
        by_rolled=_each((check.rolls, check) for _, check in counted if check.rolls),
        by_session=_each(at),
    )


def _each(checks: Iterable[tuple[K, Check]]) -> dict[K, Tally]:
    """Return the tally of each key, in the order in which the keys come first."""
    found: dict[K, list[Check]] = {}
    for key, check in checks:
        found.setdefault(key, []).append(check)
    return {key: tally(some) for key, some in found.items()}
