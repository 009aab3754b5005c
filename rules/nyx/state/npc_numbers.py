"""Numbers that are for the GM alone (0121): rolls without their values, and events with them in place.

Whether a roll is withheld is decided when it is made, and stays so. The event then has the roll as everybody
may know it, and beside it the roll with its value, which `redact` takes away.
"""

from typing import Any, TypeVar

from rules.campaign.common_settings import withholds_numbers
from rules.core.model_base import Event
from rules.nyx.base.pool import Roll
from rules.nyx.state.campaign_state import Character, NyxState, Rating
from rules.nyx.state.contest_events import OpposedRolled, RoundRolled, SideRolled, WithheldRoll
from rules.nyx.state.events import AfflictionRolled, RolledAlone

E = TypeVar("E", bound=Event)
Contested = RoundRolled | OpposedRolled


def are_withheld(state: NyxState, character: Character) -> bool:
    """Tell whether a character's numbers are for the GM alone: the setting says so, and the GM plays it."""
    return not character.seat and withholds_numbers(state.campaign)


def without_value(roll: Roll, *, passive: bool = False) -> Roll:
    """Return a roll without its value. Against a `passive` side the marker shows a failure (NYX-26)."""
    steps = roll.steps if passive or roll.steps > 0 else 0
    return roll.but(pool=roll.pool.but(current=0, worn=0), steps=steps, withheld=True)


def without_numbers(character: Character) -> Character:
    """Return a character whose values and points say nothing but whether it is out."""
    ratings = {each: Rating(base=1, fatigue=int(not one.current)) for each, one in character.ratings.items()}
    return character.but(ratings=ratings, points=0, withheld=True)


def withheld(rolled: Contested, sides: tuple[int, ...]) -> Contested:
    """Return a contest's roll with the numbers of these sides for the GM alone."""
    kept = tuple(
        WithheldRoll(side=one.side, roll=one.roll, points=one.points)
        for one in rolled.sides
        if one.side in sides
    )
    passive = len(rolled.sides) == 1
    shown = tuple(_shown(one, passive=passive) if one.side in sides else one for one in rolled.sides)
    return rolled.but(sides=shown, withheld=kept)


def _shown(side: SideRolled, *, passive: bool) -> SideRolled:
    return side.but(roll=without_value(side.roll, passive=passive), points=None)


def with_numbers(event: E) -> E:
    """Return an event with the values that it withholds in their place; as it is where there are none."""
    known: E = _with_numbers(event)
    return known


def _with_numbers(event: Any) -> Any:
    match event:
        case RolledAlone(withheld=Roll() as roll) | AfflictionRolled(withheld=Roll() as roll):
            return event.but(roll=roll, withheld=None)
        case RoundRolled(withheld=kept) | OpposedRolled(withheld=kept) if kept:
            whole = {one.side: one for one in kept}
            sides = tuple(_whole(one, whole.get(one.side)) for one in event.sides)
            return event.but(sides=sides, withheld=())
        case _:
            return event


def _whole(side: SideRolled, kept: WithheldRoll | None) -> SideRolled:
    return side if kept is None else side.but(roll=kept.roll, points=kept.points)


def shows_truly(event: Event) -> bool:
    """Tell whether what an event shows of a roll is what its withheld numbers make of it."""
    match event:
        case RolledAlone(withheld=Roll() as roll) | AfflictionRolled(withheld=Roll() as roll):
            return event.roll == without_value(roll)
        case RoundRolled(withheld=kept) | OpposedRolled(withheld=kept) if kept:
            return withheld(with_numbers(event), tuple(one.side for one in kept)) == event
        case _:
            return True
