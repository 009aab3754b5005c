"""Remembers which wordings told the latest rounds of a campaign, so that none is used again too soon.

The log has every sentence, so the memory is made from the log and is not stored.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rules.campaign.events import Worded
from rules.core.model_base import Event

#: For how many rounds of the campaign a wording is avoided after it was used.
FRESH = 24


@dataclass(frozen=True)
class ToldRounds:
    """The number of rounds that were told, the newest one, and which round told each wording last.

    A round is a turn of a contest. Outside contests, each telling is a round of its own.
    """

    rounds: int = 0
    latest: tuple[str, int] | None = None
    told: Mapping[str, int] = field(default_factory=dict)

    def after(self, events: Iterable[Event]) -> "ToldRounds":
        """Return the memory with the sentences among these events."""
        memory = self
        for event in events:
            if isinstance(event, Worded):
                memory = memory._with(event)
        return memory

    def _with(self, event: Worded) -> "ToldRounds":
        rounds = self.rounds + (not self.is_latest(event.contest, event.turn))
        told = {**self.told, **{one.wording: rounds for one in event.said}}
        return replace(self, rounds=rounds, latest=(event.contest, event.turn), told=told)

    def is_latest(self, contest: str, turn: int) -> bool:
        """Return whether this turn of a contest is the newest round."""
        return bool(contest) and self.latest == (contest, turn)

    def has_told(self, contest: str, turn: int) -> bool:
        """Return whether this turn of a contest is the newest round and has a sentence."""
        return self.is_latest(contest, turn) and self.rounds in self.told.values()

    @property
    def reaches_back(self) -> bool:
        """Whether it has the newest round and the `FRESH` before it whole, if its first one may lack some."""
        return self.rounds > FRESH + 1

    def age(self, wording: str) -> int | None:
        """Return how many rounds ago a wording was told last, 0 for the newest; None if that is unknown."""
        last = self.told.get(wording)
        return None if last is None else self.rounds - last
