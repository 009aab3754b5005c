"""A secret choice makes no difference to what other seats see, may do or are refused.

Two evenings differ only in one hidden pick or choice. Until the rules reveal it, everything that another seat
can learn is the same in both, byte for byte (NYX-33, NYX-37).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from rules.contract.system import play
from rules.core.model_base import Action, Event
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.nyx.base.enums import BonusKind, BreakOff, Phase, Tactic
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_events import BonusesRevealed, RoundRolled
from rules.nyx.state.contests import Conflict, Side
from rules.nyx.system import NYX
from tests.chance import Tumbling
from tests.rules.nyx.board import PLACE
from tests.rules.nyx.evening import (
    ACTIONS,
    EVERYBODY,
    SEEDS,
    Evening,
    aimed,
    openings,
    people,
)

bounded = settings(suppress_health_check=list(HealthCheck), max_examples=8)

#: Pairs of active sides, so that somebody has something to hide.
ACTIVE = (("Ada", "Bo"), ("Ada", "Guard"), ("Captain", "Bo"), ("Guard", "Dog"), ("Eve", "Captain"))
#: Pairs with a side of several characters; all their owners know what the side hides.
TOGETHER = (("Ada+Captain", "Bo"), ("Ada+Bo", "Rats"), ("Bo", "Captain+Guard"))
ATTEMPTS = st.lists(st.tuples(ACTIONS, st.sampled_from(EVERYBODY)), max_size=12)
REVEALS = (RoundRolled, BonusesRevealed)


def seats_of(state: NyxState, side: Side) -> tuple[Seat, ...]:
    """Return the seats that act for a side."""
    return tuple(seat for seat in EVERYBODY if _acts(state, seat, side))


def _acts(state: NyxState, seat: Seat, side: Side) -> bool:
    owners = {state.characters[person].seat for person in side.people}
    return seat.id in owners - {""} or (seat.is_gm and "" in owners)


@dataclass
class Answer:
    """The result of one attempt: events and a new state, or a refusal."""

    events: tuple[Event, ...]
    state: NyxState
    refused: str = ""

    @property
    def reveals(self) -> bool:
        return any(isinstance(event, REVEALS) for event in self.events)

    def known_to(self, seat: Seat) -> bytes:
        """Return everything that a seat can learn from the result, as bytes."""
        return b"\n".join((self.refused.encode(), *_known(self.state, self.events, seat)))


def _known(state: NyxState, events: Iterable[Event], seat: Seat) -> Iterator[bytes]:
    told = (NYX.redact(state, event, seat) for event in events)
    yield from (NYX.events.dump_json(event) for event in told if event is not None)
    yield NYX.view(state, seat).model_dump_json().encode()
    yield b",".join(choice.model_dump_json().encode() for choice in NYX.legal_actions(state, seat))


def attempt(state: NyxState, action: Action, seat: Seat) -> Answer:
    try:
        played = play(NYX, state, action, seat, Tumbling())
    except Refused as refused:
        return Answer((), state, f"{refused.code} {refused.details}")
    return Answer(played.events, played.after)


def same_for_others(one: Answer, other: Answer, owners: Sequence[Seat]) -> bool:
    return all(one.known_to(seat) == other.known_to(seat) for seat in EVERYBODY if seat not in owners)


def keep_the_secret(
    secrets: tuple[Action, Action],
    owners: Sequence[Seat],
    start: NyxState,
    attempts: Iterable[tuple[Action, Seat]],
) -> None:
    """Play each secret and then the same attempts; check that others learn no difference before a reveal."""
    one, other = (attempt(start, secret, owners[0]) for secret in secrets)
    assert not one.refused
    assert not other.refused
    assert same_for_others(one, other, owners)
    for action, seat in attempts:
        if seat in owners:
            continue
        one, other = attempt(one.state, action, seat), attempt(other.state, action, seat)
        if one.reveals or other.reveals:
            assert one.reveals == other.reveals
            return
        assert same_for_others(one, other, owners)


def tried(state: NyxState, made_up: Iterable[tuple[Action, Seat]]) -> Iterator[tuple[Action, Seat]]:
    """Yield made-up attempts in the open conflict, and at the end the GM's action that ends it."""
    conflict = running(state)
    yield from ((aimed(action, conflict), seat) for action, seat in made_up)
    gm = next(seat for seat in EVERYBODY if seat.is_gm)
    yield m.EndConflict(contest=conflict.id, turn=conflict.turn), gm


def running(state: NyxState) -> Conflict:
    return list(state.contests.values())[-1]


@pytest.mark.rule("NYX-33")
@settings(bounded)
@given(
    openings((*ACTIVE, *TOGETHER)), SEEDS, st.sampled_from((1, 2)), st.permutations(tuple(Tactic)), ATTEMPTS
)
def test_nobody_learns_a_pick_before_the_dice_fall(
    opening: m.OpenConflict,
    seed: int,
    number: int,
    tactics: list[Tactic],
    made_up: list[tuple[Action, Seat]],
) -> None:
    evening = Evening(opening, seed)
    bring_to_the_hidden_choice(evening)
    conflict = evening.conflict
    side = conflict.sides[number - 1]
    owners = seats_of(evening.state, side)
    assume(side.pick is None and conflict.sides[2 - number].pick is None)
    first, second = (
        m.PickTactic(contest=conflict.id, turn=conflict.turn, side=side.number, tactic=tactic)
        for tactic in tactics[:2]
    )
    keep_the_secret((first, second), owners, evening.state, tried(evening.state, made_up))


@pytest.mark.rule("NYX-37")
@settings(bounded)
@given(
    st.sampled_from(ACTIVE),
    st.sampled_from((1, 2)),
    st.permutations(tuple(BonusKind)),
    st.sampled_from(("A rope.", "Rain comes, and with it the guard.")),
    ATTEMPTS,
)
def test_nobody_learns_the_choice_of_one_of_two_winners_before_both_have_chosen(
    pair: tuple[str, str], number: int, kinds: list[BonusKind], text: str, made_up: list[tuple[Action, Seat]]
) -> None:
    evening = two_winners(pair)
    conflict = evening.conflict
    side = conflict.sides[number - 1]
    first, second = (
        m.ChooseBonus(contest=conflict.id, turn=conflict.turn, side=side.number, choice=kind, text=text)
        for kind in kinds[:2]
    )
    owners = seats_of(evening.state, side)
    keep_the_secret((first, second), owners, evening.state, tried(evening.state, made_up))


def bring_to_the_hidden_choice(evening: Evening) -> None:
    """Play until a pick comes next; give up the example after 60 actions."""
    for _ in range(60):
        if evening.conflict.phase is Phase.TACTIC:
            return
        evening.go_on()
    assume(False)


def two_winners(pair: tuple[str, str]) -> Evening:
    """Return an evening in which both sides picked Waiting and have an effective win."""
    names = [people().who(name) for name in pair]
    setups = [m.SideSetup(character=who.id, goal="win", break_off=BreakOff.ON_WIN) for who in names]
    evening = Evening(m.OpenConflict(place=PLACE, title="Trial", sides=(setups[0], setups[1])), seed=1)
    while evening.conflict.phase is not Phase.BONUS:
        evening.play(*next(_waiting(evening)))
    return evening


def _waiting(evening: Evening) -> Iterator[tuple[Action, Seat]]:
    """Yield the offered declarations and picks of Waiting, with which both sides win."""
    for seat in EVERYBODY:
        for choice in NYX.legal_actions(evening.state, seat):
            if getattr(choice, "tactic", None) is Tactic.WAITING or isinstance(choice, m.Declare):
                yield choice, seat
