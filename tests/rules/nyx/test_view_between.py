"""Events between rounds: players hear everything about players' characters, but little about the GM's."""

from collections.abc import Callable

import pytest

from rules.campaign.actions import MoveTime, Rest
from rules.core.model_base import Action, Event
from rules.core.seat import PUBLIC, Seat
from rules.nyx.base.enums import Attribute, GroupMode
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Aspect, Entry
from rules.nyx.state.events import (
    Afflicted,
    AfflictionRolled,
    Asked,
    AskRefused,
    AspectCorrected,
    AspectsChanged,
    DamageRemoved,
    HealingOwed,
    RollCalled,
    SheetCorrected,
)
from rules.nyx.system import NYX
from tests.rules.nyx.board import ANN, BEN, GM, Board

OTHERS = (ANN, BEN, PUBLIC)


def table() -> Board:
    board = Board()
    board.player("Ada", ANN)
    board.npc("Captain")
    return board


def heard(board: Board, event: Event, seat: Seat) -> Event | None:
    return NYX.redact(board.state, event, seat)


def meet(board: Board) -> None:
    """Let players meet the captain in a conflict."""
    board.open("Ada", "Captain")
    board.do(m.EndConflict(**board.at))


def change(board: Board, name: str) -> Action:
    values = {aspect.name: aspect.value for aspect in board.who(name).aspects} | {"Ash": 1, "Tar": 1}
    entries = tuple(Entry(name=n, value=v) for n, v in values.items())
    return a.ProposeChange(character=board.who(name).id, entries=entries, reason="So.")


def correction(board: Board, name: str) -> Action:
    return a.CorrectSheet(character=board.who(name).id, field="points", value=9, reason="So.")


def wound(board: Board, name: str) -> Action:
    return a.CorrectAspect(character=board.who(name).id, name="Cut", value=1, damage=True, reason="So.")


def renaming(board: Board, name: str) -> Action:
    number = board.aspect(name, "Ash")
    return a.CorrectAspect(character=board.who(name).id, aspect=number, name="Oath", value=2, reason="So.")


def poison(board: Board, name: str) -> Action:
    return a.Afflict(
        character=board.who(name).id, name="Poison", attribute=Attribute.BODY, strength=-3, period=2
    )


def call(board: Board, *names: str) -> Action:
    numbers = tuple(board.who(name).id for name in names)
    return a.CallForRoll(characters=numbers, attribute=Attribute.BODY, mode=GroupMode.BEST, text="Over.")


TOLD: dict[type[Event], Callable[[Board, str], Action]] = {
    Asked: change,
    SheetCorrected: correction,
    AspectCorrected: renaming,
    Afflicted: poison,
    RollCalled: call,
}


@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.__name__)
def test_players_hear_everything_about_players_and_nothing_about_the_gms_characters(
    kind: type[Event],
) -> None:
    for name, public in (("Ada", True), ("Captain", False)):
        board = table()
        action = TOLD[kind](board, name)
        (event,) = board.do(action, board.owner(name) if kind is Asked else GM)
        assert isinstance(event, kind)
        assert heard(board, event, GM) == event
        for seat in OTHERS:
            assert heard(board, event, seat) == (event if public else None)


def test_only_the_gm_hears_of_consequences_on_the_gms_sheets() -> None:
    board = table()
    board.do(change(board, "Captain"))
    board.do(a.JudgeAsk(character=board.who("Captain").id, allow=False))
    board.do(change(board, "Captain"))
    board.do(a.JudgeAsk(character=board.who("Captain").id, allow=True))
    board.do(poison(board, "Captain"))
    board.do(MoveTime(minutes=9))
    roll = a.RollAffliction(character=board.who("Captain").id, affliction=1, nth=0)
    board.do(roll, GM, [10])
    board.do(Rest())
    for kind in (AskRefused, AspectsChanged, AfflictionRolled, DamageRemoved):
        for seat in OTHERS:
            assert heard(board, board.event(kind), seat) is None


def test_players_hear_numbers_and_damage_of_people_they_met_but_no_aspects() -> None:
    board = table()
    meet(board)
    (points,) = board.do(correction(board, "Captain"))
    (hurt,) = board.do(wound(board, "Captain"))
    (renamed,) = board.do(renaming(board, "Captain"))
    number = board.aspect("Captain", "Oath")
    (turned,) = board.do(
        a.CorrectAspect(character=board.who("Captain").id, aspect=number, value=1, damage=True, reason="So.")
    )
    assert isinstance(turned, AspectCorrected)
    for seat in OTHERS:
        assert heard(board, points, seat) == points
        assert heard(board, hurt, seat) == hurt
        assert heard(board, renamed, seat) is None
        assert heard(board, turned, seat) == turned.but(old=None)


def test_players_see_nothing_pending_on_characters_of_the_gm_they_have_not_met() -> None:
    board = table()
    meet(board)
    board.do(change(board, "Captain"))
    board.do(poison(board, "Captain"))
    board.do(call(board, "Captain"))
    slow = [Aspect(id=20 + i, name=name, value=1, damage=True, slow=True) for i, name in enumerate("AB")]
    board.give("Captain", aspects=(*board.who("Captain").aspects, *slow), healed=1)
    for seat in OTHERS:
        seen = NYX.view(board.state, seat).characters[board.who("Captain").id]
        assert (seen.ask, seen.call, seen.afflictions, seen.healed) == (None, None, (), 0)
        assert [aspect.name for aspect in seen.aspects] == ["A", "B"]
    assert NYX.view(board.state, GM) == board.state


@pytest.mark.rule("NYX-50")
def test_when_people_heal_players_hear_only_the_names_of_players_characters() -> None:
    board = table()
    slow = [Aspect(id=20 + i, name=name, value=1, damage=True, slow=True) for i, name in enumerate("AB")]
    for name in ("Ada", "Captain"):
        board.give(name, aspects=(*board.who(name).aspects, *slow))
    board.do(Rest())
    owed = board.event(HealingOwed)
    assert owed.names == ("Ada", "Captain")
    for seat in OTHERS:
        assert heard(board, owed, seat) == owed.but(characters=(board.who("Ada").id,), names=("Ada",))
    board.give("Ada", aspects=())
    board.do(Rest())
    assert heard(board, board.event(HealingOwed), ANN) is None


@pytest.mark.rule("NYX-21")
def test_everybody_hears_a_call_that_includes_a_player() -> None:
    board = table()
    board.player("Bo", BEN, ratings={"body": 1, "mind": 8, "interaction": 8})
    (called,) = board.do(call(board, "Ada", "Captain"))
    (held,) = board.do(call(board, "Bo", "Captain"))
    assert isinstance(held, RollCalled)
    assert held.names == ("Captain",)
    for seat in OTHERS:
        assert heard(board, held, seat) == held
        assert heard(board, called, seat) == called
