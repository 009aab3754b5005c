"""Every offered action is accepted and keeps the invariants; a refused action changes nothing."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.contract.system import fold, play
from rules.core.model_base import Action, Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat
from rules.nyx.state import contest_events as d
from rules.nyx.state import events as e
from rules.nyx.state.actions import CorrectAspect
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_actions import OpenConflict
from rules.nyx.system import NYX
from tests.chance import Tumbling
from tests.rules.nyx.board import ANN, BEN
from tests.rules.nyx.evening import (
    ACTIONS,
    EVERYBODY,
    LENGTHS,
    SEEDS,
    STRANGER,
    Evening,
    aimed,
    broken,
    evenings,
    offered,
    openings,
)

bounded = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


@settings(bounded, max_examples=6)
@given(openings(), SEEDS, LENGTHS)
def test_every_offered_action_is_accepted_and_keeps_the_invariants(
    opening: OpenConflict, seed: int, length: int
) -> None:
    evening = Evening(opening, seed)
    for _ in range(length):
        evening.go_on()
        assert list(broken(evening.state)) == []


def everything_that_is_offered_to_anybody_is_accepted(evening: Evening) -> None:
    for seat in EVERYBODY:
        for choice in offered(evening.state, seat):
            played = play(NYX, evening.state, choice, seat, Tumbling())
            assert list(broken(played.after)) == []


def what_is_offered_to_one_and_not_to_another_is_refused_to_the_other(evening: Evening) -> None:
    offers = {seat: offered(evening.state, seat) for seat in EVERYBODY}
    for other in (ANN, BEN, PUBLIC, STRANGER):
        for choice in (choice for seat in EVERYBODY for choice in offers[seat] if seat != other):
            if choice not in offers[other]:
                with pytest.raises(Refused):
                    play(NYX, evening.state, choice, other, Tumbling())


def what_a_seat_sees_is_enough_to_know_what_it_may_do(evening: Evening) -> None:
    for seat in EVERYBODY:
        assert offered(NYX.view(evening.state, seat), seat) == offered(evening.state, seat)


def the_log_folds_to_the_state_and_both_are_documents(evening: Evening) -> None:
    assert fold(NYX, evening.start, evening.log) == evening.state
    documents = [NYX.events.dump_json(event) for event in evening.log]
    assert tuple(NYX.events.validate_json(document) for document in documents) == evening.log
    assert NYX.state.model_validate_json(evening.state.model_dump_json()) == evening.state
    for kind, entities in ((NYX.character, evening.state.characters), (NYX.contest, evening.state.contests)):
        for entity in entities.values():
            assert kind.model_validate_json(entity.model_dump_json()) == entity


def a_side_picks_once_for_its_dice_and_a_round_is_rolled_once(evening: Evening) -> None:
    picks = Counter((event.contest, event.turn, event.side) for event in _of(evening, d.TacticPicked))
    again = Counter((event.contest, event.turn, event.side) for event in _of(evening, d.TacticReopened))
    rolls = Counter((event.contest, event.turn) for event in _of(evening, d.RoundRolled))
    picks.subtract(again)
    assert max([*picks.values(), *rolls.values(), 1]) == 1
    for event in _of(evening, d.RoundRolled):
        for side in event.sides:
            assert len(side.roll.dice) == 1 + abs(side.roll.pool.positive - side.roll.pool.negative)


def every_balance_is_five_and_what_the_log_has_booked(evening: Evening) -> None:
    state = evening.start
    booked: Counter[str] = Counter()
    for event in evening.log:
        booked.update(_booked(state, event))
        state = fold(NYX, state, [event])
    for number, character in state.characters.items():
        assert character.points == (5 if character.has_points else 0) + booked[number]


#: The invariants of an evening; all are checked on the same evenings, because playing is slow.
PROMISES = (
    everything_that_is_offered_to_anybody_is_accepted,
    what_is_offered_to_one_and_not_to_another_is_refused_to_the_other,
    what_a_seat_sees_is_enough_to_know_what_it_may_do,
    the_log_folds_to_the_state_and_both_are_documents,
    a_side_picks_once_for_its_dice_and_a_round_is_rolled_once,
    every_balance_is_five_and_what_the_log_has_booked,
)


@settings(bounded, max_examples=5)
@given(evenings())
def test_a_long_evening_keeps_the_invariants(evening: Evening) -> None:
    for holds in PROMISES:
        holds(evening)


@settings(bounded, max_examples=6)
@given(evenings(), st.lists(st.tuples(ACTIONS, st.sampled_from(EVERYBODY)), min_size=10, max_size=25))
def test_any_action_is_accepted_or_refused_without_a_trace(
    evening: Evening, attempts: list[tuple[Action, Seat]]
) -> None:
    before = evening.state.model_dump_json()
    for attempt, seat in attempts:
        dice = Tumbling()
        try:
            played = play(NYX, evening.state, aimed(attempt, evening.conflict), seat, dice)
        except Refused:
            assert dice.rolled == 0
        else:
            # The GM may correct aspects beyond their budget.
            assert isinstance(attempt, CorrectAspect) or list(broken(played.after)) == []
            assert NYX.state.model_validate_json(played.after.model_dump_json()) == played.after
        assert evening.state.model_dump_json() == before


def _of(evening: Evening, kind: type[Any]) -> list[Any]:
    return [event for event in evening.log if isinstance(event, kind)]


def _booked(state: NyxState, event: Event) -> dict[str, int]:
    """Return the points that an event adds to each character; `state` is the state before the event."""
    match event:
        case (
            e.RolledAlone(character=character, positive=positive, negative=negative)
            | e.AfflictionRolled(character=character, positive=positive, negative=negative)
        ):
            rolled = sum(use.booked for use in (*positive, *negative))
            return {character: rolled - _paid_for_claim(state, character)}
        case (
            e.UsedInStory(character=character, use=use)
            | e.SucceededByAspect(character=character, use=use)
            | e.DemandAnswered(character=character, use=use)
        ):
            return {character: use.booked}
        case d.Declared(side=number, positive=positive, negative=negative):
            character = event.character or state.contests[event.contest].side(number).character
            return {character: sum(use.booked for use in (*positive, *negative))}
        case d.DeclarationReopened(side=number):
            side = state.contests[event.contest].side(number)
            return {side.character: -sum(use.booked for use in (*side.positive, *side.negative))}
        case e.RollClaimed(character=character, claim=claim):
            paid = sum(use.points for use in claim.positive)
            return {character: paid - _paid_for_claim(state, character)}
        case e.RollClaimStruck(character=character, use=use):
            return {character: max(0, -use.points)}
        case e.GainsJudged(allowed=True, gains=gains):
            return dict(sum((Counter({g.character: g.gain.use.points}) for g in gains), Counter[str]()))
        case d.ClaimsLet(claims=claims):
            sides = state.contests[event.contest]
            return {
                sides.side(side).character: sum(
                    c.use.points for c in claims if c.side == side and c.use.waits
                )
                for side in {claim.side for claim in claims}
            }
        case d.ClaimStruck(side=number, use=use):
            return {state.contests[event.contest].side(number).character: -use.booked}
        case e.DamageRemoved(character=character, points=points):
            return {character: points}
        case e.SheetCorrected(character=character, field="points", old=old, new=new):
            return {character: new - old}
        case _:
            return {}


def _paid_for_claim(state: NyxState, character: str) -> int:
    claim = state.characters[character].claim
    return sum(use.points for use in claim.positive) if claim else 0
