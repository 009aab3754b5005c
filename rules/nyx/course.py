"""The course of one action: events told one after the other, each on the state that it left."""

from rules.dice import Dice
from rules.nyx.apply import apply
from rules.nyx.contests import Conflict
from rules.nyx.events import NyxEvent
from rules.nyx.model import Character, NyxState
from rules.nyx.terms import SideNumber


class Course:
    """Collects the events of one action on one conflict, keeping the state up to date.

    It lives for one call of `decide` and is thrown away with it when the action is refused.
    """

    def __init__(self, state: NyxState, contest: str, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: tuple[NyxEvent, ...] = ()
        self._contest = contest

    def tell(self, event: NyxEvent) -> None:
        """Let an event happen."""
        self.events = (*self.events, event)
        self.state = apply(self.state, event)

    @property
    def conflict(self) -> Conflict:
        return self.state.contests[self._contest]

    @property
    def at(self) -> tuple[str, int]:
        """The conflict and the turn that events belong to."""
        return self.conflict.id, self.conflict.turn

    def character(self, side: SideNumber) -> Character:
        """Return the character that makes up an active side."""
        return self.state.characters[self.conflict.side(side).character]
