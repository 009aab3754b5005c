"""Random evenings: offered actions are accepted, refused ones do nothing, and the invariants hold."""

from collections.abc import Mapping
from functools import cache

import pytest

from rules.contract.system import fold, play
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.zapas.state import contest_events as d
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contests import Duel, Roll, Side
from rules.zapas.state.pool import size
from rules.zapas.system import ZAPAS
from tests.chance import Tumbling
from tests.conftest import EXAMPLES
from tests.rules.zapas.board import ANN, BEN, CLEO, DAN, EVERYBODY, STRANGER
from tests.rules.zapas.evening import Evening, broken

SEEDS = range(11 * EXAMPLES)
STEPS = 150
#: The seeds of the evenings that are checked from every seat, which is slower.
OFTEN = SEEDS[: 5 * EXAMPLES]


@cache
def played(seed: int) -> Evening:
    """Return a whole evening. It is shared: never play on it."""
    evening = Evening(seed)
    for _ in range(STEPS):
        evening.go_on()
    return evening


def moments(seed: int) -> list[ZapasState]:
    """Return every fifteenth state of an evening."""
    return [after for _, _, after in played(seed).steps[::15]]


@pytest.mark.parametrize("seed", SEEDS)
def test_an_evening_keeps_the_invariants(seed: int) -> None:
    for _, _, after in played(seed).steps:
        assert list(broken(after)) == []


@pytest.mark.parametrize("seed", OFTEN)
def test_everything_that_is_offered_to_anybody_is_accepted(seed: int) -> None:
    for state in moments(seed):
        before = state.model_dump_json()
        for seat in EVERYBODY:
            for choice in ZAPAS.legal_actions(state, seat):
                done = play(ZAPAS, state, choice, seat, Tumbling(played(seed).chance))
                assert list(broken(done.after)) == []
        assert state.model_dump_json() == before


@pytest.mark.parametrize("seed", OFTEN)
def test_the_view_of_a_seat_is_enough_to_know_its_choices(seed: int) -> None:
    for state in moments(seed):
        for seat in EVERYBODY:
            seen = ZAPAS.view(state, seat)
            assert ZAPAS.view(seen, seat) == seen
            assert ZAPAS.legal_actions(seen, seat) == ZAPAS.legal_actions(state, seat)


@pytest.mark.parametrize("seed", OFTEN)
def test_an_action_offered_to_only_one_of_two_players_is_refused_to_the_other(seed: int) -> None:
    for state in moments(seed):
        offers: dict[Seat, tuple[Action, ...]] = {
            seat: ZAPAS.legal_actions(state, seat) for seat in EVERYBODY
        }
        for other in (ANN, BEN, CLEO, DAN, STRANGER):
            for choice in (choice for seat in EVERYBODY for choice in offers[seat]):
                if choice not in offers[other]:
                    with pytest.raises(Refused):
                        play(ZAPAS, state, choice, other, Tumbling(played(seed).chance))


@pytest.mark.parametrize("seed", OFTEN)
def test_the_log_folds_to_the_state_and_both_are_documents(seed: int) -> None:
    evening = played(seed)
    assert fold(ZAPAS, evening.start, evening.log) == evening.state
    documents = [ZAPAS.events.dump_json(event) for event in evening.log]
    assert tuple(ZAPAS.events.validate_json(document) for document in documents) == evening.log
    assert ZAPAS.state.model_validate_json(evening.state.model_dump_json()) == evening.state


@pytest.mark.rule("ZAP-27", "ZAP-28", "ZAP-33", "ZAP-42", "ZAP-52")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_throw_is_settled_as_the_rules_say(seed: int) -> None:
    for before, events, after in played(seed).steps:
        for event in events:
            if isinstance(event, d.Thrown):
                roll = before.contests[event.contest]
                assert isinstance(roll, Roll)
                assert len(event.dice) == size(roll.pool, roll.helpers)
                expect(before, after, settled(roll, success=event.success))
            if isinstance(event, d.DuelThrown):
                duel = after.contests[event.contest]
                assert isinstance(duel, Duel)
                expect(before, after, fought(duel, event.winner))


def settled(thrown: Roll | Side, *, success: bool) -> dict[str, int]:
    """Return how a roll, or one side of a duel that is not a tie, changes the reserve of each seat."""
    helpers = {one.seat: -1 for one in thrown.helpers} if success else {}
    return helpers | {thrown.seat: -thrown.pool.reserve if success else 1}


def fought(duel: Duel, winner: int | None) -> dict[str, int]:
    if winner is None:
        return {}
    first, second = duel.sides
    return settled(first, success=winner == 0) | settled(second, success=winner == 1)


def expect(before: ZapasState, after: ZapasState, changes: Mapping[str, int]) -> None:
    for record in before.campaign.seats:
        had, has = before.shared.of(record.id).reserve, after.shared.of(record.id).reserve
        assert has - had == changes.get(record.id, 0)


def test_the_evenings_cover_enough_ground() -> None:
    kinds = {type(event).__name__ for seed in SEEDS for event in played(seed).log}
    assert kinds >= {"Thrown", "DuelThrown", "Conceded", "Cancelled", "NpcHit", "TaskReduced", "FlagStruck"}
    assert kinds >= {"DieSold", "TraitRaised", "AspectWritten", "EffectSet", "ConditionLifted", "Noted"}
