"""What an action leads to before dice fall: who is asked what next, to compare what an NPC hides."""

from collections.abc import Callable
from typing import Any

from rules.contract.system import System, play
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import Seat


class Thrown(Exception):  # no error: dice fell
    """Dice fell."""


class NoDice:
    """Dice that must not fall."""

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        raise Thrown(sides, count)


def after(
    system: System, state: Any, action: Action, seat: Seat, asked: Callable[[Any], list[Any]]
) -> list[Any] | str:
    """Return what is asked after an action; the word for dice, or for a refusal."""
    try:
        dice: Any = NoDice()
        return asked(play(system, state, action, seat, dice).after)
    except Thrown:
        return "dice"
    except Refused as refused:
        return refused.code
