"""The course of one action in Noir: its contest, the characters in it, and the phases it passed."""

from rules.chance.dice import Dice, ScriptedDice
from rules.contract.event_recorder import EventRecorder
from rules.noir.base.settings import Tuning, tuning
from rules.noir.state.apply import apply
from rules.noir.state.campaign_state import Character, GroupState, NoirState
from rules.noir.state.contests import Combat, Fighter, Phase, Social, Test
from rules.noir.state.events import NoirEvent

#: For looking ahead without rolling: an attempt to roll raises an error.
_NO_DICE = ScriptedDice()


class Course(EventRecorder[Character, Test | Combat | Social, GroupState, NoirEvent]):
    """One action of Noir; `visited` lists the phases that a combat passed on the way (NQ-58)."""

    def __init__(self, state: NoirState, contest: str, dice: Dice) -> None:
        super().__init__(state, contest, dice, apply)
        self.visited: tuple[Phase, ...] = ()
        self.usual: Tuning = tuning(state.campaign.settings)

    @classmethod
    def reading(cls, state: NoirState, contest: str) -> "Course":
        """Return a course for looking ahead, in which nothing can be rolled."""
        return cls(state, contest, _NO_DICE)

    @property
    def combat(self) -> Combat:
        assert isinstance(self.contest, Combat), "only a combat's actions come here"
        return self.contest

    @property
    def test(self) -> Test:
        assert isinstance(self.contest, Test), "only a roll's actions come here"
        return self.contest

    @property
    def social(self) -> Social:
        assert isinstance(self.contest, Social), "only a social conflict's actions come here"
        return self.contest

    @property
    def at(self) -> tuple[str, int]:
        """The id of the contest and the turn that events carry."""
        return self.contest.id, self.contest.turn

    def character(self, number: str) -> Character:
        return self.state.characters[number]

    def fighter(self, number: str) -> Fighter:
        """Return a fighter of the combat, who must exist."""
        found = self.combat.fighter(number)
        assert found is not None, "only fighters are asked for"
        return found
