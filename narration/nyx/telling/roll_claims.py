"""The claims about rolls outside conflicts: individual rolls and opposed rolls."""

from narration.nyx.telling.conflict_claims import SIDES, Sides
from narration.telling.quoting import quotable
from narration.telling.situation import Moment, View
from rules.campaign.telling import Slot
from rules.nyx.state.contest_events import OpposedRolled
from rules.nyx.state.events import RolledAlone

#: An opposed roll with at least this margin is a clear win.
CLEAR = 4


def opposed(sides: Sides, event: OpposedRolled) -> Moment:
    """Return the moment of an opposed roll: who won, and whether clearly (NYX-20)."""
    facts = {
        side: {
            "won": event.winner == side,
            "tie": event.winner is None,
            "clear": event.margin >= CLEAR,
        }
        for side in SIDES
    }
    return Moment(event.contest, event.turn, "opposed", sides.views(facts))


def alone(event: RolledAlone) -> tuple[Moment, ...]:
    """Return the moment of an individual roll, preceded by one for the group it counts for, if any.

    Rules: NYX-15, NYX-21.
    """
    text = quotable(event.text)
    claims = {"one_a", "won" if event.roll.effect else "lost"}
    claims |= {"for_group"} if event.group else set()
    slots: dict[str, Slot] = {"a": event.name}
    if text is not None:
        slots["text"] = text
        claims.add("text_named")
    view = View(frozenset(claims), slots)
    first = (Moment("", 0, "group", (view,)),) if event.group else ()
    return (*first, Moment("", 0, "roll", (view,)))
