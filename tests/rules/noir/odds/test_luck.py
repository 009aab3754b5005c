"""How often Noir rolls succeed, compared with the chances that they report."""

from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Literal

import pytest

from rules.chance.dice import Dice
from rules.contract.system import play
from rules.core.model_base import Event
from rules.noir.base.dice import BASE, SIDES, Faces, highest, picked, throw_extra_dice, total
from rules.noir.odds.luck import CHECKS
from rules.noir.odds.roll_odds import chance
from rules.noir.roll import checks
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Check, MeasuredBy, RollPart, Test
from rules.noir.state.context import Course
from rules.noir.system import NOIR
from tests.rules.dice_branches import forked
from tests.rules.exact_luck import Mean, means, read
from tests.rules.noir.board import ANN, PLACE, Board
from tests.rules.noir.moments import rich, table

ADA = RollPart(character="1", name="Ada", rolls="agility", value=9, odds=0)


def other(number: int, *dice: int, value: int = 9) -> RollPart:
    """Return another character's finished roll."""
    return RollPart(character=str(number), name="X", rolls="agility", value=value, odds=0, dice=dice)


@cache
def people() -> NoirState:
    """Return a state with Ada, Bea and a guard."""
    return table().state


def decided(check: Check, dice: Dice) -> tuple[Event, ...]:
    """Throw the missing dice, decide the check and return the events."""
    test = Test(id="99", title="Roll", place=PLACE, check=check)
    course = Course(people().but(contests={"99": test}), "99", dice)
    assert checks.advance_check(course, 0)
    return course.events


@cache
def falls(points: int, throws: int) -> tuple[tuple[Fraction, Faces], ...]:
    """Return a roll for each sum and highest die possible in `throws` throws, with the chance of both."""

    def thrown(source: Dice) -> Faces:
        return throw_extra_dice(picked(source.roll(SIDES, BASE + points), points), source)

    shares, found = Counter[tuple[int, int]](), dict[tuple[int, int], Faces]()
    for share, faces in forked(thrown, throws):
        shares[total(faces), highest(faces)] += share  # type: ignore[assignment]  # the shares are fractions
        found[total(faces), highest(faces)] = faces
    return tuple((Fraction(shares[key]), faces) for key, faces in found.items())


class Coins:
    """Dice with two sides instead of ten: enough to break ties, which favour no side."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def roll(self, _: int, count: int) -> tuple[int, ...]:
        return self._dice.roll(2, count)


def ada_in(check: Check, throws: int = 4) -> Mean:
    """Return the means of Ada's roll over all dice that need at most `throws` throws."""
    (ada,) = [cast for cast in check.casts if cast.character == "1"]
    found = Mean()
    for share, faces in falls(ada.odds or 0, throws):
        lying = check.with_cast(ada.but(dice=faces))
        ties = forked(lambda dice, lying=lying: decided(lying, Coins(dice)), 5)  # type: ignore[misc]
        one = means(CHECKS, (), ties).get("1", Mean())
        found = Mean(*(old + share * new for old, new in zip(found, one, strict=True)))
    return found


def is_fair(mean: Mean) -> bool:
    """Return whether Ada succeeds as often as expected, give or take the rolls that were cut off."""
    open_ = 1 - mean.told
    return open_ < Fraction(1, 200) and abs(mean.won - mean.chance) <= open_


@pytest.mark.rule("NOIR-20")
def test_a_roll_against_20_succeeds_as_often_as_stated() -> None:
    check = Check(versus=MeasuredBy.TARGET, casts=(ADA,))
    mean = means(CHECKS, (), forked(lambda dice: decided(check, dice), 3))["1"]
    assert is_fair(mean)
    assert mean.chance == mean.told * chance(9)


@pytest.mark.rule("NOIR-67")
def test_a_roll_with_fate_paid_before_succeeds_as_often_as_stated() -> None:
    assert is_fair(ada_in(Check(versus=MeasuredBy.TARGET, casts=(ADA.but(odds=1),)), 3))


LEVEL = (other(2, 4, 7), other(3, 7, 4))
AGAINST = {
    "one": (other(2, 4, 7),),
    "one who is better": (other(2, 4, 7, value=10),),
    "one who is worse": (other(2, 4, 7, value=8),),
    "two who are level": LEVEL,
    "two": (other(2, 4, 7), other(3, 8, 9)),
    "two of whom one is far behind": (other(2, 1, 2, value=0), other(3, 8, 9)),
}


@pytest.mark.rule("NOIR-21", "NOIR-22")
@pytest.mark.parametrize("case", [case for case in AGAINST if case != "two who are level"])
def test_an_opposed_roll_is_won_as_often_as_the_other_throws_predict(case: str) -> None:
    assert is_fair(ada_in(Check(versus=MeasuredBy.EACH_OTHER, casts=(ADA, *AGAINST[case]))))


@pytest.mark.rule("NOIR-22")
def test_a_roller_tied_with_two_others_wins_a_third_of_the_time() -> None:
    check = Check(versus=MeasuredBy.EACH_OTHER, casts=(ADA.but(dice=(4, 7)), *LEVEL))
    mean = means(CHECKS, (), forked(lambda dice: decided(check, Coins(dice)), 5))["1"]
    assert abs(mean.won - Fraction(1, 3)) <= 1 - mean.told < Fraction(1, 20)
    alone = Check(versus=MeasuredBy.EACH_OTHER, casts=(ADA.but(dice=(8, 8)), LEVEL[0]))
    (against_one, _), (against_two, *_) = (
        read(CHECKS, decided(one.with_cast(alone.casts[0]), NoDice())) for one in (alone, check)
    )
    level = Fraction(2, 100)
    assert against_one.chance - against_two.chance == level / 2 - level / 3


@pytest.mark.rule("NOIR-101")
@pytest.mark.parametrize("case", AGAINST)
@pytest.mark.parametrize("undefended", ["", "target"])
def test_an_attack_on_several_hits_one_as_often_as_expected(case: str, undefended: str) -> None:
    check = Check(versus=MeasuredBy.FIRST, casts=(ADA, *AGAINST[case]))
    assert is_fair(ada_in(check.but(undefended=undefended)))


@pytest.mark.rule("NOIR-21", "NOIR-67")
def test_fate_paid_before_a_roll_against_somebody_raises_the_stated_chance() -> None:
    check = Check(versus=MeasuredBy.EACH_OTHER, casts=(ADA.but(odds=1), *AGAINST["one"]))
    assert is_fair(ada_in(check, 3))


@pytest.mark.rule("NOIR-101", "NOIR-102")
@pytest.mark.parametrize(
    ("undefended", "theirs", "mine", "hits"),
    [
        ("", (4, 7), (5, 6), False),
        ("target", (4, 7), (5, 6), True),
        ("target", (2, 4), (3, 4), True),
    ],
    ids=["level with a defence of 20", "20 is enough", "above a defence below 20"],
)
def test_20_hits_only_where_somebody_does_not_defend(
    undefended: Literal["", "target"], theirs: Faces, mine: Faces, hits: bool
) -> None:
    casts = (ADA.but(dice=mine), other(2, *theirs))
    check = Check(versus=MeasuredBy.FIRST, casts=casts, undefended=undefended)
    attack, *_ = read(CHECKS, decided(check, NoDice()))
    assert attack.won is hits


@pytest.mark.rule("NOIR-101")
def test_each_of_several_defenders_is_compared_only_with_the_attack() -> None:
    check = Check(versus=MeasuredBy.FIRST, casts=(other(2, 4, 7), ADA, other(3, 9, 9)))
    assert is_fair(ada_in(check))
    (attack, mine, _) = read(CHECKS, decided(check.with_cast(ADA.but(dice=(3, 4))), NoDice()))
    assert (attack.against, mine.against) == (("1", "3"), ("2",))


class NoDice:
    """Dice that fail the test when they are rolled."""

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        raise AssertionError(f"{count} dice of {sides} sides were thrown")


@pytest.mark.rule("NOIR-102")
@pytest.mark.parametrize("versus", [MeasuredBy.TARGET, MeasuredBy.FIRST])
def test_a_certain_hit_is_not_counted(versus: MeasuredBy) -> None:
    others = () if versus is MeasuredBy.TARGET else (other(2, 4, 7),)
    check = Check(versus=versus, casts=(ADA.but(dice=(1, 2)), *others), undefended="sure")
    assert [one.character for one in read(CHECKS, decided(check, NoDice()))] == [
        one.character for one in others
    ]


@pytest.mark.rule("NOIR-68")
def test_a_die_bought_after_the_roll_does_not_count() -> None:
    board = rich(table(), Ada=4)
    board.test("Ada", seat=ANN, odds=0, dice=(2, 3))
    board.answer(m.BuyLate, "Ada", (9,), buy=True)
    board.answer(m.PlaceLate, "Ada", place=0)
    (check,) = read(CHECKS, board.log)
    assert check[:4] == (board.id("Ada"), False, chance(10), ())
    (cast,) = board.contest.checks[0].casts
    assert cast.outcome is not None
    assert cast.outcome.won


@pytest.mark.rule("NOIR-68")
def test_a_die_that_somebody_else_bought_does_not_count_either() -> None:
    board = rich(table(), Ada=4)
    board.test("Ada", "Bea")
    board.answer(m.Ready, "Ada", odds=0)
    board.answer(m.Ready, "Bea", (2, 3, 7, 8), odds=0)
    board.answer(m.BuyLate, "Ada", (9,), buy=True)
    board.answer(m.PlaceLate, "Ada", place=0)
    ada, bea = board.id("Ada"), board.id("Bea")
    found = {check.character: check for check in read(CHECKS, board.log)}
    assert (found[ada].won, found[bea].won) == (False, True)
    assert found[bea].chance == Fraction(93, 100), "against 2 and 3: level with those, above in 92 ways"
    unknown = [event for event in board.log if not isinstance(event, d.DiceThrown)]
    assert read(CHECKS, unknown) == []


def test_a_roll_is_read_from_the_log_of_its_action() -> None:
    board = table()
    played = play(NOIR, board.state, opened(board), ANN, Falls())
    (check,) = read(CHECKS, played.events)
    assert tuple(check) == (board.id("Ada"), True, chance(10), (), "agility")


def opened(board: Board) -> m.OpenTest:
    side = m.RollSide(character=board.id("Ada"), rolls="agility", odds=0)
    return m.OpenTest(place=PLACE, title="Roll", sides=(side,))


class Falls:
    """Dice that always show 7 and 8."""

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        assert (sides, count) == (10, 2)
        return (7, 8)
