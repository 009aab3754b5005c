"""The live messages of rolls, duels and scenes say how it stands; results say how it went, in few words."""

import pytest

from narration.text.line import Panel, verbatim
from narration.text.truncate import truncate
from narration.zapas.contest.live import zapas_live
from narration.zapas.contest.result import TWIST, zapas_result
from rules.zapas.state import contest_actions as m
from rules.zapas.state.events import ConditionGiven
from tests.narration.printing import is_sayable, lines, said
from tests.narration.zapas.evening import happened
from tests.rules.zapas.board import ANN, Board, faces, table


def live(board: Board) -> Panel:
    panel = zapas_live(board.state, board.contest, happened(board))
    is_sayable(panel)
    return panel


def result(board: Board) -> Panel:
    panel = zapas_result(happened(board), board.contest)
    assert panel is not None
    is_sayable(panel)
    return panel


def body(panel: Panel) -> list[str]:
    return [said(row) for row in panel.lines]


def small(panel: Panel) -> list[str]:
    return [said(row) for row in panel.small]


def due(panel: Panel) -> str:
    return said(panel.due) if panel.due else ""


def gathered() -> Board:
    board = table()
    board.open("Ada")
    board.build(trait="Soldier", aspects=("accuracy",), flag="Courage", reserve=2)
    return board


@pytest.mark.rule("ZAP-13", "ZAP-32")
def test_a_pool_that_is_built_is_named_in_one_line() -> None:
    board = gathered()
    board.help("Bo")
    panel = live(board)
    assert said(panel.headline) == "Ada gathers 7 dice against 3: 77% · Climb the wall"
    assert due(panel) == ""
    assert body(panel) == ["**Soldier** · “accuracy” · flag “Courage” · Bo helps: “A hand”"]


@pytest.mark.rule("ZAP-48")
def test_a_duel_counts_several_aspects_and_names_a_single_one() -> None:
    board = table()
    board.challenge("Ada", "Bo")
    board.agree()
    board.choose(0, trait="Soldier", aspects=("accuracy", "drill"))
    assert "Ada: **Soldier** · 2 aspects" in body(live(board))
    board.choose(0, trait="Soldier", aspects=("drill",))
    assert "Ada: **Soldier** · “drill”" in body(live(board))


@pytest.mark.rule("ZAP-16", "ZAP-22")
def test_a_difficulty_shows_its_sum_only_if_something_raises_it() -> None:
    board = table()
    board.hurt("Ada", "injured", raises=1)
    board.open("Ada", None)
    assert "Ada’s conditions: injured" in body(live(board))
    board.difficulty(3, conditions=("injured",))
    assert body(live(board)) == ["Difficulty: medium 3 + 1 (injured) = **4**"]


@pytest.mark.rule("ZAP-34")
def test_an_objection_stands_in_small_print_and_waits_for_the_gm() -> None:
    board = gathered()
    board.help("Bo")
    board.do(board.move(m.Object, seat=board.seat("Bo").id), ANN)
    panel = live(board)
    assert due(panel) == "⏳ The GM: does the help count?"
    assert small(panel) == ["⚠ Someone objects to Bo’s help: the GM decides."]


@pytest.mark.rule("ZAP-18", "ZAP-28")
def test_a_failure_asks_the_gm_until_something_follows() -> None:
    board = gathered()
    board.throw(*faces(2, 6))
    asked = result(board)
    assert due(asked) == "⏳ The GM: what follows?"
    assert asked.footer is not None
    assert said(asked.footer) == "6 dice · reserve 7 +1 = 8"
    board.do(board.move(m.Follow, condition="trapped"))
    board.do(board.move(m.Follow, twist="The lamp goes out"))
    answered = result(board)
    assert due(answered) == ""
    assert small(answered) == [
        "Ada: trapped, a condition from now on.",
        "It gets worse: The lamp goes out",
    ]


def test_a_long_twist_stands_whole_in_the_embed() -> None:
    board = gathered()
    board.throw(*faces(2, 6))
    twist = "rain " * 70
    board.do(board.move(m.Follow, twist=twist))
    panel = result(board)
    assert small(panel) == [f"It gets worse: {truncate(twist.strip(), TWIST)}"]
    assert body(panel) == [twist.strip()]
    assert verbatim(twist.strip()) in panel.spare, "“How it counted” has it too"


def test_a_name_in_small_print_is_as_short_as_in_a_headline() -> None:
    board = gathered()
    board.throw(*faces(2, 6))
    board.do(board.move(m.Follow, condition="trapped"))
    long = [
        event.but(name="Adalheid of the Long Water") if isinstance(event, ConditionGiven) else event
        for event in happened(board)
    ]
    panel = zapas_result(long, board.contest)
    assert panel is not None
    assert small(panel) == ["Adalheid of the L…: trapped, a condition from now on."]


def test_a_success_waits_for_nobody() -> None:
    board = gathered()
    board.throw(*faces(3, 6))
    panel = result(board)
    assert (due(panel), small(panel)) == ("", [])
    assert lines(panel)[0] == "Ada succeeds: 3 hits against 3 · Climb the wall"


@pytest.mark.rule("ZAP-47", "ZAP-50")
def test_a_duel_names_both_stakes_in_one_line_and_the_bids_in_another() -> None:
    board = table()
    board.helpable()
    board.begin_bidding()
    board.bid(0, 2)
    panel = live(board)
    assert due(panel) == "⏳ Bo: add dice, or be ready"
    assert body(panel) == ["Ada: “The map is mine” · Bo: “The map is yours”"]
    assert panel.footer is not None
    assert said(panel.footer) == "Ada: bid 2, 5 left · Bo: bid 0, 7 left"


@pytest.mark.rule("ZAP-52")
def test_the_end_of_a_duel_says_what_was_at_stake_and_what_is_true() -> None:
    board = table()
    board.helpable()
    board.begin_bidding()
    board.bid(0, 0)
    board.bid(1, 0, faces(1, 1) + faces(0, 1))
    panel = result(board)
    assert body(panel) == [
        "Ada: “The map is mine” · Bo: “The map is yours”",
        "True from now on: “The map is mine”",
    ]
    assert not set(panel.lines) & set(panel.spare), "it does without its reserves and its title before"
    assert {panel.footer, panel.title} <= set(panel.spare)
