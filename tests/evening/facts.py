"""The facts of a round, as its events hold them, for those who compare a story with what happened."""

from typing import Any

from rules.campaign.events import Worded
from rules.core.seat import PUBLIC
from rules.nyx.state.contest_events import ConflictEnded, MarkerMoved, RoundRolled
from rules.registry import SYSTEMS
from tests.evening.told import Round


def facts_of(round_: Round) -> dict[str, Any]:
    """Return the facts of a round: of Nyx its reckoning, of the other games its public events."""
    if round_.game == "nyx":
        return _of_nyx(round_)
    known = SYSTEMS[round_.game].known(round_.saves[-1].after, round_.events, PUBLIC)
    return {"events": [event.model_dump(mode="json") for event in known if not isinstance(event, Worded)]}


def _of_nyx(round_: Round) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for event in round_.events:
        match event:
            case RoundRolled():
                found["tactics"] = [
                    side.tactic.name.lower() if side.tactic is not None else None for side in event.sides
                ]
                found["effects"] = [side.roll.effect for side in event.sides]
            case MarkerMoved():
                found["marker_before"], found["marker_after"] = event.start, event.movement.marker
                found["length"] = event.length
                found["over"] = event.movement.over1 + event.movement.over2
            case ConflictEnded():
                found["winner"] = event.outcome.winner
            case _:
                pass
    return found
