"""The public panel of a conflict in each phase."""

import pytest

from narration.nyx.conflict.panel import conflict_panel
from narration.text.languages import LANGUAGES, Language
from narration.text.line import Panel
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import BonusKind, Tactic
from rules.nyx.duties import waiting_for
from rules.nyx.state.contest_actions import GiveUp
from rules.nyx.view import view
from tests.narration.printing import field, lines, said, text
from tests.rules.nyx.board import Board, against_guard, at_cliff, duel


def seen(board: Board) -> Panel:
    """Return the conflict's panel as everybody sees it."""
    state = view(board.state, PUBLIC)
    return conflict_panel(state, state.contests[board.conflict.id])


def status(board: Board, name: str) -> str:
    return field(seen(board), name)[-1]


OPENED: dict[Language, list[str]] = {
    "en": [
        "Trial · round 1 · neither is ahead · ⏳ Waiting for Ada",
        "Trial · round 1",
        "Declare your attribute and aspects in the open. ⏳ Waiting for Ada",
        "[Ada]",
        "Goal: Ada gets away",
        "Body 6",
        "Points 5",
        "⏳ declaring",
        "[Guard (GM)]",
        "Goal: Guard gets away",
        "Value 7 −1 (modifier) = 6",
        "one die",
        "✅ declared",
        "Ada and Guard are level on a scale of 5.",
    ],
    "sv": [
        "Trial · runda 1 · jämnt läge · ⏳ Väntar på Ada",
        "Trial · runda 1",
        "Säg öppet vad ni går in med: attribut och aspekter. ⏳ Väntar på Ada",
        "[Ada]",
        "Mål: Ada gets away",
        "Kropp 6",
        "Poäng 5",
        "⏳ deklarerar",
        "[Guard (SL)]",
        "Mål: Guard gets away",
        "Värde 7 −1 (modifikation) = 6",
        "en tärning",
        "✅ deklarerat",
        "Ada och Guard står lika på en skala med 5 steg.",
    ],
    "ru": [
        "Trial · раунд 1 · силы равны · ⏳ Ждём: Ada",
        "Trial · раунд 1",
        "Открытая заявка: атрибут и аспекты. ⏳ Ждём: Ada",
        "[Ada]",
        "Цель: Ada gets away",
        "Тело 6",
        "Очки 5",
        "⏳ заявка готовится",
        "[Guard (ведущий)]",
        "Цель: Guard gets away",
        "Значение 7 −1 (модификатор) = 6",
        "один кубик",
        "✅ заявка сделана",
        "Вровень: Ada и Guard, шкала 5.",
    ],
}


@pytest.mark.rule("NYX-24")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_opened_conflict_shows_everybodys_goal_and_starting_values(language: Language) -> None:
    shown = lines(seen(against_guard(second_modifier=-1)), language)
    chosen = [said for said in shown if said.startswith("-# ")]
    assert len(chosen) == 4, "the scale, steps past its end, and when each side may break off"
    assert [said for said in shown if said not in chosen] == OPENED[language]


@pytest.mark.rule("NYX-9")
def test_declared_aspects_show_the_dice_they_make() -> None:
    board = duel()
    board.declare(1, positive=["Ash"])
    assert field(seen(board), "Ada")[2:] == [
        "Points 4",
        "Helps: Ash (2)",
        "3 dice, the best counts",
        "✅ declared",
    ]
    assert status(board, "Bo") == "⏳ declaring"


@pytest.mark.rule("NYX-24")
def test_a_player_waits_while_the_gm_declares() -> None:
    board = Board()
    board.player("Ada")
    board.npc("Captain")
    board.open("Ada", "Captain")
    assert said(seen(board).headline) == "Trial · round 1 · neither is ahead · ⏳ Waiting for Captain"
    assert status(board, "Ada") == "⏳ waiting for Captain"
    board.declare(2)
    assert said(seen(board).headline) == "Trial · round 1 · neither is ahead · ⏳ Waiting for Ada"


@pytest.mark.rule("NYX-11")
def test_cancelled_dice_show_their_sum() -> None:
    board = duel()
    board.do(board.demand("Ada", "Fir"))
    board.do(board.answer("Ada", "Fir", buy_off=False), board.seat(1))
    board.declare(1, positive=["Ash"])
    shown = field(seen(board), "Ada")
    assert shown[3:6] == ["Helps: Ash (2)", "Forced: Fir (1)", "1 +2 −1: 2 dice, the best counts"]


@pytest.mark.rule("NYX-12")
def test_an_unanswered_demand_is_shown_to_everybody_and_waited_for() -> None:
    board = duel()
    board.do(board.demand("Ada", "Rue"))
    panel = seen(board)
    assert "⚠ The GM demands an aspect from Ada: Rue (1). Accept it or buy it off." in lines(panel)
    assert status(board, "Ada") == "⚠ a demand to answer"


@pytest.mark.rule("NYX-33")
def test_a_sealed_pick_gives_the_same_panel_for_every_tactic() -> None:
    panels = set()
    for tactic in Tactic:
        board = duel()
        board.declare_both()
        board.pick(1, tactic)
        panels.add("\n".join(text(seen(board), language) for language in LANGUAGES))
        assert status(board, "Ada") == "🔒 sealed"
        assert status(board, "Bo") == "⏳ choosing"
        assert said(seen(board).headline) == "Trial · round 1 · neither is ahead · ⏳ Waiting for Bo"
    assert len(panels) == 1


@pytest.mark.rule("NYX-37")
def test_the_first_of_two_choices_is_sealed_in_the_panel() -> None:
    panels = set()
    for kind in BonusKind:
        board = duel()
        board.round((1, 1), (2, 2))
        assert status(board, "Ada") == "⚠ a win to use"
        board.choose(1, kind, "A ladder.")
        panels.add(text(seen(board)))
        assert status(board, "Ada") == "🔒 sealed"
    assert len(panels) == 1


@pytest.mark.rule("NYX-38")
def test_the_panel_waits_for_the_gm_when_an_advantage_is_requested() -> None:
    board = duel()
    board.round((1, 0), (2, 5))
    board.choose(1, BonusKind.STORY, "A rope.")
    panel = seen(board)
    assert said(panel.headline) == "Trial · round 1 · ⏳ Waiting for the GM"
    assert "⏳ The GM decides on a narrative advantage for Ada: A rope." in lines(panel)
    assert waiting_for(board.state, board.conflict) == ()


@pytest.mark.rule("NYX-43")
def test_a_penalty_names_the_side_that_must_take_it_and_its_size() -> None:
    board = duel()
    board.round((2, 1), (6, 10))
    board.choose(1, BonusKind.STEPS)
    panel = seen(board)
    assert "⚠ Bo: effect 4. Fatigue or damage?" in lines(panel)
    assert status(board, "Bo") == "⚠ a penalty to take"
    assert said(panel.headline) == "Trial · round 1 · Ada ahead by 5 · ⏳ Waiting for Bo"
    assert panel.tone == "ahead"


@pytest.mark.rule("NYX-44")
def test_fatigue_is_a_separate_summand() -> None:
    board = duel(second_modifier=2)
    board.round((2, 1), (6, 10))
    board.choose(1, BonusKind.STEPS)
    board.do(board.penalty(2), board.seat(2))
    assert field(seen(board), "Bo")[1] == "Body 6 −4 (fatigue) +2 (modifier) = 4"


@pytest.mark.rule("NYX-16")
def test_a_value_below_zero_counts_as_zero() -> None:
    board = duel(first_modifier=-3)
    board.give("Ada", ratings={key: one.but(base=2) for key, one in board.who("Ada").ratings.items()})
    assert field(seen(board), "Ada")[1] == "Body 2 −3 (modifier) = −1, counts as 0"


@pytest.mark.rule("NYX-3")
def test_a_value_above_ten_shows_its_bonus() -> None:
    board = duel(first_modifier=-2)
    board.give("Ada", ratings={key: one.but(base=14) for key, one in board.who("Ada").ratings.items()})
    assert field(seen(board), "Ada")[1] == "Body +4 (14) −2 (modifier) = +2 (12)"


@pytest.mark.rule("NYX-31")
def test_advantages_on_both_sides_show_their_difference() -> None:
    board = duel(first_advantage=1, second_advantage=4)
    assert "Situational advantage 4 −1 = 3 (Bo)" in lines(seen(board))
    assert "It doesn’t move the marker this round." in lines(seen(board))
    board.round((1, 1), (2, 2))
    board.steps()
    assert "This round it moves the marker +3 for the side that is ahead, Bo." in lines(seen(board))


@pytest.mark.rule("NYX-26")
def test_a_passive_side_has_a_goal_and_nothing_to_do() -> None:
    assert field(seen(at_cliff()), "Cliff") == [
        "Goal: stay unclimbed",
        "Passive: rolls no dice and picks no tactic.",
    ]


@pytest.mark.rule("NYX-40")
def test_an_ended_conflict_states_its_outcome_and_waits_for_nobody() -> None:
    board = duel()
    board.do(GiveUp(**board.at, side=2), board.seat(2))
    panel = seen(board)
    assert said(panel.headline) == "Trial is over. Bo gave up, Ada reached the goal."
    assert lines(panel)[1:4] == [
        "Trial · over",
        "Bo gave up, Ada reached the goal.",
        "Goal reached: Ada gets away",
    ]
    assert panel.tone == "over"
    assert waiting_for(board.state, board.conflict) == ()


@pytest.mark.rule("NYX-36")
def test_a_panel_that_waits_for_a_winner_shows_the_marker_where_the_dice_put_it() -> None:
    board = against_guard()
    board.round((1, 0), (2, 5))
    panel = seen(board)
    assert lines(panel)[2].startswith("After the roll: Guard ahead by 3. The marker moves once")
    board.choose(1, BonusKind.STEPS)
    assert "After the roll" not in text(seen(board))
