"""Nyx's events told again on the dice that fell for them."""

from rules.frozen import Event
from rules.nyx.events import BonusChosen, TacticPicked, TacticsOpened
from rules.nyx.itself import DIGITS, TEN
from rules.nyx.rolls import FACES
from rules.nyx.seals import BONUS, TACTIC
from rules.nyx.thrown import thrown
from rules.retelling import Fallen
from rules.seal import Choice
from rules.seat import DICE


class NyxRetelling:
    """Knows when dice draw a pick: as picks are opened. One for a seat that ran out of time is no die's."""

    def __init__(self) -> None:
        self._opened = False

    def begin(self) -> None:
        self._opened = False

    def tell(self, event: Event, dice: Fallen) -> None:
        """Take what fell for an event; raises Amiss."""
        if isinstance(event, TacticPicked) and event.hand == DICE and self._opened:
            dice.roll(TEN, DIGITS)
        self._opened = self._opened or isinstance(event, TacticsOpened)
        dice.show(FACES, thrown(event))

    def shown(self, event: Event) -> tuple[int, ...]:
        return thrown(event)

    def hides(self, event: Event) -> Choice | None:
        match event:
            case TacticPicked(contest=contest, turn=turn, side=side):
                return Choice(contest, turn, str(side), TACTIC, "")
            case BonusChosen(contest=contest, turn=turn, side=side, hidden=True):
                return Choice(contest, turn, str(side), BONUS, "")
            case _:
                return None
