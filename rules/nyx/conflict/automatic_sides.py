"""Automatic sides: the dice draw their tactic from the best mix of the forecast.

The GM openly lets a side of NPCs do this. The draw happens when the picks begin, before any other pick can be
known. It is hidden from the GM too, until the dice fall (NYX-33). An effective win is used for three steps,
as the forecast assumes.
"""

from collections.abc import Sequence

from rules.chance.dice import Dice
from rules.core.refusal import Refused
from rules.core.seat import DICE, Seat, require_gm
from rules.nyx.base.enums import BonusKind, Phase, Tactic
from rules.nyx.base.pool import Pool
from rules.nyx.conflict.advantages import advantage_effect
from rules.nyx.odds.forecast import forecast
from rules.nyx.sheet.aspects import pool
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_actions import SetAutomatic
from rules.nyx.state.contest_events import AutomaticSet, BonusChosen, TacticPicked
from rules.nyx.state.contests import Bonus, Conflict, Side
from rules.nyx.state.context import ActionContext

#: A draw rolls this many dice, the digits of one number, and each has this many sides.
DIGITS, TEN = 4, 10


def set_automatic(course: ActionContext, action: SetAutomatic, seat: Seat) -> None:
    """Let a side play automatically, or stop that.

    Refused: `gm-only`, `declarations-closed`, `side-passive`, `no-tactics` if nobody picks any,
    `players-pick` for a side with a player on it.
    """
    require_gm(seat)
    conflict, side = course.conflict, course.conflict.side(action.side)
    if conflict.phase is not Phase.DECLARE:
        raise Refused("declarations-closed")
    if side.passive:
        raise Refused("side-passive", name=side.name)
    if not conflict.picks_tactics:
        raise Refused("no-tactics", name=conflict.other(side.number).name)
    if not may_be_automatic(course.state, side):
        raise Refused("players-pick", name=side.name)
    contest, turn = course.at
    course.tell(AutomaticSet(contest=contest, turn=turn, side=side.number, on=action.on))


def may_be_automatic(state: NyxState, side: Side) -> bool:
    """Tell whether a side is active and only GMs act for it."""
    return not side.passive and not any(state.characters[number].seat for number in side.people)


def is_automatic(state: NyxState, side: Side) -> bool:
    """Tell whether a side picks automatically now. It does not once a player controls somebody on it."""
    return side.itself and may_be_automatic(state, side)


def ponders(state: NyxState) -> bool:
    """Tell whether the next action may begin the picks of an automatic side, which take a forecast."""
    declared = (one for one in state.contests.values() if one.is_open and one.phase is Phase.DECLARE)
    return any(is_automatic(state, side) for one in declared for side in one.active)


def draw_picks(course: ActionContext) -> None:
    """Draw and seal a tactic for each automatic side."""
    contest, turn = course.at
    for side in course.conflict.active:
        if is_automatic(course.state, side):
            tactic = draw_tactic(course.dice, best_mix(course.state, course.conflict, side))
            course.tell(TacticPicked(contest=contest, turn=turn, side=side.number, tactic=tactic, hand=DICE))


def take_steps(course: ActionContext) -> bool:
    """Choose the steps for each automatic effective winner; return whether there was one (NYX-36)."""
    conflict = course.conflict
    assert conflict.round is not None
    winners = [conflict.side(number) for number in conflict.round.winners]
    drawn_for = [side for side in winners if is_automatic(course.state, side)]
    contest, turn = course.at
    for side in drawn_for:
        steps = Bonus(choice=BonusKind.STEPS)
        course.tell(BonusChosen(contest=contest, turn=turn, side=side.number, bonus=steps, hidden=False))
    return bool(drawn_for)


def best_mix(state: NyxState, conflict: Conflict, side: Side) -> Sequence[float]:
    """Return how often a side should pick each tactic if it does not know the opponent's pick."""
    other = conflict.other(side.number)
    ahead = forecast(
        _pool(state, side), _pool(state, other), conflict.length, *advantage_effect(state, side, other)
    )
    marker = conflict.marker if side.number == 1 else -conflict.marker
    return ahead.at(marker, first=conflict.turn == 1).mix1


def draw_tactic(dice: Dice, mix: Sequence[float]) -> Tactic:
    """Return the tactic that the dice draw from a mix. A 10 counts as the digit 0."""
    number = 0
    for face in dice.roll(TEN, DIGITS):
        number = number * TEN + face % TEN
    part = (number + 0.5) / TEN**DIGITS
    for tactic in (Tactic.DEFENSIVE, Tactic.WAITING):
        part -= mix[tactic]
        if part < 0:
            return tactic
    return Tactic.OFFENSIVE


def _pool(state: NyxState, side: Side) -> Pool:
    rolls = state.characters[side.character]
    return pool(rolls, side.attribute, side.modifier, side.positive, side.negative)
