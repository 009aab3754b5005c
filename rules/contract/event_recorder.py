"""Records the events of one action, and applies each to the state before the next is recorded.

Every game has a subclass with its own kinds of contest and the questions that its rules often ask.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from rules.chance.dice import Dice
from rules.contract.system import C, K, S, State
from rules.core.model_base import Event

E = TypeVar("E", bound=Event)


class EventRecorder(Generic[C, K, S, E]):
    """Collects the events of one action and keeps the state up to date.

    It lives for one call of `decide` and is discarded if the action is refused.
    """

    def __init__(
        self,
        state: State[C, K, S],
        contest: str,
        dice: Dice,
        apply: Callable[[State[C, K, S], E], State[C, K, S]],
    ) -> None:
        self.state = state
        self.dice = dice
        self.events: tuple[E, ...] = ()
        self._contest = contest
        self._apply = apply

    def tell(self, event: E) -> None:
        """Record an event and apply it to the state."""
        self.events = (*self.events, event)
        self.state = self._apply(self.state, event)

    @property
    def contest(self) -> K:
        """The contest of this action, in its current state."""
        return self.state.contests[self._contest]
