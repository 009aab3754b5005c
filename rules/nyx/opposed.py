"""Opposed rolls: simple conflict actions, settled by one roll of each side (NYX-19, NYX-20)."""

from rules import names
from rules.campaign.model import controls
from rules.nyx.actions import Challenge
from rules.nyx.character import find
from rules.nyx.events import ConflictOpened
from rules.nyx.model import Conflict, Mode, NyxState
from rules.nyx.setup import make_side, require_apart, standing_declared
from rules.refusal import Refused
from rules.seat import Seat, require_gm


def challenge(state: NyxState, action: Challenge, seat: Seat) -> ConflictOpened:
    """Announce an opposed roll and its stake (NYX-20).

    A player challenges with the own character, and sets no modifier. Refused: `not-your-character`,
    `gm-only` for modifiers and groups, `opponent-missing` for a passive side, `stake-missing` for harm
    without a word on what it is, and the codes of opening a conflict.
    """
    first, second = action.sides
    if not (first.character and second.character):
        raise Refused("opponent-missing")
    require_apart(first, second)
    if not controls(seat, find(state, first.character)) or first.members or second.members:
        require_gm(seat)
    if first.modifier or second.modifier:
        require_gm(seat)
    if action.harmful and names.is_empty(action.stake):
        raise Refused("stake-missing")
    number = state.campaign.next_id
    conflict = Conflict(
        id=number,
        title=names.name(action.title),
        place=action.place,
        length=1,
        mode=Mode.PENALTY,
        marker=0,
        sides=(make_side(state, 1, first, needs_goal=False), make_side(state, 2, second, needs_goal=False)),
        simple=True,
        stake="" if names.is_empty(action.stake) else names.sentence(action.stake),
        harmful=action.harmful,
    )
    return ConflictOpened(contest=number, turn=0, conflict=standing_declared(state, conflict))
