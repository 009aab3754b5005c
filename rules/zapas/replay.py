"""Zapas's events told again on the dice that fell for them."""

from rules.contract.replay import RecordedDice, StatelessReplay
from rules.core.model_base import Event
from rules.zapas.base.dice import SIDES
from rules.zapas.party.recovery import QUESTIONS
from rules.zapas.state.contest_events import RecoveryStarted
from rules.zapas.thrown_faces import thrown_faces


class ZapasReplay(StatelessReplay):
    """Nothing lies on the table from one roll to another, but questions are drawn with other dice."""

    def __init__(self) -> None:
        super().__init__(SIDES, thrown_faces)

    def tell(self, event: Event, dice: RecordedDice) -> None:
        """Take what fell for an event; raises Amiss."""
        dice.show(QUESTIONS if isinstance(event, RecoveryStarted) else SIDES, thrown_faces(event))
