"""The faces that an event of Zapas shows, in the order in which the dice fell."""

from rules.core.model_base import Event
from rules.zapas.party.recovery import QUESTIONS
from rules.zapas.state import contest_events as d


def thrown_faces(event: Event) -> tuple[int, ...]:
    """Return the faces. A recovery scene has one: the number before its first question (ZAP-30)."""
    match event:
        case d.Thrown(dice=dice):
            return dice
        case d.DuelThrown(dice=(ours, theirs)):
            return (*ours, *theirs)
        case d.RecoveryStarted(scene=scene):
            return ((scene.questions[0] - 2) % QUESTIONS + 1,)
        case _:
            return ()
