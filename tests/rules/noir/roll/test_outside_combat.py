"""Rolls outside combat, and the modifiers that count in them (NOIR-20, 21, 30 to 38)."""

import pytest

from rules.noir.base.enums import Activation, Level
from rules.noir.roll.claims import left_out
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Drive, Expertise, Limitation, Mark, Trait
from rules.noir.state.contests import Phase
from tests.rules.noir.board import ANN, BEN, GM, PLACE, Board
from tests.rules.noir.moments import condition, fight, rich, table

ENTRIES = (
    Trait(name="Greedy", level=Level.STRONG),
    Trait(name="Vengeful", level=Level.EXTREME),
    Drive(name="Revenge", level=Level.EXTREME),
    Drive(name="Power", level=Level.STRONG),
    Expertise(ability="agility", name="Climbing", amount=3),
    Expertise(ability="agility", name="Falling", amount=2),
    Expertise(ability="charm", name="Smiling", amount=9),
    Limitation(name="Limp", activation=Activation.ALWAYS, modifier=-2),
    Limitation(name="Heights", activation=Activation.SCENE, modifier=-4),
    Mark(name="Scar", modifier=1),
)


def sheet() -> Board:
    """Return a board with Ada, who has an entry in every list, and Bea."""
    board = Board()
    board.hero("Ada", ANN, entries=ENTRIES)
    board.hero("Bea", BEN)
    return board


def modifier(board: Board, **claims: object) -> int:
    """Return the sum of modifiers in a roll that the GM makes for Ada with these claims, without her limp."""
    made = m.Claims.model_validate({"without": ("Limp",)} | claims)
    board.test("Ada", claims=made, odds=0, dice=(2, 3))
    return board.event(d.CheckDecided).check.casts[0].modifier


def refusal(board: Board, **claims: object) -> str:
    """Return the code that refuses a roll by Ada's player with these claims."""
    side = m.RollSide(character=board.id("Ada"), rolls="agility", claims=m.Claims.model_validate(claims))
    return board.refused(m.OpenTest(place=PLACE, title="Roll", sides=(side,)), ANN).code


# ---------------------------------------------------------------------------------------------- modifiers


@pytest.mark.rule("NOIR-30")
def test_all_modifiers_add_up_and_are_listed_one_by_one() -> None:
    board = sheet()
    condition(board, "Ada", daze=3)
    claims = {"traits": ("Greedy",), "expertise": ("Climbing",), "helpers": 2, "circumstances": (-5, 2)}
    assert modifier(board, **claims) == 2 + 3 + 4 - 3 - 3
    items = board.event(d.CheckDecided).check.casts[0].modifiers
    assert [(str(item.source), item.amount, item.name) for item in items] == [
        ("gm", -5, ""),
        ("gm", 2, ""),
        ("helpers", 4, ""),
        ("trait", 2, "Greedy"),
        ("expertise", 3, "Climbing"),
        ("daze", -3, ""),
    ]


@pytest.mark.rule("NOIR-31")
def test_the_gm_sets_circumstances_of_three_sizes() -> None:
    board = sheet()
    assert modifier(board, circumstances=(10, 10, -2)) == 18
    assert refusal(board, circumstances=(2,)) == "gm-only"
    side = m.RollSide(character=board.id("Ada"), rolls="agility", claims=m.Claims(circumstances=(3,)))
    assert board.refused(m.OpenTest(place=PLACE, title="Roll", sides=(side,))).code == "bad-level"


@pytest.mark.rule("NOIR-31", "NOIR-36")
def test_what_the_gm_put_in_stays_when_the_player_answers() -> None:
    board = sheet()
    put_in = m.Claims(
        limitations=("Limp",), traits=("Greedy",), hurt=("Greedy",), helpers=1, circumstances=(-5,)
    )
    side = m.RollSide(character=board.id("Ada"), rolls="agility", claims=put_in)
    board.do(m.OpenTest(place=PLACE, title="Roll", sides=(side,)))
    added = m.Claims(traits=("Greedy", "Vengeful"), expertise=("Climbing",))
    board.do(board.move(m.Ready, character=board.id("Ada"), claims=added), ANN, (3, 4))
    (cast,) = board.event(d.CheckDecided).check.casts
    given = {item.name or item.source.value: item.amount for item in cast.modifiers}
    assert given["Limp"] == -2
    assert given["Greedy"] == -2
    assert given["gm"] == -5
    assert given["helpers"] == 2
    assert given["Climbing"] == 3


@pytest.mark.rule("NOIR-36")
def test_a_limitation_that_has_been_turned_off_since_the_call_does_not_count() -> None:
    board = sheet()
    switch = a.SwitchLimitation(character=board.id("Ada"), limitation="Heights", on=True)
    board.do(switch)
    side = m.RollSide(character=board.id("Ada"), rolls="agility", claims=m.Claims(limitations=("Heights",)))
    board.do(m.OpenTest(place=PLACE, title="Roll", sides=(side,)))
    board.do(switch.but(on=False))
    board.do(board.move(m.Ready, character=board.id("Ada")), ANN, (3, 4))
    (cast,) = board.event(d.CheckDecided).check.casts
    assert not any(item.name == "Heights" for item in cast.modifiers)


@pytest.mark.rule("NOIR-32")
def test_helpers_give_two_each_up_to_a_limit() -> None:
    board = sheet()
    assert (modifier(board, helpers=3), modifier(board, helpers=20)) == (6, 40)
    assert refusal(board, helpers=21) == refusal(board, helpers=-1) == "bad-value-helpers"


@pytest.mark.rule("NOIR-33")
def test_traits_help_or_hurt_by_their_level_within_five_in_total() -> None:
    board = sheet()
    assert modifier(board, traits=("greedy",)) == 2
    assert modifier(board, traits=("Greedy",), hurt=("Greedy",)) == -2
    assert modifier(board, traits=("Greedy", "Vengeful")) == 5
    assert modifier(board, traits=("Greedy", "Vengeful"), hurt=("Vengeful",)) == -2
    assert modifier(board, traits=("Greedy", "Greedy")) == 2
    assert refusal(board, traits=("Brave",)) == "unknown-id-entry"


@pytest.mark.rule("NOIR-34")
def test_drives_have_no_cap() -> None:
    board = sheet()
    assert modifier(board, drives=("Revenge", "Power")) == 6
    assert modifier(board, drives=("Revenge",), hurt=("Revenge",)) == -4
    assert refusal(board, drives=("Love",)) == "unknown-id-entry"


@pytest.mark.rule("NOIR-35")
def test_expertise_counts_in_its_own_ability_and_several_add() -> None:
    board = sheet()
    assert modifier(board, expertise=("Climbing", "Falling")) == 5
    assert refusal(board, expertise=("Smiling",)) == "unknown-id-entry"


@pytest.mark.rule("NOIR-36", "NOIR-61")
def test_a_limitation_that_is_on_counts_by_itself_and_the_roll_says_who_left_it_out() -> None:
    board = sheet()
    assert modifier(board, without=()) == -2
    assert board.event(d.CheckDecided).number == 0
    assert board.event(d.CheckDecided).check.casts[0].claims.without == ()
    board.do(a.SwitchLimitation(character=board.id("Ada"), limitation="Heights", on=True))
    assert modifier(board, without=("heights", "Limp")) == 0
    assert board.event(d.CheckDecided).check.casts[0].claims.without == ("Limp", "Heights")
    board.do(a.SwitchLimitation(character=board.id("Ada"), limitation="Heights", on=False))
    assert modifier(board, without=("Heights",)) == -2
    assert board.event(d.CheckDecided).check.casts[0].claims.without == ()
    harmless = Limitation(name="Hum", activation=Activation.ALWAYS)
    assert left_out(board.who("Ada").but(limitations=(harmless,)), m.Claims(without=("Hum",))) == ()
    assert refusal(board, without=("Fire",)) == "unknown-id-entry"


@pytest.mark.rule("NOIR-36")
def test_a_limitation_that_the_gm_named_stays_in_and_one_that_is_on_can_be_left_out_of_a_call() -> None:
    board = sheet()
    board.do(a.SwitchLimitation(character=board.id("Ada"), limitation="Heights", on=True))
    board.test("Ada", claims=m.Claims(limitations=("Limp",)))
    board.answer(m.Ready, "Ada", (2, 3), claims=m.Claims(without=("Limp", "Heights")))
    (cast,) = board.event(d.CheckDecided).check.casts
    assert (cast.modifier, cast.claims.without) == (-2, ("Heights",))


@pytest.mark.rule("NOIR-36", "NOIR-90")
def test_a_limitation_that_is_on_is_in_initiative_without_anybody_asking() -> None:
    board = sheet()
    begun = board.fight({"Ada": 1, "Bea": 2}, (5, 6, 5, 6))
    rolled = [one.check.casts[0] for one in begun if isinstance(one, d.CheckDecided)]
    assert {cast.name: cast.modifier for cast in rolled} == {"Ada": -2, "Bea": 0}


@pytest.mark.rule("NOIR-36")
def test_a_limitation_counts_while_it_holds() -> None:
    board = sheet()
    assert modifier(board, limitations=("Limp",)) == -2
    assert refusal(board, limitations=("Heights",)) == "wrong-state-limitation"
    switch = a.SwitchLimitation(character=board.id("Ada"), limitation="heights", on=True)
    assert board.refused(switch, ANN).code == "gm-only"
    board.do(switch)
    assert modifier(board, limitations=("Heights",)) == -4
    assert board.refused(switch).code == "wrong-state-active"
    assert board.refused(switch.but(limitation="Limp")).code == "wrong-state-active"
    assert board.refused(switch.but(limitation="Fire")).code == "unknown-id-entry"
    board.do(switch.but(on=False))
    assert refusal(board, limitations=("Heights",)) == "wrong-state-limitation"


@pytest.mark.rule("NOIR-37")
def test_a_mark_counts_by_the_gms_number() -> None:
    board = sheet()
    assert modifier(board, marks=("Scar",)) == 1
    assert refusal(board, marks=("Tattoo",)) == "unknown-id-entry"


@pytest.mark.rule("NOIR-38")
def test_daze_is_a_penalty_on_every_roll_and_wounds_alone_cost_nothing() -> None:
    board = sheet()
    condition(board, "Ada", daze=7, open_wounds=2)
    assert modifier(board) == -7


# -------------------------------------------------------------------------------------- who calls for a roll


@pytest.mark.rule("NOIR-20", "NOIR-42")
def test_rolling_a_missing_value_names_it() -> None:
    board = sheet()
    side = m.RollSide(character=board.id("Ada"), rolls="Sneaking")
    refused = board.refused(m.OpenTest(place=PLACE, title="Roll", sides=(side,)), ANN)
    assert (refused.code, refused.details) == ("missing-input", {"value": "Sneaking"})


@pytest.mark.rule("NOIR-43")
def test_an_attribute_is_rolled_like_an_ability() -> None:
    board = sheet()
    board.test("Ada", rolls="endurance", seat=ANN, odds=0, dice=(2, 3))
    assert board.event(d.CheckDecided).check.casts[0].total == 20 - 2


@pytest.mark.rule("NOIR-21")
def test_a_player_rolls_for_their_own_character_and_asks_others_to_roll_for_theirs() -> None:
    board = sheet()
    ada, bea = (m.RollSide(character=board.id(name), rolls="agility", odds=0) for name in ("Ada", "Bea"))
    test = m.OpenTest(place=PLACE, title="Roll", sides=(bea,))
    assert board.refused(test, ANN).code == "not-your-character"
    board.do(test.but(sides=(ada, bea)), ANN)
    assert board.waits == [("ready", "Bea")]


@pytest.mark.rule("NOIR-33")
def test_nobody_claims_anything_for_another() -> None:
    board = sheet()
    mine = m.RollSide(character=board.id("Bea"), rolls="agility", odds=0)
    hers = m.RollSide(
        character=board.id("Ada"), rolls="agility", claims=m.Claims(traits=("Greedy",), hurt=("Greedy",))
    )
    test = m.OpenTest(place=PLACE, title="Roll", sides=(mine, hers))
    assert board.refused(test, BEN).code == "not-your-character"


@pytest.mark.rule("NOIR-31")
def test_the_gm_calls_for_a_roll_with_circumstances_that_the_players_claims_join() -> None:
    board = sheet()
    board.test("Ada", claims=m.Claims(circumstances=(5,)))
    board.answer(m.Ready, "Ada", (2, 3), claims=m.Claims(traits=("Greedy",)))
    assert board.event(d.CheckDecided).check.casts[0].modifier == 5 + 2 - 2


@pytest.mark.rule("NOIR-21")
def test_a_roll_has_one_to_ten_sides_with_different_people() -> None:
    board = sheet()
    ada = m.RollSide(character=board.id("Ada"), rolls="agility")
    for number in range(10):
        board.npc(f"N{number}")
    others = tuple(m.RollSide(character=board.id(f"N{number}"), rolls="agility") for number in range(10))
    for sides in ((), (ada, ada), (ada, *others)):
        refusal = board.refused(m.OpenTest(place=PLACE, title="Roll", sides=sides))
        assert (refusal.code, refusal.details) == ("bad-count", {"have": len(sides), "need": 1})
    board.do(m.OpenTest(place=PLACE, title="Roll", sides=others), dice=[*[2, 3] * 10, *range(1, 11)])
    assert len(board.event(d.CheckDecided).check.casts) == 10


def test_a_fighter_does_not_roll_outside_the_fight() -> None:
    board = fight()
    side = m.RollSide(character=board.id("Ada"), rolls="agility")
    assert board.refused(m.OpenTest(place=PLACE, title="Roll", sides=(side,)), ANN).code == (
        "wrong-state-in-combat"
    )


def test_the_gm_ends_a_waiting_roll_and_paid_points_stay_paid() -> None:
    board = rich(table(), Ada=9)
    board.test("Ada")
    board.answer(m.Ready, "Ada", (2, 3, 4), odds=1)
    end = board.move(m.EndContest)
    assert board.refused(end, ANN).code == "gm-only"
    board.do(end, GM)
    assert (board.contest.is_open, board.who("Ada").fate) == (False, 8)
    assert board.refused(board.move(m.EndContest)).code == "wrong-state-over"


def test_a_roll_outside_combat_accepts_no_combat_action() -> None:
    board = rich(table(), Ada=9)
    board.test("Ada")
    assert board.refused(board.move(m.Declare, action="wait"), ANN).code == "stale-button"


def test_a_roll_of_people_whom_nobody_here_plays_is_refused_with_the_first_name() -> None:
    board = table()
    sides = tuple(m.RollSide(character=board.id(name), rolls="luck") for name in ("Bea", "Guard"))
    refusal = board.refused(m.OpenTest(place=PLACE, title="Roll", sides=sides), ANN)
    assert (refusal.code, refusal.details) == ("not-your-character", {"name": "Bea"})


@pytest.mark.rule("NOIR-129")
def test_one_person_tends_one_patient_whom_everybody_knows() -> None:
    board = table()
    condition(board, "Guard", open_wounds=1)
    ada, bea = (m.RollSide(character=board.id(name), rolls="medicine") for name in ("Ada", "Bea"))
    alone = m.OpenTest(place=PLACE, title="Bandage", sides=(ada,), patient="99")
    assert board.refused(alone).code == "unknown-id-patient"
    both = alone.but(sides=(ada, bea), patient=board.id("Guard"))
    assert board.refused(both).code == "unknown-id-patient"


@pytest.mark.rule("NOIR-36")
def test_a_limitation_that_is_on_counts_by_itself_from_the_smallest_penalty_on() -> None:
    board = Board()
    amounts = {"Slow": -1, "Calm": 0, "Small": 2}
    entries = (Limitation(name=name, activation=Activation.ALWAYS, modifier=n) for name, n in amounts.items())
    board.hero("Ada", ANN, entries=tuple(entries))
    board.test("Ada", odds=0, dice=(2, 3))
    items = board.event(d.CheckDecided).check.casts[0].modifiers
    assert [(item.name, item.amount) for item in items] == [("Slow", -1)]


@pytest.mark.rule("NOIR-67", "NOIR-68")
def test_a_roll_says_once_for_each_answer_what_it_waits_for() -> None:
    board = rich(table(), Ada=9)
    board.test("Ada")
    assert [waited.phase for waited in board.happened(d.Waited)] == [Phase.ODDS_BEFORE]
    board.answer(m.Ready, "Ada", (2, 3), odds=0)
    assert [waited.phase for waited in board.happened(d.Waited)] == [Phase.ODDS_BEFORE, Phase.ODDS_AFTER]
    board.answer(m.BuyLate, "Ada", (4,), buy=True)
    assert len(board.happened(d.Waited)) == 2
