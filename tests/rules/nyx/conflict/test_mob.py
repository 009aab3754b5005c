"""Mobs: many weak opponents as one side with one value (NYX-42, D-3, D-32)."""

import pytest

from rules.campaign.actions import ChangeScene, ChangeSetting
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute, CharacterKind, EndReason, Mode, Phase
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Rating
from rules.nyx.state.contest_events import PenaltyTaken, RoundRolled
from rules.nyx.state.contests import Outcome
from tests.rules.nyx.board import ANN, GM, PLACE, Board


def mob(board: Board, value: int = 9) -> str:
    board.do(a.CreateBare(name="Soldiers", value=value, mob=True))
    return str(board.state.campaign.made)


def fight(value: int = 9, **setup: object) -> Board:
    """Return a conflict that Ada, Body 6, leads by five steps against a mob."""
    board = Board()
    board.player("Ada", ANN)
    mob(board, value)
    board.open("Ada", "Soldiers", **({"lead": 5} | setup))
    return board


def hit(board: Board, effect: int, mob_die: int = 10) -> None:
    """Let Ada harm the mob with this effect, while both sides pick Waiting."""
    hurts = len(board.who("Soldiers").damage)
    board.pick(1, 1)
    board.pick(2, 1, [effect, *([mob_die] * (1 + hurts))])
    board.steps()


def value(board: Board) -> Rating:
    return board.who("Soldiers").ratings[Attribute.VALUE]


@pytest.mark.rule("NYX-42")
def test_the_gm_sets_a_mob_up_with_one_value() -> None:
    board = Board()
    for number in (0, 16):
        refusal = board.refused(a.CreateBare(name="Soldiers", value=number, mob=True))
        assert refusal.code == "attribute-bounds"
    assert board.refused(a.CreateBare(name="Soldiers", value=5, mob=True), ANN).code == "gm-only"
    mob(board, 1)
    one = board.who("Soldiers")
    assert (one.kind, one.points, one.aspects, one.seat) == (CharacterKind.MOB, 0, (), "")


@pytest.mark.rule("NYX-42")
@pytest.mark.parametrize("effect", [1, 4, 6])
def test_any_harm_lowers_the_value_by_one_on_top_of_the_penalty(effect: int) -> None:
    board = fight()
    hit(board, effect)
    board.do(board.penalty(2, "Rattled"), GM)
    taken = board.event(PenaltyTaken)
    assert (taken.effect, taken.drop, taken.fatigue, taken.damage) == (effect, 1, 0, "Rattled")
    assert value(board) == Rating(base=8)


@pytest.mark.rule("NYX-42")
def test_fatigue_lowers_a_mob_by_the_effect_and_one_more() -> None:
    board = fight()
    hit(board, 4)
    board.do(board.penalty(2), GM)
    assert (value(board), value(board).current) == (Rating(base=8, fatigue=4), 4)


@pytest.mark.rule("NYX-42")
def test_each_damage_aspect_of_a_mob_is_a_negative_die_in_every_roll_without_points() -> None:
    board = fight()
    hit(board, 1)
    board.do(board.penalty(2, "Rattled"), GM)
    hit(board, 2)
    rolled = board.event(RoundRolled).sides[1]
    assert (rolled.roll.pool.negative, rolled.roll.pool.target, rolled.points) == (1, 8, None)
    board.do(board.penalty(2, "Rattled"), GM)
    hit(board, 2)
    assert board.event(RoundRolled).sides[1].roll.pool.negative == 2
    assert board.who("Soldiers").points == 0


@pytest.mark.rule("NYX-42")
@pytest.mark.parametrize(("start", "damage"), [(1, "Rattled"), (1, ""), (3, "")])
def test_a_mob_at_zero_is_out(start: int, damage: str) -> None:
    board = fight(start)
    hit(board, 2)
    board.do(board.penalty(2, damage), GM)
    assert (value(board).current, board.who("Soldiers").is_out) == (0, True)
    assert board.event(PenaltyTaken).fatigue == (0 if damage else start - 1), "what the drop has left"
    assert board.conflict.outcome == Outcome(reason=EndReason.OUT, winner=1)
    assert (
        board.refused(m.OpenConflict(place=PLACE, title="Again", sides=again(board))).code == "character-out"
    )


def again(board: Board) -> tuple[m.SideSetup, m.SideSetup]:
    ada, soldiers = board.who("Ada").id, board.who("Soldiers").id
    return m.SideSetup(character=ada, goal="pass"), m.SideSetup(character=soldiers, goal="hold")


@pytest.mark.rule("NYX-42")
def test_a_mob_takes_no_more_fatigue_than_it_has_left_after_the_drop() -> None:
    board = fight(5)
    hit(board, 6)
    board.do(board.penalty(2), GM)
    assert (board.event(PenaltyTaken).fatigue, value(board)) == (4, Rating(base=4, fatigue=4))


@pytest.mark.rule("NYX-48")
def test_a_new_scene_restores_a_mobs_fatigue_but_not_its_losses() -> None:
    board = fight()
    hit(board, 4)
    board.do(board.penalty(2), GM)
    board.do(m.EndConflict(**board.at))
    board.do(ChangeScene())
    assert value(board) == Rating(base=8)


@pytest.mark.rule("NYX-42")
def test_in_mode_goal_nobody_is_harmed_and_no_mob_is_lowered() -> None:
    board = fight(mode=Mode.GOAL)
    hit(board, 4)
    assert (board.conflict.phase, value(board)) == (Phase.ENDED, Rating(base=9))


@pytest.mark.rule("NYX-42")
@pytest.mark.parametrize("mode", [Mode.PENALTY, Mode.BOTH])
def test_where_the_drop_replaces_the_penalty_nobody_has_to_choose(mode: Mode) -> None:
    board = fight(mode=mode)
    board.do(ChangeSetting(key="mob", value="instead"))
    hit(board, 6)
    taken = board.event(PenaltyTaken)
    assert (taken.effect, taken.drop, taken.fatigue, taken.damage) == (6, 1, 0, "")
    assert value(board) == Rating(base=8)
    assert board.conflict.is_open is (mode is Mode.PENALTY)


@pytest.mark.rule("NYX-42")
def test_where_the_drop_replaces_the_penalty_the_last_one_puts_the_mob_out() -> None:
    board = fight(2)
    board.do(ChangeSetting(key="mob", value="instead"))
    hit(board, 6)
    assert (board.conflict.turn, value(board)) == (2, Rating(base=1))
    hit(board, 1)
    assert (board.conflict.outcome, value(board)) == (Outcome(reason=EndReason.OUT, winner=1), Rating(base=0))


@pytest.mark.rule("NYX-42")
@pytest.mark.parametrize("setting", ["besides", "instead"])
def test_a_lost_stake_lowers_a_mob_too(setting: str) -> None:
    board = Board()
    board.player("Ada", ANN)
    mob(board)
    if setting == "instead":
        board.do(ChangeSetting(key="mob", value=setting))
    board.do(m.Challenge(place=PLACE, title="Rush", sides=again(board), stake="who yields", harmful=True))
    board.declare(1, [5, 10])
    if setting == "besides":
        board.do(board.penalty(2), GM)
    assert value(board) == (Rating(base=8) if setting == "instead" else Rating(base=8, fatigue=5))
    assert board.conflict.outcome == Outcome(reason=EndReason.DECIDED, winner=1)


@pytest.mark.rule("NYX-42")
def test_an_opponent_of_one_value_that_is_not_a_mob_keeps_its_value() -> None:
    board = Board()
    board.player("Ada", ANN)
    board.bare("Guard", 9)
    board.do(ChangeSetting(key="mob", value="instead"))
    board.open("Ada", "Guard", lead=5)
    board.pick(1, 1)
    board.pick(2, 1, [4, 10])
    board.steps()
    board.do(board.penalty(2, "Cut"), GM)
    assert board.who("Guard").ratings[Attribute.VALUE] == Rating(base=9)


@pytest.mark.rule("NYX-42")
def test_only_the_gm_chooses_the_penalty_of_a_mob() -> None:
    board = fight()
    hit(board, 4)
    for seat in (ANN, PUBLIC):
        assert board.refused(board.penalty(2), seat).code == "not-your-side"
