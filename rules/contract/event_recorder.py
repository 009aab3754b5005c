"""The course of one action: events told one after the other, each on the state that it left.

Each game's own course says what kinds of contest there are, and what its rules often ask for.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from rules.chance.dice import Dice
from rules.contract.system import C, K, S, State
from rules.core.model_base import Event

E = TypeVar("E", bound=Event)


class EventRecorder(Generic[C, K, S, E]):
    """Collects the events of one action, keeping the state up to date.

    It lives for one call of `decide` and is thrown away with it when the action is refused.
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
        """Let an event happen."""
        self.events = (*self.events, event)
        self.state = self._apply(self.state, event)

    @property
    def contest(self) -> K:
        """The contest that the action is about, as it is now."""
        return self.state.contests[self._contest]
