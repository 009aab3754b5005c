"""Rolls in progress: odds before and after, the order of questions, the winner (NOIR-20 to 24, 67, 68)."""

from typing import Literal

import pytest

from rules.noir.base.dice import Faces
from rules.noir.base.enums import FateUse, Outcome
from rules.noir.base.weapons import WEAPONS
from rules.noir.roll.checks import would_win
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.contests import Check, MeasuredBy, RollPart
from tests.rules.noir.board import ANN, BEN, GM, Board
from tests.rules.noir.moments import fight, rich, table


def alone(fate: int = 9, **settings: str) -> Board:
    """Return a board on which Ada, with this much Fate, rolls agility against 20 and may first buy odds."""
    board = rich(table(**settings), Ada=fate)
    board.test("Ada")
    return board


def opposed(ada: int = 9, bea: int = 9, **settings: str) -> Board:
    """Return a board on which Ada rolls against Bea, and both may first buy odds."""
    board = rich(table(**({"odds_ask": "everyone"} | settings)), Ada=ada, Bea=bea)
    board.test("Ada", "Bea")
    return board


def rolled(board: Board, *dice: int, **odds: int) -> None:
    """Let Ada and then Bea say that they are ready, after which the dice fall."""
    board.answer(m.Ready, "Ada", odds=odds.get("ada", 0))
    board.answer(m.Ready, "Bea", dice, odds=odds.get("bea", 0))


def outcomes(board: Board) -> list[str]:
    return [str(cast.outcome) for cast in board.event(d.CheckDecided).check.casts]


# ---------------------------------------------------------------------------------------------- the roll


@pytest.mark.rule("NOIR-20", "NOIR-23")
@pytest.mark.parametrize(
    ("dice", "outcome"),
    [
        ((6, 4), Outcome.SUCCESS),
        ((6, 3), Outcome.FAILURE),
        ((5, 5), Outcome.EXCEPTIONAL_SUCCESS),
        ((4, 4), Outcome.EXCEPTIONAL_FAILURE),
    ],
)
def test_twenty_with_the_value_is_enough_and_a_pair_is_exceptional(
    dice: tuple[int, int], outcome: Outcome
) -> None:
    board = table()
    board.test("Ada", seat=ANN, odds=0, dice=dice)
    assert board.event(d.CheckDecided).check.casts[0].outcome is outcome
    assert not board.contest.is_open


@pytest.mark.rule("NOIR-24")
def test_outside_combat_an_exceptional_outcome_changes_no_number() -> None:
    board = table()
    before = board.state.characters
    board.test("Ada", seat=ANN, odds=0, dice=(1, 1))
    assert board.state.characters == before


@pytest.mark.rule("NOIR-21", "NOIR-23")
def test_in_an_opposed_roll_the_highest_total_wins_and_each_sides_own_dice_grade_it() -> None:
    board = table()
    board.test("Ada", "Guard", rolls="luck", odds=0, dice=(2, 2, 9, 9))
    assert outcomes(board) == ["exceptional-failure", "exceptional-success"]
    board = opposed(0, 0)
    rolled(board, 9, 8, 3, 2)
    assert outcomes(board) == ["success", "failure"]


@pytest.mark.rule("NOIR-21")
def test_of_more_than_two_sides_one_wins_and_all_others_fail() -> None:
    board = table()
    board.npc("Thug")
    board.test("Guard", "Thug", "Ada", rolls="luck", odds=0, dice=(9, 5, 2, 3, 4, 5))
    assert outcomes(board) == ["failure", "failure", "success"]


@pytest.mark.rule("NOIR-22", "NOIR-16")
def test_a_full_tie_is_decided_by_one_die_each_that_does_not_explode() -> None:
    board = opposed(0, 0)
    rolled(board, 9, 4, 4, 9, 10, 10, 1, 3)
    check = board.event(d.CheckDecided).check
    assert (check.ties, check.winner) == (((10, 10), (1, 3)), 1)


@pytest.mark.rule("NOIR-3", "NOIR-1", "NOIR-2")
def test_no_roll_is_refused_as_routine_or_settled() -> None:
    board = table()
    for _ in range(3):
        board.test("Ada", seat=ANN, odds=0, dice=(6, 4))
    assert len(board.happened(d.TestOpened)) == 3


# -------------------------------------------------------------------------------------------- odds before


@pytest.mark.rule("NOIR-67", "NOIR-60")
@pytest.mark.parametrize("points", range(1, 6))
def test_points_paid_before_the_roll_add_as_many_dice(points: int) -> None:
    board = alone(5)
    board.answer(m.Ready, "Ada", (2,) * points + (3, 4), odds=points)
    paid = board.event(e.FatePaid)
    assert (paid.use, paid.points, board.who("Ada").fate) == (FateUse.ODDS_BEFORE, points, 5 - points)
    assert len(board.contest.checks[0].casts[0].offered) == 2 + points
    assert board.waits == [("choose", "Ada")]


@pytest.mark.rule("NOIR-67")
def test_the_chosen_two_are_the_base_dice_and_the_others_do_not_count() -> None:
    board = alone()
    board.answer(m.Ready, "Ada", (1, 10, 7, 10), odds=2)
    board.answer(m.ChooseTwo, "Ada", (4,), places=(2, 1))
    assert board.event(d.TwoChosen).dice == (7, 10, 4)
    assert board.event(d.CheckDecided).check.casts[0].outcome is Outcome.SUCCESS


@pytest.mark.rule("NOIR-67")
def test_without_a_choice_the_two_highest_count() -> None:
    board = alone()
    board.answer(m.Ready, "Ada", (3, 9, 2, 8), odds=2)
    board.answer(m.ChooseTwo, "Ada", places=None)
    assert (board.event(d.TwoChosen).places, board.event(d.TwoChosen).dice) == ((1, 3), (9, 8))


@pytest.mark.rule("NOIR-67")
def test_a_pair_can_be_made_by_choosing_it() -> None:
    board = alone()
    board.answer(m.Ready, "Ada", (6, 9, 6), odds=1)
    board.answer(m.ChooseTwo, "Ada", places=(0, 2))
    assert outcomes(board) == ["exceptional-success"]


@pytest.mark.rule("NOIR-67")
def test_two_different_dice_on_the_table_must_be_chosen() -> None:
    board = alone()
    early = board.move(m.ChooseTwo, character=board.id("Ada"), places=None)
    assert board.refused(early, ANN).code == "wrong-state-no-choice"
    board.answer(m.Ready, "Ada", (6, 9, 6), odds=1)
    for places in ((0, 0), (1, 3), (-1, 0)):
        wrong = board.move(m.ChooseTwo, character=board.id("Ada"), places=places)
        assert board.refused(wrong, ANN).code == "bad-count"


@pytest.mark.rule("NOIR-67", "NOIR-60")
def test_other_amounts_and_more_than_the_balance_are_refused() -> None:
    board = alone(4)
    for points, code in ((6, "out-of-range-odds-before"), (-1, "out-of-range-odds-before"), (5, "no-fate")):
        wrong = board.move(m.Ready, character=board.id("Ada"), odds=points)
        assert board.refused(wrong, ANN).code == code


@pytest.mark.rule("NOIR-67")
def test_both_sides_may_pay_before_the_roll_and_neither_waits_for_the_other() -> None:
    board = opposed()
    step = board.contest.step
    board.answer(m.Ready, "Bea", odds=1)
    assert board.contest.step == step
    again = board.move(m.Ready, character=board.id("Bea"), odds=1)
    assert board.refused(again, BEN).code == "wrong-state-answered"
    board.answer(m.Ready, "Ada", (2, 3, 4, 5, 6, 7), odds=1)
    assert board.waits == [("choose", "Ada"), ("choose", "Bea")]
    board.answer(m.ChooseTwo, "Bea", places=None)
    board.answer(m.ChooseTwo, "Ada", places=None)
    assert outcomes(board) == ["failure", "success"]


@pytest.mark.rule("NOIR-67")
def test_an_npc_rolls_at_once_when_the_pot_is_empty_and_is_asked_when_it_is_not() -> None:
    board = table()
    board.test("Guard", rolls="luck", dice=(2, 3))
    assert not board.contest.is_open
    rich(board, Pot=1)
    board.test("Guard", rolls="luck")
    assert board.waits == [("ready", "Guard")]
    board.do(board.move(m.PayOdds, character=board.id("Guard"), points=1), GM, (2, 3, 4))
    assert board.state.shared.pot == 0


# --------------------------------------------------------------------------------------------- odds after


def late(*dice: int, fate: int = 4, **settings: str) -> Board:
    """Return a board on which Ada has rolled these dice and may buy the late die."""
    board = alone(fate, **settings)
    board.answer(m.Ready, "Ada", dice, odds=0)
    assert board.waits == [("late", "Ada")]
    return board


@pytest.mark.rule("NOIR-68", "NOIR-60")
def test_a_die_after_the_roll_costs_four_and_takes_any_place() -> None:
    board = late(2, 3)
    board.answer(m.BuyLate, "Ada", (8,), buy=True)
    assert (board.who("Ada").fate, board.waits) == (0, [("place", "Ada")])
    board.answer(m.PlaceLate, "Ada", place=0)
    assert board.event(d.LatePlaced).dice == (8, 3)
    assert outcomes(board) == ["success"]


@pytest.mark.rule("NOIR-68")
def test_the_bought_die_may_be_left_unused_and_is_paid_anyway() -> None:
    board = late(2, 3)
    board.answer(m.BuyLate, "Ada", (1,), buy=True)
    board.answer(m.PlaceLate, "Ada", place=None)
    assert (board.event(d.LatePlaced).dice, board.who("Ada").fate) == ((2, 3), 0)


@pytest.mark.rule("NOIR-68")
def test_a_ten_in_the_new_place_explodes_and_an_unearned_chain_is_dropped() -> None:
    board = late(2, 3)
    board.answer(m.BuyLate, "Ada", (10,), buy=True)
    board.answer(m.PlaceLate, "Ada", (6,), place=1)
    assert board.event(d.LatePlaced).dice == (2, 10, 6)
    board = late(10, 3, 5, odds_ask="everyone")
    board.answer(m.BuyLate, "Ada", (3,), buy=True)
    board.answer(m.PlaceLate, "Ada", place=0)
    assert board.event(d.LatePlaced).dice == (3, 3)
    assert outcomes(board) == ["exceptional-failure"]


@pytest.mark.rule("NOIR-68")
def test_a_roll_takes_one_of_the_two_kinds_of_odds_and_each_once() -> None:
    board = alone(9)
    board.answer(m.Ready, "Ada", (2, 3, 4), odds=1)
    board.answer(m.ChooseTwo, "Ada", places=None)
    assert not board.contest.is_open
    board = late(2, 3, fate=9)
    board.answer(m.BuyLate, "Ada", (2,), buy=True)
    again = board.move(m.BuyLate, character=board.id("Ada"), buy=True)
    assert board.refused(again, ANN).code == "wrong-state-not-asked"
    board.answer(m.PlaceLate, "Ada", place=None)
    assert not board.contest.is_open


@pytest.mark.rule("NOIR-68")
def test_an_unknown_position_or_die_is_refused() -> None:
    board = late(2, 3)
    early = board.move(m.PlaceLate, character=board.id("Ada"), place=0)
    assert board.refused(early, ANN).code == "wrong-state-no-late-die"
    board.answer(m.BuyLate, "Ada", (9,), buy=True)
    for place in (2, -1):
        wrong = board.move(m.PlaceLate, character=board.id("Ada"), place=place)
        assert board.refused(wrong, ANN).code == "bad-count"


@pytest.mark.rule("NOIR-68")
def test_the_losing_side_is_asked_first_then_the_other_and_each_only_once() -> None:
    board = opposed()
    rolled(board, 9, 8, 2, 3)
    assert board.waits == [("late", "Bea")]
    ada = board.move(m.BuyLate, character=board.id("Ada"), buy=True)
    assert board.refused(ada, ANN).code == "wrong-state-not-asked"
    board.answer(m.BuyLate, "Bea", (10,), buy=True)
    board.answer(m.PlaceLate, "Bea", (9,), place=0)
    assert board.waits == [("late", "Ada")]
    board.answer(m.BuyLate, "Ada", (10,), buy=True)
    board.answer(m.PlaceLate, "Ada", (10, 2), place=1)
    assert not board.contest.is_open
    assert outcomes(board) == ["success", "failure"]


@pytest.mark.rule("NOIR-68")
def test_where_the_lead_does_not_change_the_winner_is_still_asked_once() -> None:
    board = opposed()
    rolled(board, 2, 3, 9, 8)
    board.answer(m.BuyLate, "Ada", buy=False)
    assert board.waits == [("late", "Bea")]
    board.answer(m.BuyLate, "Bea", buy=False)
    assert outcomes(board) == ["failure", "success"]


@pytest.mark.rule("NOIR-68")
def test_nobody_who_cannot_pay_is_asked_after_the_roll() -> None:
    board = opposed(3, 3)
    rolled(board, 9, 8, 2, 3)
    assert not board.contest.is_open


@pytest.mark.rule("NOIR-68", "NOIR-69")
def test_somebody_without_points_is_asked_where_another_could_pay_double() -> None:
    board = rich(table(), Bea=8)
    board.test("Ada")
    board.answer(m.Ready, "Ada", (2, 3), odds=0)
    assert board.waits == [("late", "Ada")]
    assert board.refused(board.move(m.BuyLate, character=board.id("Ada"), buy=True), ANN).code == "no-fate"
    board.answer(m.BuyLate, "Ada", buy=False)
    assert not board.contest.is_open


# ----------------------------------------------------------------------------------------- who may answer


def test_players_do_not_answer_for_each_other_but_the_gm_may_for_anybody() -> None:
    board = opposed()
    for move in (
        board.move(m.Ready, character=board.id("Ada")),
        board.move(m.PayOdds, character=board.id("Ada"), points=1),
    ):
        assert board.refused(move, BEN).code == "not-your-character"
    board.do(board.move(m.Ready, character=board.id("Ada"), odds=2), GM)
    assert board.who("Ada").fate == 7


def test_only_the_roller_answers() -> None:
    board = rich(table(), Ada=9)
    board.test("Ada")
    ready = board.move(m.Ready, character=board.id("Bea"))
    assert board.refused(ready, BEN).code == "wrong-state-no-roll"
    assert board.refused(ready.but(character="99"), BEN).code == "no-such-character"


# ------------------------------------------------------------------------------------------ in a fight


@pytest.mark.rule("NOIR-67", "NOIR-68", "NOIR-90")
def test_initial_initiative_has_its_odds_before_and_after() -> None:
    board = rich(table(), Ada=4, Bea=1)
    board.fight({"Ada": 1, "Bea": 2}, ())
    board.answer(m.PayOdds, "Ada", (2, 3), points=0)
    assert board.waits == [("late", "Ada"), ("odds", "Bea")]
    board.answer(m.PayOdds, "Bea", (9, 2, 8), points=1)
    board.answer(m.BuyLate, "Ada", (8,), buy=True)
    board.answer(m.PlaceLate, "Ada", place=0)
    board.answer(m.ChooseTwo, "Bea", places=(0, 2))
    assert [board.fighter(name).initiative for name in ("Ada", "Bea")] == [11, 17]


@pytest.mark.rule("NOIR-67", "NOIR-68", "NOIR-95")
def test_attack_and_defence_have_their_odds_before_and_after_the_loser_first() -> None:
    board = rich(fight("Guard"), Ada=9, Pot=9)
    board.declare("fight", "Ada", weapons=("axe",))
    board.defend("Ada")
    assert board.waits == [("odds", "Guard"), ("odds", "Ada")]
    board.answer(m.PayOdds, "Ada", points=0)
    again = board.move(m.PayOdds, character=board.id("Ada"), points=0)
    assert board.refused(again, ANN).code == "wrong-state-answered"
    board.answer(m.PayOdds, "Guard", (2, 3, 9, 8), points=0)
    assert board.waits == [("late", "Guard")]
    board.answer(m.BuyLate, "Guard", (10,), buy=True)
    board.answer(m.PlaceLate, "Guard", (10, 9), place=0)
    assert board.waits == [("late", "Ada")]
    board.answer(m.BuyLate, "Ada", buy=False)
    assert (board.state.shared.pot, board.waits) == (5, [("survive", "Ada")])


@pytest.mark.rule("NOIR-67")
def test_odds_may_be_paid_with_the_declaration_or_the_defence() -> None:
    board = rich(fight("Guard"), Ada=2, Pot=1)
    board.declare("fight", "Ada", weapons=("axe",), odds=1)
    assert board.state.shared.pot == 0
    dear = board.move(m.Defend, character=board.id("Ada"), action="defend", odds=3)
    assert board.refused(dear, ANN).code == "no-fate"
    board.defend("Ada", odds=2, dice=(2, 3, 4, 5, 6, 7, 8))
    assert board.waits == [("choose", "Guard"), ("choose", "Ada")]
    board.answer(m.ChooseTwo, "Guard", places=None)
    board.answer(m.ChooseTwo, "Ada", places=None)
    assert board.fighter("Guard").had_turn


@pytest.mark.rule("NOIR-68", "NOIR-101")
def test_in_a_sweep_the_beaten_are_asked_before_the_others() -> None:
    board = fight("Guard", odds_ask="everyone")
    board.do(a.MakeWeapon(weapon=WEAPONS["rifle"].but(id="burst", name="Burst", automatic=True)))
    board.do(a.TakeWeapon(character=board.id("Guard"), weapon="burst"))
    board.declare("sweep-auto", "Ada", "Bea", weapons=("burst",))
    rich(board, Ada=9, Bea=9)
    board.defend("Ada", odds=0)
    board.defend("Bea", odds=0, dice=(9, 8, 6, 7, 2, 3))
    asked = []
    for _ in range(2):
        asked.append(board.waits[0][1])
        board.answer(m.BuyLate, asked[-1], buy=False)
    assert asked == ["Bea", "Ada"]


@pytest.mark.rule("NOIR-68", "NOIR-101", "NOIR-102")
@pytest.mark.parametrize(
    ("undefended", "mine", "theirs", "would"),
    [
        ("", (5, 7), (4, 7), (True, False)),
        ("", (4, 7), (4, 7), (False, True)),
        ("", (4, 7), (5, 7), (False, True)),
        ("target", (4, 7), (5, 7), (True, True)),
        ("target", (4, 6), (5, 7), (False, True)),
    ],
    ids=["above", "level", "20 against a defence", "20 where somebody does not defend", "19 there"],
)
def test_an_attack_would_hit_if_it_beats_a_defence_or_reaches_20_where_there_is_none(
    undefended: Literal["", "target"], mine: Faces, theirs: Faces, would: tuple[bool, bool]
) -> None:
    attack, defence = (
        RollPart(character=str(number), name="", rolls="", value=9, dice=dice, odds=0)
        for number, dice in enumerate((mine, theirs))
    )
    check = Check(versus=MeasuredBy.FIRST, casts=(attack, defence), undefended=undefended)
    assert would_win(check) == would
