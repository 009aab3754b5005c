"""Sealing a tactic, and choosing again when the dice have changed since (NYX-33, D-25)."""

from typing import TypeAlias

from rules.core.refusal import Refused
from rules.core.seat import DICE, Seat
from rules.nyx.access.gm_insight import chooser, require_unknowing, watchers
from rules.nyx.access.groups import sealed_by
from rules.nyx.base.enums import Phase, Tactic
from rules.nyx.base.pool import Pool
from rules.nyx.base.settings import tuning
from rules.nyx.conflict.advantages import attribute_modifier
from rules.nyx.sheet.aspects import pool
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_events import TacticPicked, TacticReopened
from rules.nyx.state.contests import Conflict, Side
from rules.nyx.state.context import ActionContext

#: Who rolls for each active side, and with what.
DeclaredDice: TypeAlias = tuple[tuple[str, Pool], ...]


def seal_tactic(course: ActionContext, side: Side, tactic: Tactic, seat: Seat, *, keep: bool) -> None:
    """Seal a side's tactic. Refused: `no-tactics` against a passive side, `picked-already`, `has-seen`."""
    if not course.conflict.picks_tactics:
        raise Refused("no-tactics", name=course.conflict.other(side.number).name)
    if course.conflict.side(side.number).pick is not None:  # an automatic side may just have picked
        raise Refused("picked-already")
    require_unknowing(course.state, course.conflict, side, seat)
    contest, turn = course.at
    course.tell(
        TacticPicked(
            contest=contest,
            turn=turn,
            side=side.number,
            tactic=tactic,
            hand=sealed_by(seat),
            watchers=watchers(course.state, course.conflict, side),
            chooser=chooser(course.state, course.conflict, side, seat),
            keep=keep,
        )
    )


def declared_dice(state: NyxState, conflict: Conflict) -> DeclaredDice:
    """Return what each active side would roll now. A side that has not declared would as it did before."""
    return tuple((side.character, _dice(state, conflict, side)) for side in conflict.active)


def _dice(state: NyxState, conflict: Conflict, side: Side) -> Pool:
    modifier = side.modifier + attribute_modifier(state, conflict, side)
    rolls = state.characters[side.character]
    return pool(rolls, side.attribute, modifier, side.positive, side.negative)


def choose_again(course: ActionContext, before: DeclaredDice) -> None:
    """Open every sealed tactic again if the dice are no longer those from `before`.

    A side that keeps its tactic is not asked, nor is one for which dice drew it. At a table where the GM sees
    picks nobody is asked, since somebody might know the other side's.
    """
    conflict = course.conflict
    if conflict.phase not in {Phase.DECLARE, Phase.TACTIC}:
        return
    seen = tuning(course.state.campaign.settings).gm_sees_picks
    if seen or declared_dice(course.state, conflict) == before:
        return
    contest, turn = course.at
    for side in conflict.active:
        if side.pick is not None and not side.keep and side.hand != DICE:
            course.tell(TacticReopened(contest=contest, turn=turn, side=side.number, name=side.name))
