"""Rounds and turns: initiative, the order, one action per round, tries in a row (NOIR-90 to 100)."""

import pytest

from rules.noir.base.action_effects import FLOOR
from rules.noir.base.enums import Health
from rules.noir.combat.lifecycle import MOST_INITIATIVE
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Phase
from tests.rules.noir.board import ANN, BEN, GM, Board
from tests.rules.noir.moments import (
    attacked,
    condition,
    dazed,
    everybody_down,
    fight,
    gritting,
    hit,
    rich,
    table,
)


def acts(board: Board) -> str:
    """Return the name of the current actor."""
    return board.state.characters[board.combat.actor].name


def alike(*names: str, order: str = "live", dice: tuple[int, ...] = ()) -> Board:
    """Return a fight between equals, each with an initiative of 10; `dice` break the ties."""
    board = Board(order=order)
    for number, name in enumerate(names):
        board.hero(name, (ANN, BEN)[number % 2])
    board.fight(dict.fromkeys(names, 1), (4, 6) * len(names) + dice)
    return board


# ------------------------------------------------------------------------------------------- initiative


@pytest.mark.rule("NOIR-90")
def test_initial_initiative_is_all_dice_or_the_highest_and_the_value_only_helps_to_reach_twenty() -> None:
    board = table()
    board.fight({"Ada": 1, "Bea": 1, "Guard": 2}, (9, 5, 2, 3, 2, 2))
    assert [board.fighter(name).initiative for name in ("Ada", "Bea", "Guard")] == [14, 3, 1]
    board.do(board.move(m.EndContest))
    board.fight({"Ada": 1, "Guard": 2}, (10, 10, 3, 4, 2, 7))
    assert board.fighter("Ada").initiative == 2 * 27


@pytest.mark.rule("NOIR-90")
def test_everybody_rolls_at_the_same_time_and_the_fight_begins_when_all_have() -> None:
    board = rich(table(), Ada=2, Bea=2)
    board.fight({"Ada": 1, "Bea": 1, "Guard": 2}, (2, 4))
    step = board.combat.step
    assert board.waits == [("odds", "Ada"), ("odds", "Bea")]
    board.answer(m.PayOdds, "Bea", (9, 8), points=0)
    assert (board.combat.step, board.waits) == (step, [("odds", "Ada")])
    again = board.move(m.PayOdds, character=board.id("Bea"), points=1)
    assert board.refused(again, BEN).code == "wrong-state-no-roll"
    board.answer(m.PayOdds, "Ada", (7, 3, 6), points=1)
    board.answer(m.ChooseTwo, "Ada", places=None)
    assert board.combat.turn == 1
    assert [board.fighter(name).initiative for name in ("Ada", "Bea")] == [13, 17]
    assert acts(board) == "Bea"


@pytest.mark.rule("NOIR-90")
def test_a_latecomer_rolls_on_joining_and_acts_in_the_same_round() -> None:
    board = table()
    board.fight({"Ada": 1, "Guard": 2}, (9, 5, 2, 4))
    board.do(board.move(m.JoinCombat, character=board.id("Bea"), side=1), GM, (6, 5))
    assert board.fighter("Bea").initiative == 11
    assert acts(board) == "Ada"
    board.declare("wait", seat=ANN)
    assert acts(board) == "Bea"
    board.declare("wait", seat=BEN)
    assert acts(board) == "Guard"


@pytest.mark.rule("NOIR-90", "NOIR-67")
def test_a_latecomers_odds_dice_are_paid_and_the_two_highest_count() -> None:
    board = rich(table(), Bea=3)
    board.fight({"Ada": 1, "Guard": 2}, (9, 5, 2, 4))
    board.do(board.move(m.JoinCombat, character=board.id("Bea"), side=1, odds=2), GM, (3, 8, 2, 7))
    assert (board.fighter("Bea").initiative, board.who("Bea").fate) == (15, 1)


@pytest.mark.rule("NOIR-90")
def test_joining_while_everybody_still_rolls_means_rolling_with_them() -> None:
    board = rich(table(), Ada=2)
    board.fight({"Ada": 1, "Guard": 2}, (2, 4))
    board.do(board.move(m.JoinCombat, character=board.id("Bea"), side=1), GM, (9, 8))
    board.answer(m.PayOdds, "Ada", (2, 3), points=0)
    assert acts(board) == "Bea"


@pytest.mark.rule("NOIR-91")
def test_initiative_lasts_into_the_next_round_and_never_falls_below_one() -> None:
    board = attacked()
    board.defend("Ada", dice=(9, 8, 2, 2, 3, 3, 9, 8))
    assert board.fighter("Ada").initiative == 1
    assert board.fighter("Guard").initiative == 17


# ----------------------------------------------------------------------------------------------- order


@pytest.mark.rule("NOIR-92")
def test_the_highest_initiative_acts_first_and_a_change_counts_for_the_very_next_turn() -> None:
    board = fight()
    assert acts(board) == "Ada"
    board.do(board.move(m.SetInitiative, character=board.id("Bea"), initiative=9))
    board.declare("wait", seat=ANN)
    assert acts(board) == "Bea"


@pytest.mark.rule("NOIR-92")
def test_with_a_fixed_order_a_change_counts_from_the_next_round_on() -> None:
    board = fight(order="fixed")
    board.do(board.move(m.SetInitiative, character=board.id("Bea"), initiative=20))
    board.declare("wait", seat=ANN)
    assert acts(board) == "Guard"
    board.declare("wait")
    assert acts(board) == "Bea"
    board.declare("wait", seat=BEN)
    assert (board.combat.turn, acts(board)) == (2, "Bea")


@pytest.mark.rule("NOIR-92")
def test_a_fixed_order_holds_everybody_in_every_round_also_who_cannot_act() -> None:
    board = fight(order="fixed")
    condition(board, "Bea", health=Health.UNCONSCIOUS)
    for turn in (1, 2):
        names = [board.state.characters[number].name for number in board.combat.order]
        assert (board.combat.turn, names) == (turn, ["Ada", "Guard", "Bea"])
        board.declare("wait")
        board.declare("wait")


@pytest.mark.rule("NOIR-92")
def test_a_latecomer_to_a_fixed_order_acts_after_all_others() -> None:
    board = table(order="fixed")
    board.fight({"Ada": 1, "Guard": 2}, (9, 5, 2, 4))
    board.do(board.move(m.JoinCombat, character=board.id("Bea"), side=1), GM, (9, 8))
    turns = []
    for _ in range(3):
        turns.append((board.combat.turn, acts(board)))
        board.declare("wait")
    assert turns == [(1, "Ada"), (1, "Guard"), (1, "Bea")]


@pytest.mark.rule("NOIR-92")
@pytest.mark.parametrize("ability", ["alertness", "reactions"])
def test_equal_initiative_is_ordered_by_overview_then_alertness_then_reactions(ability: str) -> None:
    board = Board()
    numbers = {"overview": 9, "alertness": 5, "reactions": 5, "luck": 5}
    board.npc("Low", entered=numbers)
    board.npc("High", entered=numbers | {ability: 6, "luck": 1})
    board.fight({"Low": 1, "High": 2}, (6, 5, 6, 5))
    assert acts(board) == "High"
    assert board.happened(cd.TiesThrown) == []


@pytest.mark.rule("NOIR-92")
def test_a_value_that_is_missing_counts_as_the_lowest() -> None:
    board = table()
    board.give("Ada", attributes={"size": 10})
    board.fight({"Ada": 1, "Bea": 2}, (6, 5, 6, 5))
    assert acts(board) == "Bea"


@pytest.mark.rule("NOIR-92", "NOIR-16")
def test_full_ties_throw_one_die_and_again_while_still_tied() -> None:
    board = alike("Ada", "Bea", "Cat", dice=(4, 7, 7, 3, 9))
    assert board.event(cd.TiesThrown).places == (1, 2, 3)
    turns = []
    for _ in range(3):
        turns.append(acts(board))
        board.declare("wait")
    assert turns == ["Cat", "Bea", "Ada"]
    assert (board.combat.turn, acts(board)) == (2, "Cat")
    assert len(board.happened(cd.TiesThrown)) == 1


@pytest.mark.rule("NOIR-92")
def test_a_tie_breaking_throw_counts_only_among_its_throwers_and_at_that_initiative() -> None:
    board = alike("Ada", "Bea", "Cat", dice=(9, 5, 1))
    board.do(board.move(m.SetInitiative, character=board.id("Cat"), initiative=5))
    board.do(board.move(m.SetInitiative, character=board.id("Cat"), initiative=10))
    board.declare("wait", dice=(2, 8))
    assert acts(board) == "Cat"


@pytest.mark.rule("NOIR-92")
def test_a_fixed_order_settles_every_tie_at_its_start() -> None:
    board = alike("Ada", "Bea", order="fixed", dice=(3, 8))
    assert acts(board) == "Bea"
    assert len(board.combat.order) == 2


# ----------------------------------------------------------------------------------------------- turns


@pytest.mark.rule("NOIR-93")
def test_nobody_has_a_second_action_in_a_round() -> None:
    board = fight()
    board.declare("wait", seat=ANN)
    assert board.fighter("Ada").had_turn
    assert board.refused(board.move(m.Declare, action="wait"), ANN).code == "not-your-turn"
    board.do(board.move(m.SetInitiative, character=board.id("Ada"), initiative=90))
    board.declare("wait")
    assert acts(board) == "Bea"
    board.declare("wait")
    assert (board.combat.turn, acts(board)) == (2, "Ada")


@pytest.mark.rule("NOIR-93")
def test_only_the_gm_may_act_for_somebody_else() -> None:
    board = fight()
    assert board.refused(board.move(m.Declare, action="wait"), BEN).code == "not-your-turn"
    board.declare("wait", seat=GM)
    assert acts(board) == "Guard"


@pytest.mark.rule("NOIR-93")
def test_a_button_of_an_earlier_wait_is_stale() -> None:
    board = fight()
    early = board.move(m.Declare, action="wait")
    board.declare("wait", seat=ANN)
    assert board.refused(early, ANN).code == "wrong-state-passed"


@pytest.mark.rule("NOIR-93")
def test_calling_off_returns_the_action_but_not_once_it_was_carried_out() -> None:
    board = attacked()
    board.do(board.move(m.CallOff))
    assert (board.combat.phase, acts(board)) == (Phase.DECLARE_ACTION, "Guard")
    assert board.refused(board.move(m.CallOff)).code == "wrong-state-no-action"
    board.declare("fight", "Ada", weapons=("axe",))
    rich(board, Bea=3)
    board.defend("Ada", dice=(9, 8, 2, 3))
    board.do(board.move(m.CallOff))
    assert board.fighter("Guard").had_turn
    assert board.happened(cd.DamageRolled) == []
    assert acts(board) == "Bea"


@pytest.mark.rule("NOIR-93", "NOIR-126")
def test_a_turn_is_passed_only_by_somebody_who_has_rolled_to_recover() -> None:
    for board in (fight(), dazed()):
        assert board.refused(board.move(m.PassTurn), ANN).code == "wrong-state-phase"
    board = gritting()
    board.do(board.move(m.PassTurn), ANN)
    assert acts(board) != "Ada"


@pytest.mark.rule("NOIR-93")
def test_leaving_ends_the_turn_or_the_action_in_progress() -> None:
    board = fight()
    board.do(board.move(m.LeaveCombat, character=board.id("Ada")))
    assert acts(board) == "Guard"
    board.declare("fight", "Bea", weapons=("axe",))
    board.do(board.move(m.LeaveCombat, character=board.id("Bea")))
    assert (board.combat.phase, acts(board)) == (Phase.DECLARE_ACTION, "Guard")
    gone = board.move(m.LeaveCombat, character=board.id("Bea"))
    assert board.refused(gone).code == "no-such-fighter"


@pytest.mark.rule("NOIR-93")
def test_a_victim_that_leaves_takes_the_harm_along_and_the_attacker_does_not_act_again() -> None:
    board = attacked(Bea=3)
    board.defend("Ada", dice=(9, 8, 2, 3))
    assert board.combat.phase is Phase.HIT_PENDING
    board.do(board.move(m.LeaveCombat, character=board.id("Ada")))
    assert (board.fighter("Guard").had_turn, acts(board)) == (True, "Bea")
    assert board.happened(cd.DamageRolled) == []


def test_a_fighter_who_only_looks_on_leaves_without_an_effect_on_the_hit() -> None:
    board = hit(Bea=3)
    assert board.waits == [("protect", "Bea")]
    hits = board.combat.hits
    board.do(board.move(m.LeaveCombat, character=board.id("Bea")), dice=(2, 3))
    assert not board.happened(cd.ActionCalledOff)
    assert board.event(cd.DamageRolled).character == hits[0].victim


def test_a_fighter_who_leaves_during_the_initiative_rolls_is_no_longer_awaited() -> None:
    board = rich(table(), Ada=2)
    board.fight({"Ada": 1, "Bea": 1, "Guard": 2}, (2, 3, 2, 4))
    board.do(board.move(m.LeaveCombat, character=board.id("Ada")))
    assert acts(board) == "Guard"


# ---------------------------------------------------------------------------------------------- rounds


@pytest.mark.rule("NOIR-93", "NOIR-130")
def test_where_nobody_can_act_the_gm_begins_the_next_round() -> None:
    board = everybody_down()
    assert board.waits == [("next-round", "")]
    assert board.refused(board.move(m.NextRound), ANN).code == "gm-only"
    board.do(board.move(m.NextRound))
    assert (board.combat.turn, board.waits) == (2, [("next-round", "")])


@pytest.mark.rule("NOIR-128")
def test_a_round_that_waits_for_the_gm_ends_only_once_despite_corrections() -> None:
    board = everybody_down()
    condition(board, "Ada", health=Health.UNCONSCIOUS, mortal=5, open_wounds=1)
    board.do(board.move(m.SetInitiative, character=board.id("Bea"), initiative=7))
    board.do(board.move(m.LeaveCombat, character=board.id("Guard")))
    assert len(board.happened(cd.RoundEnded)) == 1
    assert board.who("Ada").condition.mortal == 5
    condition(board, "Bea")
    assert board.waits == [("next-round", "")]
    board.do(board.move(m.NextRound))
    assert acts(board) == "Bea"


# ----------------------------------------------------------------------------------------- tries, limits


@pytest.mark.rule("NOIR-100")
def test_each_failed_try_in_a_row_makes_the_next_ten_easier() -> None:
    board = Board()
    board.npc("Guard", weapons=("revolver",))
    board.npc("Nobody")
    board.fight({"Guard": 1, "Nobody": 2}, (9, 8, 2, 3))
    bonuses = []
    for action, dice in (
        ("move", (2, 3)),
        ("move", (2, 1)),
        ("move", (9, 8)),
        ("move", (2, 3)),
        ("wait", ()),
        ("move", (2, 3)),
        ("draw-weapon", (2, 3)),
    ):
        weapons = ("revolver",) if action == "draw-weapon" else ()
        board.declare(action, weapons=weapons, dice=dice)
        if dice:
            bonuses.append(board.event(d.CheckDecided).check.casts[0].modifier)
        board.declare("wait")
    assert bonuses == [0, 10, 20, 0, 0, 0]


@pytest.mark.rule("NOIR-99")
def test_too_little_initiative_and_for_scanning_too_much_is_refused() -> None:
    board = fight()
    board.set_fighter("Ada", initiative=9)
    aim = board.move(m.Declare, action="aimed-fire", weapons=("revolver",), targets=(board.id("Guard"),))
    refusal = board.refused(aim, ANN)
    assert (refusal.code, refusal.details) == ("initiative-limit-low", {"least": 10, "now": 9})
    board.set_fighter("Ada", initiative=21)
    assert board.refused(board.move(m.Declare, action="scan"), ANN).code == "initiative-limit-high"
    board.set_fighter("Ada", initiative=20)
    board.declare("scan", seat=ANN, dice=(9, 8))
    assert board.fighter("Ada").initiative == 37


@pytest.mark.rule("NOIR-90")
@pytest.mark.parametrize(("initiative", "fine"), [(FLOOR - 1, False), (FLOOR, True), (MOST_INITIATIVE, True)])
def test_the_gm_sets_initiative_within_its_bounds(initiative: int, fine: bool) -> None:
    board = fight()
    setting = board.move(m.SetInitiative, character=board.id("Ada"), initiative=initiative)
    if fine:
        board.do(setting)
        assert board.fighter("Ada").initiative == initiative
    else:
        assert board.refused(setting).code == "bad-value-initiative"
