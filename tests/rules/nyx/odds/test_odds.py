"""Nyx chances, checked against all faces, rounds played with all faces, icepool and dyce."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import dyce
import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chance.dice import ScriptedDice
from rules.chance.odds import Distribution
from rules.contract.system import Played, play
from rules.core.seat import Seat
from rules.nyx.base.enums import Attribute, BonusKind, Tactic
from rules.nyx.base.pool import Pool
from rules.nyx.base.rolls import read
from rules.nyx.base.scale import situational_shift
from rules.nyx.odds.odds import (
    PICKS,
    Landing,
    damage,
    effect,
    known_picks,
    landings,
    margin,
    opposed,
    passive_landings,
    steps,
    success,
)
from rules.nyx.state.contest_events import MarkerMoved
from rules.nyx.system import NYX
from tests.rules.dice_branches import forked
from tests.rules.nyx.board import ANN, BEN, Board, at_cliff, duel


def pool(value: int, modifier: int = 0, dice: int = 0) -> Pool:
    """Return a pool with this many positive dice, or negative ones if the number is below 0."""
    positive, negative = max(0, dice), max(0, -dice)
    return Pool(
        attribute=Attribute.BODY, current=value, modifier=modifier, positive=positive, negative=negative
    )


POOLS = st.builds(pool, st.integers(0, 20), st.integers(-3, 3), st.integers(-2, 2))


@pytest.mark.rule("NYX-17", "NYX-18", "NYX-26")
@given(POOLS)
def test_the_odds_of_a_roll_match_the_enumeration_of_faces(rolled: Pool) -> None:
    every = [read(rolled, faces) for faces in product(range(1, 11), repeat=rolled.size)]
    assert steps(rolled) == Distribution(Counter(roll.steps for roll in every))
    assert effect(rolled) == Distribution(Counter(roll.effect for roll in every))


@pytest.mark.rule("NYX-18")
@pytest.mark.parametrize("target", range(11))
@pytest.mark.parametrize("more", range(4))
def test_a_roll_succeeds_as_often_as_the_specification_says(target: int, more: int) -> None:
    assert success(pool(target, dice=more)) == 1 - Fraction(10 - target, 10) ** (1 + more)
    assert success(pool(target, dice=-more)) == Fraction(target, 10) ** (1 + more)


@pytest.mark.rule("NYX-17", "NYX-18")
@pytest.mark.parametrize("value", [0, 1, 4, 10, 14])
@pytest.mark.parametrize("more", [-3, -1, 0, 2])
def test_effects_match_icepool_and_dyce(value: int, more: int) -> None:
    target, bonus = min(10, value), max(0, value - 10)
    read_as = {face: face + bonus if face <= target else 0 for face in range(1, 11)}
    count = 1 + abs(more)
    ours = effect(pool(value, dice=more))
    die = icepool.Die([read_as[face] for face in range(1, 11)])
    theirs = die.highest(count) if more >= 0 else die.lowest(count)
    assert ours == Distribution({int(k): n for k, n in theirs.items()})
    thrown = dyce.P(*[dyce.H(10).apply(lambda face: read_as[face])] * count)
    assert ours == Distribution(dict(thrown.at(-1 if more >= 0 else 0).items()))


@pytest.mark.rule("NYX-20", "NYX-25")
@given(POOLS, POOLS)
def test_margins_and_winners_of_opposed_rolls_match_the_enumeration_of_pairs(
    first: Pool, second: Pool
) -> None:
    every = Counter[int]()
    for (one, ways), (other, more) in product(effect(first).ways.items(), effect(second).ways.items()):
        every[one - other] += ways * more
    assert margin(first, second) == Distribution(every)
    won, lost, neither = opposed(first, second)
    assert won == margin(first, second).chance(lambda step: step > 0)
    assert (lost, won) == opposed(second, first)[:2]
    assert won + lost + neither == 1


@pytest.mark.rule("NYX-47")
def test_a_slow_penalty_gives_damage_for_each_failure() -> None:
    assert damage([]) == Distribution({0: 1})
    assert damage([pool(5, -2)] * 3) == Distribution({0: 27, 1: 189, 2: 441, 3: 343})
    assert damage([pool(10), pool(0), pool(5)]) == Distribution({1: 1, 2: 1})


# ------------------------------------------------------------------------------------------- a round


def settled(played: Played, seats: dict[int, Seat]) -> Landing:
    """Let every effective winner take the three steps; return where the marker lands."""
    board = Board.__new__(Board)
    board.state, board.dice, board.log = played.after, ScriptedDice(), played.events
    if (rolled := board.conflict.round) is not None and rolled.movement is None:
        for side in rolled.winners:
            board.act(board.choosing(side, BonusKind.STEPS), seats[side])
    movement = board.event(MarkerMoved).movement
    return Landing(movement.marker, movement.over1, movement.over2)


def by_decide(board: Board, picks: tuple[Tactic, Tactic], whole: int) -> dict[Landing, float]:
    """Return the chance of each landing of a round, by playing its last pick with every face."""
    board.declare_both()
    board.pick(1, picks[0])
    move, found = board.picking(2, picks[1]), Counter[Landing]()
    for weight, played in forked(lambda dice: play(NYX, board.state, move, BEN, dice)):
        found[settled(played, {1: ANN, 2: BEN})] += round(weight * whole)
    return {end: ways / whole for end, ways in sorted(found.items())}


@pytest.mark.rule("NYX-25", "NYX-27", "NYX-35", "NYX-36", "NYX-37")
@pytest.mark.parametrize("picks", PICKS)
def test_the_odds_of_a_round_match_decide_for_every_face(picks: tuple[Tactic, Tactic]) -> None:
    lead, length = {0: -3, 1: 1, 2: 3}[picks[0]], 3
    board = duel(lead=lead, length=length)
    expected = landings(margin(pool(6), pool(6)), lead, length, 0, [picks])
    assert by_decide(board, picks, 100) == pytest.approx(expected)


@pytest.mark.rule("NYX-30")
def test_the_first_round_has_no_situational_steps_and_the_second_has() -> None:
    picks = (Tactic.WAITING, Tactic.WAITING)
    board = duel(first_advantage=2, length=4)
    moved = margin(pool(6), pool(6))
    assert by_decide(board, picks, 100) == pytest.approx(landings(moved, 2, 4, 0, [picks]))
    board.pick(2, picks[1], [1, 1])
    board.steps()
    later = landings(moved, 2, 4, situational_shift(2, 2, 2, 0), [picks])
    assert by_decide(board, picks, 100) == pytest.approx(later)


@pytest.mark.rule("NYX-26", "NYX-27")
def test_the_odds_of_a_round_against_a_passive_side_match_decide_for_every_face() -> None:
    board = at_cliff(length=3)
    move, found = board.declaration(1), Counter[Landing]()
    for weight, played in forked(lambda dice: play(NYX, board.state, move, ANN, dice)):
        found[settled(played, {})] += int(weight * 10)
    assert passive_landings(pool(6), 0, 3, 0) == {end: ways / 10 for end, ways in sorted(found.items())}


def test_unknown_picks_are_equally_likely() -> None:
    assert known_picks(None, None) == PICKS
    assert known_picks(Tactic.WAITING, Tactic.OFFENSIVE) == ((1, 2),)
    assert known_picks(None, Tactic.DEFENSIVE) == ((0, 0), (1, 0), (2, 0))
    moved, picks = margin(pool(5), pool(7, -1)), known_picks(Tactic.WAITING, None)
    mean = Counter[Landing]()
    for pair in picks:
        for end, chance in landings(moved, -1, 5, 0, [pair]).items():
            mean[end] += chance / 3  # type: ignore[assignment]
    assert landings(moved, -1, 5, 0, picks) == pytest.approx(dict(mean))


@given(POOLS, POOLS, st.integers(3, 10), st.integers(-5, 5), st.data())
def test_the_chances_of_a_round_sum_to_one(
    one: Pool, other: Pool, length: int, steps: int, data: Any
) -> None:
    marker = data.draw(st.integers(-length, length))
    assert sum(landings(margin(one, other), marker, length, steps, PICKS).values()) == pytest.approx(1)
    assert sum(passive_landings(one, marker, length, steps).values()) == pytest.approx(1)
