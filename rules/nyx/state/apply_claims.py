"""Applies what the GM says of the aspects that sides declare, and what has passed in a conflict."""

from rules.core.seat import Role
from rules.nyx.base.enums import SideNumber
from rules.nyx.base.pool import Use
from rules.nyx.state import contest_events as d
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contests import Conflict, Side, claims_of


def judged(state: NyxState, event: d.ClaimsLet | d.ClaimStruck) -> NyxState:
    """Return the state with the points of judged claims: those that were let count, a struck one is taken
    back.
    """
    conflict = state.contests[event.contest]
    moved = (
        [(event.side, -event.use.booked)]
        if isinstance(event, d.ClaimStruck)
        else [(one.side, one.use.points) for one in event.claims if one.use.waits]
    )
    for number, points in moved:
        character = state.characters[conflict.side(number).character]
        state = state.with_character(character.but(points=character.points + points))
    return state


def with_word(conflict: Conflict, event: d.ClaimsLet | d.ClaimStruck) -> Conflict:
    """Return the conflict after the GM let claims pass, or struck one."""
    return _let(conflict, event) if isinstance(event, d.ClaimsLet) else _struck(conflict, event)


def _let(conflict: Conflict, event: d.ClaimsLet) -> Conflict:
    """Return the conflict in which these claims have passed; their points do not wait any more."""
    for one in event.claims:
        side = conflict.side(one.side)
        conflict = _passed(conflict, side.character, [one.use])
        negative = tuple(u.but(waits=False) if u.aspect == one.use.aspect else u for u in side.negative)
        conflict = with_side(conflict, one.side, let=(*side.let, one.use.aspect), negative=negative)
    return conflict


def _struck(conflict: Conflict, event: d.ClaimStruck) -> Conflict:
    """Return the conflict without a claim. Its side may declare again."""
    side = conflict.side(event.side)
    return with_side(
        conflict,
        event.side,
        declared=False,
        positive=tuple(use for use in side.positive if use.aspect != event.use.aspect),
        negative=tuple(use for use in side.negative if use.aspect != event.use.aspect),
        struck=(*side.struck, event.use),
    )


def seen_by_gm(state: NyxState, event: d.TacticPicked) -> NyxState:
    """Return the state in which the GM, who has picked, has let the other side's claims pass."""
    record = state.campaign.record(event.hand)
    if record is None or record.role is not Role.GM:
        return state
    conflict = state.contests[event.contest]
    other = conflict.other(event.side)
    return state.with_contest(_passed(conflict, other.character, claims_of(other)))


def with_gains(state: NyxState, event: d.RoundRolled | d.OpposedRolled) -> NyxState:
    """Return the state after a roll: what was used has passed, and waiting points wait with their owners."""
    for rolled in event.sides:
        conflict = state.contests[event.contest]
        character = state.characters[conflict.side(rolled.side).character]
        uses = (*rolled.positive, *rolled.negative)
        state = state.with_contest(_passed(conflict, character.id, uses))
        state = state.with_character(character.with_gains(uses))
    return state


def _passed(conflict: Conflict, character: str, uses: tuple[Use, ...] | list[Use]) -> Conflict:
    new = {(character, use.aspect) for use in uses}
    return conflict.but(passed=tuple(sorted({*conflict.passed, *new})))


def with_side(conflict: Conflict, number: SideNumber, **changes: object) -> Conflict:
    """Return the conflict with these fields of a side replaced."""
    changed: Side = conflict.side(number).but(**changes)
    return conflict.but(sides=tuple(changed if side.number == number else side for side in conflict.sides))
