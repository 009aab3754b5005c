"""Each kind of action is offered to a seat while it is possible, and to nobody else."""

from collections.abc import Callable

import pytest

from rules.campaign.actions import EndSession, MoveTime, StartSession
from rules.core.model_base import Action
from rules.core.seat import PUBLIC, Seat
from rules.nyx.base.enums import Attribute
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Aspect, Entry
from rules.nyx.system import NYX
from tests.rules.nyx.board import ANN, BEN, GM, PLACE, SEATS, Board, duel


def kinds(board: Board, seat: Seat) -> set[type[Action]]:
    return {type(choice) for choice in NYX.legal_actions(board.state, seat)}


def table() -> Board:
    board = Board()
    board.player("Ada", ANN)
    board.player("Bo", BEN)
    return board


def hurt(board: Board, *, slow: bool = False, healed: int = 0) -> None:
    damage = Aspect(id=20, name="Cut", value=1, damage=True, slow=slow)
    board.give("Ada", aspects=(*board.who("Ada").aspects, damage), healed=healed)


def asked(board: Board) -> None:
    entries = [Entry(name=one.name, value=one.value) for one in board.who("Ada").aspects]
    entries[1] = entries[1].but(value=1)
    action = a.ProposeChange(
        character=board.who("Ada").id, entries=(*entries, Entry(name="Tar", value=1)), reason="So."
    )
    board.do(action, ANN)


def poisoned(board: Board) -> None:
    action = a.Afflict(
        character=board.who("Ada").id, name="Poison", attribute=Attribute.BODY, strength=0, period=2
    )
    board.do(action)
    board.do(MoveTime(minutes=1))


def lost(board: Board) -> None:
    sides = (m.SideSetup(character=board.who("Ada").id), m.SideSetup(character=board.who("Bo").id))
    board.do(m.Challenge(place=PLACE, title="Race", sides=sides, stake="face", harmful=True))
    board.declare(1)
    board.declare(2, [1, 5])


def broke(board: Board) -> None:
    board.give("Ada", points=0)


def session(board: Board) -> None:
    board.do(StartSession())


def over(board: Board) -> None:
    board.do(EndSession())


Act = Callable[[Board], None]
#: A kind of action, its seat, the steps that make it possible, and the steps that make it impossible again.
OFFERED: tuple[tuple[type[Action], Seat, tuple[Act, ...], tuple[Act, ...]], ...] = (
    (a.AskSuccess, ANN, (), (broke,)),
    (a.AskSuccess, ANN, (), (asked,)),
    (a.ProposeChange, ANN, (session, over), (asked,)),
    (a.ProposeChange, ANN, (), (session,)),
    (a.JudgeAsk, GM, (asked,), ()),
    (a.RemoveDamage, ANN, (hurt,), (session,)),
    (a.RemoveDamage, ANN, (hurt,), (broke,)),
    (a.HealSlow, ANN, (lambda board: hurt(board, slow=True, healed=1),), ()),
    (a.RollAffliction, ANN, (poisoned,), (lost,)),
    (a.CallForRoll, GM, (), (lost,)),
    (m.Challenge, ANN, (), (lost,)),
    (m.TakePenalty, ANN, (lost,), ()),
    (m.TellRound, GM, (lost,), ()),
    (a.Afflict, GM, (), ()),
    (a.CorrectSheet, GM, (), ()),
    (a.CorrectAspect, GM, (), ()),
    (a.UseInStory, ANN, (), ()),
)


@pytest.mark.parametrize(
    ("kind", "seat", "before", "after"), OFFERED, ids=lambda value: getattr(value, "__name__", None)
)
def test_an_action_is_offered_only_while_it_is_possible(
    kind: type[Action], seat: Seat, before: tuple[Act, ...], after: tuple[Act, ...]
) -> None:
    board = table()
    for act in before:
        assert kind not in kinds(board, seat) or act in {session, over}
        act(board)
    assert kind in kinds(board, seat)
    assert kind not in kinds(board, PUBLIC)
    if seat == GM and kind is not m.TellRound:
        assert kind not in kinds(board, ANN) | kinds(board, BEN)
    for act in after:
        act(board)
    if after:
        assert kind not in kinds(board, seat)


def test_a_conflict_offers_corrections_only_to_the_gm() -> None:
    board = duel()
    assert [m.CorrectConflict in kinds(board, seat) for seat in SEATS] == [True, False, False, False]


@pytest.mark.rule("NYX-14")
def test_a_change_is_offered_that_takes_a_point_from_an_aspect_of_each_value() -> None:
    board = table()
    before = {aspect.name: aspect.value for aspect in board.who("Ada").aspects}
    offered = [one for one in NYX.legal_actions(board.state, ANN) if isinstance(one, a.ProposeChange)]
    entries = [{entry.name: entry.value for entry in one.entries} for one in offered]
    lowered = [[value for name, value in before.items() if after.get(name, 0) < value] for after in entries]
    assert sorted(lowered) == [[1], [2], [3]]


@pytest.mark.rule("NYX-14")
def test_every_offered_change_changes_something() -> None:
    board = table()
    offered = [one for one in NYX.legal_actions(board.state, ANN) if isinstance(one, a.ProposeChange)]
    assert offered
    for one in offered:
        board.do(one, ANN)
        board.do(a.JudgeAsk(character=one.character, allow=False))
