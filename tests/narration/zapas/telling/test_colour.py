"""What a roll owes to the reserve, to helpers, and to a flag."""

import pytest

from rules.zapas.state import contest_actions as m
from tests.narration.zapas.telling.storied import storied
from tests.rules.zapas.board import BEN, GM, faces


@pytest.mark.rule("ZAP-27")
def test_a_success_with_the_whole_reserve_is_told_as_all_in() -> None:
    board = storied()
    board.attempt("Ada", faces(4, 8), reserve=7)
    assert board.told == ["win", "all-in"]
    board.attempt("Bo", faces(4, 7), reserve=6)
    assert board.told == ["win"]


@pytest.mark.rule("ZAP-28")
def test_a_lost_bet_of_the_whole_reserve_says_that_it_comes_back_with_a_die_more() -> None:
    board = storied()
    board.attempt("Ada", faces(1, 8), reserve=7)
    assert board.told == ["lose", "all-in-lost"]
    assert board.has("Ada").reserve == 8


@pytest.mark.rule("ZAP-31")
def test_where_the_ceiling_keeps_the_die_away_nothing_is_said_of_it() -> None:
    board = storied(ceiling="7")
    board.attempt("Ada", faces(1, 8), reserve=7)
    assert board.told == ["lose"]


@pytest.mark.rule("ZAP-27")
def test_a_success_without_the_reserve_is_told_as_cheap() -> None:
    board = storied()
    board.attempt("Ada", faces(3, 4), trait="Soldier", aspects=("accuracy", "drill"))
    assert board.told == ["win-exact", "save"]


def test_an_empty_reserve_is_not_said_to_be_saved() -> None:
    board = storied()
    board.stake("Ada", reserve=0)
    board.attempt("Ada", faces(3, 4), trait="Soldier", aspects=("accuracy", "drill"))
    assert board.told == ["win-exact"]


@pytest.mark.rule("ZAP-33")
@pytest.mark.parametrize(("hits", "told"), [(3, ["win-exact", "help-won"]), (1, ["lose", "help-lost"])])
def test_helpers_are_named_whatever_comes_of_it(hits: int, told: list[str]) -> None:
    board = storied()
    board.open("Ada")
    board.build(reserve=1)
    board.help("Bo")
    board.help("Cyrus")
    board.throw(*faces(hits, 4))
    assert board.told == told
    assert "Bo, Cyrus" in board.sentences[1]
    assert "one_helper" not in board.claims("colour")


@pytest.mark.rule("ZAP-34")
def test_a_helper_who_was_sent_away_is_not_named() -> None:
    board = storied()
    board.open("Ada")
    board.build(reserve=2)
    board.help("Cyrus")
    board.do(board.move(m.Object, seat=board.seat("Cyrus").id), BEN)
    board.do(board.move(m.JudgeHelp, seat=board.seat("Cyrus").id, stays=False), GM)
    board.throw(*faces(3, 3))
    assert board.told == ["win-exact"]


@pytest.mark.rule("ZAP-42")
@pytest.mark.parametrize("hits", [0, 3])
def test_a_flag_that_gave_a_die_is_quoted_whether_it_helped_or_not(hits: int) -> None:
    board = storied()
    board.attempt("Ada", faces(hits, 4), flag="Courage", reserve=2)
    assert board.told[1] == "flag"
    assert "“Courage”" in board.sentences[1]
