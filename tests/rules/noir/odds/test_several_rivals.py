"""Chances against several rivals, compared with every way the dice can fall (NOIR-21, NOIR-101)."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from rules.noir import preview
from rules.noir.base import dice, roll_outcomes
from rules.noir.base.roll_outcomes import TARGET, ComparableResult
from rules.noir.odds.roll_odds import Side, late_die_chance_versus, versus
from rules.noir.odds.several_rivals import Rival, any_of, best_of
from rules.noir.state import contest_actions as m
from tests.rules.dice_branches import forked
from tests.rules.noir.board import Board
from tests.rules.noir.moments import rich, swept, table

Chance = Callable[[Side, Sequence[Rival]], Fraction]

CASES = [
    (Side(5), (Side(5), Side(5))),
    (Side(6, 1), (Side(7), Side(6, 1))),
    (Side(4, 2), (Side(5, -1), Side(9))),
]

NAMES = ("Ada", "Bea", "Guard")
#: Results no likelier than this are ignored; together they are too rare to matter here.
LIKELY = Fraction(1, 200_000)


@cache
def thrown() -> Mapping[tuple[int, int], Fraction]:
    """Return the chance of each sum and highest die of a roll that needs at most five throws."""
    found: dict[tuple[int, int], Fraction] = {}
    for chance, faces in forked(dice.throw, 5):
        key = dice.total(faces), dice.highest(faces)
        found[key] = found.get(key, Fraction()) + chance
    return found


def results(side: Side) -> list[tuple[ComparableResult, float]]:
    return [
        (ComparableResult(side.added + total, side.value, top), float(p))
        for (total, top), p in thrown().items()
        if p > LIKELY
    ]


@pytest.mark.rule("NOIR-21", "NOIR-22", "NOIR-101", "NOIR-102")
@pytest.mark.parametrize(("own", "others"), CASES)
def test_against_two_others_every_throw_is_counted(own: Side, others: tuple[Side, Side]) -> None:
    best = any_ = by_target = 0.0
    for (mine, p), (one, q), (two, r) in product(results(own), *map(results, others)):
        share, rivals = p * q * r, (one, two)
        if mine >= max(rivals):
            best += share / (1 + rivals.count(mine))
        lost = (mine < one or (mine == one) / 2) * (mine < two or (mine == two) / 2)
        any_ += share * (1 - lost)
        by_target += share * (1 if mine.total >= TARGET else 1 - lost)
    rivals_of = tuple(map(Rival, others))
    assert float(best_of(own, rivals_of)) == pytest.approx(best, abs=1e-3)
    assert float(any_of(own, rivals_of)) == pytest.approx(any_, abs=1e-3)
    assert float(any_of(own, rivals_of, by_target=True)) == pytest.approx(by_target, abs=1e-3)


@pytest.mark.rule("NOIR-22")
def test_equal_rivals_win_equally_often_and_a_single_rival_is_an_opposed_roll() -> None:
    one, other = Side(9, 1), Rival(Side(7, 2), 2)
    assert best_of(one, [Rival(one)] * 3) == Fraction(1, 4)
    assert any_of(one, [Rival(one)]) == Fraction(1, 2)
    exact = versus(one, other.side, 1, other.points)
    for found in (best_of(one, [other], 1), any_of(one, [other], 1)):
        assert abs(found - exact) < Fraction(1, 10**12)


@pytest.mark.rule("NOIR-22", "NOIR-101")
@pytest.mark.parametrize("chance", [best_of, any_of])
def test_the_chances_of_two_rivals_who_are_never_level_sum_to_one_exactly(chance: Chance) -> None:
    one, other = Side(6, 2), Side(7)
    assert chance(one, [Rival(other)]) + chance(other, [Rival(one)]) == 1


@pytest.mark.rule("NOIR-21")
def test_the_chances_of_three_rivals_sum_to_one() -> None:
    board = rich(table(), Ada=3, Bea=3)
    board.test("Ada", "Bea", "Guard")
    seen = [chance_of(board, name) for name in NAMES]
    assert abs(sum(seen, Fraction()) - 1) < Fraction(1, 10**12)
    assert seen[0] == seen[1] == best_of(Side(10), [Rival(Side(10)), Rival(side_of(board, "Guard"))])


def chance_of(board: Board, name: str) -> Fraction:
    shown = preview.of_roll(board.state, board.contest, board.id(name)).chance
    assert shown is not None
    return shown


def side_of(board: Board, name: str) -> Side:
    cast = next(check for check in board.contest.checks).cast_of(board.id(name))
    assert cast is not None
    return Side(cast.value, cast.modifier)


@pytest.mark.rule("NOIR-68")
def test_a_late_die_must_beat_the_best_of_all_rollers() -> None:
    board = rich(table(), Ada=9)
    board.test("Ada", "Bea", "Guard")
    board.answer(m.Ready, "Bea")
    board.answer(m.Ready, "Ada", (2, 3, 9, 6, 9, 8), odds=0)
    rivals = [one for one in board.contest.checks[0].casts if one.name != "Ada"]
    best = max(roll_outcomes.comparable_result(one.dice, one.value, one.modifier) for one in rivals)
    expected = late_die_chance_versus((2, 3), Side(10), *best)
    assert preview.of_late(board.state, board.contest, board.id("Ada")) == expected


@pytest.mark.rule("NOIR-101")
def test_a_sweep_succeeds_if_it_beats_one_of_the_defenders() -> None:
    board = rich(swept(), Ada=6, Pot=6)
    board.declare("sweep-auto", "Ada", "Bea", weapons=("burst",))
    board.defend("Ada")
    board.defend("Bea")
    guard, *others = (side_of(board, name) for name in ("Guard", "Ada", "Bea"))
    hits = chance_of(board, "Guard")
    assert hits == any_of(guard, [Rival(one) for one in others])
    assert hits > max(versus(guard, one) for one in others)
    assert chance_of(board, "Ada") == versus(others[0], guard)


@pytest.mark.parametrize(("own", "other"), [(0, 0), (0, 12), (12, 0), (9, 10)])
@pytest.mark.parametrize("points", [0, 2])
def test_a_single_rival_among_several_is_an_opposed_roll(own: int, other: int, points: int) -> None:
    mine, rival = Side(own), Rival(Side(other), points)
    alone = float(versus(mine, rival.side, 1, points))
    assert float(best_of(mine, [rival], 1)) == pytest.approx(alone, abs=float(LIKELY))
    assert float(any_of(mine, [rival], 1)) == pytest.approx(alone, abs=float(LIKELY))
