"""Who is not asked in Noir: nothing to pay with, nothing to lose, the same outcome either way.

One row for each question. What is asked follows from the dice on the table and from what somebody could pay.
"""

import pytest

from rules.noir.base.enums import Health
from rules.noir.duties import due_for
from tests.rules.noir.board import ANN, BEN, GM
from tests.rules.noir.moments import attacked, condition, fight, rich, swept, table

#: A roll of the attacker that hits, one of the defender that misses, wounds and daze without further dice.
HIT, SPENT = (9, 8, 2, 3), (1, 2, 9, 8)
#: A roll of the attacker that misses.
MISSED = (2, 3, 9, 8)


@pytest.mark.rule("NOIR-67")
@pytest.mark.parametrize(
    ("fate", "dice", "asked"),
    [
        pytest.param({"Ada": 9, "Bea": 9}, (), ["Ada", "Bea"], id="both can pay"),
        pytest.param({"Bea": 9}, (9, 8), ["Bea"], id="nothing to pay with"),
    ],
)
def test_who_is_asked_before_a_roll(fate: dict[str, int], dice: tuple[int, ...], asked: list[str]) -> None:
    board = rich(table(), **fate)
    board.fight({"Ada": 1, "Bea": 2}, dice)
    assert [name for _, name in board.waits] == asked


@pytest.mark.rule("NOIR-67")
@pytest.mark.parametrize(
    ("dice", "asked"),
    [
        pytest.param((9, 8, 2, 3), [("choose", "Ada")], id="two of different dice"),
        pytest.param((7, 7, 7, 7), [], id="the same outcome either way"),
    ],
)
def test_who_chooses_among_the_dice(dice: tuple[int, ...], asked: list[tuple[str, str]]) -> None:
    board = rich(table(), Ada=2)
    board.test("Ada", seat=ANN, odds=2, dice=dice)
    assert board.waits == asked


@pytest.mark.rule("NOIR-62", "NOIR-68", "NOIR-70")
@pytest.mark.parametrize(
    ("fate", "dice", "asked"),
    [
        pytest.param({"Ada": 9}, HIT, ("late", "Ada"), id="the loser can pay for a late die"),
        pytest.param({"Ada": 3}, HIT, ("survive", "Ada"), id="too little for a late die, enough to survive"),
        pytest.param({"Bea": 6}, HIT, ("protect", "Bea"), id="somebody can step in"),
        pytest.param({}, (*HIT, *SPENT), None, id="nothing to pay with"),
        pytest.param({"Ada": 9}, MISSED, None, id="the winner has nothing to gain"),
    ],
)
def test_who_is_asked_after_the_dice(
    fate: dict[str, int], dice: tuple[int, ...], asked: tuple[str, str] | None
) -> None:
    board = attacked(**fate)
    board.defend("Ada", dice=dice, odds=0)
    if asked is not None:
        assert board.waits == [asked]
    else:
        assert not {"late", "survive", "protect"} & {question for question, _ in board.waits}


@pytest.mark.rule("NOIR-102")
@pytest.mark.parametrize(
    ("health", "dice", "is_asked"),
    [
        pytest.param(Health.UNCONSCIOUS, (9, 5), False, id="no answer is possible"),
        pytest.param(Health.ACTING, (), True, id="it can defend"),
    ],
)
def test_who_is_asked_to_defend(health: Health, dice: tuple[int, ...], is_asked: bool) -> None:
    board = fight("Guard")
    if health is not Health.ACTING:
        condition(board, "Ada", health=health)
    board.declare("fight", "Ada", weapons=("axe",), dice=dice)
    assert (("defend", "Ada") in board.waits) is is_asked


@pytest.mark.rule("NOIR-102")
def test_nobody_is_asked_for_fate_before_a_hit_that_is_sure() -> None:
    board = rich(swept(), Pot=9)
    board.declare("sweep-auto", "Ada", "Bea", weapons=("burst",))
    board.defend("Ada", None)
    assert ("odds", "Guard") not in board.waits


@pytest.mark.rule("NOIR-101", "NOIR-102")
def test_of_several_targets_those_who_can_defend_are_asked_once_each() -> None:
    board = swept()
    condition(board, "Bea", health=Health.UNCONSCIOUS)
    board.declare("sweep-auto", "Ada", "Bea", weapons=("burst",))
    assert board.waits == [("defend", "Ada")]
    board = swept()
    board.declare("sweep-auto", "Ada", "Bea", weapons=("burst",))
    board.defend("Bea")
    assert board.waits == [("defend", "Ada")]


@pytest.mark.rule("NOIR-63", "NOIR-102")
def test_a_target_that_could_pay_for_grit_is_still_asked_when_the_points_are_gone() -> None:
    board = rich(fight(), Pot=9)
    condition(board, "Guard", health=Health.DAZED)
    board.declare("fight", "Guard", weapons=("axe",), seat=ANN, odds=0)
    rich(board, Pot=0)
    assert board.waits == [("defend", "Guard")]


def test_the_gm_answers_for_npcs_first_and_then_for_the_players() -> None:
    board = rich(table(), Ada=9, Pot=9)
    board.test("Ada", "Guard")
    asked = [
        [board.state.characters[one.character].name for one in due_for(board.state, board.contest, seat)]
        for seat in (GM, ANN, BEN)
    ]
    assert asked == [["Guard", "Ada"], ["Ada"], []]
