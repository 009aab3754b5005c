"""Zapas chances, checked against all faces, rolls played with all faces, icepool and the specification."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import icepool
import pytest

from rules.chance.odds import Distribution
from rules.contract.system import play
from rules.zapas.base.dice import chance, hits
from rules.zapas.base.settings import Tuning
from rules.zapas.odds import odds
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.system import ZAPAS
from tests.rules.dice_branches import forked
from tests.rules.zapas.board import table
from tests.rules.zapas.script import expected_reserve


@pytest.mark.rule("ZAP-15")
@pytest.mark.parametrize("dice", range(1, 6))
def test_the_hits_of_a_pool_match_the_enumeration_of_faces(dice: int) -> None:
    every = Counter(map(hits, product(range(1, 7), repeat=dice)))
    assert odds.pool_hits(dice) == Distribution(every)


@pytest.mark.rule("ZAP-15")
@pytest.mark.parametrize("dice", [0, 1, 7, 20])
def test_the_hits_of_a_pool_match_icepool(dice: int) -> None:
    die = dice @ icepool.Die([0, 0, 0, 1, 1, 1]) if dice else icepool.Die([0])
    assert odds.pool_hits(dice).chances() == {int(k): Fraction(n, die.denominator()) for k, n in die.items()}


@pytest.mark.rule("ZAP-17")
@pytest.mark.parametrize("dice", range(10))
def test_the_chance_of_a_pool_matches_the_closed_form(dice: int) -> None:
    for difficulty in range(1, 12):
        assert odds.success(dice, difficulty) == chance(dice, difficulty)


@pytest.mark.rule("ZAP-27", "ZAP-28")
@pytest.mark.parametrize("added", [0, 2])
def test_the_reserve_after_a_roll_matches_decide_for_every_face(added: int) -> None:
    board = table()
    board.open("Ada", 2)
    board.build(reserve=added)
    move, seat = board.move(m.Throw, board.roll), board.seat("Ada")
    have = board.state.shared.of(seat.id).reserve
    found = Counter[int]()
    for weight, played in forked(lambda dice: play(ZAPAS, board.state, move, seat, dice)):
        found[played.after.shared.of(seat.id).reserve] += int(weight * 6**3)
    expected = odds.reserve(1 + added, 2, have, added)
    assert Distribution(found) == expected
    assert expected.mean == expected_reserve(have, added, odds.success(1 + added, 2))


@pytest.mark.rule("ZAP-28", "ZAP-31")
def test_the_reserve_after_a_failure_follows_the_tables_setting() -> None:
    sure_failure: dict[str, Any] = {"dice": 1, "difficulty": 9, "have": 7, "added": 0}
    assert odds.reserve(**sure_failure).ways.keys() == {8}
    assert odds.reserve(**sure_failure, usual=Tuning(ceiling=7)).ways.keys() == {7}
    assert odds.reserve(**sure_failure, usual=Tuning(extra_always=False)).ways.keys() == {7}


@pytest.mark.rule("ZAP-51")
@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        pytest.param(1, 1, "1/4 1/4 1/2", id="ZT-70"),
        pytest.param(5, 5, "193/512 193/512 63/256", id="ZT-71 equal"),
        pytest.param(5, 4, "1/2 65/256 63/256", id="ZT-71"),
    ],
)
def test_the_chances_of_a_duel_match_the_specification(a: int, b: int, expected: str) -> None:
    assert odds.duel(a, b) == tuple(map(Fraction, expected.split()))


@pytest.mark.rule("ZAP-51")
@pytest.mark.parametrize(("a", "b"), [(0, 0), (0, 3), (3, 2), (6, 4), (9, 12)])
def test_the_chances_of_a_duel_match_the_enumeration_of_hits(a: int, b: int) -> None:
    margin = odds.pool_hits(a).minus(odds.pool_hits(b))
    assert odds.duel(a, b) == (
        margin.chance(lambda lead: lead > 0),
        margin.chance(lambda lead: lead < 0),
        margin.chance(lambda lead: lead == 0),
    )


@pytest.mark.rule("ZAP-51")
def test_the_odds_of_a_duel_match_decide_for_every_face() -> None:
    board = table()
    board.helpable()
    board.begin_bidding()
    board.bid(0, 0)
    move, seat = board.move(m.Bid, board.duel, side=1, dice=0), board.principal(1)
    found = Counter[int | None]()
    for weight, played in forked(lambda dice: play(ZAPAS, board.state, move, seat, dice)):
        thrown = next(event for event in played.events if isinstance(event, d.DuelThrown))
        found[thrown.winner] += int(weight * 36)
    assert {who: Fraction(ways, 36) for who, ways in found.items()} == dict(
        zip((0, 1, None), odds.duel(1, 1), strict=True)
    )


@pytest.mark.rule("ZAP-17")
@pytest.mark.parametrize("difficulty", [-2, -1, 0])
def test_a_pool_always_has_at_least_no_hits(difficulty: int) -> None:
    assert [chance(dice, difficulty) for dice in (0, 3)] == [1, 1]
