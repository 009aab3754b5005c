"""Flags in play: marks, striking out and replacing; no struck flag is taken again (ZAP-14, ZAP-42 to 46)."""

import pytest

from rules.core.seat import Seat
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from tests.rules.zapas.board import ANN, BEN, GM, Board, faces, table


def marked(marks: int = 2) -> Board:
    """Return a board on which Ada has rolled this many times with her flag Courage."""
    board = table()
    for _ in range(marks):
        board.attempt("Ada", (1, 1), flag="Courage")
    return board


def wanted(board: Board, text: str, to: str = "") -> a.TakeFlag:
    target = board.id(to) if to else ""
    return a.TakeFlag(character=board.id("Ada"), text=text, qualifying=bool(to), target=target)


@pytest.mark.rule("ZAP-14")
def test_a_flag_gives_one_die_and_only_one_fits() -> None:
    board = table()
    board.open("Ada")
    board.build(flag="Risky")
    assert board.event(d.PoolBuilt).dice == 2
    board.build(flag="Courage")
    assert (board.event(d.PoolBuilt).dice, board.event(d.PoolBuilt).flag) == (2, "Courage")


@pytest.mark.rule("ZAP-14")
def test_a_struck_flag_cannot_be_claimed() -> None:
    board = table()
    courage = board.pool("Ada", flag="Courage")
    board.strike("Ada", "Courage")
    board.open("Ada")
    assert board.refused(board.move(m.Build, pool=courage), ANN) == "flag-struck"
    fields = {"character": board.id("Ada"), "flag": courage.flag, "reason": "against"}
    assert board.refused(a.StrikeFlag.model_validate(fields), ANN) == "flag-struck"


@pytest.mark.rule("ZAP-14")
def test_the_gm_may_refuse_a_flag_before_the_throw() -> None:
    board = table()
    board.open("Ada")
    board.build(flag="Risky", reserve=1)
    board.do(board.move(m.Bar, item=f"flag {board.flag('Ada', 'Risky').id}"))
    assert board.roll.pool.flag is None
    assert board.refused(board.building(flag="Risky"), ANN) == "not-applicable"


@pytest.mark.rule("ZAP-42")
@pytest.mark.parametrize("dice", [(1, 1, 1, 1), (6, 6, 6, 6)])
def test_a_throw_marks_the_named_flag_whether_it_succeeds_or_fails(dice: tuple[int, ...]) -> None:
    board = table()
    board.attempt("Ada", dice, flag="Courage", reserve=2)
    assert {one.text: one.marks for one in board.who("Ada").flags} == {
        "Loyal to Cyrus": 0,
        "Courage": 1,
        "Risky": 0,
    }


@pytest.mark.rule("ZAP-43")
@pytest.mark.parametrize("reason", ["against", "reached"])
def test_a_struck_flag_gives_its_marks_as_dice_for_either_reason(reason: str) -> None:
    board = marked(2)
    have = board.has("Ada").reserve
    action = board.striking("Ada", "Courage", reason)
    board.do(action, ANN)
    assert board.has("Ada").reserve == have
    board.do(action)
    assert board.has("Ada").reserve == have + 2
    assert board.who("Ada").struck == ("Courage",)


@pytest.mark.rule("ZAP-43")
def test_nobody_is_made_to_strike_a_flag_out() -> None:
    board = table()
    action = board.striking("Ada", "Courage")
    assert board.refused(action) == "wrong-state-not-asked-strike"
    assert board.refused(action, BEN) == "not-your-character"
    board.do(action, ANN)
    assert board.refused(action, ANN) == "wrong-state-asked-strike"


@pytest.mark.rule("ZAP-43")
def test_the_gm_may_say_that_a_flag_stays() -> None:
    board = table()
    keep = a.KeepFlag(character=board.id("Ada"), flag=board.flag("Ada", "Courage").id)
    assert board.refused(keep) == "not-found"
    board.do(board.striking("Ada", "Courage"), ANN)
    assert board.refused(keep, ANN) == "gm-only"
    board.do(keep)
    assert board.flag("Ada", "Courage").striking == ""
    assert board.refused(board.striking("Ada", "Courage")) == "wrong-state-not-asked-strike"


@pytest.mark.rule("ZAP-43")
def test_a_flag_that_a_roll_has_claimed_cannot_be_struck_until_it_is_over() -> None:
    board = table()
    board.open("Ada")
    board.build(flag="Courage")
    assert board.refused(board.striking("Ada", "Courage"), ANN) == "flag-in-use"
    board.do(board.striking("Ada", "Risky"), ANN)
    board.throw(1, 1)
    board.do(board.striking("Ada", "Courage"), ANN)


@pytest.mark.rule("ZAP-43")
def test_a_flag_that_a_duel_has_claimed_cannot_be_struck_either() -> None:
    board = table()
    board.challenge("Ada", "Bo")
    board.agree()
    board.choose(1, flag="Risky")
    assert board.refused(board.striking("Bo", "Risky"), BEN) == "flag-in-use"
    board.do(board.striking("Ada", "Risky"), ANN)


@pytest.mark.rule("ZAP-44")
def test_a_freed_slot_is_filled_in_travel_only() -> None:
    board = table()
    board.strike("Ada", "Courage")
    assert board.refused(wanted(board, "Pride"), ANN) == "not-in-travel"
    board.travel()
    board.take("Ada", "Pride")
    assert [(one.text, one.marks) for one in board.who("Ada").active_flags][-1] == ("Pride", 0)
    assert board.refused(wanted(board, "Wit"), ANN) == "flag-count"


@pytest.mark.rule("ZAP-44")
def test_an_unused_starting_slot_is_filled_at_any_time_but_only_once() -> None:
    board = Board(players=2)
    board.sketch("Ada", ANN)
    board.sketch("Bo", BEN)
    board.take("Ada", "Friend of Bo", to="Bo")
    board.take("Ada", "Courage")
    board.strike("Ada", "Courage")
    board.take("Ada", "Pride")
    assert board.who("Ada").taken == 3
    assert board.refused(wanted(board, "Wit"), ANN) == "not-in-travel"


@pytest.mark.rule("ZAP-45")
def test_a_text_like_a_struck_one_is_shown_to_all_and_the_gm_may_refuse_it() -> None:
    board = table()
    board.strike("Ada", "Courage")
    board.travel()
    board.do(wanted(board, "My Courage"), ANN)
    assert board.event(e.FlagTaken).alike == ("Courage",)
    flag = board.flag("Ada", "My Courage").id
    board.do(a.JudgeFlag(character=board.id("Ada"), flag=flag, fits=False))
    assert len(board.who("Ada").flags) == 2
    board.do(wanted(board, "Thirst for gold"), ANN)
    assert board.event(e.FlagTaken).alike == ()


@pytest.mark.rule("ZAP-45")
@pytest.mark.parametrize("text", ["courage", "COURAGE!", " « Courage » "])
def test_the_text_of_a_struck_flag_is_refused_forever(text: str) -> None:
    board = table()
    board.strike("Ada", "Courage")
    board.travel()
    assert board.refused(wanted(board, text), ANN) == "flag-struck"


@pytest.mark.rule("ZAP-43")
@pytest.mark.parametrize(("seat", "by"), [(ANN, "Ada"), (GM, "")])
def test_a_struck_flag_is_told_by_its_owner_and_the_gm_and_by_nobody_else(seat: Seat, by: str) -> None:
    board = table()
    board.strike("Ada", "Courage")
    telling = a.TellFlag(character=board.id("Ada"), flag=0, text=" I ran. ")
    assert board.refused(telling, BEN) == "not-your-character"
    assert board.refused(telling.but(text=" "), seat) == "text-empty"
    for place in (1, -1):
        assert board.refused(telling.but(flag=place), seat) == "stale-button"
    who = board.who("Ada")
    (told,) = board.do(telling, seat)
    assert told == e.FlagTold(character=who.id, name="Ada", flag="Courage", by=by, text="I ran.")
    assert board.who("Ada") == who


@pytest.mark.rule("ZAP-46")
def test_after_the_only_positive_relation_the_next_flag_must_be_another() -> None:
    board = table()
    board.strike("Ada", "Loyal to Cyrus")
    assert board.event(e.FlagStruck).qualifying_first
    board.travel()
    assert board.refused(wanted(board, "Pride"), ANN) == "qualifying-first"
    board.take("Ada", "Friend of Bo", to="Bo", through="The smith")
    assert not board.who("Ada").qualifying_first
    board.strike("Ada", "Courage")
    board.take("Ada", "Pride")


@pytest.mark.rule("ZAP-46")
def test_a_relation_that_is_not_the_only_one_leaves_the_next_flag_free() -> None:
    board = table()
    board.travel()
    board.strike("Ada", "Courage")
    board.take("Ada", "Friend of Bo", to="Bo")
    board.strike("Ada", "Loyal to Cyrus")
    assert not board.event(e.FlagStruck).qualifying_first
    board.take("Ada", "Pride")


@pytest.mark.rule("ZAP-46")
def test_a_flag_that_waited_while_the_only_relation_was_struck_must_wait_longer() -> None:
    board = table()
    board.travel()
    board.strike("Ada", "Courage")
    board.do(wanted(board, "Pride"), ANN)
    board.strike("Ada", "Loyal to Cyrus")
    pride = a.JudgeFlag(character=board.id("Ada"), flag=board.flag("Ada", "Pride").id, fits=True)
    assert board.refused(pride) == "qualifying-first"
    board.take("Ada", "Friend of Bo", to="Bo")
    board.do(pride, GM)


@pytest.mark.rule("ZAP-43")
def test_dice_of_a_struck_flag_may_be_bid_at_once() -> None:
    board = marked(2)
    board.stake("Ada", reserve=2)
    board.helpable()
    board.begin_bidding()
    board.bid(0, 1)
    board.bid(1, 1)
    board.strike("Ada", "Courage")
    board.bid(0, 3)
    assert board.duel.sides[0].pool.reserve == 4


@pytest.mark.rule("ZAP-42")
def test_a_duel_marks_the_flags_of_both_sides() -> None:
    board = table()
    board.stake("Ada", reserve=0)
    board.stake("Bo", reserve=0)
    board.challenge("Ada", "Bo")
    board.agree()
    board.choose(0, flag="Courage")
    board.choose(1, flag="Risky")
    board.begin_bidding(faces(2, 4))
    assert board.flag("Ada", "Courage").marks == 1
    assert board.flag("Bo", "Risky").marks == 1
