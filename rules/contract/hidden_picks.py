"""Contests in which each side makes one secret pick, for games that need no more than that.

A game names the events of a pick and of the reveal; who must still pick, what others may know of a pick, and
what is sealed follow from them. Nyx, whose picks come round by round, has rules of its own.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.campaign.model import controls
from rules.chance.seal import Choice
from rules.contract.system import AnyContest, AnyState, Wait
from rules.core.model_base import Event
from rules.core.seat import Seat


class PickingContest(AnyContest):
    """A contest whose sides are characters. `picks` are those made so far, empty where they are hidden."""

    sides: tuple[str, ...]
    picks: Mapping[str, str] = {}


@dataclass(frozen=True)
class HiddenPicks:
    """The picks of one kind of contest, known in seals as `about`."""

    #: The event of one pick, with its `character` and `pick`.
    made: Any
    #: The event that shows all `picks`.
    revealed: Any
    about: str

    @property
    def hidden_fields(self) -> dict[str, tuple[str, ...]]:
        """The fields that `redact` may change, by kind of event."""
        return {self.made.model_fields["kind"].default: ("pick",)}

    def waits(self, state: AnyState) -> tuple[Wait, ...]:
        """Return the sides of open contests that have not picked."""
        open_ = (contest for contest in state.contests.values() if contest.is_open)
        missing = ((contest, one) for contest in open_ for one in contest.sides if one not in contest.picks)
        return tuple(
            Wait("pick", state.characters[one].seat, one, contest.id, contest.turn)
            for contest, one in missing
        )

    def view(self, state: AnyState, seat: Seat) -> AnyState:
        """Return the state without the picks of others in open contests."""
        own = {one.id for one in state.characters.values() if controls(seat, one)}

        def known(contest: Any) -> Any:
            picks = {one: pick if one in own else "" for one, pick in contest.picks.items()}
            return contest.but(picks=picks) if contest.is_open else contest

        return state.but(contests={number: known(contest) for number, contest in state.contests.items()})

    def redact(self, state: AnyState, event: Any, seat: Seat) -> Event:
        """Return an event without somebody else's pick."""
        hidden = isinstance(event, self.made) and not controls(seat, state.characters[event.character])
        redacted: Event = event.but(pick="") if hidden else event
        return redacted

    def sealed(self, event: Any) -> tuple[Choice, ...]:
        """Return the hidden choice that an event makes, or nothing."""
        return self._choices(event, {event.character: event.pick}) if isinstance(event, self.made) else ()

    def shown(self, event: Any) -> tuple[Choice, ...]:
        """Return the choices that an event shows."""
        return self._choices(event, event.picks) if isinstance(event, self.revealed) else ()

    def _choices(self, event: Event, picks: Mapping[str, str]) -> tuple[Choice, ...]:
        return tuple(Choice(event.contest, event.turn, one, self.about, pick) for one, pick in picks.items())
