"""Prompts for one person in a roll, a duel or a scene: short, and printable in every language."""

import pytest

from narration.text.languages import LANGUAGES
from narration.text.line import Line, Panel
from narration.zapas.base.odds import Reserve
from narration.zapas.contest import duel_prompts, roll_prompts
from rules.zapas.duties import due
from rules.zapas.state import contest_actions as m
from rules.zapas.state.contests import Aim, Purpose
from rules.zapas.state.pool import unpromised_dice
from tests.narration.printing import is_sayable, lines, said, text
from tests.rules.zapas.board import Board, table

LONG = "Ж" * 60


def told(panel: Panel) -> list[str]:
    """Return the lines of a panel in English; check that every language can print it."""
    is_sayable(panel)
    return lines(panel)


def building(board: Board) -> Panel:
    roll = board.roll
    kept = Reserve(board.state.shared.of(roll.seat).reserve, roll.pool.reserve)
    return roll_prompts.building(roll, board.who("Ada"), unpromised_dice(board.state, roll.seat), kept)


@pytest.mark.rule("ZAP-16", "ZAP-21")
def test_the_gm_sees_the_intent_and_the_conditions() -> None:
    board = table()
    board.hurt("Ada", "injured", raises=1)
    board.open("Ada", None, Aim(purpose=Purpose.PACKED, text="A rope"))
    shown = told(roll_prompts.asking_difficulty(board.state, board.roll))
    assert shown[0] == "Ada: how hard is it? · Climb the wall"
    assert "Ada’s conditions: injured" in shown
    assert "Something brought along: A rope" in shown


@pytest.mark.parametrize("base", [2, 3, 4, 5, 6])
def test_a_difficulty_on_a_button_shows_its_number_in_every_language(base: int) -> None:
    label = roll_prompts.difficulty_label(base)
    for language in LANGUAGES:
        assert said(label, language).startswith(f"{base} · ")


def test_a_difficulty_without_a_short_name_is_its_number() -> None:
    assert said(roll_prompts.difficulty_label(20)) == "20"


@pytest.mark.rule("ZAP-13", "ZAP-26", "ZAP-27", "ZAP-28")
def test_a_player_who_gathers_dice_sees_the_sum_the_chance_and_the_rest() -> None:
    board = table()
    board.open("Ada", 4)
    board.build(trait="Soldier", aspects=("rifle",), flag="Courage", reserve=2)
    shown = told(building(board))
    assert shown[0] == "6 dice against 4: 34%"
    assert shown[-1] == "Ada: 5 left in the reserve"
    assert "Reserve then: 5 after a success, 8 after a failure" in shown
    assert (
        "Pool: 1 + **Soldier** 1 + aspect **rifle** 1 + flag **Courage** 1 + reserve **2** = **6 dice**"
        in shown
    )


@pytest.mark.rule("ZAP-13", "ZAP-23", "ZAP-34")
def test_locked_excluded_and_disputed_dice_are_mentioned() -> None:
    board = table()
    board.hurt("Ada", "disarmed", locks=[("Soldier", "rifle")])
    board.open("Ada", 3)
    board.build(trait="Soldier")
    flag = board.flag("Ada", "Courage").id
    board.do(board.move(m.Bar, board.roll, item=f"flag {flag}"))
    board.help("Bo")
    board.do(board.move(m.Object, board.roll, seat=board.who("Bo").seat))
    shown = told(building(board))
    assert "Locked: rifle (disarmed)" in shown
    assert "Ruled out by the GM: Courage" in shown
    assert "⏳ First the GM decides whether this help counts: Bo" in shown
    judged = told(roll_prompts.judging(board.roll.title, board.roll.helpers))
    assert judged[0] == "Does this help count? Bo"


@pytest.mark.rule("ZAP-19")
def test_a_pool_that_cannot_succeed_says_so_in_every_language() -> None:
    board = table()
    board.open("Ada", 3)
    assert any("can’t succeed" in row for row in told(building(board)))
    for language in LANGUAGES:
        assert "3" in said(roll_prompts.hopeless(1, 3), language)


@pytest.mark.rule("SM-3")
def test_a_changed_difficulty_asks_for_confirmation() -> None:
    board = table()
    board.open("Ada", 3)
    board.difficulty(5)
    panel = roll_prompts.confirming(board.roll, board.who("Ada"), 7)
    assert told(panel)[0] == "The difficulty is now 5. Go on?"


@pytest.mark.rule("ZAP-18", "ZAP-64")
def test_the_gm_is_asked_for_the_consequences_of_a_failure_and_they_are_shown() -> None:
    board = table()
    board.attempt("Ada", (1,))
    roll, who = board.roll, board.who("Ada").but(name=LONG)
    told(roll_prompts.follows(roll, who))
    assert "Its own: petrified" in told(roll_prompts.giving(who, ["petrified"]))
    assert all("Its own" not in row for row in told(roll_prompts.giving(who, [])))
    assert "The guards wake up" in told(roll_prompts.twist(roll, "The guards wake up"))
    assert said(roll_prompts.no_more(roll)) == "Nothing more follows · Climb the wall"
    assert said(roll_prompts.follow_option("petrified", special=True)) == "petrified (its own)"
    assert said(roll_prompts.follow_option("tired", special=False)) == "tired"


def test_the_gm_sees_whom_to_answer_and_players_see_who_holds_up_the_contest() -> None:
    board = table()
    board.challenge("Ada", "Bo")
    waits = due(board.duel)
    shown = told(roll_prompts.for_others(board.state, board.duel.title, waits))
    assert shown[2:] == ["Ada: accept the stakes?", "Bo: accept the stakes?"]
    waiting: Line = roll_prompts.nothing_due(board.state, waits)
    assert said(waiting).endswith("⏳ Ada: accept the stakes?, Bo: accept the stakes?")
    board.open("Cyrus", None)
    assert said(roll_prompts.nothing_due(board.state, due(board.roll))).endswith("⏳ The GM")
    told(roll_prompts.tools(board.roll.title))


@pytest.mark.rule("ZAP-47", "ZAP-54")
def test_stakes_are_asked_for_and_shown() -> None:
    board = table()
    board.challenge("Ada", "Bo", fact=True, stakes=False)
    assert told(duel_prompts.stating(board.duel))[0] == "What is at stake? · Ada – Bo"
    board.do(board.move(m.EditStakes, board.duel, stakes=("It is north", "Yesuth")), board.seat("Ada"))
    shown = told(duel_prompts.accepting(board.duel, 1))
    assert shown[0] == "Bo: do you accept the stakes?"
    assert "If Ada wins: It is north" in shown
    assert any("fact" in row for row in shown)


@pytest.mark.rule("ZAP-48", "ZAP-50", "ZAP-51")
def test_a_side_sees_its_own_chances_while_it_chooses_and_bids() -> None:
    board = table()
    board.challenge("Ada", "Bo")
    board.agree()
    board.choose(0, confirm=False, trait="Soldier", aspects=("rifle",))
    shown = told(duel_prompts.choosing(board.duel, 0, board.who("Ada")))
    assert shown[0] == "Ada: 3 dice before help and bids"
    assert "As it is: win 69%, tie 25%." in shown
    board.choose(0, trait="Soldier", aspects=("rifle",))
    board.choose(1)
    told(duel_prompts.closing(board.duel))
    board.begin_bidding()
    board.bid(0, 2)
    shown = told(duel_prompts.bidding(board.duel, 1, 7))
    assert shown[0] == "Bo: your bid · dice: 1 against 5"
    assert "Ada: bid **2**" in shown
    assert shown[-1] == "Bo: 7 left in the reserve"


@pytest.mark.rule("ZAP-30")
def test_the_gm_is_asked_when_a_scene_is_played_out() -> None:
    assert "Is the scene over?" in text(duel_prompts.ending("Ada, Bo"))
    told(duel_prompts.ending("Ada, Bo"))
