"""Recovering, grit, dying and being saved (NOIR-63, 126, 128 to 130)."""

import pytest

from rules.noir.base.enums import Health
from rules.noir.harm.ability_to_act import can_defend
from rules.noir.harm.conditions import countdown
from rules.noir.state import actions as a
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Condition
from rules.noir.state.context import Course
from tests.rules.noir.board import ANN, BEN, GM, Board
from tests.rules.noir.moments import (
    attacked,
    condition,
    dazed,
    everybody_down,
    fight,
    gritting,
    rich,
    table,
    wounded,
)


def acts(board: Board) -> str:
    return board.state.characters[board.combat.actor].name


def wait(board: Board, *names: str) -> None:
    """Let these characters wait, in this order."""
    for name in names:
        assert acts(board) == name
        board.declare("wait")


def trying(**how: object) -> Board:
    """Return a fight without Fate in which Ada is dazed and will roll to recover when round 2 begins."""
    board = fight()
    board.declare("wait")
    condition(board, "Ada", health=Health.DAZED, daze=5, **how)
    return board


# --------------------------------------------------------------------------------------------- recovering


@pytest.mark.rule("NOIR-126")
@pytest.mark.parametrize(
    ("dice", "health", "initiative"),
    [
        ((6, 4), Health.RECOVERING, 14),
        ((8, 8), Health.RECOVERING, 14 + 16),
        ((5, 4), Health.DAZED, 14),
        ((2, 2), Health.UNCONSCIOUS, 14),
    ],
)
def test_a_dazed_fighter_tries_to_come_round_at_their_place_in_the_order_as_their_turn(
    dice: tuple[int, ...], health: Health, initiative: int
) -> None:
    board = trying()
    wait(board, "Guard")
    board.declare("wait", dice=dice)
    roll = board.event(d.CheckDecided).check.casts[0]
    assert (roll.rolls, roll.modifier) == ("endurance", -5)
    assert board.who("Ada").condition.health is health
    assert board.who("Ada").condition.daze == 5
    assert board.fighter("Ada").initiative == initiative
    assert board.fighter("Ada").had_turn
    assert acts(board) == "Guard"


@pytest.mark.rule("NOIR-126")
def test_a_fighter_who_came_round_acts_and_defends_from_the_next_round_on() -> None:
    board = trying()
    wait(board, "Guard")
    board.declare("wait", dice=(6, 4))
    board.declare("fight", "Ada", weapons=("axe",), dice=(2, 3))
    assert board.event(d.CheckDecided).check.undefended
    wait(board, "Bea")
    assert board.who("Ada").condition.health is Health.ACTING
    assert (board.combat.turn, acts(board)) == (3, "Ada")


@pytest.mark.rule("NOIR-126")
def test_a_fighter_who_comes_round_as_the_fight_ends_acts_again() -> None:
    board = trying()
    wait(board, "Guard")
    board.declare("wait", dice=(6, 4))
    board.do(board.move(m.EndContest))
    assert board.who("Ada").condition.health is Health.ACTING


@pytest.mark.rule("NOIR-126", "NOIR-102")
def test_a_target_dazed_before_answering_takes_the_attack_undefended() -> None:
    board = attacked()
    dazed_now = Condition(health=Health.DAZED)
    board.do(a.SetCondition(character=board.id("Ada"), condition=dazed_now, reason="A blow."), GM, (9, 5))
    assert board.event(d.CheckDecided).check.undefended
    assert board.fighter("Guard").had_turn


@pytest.mark.rule("NOIR-67", "NOIR-126")
def test_the_roll_to_come_round_has_its_own_odds() -> None:
    board = dazed()
    assert board.waits == [("odds", "Ada")]
    board.answer(m.PayOdds, "Ada", (10, 2, 9, 4), points=2)
    assert board.waits == [("choose", "Ada")]
    board.answer(m.ChooseTwo, "Ada", (5,), places=(0, 2))
    came_round = next(each for each in board.happened(cd.ConditionChanged) if each.cause == "recovery")
    assert came_round.after.health is Health.RECOVERING


# ------------------------------------------------------------------------------------------------- grit


@pytest.mark.rule("NOIR-63")
def test_after_a_failed_try_one_point_lets_the_dazed_act_only_in_this_round() -> None:
    board = gritting()
    board.answer(m.Grit, "Ada")
    assert (board.waits, board.who("Ada").fate) == ([("declare", "Ada")], 2)
    assert board.refused(board.move(m.Grit, character=board.id("Ada")), ANN).code == "wrong-state-answered"
    board.declare("move", odds=0, dice=(2, 3))
    roll = board.event(d.CheckDecided).check.casts[0]
    assert roll.modifier == -13
    assert board.combat.turn == 2
    assert not board.fighter("Ada").grit


@pytest.mark.rule("NOIR-63")
def test_grit_bought_before_the_try_also_allows_acting_after_it() -> None:
    board = dazed()
    board.answer(m.Grit, "Ada")
    assert board.waits == [("odds", "Ada")]
    board.answer(m.PayOdds, "Ada", (2, 3), points=0)
    assert board.waits == [("declare", "Ada")]


@pytest.mark.rule("NOIR-63")
def test_declining_grit_passes_the_turn() -> None:
    board = gritting()
    assert board.refused(board.move(m.PassTurn), BEN).code == "not-your-turn"
    board.do(board.move(m.PassTurn), ANN)
    assert (board.combat.turn, board.who("Ada").fate) == (2, 3)


@pytest.mark.rule("NOIR-63")
def test_a_turn_is_passed_even_if_nobody_has_the_point_any_longer() -> None:
    board = rich(gritting(), Ada=0, Bea=0)
    board.do(board.move(m.PassTurn), ANN)
    assert board.combat.turn == 2


@pytest.mark.rule("NOIR-63")
def test_grit_lets_a_dazed_target_defend_and_then_act_in_the_same_round() -> None:
    board = rich(fight("Guard"), Ada=3)
    condition(board, "Ada", health=Health.DAZED)
    board.declare("fight", "Ada", weapons=("axe",))
    assert board.waits == [("defend", "Ada")]
    plain = board.move(m.Defend, character=board.id("Ada"), action="defend")
    assert board.refused(plain, ANN).code == "wrong-state-cannot-act"
    board.answer(m.Grit, "Ada")
    board.defend("Ada", odds=0, dice=(2, 3, 9, 8))
    wait(board, "Bea")
    board.answer(m.PayOdds, "Ada", (2, 3), points=0)
    assert board.waits == [("declare", "Ada")]


@pytest.mark.rule("NOIR-63", "NOIR-130")
def test_grit_is_refused_to_the_well_the_unconscious_the_saved_and_after_ones_turn() -> None:
    board = rich(fight(), Ada=3, Bea=3)
    grit = board.move(m.Grit, character=board.id("Bea"))
    assert board.refused(grit, ANN).code == "not-your-character"
    helpless: tuple[dict[str, object], ...] = (
        {},
        {"health": Health.UNCONSCIOUS},
        {"health": Health.DAZED, "saved": True},
    )
    for how in helpless:
        condition(board, "Bea", **how)
        grit = board.move(m.Grit, character=board.id("Bea"))
        assert board.refused(grit, BEN).code == "wrong-state-grit"
    board.declare("wait", seat=ANN)
    condition(board, "Ada", health=Health.DAZED)
    assert board.refused(board.move(m.Grit, character=board.id("Ada")), ANN).code == "wrong-state-had-turn"
    assert board.refused(board.move(m.Grit, character="99"), ANN).code == "no-such-fighter"


@pytest.mark.rule("NOIR-63")
def test_grit_is_refused_before_the_first_round() -> None:
    board = rich(table(), Ada=5)
    condition(board, "Ada", health=Health.DAZED)
    board.fight({"Ada": 1, "Guard": 2}, (2, 4))
    assert board.refused(board.move(m.Grit, character=board.id("Ada")), ANN).code == "wrong-state-grit"


@pytest.mark.rule("NOIR-63", "NOIR-60")
def test_grit_costs_one_point() -> None:
    board = rich(gritting(), Ada=0)
    assert board.refused(board.move(m.Grit, character=board.id("Ada")), ANN).code == "no-fate"


@pytest.mark.rule("NOIR-63", "NOIR-128")
def test_the_mortally_wounded_have_a_turn_only_if_they_could_buy_grit() -> None:
    board = fight()
    condition(board, "Bea", open_wounds=1, mortal=9)
    wait(board, "Ada", "Guard")
    assert (board.combat.turn, acts(board)) == (2, "Ada")
    rich(board, Bea=1)
    wait(board, "Ada", "Guard")
    assert board.waits == [("grit", "Bea")]
    board.answer(m.Grit, "Bea")
    board.declare("fight", "Guard", weapons=("axe",), seat=BEN)


# ------------------------------------------------------------------------------------------------- dying


def rounds(board: Board, count: int) -> None:
    """Let `count` rounds pass, in which everybody who can act waits."""
    until = board.combat.turn + count
    while board.combat.turn < until:
        board.declare("wait")


@pytest.mark.rule("NOIR-128")
def test_a_wound_roll_failed_in_round_r_by_n_kills_at_the_end_of_round_r_plus_n() -> None:
    board = rich(wounded(), Bea=0)
    board.answer(m.PayOdds, "Ada", (2, 1), points=0)
    assert (board.combat.turn, board.who("Ada").condition.mortal) == (1, 3)
    rich(board, Ada=0)
    condition_after = []
    for _ in range(4):
        before = board.combat.turn
        while board.combat.turn == before:
            board.declare("wait", dice=dying_dice(board))
        condition_after.append(board.who("Ada").condition.mortal)
    assert condition_after == [3, 2, 1, 0]
    dead = board.who("Ada").condition
    assert (dead.health, dead.fresh) == (Health.DEAD, False)
    assert board.event(e.CountdownMoved).turn == 1 + 3


def dying_dice(board: Board) -> tuple[int, ...]:
    """Return dice that fail the recovery roll of a dazed Ada, who acts after Bea; at other times, no dice."""
    alive = board.who("Ada").condition.health is Health.DAZED
    return (2, 3) if acts(board) == "Bea" and alive else ()


@pytest.mark.rule("NOIR-128")
def test_a_second_failed_wound_roll_keeps_the_smaller_number_of_rounds() -> None:
    for left, dice, expected in ((9, (2, 1), 3), (2, (2, 1), 2), (3, (2, 1), 3)):
        board = fight("Guard")
        condition(board, "Ada", open_wounds=1, mortal=left, health=Health.UNCONSCIOUS)
        board.declare("fight", "Ada", weapons=("axe",), dice=(9, 6, 6, 7, *dice))
        assert board.who("Ada").condition.mortal == expected
        wait(board, "Bea")
        assert board.who("Ada").condition.mortal == (3 if left == 9 else expected - 1)


@pytest.mark.rule("NOIR-127")
def test_an_exceptional_failure_kills_at_once_and_the_dead_have_no_turn() -> None:
    board = wounded()
    board.answer(m.PayOdds, "Ada", (1, 1), points=0)
    dead = board.who("Ada").condition
    assert (dead.health, dead.mortal, dead.fresh) == (Health.DEAD, 0, False)
    wait(board, "Bea")
    assert (board.combat.turn, acts(board)) == (2, "Guard")
    blow = board.move(m.Declare, action="fight", weapons=("axe",), targets=(board.id("Ada"),))
    assert board.refused(blow).code == "bad-value-target"


@pytest.mark.rule("NOIR-128")
def test_outside_combat_the_gm_lets_rounds_pass() -> None:
    board = table()
    assert board.refused(a.PassRound()).code == "wrong-state-no-countdown"
    condition(board, "Ada", open_wounds=1, mortal=2)
    assert board.refused(a.PassRound(), ANN).code == "gm-only"
    board.do(a.PassRound())
    assert board.who("Ada").condition.mortal == 1
    board.do(a.PassRound())
    assert board.who("Ada").condition.health is Health.DEAD


@pytest.mark.rule("NOIR-128")
def test_rounds_pass_only_for_people_outside_fights_that_count_rounds_themselves() -> None:
    board = everybody_down()
    condition(board, "Ada", open_wounds=1, mortal=2, health=Health.UNCONSCIOUS)
    assert board.refused(a.PassRound()).code == "wrong-state-no-countdown"


@pytest.mark.rule("NOIR-128")
def test_wounds_and_countdown_stay_when_a_combat_ends() -> None:
    board = fight()
    condition(board, "Bea", daze=4, open_wounds=2, mortal=5)
    before = board.who("Bea").condition
    board.do(board.move(m.EndContest))
    assert board.who("Bea").condition == before


# ---------------------------------------------------------------------------------------------- being saved


@pytest.mark.rule("NOIR-129")
@pytest.mark.parametrize(
    ("dice", "open_", "closed"),
    [((9, 8), 2, 2), ((7, 7), 0, 4), ((2, 3), 3, 1), ((1, 1), 4, 0)],
)
def test_a_medic_stabilises_by_the_outcome_and_the_sum_of_wounds_stays(
    dice: tuple[int, ...], open_: int, closed: int
) -> None:
    board = fight()
    condition(board, "Bea", open_wounds=3, stabilised=1, mortal=9)
    board.declare("other", seat=ANN, patient=board.id("Bea"), dice=dice)
    after = board.who("Bea").condition
    assert (after.open_wounds, after.stabilised) == (open_, closed)
    assert after.saved is (open_ == 0)
    assert board.fighter("Ada").initiative == 1


@pytest.mark.rule("NOIR-129")
def test_when_no_wound_is_open_the_countdown_stops_and_the_saved_act_when_the_gm_says_so() -> None:
    board = fight()
    condition(board, "Bea", open_wounds=1, mortal=9)
    board.declare("other", seat=ANN, patient=board.id("Bea"), dice=(9, 8))
    after = board.who("Bea").condition
    assert (after.mortal, after.fresh, after.saved) == (0, False, True)
    wait(board, "Guard")
    assert (board.combat.turn, acts(board)) == (2, "Guard")
    condition(board, "Bea", stabilised=1)
    wait(board, "Guard")
    assert acts(board) == "Bea"


@pytest.mark.rule("NOIR-126", "NOIR-129")
def test_a_saved_and_dazed_fighter_has_no_turn_to_come_round_until_the_gm_says_so() -> None:
    board = fight()
    dazed = {"stabilised": 1, "daze": 5, "health": Health.DAZED}
    condition(board, "Bea", **dazed, saved=True)
    wait(board, "Ada", "Guard")
    assert (board.combat.turn, board.who("Bea").condition.health) == (2, Health.DAZED)
    condition(board, "Bea", **dazed)
    wait(board, "Ada")
    board.declare("wait", dice=(9, 8))
    assert board.who("Bea").condition.health is not Health.DAZED


@pytest.mark.rule("NOIR-129")
def test_a_saved_fighter_who_fails_another_wound_roll_is_dying_again() -> None:
    board = fight("Guard")
    condition(board, "Ada", stabilised=1, saved=True)
    board.declare("fight", "Ada", weapons=("axe",), dice=(9, 6, 6, 7, 9, 8, 2, 1))
    after = board.who("Ada").condition
    assert (after.mortal, after.saved, after.open_wounds) == (3, False, 1)


@pytest.mark.rule("NOIR-129")
def test_one_roll_for_a_patient_in_a_round_and_only_for_open_wounds() -> None:
    board = fight()
    condition(board, "Guard", open_wounds=2)
    board.declare("other", seat=ANN, patient=board.id("Guard"), dice=(2, 3))
    wait(board, "Guard")
    again = board.move(m.Declare, action="other", patient=board.id("Guard"))
    assert board.refused(again, BEN).code == "wrong-state-tended"
    well = board.move(m.Declare, action="other", patient=board.id("Ada"))
    assert board.refused(well, BEN).code == "wrong-state-no-wounds"
    nobody = board.move(m.Declare, action="other", patient="99")
    assert board.refused(nobody, BEN).code == "unknown-id-patient"
    wait(board, "Bea", "Guard")
    board.declare("other", seat=BEN, patient=board.id("Guard"), dice=(2, 3))
    assert len(board.happened(cd.WoundsStabilised)) == 2


@pytest.mark.rule("NOIR-129")
def test_outside_combat_a_roll_with_medicine_stabilises() -> None:
    board = table()
    condition(board, "Bea", open_wounds=1, mortal=4)
    side = m.RollSide(character=board.id("Ada"), rolls="medicine", odds=0, claims=m.Claims(helpers=2))
    opened = m.OpenTest(place=1, title="Bandage", sides=(side,), patient=board.id("Bea"))
    board.do(opened, ANN)
    board.do(board.move(m.LetRoll), GM, (3, 4))
    assert board.who("Bea").condition.saved
    assert board.event(cd.WoundsStabilised).medic == "Ada"
    assert board.refused(opened, ANN).code == "wrong-state-no-wounds"
    condition(board, "Bea", open_wounds=1)
    other = side.but(rolls="luck")
    assert board.refused(opened.but(sides=(other,)), ANN).code == "unknown-id-patient"


@pytest.mark.rule("NOIR-129")
def test_a_patient_in_a_fight_is_cared_for_in_the_fight() -> None:
    board = fight()
    board.hero("Cat", BEN)
    condition(board, "Bea", open_wounds=1)
    side = m.RollSide(character=board.id("Cat"), rolls="medicine", odds=0)
    opened = m.OpenTest(place=1, title="Bandage", sides=(side,), patient=board.id("Bea"))
    assert board.refused(opened, BEN).code == "wrong-state-in-combat"


# -------------------------------------------------------------------------------------------------- the GM


@pytest.mark.rule("NOIR-130")
def test_a_condition_set_by_the_gm_counts_at_once_for_the_fighter_whose_turn_it_is() -> None:
    board = fight()
    condition(board, "Ada", health=Health.UNCONSCIOUS)
    assert acts(board) == "Guard"
    assert board.fighter("Ada").had_turn


@pytest.mark.rule("NOIR-130", "NOIR-128")
def test_a_condition_set_by_the_gm_has_bounds_and_is_consistent() -> None:
    board = table()
    condition(board, "Ada", health=Health.DEAD, open_wounds=2, mortal=4)
    assert board.who("Ada").condition.mortal == 0
    condition(board, "Ada", open_wounds=2, mortal=4, saved=True)
    assert not board.who("Ada").condition.saved
    how = board.who("Ada").condition
    condition(board, "Ada", open_wounds=2, fresh=True)
    assert not board.who("Ada").condition.fresh
    condition(board, "Ada", daze=9999, open_wounds=999)
    condition(board, "Ada", daze=0)
    for wrong in (how.but(daze=10000), how.but(daze=-1), how.but(open_wounds=-1), how.but(mortal=1000)):
        action = a.SetCondition(character=board.id("Ada"), condition=wrong, reason="A slip.")
        assert board.refused(action).code == "bad-value-condition"
    action = a.SetCondition(character=board.id("Ada"), condition=how, reason="A slip.")
    assert board.refused(action, BEN).code == "gm-only"
    assert board.refused(action.but(character="99"), GM).code == "no-such-character"


@pytest.mark.rule("NOIR-128")
def test_a_countdown_outside_combat_belongs_to_no_contest() -> None:
    board = table()
    condition(board, "Ada", mortal=3)
    moved = countdown(board.who("Ada"))
    assert (moved.contest, moved.turn, moved.left) == ("", 0, 2)


@pytest.mark.rule("NOIR-126", "NOIR-130")
@pytest.mark.parametrize(
    ("how", "usually", "allowed"),
    [
        (Condition(), True, True),
        (Condition(health=Health.DAZED), False, True),
        (Condition(health=Health.RECOVERING), False, True),
        (Condition(health=Health.DAZED, mortal=3), False, False),
        (Condition(health=Health.DAZED, saved=True), False, False),
        (Condition(mortal=3), False, False),
        (Condition(saved=True), False, False),
        (Condition(health=Health.UNCONSCIOUS), False, False),
        (Condition(health=Health.OUT), False, False),
    ],
)
def test_who_is_dazed_defends_only_where_the_table_allows_it(
    how: Condition, *, usually: bool, allowed: bool
) -> None:
    for setting, able in (("no", usually), ("yes", allowed)):
        board = fight(**{"dazed-may-defend": setting})
        board.give("Bea", condition=how)
        course = Course.reading(board.state, board.combat.id)
        assert can_defend(course, board.id("Bea")) is able


@pytest.mark.rule("NOIR-63")
@pytest.mark.parametrize(("mortal", "helps"), [(0, False), (1, True), (2, True)])
def test_grit_helps_somebody_who_has_a_round_left_to_live(mortal: int, helps: bool) -> None:
    assert Condition(mortal=mortal).may_grit is helps
