"""Replays Zapas's events against the recorded dice."""

from rules.contract.replay import RecordedDice, StatelessReplay
from rules.core.model_base import Event
from rules.zapas.base.dice import SIDES
from rules.zapas.party.recovery import QUESTIONS
from rules.zapas.state.contest_events import RecoveryStarted
from rules.zapas.thrown_faces import thrown_faces


class ZapasReplay(StatelessReplay):
    """Zapas's replay. No dice stay on the table between rolls, but recovery questions use another die."""

    def __init__(self) -> None:
        super().__init__(SIDES, thrown_faces)

    def tell(self, event: Event, dice: RecordedDice) -> None:
        """Take the dice that an event shows; raise `FacesMismatch`."""
        dice.show(QUESTIONS if isinstance(event, RecoveryStarted) else SIDES, thrown_faces(event))
