"""The context of one action on a Nyx conflict: the conflict, its turn and its characters."""

from rules.chance.dice import Dice
from rules.contract.event_recorder import EventRecorder
from rules.contract.system import Shared
from rules.nyx.base.enums import SideNumber
from rules.nyx.state.apply import apply
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contests import Conflict
from rules.nyx.state.events import NyxEvent


class ActionContext(EventRecorder[Character, Conflict, Shared, NyxEvent]):
    """One action on one conflict."""

    def __init__(self, state: NyxState, contest: str, dice: Dice) -> None:
        super().__init__(state, contest, dice, apply)

    @property
    def conflict(self) -> Conflict:
        return self.contest

    @property
    def at(self) -> tuple[str, int]:
        """The conflict and the turn of its events."""
        return self.conflict.id, self.conflict.turn

    def character(self, side: SideNumber) -> Character:
        """Return the character who rolls for an active side."""
        return self.state.characters[self.conflict.side(side).character]
