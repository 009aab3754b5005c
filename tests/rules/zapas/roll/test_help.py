"""Help until the throw: one die from each helper, and objections (ZAP-32 to 34, 49)."""

import pytest

from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from tests.rules.zapas.board import ANN, BEN, CLEO, GM, Board, faces, table


def helped() -> Board:
    """Return a roll by Ada, with help from Bo."""
    board = table()
    board.open("Ada")
    board.build(reserve=1)
    board.help("Bo")
    return board


def doubted() -> Board:
    board = helped()
    board.do(board.move(m.Object, seat=BEN.id), CLEO)
    return board


@pytest.mark.rule("ZAP-32")
def test_a_helper_must_be_able_to_help_and_say_how() -> None:
    board = table()
    board.open("Ada")
    give = board.move(m.Help, character=board.id("Bo"), text="I hold the ladder.")
    assert board.refused(give.but(text=" "), BEN) == "text-empty"
    assert board.refused(give, CLEO) == "not-your-character"
    assert board.refused(give.but(character=board.id("Ada")), ANN) == "own-roll"
    assert board.refused(give.but(side=1), BEN) == "not-found"
    board.stake("Bo", reserve=0)
    refusal = board.refusal(give, BEN)
    assert (refusal.code, refusal.details) == ("not-enough-reserve", {"have": 0})
    board.hurt("Bo", "dead")
    assert board.refused(give, BEN) == "cannot-act"


@pytest.mark.rule("ZAP-32")
def test_a_helping_die_is_promised_and_returned_when_it_is_taken_back() -> None:
    board = table()
    board.stake("Bo", reserve=1)
    board.open("Ada")
    board.help("Bo")
    board.open("Bo")
    assert board.refused(board.building(reserve=1), BEN) == "not-enough-reserve"
    first = next(iter(board.state.contests.values()))
    back = board.move(m.TakeBack, first, seat=BEN.id)
    assert board.refused(back, CLEO) == "not-your-character"
    board.do(back, BEN)
    assert board.refused(back, BEN) == "not-found"
    board.build(reserve=1)


@pytest.mark.rule("ZAP-32")
def test_after_the_throw_nobody_helps_or_takes_back() -> None:
    board = helped()
    board.throw(1, 1, 1)
    assert board.refused(board.helping("Cyrus"), CLEO) == "already-thrown"
    assert board.refused(board.move(m.TakeBack, seat=BEN.id), BEN) == "already-thrown"


@pytest.mark.rule("ZAP-33")
@pytest.mark.parametrize(("hits", "left"), [(3, 6), (2, 7)])
def test_a_helper_loses_the_die_on_success_and_gains_nothing_on_failure(hits: int, left: int) -> None:
    board = helped()
    board.throw(*faces(hits, 3))
    assert board.has("Bo").reserve == left


@pytest.mark.rule("ZAP-34")
def test_any_number_of_people_may_help_with_one_die_each() -> None:
    board = helped()
    board.help("Cyrus")
    board.help("Dora")
    board.build(reserve=1)
    assert board.event(d.PoolBuilt).dice == 5


@pytest.mark.rule("ZAP-34")
def test_an_objection_holds_the_die_and_the_throw_until_the_gm_decides() -> None:
    board = doubted()
    board.build(reserve=1)
    assert board.event(d.PoolBuilt).dice == 2
    assert board.refused(board.move(m.Throw), ANN) == "wrong-state-objection"
    assert board.refused(board.move(m.Object, seat=BEN.id), ANN) == "wrong-state-objected"
    stays = board.move(m.JudgeHelp, seat=BEN.id, stays=True)
    assert board.refused(stays, ANN) == "gm-only"
    board.do(stays)
    assert board.refused(stays) == "wrong-state-not-objected"
    board.throw(4, 4, 4)
    assert board.has("Bo").reserve == 6


@pytest.mark.rule("ZAP-34")
def test_the_gm_may_send_a_helping_die_back() -> None:
    board = doubted()
    assert board.event(d.HelpDoubted).side == 0
    board.do(board.move(m.JudgeHelp, seat=BEN.id, stays=False))
    assert board.event(d.HelpEnded).by_gm
    board.throw(4, 4)
    assert board.has("Bo").reserve == 7


@pytest.mark.rule("ZAP-49")
def test_other_players_help_one_side_between_the_pools_and_the_bids() -> None:
    board = table()
    board.challenge("Ada", "Bo")
    assert board.refused(board.helping("Cyrus"), CLEO) == "wrong-state-duel"
    board.agree()
    assert board.refused(board.helping("Cyrus"), CLEO) == "wrong-state-duel"
    board.choose(0)
    board.choose(1)
    assert board.refused(board.helping("Bo", 0), BEN) == "own-roll"
    assert board.refused(board.helping("Cyrus", 2), CLEO) == "not-found"
    board.help("Cyrus", 1)
    assert board.refused(board.helping("Cyrus", 0), CLEO) == "already-helping"
    board.begin_bidding()
    assert board.refused(board.helping("Dora")) == "help-closed"
    assert board.refused(board.move(m.TakeBack, seat=CLEO.id), CLEO) == "help-closed"
    assert board.refused(board.move(m.Object, seat=CLEO.id), ANN) == "help-closed"


@pytest.mark.rule("ZAP-49")
def test_bidding_does_not_begin_with_an_objection_open() -> None:
    board = table()
    board.helpable()
    board.help("Cyrus", 0)
    board.do(board.move(m.Object, seat=CLEO.id), BEN)
    assert board.refused(board.move(m.CloseHelp), GM) == "wrong-state-objection"
    board.do(board.move(m.JudgeHelp, seat=CLEO.id, stays=False))
    board.begin_bidding()
    assert board.duel.sides[0].helpers == ()
