"""In whole random evenings, events show exactly the dice that fell, and changed faces are noticed."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from rules.campaign.events import TimeRanOut
from rules.chance.deck import Throw
from rules.contract.replay import RecordedDice, ReplayedRoll, replay
from rules.core.model_base import Event
from rules.core.seat import DICE
from rules.noir.state import combat_events as cd
from rules.nyx.state.contest_events import TacticPicked
from rules.registry import REPLAYS, SYSTEMS
from tests.chance import told_chance
from tests.rules.contract.test_thrown_faces import EVENINGS

#: An evening has at least `STEPS` steps, and goes on (up to ten times as many) until it has `FEWEST` rolls.
STEPS, FEWEST = 150, 5


class Rolled(NamedTuple):
    """A roll's dice, and the events up to the next roll."""

    events: tuple[Event, ...]
    throws: tuple[Throw, ...]


@cache
def rolls(name: str) -> tuple[Rolled, ...]:
    evening, dice = EVENINGS[name](told_chance())
    found = [Rolled((), ())]
    for step in range(10 * STEPS):
        if step >= STEPS and len(found) > FEWEST:
            break
        told, fallen = len(evening.log), len(dice.throws)
        evening.go_on()
        events, throws = evening.log[told:], tuple(dice.throws[fallen:])
        if throws:
            found.append(Rolled(events, throws))
        else:
            found[-1] = found[-1]._replace(events=(*found[-1].events, *events))
    return tuple(found)


def retold(name: str, all_rolls: Sequence[Rolled]) -> list[ReplayedRoll]:
    game = REPLAYS[name]()
    return [replay(game, one.events, one.throws) for one in all_rolls]


@pytest.mark.parametrize("name", REPLAYS)
def test_a_whole_evening_shows_the_dice_that_fell(name: str) -> None:
    found = retold(name, rolls(name))
    assert len(found) > FEWEST
    assert set(found) == {ReplayedRoll.WHOLE}


@pytest.mark.parametrize("name", REPLAYS)
def test_a_changed_face_in_the_ledger_or_in_an_event_is_noticed(name: str) -> None:
    chance, known = told_chance(), rolls(name)
    places = [at for at, one in enumerate(known) if one.throws]
    for at in chance.sample(places, min(10, len(places))):
        for changed in (_other_ledger(known[at], chance), _other_event(name, known[at], chance)):
            if changed is not None:
                found = retold(name, (*known[:at], changed))
                assert found[-1] is ReplayedRoll.AMISS, changed


@pytest.mark.parametrize("name", REPLAYS)
def test_a_roll_without_an_event_is_reported(name: str) -> None:
    one = next(one for one in rolls(name) if one.throws)
    assert replay(REPLAYS[name](), (), one.throws) is ReplayedRoll.NOTHING
    other_sides = [throw._replace(sides=99) for throw in one.throws]
    assert replay(REPLAYS[name](), one.events, other_sides) is ReplayedRoll.AMISS
    assert replay(REPLAYS[name](), one.events, ()) is ReplayedRoll.AMISS


@pytest.mark.parametrize("name", REPLAYS)
def test_a_die_that_chose_for_an_absent_seat_belongs_to_the_roll(name: str) -> None:
    chose = TimeRanOut(seat="2", name="Ada", how="dice", choices=3)
    assert replay(REPLAYS[name](), (chose,), (Throw(3, (2,)),)) is ReplayedRoll.WHOLE
    assert replay(REPLAYS[name](), (chose,), (Throw(4, (2,)),)) is ReplayedRoll.AMISS
    assert replay(REPLAYS[name](), (chose,), (Throw(3, (2, 2)),)) is ReplayedRoll.AMISS


def _other_ledger(one: Rolled, chance: Random) -> Rolled | None:
    fallen = [at for at, throw in enumerate(one.throws) if throw.faces]  # a throw may have no dice
    if any(map(_unseen, one.events)) or not fallen:
        return None
    at = chance.choice(fallen)
    throw = one.throws[at]
    die = chance.randrange(len(throw.faces))
    faces = (*throw.faces[:die], throw.faces[die] % throw.sides + 1, *throw.faces[die + 1 :])
    return one._replace(throws=(*one.throws[:at], Throw(throw.sides, faces), *one.throws[at + 1 :]))


def _unseen(event: object) -> bool:
    """Return whether an event hides any of the dice that fell for it."""
    return isinstance(event, cd.TiesThrown) or (isinstance(event, TacticPicked) and event.hand == DICE)


def _other_event(name: str, one: Rolled, chance: Random) -> Rolled | None:
    """Return the roll with one die changed in one of its events, or None if no event shows a die."""
    places = [(at, path) for at, event in enumerate(one.events) for path in dice_in(event.model_dump())]
    if not places:
        return None
    at, path = chance.choice(places)
    document = one.events[at].model_dump(mode="json")
    here: Any = document
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = here[path[-1]] % 6 + 1 if here[path[-1]] <= 6 else here[path[-1]] - 1
    event = SYSTEMS[name].events.validate_python(document)
    return one._replace(events=(*one.events[:at], event, *one.events[at + 1 :]))


def dice_in(document: Any, under: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path to each face in an event's document."""
    pairs = document.items() if isinstance(document, dict) else enumerate(document)
    found: list[tuple[Any, ...]] = []
    for key, value in pairs:
        if isinstance(value, dict | list | tuple):
            found += dice_in(value, (*under, key))
        elif isinstance(value, int) and {"dice", "offered", "ties"} & set(under):
            found.append((*under, key))
    return found


def test_recorded_dice_chose_for_nobody_until_a_time_ran_out() -> None:
    dice = RecordedDice((Throw(10, (3, 4)), Throw(6, (5,))))
    assert (dice.left, dice.drawn) == (3, 0)
