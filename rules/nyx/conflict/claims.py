"""The GM's word on the aspects that players declare in a conflict, before the dice (NYX-7, NYX-8, D-44).

Declared aspects are in the open, and the GM may strike each until the dice fall. The dice wait for the GM
only where a player's press would let them fall with a claim that is new in this conflict.
"""

from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.nyx.base.enums import Claims, Phase
from rules.nyx.base.pool import Use
from rules.nyx.base.settings import tuning
from rules.nyx.conflict.resolve import reveal
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_actions import StrikeClaim
from rules.nyx.state.contest_events import ClaimsLet, ClaimStruck, SideClaim
from rules.nyx.state.contests import Conflict, Side, claims_of
from rules.nyx.state.context import ActionContext


def standing_claims(state: NyxState, conflict: Conflict) -> tuple[tuple[Side, Use], ...]:
    """Return the aspects that players have declared and that the GM may still strike."""
    if conflict.phase not in {Phase.DECLARE, Phase.TACTIC}:
        return ()
    sides = (side for side in conflict.active if state.characters[side.character].seat)
    return tuple((side, use) for side in sides for use in claims_of(side))


def claims_to_let(state: NyxState, conflict: Conflict) -> tuple[tuple[Side, Use], ...]:
    """Return the claims for which the dice wait: those that are new in this conflict, or each one in every
    roll, or none, as the table has set it.
    """
    claims = tuning(state.campaign.settings).claims
    if claims is Claims.NO:
        return ()
    passed = conflict.passed if claims is Claims.NEW else ()
    return tuple(
        (side, use)
        for side, use in standing_claims(state, conflict)
        if use.aspect not in side.let and (side.character, use.aspect) not in passed
    )


def may_claim_again(side: Side) -> bool:
    """Tell whether the GM has struck a claim of this side, which has not declared again since."""
    return bool(side.struck) and not side.declared


def dice_wait(conflict: Conflict) -> bool:
    """Tell whether only the GM's word is missing before the dice fall."""
    if conflict.phase not in {Phase.DECLARE, Phase.TACTIC}:
        return False
    picked = not conflict.picks_tactics or all(side.pick is not None for side in conflict.active)
    return picked and all(side.declared for side in conflict.active)


def roll_when_let(course: ActionContext, seat: Seat) -> None:
    """Roll once everything is declared and picked, unless a claim waits for the GM.

    A GM who lets the dice fall has seen what is claimed.
    """
    if not dice_wait(course.conflict):
        return
    every = tuning(course.state.campaign.settings).claims is Claims.EVERY
    if not claims_to_let(course.state, course.conflict) or (seat.is_gm and not every):
        reveal(course)


def let_claims(course: ActionContext, seat: Seat) -> None:
    """Let everything pass that players claim now. Refused: `gm-only`, `no-claim`."""
    require_gm(seat)
    claims = standing_claims(course.state, course.conflict)
    if not claims and not dice_wait(course.conflict):
        raise Refused("no-claim")
    contest, turn = course.at
    let = tuple(SideClaim(side=side.number, name=_name(course.state, side), use=use) for side, use in claims)
    if let:
        course.tell(ClaimsLet(contest=contest, turn=turn, claims=let))
    if dice_wait(course.conflict):
        reveal(course)


def strike_claim(course: ActionContext, action: StrikeClaim, seat: Seat) -> None:
    """Rule out an aspect that a player claims; the side may then claim another.

    Refused: `gm-only`, `no-claim`, `points-spent` if its points were spent at a table that trusts.
    """
    require_gm(seat)
    claims = standing_claims(course.state, course.conflict)
    found = [(side, use) for side, use in claims if (side.number, use.aspect) == (action.side, action.aspect)]
    if not found:
        raise Refused("no-claim")
    side, use = found[0]
    if course.character(side.number).points < use.booked:
        raise Refused("points-spent", name=side.name)
    contest, turn = course.at
    text = "" if names.is_empty(action.text) else names.sentence(action.text)
    course.tell(
        ClaimStruck(
            contest=contest,
            turn=turn,
            side=side.number,
            name=_name(course.state, side),
            use=use,
            text=text,
        )
    )


def _name(state: NyxState, side: Side) -> str:
    return state.characters[side.character].name
