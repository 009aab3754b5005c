"""The dice of Noir's rolls are replayed from their events, and changed ones are noticed."""

from collections.abc import Iterable, Sequence

import pytest

from rules.chance.deck import Throw
from rules.contract.replay import ReplayedRoll, replay
from rules.core.model_base import Event
from rules.noir.replay import NoirReplay
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.thrown_faces import thrown_faces
from tests.rules.noir.board import GM
from tests.rules.noir.moments import rich, table


def replayed(events: Iterable[Event], *throws: Sequence[int]) -> ReplayedRoll:
    return replay(NoirReplay(), events, [Throw(10, tuple(faces)) for faces in throws])


def changed(events: Iterable[Event], kind: type[Event], **fields: object) -> list[Event]:
    """Return events with other fields in those of one kind."""
    return [event.but(**fields) if isinstance(event, kind) else event for event in events]


@pytest.mark.rule("NOIR-67", "NOIR-90")
def test_the_odds_dice_of_a_latecomer_are_compared() -> None:
    board = rich(table(), Bea=3)
    board.fight({"Ada": 1, "Guard": 2}, (9, 5, 2, 4))
    joining = board.move(m.JoinCombat, character=board.id("Bea"), side=1, odds=2)
    events = board.do(joining, GM, (3, 8, 2, 7))
    assert replayed(events, (3, 8, 2, 7)) is ReplayedRoll.WHOLE
    (decided,) = [event for event in events if isinstance(event, d.CheckDecided)]
    (cast,) = decided.check.casts
    other = decided.check.but(casts=(cast.but(offered=(3, 8, 2, 6)),))
    assert replayed(changed(events, d.CheckDecided, check=other), (3, 8, 2, 7)) is ReplayedRoll.AMISS


@pytest.mark.rule("NOIR-67")
def test_two_chosen_dice_are_among_those_that_fell() -> None:
    board = rich(table(), Ada=9)
    board.test("Ada")
    events = board.answer(m.Ready, "Ada", (3, 4, 9, 8), odds=2)
    events += board.answer(m.ChooseTwo, "Ada", places=(2, 3))
    fell = (3, 4, 9, 8)
    assert replayed(events, fell) is ReplayedRoll.WHOLE
    assert replayed(changed(events, d.TwoChosen, dice=(9, 9)), fell) is ReplayedRoll.AMISS
    assert replayed(changed(events, d.TwoChosen, places=(2, 4)), fell) is ReplayedRoll.AMISS
    (chosen,) = [event for event in events if isinstance(event, d.TwoChosen)]
    assert replayed([chosen], (9, 8)) is ReplayedRoll.WHOLE, "what was offered is not known"


@pytest.mark.rule("NOIR-68")
def test_a_late_die_of_which_only_the_place_is_known_is_not_compared() -> None:
    board = rich(table(), Ada=9)
    board.test("Ada")
    events = board.answer(m.Ready, "Ada", (2, 3), odds=0)
    events += board.answer(m.BuyLate, "Ada", (9,), buy=True)
    events += board.answer(m.PlaceLate, "Ada", place=0)
    assert replayed(events, (2, 3), (9,)) is ReplayedRoll.WHOLE
    placed = [event for event in events if not isinstance(event, d.LateThrown | d.CheckDecided)]
    assert replayed(placed, (2, 3), (9, 3)) is ReplayedRoll.WHOLE


@pytest.mark.rule("NOIR-68")
def test_a_late_die_lies_where_it_was_put() -> None:
    board = rich(table(), Ada=9)
    board.test("Ada")
    events = board.answer(m.Ready, "Ada", (2, 3), odds=0)
    events += board.answer(m.BuyLate, "Ada", (9,), buy=True)
    events += board.answer(m.PlaceLate, "Ada", place=0)
    placed = [event for event in events if not isinstance(event, d.CheckDecided)]
    for change, told in (
        ({}, ReplayedRoll.WHOLE),
        ({"dice": (2, 9)}, ReplayedRoll.AMISS),
        ({"place": 2}, ReplayedRoll.AMISS),
    ):
        assert replayed(changed(placed, d.LatePlaced, **change), (2, 3), (9,)) is told


@pytest.mark.rule("NOIR-90")
def test_dice_that_lie_while_somebody_joins_are_compared() -> None:
    board = rich(table(), Ada=3, Bea=3)
    board.fight({"Ada": 1, "Bea": 2}, ())
    events = board.answer(m.PayOdds, "Ada", (9, 5), points=0)
    events += board.do(board.move(m.JoinCombat, character=board.id("Guard"), side=2), dice=(2, 4))
    assert replayed(events, (9, 5), (2, 4)) is ReplayedRoll.WHOLE
    opened = [event for event in events if isinstance(event, d.ChecksOpened)][-1]
    ada, *others = opened.checks
    (cast,) = ada.casts
    better = ada.but(casts=(cast.but(dice=(9, 6)),))
    assert replayed([*events, opened.but(checks=(better, *others))], (9, 5), (2, 4)) is ReplayedRoll.AMISS


@pytest.mark.rule("NOIR-67")
@pytest.mark.parametrize(("offered", "dice"), [((), (2, 3)), ((3, 4, 9), ())])
def test_the_faces_of_a_throw_are_those_to_choose_from_or_those_that_count(
    offered: tuple[int, ...], dice: tuple[int, ...]
) -> None:
    thrown = d.DiceThrown(contest="9", turn=1, character="1", name="Ada", dice=dice, offered=offered)
    assert thrown_faces(thrown) == offered + dice
