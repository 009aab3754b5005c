"""Reads the log of a contest that is being shown; that of an old turn is read from the database."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from chat.contests.display_services import DisplayServices
from narration.parts.public_proofs import ShownSeal
from rules.contract.system import System
from rules.core.model_base import Event
from storage.display_state import DisplayState
from storage.documents.logged import Logged
from table.audit.proofs import PublishedProofs, seals_of


@dataclass(frozen=True)
class ContestLog:
    """The log of a contest. `redact` returns the public view of an event, or None if it is hidden."""

    parts: DisplayServices
    system: System
    campaign: int
    contest: Any
    redact: Callable[[Event], Event | None]
    standing: DisplayState[Logged]

    async def of(self, turn: int) -> Sequence[Logged]:
        """Return the log of a turn."""
        if turn >= self.standing.since:
            return self.standing.events(turn)
        return await self.parts.table.store.log.events(self.campaign, self.contest.id, turn)

    async def known(self, turn: int | None = None) -> tuple[Event, ...]:
        """Return the events of a turn, or of all turns, as everybody may know them."""
        everything = self.parts.table.store.log.events
        logged = await (everything(self.campaign, self.contest.id) if turn is None else self.of(turn))
        return tuple(event for entry in logged if (event := self.redact(entry.event)) is not None)

    async def seals(self, turn: int) -> tuple[ShownSeal, ...]:
        """Return the public seals of a turn."""
        if not self.system.opens:
            return ()
        if turn >= self.standing.since:
            return seals_of(self.system, (self.contest.id, turn), self.standing.turn(turn))
        return await PublishedProofs(self.parts.table).seals(self.campaign, (self.contest.id, turn))
