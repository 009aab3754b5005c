"""Opposed rolls: simple conflict actions, decided by one roll of each side (NYX-19, NYX-20)."""

from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.nyx.base.enums import BreakOff, Mode, SideNumber
from rules.nyx.base.settings import tuning
from rules.nyx.conflict.opening import make_side, require_apart, standing_declared
from rules.nyx.sheet.sheet import find_own, known_to_players
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_actions import Challenge, SideSetup
from rules.nyx.state.contest_events import ConflictOpened
from rules.nyx.state.contests import Conflict, Side


def challenge(state: NyxState, action: Challenge, seat: Seat) -> ConflictOpened:
    """Announce an opposed roll and its stake (NYX-20).

    A player challenges with their own character, and only characters that players can see. Only the GM sets
    modifiers, groups and harm. An opposed roll has no advantages and no breaking off.

    Refused: `opponent-missing` for a passive side, `no-such-character`, `not-your-character`, `gm-only`,
    `stake-missing` for harm without a description, unless rolls harm by themselves here, and the codes of
    opening a conflict.
    """
    first, second = action.sides
    if not (first.character and second.character):
        raise Refused("opponent-missing")
    require_apart(first, second)
    if not seat.is_gm:
        _require_players(state, action, seat)
    usual = tuning(state.campaign.settings).opposed_harm
    if action.harmful and not usual and names.is_empty(action.stake):
        raise Refused("stake-missing")
    number = state.campaign.next_id
    conflict = Conflict(
        id=number,
        title=names.name(action.title),
        place=action.place,
        length=1,
        mode=Mode.PENALTY,
        marker=0,
        sides=(_side(state, 1, first), _side(state, 2, second)),
        simple=True,
        stake="" if names.is_empty(action.stake) else names.sentence(action.stake),
        harmful=usual if action.harmful is None else action.harmful,
    )
    return ConflictOpened(contest=number, turn=0, conflict=standing_declared(state, conflict))


def _require_players(state: NyxState, action: Challenge, seat: Seat) -> None:
    find_own(state, action.sides[0].character, seat)
    if action.sides[1].character not in known_to_players(state):
        raise Refused("no-such-character")
    usual = tuning(state.campaign.settings).opposed_harm
    if action.harmful not in {None, usual} or any(side.members or side.modifier for side in action.sides):
        raise Refused("gm-only")


def _side(state: NyxState, number: SideNumber, setup: SideSetup) -> Side:
    plain = setup.but(advantage=0, break_off=BreakOff.FORBIDDEN)
    return make_side(state, number, plain, needs_goal=False)
