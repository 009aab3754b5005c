"""What once read badly reads well in each language: who is ahead, who has won what, and who sees a pick."""

import pytest

from narration.nyx.base.words import pool_sum
from narration.nyx.character.sheet import roll_result
from narration.nyx.conflict.panel import conflict_panel
from narration.nyx.conflict.prompts import bonus_prompt, picker
from narration.nyx.conflict.roll_prompts import roll_prompt
from narration.nyx.conflict.story import story
from narration.nyx.events import tell_event
from narration.text.languages import LANGUAGES, Language
from narration.text.line import Panel
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute, GroupMode, SideNumber
from rules.nyx.base.pool import Pool
from rules.nyx.state.campaign_state import Rating
from rules.nyx.state.contest_actions import EndConflict
from rules.nyx.state.contest_events import RoundRolled
from rules.nyx.state.events import RolledAlone
from rules.nyx.view import view
from tests.narration.printing import lines, said, text
from tests.rules.nyx.access.test_groups import together
from tests.rules.nyx.board import ANN, Board, against_guard, duel

NOBODY_AHEAD = {"en": "neither is ahead", "sv": "jämnt läge", "ru": "силы равны"}
WON_THE_CHOICE = {"en": "won the tactics", "sv": "vann taktikvalet", "ru": "побеждает в выборе"}
NOT_EVEN = {"en": "not even", "sv": "inte ens", "ru": "даже ведущий"}


def seen(board: Board) -> Panel:
    """Return the conflict's panel as everybody sees it."""
    state = view(board.state, PUBLIC)
    return conflict_panel(state, state.contests[board.conflict.id])


def picking(board: Board, side: SideNumber) -> Panel:
    """Return the picker as the side's own seat sees it."""
    state = view(board.state, board.seat(side))
    return picker(state, state.contests[board.conflict.id], side)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("NYX-36")
def test_who_is_ahead_after_the_roll_is_not_denied_above(language: Language) -> None:
    board = against_guard()
    board.declare(1)
    board.pick(2, 0)
    assert NOBODY_AHEAD[language] in said(seen(board).headline, language)
    board.pick(1, 1, (2, 5))
    first, *_, after = lines(seen(board), language)[:3]
    assert NOBODY_AHEAD[language] not in first
    assert "Guard" in after
    assert "3" in after


@pytest.mark.parametrize(
    ("language", "after"),
    [
        ("en", "After the roll: Guard past the end by 2."),
        ("sv", "Efter slaget: Guard är 2 steg förbi skalans ände."),
        ("ru", "После броска: Guard, за краем шкалы на 2."),
    ],
)
@pytest.mark.rule("NYX-36")
def test_nobody_is_ahead_by_more_steps_than_the_scale_has(language: Language, after: str) -> None:
    board = against_guard(lead=-4)
    board.round((1, 0), (2, 5))
    assert any(row.startswith(after) for row in lines(seen(board), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("NYX-36")
def test_who_picked_the_same_has_not_won_the_choice(language: Language) -> None:
    board = duel()
    board.round((1, 1), (4, 1))
    shown = [seen(board), *(bonus_prompt(board.state, board.conflict, side) for side in (1, 2))]
    assert not any(WON_THE_CHOICE[language] in text(one, language) for one in shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("NYX-33")
def test_the_gm_is_not_told_that_not_even_the_gm_sees_the_pick(language: Language) -> None:
    board = against_guard()
    board.declare(1)
    assert NOT_EVEN[language] in text(picking(board, 1), language)
    assert NOT_EVEN[language] not in text(picking(board, 2), language)


@pytest.mark.rule("NYX-30")
def test_a_side_of_two_is_not_spoken_of_as_one_person() -> None:
    board = together(GroupMode.BEST, lead=3)
    assert "Ada & Bo ahead by 3" in text(seen(board))
    board = together(GroupMode.BEST, lead=3, first_advantage=1)
    shown = text(conflict_panel(board.state, board.conflict.but(turn=2)))
    assert "for the side that is ahead, Ada & Bo." in shown
    assert "who is" not in shown


WORN = [
    ("en", "Body 7 −5 (fatigue) = 2"),
    ("sv", "Kropp 7 −5 (utmattning) = 2"),
    ("ru", "Тело 7 −5 (утомление) = 2"),
]


def worn() -> Board:
    """Return a duel in which Ada's Body of 7 has lost 5."""
    board = duel()
    board.give("Ada", ratings={**board.who("Ada").ratings, Attribute.BODY: Rating(base=7, fatigue=5)})
    return board


@pytest.mark.parametrize(("language", "sum_"), WORN)
@pytest.mark.rule("NYX-44")
def test_a_roll_that_is_put_together_says_what_fatigue_has_taken(language: Language, sum_: str) -> None:
    shown = roll_prompt(worn().who("Ada"), Attribute.BODY, 0, (), ())
    assert sum_ in said(shown.headline, language)
    assert sum_ in text(shown, language)


@pytest.mark.parametrize(("language", "sum_"), WORN)
@pytest.mark.rule("NYX-44")
def test_the_result_of_a_roll_says_what_fatigue_has_taken(language: Language, sum_: str) -> None:
    board = worn()
    board.do(EndConflict(**board.at))
    (rolled,) = board.do(board.roll("Ada"), ANN, [1])
    assert isinstance(rolled, RolledAlone)
    assert sum_ in said(roll_result(rolled).headline, language)
    assert any(sum_ in said(row, language) for row in tell_event(rolled))


@pytest.mark.parametrize(("language", "sum_"), WORN)
@pytest.mark.rule("NYX-44")
def test_how_a_round_counted_says_what_fatigue_has_taken(language: Language, sum_: str) -> None:
    board = worn()
    rolled = next(one for one in board.round((1, 1), (1, 2)) if isinstance(one, RoundRolled))
    assert any(sum_ in said(row, language) for row in tell_event(rolled))
    counted = story(board.log)
    assert counted is not None
    assert sum_ in text(counted, language)


@pytest.mark.rule("NYX-44")
def test_a_roll_of_an_earlier_version_says_the_value_that_was_left() -> None:
    pool = Pool(attribute=Attribute.BODY, current=2)
    assert "worn" not in pool.model_dump_json()
    assert said(pool_sum(pool)) == "Body 2"
