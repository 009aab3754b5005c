"""In a conflict, a seat is offered what it could do, and nothing else."""

from collections.abc import Callable, Iterator

import pytest

from rules.core.model_base import Action
from rules.core.seat import Seat
from rules.nyx.base.enums import Attribute, BonusKind, Mode, Tactic
from rules.nyx.legal_actions.aspect_uses import TEXT
from rules.nyx.legal_actions.legal_actions import conflict_actions
from rules.nyx.state import contest_actions as m
from rules.nyx.state.contests import Side, claims_of
from tests.rules.nyx.board import SEATS, Board
from tests.rules.nyx.legal_actions.conflict_moments import CONFLICT_MOMENTS
from tests.rules.nyx.legal_actions.offers import check_offers


def thinkable(board: Board, seat: Seat) -> Iterator[Action]:
    """Yield actions that could be offered in the conflict, whether they are possible now or not."""
    at, conflict = board.at, board.conflict
    yield m.EndConflict(**at)
    yield m.LetClaims(**at)
    yield m.TellRound(contest=conflict.id, turn=conflict.rolled, text=TEXT)
    for mode in Mode:
        yield m.CorrectConflict(**at, field="mode", value=mode, reason=TEXT)
    for place in (conflict.marker - 1, conflict.marker + 1):
        yield m.CorrectConflict(**at, field="marker", value=str(place), reason=TEXT)
    for side in conflict.sides:
        yield from _of_side(board, side)
        if side.advantage and not seat.is_gm:
            yield m.SetAdvantage(**at, side=side.number, advantage=0)


def _of_side(board: Board, side: Side) -> Iterator[Action]:
    at = {**board.at, "side": side.number}
    yield from (each(**at) for each in (m.GiveUp, m.BreakOffNow, m.Revise))
    yield from (m.SetModifier(**at, modifier=number) for number in range(-4, 5))
    yield m.SetAdvantage(**at, advantage=2)
    yield m.SetAutomatic(**at, on=not side.itself)
    yield from (m.StrikeClaim(**at, aspect=use.aspect) for use in claims_of(side))
    yield from (m.PickTactic(**at, tactic=tactic) for tactic in Tactic)
    yield from (m.JudgeStory(**at, allow=allow) for allow in (True, False))
    yield from (m.TakePenalty(**at, damage=bool(name), name=name) for name in ("", TEXT))
    for choice in BonusKind:
        yield m.ChooseBonus(**at, choice=choice, text=TEXT if choice is BonusKind.STORY else "")
    for person in () if side.declared else side.people:  # who has declared is offered to revise it
        for attribute in (Attribute.BODY, Attribute.MIND, Attribute.VALUE):
            roller = person if side.members else ""
            yield from _declarations(m.Declare(**at, attribute=attribute, roller=roller), side)


def _declarations(plain: m.Declare, side: Side) -> Iterator[Action]:
    """Yield a declaration without aspects, with a tactic, and with one of the first two aspects."""
    yield plain
    if not side.itself:  # where the dice pick, the GM may do so as well, but is not offered it
        yield plain.but(tactic=Tactic.WAITING)
        yield plain.but(tactic=Tactic.OFFENSIVE, keep=True)
    for aspect in (1, 2):
        yield plain.but(positive=(aspect,))
        yield plain.but(negative=(aspect,))


@pytest.mark.parametrize("moment", CONFLICT_MOMENTS, ids=lambda moment: moment.__name__)
def test_what_could_be_done_in_a_conflict_is_offered_and_nothing_else_is(moment: Callable[[], Board]) -> None:
    board = moment()
    for seat in SEATS:
        offered = conflict_actions(board.state, board.conflict, seat)
        check_offers(board, seat, offered, thinkable(board, seat))
