"""Fate outside rolls and hits: setbacks, changes, clues, contacts and rescues (NOIR-45, 60 to 69)."""

import pytest

from rules.campaign.actions import ChangeScene, GiveCharacter
from rules.core.refusal import Refused
from rules.noir.base.enums import FateUse, Health
from rules.noir.harm.ability_to_act import can_pay_grit
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state import events as e
from tests.rules.noir.board import ANN, BEN, GM, Board
from tests.rules.noir.moments import condition, gritting, hit, rich, table


def fate(board: Board, *names: str) -> list[int]:
    return [board.who(name).fate for name in names]


def judge(board: Board, *, allowed: bool = True, points: int = 0) -> a.JudgeAsk:
    """Return the GM's decision on the first open request."""
    return a.JudgeAsk(ask=board.state.shared.asks[0].id, allowed=allowed, points=points)


# ---------------------------------------------------------------------------------------------- accounts


@pytest.mark.rule("NOIR-45", "NOIR-60")
def test_the_gm_sets_accounts_within_bounds_and_npcs_have_none() -> None:
    board = table()
    setting = a.SetFate(character=board.id("Ada"), points=7, reason="A start.")
    assert board.refused(setting, ANN).code == "gm-only"
    board.do(setting)
    assert (fate(board, "Ada"), board.event(e.FateSet).old) == ([7], 0)
    for points in (-1, 1000):
        assert board.refused(setting.but(points=points)).code == "bad-value-fate"
    assert board.refused(setting.but(character=board.id("Guard"))).code == "not-allowed-npc"
    assert board.refused(setting.but(character="99")).code == "no-such-character"
    board.do(setting.but(character=""))
    assert board.state.shared.pot == 7


@pytest.mark.rule("NOIR-60")
def test_points_are_spent_the_moment_a_use_is_confirmed() -> None:
    board = rich(table(), Ada=5)
    board.test("Ada")
    board.answer(m.Ready, "Ada", (2, 3, 4), odds=1)
    assert fate(board, "Ada") == [4]
    board.do(board.move(m.EndContest))
    assert fate(board, "Ada") == [4]


# ---------------------------------------------------------------------------------------------- setbacks


@pytest.mark.rule("NOIR-61", "NOIR-36")
def test_a_setback_costs_the_pot_three_switches_a_limitation_on_and_gives_its_owner_one() -> None:
    board = rich(table(), Pot=5)
    setback = a.Setback(character=board.id("Ada"), limitation="heights")
    assert board.refused(setback, ANN).code == "gm-only"
    board.do(setback)
    assert (board.state.shared.pot, fate(board, "Ada")) == (2, [1])
    assert board.who("Ada").limitations[0].holds
    assert board.refused(setback).code == "wrong-state-active"


@pytest.mark.rule("NOIR-61")
def test_a_setback_needs_the_points_and_a_limitation_on_a_main_characters_sheet() -> None:
    board = rich(table(), Pot=2)
    setback = a.Setback(character=board.id("Ada"), limitation="Heights")
    assert board.refused(setback).code == "no-fate"
    assert board.refused(setback.but(limitation="Fire")).code == "unknown-id-entry"
    assert board.refused(setback.but(character=board.id("Guard"))).code == "not-allowed-npc"


@pytest.mark.rule("NOIR-61")
def test_a_setback_ends_with_the_scene_or_when_the_gm_says_so() -> None:
    board = rich(table(), Pot=9)
    board.do(a.Setback(character=board.id("Ada"), limitation="Heights"))
    board.do(ChangeScene())
    assert not board.who("Ada").limitations[0].holds
    board.do(a.Setback(character=board.id("Ada"), limitation="Heights"))
    board.do(a.SwitchLimitation(character=board.id("Ada"), limitation="Heights", on=False))
    assert not board.who("Ada").limitations[0].holds


@pytest.mark.rule("NOIR-61")
def test_a_setback_gives_nothing_beyond_the_tables_maximum_and_never_takes_points() -> None:
    board = rich(table(fate_max="5"), Ada=5, Pot=9)
    board.give("Ada", fate=8)
    board.do(a.Setback(character=board.id("Ada"), limitation="Heights"))
    assert (fate(board, "Ada"), board.event(e.FateGained).points) == ([8], 0)


# ----------------------------------------------------------------------------------------------- changes


@pytest.mark.rule("NOIR-64")
def test_a_players_change_waits_for_the_gm_and_is_paid_when_allowed() -> None:
    board = rich(table(), Ada=12)
    board.do(a.PayChange(character=board.id("Ada"), text="A door stands open."), ANN)
    board.do(a.PayChange(character=board.id("Ada"), text="It falls on him.", harms=True), ANN)
    assert (fate(board, "Ada"), [ask.points for ask in board.state.shared.asks]) == ([12], [4, 12])
    assert board.refused(judge(board), ANN).code == "gm-only"
    board.do(judge(board))
    assert (fate(board, "Ada"), board.event(e.FatePaid).text) == ([8], "A door stands open.")
    assert board.refused(judge(board)).code == "no-fate"
    board.do(judge(board, allowed=False))
    assert (fate(board, "Ada"), board.state.shared.asks) == ([8], ())
    assert board.refused(a.JudgeAsk(ask="99", allowed=True)).code == "no-such-ask"


@pytest.mark.rule("NOIR-64")
def test_the_gm_changes_the_situation_from_the_pot_or_for_a_player_at_once() -> None:
    board = rich(table(), Ada=4, Pot=12)
    board.do(a.PayChange(text="The lights go out.", harms=True))
    board.do(a.PayChange(character=board.id("Ada"), text="A door."))
    assert (board.state.shared.pot, fate(board, "Ada")) == (0, [0])
    assert [paid.given for paid in board.happened(e.FatePaid)] == [0, 0]
    assert board.refused(a.PayChange(text="More."), ANN).code == "gm-only"
    assert board.refused(a.PayChange(character=board.id("Ada"), text="More."), BEN).code == (
        "not-your-character"
    )


# ------------------------------------------------------------------------------------------- inspiration


@pytest.mark.rule("NOIR-65")
def test_the_group_pledges_as_many_points_as_it_has_members_and_pays_when_the_gm_agrees() -> None:
    board = rich(table(), Ada=5, Bea=5)
    board.do(a.Pledge(character=board.id("Ada"), points=1), ANN)
    assert (board.event(e.Pledged).total, board.event(e.Pledged).needed) == (1, 2)
    assert board.state.shared.asks == ()
    board.do(a.Pledge(character=board.id("Bea"), points=1), BEN)
    assert fate(board, "Ada", "Bea") == [5, 5]
    board.do(judge(board))
    assert (fate(board, "Ada", "Bea"), board.state.shared.pledges) == ([4, 4], {})


@pytest.mark.rule("NOIR-65")
def test_a_characters_pledge_ends_when_the_gm_takes_it_over_and_stays_with_another_player() -> None:
    board = rich(table(), Ada=5, Bea=5)
    ada = board.id("Ada")
    board.do(a.Pledge(character=ada, points=1), ANN)
    board.do(GiveCharacter(character=ada, seat=BEN.id), ANN)
    assert board.state.shared.pledges == {ada: 1}
    board.do(GiveCharacter(character=ada, seat=""))
    assert board.state.shared.pledges == {}
    assert (board.event(e.Pledged).points, board.event(e.Pledged).needed) == (0, 1)
    given = board.do(GiveCharacter(character=board.id("Bea"), seat=""), BEN)
    assert not any(isinstance(one, e.Pledged) for one in given), "Bea had pledged nothing"


@pytest.mark.rule("NOIR-65")
def test_a_player_may_pledge_everything_and_change_it_before_the_sum_is_reached() -> None:
    board = rich(table(), Ada=5, Bea=5)
    board.do(a.Pledge(character=board.id("Bea"), points=1), BEN)
    more = a.Pledge(character=board.id("Ada"), points=2)
    assert board.refused(more, ANN).code == "out-of-range-inspiration"
    board.do(a.Pledge(character=board.id("Bea"), points=0), BEN)
    board.do(more, ANN)
    board.do(judge(board))
    assert fate(board, "Ada", "Bea") == [3, 5]


@pytest.mark.rule("NOIR-65")
def test_a_clue_that_the_gm_declines_costs_nothing() -> None:
    board = rich(table(), Ada=5)
    board.do(a.Pledge(character=board.id("Ada"), points=2), ANN)
    assert board.refused(a.Pledge(character=board.id("Ada"), points=1), ANN).code == "wrong-state-asked"
    board.do(judge(board, allowed=False))
    assert (fate(board, "Ada"), board.state.shared.pledges) == ([5], {})


@pytest.mark.rule("NOIR-65", "NOIR-60")
def test_the_gm_pledges_nothing_and_nobody_pledges_more_than_they_have_or_for_another() -> None:
    board = rich(table(), Ada=1, Pot=9)
    pledge = a.Pledge(character=board.id("Ada"), points=2)
    assert board.refused(pledge, ANN).code == "no-fate"
    assert board.refused(pledge, BEN).code == "not-your-character"
    assert board.refused(pledge.but(points=-1), ANN).code == "out-of-range-inspiration"
    assert board.refused(pledge.but(character=board.id("Guard"))).code == "not-allowed-players-alone"


@pytest.mark.rule("NOIR-65")
def test_the_dead_are_no_members_of_the_group() -> None:
    board = rich(table(), Ada=5)
    condition(board, "Bea", health=Health.DEAD)
    board.do(a.Pledge(character=board.id("Ada"), points=1), ANN)
    assert len(board.state.shared.asks) == 1


# ---------------------------------------------------------------------------------------------- contacts


@pytest.mark.rule("NOIR-66")
def test_the_gm_names_the_price_of_a_contact_and_a_scene_has_only_one() -> None:
    board = rich(table(), Ada=20)
    contact = a.PayContact(character=board.id("Ada"), text="A smith.")
    board.do(contact, ANN)
    assert board.refused(judge(board, points=7)).code == "out-of-range-contact"
    board.do(judge(board, points=10))
    assert fate(board, "Ada") == [10]
    assert board.refused(contact, ANN).code == "wrong-state-contact"
    board.do(ChangeScene())
    board.do(contact, ANN)
    board.do(judge(board, points=5))
    assert fate(board, "Ada") == [5]


@pytest.mark.rule("NOIR-66")
def test_of_two_requested_contacts_in_a_scene_only_one_is_allowed() -> None:
    board = rich(table(), Ada=20)
    for text in ("A smith.", "A judge."):
        board.do(a.PayContact(character=board.id("Ada"), text=text), ANN)
    board.do(judge(board, points=5))
    assert board.refused(judge(board, points=5)).code == "wrong-state-contact"
    board.do(judge(board, allowed=False))


@pytest.mark.rule("NOIR-66")
def test_a_contact_takes_at_least_five_and_the_gm_forces_one_from_the_pot() -> None:
    board = rich(table(), Ada=4, Pot=15)
    contact = a.PayContact(character=board.id("Ada"), text="A smith.")
    assert board.refused(contact, ANN).code == "no-fate"
    assert board.refused(contact, BEN).code == "not-your-character"
    board.do(contact.but(points=15))
    assert (board.state.shared.pot, fate(board, "Ada")) == (0, [4])
    assert board.refused(contact.but(points=5)).code == "wrong-state-contact"


@pytest.mark.rule("NOIR-66")
def test_a_contact_that_the_gm_buys_for_a_player_is_paid_from_the_player_s_account() -> None:
    board = rich(table(), Ada=9, Pot=15)
    board.do(a.PayContact(character=board.id("Ada"), text="A smith."))
    board.do(judge(board, points=5))
    assert (board.state.shared.pot, fate(board, "Ada")) == (15, [4])


# ----------------------------------------------------------------------------------------------- rescues


def rescue(board: Board, points: int = 2, use: FateUse = FateUse.GRIT) -> a.PayRescue:
    """Return the action with which Bea rescues Ada."""
    return a.PayRescue(character=board.id("Bea"), helped=board.id("Ada"), points=points, use=use)


@pytest.mark.rule("NOIR-69")
def test_a_rescue_gives_half_of_its_cost_once_the_gm_agrees_and_only_for_its_use() -> None:
    board = rich(gritting(), Ada=0, Bea=9)
    assert board.waits == [("grit", "Ada")]
    board.do(rescue(board), BEN)
    assert fate(board, "Bea") == [9]
    board.do(judge(board))
    given = board.event(e.GraceGiven)
    assert (given.contest, given.turn) == ("", 0), "grit is for any fight"
    assert fate(board, "Ada", "Bea") == [0, 7]
    board.answer(m.Grit, "Ada")
    assert board.who("Ada").grace is None
    assert (board.event(e.FatePaid).given, board.event(e.FatePaid).points) == (1, 1)


@pytest.mark.rule("NOIR-69")
def test_several_rescuers_pay_toward_one_use_and_the_surplus_is_lost() -> None:
    board = hit(Bea=6)
    board.hero("Cat", BEN, fate=9)
    board.answer(m.Protect, "Bea", steps_in=False)
    for name in ("Bea", "Cat"):
        board.do(rescue(board, 4, FateUse.SURVIVE).but(character=board.id(name)), BEN)
        board.do(judge(board))
    grace = board.who("Ada").grace
    assert grace is not None
    assert grace.points == 4
    board.do(board.move(m.Survive, points=3), ANN, (6, 7))
    assert (board.who("Ada").grace, fate(board, "Ada", "Bea", "Cat")) == (None, [0, 2, 5])


@pytest.mark.rule("NOIR-69")
@pytest.mark.parametrize(
    ("points", "code"), [(3, "out-of-range-rescue"), (12, "out-of-range-rescue"), (10, "no-fate")]
)
def test_a_rescue_costs_an_even_number_from_two_to_ten(points: int, code: str) -> None:
    board = rich(table(), Bea=9)
    assert board.refused(rescue(board, points), BEN).code == code


@pytest.mark.rule("NOIR-69")
def test_only_somebody_without_points_is_rescued_and_only_by_another_player() -> None:
    board = rich(table(), Ada=1, Bea=9, Pot=9)
    assert board.refused(rescue(board), BEN).code == "wrong-state-has-fate"
    rich(board, Ada=0)
    plain = rescue(board)
    for wrong, code in (
        (plain.but(helped=board.id("Bea")), "wrong-state-oneself"),
        (plain.but(helped=board.id("Guard")), "not-allowed-npc"),
        (plain.but(use=FateUse.SETBACK), "unknown-id-use"),
        (plain.but(character=board.id("Guard")), "not-allowed-players-alone"),
        (plain.but(helped="99"), "no-such-character"),
    ):
        assert board.refused(wrong).code == code
    assert board.refused(plain, ANN).code == "not-your-character"


@pytest.mark.rule("NOIR-69")
def test_a_rescue_that_the_gm_declines_costs_nothing() -> None:
    board = rich(table(), Bea=9)
    board.do(rescue(board), BEN)
    board.do(judge(board, allowed=False))
    assert (fate(board, "Bea"), board.who("Ada").grace) == ([9], None)


@pytest.mark.rule("NOIR-60")
def test_a_request_can_no_longer_be_allowed_when_its_points_are_gone() -> None:
    board = rich(table(), Ada=4)
    board.do(a.PayChange(character=board.id("Ada"), text="A door."), ANN)
    rich(board, Ada=3)
    with pytest.raises(Refused, match="no-fate"):
        board.act(judge(board), GM)


@pytest.mark.rule("NOIR-62", "NOIR-69")
def test_nobody_is_rescued_for_stepping_in_where_nobody_is_hit() -> None:
    board = rich(table(), Bea=9)
    board.test("Ada", "Bea")
    rescue = a.PayRescue(
        character=board.id("Bea"), helped=board.id("Ada"), points=4, use=FateUse.PROTECT, text="Help!"
    )
    assert board.refused(rescue, BEN).code == "wrong-state-protect"


@pytest.mark.rule("NOIR-63", "NOIR-69")
@pytest.mark.parametrize(("points", "able"), [(1, False), (2, True)])
def test_grit_is_paid_for_by_a_rescuer_with_two_points(points: int, able: bool) -> None:
    board = rich(table(), Bea=points)
    condition(board, "Ada", health=Health.DAZED)
    assert can_pay_grit(board.state, board.who("Ada")) is able
