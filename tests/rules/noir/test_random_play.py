"""Random evenings: offered actions are accepted, invariants hold, and refusals change nothing."""

import random
from collections import Counter

import pytest

from rules.contract.system import fold, play
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.noir.legal_actions import answers
from rules.noir.state import combat_events as cd
from rules.noir.system import NOIR
from tests.chance import Tumbling, told_chance
from tests.rules.noir.board import ANN, BEN, GM
from tests.rules.noir.evening import (
    EVERYBODY,
    KINDS,
    Evening,
    booked,
    broken,
    made_up,
    waiting,
)

TABLES = pytest.mark.parametrize(
    ("fate", "tuned"),
    [(False, False), (True, False), (True, True)],
    ids=["without Fate", "with Fate", "with other settings"],
)
STEPS = 40


def evening(chance: random.Random, *, fate: bool, tuned: bool, steps: int = 0) -> Evening:
    """Return an evening after `steps` random actions."""
    begun = Evening(chance, fate=fate, tuned=tuned)
    for _ in range(steps):
        begun.go_on()
    return begun


@TABLES
def test_an_evening_of_offered_actions_keeps_the_invariants_and_folds_to_its_state(
    fate: bool, tuned: bool
) -> None:
    played = evening(told_chance(), fate=fate, tuned=tuned)
    for _ in range(3 * STEPS):
        played.go_on()
        assert list(broken(played.state)) == []
    assert fold(NOIR, played.start, played.log) == played.state
    assert NOIR.state.model_validate_json(played.state.model_dump_json()) == played.state
    documents = [NOIR.events.dump_json(event) for event in played.log]
    assert tuple(NOIR.events.validate_json(document) for document in documents) == played.log
    accounts = booked(played.log)
    assert played.state.shared.pot == accounts[""]
    assert {who.id: who.fate for who in played.state.characters.values()} == {
        number: accounts[number] for number in played.state.characters
    }


@TABLES
def test_nobody_has_two_turns_in_a_round_and_no_one_dead_has_any(fate: bool, tuned: bool) -> None:
    played = evening(told_chance(), fate=fate, tuned=tuned, steps=2 * STEPS)
    turns: Counter[tuple[str, int, str]] = Counter()
    state = played.start
    for event in played.log:
        if isinstance(event, cd.TurnBegan):
            turns[event.contest, event.turn, event.character] += 1
            assert not state.characters[event.character].condition.gone
        state = fold(NOIR, state, [event])
    assert set(turns.values()) <= {1}


@TABLES
def test_everything_that_is_offered_to_anybody_is_accepted(fate: bool, tuned: bool) -> None:
    chance = told_chance()
    played = evening(chance, fate=fate, tuned=tuned)
    for _ in range(12):
        for _ in range(chance.randint(1, 9)):
            played.go_on()
        for seat in EVERYBODY:
            for choice in NOIR.legal_actions(played.state, seat):
                after = play(NOIR, played.state, choice, seat, Tumbling(chance)).after
                assert list(broken(after)) == []


@TABLES
def test_only_its_player_and_the_gm_may_answer_a_wait(fate: bool, tuned: bool) -> None:
    chance = told_chance()
    played = evening(chance, fate=fate, tuned=tuned)
    for _ in range(15):
        for _ in range(chance.randint(1, 7)):
            played.go_on()
        for contest, one in waiting(played.state):
            own = played.state.characters[one.character].seat if one.character else ""
            answer = chance.choice(list(answers(played.state, contest, one)))
            for seat in EVERYBODY:
                offered = answer in NOIR.legal_actions(played.state, seat)
                allowed = seat == GM or (seat.id == own and own != "")
                assert offered is allowed, f"{seat} and {answer}"
                if not allowed:
                    with pytest.raises(Refused):
                        play(NOIR, played.state, answer, seat, Tumbling(chance))


@TABLES
def test_the_view_of_a_seat_is_enough_to_know_its_choices(fate: bool, tuned: bool) -> None:
    chance = told_chance()
    played = evening(chance, fate=fate, tuned=tuned)
    for _ in range(15):
        for _ in range(chance.randint(1, 7)):
            played.go_on()
        for seat in EVERYBODY:
            seen = NOIR.view(played.state, seat)
            assert NOIR.legal_actions(seen, seat) == NOIR.legal_actions(played.state, seat)
            assert NOIR.view(seen, seat) == seen


@TABLES
def test_any_action_is_accepted_or_refused_without_a_trace_and_play_continues(
    fate: bool, tuned: bool
) -> None:
    chance = told_chance()
    played = evening(chance, fate=fate, tuned=tuned)
    for _ in range(3 * STEPS):
        before = played.state.model_dump_json()
        attempt = made_up(chance, played.state, chance.choice(KINDS))
        seat = chance.choice((GM, GM, ANN, BEN, *EVERYBODY))
        if not played.try_it(attempt, seat):
            assert played.state.model_dump_json() == before
        assert list(broken(played.state)) == [], f"after {attempt!r}"
        played.go_on(tampered=True)
        assert list(broken(played.state)) == []
    assert fold(NOIR, played.start, played.log) == played.state
    assert NOIR.state.model_validate_json(played.state.model_dump_json()) == played.state


def test_every_kind_of_action_is_made_up_and_some_are_accepted() -> None:
    """Check that made-up actions are not always refused: over a third of their kinds are accepted."""
    chance = random.Random(1)
    played = evening(chance, fate=True, tuned=False, steps=5)
    done = {
        kind
        for kind in KINDS
        for seat in (GM, ANN)
        for _ in range(12)
        if _accepted(played, made_up(chance, played.state, kind), seat)
    }
    assert len(done) > len(KINDS) / 3


def _accepted(played: Evening, attempt: object, seat: Seat) -> bool:
    try:
        play(NOIR, played.state, attempt, seat, Tumbling())  # type: ignore[arg-type]
    except Refused:
        return False
    return True
