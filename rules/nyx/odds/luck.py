"""Compares Nyx rolls with their chances. Each roll counts alone, whatever an opponent rolls.

A roll succeeds if it has an effect (NYX-17, NYX-18). The opening of a conflict says who rolls for a side; for
a group it is the declaration of the round (NYX-21).
"""

from functools import lru_cache

from rules.contract.luck import Check, Checks, Read
from rules.core.model_base import Event
from rules.nyx.base.enums import SideNumber
from rules.nyx.base.pool import Roll
from rules.nyx.odds.odds import success
from rules.nyx.state.contest_events import ConflictOpened, Declared, OpposedRolled, RoundRolled
from rules.nyx.state.events import AfflictionRolled, RolledAlone
from rules.nyx.state.npc_numbers import with_numbers

KINDS = (
    "conflict-opened",
    "declared",
    "round-rolled",
    "opposed-rolled",
    "rolled-alone",
    "affliction-rolled",
)

_chance = lru_cache(maxsize=1024)(success)


def reader() -> Read:
    """Return a function that reads events of `KINDS` in order. It ignores conflicts whose opening it has not
    read.
    """
    rollers: dict[tuple[str, SideNumber], str] = {}

    def read(event: Event) -> tuple[Check, ...]:
        event = with_numbers(event)
        match event:
            case ConflictOpened(contest=contest, conflict=conflict):
                rollers.update({(contest, side.number): side.character for side in conflict.sides})
            case Declared(contest=contest, side=side, character=character) if character:
                rollers[contest, side] = character
            case (
                RolledAlone(character=character, roll=roll) | AfflictionRolled(character=character, roll=roll)
            ) if not roll.withheld:
                return (_check(character, roll),)
            case RoundRolled() | OpposedRolled():
                found = ((rollers.get((event.contest, side.side)), side) for side in event.sides)
                return tuple(
                    _check(character, side.roll)
                    for character, side in found
                    if character and not side.roll.withheld
                )
            case _:
                pass
        return ()

    return read


def _check(character: str, roll: Roll) -> Check:
    return Check(character, roll.effect > 0, _chance(roll.pool), rolls=roll.pool.attribute.value)


CHECKS = Checks(KINDS, reader)
