"""The contract of waits in every game: everybody may know them, and their defaults are accepted."""

from collections.abc import Iterator

import pytest

from rules.campaign.events import TimeRanOut
from rules.chance.dice import EntropyDice
from rules.contract.system import AnyState, System, Wait, play
from rules.core.seat import DICE, PUBLIC, Role, Seat
from rules.nyx.base.enums import GroupMode
from rules.nyx.state.contest_actions import OpenConflict, SideSetup
from rules.registry import SYSTEMS
from tests.chance import told_chance
from tests.rules.noir.evening import Evening as NoirEvening
from tests.rules.nyx.board import PLACE
from tests.rules.nyx.evening import Evening as NyxEvening
from tests.rules.nyx.evening import people
from tests.rules.samples import SAMPLES
from tests.rules.zapas.evening import Evening as ZapasEvening

MOMENTS = [
    pytest.param(SYSTEMS[name], moment.state, id=f"{name}-{number}")
    for name, samples in SAMPLES.items()
    for number, moment in enumerate(samples())
]


def fair() -> EntropyDice:
    return EntropyDice(lambda size: bytes(value * 7 % 256 for value in range(size)))


def late(state: AnyState, wait: Wait) -> Seat:
    """Return the seat that a wait is for, or the GM's if it names none, with the dice acting for it.

    Defaults are played so. The person may not, who has seen what another side has chosen.
    """
    record = state.campaign.record(wait.seat or state.campaign.chair)
    assert record is not None
    return Seat(role=record.role, id=record.id, by=DICE)


def faults(system: System, state: AnyState) -> Iterator[str]:
    """Yield the faults in the waits of a state."""
    found = system.waits(state)
    before = state.model_dump_json()
    for wait in found:
        seat = late(state, wait)
        for action in wait.defaults:
            if all(isinstance(one, TimeRanOut) for one in play(system, state, action, seat, fair()).events):
                yield f"{action} does nothing"
        if wait.character and state.characters[wait.character].seat and not wait.seat and wait.defaults:
            yield f"{wait.what} of a player is answered by the GM"
        if wait.contest and not system.is_open(state.contests[wait.contest]):
            yield f"{wait.what} in a contest that is over"
    if state.model_dump_json() != before:
        yield "the state changed"
    if system.waits(system.view(state, Seat(role=Role.GM, id="1"))) != found:
        yield "the GM sees other waits"
    seen = system.waits(system.view(state, PUBLIC))
    if [wait for wait in seen if wait.seat] != [wait for wait in found if wait.seat]:
        yield "the public sees other waits of players"
    hidden = {number for number, who in state.characters.items() if not who.seat}
    if {_bare(one) for one in found if one.character not in hidden} - {_bare(one) for one in seen}:
        yield "the public misses a wait"


def _bare(wait: Wait) -> Wait:
    return wait._replace(defaults=())


@pytest.mark.parametrize(("system", "state"), MOMENTS)
def test_every_wait_of_a_moment_is_public_and_its_defaults_are_accepted(
    system: System, state: AnyState
) -> None:
    assert list(faults(system, state)) == []


@pytest.mark.parametrize("first", ["Ada", "Ada+Bo"])
def test_the_waits_hold_at_every_step_of_an_evening_of_nyx(first: str) -> None:
    evening = NyxEvening(opening(first, "Captain"), told_chance().randrange(10**9))
    for _ in range(60):
        evening.go_on()
        assert list(faults(SYSTEMS["nyx"], evening.state)) == []


def opening(first: str, second: str) -> OpenConflict:
    """Return a conflict between people of the evening; "+" joins the names of people on one side."""
    sides = [[people().who(name).id for name in side.split("+")] for side in (first, second)]
    ours, theirs = (
        SideSetup(character=one, members=tuple(more), goal="win", group=GroupMode.BEST if more else None)
        for one, *more in sides
    )
    return OpenConflict(place=PLACE, title="Trial", sides=(ours, theirs))


@pytest.mark.parametrize("fate", [False, True], ids=["without Fate", "with Fate"])
def test_the_waits_hold_at_every_step_of_an_evening_of_noir(fate: bool) -> None:
    evening = NoirEvening(told_chance(), fate=fate, tuned=fate)
    for _ in range(60):
        evening.go_on()
        assert list(faults(SYSTEMS["noir"], evening.state)) == []


def test_the_waits_hold_at_every_step_of_an_evening_of_zapas() -> None:
    evening = ZapasEvening(told_chance().randrange(10**9))
    for _ in range(60):
        evening.go_on()
        assert list(faults(SYSTEMS["zapas"], evening.state)) == []
