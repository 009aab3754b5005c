"""The log of a campaign as events: of a contest, a turn, a save or a kind, without what was taken back."""

from collections.abc import Iterable
from operator import itemgetter
from typing import Any

from rules.campaign.told_rounds import FRESH, ToldRounds
from storage.database.connection import Connection
from storage.documents import campaign_queries, log_queries
from storage.documents.codecs import Codecs
from storage.documents.logged import FAR, Logged, Save
from storage.documents.undo_patch import read

#: How many tellings are read from the log at a time.
TOLD_AT_ONCE = 2 * FRESH


class EventLog:
    """Reads events, and the contests that they were about."""

    def __init__(self, link: Connection, codecs: Codecs) -> None:
        self._link = link
        self._codecs = codecs

    async def last(self, campaign: int) -> Save | None:
        """Return the last save that an undo may take back; None if there is none.

        Saves that were taken back are skipped, and so are the undos themselves.
        """
        rows = await self._link.fetch(log_queries.LAST, of_campaign=campaign)
        if not rows:
            return None
        logged = tuple(self._codecs.logged(row[:7]) for row in rows)
        version, back = rows[0][7:]
        return Save(version, logged[0].at, logged[0].seat, tuple(one.event for one in logged), read(back))

    async def where_of_kind(self, campaign: int, kind: str) -> frozenset[tuple[str, int]]:
        """Return the contest and turn of every event of a kind that was not taken back."""
        rows = await self._link.fetch(log_queries.WHERE_OF_KIND, of_campaign=campaign, of_kind=kind)
        return frozenset((contest, turn) for contest, turn in rows)

    async def contest(self, campaign: int, contest: str) -> Any | None:
        """Return a contest as it was last saved, even if it has ended; None if it does not exist."""
        rows = await self._link.fetch(campaign_queries.CONTEST_OF, of_campaign=campaign, of_contest=contest)
        for system, format_, doc in rows:
            return self._codecs.known(system).read_contest(format_, doc)
        return None

    async def ended(self, campaign: int) -> dict[str, Any]:
        """Return the contests of a campaign that have ended, by id, oldest first."""
        rows = await self._link.fetch(campaign_queries.ENDED, of_campaign=campaign)
        found = {
            id_: self._codecs.known(system).read_contest(format_, doc) for system, id_, format_, doc in rows
        }
        return dict(sorted(found.items(), key=lambda item: (len(item[0]), item[0])))

    async def events(
        self, campaign: int, contest: str | None = None, turn: int | None = None
    ) -> tuple[Logged, ...]:
        """Return the events of a campaign, of one contest or of one of its turns, in order.

        The contest "" holds the events outside contests. Events that were taken back are skipped.
        """
        wider = log_queries.EVENTS if contest is None else log_queries.EVENTS_OF_CONTEST
        statement = wider if turn is None else log_queries.EVENTS_OF_TURN
        rows = await self._link.fetch(statement, of_campaign=campaign, of_contest=contest, of_turn=turn)
        return tuple(self._codecs.logged(row) for row in rows)

    async def of_save(self, campaign: int, version: int) -> tuple[Logged, ...]:
        """Return the events of one save; none if it was taken back."""
        rows = await self._link.fetch(log_queries.EVENTS_OF_SAVE, of_campaign=campaign, of_version=version)
        return tuple(self._codecs.logged(row) for row in rows)

    async def of_kinds(self, campaign: int, kinds: Iterable[str]) -> tuple[Logged, ...]:
        """Return the events of a campaign of these kinds, in order."""
        rows = [
            row
            for kind in kinds
            for row in await self._link.fetch(log_queries.EVENTS_OF_KIND, of_campaign=campaign, of_kind=kind)
        ]
        return tuple(self._codecs.logged(row) for row in sorted(rows, key=itemgetter(1)))

    async def told(self, campaign: int) -> ToldRounds:
        """Return which wordings told the latest rounds of a campaign, as far back as they are avoided."""
        rows: list[Any] = []
        while True:
            at_most = {"before_seq": rows[-1][1] if rows else FAR, "at_most": TOLD_AT_ONCE}
            more = await self._link.fetch(log_queries.TOLD, of_campaign=campaign, **at_most)
            rows += more
            memory = ToldRounds().after(self._codecs.logged(row).event for row in reversed(rows))
            if len(more) < TOLD_AT_ONCE or memory.reaches_back:
                return memory
