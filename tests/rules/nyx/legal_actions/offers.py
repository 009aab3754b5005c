"""Compares what a seat is offered with what it could do."""

from collections.abc import Collection, Iterable

from rules.contract.system import play
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.nyx.system import NYX
from tests.chance import Tumbling
from tests.rules.nyx.board import Board


def check_offers(board: Board, seat: Seat, offered: Collection[Action], thinkable: Iterable[Action]) -> None:
    """Check that all that is offered is accepted, and that what is thinkable is offered if it is accepted."""
    for action in offered:
        assert is_accepted(board, action, seat), f"offered and refused: {action}"
    for action in thinkable:
        assert action in offered or not is_accepted(board, action, seat), (
            f"possible and not offered: {action}"
        )


def is_accepted(board: Board, action: Action, seat: Seat) -> bool:
    try:
        play(NYX, board.state, action, seat, Tumbling())
    except Refused:
        return False
    return True
