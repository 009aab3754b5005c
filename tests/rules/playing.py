"""A campaign of any game, which tests play one action at a time with scripted dice."""

from collections.abc import Iterable
from typing import Generic, TypeVar

import pytest

from rules.chance.dice import ScriptedDice
from rules.contract.system import AnyState, System, play
from rules.core.model_base import Action, Event
from rules.core.refusal import Refused
from rules.core.seat import Role, Seat

GM = Seat(role=Role.GM, id="1")

StateT = TypeVar("StateT", bound=AnyState)
E = TypeVar("E", bound=Event)


class Playing(Generic[StateT]):
    """The state of one campaign, and its log."""

    def __init__(self, system: System, state: StateT) -> None:
        self.system = system
        self.start = self.state = state
        self.log: tuple[Event, ...] = ()

    def act(self, action: Action, seat: Seat = GM, dice: Iterable[int] = ()) -> tuple[Event, ...]:
        """Play an action, which may be refused; if accepted, it must use all the given dice."""
        script = ScriptedDice(dice)
        played = play(self.system, self.state, action, seat, script)
        assert script.left == 0, "more dice were written than rolled"
        self.state = played.after  # type: ignore[assignment]  # of the same game
        self.log = (*self.log, *played.events)
        return played.events

    def do(self, action: Action, seat: Seat = GM, dice: Iterable[int] = ()) -> tuple[Event, ...]:
        """Play an action that must be accepted."""
        try:
            return self.act(action, seat, dice)
        except Refused as refused:
            raise AssertionError(f"{action!r} was refused: {refused.code} {refused.details}") from refused

    def refusal(self, action: Action, seat: Seat = GM) -> Refused:
        """Play an action that must be refused; check that nothing changes and no die is rolled."""
        before = self.state.model_dump_json()
        with pytest.raises(Refused) as refusal:
            play(self.system, self.state, action, seat, ScriptedDice())
        assert self.state.model_dump_json() == before
        return refusal.value

    def event(self, kind: type[E]) -> E:
        """Return the last event of a kind."""
        return next(each for each in reversed(self.log) if isinstance(each, kind))

    def happened(self, kind: type[E]) -> list[E]:
        """Return all events of a kind, in order."""
        return [each for each in self.log if isinstance(each, kind)]
