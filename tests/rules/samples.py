"""Moments of play in every game for the contract tests. A new system adds its own moments here."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from rules.contract.system import AnyState
from rules.core.model_base import Event
from rules.nyx.base.enums import BonusKind
from tests.rules.noir.moments import moments as noir_moments
from tests.rules.nyx.board import Board, against_guard, at_cliff, duel
from tests.rules.zapas.moments import moments as zapas_moments


@dataclass(frozen=True)
class Moment:
    """A state, the empty state it began from, and all events in between."""

    start: AnyState
    state: AnyState
    log: tuple[Event, ...]


@cache
def _nyx() -> tuple[Moment, ...]:
    return tuple(Moment(board.start, board.state, board.log) for board in _boards())


def _boards() -> tuple[Board, ...]:
    sketch, picked, chosen, hurt = Board(), duel(), duel(), duel(lead=-5)
    sketch.sketch("Eve")
    sketch.npc("Captain")
    picked.declare(1, positive=["Ash"])
    picked.declare(2)
    picked.pick(1, 2)
    chosen.round((1, 1), [4, 3])
    chosen.choose(1, BonusKind.STORY, "A rope.")
    hurt.round((1, 0), [10, 3])
    hurt.steps()
    return Board(), sketch, picked, chosen, hurt, against_guard(first_advantage=2), at_cliff()


@cache
def _noir() -> tuple[Moment, ...]:
    return tuple(Moment(board.start, board.state, board.log) for board in noir_moments())


@cache
def _zapas() -> tuple[Moment, ...]:
    return tuple(Moment(board.start, board.state, board.log) for board in zapas_moments())


SAMPLES: dict[str, Callable[[], tuple[Moment, ...]]] = {"nyx": _nyx, "noir": _noir, "zapas": _zapas}
