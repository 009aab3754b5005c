"""In whole evenings of every game, events show the faces that fell, in order."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from rules.chance.deck import Throw
from rules.contract.proof_checks import is_subsequence
from rules.contract.system import play
from rules.core.model_base import Action
from rules.core.seat import DICE, Seat
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.nyx.state import contest_actions
from rules.nyx.state.contest_events import TacticPicked
from rules.registry import REPLAYS
from rules.zapas.system import ZAPAS
from tests.rules.noir.evening import Evening as NoirEvening
from tests.rules.nyx.evening import Evening as NyxEvening
from tests.rules.nyx.evening import people
from tests.rules.zapas.evening import Evening as ZapasEvening

STEPS = 80


class Recorder:
    """Random dice that record their throws."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self.throws: list[Throw] = []

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        self.throws.append(Throw(sides, tuple(self._chance.randint(1, sides) for _ in range(count))))
        return self.throws[-1].faces


class Recorded(ZapasEvening):
    """A Zapas evening that rolls all its dice with one recorder."""

    dice: Recorder

    def play(self, action: Action, seat: Seat) -> None:
        played = play(ZAPAS, self.state, action, seat, self.dice)
        self.state, self.log = played.after, (*self.log, *played.events)


def nyx_evening(chance: Random) -> tuple[Any, Recorder]:
    dice = Recorder(chance)
    sides = tuple(
        contest_actions.SideSetup(character=people().who(name).id, goal="win") for name in ("Ada", "Guard")
    )
    opening = contest_actions.OpenConflict(place=1, title="Trial", sides=(sides[0], sides[1]))
    evening = NyxEvening(opening, chance.randint(0, 99))
    evening._dice = dice  # type: ignore[assignment]
    return evening, dice


def noir_evening(chance: Random) -> tuple[Any, Recorder]:
    dice = Recorder(chance)
    evening = NoirEvening(chance, fate=True, tuned=False)
    evening._dice = dice  # type: ignore[assignment]
    return evening, dice


def zapas_evening(chance: Random) -> tuple[Any, Recorder]:
    evening = Recorded(chance.randint(0, 99))
    evening.dice = Recorder(chance)
    return evening, evening.dice


EVENINGS: dict[str, Callable[[Random], tuple[Any, Recorder]]] = {
    "nyx": nyx_evening,
    "noir": noir_evening,
    "zapas": zapas_evening,
}


@pytest.mark.parametrize("name", EVENINGS)
def test_every_shown_face_fell_and_only_faces_hidden_from_everybody_are_missing(
    name: str,
) -> None:
    evening, dice = EVENINGS[name](Random(1))
    seen = 0
    for _ in range(STEPS):
        told, fallen = len(evening.log), len(dice.throws)
        evening.go_on()
        events, throws = evening.log[told:], dice.throws[fallen:]
        shown = [face for event in events for face in REPLAYS[name]().shown(event)]
        assert is_subsequence(shown, throws)
        if not any(map(unseen, events)):
            assert shown == [face for throw in throws for face in throw.faces]
        seen += len(shown)
    assert seen > 10


def unseen(event: object) -> bool:
    """Return whether dice fell for an event that does not show them all."""
    match event:
        case TacticPicked(hand=hand):
            return hand == DICE
        case cd.TiesThrown() | d.LatePlaced() | cd.FighterJoined():
            return True
        case _:
            return False


def faces(*thrown: tuple[int, ...]) -> Iterator[Throw]:
    return (Throw(10, each) for each in thrown)


def test_faces_may_fall_unseen_but_every_shown_face_must_have_fallen() -> None:
    assert is_subsequence((), faces((3,)))
    assert is_subsequence((3, 7), faces((3, 1), (7,)))
    assert not is_subsequence((7, 3), faces((3, 1), (7,)))
    assert not is_subsequence((3, 3), faces((3, 1), (7,)))
    assert not is_subsequence((1,), faces())
