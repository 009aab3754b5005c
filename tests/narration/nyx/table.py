"""A table of two players, and shortcuts for common actions between rounds."""

from rules.nyx.base.enums import Attribute, GroupMode
from rules.nyx.state import actions as a
from rules.nyx.state import events as e
from rules.nyx.state.campaign_state import Entry
from tests.rules.nyx.board import ANN, ASPECTS, BEN, Board

SLOTS = (3, 2, 2, 2, 1, 1, 1, 1, 1, 1)


def two() -> Board:
    """Return a board with Ada (Ann's) and Bo (Ben's)."""
    board = Board()
    board.player("Ada", ANN)
    board.player("Bo", BEN)
    return board


def call(
    board: Board, *who: str, mode: GroupMode | None = None, modifier: int = 0, text: str = ""
) -> e.RollCalled:
    """Let the GM call for a roll on Body."""
    characters = tuple(board.who(name).id for name in who)
    on = Attribute.BODY
    board.do(a.CallForRoll(characters=characters, attribute=on, mode=mode, modifier=modifier, text=text))
    called: e.RollCalled = board.event(e.RollCalled)
    return called


def proposal(board: Board, **other: int) -> a.ProposeChange:
    """Return Ada's request to give her aspects these values; 0 removes an aspect."""
    values = {**dict(zip(ASPECTS, SLOTS, strict=True)), **other}
    entries = tuple(Entry(name=name, value=value) for name, value in values.items() if value)
    return a.ProposeChange(character=board.who("Ada").id, entries=entries, reason="She met the rebels.")
