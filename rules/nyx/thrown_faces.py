"""The faces that a Nyx event shows, in the order in which the dice fell."""

from rules.core.model_base import Event
from rules.nyx.state.contest_events import OpposedRolled, RoundRolled
from rules.nyx.state.events import AfflictionRolled, RolledAlone


def thrown_faces(event: Event) -> tuple[int, ...]:
    """Return the faces. Those of an automatic side's draw are omitted, since nobody sees them."""
    match event:
        case RoundRolled(sides=sides) | OpposedRolled(sides=sides):
            return tuple(face for side in sides for face in side.roll.dice)
        case RolledAlone(roll=roll) | AfflictionRolled(roll=roll):
            return roll.dice
        case _:
            return ()
