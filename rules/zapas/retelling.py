"""Zapas's events told again on the dice that fell for them."""

from rules.frozen import Event
from rules.retelling import Fallen
from rules.seal import Choice
from rules.zapas.deeds import RecoveryStarted
from rules.zapas.party import QUESTIONS
from rules.zapas.pool import SIDES
from rules.zapas.thrown import thrown


class ZapasRetelling:
    """Nothing lies on the table from one roll to another."""

    def begin(self) -> None:
        """Tell that another roll follows."""

    def tell(self, event: Event, dice: Fallen) -> None:
        """Take what fell for an event; raises Amiss."""
        dice.show(QUESTIONS if isinstance(event, RecoveryStarted) else SIDES, thrown(event))

    def shown(self, event: Event) -> tuple[int, ...]:
        return thrown(event)

    def hides(self, _: Event) -> Choice | None:
        return None

    def opens(self, _: Event) -> Choice | None:
        return None
