"""Forecasts, checked against value iteration, simulated chains, every reply, and cases with known results."""

from collections.abc import Sequence
from itertools import product
from math import inf, isfinite
from operator import mul

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.chance import equilibrium
from rules.chance.matrix_game import Triple, guarantees, solve
from rules.nyx.base.enums import Tactic
from rules.nyx.base.scale import situational_shift
from rules.nyx.odds.forecast import Forecast, forecast
from rules.nyx.odds.odds import PICKS, landings, margin, passive_landings
from tests.rules.nyx.odds.test_odds import pool

Case = tuple[tuple[int, int, int], tuple[int, int, int], int, int]
#: For each case: value, modifier and dice of the two sides, then the length and the advantage.
USUAL: Sequence[Case] = [
    ((5, 0, 0), (7, -1, 0), 5, 0),
    ((5, 0, 0), (5, 0, 0), 5, 0),
    ((8, 0, 1), (6, 0, -2), 3, 4),
    ((14, 0, 0), (4, 0, 2), 6, 1),
    ((3, 0, 0), (2, 0, 0), 4, 0),
]
#: Cases in which hardly anything happens in a round, or one side wins only by patience.
SLOW: Sequence[Case] = [
    ((1, 0, -3), (1, 0, 0), 10, 0),
    ((1, 0, -3), (1, 0, -3), 3, 0),
    ((0, 0, 0), (1, 0, 3), 3, 1),
    ((2, 0, -2), (0, 0, 0), 6, 0),
    ((0, 0, 0), (20, 0, 0), 4, 0),
    ((0, 0, 0), (0, 0, 0), 10, 1),
    ((0, 0, 0), (1, 0, -1), 8, 0),
    ((2, 0, -5), (0, 0, 0), 10, 0),
]


def of(case: Case) -> Forecast:
    first, second, length, advantage = case
    return forecast(pool(*first), pool(*second), length, advantage)


def rounds_of(case: Case) -> list[list[tuple[float, float, dict[int, float]]]]:
    """Return, for each place and pair of picks, the chances to win, to lose, and to land at each place."""
    first, second, length, advantage = case
    moved, found = margin(pool(*first), pool(*second)), []
    for marker in range(-length, length + 1):
        ends = [
            landings(moved, marker, length, situational_shift(2, marker, advantage, 0), [pair])
            for pair in PICKS
        ]
        found.append(
            [
                (
                    sum(chance for end, chance in one.items() if end.over1),
                    sum(chance for end, chance in one.items() if end.over2),
                    {end.marker + length: p for end, p in one.items() if not (end.over1 or end.over2)},
                )
                for one in ends
            ]
        )
    return found


def worth(forecasted: Forecast) -> list[float]:
    return [one.win1 - one.win2 for one in forecasted.outlooks]


@pytest.mark.rule("NYX-25", "NYX-33", "NYX-40")
@pytest.mark.parametrize("case", USUAL)
def test_the_solution_matches_a_long_round_by_round_lookahead(case: Case) -> None:
    places, values = rounds_of(case), [0.0] * (2 * case[2] + 1)
    for _ in range(400):
        values, before = [], values
        for pairs in places:
            a, b, c, d, e, f, g, h, i = (
                won - lost + sum(chance * before[place] for place, chance in on.items())
                for won, lost, on in pairs
            )
            game = ((a, b, c), (d, e, f), (g, h, i))
            values.append(sum(guarantees(game, solve(game))) / 2)
    assert worth(of(case)) == pytest.approx(values, abs=2e-9)


@pytest.mark.parametrize("case", USUAL)
def test_the_solution_matches_a_long_walk_with_the_best_mixes(case: Case) -> None:
    found, places = of(case), rounds_of(case)
    for start in range(0, 2 * case[2] + 1, 3):
        here, won, lost, rounds = {start: 1.0}, 0.0, 0.0, 0.0
        for _ in range(400):
            rounds += sum(here.values())
            there: dict[int, float] = {}
            for place, share in here.items():
                mixes = found.outlooks[place].mix1, found.outlooks[place].mix2
                for (one, other), (win, loss, on) in zip(product(*mixes), places[place], strict=True):
                    picked = share * one * other
                    won, lost = won + picked * win, lost + picked * loss
                    for to, chance in on.items():
                        there[to] = there.get(to, 0) + picked * chance
            here = there
        told = found.outlooks[start]
        assert (told.win1, told.win2) == pytest.approx((won, lost), abs=1e-4)
        assert told.win1 - told.win2 == pytest.approx(won - lost, abs=2e-9)
        assert told.rounds == pytest.approx(rounds, rel=1e-4)


@pytest.mark.parametrize("case", [*USUAL, *SLOW])
def test_no_tactic_gains_anything_against_the_best_mix(case: Case) -> None:
    found = of(case)
    for marker, told in zip(range(-case[2], case[2] + 1), found.outlooks, strict=True):
        replies = found.replies(marker)
        mine = [sum(q * (r.win1 - r.win2) for q, r in zip(told.mix2, row, strict=True)) for row in replies]
        theirs = [
            sum(p * (row[pick].win1 - row[pick].win2) for p, row in zip(told.mix1, replies, strict=True))
            for pick in Tactic
        ]
        assert max(mine) <= told.win1 - told.win2 + 1e-9
        assert min(theirs) >= told.win1 - told.win2 - 1e-9


@pytest.mark.parametrize("case", [*USUAL, *SLOW])
def test_the_other_sides_forecast_is_the_mirror_image(case: Case) -> None:
    first, second, length, advantage = case
    there = worth(of((second, first, length, advantage)))
    assert worth(of(case)) == pytest.approx([-value for value in reversed(there)], abs=2e-9)


VALUES, DICE = st.integers(0, 20), st.integers(-3, 3)


@settings(max_examples=25)
@given(VALUES, DICE, VALUES, DICE, st.integers(3, 10), st.integers(0, 5))
def test_every_conflict_is_solved(a: int, dice: int, b: int, other: int, length: int, advantage: int) -> None:
    found = of(((a, 0, dice), (b, 0, other), length, advantage))
    for told in found.outlooks:
        assert -1e-12 <= told.win1 <= 1 + 1e-12
        assert told.win1 + told.win2 <= 1 + 1e-12
        for mix in (told.mix1, told.mix2):
            assert sum(mix) == pytest.approx(1)
            assert min(mix) >= 0
    assert worth(found) == sorted(worth(found), key=lambda value: round(value, 9))


@pytest.mark.parametrize("case", USUAL)
def test_the_fast_solution_matches_the_high_precision_one(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = worth(of(case))
    monkeypatch.setattr(equilibrium, "BOLD", 0)
    assert at_once == pytest.approx(worth(of(case)), abs=1e-9)


#: Pairs of value and extra dice of both sides, and an advantage; many end slowly, or nearly surely.
PAIRS = [
    *(((value, 0, -3), (other, 0, dice), 0) for value, other, dice in product((2, 4), (1, 4), (-3, 0))),
    *(((value, 0, 2), (other, 0, -1), 3) for value, other in product((1, 6, 12), (2, 9))),
    ((0, 0, 0), (5, 0, -2), 2),
    ((12, 0, 5), (10, 0, -5), 0),
]


@pytest.mark.parametrize("length", [3, 5, 7])
def test_floats_find_what_many_digits_find_in_every_place(
    length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cases: list[Case] = [(one, other, length, held) for one, other, held in PAIRS]
    monkeypatch.delattr(equilibrium, "ExactGame")
    quickly = [of(case).outlooks for case in cases]
    monkeypatch.undo()
    monkeypatch.setattr(equilibrium, "BOLD", 0)
    for case, found in zip(cases, quickly, strict=True):
        exact = of(case).outlooks
        assert [one.win1 for one in found] == pytest.approx([one.win1 for one in exact], abs=1e-9)
        assert [one.win2 for one in found] == pytest.approx([one.win2 for one in exact], abs=1e-9)


@pytest.mark.rule("NYX-25")
def test_a_side_that_wins_for_certain_does_not_dawdle() -> None:
    told = of(((9, 0, -3), (1, 0, 3), 10, 1)).at(0)
    assert told.rounds < 7


@pytest.mark.rule("NYX-30")
def test_the_first_round_of_a_conflict_has_no_situational_steps() -> None:
    found = forecast(pool(6), pool(6), 5, 3)
    assert found.at(2, first=True).win1 < found.at(2).win1
    assert found.at(0, first=True) == found.at(0)
    replies = found.replies(2, first=True)
    told = found.at(2, first=True)
    mixed = sum(
        p * q * reply.win1
        for p, row in zip(told.mix1, replies, strict=True)
        for q, reply in zip(told.mix2, row, strict=True)
    )
    assert told.win1 == pytest.approx(mixed, abs=1e-12)


@pytest.mark.rule("NYX-26", "NYX-30")
@pytest.mark.parametrize("marker", [-2, 2])
def test_the_first_round_is_one_more_than_those_that_follow_it(marker: int) -> None:
    active, alone = forecast(pool(6), pool(6), 3, 3), forecast(pool(6), None, 3, 3)
    told, against_cliff = active.at(marker, first=True), alone.at(marker, first=True)
    moved, rounds = margin(pool(6), pool(6)), 1.0
    for one, two in PICKS:
        for end, chance in landings(moved, marker, 3, 0, [(one, two)]).items():
            if not (end.over1 or end.over2):
                rounds += told.mix1[one] * told.mix2[two] * chance * active.at(end.marker).rounds
    assert told.rounds == pytest.approx(rounds, rel=1e-12)
    ends = passive_landings(pool(6), marker, 3, 0).items()
    left = [chance * alone.at(end.marker).rounds for end, chance in ends if not (end.over1 or end.over2)]
    assert against_cliff.rounds == pytest.approx(1 + sum(left), rel=1e-12)


@pytest.mark.rule("NYX-30", "NYX-33")
@pytest.mark.parametrize("marker", [-3, -1, 2])
def test_no_tactic_gains_anything_in_the_first_round_either(marker: int) -> None:
    found = forecast(pool(6), pool(5), 3, 3)
    told, replies = found.at(marker, first=True), found.replies(marker, first=True)
    worth = [[reply.win1 - reply.win2 for reply in row] for row in replies]
    assert max(sum(map(mul, told.mix2, row)) for row in worth) <= told.win1 - told.win2 + 1e-9
    assert (
        min(sum(map(mul, told.mix1, row)) for row in zip(*worth, strict=True)) >= told.win1 - told.win2 - 1e-9
    )


@pytest.mark.rule("NYX-30", "NYX-31")
@pytest.mark.parametrize(("one", "two", "held"), [(6, 7, 4), (6, 7, -2), (0, 5, 2), (3, 0, -1)])
def test_an_advantage_on_the_attribute_depends_on_the_place_of_the_marker(
    one: int, two: int, held: int
) -> None:
    found = forecast(pool(one), pool(two), 5, leverage=held)
    for marker in range(-5, 6):
        ahead = (marker > 0) - (marker < 0)
        first, second = pool(one, max(0, held) * ahead), pool(two, min(0, held) * ahead)
        for start, moved in ((False, margin(first, second)), (True, margin(pool(one), pool(two)))):
            replies, told = found.replies(marker, first=start), found.at(marker, first=start)
            for pair in PICKS:
                ends = landings(moved, marker, 5, 0, [pair]).items()
                wins = sum(
                    p * (found.at(e.marker).win1 if not e.over2 else 0) for e, p in ends if not e.over1
                )
                wins += sum(p for end, p in ends if end.over1)
                assert replies[pair[0]][pair[1]].win1 == pytest.approx(wins, abs=1e-12)
            mixed = [
                (p * q, reply)
                for p, row in zip(told.mix1, replies, strict=True)
                for q, reply in zip(told.mix2, row, strict=True)
            ]
            assert told.win1 == pytest.approx(sum(share * reply.win1 for share, reply in mixed), abs=1e-9)
            against = [sum(map(mul, told.mix2, (reply.win1 for reply in row))) for row in replies]
            assert max(against) <= told.win1 + 1e-9


@pytest.mark.rule("NYX-26")
@pytest.mark.parametrize("advantage", [0, 2])
def test_against_a_passive_side_the_chain_is_walked(advantage: int) -> None:
    found = forecast(pool(6), None, 4, advantage)
    rounds = {
        place: passive_landings(pool(6), place, 4, situational_shift(2, place, advantage, 0))
        for place in range(-4, 5)
    }
    for marker in range(-4, 5):
        here, won = {marker: 1.0}, 0.0
        for _ in range(150):
            there: dict[int, float] = {}
            for place, share in here.items():
                for end, chance in rounds[place].items():
                    if end.over1:
                        won += share * chance
                    elif not end.over2:
                        there[end.marker] = there.get(end.marker, 0) + share * chance
            here = there
        assert found.at(marker).win1 == pytest.approx(won, abs=1e-12)
        assert found.at(marker).mix1 == (0, 0, 0)


def test_nobody_wins_an_endless_conflict() -> None:
    for told in of(((0, 0, 0), (0, 0, 2), 5, 0)).outlooks:
        assert (told.win1, told.win2, told.rounds) == (0, 0, inf)


def test_the_only_side_that_can_succeed_wins_by_patience() -> None:
    told = of(((0, 0, 0), (2, 0, 0), 5, 0)).at(5)
    assert told.win2 == pytest.approx(1, abs=1e-9)
    assert told.rounds == inf


def test_equals_in_the_middle_have_equal_chances() -> None:
    told = forecast(pool(5), pool(5), 5).at(0)
    assert told.win1 == pytest.approx(0.5, abs=1e-12)
    assert isfinite(told.rounds)
    first, second = ([round(share, 9) for share in mix] for mix in (told.mix1, told.mix2))
    assert first == second


def test_mixes_are_three_shares_of_defensive_waiting_and_offensive() -> None:
    mixes: list[Triple] = [told.mix1 for told in forecast(pool(5), pool(5), 5).outlooks]
    assert all(len(mix) == len(Tactic) for mix in mixes)
