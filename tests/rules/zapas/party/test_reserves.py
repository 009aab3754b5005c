"""Players' reserves, and how rolls, scenes, sessions and settings change them (ZAP-25 to 31, 35)."""

import pytest

from rules.campaign.actions import EndSession, StartSession, TakeSeat
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from tests.rules.zapas.board import ANN, BEN, DAN, GM, PLACE, Board, faces, table


def recovery(board: Board, *names: str, others: tuple[str, ...] = ()) -> m.StartRecovery:
    return m.StartRecovery(place=PLACE, characters=tuple(map(board.id, names)), others=others)


@pytest.mark.rule("ZAP-25")
def test_a_player_has_seven_dice_with_any_character() -> None:
    board = Board(players=1)
    assert board.state.shared.of(ANN.id).reserve == 7
    board.sketch("Ada", ANN)
    board.stake("Ada", reserve=2)
    board.sketch("Eve", ANN)
    assert board.has("Eve").reserve == 2
    board.do(TakeSeat(holder=30), PUBLIC)
    assert board.state.shared.of(BEN.id).reserve == 7


@pytest.mark.rule("ZAP-31")
def test_a_reserve_has_no_ceiling_and_never_falls_below_zero() -> None:
    board = table()
    for _ in range(5):
        board.attempt("Ada", (1,))
    assert board.has("Ada").reserve == 12
    board.attempt("Ada", faces(13, 13), reserve=12)
    assert board.has("Ada").reserve == 0


@pytest.mark.rule("ZAP-29")
def test_a_session_does_not_end_while_a_roll_or_duel_is_open() -> None:
    board = table()
    board.do(StartSession())
    board.open("Ada")
    assert board.refused(EndSession()) == "roll-open-session"
    board.do(board.move(m.Cancel), ANN)
    board.challenge("Ada", "Bo")
    assert board.refused(EndSession()) == "roll-open-session"
    board.do(board.move(m.Cancel))
    board.do(EndSession())


@pytest.mark.rule("ZAP-29")
def test_a_sessions_end_leaves_experience_marks_and_conditions() -> None:
    board = table()
    board.do(StartSession())
    board.do(a.AwardExperience(points=2))
    board.hurt("Ada", "injured")
    board.attempt("Ada", (1, 1), flag="Courage")
    board.do(EndSession())
    assert (board.has("Ada").reserve, board.has("Ada").xp) == (7, 2)
    assert board.flag("Ada", "Courage").marks == 1
    assert board.who("Ada").condition("injured") is not None


@pytest.mark.rule("ZAP-30")
def test_a_scene_needs_a_second_character_who_may_be_an_npc() -> None:
    board = table()
    assert board.refused(recovery(board, "Ada"), ANN) == "alone"
    assert board.refused(recovery(board, "Ada", "Ada"), ANN) == "alone"
    assert board.refused(recovery(board, others=("The smith", "The cook")), ANN) == "alone"
    refusal = board.refusal(recovery(board, "Bo", "Cyrus", "Dora"), ANN)
    assert (refusal.code, refusal.details) == ("not-your-character", {"name": "Bo"})
    board.do(recovery(board, "Ada", others=("The smith",)), ANN, (1,))
    assert (board.scene.names, board.scene.others) == (("Ada",), ("The smith",))


@pytest.mark.rule("ZAP-30")
def test_everybody_in_a_scene_recovers_and_nobody_else() -> None:
    board = table()
    for name in ("Ada", "Bo", "Dora"):
        board.stake(name, reserve=1)
    board.do(recovery(board, "Ada", "Bo"), ANN, (1,))
    assert board.refused(board.move(m.EndRecovery), ANN) == "gm-only"
    assert board.refused(board.move(m.EndRecovery, grant=0)) == "step-range"
    board.do(board.move(m.EndRecovery, grant=4))
    assert [board.has(name).reserve for name in ("Ada", "Bo", "Dora")] == [5, 5, 1]


@pytest.mark.rule("ZAP-30")
def test_nobody_recovers_with_dice_in_a_roll() -> None:
    board = table()
    board.open("Dora")
    board.help("Bo")
    assert board.refused(recovery(board, "Ada", "Bo"), ANN) == "roll-open-recovery"
    board.do(recovery(board, "Ada", "Cyrus"), ANN, (1,))
    board.open("Ada")
    board.build(reserve=1)
    end = m.EndRecovery(contest=board.scene.id, step=board.scene.step)
    assert board.refused(end) == "roll-open-recovery"
    board.throw(1, 1)
    board.do(end)


@pytest.mark.rule("ZAP-30")
def test_a_scene_that_is_not_played_to_its_end_gives_nothing() -> None:
    board = table()
    board.stake("Ada", reserve=1)
    board.do(recovery(board, "Ada", "Bo", "Cyrus"), ANN, (1,))
    refusal = board.refusal(board.move(m.Cancel), DAN)
    assert (refusal.code, refusal.details) == ("not-your-character", {"name": "Ada"})
    board.do(board.move(m.Cancel), BEN)
    assert not board.scene.is_open
    assert board.has("Ada").reserve == 1


@pytest.mark.rule("ZAP-30")
def test_a_scene_suggests_three_different_questions() -> None:
    board = table()
    for first in range(1, 13):
        board.do(recovery(board, "Ada", "Bo"), ANN, (first,))
        assert len(set(board.scene.questions)) == 3
        assert all(1 <= number <= 12 for number in board.scene.questions)


@pytest.mark.rule("ZAP-35")
def test_every_player_gets_the_same_experience() -> None:
    board = table()
    award = a.AwardExperience(points=2)
    assert board.refused(award, ANN) == "gm-only"
    assert board.refused(award.but(points=0)) == "step-range"
    board.do(award)
    board.travel()
    board.do(award.but(points=1))
    assert {board.has(name).xp for name in ("Ada", "Bo", "Cyrus", "Dora")} == {3}
    assert GM.id not in board.state.shared.stakes


def test_the_gm_corrects_a_reserve_but_not_below_the_promised_dice() -> None:
    board = table()
    board.open("Ada")
    board.build(reserve=3)
    stake = a.SetStake(seat=ANN.id, reserve=2, xp=0, reason="We forgot a roll.")
    assert board.refused(stake) == "roll-open-stake"
    assert board.refused(stake, ANN) == "gm-only"
    assert board.refused(stake.but(reserve=100)) == "stake-range"
    assert board.refused(stake.but(reserve=-1)) == "stake-range"
    assert board.refused(stake.but(reserve=3, reason="")) == "text-empty"
    assert board.refused(stake.but(seat=GM.id)) == "not-found"
    board.do(stake.but(reserve=3))


# ---------------------------------------------------------------------------------------------- settings


@pytest.mark.rule("ZAP-31")
def test_a_table_may_have_a_ceiling_that_failures_do_not_cross() -> None:
    board = table(ceiling="7")
    board.attempt("Ada", (1,))
    assert board.has("Ada").reserve == 7
    board.stake("Ada", reserve=9)
    board.attempt("Ada", (1,))
    assert board.has("Ada").reserve == 9


@pytest.mark.rule("ZAP-28")
def test_a_table_may_give_the_extra_die_only_where_dice_were_added() -> None:
    board = table(extra_die="added")
    board.attempt("Ada", (1,))
    assert board.has("Ada").reserve == 7
    board.attempt("Ada", (1, 1), reserve=1)
    assert board.has("Ada").reserve == 8


@pytest.mark.rule("ZAP-29")
def test_a_reserve_of_seven_is_not_told_of_at_a_sessions_end() -> None:
    board = table()
    board.stake("Ada", reserve=7)
    board.stake("Bo", reserve=6)
    board.do(StartSession())
    told = [one for one in board.do(EndSession()) if isinstance(one, e.StakeSet)]
    assert len(told) == 1


@pytest.mark.rule("ZAP-29")
def test_a_table_may_keep_high_reserves_at_a_sessions_end() -> None:
    board = table(reset="fill")
    board.stake("Ada", reserve=12)
    board.stake("Bo", reserve=1)
    board.do(StartSession())
    board.do(EndSession())
    assert (board.has("Ada").reserve, board.has("Bo").reserve) == (12, 7)


@pytest.mark.rule("ZAP-38")
def test_a_table_may_pay_three_for_every_die() -> None:
    board = table(refund="three")
    board.travel()
    board.stake("Ada", xp=2)
    board.sell("Ada", "Scholar")
    board.do(board.raising("Ada", "Scholar"), ANN)
    board.sell("Ada", "Scholar")
    assert board.has("Ada").xp == 2 + 3 - 2 + 3


@pytest.mark.rule("ZAP-38")
def test_by_default_a_bought_die_gives_back_what_it_cost_and_any_other_three() -> None:
    board = table()
    board.travel()
    board.stake("Ada", xp=2)
    board.sell("Ada", "Scholar")
    board.do(board.raising("Ada", "Scholar"), ANN)
    board.sell("Ada", "Scholar")
    assert board.has("Ada").xp == 2 + 3 - 2 + 2


@pytest.mark.rule("ZAP-52")
def test_a_table_may_take_a_tied_duel_as_a_failure_of_both_sides() -> None:
    board = table(tie="failure")
    board.stake("Bo", reserve=9)
    board.helpable()
    board.help("Cyrus", 0)
    board.begin_bidding()
    board.bid(0, 2)
    board.bid(1, 0)
    board.bid(0, 0, (*faces(1, 4), *faces(1, 1)))
    assert board.event(d.DuelThrown).winner is None
    assert [board.has(name).reserve for name in ("Ada", "Bo", "Cyrus")] == [8, 10, 7]


@pytest.mark.rule("ZAP-14", "ZAP-48")
def test_a_table_may_exclude_flags_from_duels() -> None:
    board = table(duel_flags="no")
    board.challenge("Ada", "Bo")
    board.agree()
    with pytest.raises(Refused, match="not-applicable-duel-flags"):
        board.act(
            board.move(m.Choose, side=0, pool=board.pool("Ada", flag="Courage")),
            ANN,
        )
    board.choose(0)
    board.choose(1)
    assert [type(one) for one in board.log[-1:]] == [d.DuelWent]
