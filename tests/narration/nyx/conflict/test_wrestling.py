"""The stories of the specification's wrestling match, V-10 to V-10d."""

import pytest

from narration.nyx.conflict.story import story
from narration.text.languages import Language
from narration.text.line import Panel
from rules.core.model_base import Event
from rules.nyx.base.enums import BonusKind, Mode
from tests.narration.printing import field, lines, said
from tests.rules.nyx.board import Board

SHEET = ("Viljestark", "Slumrande", "Motståndskvinna", "Omtyckt", "Empatisk", "Allierad", "Sorgsen", "Fly")
ASPECTS = (*SHEET, "Övertala", "Liten")
RATINGS = {"body": 4, "mind": 5, "interaction": 8}


@pytest.fixture(scope="module")
def match() -> Board:
    board = Board()
    board.player("Phaide", ratings=RATINGS, aspects=ASPECTS)
    board.bare("Vakten", 7)
    board.open("Phaide", "Vakten", title="Brottning", lead=-1, mode=Mode.GOAL, second_modifier=-1)
    board.declare(1, negative=["Liten"])
    board.round((0, 2), (3, 4, 9))
    board.do(board.demand("Phaide", "Liten"))
    board.do(board.answer("Phaide", "Liten", buy_off=True), board.owner("Phaide"))
    board.declare(1, positive=["Motståndskvinna"])
    board.round((1, 1), (2, 3, 5, 1))
    board.steps()
    board.round((1, 0), (9, 5))
    board.choose(1, BonusKind.STEPS)
    board.round((1, 2), (1, 6))
    board.choose(2, BonusKind.STEPS)
    return board


def turn(board: Board, number: int) -> list[Event]:
    contest = board.conflict.id
    return [event for event in board.log if event.contest == contest and event.turn == number]


def told(board: Board, number: int) -> Panel:
    panel = story(turn(board, number), "Brottning")
    assert panel is not None
    return panel


THIRD: dict[Language, list[str]] = {
    "en": [
        "Round 3: Phaide +4 → +2. Waiting beats Defensive. To tell it: Phaide",
        "Brottning · round 3",
        "Phaide falters, and Vakten makes use of it.",
        "But Phaide gathers strength, while Vakten keeps the guard up for nothing.",
        "[Phaide · Waiting]",
        "Body 4: **~~9~~**",
        "Effect 0: 9 is above 4",
        "Points 4",
        "[Vakten · Defensive]",
        "Value 7 −1 (modifier) = 6: **5**",
        "Effect 5",
        "[Marker (+ Phaide, − Vakten)]",
        "+4 −5 = −1, Waiting +3 → **+2**",
        "Waiting beats Defensive.",
        "Waiting counts anywhere on the scale.",
        "Three steps for Phaide.",
    ],
    "sv": [
        "Runda 3: Phaide +4 → +2. Avvaktande slår Defensiv. Berättar: Phaide",
        "Brottning · runda 3",
        "Phaide kommer av sig, och Vakten tar vara på det.",
        "Men Phaide samlar kraft, medan Vakten håller garden uppe i onödan.",
        "[Phaide · Avvaktande]",
        "Kropp 4: **~~9~~**",
        "Effekt 0: 9 är över 4",
        "Poäng 4",
        "[Vakten · Defensiv]",
        "Värde 7 −1 (modifikation) = 6: **5**",
        "Effekt 5",
        "[Markör (+ Phaide, − Vakten)]",
        "+4 −5 = −1, Avvaktande +3 → **+2**",
        "Avvaktande slår Defensiv.",
        "Avvaktande räknas var man än står.",
        "Phaide tar de tre stegen.",
    ],
    "ru": [
        "Раунд 3: Phaide +4 → +2. Выжидание сильнее обороны. Рассказ за стороной: Phaide",
        "Brottning · раунд 3",
        "Phaide сбивается, и Vakten этим пользуется.",
        "Но Phaide копит силы, пока Vakten напрасно держит оборону.",
        "[Phaide · Выжидание]",
        "Тело 4: **~~9~~**",
        "Эффект 0: 9 больше 4",
        "Очки 4",
        "[Vakten · Оборона]",
        "Значение 7 −1 (модификатор) = 6: **5**",
        "Эффект 5",
        "[Маркер (+ Phaide, − Vakten)]",
        "+4 −5 = −1, Выжидание +3 → **+2**",
        "Выжидание сильнее обороны.",
        "Выжидание засчитывается в любом положении.",
        "Phaide: три шага.",
    ],
}


@pytest.mark.rule("NYX-36")
@pytest.mark.parametrize("language", THIRD)
def test_the_third_round_is_told_in_full(match: Board, language: Language) -> None:
    assert lines(told(match, 3), language) == THIRD[language]


@pytest.mark.parametrize(
    ("number", "headline"),
    [
        (1, "Round 1: Phaide −1 → +2. Defensive beats Offensive, in vain. To tell it: Phaide"),
        (2, "Round 2: Phaide +2 → +4. Both picked Waiting. To tell it: Phaide"),
        (3, "Round 3: Phaide +4 → +2. Waiting beats Defensive. To tell it: Phaide"),
        (4, "Round 4: Phaide +2 → −5. It is over. Vakten reached the goal."),
    ],
)
def test_each_round_fits_in_one_line(match: Board, number: int, headline: str) -> None:
    assert said(told(match, number).headline) == headline


@pytest.mark.rule("NYX-35")
def test_a_void_win_gives_its_reason(match: Board) -> None:
    assert field(told(match, 1), "Marker (+ Phaide, − Vakten)") == [
        "−1 +3 = **+2**",
        "Defensive beats Offensive.",
        "But with Phaide at +2 after the roll, the win is void: Defensive only counts when level or behind.",
    ]


@pytest.mark.rule("NYX-12")
def test_points_show_what_changed_them(match: Board) -> None:
    assert field(told(match, 1), "Phaide · Defensive")[2:] == ["Hurts: Liten (1)", "Points 5 +1 (Liten) = 6"]
    assert field(told(match, 2), "Phaide · Waiting") == [
        "Body 4: 2, **3**, ~~5~~ (3 dice, the best counts)",
        "Effect 3",
        "Helps: Motståndskvinna (2)",
        "Bought off: Liten",
        "Points 6 −1 (Motståndskvinna) −1 (Liten) = 4",
    ]


@pytest.mark.rule("NYX-37")
def test_two_winners_who_both_take_steps_cancel_out(match: Board) -> None:
    assert field(told(match, 2), "Marker (+ Phaide, − Vakten)") == [
        "+2 +3 −1 = +4, three steps for both cancel out → **+4**",
        "Both picked Waiting.",
        "Waiting always counts, so both win.",
        "Three steps for Phaide.",
        "Three steps for Vakten.",
    ]


@pytest.mark.rule("NYX-27")
def test_overflow_that_reaches_the_goal_ends_the_story(match: Board) -> None:
    last = told(match, 4)
    assert last.tone == "over"
    assert field(last, "Marker (+ Phaide, − Vakten)") == [
        "+2 +1 −6 = −3, Offensive −3 = −6 → **−5**",
        "Offensive beats Waiting.",
        "With Vakten at +3 after the roll, level or ahead, the win counts.",
        "Three steps for Vakten.",
        "1 step past the end, and that settles it.",
    ]
    assert field(last, "The end") == ["Vakten reached the goal.", "Goal reached: Vakten gets away"]


@pytest.mark.rule("NYX-29")
def test_the_opening_lists_what_the_gm_has_set(match: Board) -> None:
    assert lines(story(turn(match, 0)) or pytest.fail("no opening")) == [
        "Brottning begins: Phaide against Vakten, Vakten ahead by 1.",
        "Brottning",
        "The scale has 5 steps each way.",
        "Steps past the end reach the goal and end the conflict.",
        "[Phaide]",
        "Goal: Phaide gets away",
        "Begins with Body",
        "May break off after winning the tactics.",
        "[Vakten]",
        "Goal: Vakten gets away",
        "Begins with Value",
        "Modifier −1",
        "May break off after winning the tactics.",
        'Rules: Nyx v1.02 by Olle "Snigel" Linge (www.snigel.nu). Free to use, not for money.',
        "A lead of 1 out of 5 for Vakten.",
    ]
