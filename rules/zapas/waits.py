"""What a Zapas campaign waits for, and from whom, as far as that is public.

For contests these are the duties of `duties.due`. A default action for a late seat costs nothing that cannot
be restored. After contests come votes, flags and conditions. Rules: SM-1, SM-3, SM-4, ZAP-8, 20, 30, 43.
"""

from collections.abc import Iterator

from rules.contract.system import Wait
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.zapas.duties import Due, Duty, due
from rules.zapas.sheet.proposals import proposals_of, waited_for
from rules.zapas.state import contest_actions as m
from rules.zapas.state.campaign_state import Character, Proposal, ProposalState, ZapasState
from rules.zapas.state.contests import Contest, Duel
from rules.zapas.state.pool import require_pool


def waits(state: ZapasState) -> tuple[Wait, ...]:
    """Return everything that somebody must do now: first in contests, then on sheets."""
    return tuple(_all(state))


def _all(state: ZapasState) -> Iterator[Wait]:
    for contest in state.contests.values():
        for one in due(contest):
            seat = state.characters[one.character].seat if one.character else ""
            defaults = _defaults(state, contest, one)
            yield Wait(one.duty, seat, one.character, contest.id, contest.step, defaults)
    for who in state.characters.values():
        for _, proposal in proposals_of(who):
            yield from _of_proposal(state, who, proposal)
        yield from _of_character(who)


# -------------------------------------------------------------------------------------------- contests


def _defaults(state: ZapasState, contest: Contest, one: Due) -> tuple[Action, ...]:
    """Return the default actions: no more help, no more dice, or the pool as already chosen."""
    at = {"contest": contest.id, "step": contest.step, "side": one.side}
    match one.duty:
        case Duty.CLOSE_HELP:
            return (m.CloseHelp.model_validate(at),)
        case Duty.BID:
            return (m.Bid.model_validate(at | {"dice": 0}),)
        case Duty.CHOOSE if isinstance(contest, Duel):
            return _as_chosen(state, contest, one)
        case _:
            return ()


def _as_chosen(state: ZapasState, duel: Duel, one: Due) -> tuple[Action, ...]:
    """Return the confirmation of a valid pool with a trait. A pool without a trait has no default, since
    it would probably lose.
    """
    pool = duel.sides[one.side].pool
    if pool.trait is None:
        return ()
    try:
        require_pool(state.characters[one.character], pool, duel.barred, one.side)
    except Refused:
        return ()
    return (m.Choose(contest=duel.id, step=duel.step, side=one.side, pool=pool, confirm=True),)


# ---------------------------------------------------------------------------------------------- sheets


def _of_proposal(state: ZapasState, owner: Character, proposal: Proposal) -> Iterator[Wait]:
    """Yield the missing votes, the GM's decision if nobody is left to vote, or a veto to answer (SM-1)."""
    if proposal.state is ProposalState.VETOED:
        yield Wait("vetoed", owner.seat, owner.id)
    if proposal.state is not ProposalState.PROPOSED:
        return
    missing = waited_for(state, owner, proposal)
    for seat in missing:
        yield Wait("vote", "" if seat == state.campaign.chair else seat, owner.id)
    if not missing:
        yield Wait("close-vote", "", owner.id)


def _of_character(who: Character) -> Iterator[Wait]:
    """Yield flags that wait for the GM, conditions without a description, and a sheet that is not in play."""
    for flag in who.flags:
        if not flag.active:
            yield Wait("flag", "", who.id)
        elif flag.striking:
            yield Wait("strike", "", who.id)
    for condition in who.conditions if who.is_main else ():
        if not condition.shows:
            yield Wait("show", who.seat, who.id)
    if who.is_main and not who.ready and not _is_asked_about(who):
        yield Wait("sheet", who.seat, who.id)


def _is_asked_about(who: Character) -> bool:
    """Tell whether a sheet waits for others first: for a vote, or for the GM to confirm a flag."""
    votes = any(proposal.state is ProposalState.PROPOSED for _, proposal in proposals_of(who))
    return votes or any(not flag.active for flag in who.flags)
