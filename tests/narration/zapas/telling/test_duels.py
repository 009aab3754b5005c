"""What duels and recovery scenes are told as."""

import pytest

from rules.zapas.state import contest_actions as m
from tests.narration.zapas.telling.storied import StoriedBoard, storied
from tests.rules.zapas.board import ANN, PLACE, faces


def bidding(*, fact: bool = False, **reserves: int) -> StoriedBoard:
    """Return a board on which Ada and Bo begin to bid, with these reserves."""
    board = storied()
    for name, reserve in reserves.items():
        board.stake(name, reserve=reserve)
    board.helpable(fact=fact)
    board.begin_bidding()
    return board


def fought(ours: int, theirs: int, *, fact: bool = False) -> StoriedBoard:
    """Return a board on which both threw three dice with these hits."""
    board = bidding(fact=fact)
    for side, dice in ((0, 2), (1, 2), (0, 0)):
        board.bid(side, dice)
    board.bid(1, 0, faces(ours, 3) + faces(theirs, 3))
    return board


@pytest.mark.rule("ZAP-47")
def test_a_challenge_is_told_and_the_stakes_once_both_sides_accept_them() -> None:
    board = storied()
    board.challenge("Ada", "Bo")
    assert board.told == ["duel-open"]
    board.side(m.AcceptStakes, 0)
    assert board.worded == ()
    board.side(m.AcceptStakes, 1)
    assert board.told == ["duel-stakes"]


@pytest.mark.rule("ZAP-50")
def test_a_duel_has_one_remark_about_a_big_or_a_high_bid() -> None:
    board = bidding()
    board.bid(0, 2)
    assert board.told == []
    board.bid(1, 3)
    assert board.told == ["duel-bid"]
    board.bid(0, 4)
    assert board.told == []


@pytest.mark.rule("ZAP-50")
def test_small_bids_are_told_once_they_are_a_high_pile() -> None:
    board = bidding()
    for side, dice in ((0, 2), (1, 1), (0, 2), (1, 1)):
        board.bid(side, dice)
        assert board.told == []
    board.bid(0, 1)
    assert board.told == ["duel-high"]


@pytest.mark.rule("ZAP-50")
def test_a_side_without_dice_left_is_told_so_once() -> None:
    board = bidding(Ada=1, Bo=2)
    board.bid(0, 1)
    assert board.told == []
    board.bid(1, 1)
    assert board.told == ["duel-out"]
    assert "both_out" not in board.claims("out")
    board.bid(1, 1, faces(2, 2) + faces(0, 3))
    assert board.told == ["duel-won"]


@pytest.mark.rule("ZAP-50")
def test_two_sides_without_dice_are_told_in_one_sentence() -> None:
    board = storied()
    for name in ("Ada", "Bo"):
        board.stake(name, reserve=0)
    board.helpable()
    board.begin_bidding(faces(1, 1) + faces(0, 1))
    assert board.told == ["duel-out", "duel-narrow"]
    assert "both_out" in board.claims("out")


@pytest.mark.rule("ZAP-51", "ZAP-52", "ZAP-54")
@pytest.mark.rule("ZAP-50")
def test_a_bid_that_decides_a_duel_is_not_remarked_on_beside_the_throw() -> None:
    board = bidding(fact=True, Ada=3, Bo=0)
    board.bid(0, 3, faces(3, 4) + faces(0, 1))
    assert board.told == ["duel-out", "duel-won", "duel-fact"]


@pytest.mark.parametrize(
    ("ours", "theirs", "fact", "told"),
    [
        (2, 1, False, ["duel-narrow"]),
        (1, 3, False, ["duel-won"]),
        (2, 2, False, ["duel-tie"]),
        (0, 0, False, ["duel-tie"]),
        (2, 2, True, ["duel-tie-fact"]),
        (3, 1, True, ["duel-won", "duel-fact"]),
    ],
)
def test_a_duel_is_told_by_its_margin(ours: int, theirs: int, fact: bool, told: list[str]) -> None:
    assert fought(ours, theirs, fact=fact).told == told


@pytest.mark.rule("ZAP-54")
def test_a_duel_about_a_fact_quotes_the_fact_once() -> None:
    board = fought(3, 1, fact=True)
    assert " ".join(board.sentences).count("The map is mine") <= 1


def test_giving_up_is_told_instead_of_a_throw() -> None:
    board = bidding()
    board.side(m.Concede, 0)
    assert board.told == ["duel-given-up"]
    assert "The map is mine" not in board.sentences[0]


@pytest.mark.rule("ZAP-30")
def test_a_scene_is_told_by_whether_it_filled_a_reserve() -> None:
    board = storied()
    people = (board.id("Ada"), board.id("Bo"))
    for reserve, told, full in ((7, "rest-full", True), (3, "rest", False)):
        board.stake("Ada", reserve=reserve)
        board.do(m.StartRecovery(place=PLACE, characters=people, others=("Old Nan",)), ANN, [4])
        board.do(board.move(m.EndRecovery, grant=1))
        assert board.told == [told]
        assert ("full" in board.claims("recovery")) is full
