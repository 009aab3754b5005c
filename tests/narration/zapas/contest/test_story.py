"""The stories of a roll, a duel and a scene: the dice, the results, and the changes to reserves."""

import re
from dataclasses import replace

import pytest

from narration.text.languages import LANGUAGES, Language
from narration.text.line import Panel
from narration.zapas.contest.result import zapas_result
from narration.zapas.contest.story import zapas_story
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state.contests import Aim, Purpose
from rules.zapas.view import redact
from tests.narration.printing import field, is_sayable, lines, said, text
from tests.narration.zapas.evening import happened
from tests.rules.zapas.board import ANN, BEN, CLEO, PLACE, Board, faces, table


def story(board: Board) -> Panel:
    """Return the last contest's story; check that every language can print it."""
    told = zapas_story(happened(board), board.contest)
    assert told is not None
    is_sayable(told)
    return told


def untold(board: Board) -> bool:
    return zapas_story(happened(board), board.contest) is None


# ------------------------------------------------------------------------------------------ a roll


@pytest.mark.rule("ZAP-17", "ZAP-27", "ZAP-33", "ZAP-42")
def test_a_success_shows_its_hits_and_their_cost() -> None:
    board = table()
    board.open("Ada")
    board.build(trait="Soldier", aspects=("accuracy",), flag="Courage", reserve=1)
    board.help("Bo")
    assert untold(board)
    board.throw(4, 3, 6, 1, 5, 2)
    told = story(board)
    assert said(told.headline) == "Ada succeeds: 3 hits against 3 · Climb the wall"
    assert lines(told)[2:] == [
        "Goal: Be on the roof",
        "Difficulty: medium 3",
        "Pool: 1 + **Soldier** 1 + aspect **accuracy** 1 + flag **Courage** 1 + reserve **1**"
        " + help **1** = **6 dice**",
        "Ada: **4**, ~~3~~, **6**, ~~1~~, **5**, ~~2~~ → 3 hits",
        "**Success**: 3 hits against difficulty 3.",
        "Ada: reserve 7 −1 = **6**",
        "Bo: reserve 7 −1 = **6**",
        "The flag **Courage** gets a mark.",
    ]
    assert told.tone == "ahead"


@pytest.mark.rule("ZAP-18", "ZAP-28", "ZAP-33")
def test_a_failure_shows_the_returned_dice_and_the_gms_options() -> None:
    board = table()
    board.open("Ada")
    board.build(reserve=2)
    board.help("Bo")
    board.throw(*faces(0, 4))
    assert lines(story(board))[5:] == [
        "Ada: ~~3~~, ~~3~~, ~~3~~, ~~3~~ → no hits",
        "**Failure**: no hits against difficulty 3.",
        "Ada: reserve 7 +1 = **8**",
        "Ada keeps the added dice: 2",
        "The helping dice go back: Bo",
        "The goal is out of reach for now. The GM says what follows: a twist, a condition, both or neither.",
    ]
    assert said(story(board).headline, "ru") == "Ada, неудача: ни одного успеха против 3 · Climb the wall"


@pytest.mark.rule("ZAP-27", "ZAP-31")
def test_an_unchanged_reserve_is_reported_as_unchanged() -> None:
    board = table()
    board.attempt("Ada", faces(3, 4), trait="Soldier", aspects=("accuracy", "drill"))
    assert "Ada: the reserve doesn’t change." in text(story(board))
    capped = table(ceiling="7")
    capped.attempt("Ada", faces(0, 1))
    assert "Ada: the reserve doesn’t change." in text(story(capped))


@pytest.mark.rule("ZAP-24", "ZAP-56", "ZAP-58", "ZAP-59")
def test_a_success_states_its_purpose() -> None:
    board = table()
    board.hurt("Bo", "lost")
    board.do(a.SetTask(text="Bring down the dragon"))
    task = board.state.shared.tasks[-1].id
    aims = {
        Aim(
            purpose=Purpose.CONDITION, character=board.id("Bo"), text="lost"
        ): "Bo is rid of a condition: lost.",
        Aim(purpose=Purpose.PART, task=task, text="Sand"): (
            "Sand: done. The difficulty of “Bring down the dragon” falls by 1."
        ),
        Aim(purpose=Purpose.TASK, task=task): "The task is done: Bring down the dragon.",
        Aim(purpose=Purpose.CONTACT, text="a smith"): "Ada knows someone: a smith.",
        Aim(purpose=Purpose.ACQUIRE, text="a boat"): (
            "Ada has it at hand: a boat. On its own it gives no die."
        ),
    }
    for aim, wanted in aims.items():
        board.attempt("Ada", faces(3, 5), aim, trait="Soldier", aspects=("accuracy", "rifle", "drill"))
        assert wanted in lines(story(board))
    board.attempt("Ada", faces(1, 1), Aim(purpose=Purpose.CONTACT, text="a cook"))
    assert "knows somebody" not in text(story(board))


@pytest.mark.rule("ZAP-63")
def test_an_attack_shows_its_hits_and_hides_the_sum_from_the_public() -> None:
    board = table()
    board.npc("Ogre", 3, 5)
    board.attempt("Ada", faces(3, 3), Aim(purpose=Purpose.ATTACK, character=board.id("Ogre")), reserve=2)
    assert "Ogre takes 3 hits; in all 3." in text(story(board))
    known = [redact(board.state, event, BEN) for event in happened(board)]
    public = zapas_story([event for event in known if event is not None], board.contest)
    assert public is not None
    assert "Ogre takes 3 hits." in text(public)
    assert "in all" not in text(public)
    board.attempt("Bo", faces(3, 3), Aim(purpose=Purpose.ATTACK, character=board.id("Ogre")), reserve=2)
    assert lines(story(board))[-1] == "**Ogre is dead.**"


def test_a_roll_that_is_called_off_gives_everything_back() -> None:
    board = table()
    board.open("Ada")
    board.do(board.move(m.Cancel), ANN)
    told = story(board)
    assert said(told.headline) == "“Climb the wall” is called off"
    assert lines(told)[2:] == ["All dice go back where they came from."]


# ------------------------------------------------------------------------------------------ a duel


def bidding(*, fact: bool = False) -> Board:
    """Return a board at the start of the bidding: Ada has two dice, Bo one, and each has a helper."""
    board = table()
    board.challenge("Ada", "Bo", fact=fact)
    board.agree()
    board.choose(0, flag="Courage")
    board.choose(1)
    board.help("Cyrus", 0)
    board.help("Dora", 1)
    assert untold(board)
    board.begin_bidding()
    return board


@pytest.mark.rule("ZAP-42", "ZAP-51", "ZAP-52", "ZAP-53")
def test_a_duel_shows_both_throws_and_the_fate_of_all_dice() -> None:
    board = bidding()
    board.bid(0, 2)
    board.bid(1, 3)
    board.bid(0, 0)
    board.bid(1, 0, faces(2, 5) + faces(3, 5))
    told = story(board)
    assert said(told.headline) == "Bo wins: 3 hits against 2 for Ada"
    assert [said(row) for row in told.lines] == [
        "Ada: **4**, **4**, ~~3~~, ~~3~~, ~~3~~ → 2 hits",
        "Bo: **4**, **4**, **4**, ~~3~~, ~~3~~ → 3 hits",
        "True from now on: “The map is yours”",
        "Bo: reserve 7 −3 = **4**",
        "Ada: reserve 7 +1 = **8**",
        "Ada keeps the added dice: 2",
        "The helping dice go back: Cyrus",
        "Dora: reserve 7 −1 = **6**",
        "The flag **Courage** gets a mark.",
        "The GM says how it goes, within the stakes.",
    ]
    assert field(told, "Bo") == [
        "At stake: The map is yours",
        "Pool: 1 + reserve **3** + help **1** = **5 dice**",
    ]


@pytest.mark.rule("ZAP-52", "ZAP-54")
def test_a_tie_gives_everything_back_and_settles_nothing() -> None:
    board = bidding(fact=True)
    board.bid(0, 0)
    board.bid(1, 0, faces(1, 3) + faces(1, 2))
    told = story(board)
    assert said(told.headline) == "A tie: Ada, Bo, 1 hit each"
    assert "Neither claim is settled." in text(told)
    assert "All dice go back where they came from." in text(told)
    assert "reserve 7" not in text(told)
    settled = bidding(fact=True)
    settled.bid(0, 0)
    settled.bid(1, 0, faces(3, 3) + faces(0, 2))
    assert "It joins the settled facts." in text(story(settled))


@pytest.mark.rule("ZAP-47")
def test_giving_up_makes_the_other_stake_come_true() -> None:
    board = bidding()
    board.side(m.Concede, 0)
    told = story(board)
    assert said(told.headline) == "Ada gives up: Bo’s stake comes true"
    assert "True from now on: “The map is yours”" in text(told)
    assert said(told.title) == "Ada – Bo · given up"


WON = {"en": "wins", "sv": "vinner", "ru": "победа|побеждает"}
TIED = {"en": "a tie", "sv": "oavgjort", "ru": "ничья"}
GIVEN_UP = {"en": "gives up", "sv": "ger upp", "ru": "сдаётся"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("ZAP-47", "ZAP-52")
def test_the_end_of_a_duel_is_told_once(language: Language) -> None:
    won, tied, given_up = bidding(), bidding(), bidding()
    for board, hits in ((won, 2), (tied, 1)):
        board.bid(0, 0)
        board.bid(1, 0, faces(1, 3) + faces(hits, 2))
    given_up.side(m.Concede, 0)
    for board, ended in ((won, WON), (tied, TIED), (given_up, GIVEN_UP)):
        message = zapas_result(happened(board), board.contest)
        assert message is not None
        for panel in (story(board), message):
            printed = " ".join(lines(replace(panel, picture=None), language)).lower()
            assert len(re.findall(ended[language], printed)) == 1, printed


# ------------------------------------------------------------------------------------------ a scene


@pytest.mark.rule("ZAP-30")
def test_a_scene_shows_the_reserves_that_it_filled() -> None:
    board = table()
    board.stake("Ada", reserve=2)
    board.stake("Bo", reserve=9)
    people = (board.id("Ada"), board.id("Bo"))
    board.do(m.StartRecovery(place=PLACE, characters=people), ANN, [1])
    assert untold(board)
    board.do(board.move(m.EndRecovery))
    told = story(board)
    assert said(told.headline) == "Recovered: Ada 2 → 7"
    assert [said(row) for row in told.lines] == ["Ada: reserve 2 +5 = **7**"]


@pytest.mark.rule("ZAP-30")
def test_a_scene_that_filled_nothing_says_so() -> None:
    board = table()
    people = (board.id("Bo"), board.id("Cyrus"))
    board.do(m.StartRecovery(place=PLACE, characters=people), CLEO, [1])
    board.do(board.move(m.EndRecovery))
    told = story(board)
    assert said(told.headline) == "The recovery scene is over: Bo, Cyrus"
    assert "Nobody had a die to gain." in text(told)


def test_a_cancelled_scene_promised_no_dice() -> None:
    board = table()
    people = (board.id("Bo"), board.id("Cyrus"))
    board.do(m.StartRecovery(place=PLACE, characters=people), CLEO, [1])
    board.do(board.move(m.Cancel))
    told = story(board)
    assert said(told.headline) == "“Bo, Cyrus” is called off"
    assert told.lines == ()
