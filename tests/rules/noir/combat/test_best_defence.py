"""The GM's standing order for defence: what NPCs do by it, and how it is overruled (NOIR-98, 102)."""

import pytest

from rules.noir import preview
from rules.noir.base.enums import DefenceId, DefenceOrder, Health
from rules.noir.combat.best_defence import best_defence
from rules.noir.combat.options import defences
from rules.noir.state import actions as a
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.contests import Phase
from tests.rules.noir.board import ANN, GM, Board
from tests.rules.noir.moments import condition, fight, rich, table

#: A roll of the attacker that misses, and one of the defender that wins.
MISSED = (2, 3, 9, 8)
BEST, ASK = (a.OrderDefence(defence=order) for order in (DefenceOrder.BEST, DefenceOrder.ASK))


def ordered(**settings: str) -> Board:
    """Return a fight in which Ada acts first, and the guard takes the best defence by itself."""
    board = fight("Ada", **settings)
    board.do(BEST)
    return board


@pytest.mark.rule("NOIR-98")
def test_an_npc_answers_by_the_order_and_nobody_waits_for_the_gm() -> None:
    board = ordered()
    board.declare("fight", "Guard", seat=ANN, weapons=("axe",), odds=0, dice=MISSED)
    defence = board.event(cd.DefenceDeclared).defence
    assert (defence.action, defence.ordered) == (DefenceId.DEFEND, True)
    assert board.waits == [("declare", "Bea")]


@pytest.mark.rule("NOIR-98")
def test_the_best_defence_is_the_one_with_the_best_chance() -> None:
    board = fight("Ada")
    board.declare("fight", "Guard", seat=ANN, weapons=("axe",), odds=0)
    state, combat = board.state, board.combat
    chosen = best_defence(state, combat, board.id("Guard"))
    chances = {
        one.action: preview.of_defence(state, combat, one).chance
        for one in defences(state, combat, board.id("Guard"))
    }
    assert chosen is not None
    assert len(chances) > 1
    assert chances[chosen.action] == max(chances.values(), key=lambda chance: chance or 0)


@pytest.mark.rule("NOIR-98")
@pytest.mark.parametrize("numbers", ["open", "gm"])
def test_a_lucky_npc_trusts_to_luck_whoever_sees_the_numbers(numbers: str) -> None:
    board = ordered(**{"npc-numbers": numbers})
    board.do(a.SetAttribute(character=board.id("Guard"), attribute="luck", value=40))
    board.declare("fight", "Guard", seat=ANN, weapons=("axe",), odds=0, dice=MISSED)
    assert board.event(cd.DefenceDeclared).defence.action is DefenceId.CHANCE_DEFENCE


@pytest.mark.rule("NOIR-98")
@pytest.mark.parametrize("numbers", ["open", "gm"])
def test_the_order_knows_the_numbers_of_an_npc_that_attacks(numbers: str) -> None:
    board = table(**{"npc-numbers": numbers})
    board.npc("Thug", weapons=("axe",))
    board.do(a.SetAttribute(character=board.id("Guard"), attribute="luck", value=40))
    board.do(BEST)
    board.fight({"Thug": 1, "Guard": 2}, (9, 5, 2, 3))
    board.declare("fight", "Guard", weapons=("axe",), dice=MISSED)
    assert board.event(cd.DefenceDeclared).defence.action is DefenceId.CHANCE_DEFENCE


@pytest.mark.rule("NOIR-98")
def test_the_best_defence_is_the_same_where_numbers_are_for_the_gm_alone() -> None:
    chosen = []
    for numbers in ("open", "gm"):
        board = ordered(**{"npc-numbers": numbers})
        board.declare("fight", "Guard", seat=ANN, weapons=("axe",), odds=0, dice=MISSED)
        chosen.append(board.event(cd.DefenceDeclared).defence)
    assert chosen[0] == chosen[1]


@pytest.mark.rule("NOIR-98")
def test_players_answer_for_themselves_whatever_the_gm_orders() -> None:
    board = fight("Guard")
    board.do(BEST)
    board.declare("fight", "Ada", weapons=("axe",))
    assert board.waits == [("defend", "Ada")]
    assert [waited.phase for waited in board.happened(d.Waited)].count(Phase.DECLARE_DEFENCE) == 1


@pytest.mark.rule("NOIR-98")
def test_the_order_answers_an_attack_that_waits() -> None:
    board = fight("Ada")
    board.declare("fight", "Guard", seat=ANN, weapons=("axe",), odds=0)
    assert board.waits == [("defend", "Guard")]
    board.do(BEST, GM, MISSED)
    assert board.happened(cd.DefenceDeclared)
    assert board.waits == [("declare", "Bea")]


@pytest.mark.rule("NOIR-98")
def test_the_order_leaves_other_contests_and_other_phases_as_they_are() -> None:
    board = rich(table(), Bea=9)
    board.test("Bea")
    board.fight({"Ada": 1, "Guard": 2}, (9, 5, 2, 3))
    before = board.state.contests
    board.do(BEST)
    board.do(ASK)
    assert board.state.contests == before


@pytest.mark.rule("NOIR-98")
@pytest.mark.parametrize("numbers", ["open", "gm"])
def test_an_answer_by_order_is_taken_back_as_long_as_the_dice_have_not_fallen(numbers: str) -> None:
    board = rich(ordered(**{"npc-numbers": numbers}), Ada=9)
    board.do(board.move(m.SetFighterCircumstances, character=board.id("Guard"), sizes=(5,)))
    board.declare("fight", "Guard", seat=ANN, weapons=("axe",))
    assert board.waits == [("odds", "Ada")]
    board.do(ASK)
    assert board.event(cd.DefenceReopened).name == "Guard"
    assert board.fighter("Guard").circumstances == (5,)
    assert board.waits == [("defend", "Guard")]
    board.defend("Guard", None)
    assert board.combat.checks[0].undefended
    assert [cast.name for cast in board.combat.checks[0].casts] == ["Ada"]


@pytest.mark.rule("NOIR-98")
def test_an_answer_by_order_stands_when_the_gm_corrects_a_condition() -> None:
    board = rich(ordered(), Ada=9)
    board.declare("fight", "Guard", seat=ANN, weapons=("axe",))
    condition(board, "Guard", daze=1)
    assert not board.happened(cd.DefenceReopened)
    assert board.waits == [("odds", "Ada")]


@pytest.mark.rule("NOIR-98")
def test_an_answer_that_the_gm_gave_stands() -> None:
    board = rich(fight("Ada"), Ada=9)
    board.declare("fight", "Guard", seat=ANN, weapons=("axe",))
    board.defend("Guard")
    board.do(ASK)
    assert not board.happened(cd.DefenceReopened)
    assert board.waits == [("odds", "Ada")]


@pytest.mark.rule("NOIR-63", "NOIR-98")
def test_an_npc_that_needs_fate_to_answer_is_asked_about() -> None:
    board = rich(ordered(), Pot=9)
    condition(board, "Guard", health=Health.DAZED)
    board.declare("fight", "Guard", seat=ANN, weapons=("axe",), odds=0)
    assert board.waits == [("defend", "Guard")]


def test_only_the_gm_gives_the_order() -> None:
    board = fight("Ada")
    assert board.refused(BEST, ANN).code == "gm-only"
    board.do(BEST)
    assert board.event(e.DefenceOrdered).defence is DefenceOrder.BEST
    assert board.state.shared.defence is DefenceOrder.BEST
