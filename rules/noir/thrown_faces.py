"""The faces that were thrown for an event, in the order in which they fell.

Events also repeat faces that fell earlier. A roll changed by a late die, or a latecomer's initiative, does
not say which of its faces are new, so nothing is read from it.
"""

from rules.core.model_base import Event
from rules.noir.base.dice import BASE
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d


def thrown_faces(event: Event) -> tuple[int, ...]:
    """Return the faces; none for throws of which only the order is recorded (NOIR-92)."""
    match event:
        case d.DiceThrown(dice=dice, offered=offered):
            return offered or dice
        case d.TwoChosen(dice=dice):
            return dice[BASE:]
        case d.LateThrown(face=face):
            return (face,)
        case d.CheckDecided(check=check):
            return tuple(face for tie in check.ties for face in tie)
        case cd.DamageRolled(dice=dice):
            return dice
        case _:
            return ()
