"""The context of one action on a contest of Zapas: the contest, and changes of reserves."""

from rules.chance.dice import Dice
from rules.contract.event_recorder import EventRecorder
from rules.zapas.base.dice import after_failure
from rules.zapas.base.settings import Tuning, tuning
from rules.zapas.state.apply import apply
from rules.zapas.state.campaign_state import Character, Party, ZapasState
from rules.zapas.state.contests import Duel, Helper, Recovery, Roll
from rules.zapas.state.events import StakeSet, ZapasEvent


class ActionContext(EventRecorder[Character, Roll | Duel | Recovery, Party, ZapasEvent]):
    """One action on a contest of Zapas."""

    def __init__(self, state: ZapasState, contest: str, dice: Dice) -> None:
        super().__init__(state, contest, dice, apply)
        self.usual: Tuning = tuning(state.campaign.settings)

    @property
    def roll(self) -> Roll:
        assert isinstance(self.contest, Roll), "only a roll's actions come here"
        return self.contest

    @property
    def duel(self) -> Duel:
        assert isinstance(self.contest, Duel), "only a duel's actions come here"
        return self.contest

    @property
    def recovery(self) -> Recovery:
        assert isinstance(self.contest, Recovery), "only a scene's actions come here"
        return self.contest

    @property
    def at(self) -> tuple[str, int]:
        """The contest's id, and the turn of its events."""
        return self.contest.id, self.contest.turn

    def set_reserve(self, seat: str, name: str, cause: str, reserve: int) -> None:
        """Set the reserve of a seat."""
        contest, turn = self.at
        now = self.state.shared.of(seat)
        event = {
            "contest": contest,
            "turn": turn,
            "seat": seat,
            "name": name,
            "cause": cause,
            "before": now.reserve,
            "reserve": reserve,
            "xp": now.xp,
        }
        self.tell(StakeSet.model_validate(event))

    def after_failure(self, reserve: int, added: int) -> int:
        """Return the reserve after a failure, with this table's settings (ZAP-28, ZAP-31)."""
        return after_failure(reserve, added, self.usual)

    def spend_help(self, helpers: tuple[Helper, ...]) -> None:
        """Take the helping dice that counted, after a success (ZAP-33)."""
        for helper in helpers:
            if not helper.objected:
                have = self.state.shared.of(helper.seat).reserve
                self.set_reserve(helper.seat, helper.name, "help", have - 1)
