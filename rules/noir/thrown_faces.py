"""The faces that an event of Noir shows and that fell for it, in the order in which the dice fell.

Events repeat faces that fell before. So nothing is read off the roll that a bought die was put into, nor off
the initiative of a latecomer: which of their faces are new, the event alone does not say.
"""

from rules.core.model_base import Event
from rules.noir.base.dice import BASE
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d


def thrown_faces(event: Event) -> tuple[int, ...]:
    """Return the faces; none for throws of which only the order is told (NOIR-92)."""
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
