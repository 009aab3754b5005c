"""The message about a round of a combat: the newest turn first of all, and its sums in one line."""

import pytest
from hypothesis import given, settings

from narration.noir.contest.round_chapters import Chapter, RoundCourse
from narration.noir.contest.story import noir_story
from narration.noir.contest.turns import spare_lines, turn_lines
from narration.parts.joined import running_on
from narration.text.line import Panel, line, verbatim
from rules.core.model_base import Event
from rules.noir.base.enums import HarmSource
from rules.noir.base.weapons import damage_of
from rules.noir.state import contest_actions as m
from rules.noir.state.contests import Combat
from tests.narration.noir.sample_contest_events import COMBATS, HEAPS
from tests.narration.noir.table import brawl, end, events_of, shoot, wait
from tests.narration.printing import is_sayable, said
from tests.rules.noir.board import Board

HIT = (9, 8, 2, 3, 4, 4)
MISS = (2, 3, 9, 8)


def told(board: Board) -> Panel:
    """Return the message about the current round as everybody sees it."""
    combat = board.contest
    panel = noir_story(events_of(board, combat), combat)
    assert panel is not None
    return panel


def rows(panel: Panel) -> list[str]:
    return list(map(said, panel.lines))


@pytest.mark.rule("NOIR-97")
def test_the_newest_turn_is_told_in_the_headline_and_in_bold() -> None:
    board = brawl()
    shoot(board, dice=MISS)
    panel = told(board)
    assert said(panel.headline) == "Alma misses Thug A."
    assert rows(panel) == ["**Alma: Directed fire (pistol) → Thug A – missed**"]


def test_earlier_turns_of_the_round_take_a_line_each() -> None:
    board = brawl()
    wait(board)
    board.declare("fight", "Thug A", weapons=("unarmed",))
    board.defend("Thug A", dice=MISS)
    assert rows(told(board)) == ["· Alma: Wait", "**Bo: Fight (unarmed) → Thug A – missed**"]


def test_an_attack_that_waits_for_its_defence_is_the_newest_turn() -> None:
    board = brawl()
    wait(board)
    board.declare("fight", "Thug A", weapons=("unarmed",))
    panel = told(board)
    assert said(panel.headline) == "Bo: Fight"
    assert rows(panel) == ["· Alma: Wait", "**Bo: Fight (unarmed) → Thug A**"]


@pytest.mark.rule("NOIR-120")
def test_a_point_parts_the_harm_of_one_from_that_of_another() -> None:
    board = brawl()
    victims = (board.id("Alma"), board.id("Thug A"))
    blast = m.Harming(victims=victims, damage=damage_of("2T"), harm=m.Harm(source=HarmSource.BLAST))
    board.do(board.move(m.HarmFighters, harming=blast), dice=(9, 9, 2, 3, 2, 3, 9, 9))
    panel = told(board)
    assert said(panel.headline) == "Alma: 1 wound, dazed · Thug A: 9 wounds, out"
    assert rows(panel)[-1].endswith("– Alma: 1 wound, dazed · Thug A: 9 wounds, out**")


@pytest.mark.rule("NOIR-120")
def test_a_turn_that_only_began_before_the_harm_takes_no_line() -> None:
    began = Chapter(verbatim("Bo"), lines=[verbatim("The fight begins.")], told=1, act=verbatim("Bo"))
    harm = Chapter(verbatim("A fall"), act=verbatim("A fall: Alma"), deed=verbatim("A fall: Alma"))
    assert list(map(said, turn_lines(RoundCourse([began, harm])))) == ["**A fall: Alma**"]


@pytest.mark.rule("NOIR-20", "NOIR-21")
def test_the_sums_of_the_newest_roll_stand_in_one_line() -> None:
    board = brawl()
    shoot(board, dice=MISS)
    footer = told(board).footer
    assert footer is not None
    assert said(footer) == "Firearms 10 + 5 = 15 · Defence 5 + 17 = 22"


def test_a_message_about_a_round_has_no_other_sums() -> None:
    board = brawl()
    shoot(board, dice=MISS)
    assert told(board).fields == ()
    assert not any("=" in row for row in rows(told(board)))


def test_the_end_of_a_combat_is_told_once() -> None:
    board = brawl()
    wait(board)
    end(board)
    assert said(told(board).headline) == "“Fight” is over."
    assert "The combat is over." not in rows(told(board))
    assert told(board).tone == "over"


@settings(max_examples=60)
@given(events=HEAPS, combat=COMBATS)
def test_any_events_can_be_told_with_a_short_headline(events: list[Event], combat: Combat) -> None:
    panel = noir_story(events, combat)
    if panel is not None:
        is_sayable(panel)


def test_a_message_does_without_earlier_turns_first_and_without_the_newest_last() -> None:
    earlier, newest = line("noir-log-entry", entry="Alma: Wait"), line("noir-newest", entry="Bo: Fight")
    told = running_on((verbatim("Bo swings."), verbatim("Nobody is there.")))
    assert spare_lines((earlier, newest, *told)) == (earlier, verbatim("Nobody is there."), newest)
    assert spare_lines((newest,)) == (newest,)
    assert spare_lines(()) == ()
