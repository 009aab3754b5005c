"""Points for hindrances that wait for the GM (NYX-7, NYX-10). They cannot be spent until the GM lets them."""

from rules.contract.ownership import find
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.nyx.base.enums import HindrancePoints, Phase
from rules.nyx.base.pool import Use
from rules.nyx.base.settings import Tuning, tuning
from rules.nyx.sheet.sheet import conflict_of
from rules.nyx.state.actions import JudgeGains
from rules.nyx.state.campaign_state import Character, Gain, NyxState
from rules.nyx.state.events import GainsJudged, JudgedGain


def as_gains(
    state: NyxState, seat: Seat, uses: tuple[Use, ...], *, in_conflict: bool = False
) -> tuple[Use, ...]:
    """Return hindrances with their points waiting, where this table lets them wait for the GM (D-44).

    Those of the GM's characters never wait. In a conflict they do so only at tables where all of them wait.
    """
    if seat.is_gm or not points_wait(tuning(state.campaign.settings), in_conflict=in_conflict):
        return uses
    return tuple(use.but(waits=use.points > 0) for use in uses)


def points_wait(usual: Tuning, *, in_conflict: bool) -> bool:
    """Tell whether the points of a player's hindrance wait for the GM at this table (D-44)."""
    points = usual.hindrance_points
    return points is HindrancePoints.ALWAYS_WAIT or (points is HindrancePoints.OWN_WAIT and not in_conflict)


def spendable(state: NyxState, character: Character) -> int:
    """Return the points that may be spent now.

    Points of a hindrance that was declared count once the dice have fallen, since the GM may strike it until
    then. A table that trusts its players does not hold them back.
    """
    conflict, usual = conflict_of(state, character.id), tuning(state.campaign.settings).hindrance_points
    if conflict is None or usual is HindrancePoints.AT_ONCE:
        return character.points
    if conflict.phase not in {Phase.DECLARE, Phase.TACTIC}:
        return character.points
    declared = (use for side in conflict.sides if side.character == character.id for use in side.negative)
    return character.points - sum(use.booked for use in declared)


def judge_gains(state: NyxState, action: JudgeGains, seat: Seat) -> GainsJudged:
    """Let points count, or rule them out; several at once. Refused: `gm-only`, `no-gain` for one that does
    not wait.
    """
    require_gm(seat)
    if not action.gains:
        raise Refused("no-gain")
    judged = tuple(_judged(state, character, number) for character, number in dict.fromkeys(action.gains))
    return GainsJudged(allowed=action.allow, gains=judged)


def _judged(state: NyxState, character: str, number: int) -> JudgedGain:
    who = find(state, character)
    gain: Gain | None = next((one for one in who.gains if one.id == number), None)
    if gain is None:
        raise Refused("no-gain")
    return JudgedGain(character=who.id, name=who.name, gain=gain)
