"""Proposals and vetoes: how the table accepts what goes onto a sheet (ZAP-3, ZAP-6; SM-1)."""

from typing import assert_never

from rules.contract.ownership import find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat, require_gm
from rules.zapas.base.text_matching import same
from rules.zapas.sheet.requirements import (
    NEW_TRAIT,
    require_later_trait,
    require_new_aspect,
    require_new_trait,
    require_slot,
)
from rules.zapas.state import events as e
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state import sheet_events as se
from rules.zapas.state.access import find_owned, name_of
from rules.zapas.state.campaign_state import (
    Aspect,
    Character,
    Proposal,
    ProposalState,
    Trait,
    Veto,
    ZapasState,
)


def new_proposal(state: ZapasState, owner: Character, text: str, *, draft: bool = False) -> Proposal:
    """Return a new proposal. Unless it is a draft, it asks everybody else who holds a seat now."""
    if draft:
        return Proposal(text=text)
    return Proposal(text=text, state=ProposalState.PROPOSED, asked=_asked(state, owner))


def _asked(state: ZapasState, owner: Character) -> tuple[str, ...]:
    return tuple(one.id for one in state.campaign.seats if one.is_held and one.id != owner.seat)


def parts(owner: Character, what: sa.Proposed) -> tuple[Trait, Aspect | None]:
    """Return the trait of a proposal, and its aspect or None; refuse `not-found`."""
    trait = owner.trait(what.trait)
    if trait is None:
        raise Refused("not-found")
    aspect = trait.aspect(what.aspect) if what.aspect is not None else None
    if what.aspect is not None and aspect is None:
        raise Refused("not-found")
    return trait, aspect


def proposal_of(owner: Character, what: sa.Proposed) -> Proposal:
    """Return the proposal at an address; refuse `not-found`."""
    trait, aspect = parts(owner, what)
    found = aspect.proposal if aspect else trait.renaming if what.renaming else trait.proposal
    if found is None:
        raise Refused("not-found")
    return found


def proposals_of(owner: Character) -> tuple[tuple[sa.Proposed, Proposal], ...]:
    """Return every proposal on a sheet with its address, without erased traits."""
    found: list[tuple[sa.Proposed, Proposal]] = []
    for trait in owner.standing:
        at = sa.Proposed(character=owner.id, trait=trait.id)
        found.append((at, trait.proposal))
        if trait.renaming is not None:
            found.append((at.but(renaming=True), trait.renaming))
        found += [(at.but(aspect=one.id), one.proposal) for one in trait.aspects]
    return tuple(found)


def on_vote(state: ZapasState, action: sa.VoteAction, seat: Seat) -> tuple[e.ZapasEvent, ...]:
    """Return the events of a vote. Refused: `no-seat`, `not-found`, and the codes of each kind of vote."""
    if seat == PUBLIC:
        raise Refused("no-seat")
    owner = find(state, action.what.character)
    proposal = proposal_of(owner, action.what)
    if proposal.draft and seat.id != owner.seat:
        raise Refused("not-found")
    match action:
        case sa.Submit():
            return (_submit(state, action, seat, proposal),)
        case sa.Approve():
            return _approve(state, action, seat, proposal)
        case sa.VetoProposal():
            return (_veto(state, action, seat, proposal),)
        case sa.LiftVeto():
            return (_lift(state, action, seat, proposal),)
        case sa.Revise():
            return (_revise(state, action, seat, proposal),)
        case sa.Withdraw():
            return (withdraw(state, action, seat, proposal),)
        case sa.CloseProposal():
            return _close(state, action, seat, proposal)
        case _:
            assert_never(action)


def _voted(
    state: ZapasState, action: sa.VoteAction, seat: Seat, before: Proposal, after: Proposal
) -> se.Voted:
    owner = find(state, action.what.character)
    votes = {
        "submit": "submit",
        "approve": "approve",
        "veto-it": "veto",
        "lift-veto": "lift",
        "revise": "revise",
        "close-proposal": "close",
    }
    return se.Voted.model_validate(
        {
            "character": owner.id,
            "name": owner.name,
            "what": action.what,
            "vote": votes[action.kind],
            "voter": seat.id,
            "by": name_of(state, seat.id),
            "by_gm": seat.is_gm,
            "proposal": after,
            "before": before.text,
        }
    )


def _submit(state: ZapasState, action: sa.Submit, seat: Seat, proposal: Proposal) -> se.Voted:
    """Show a draft to the table, if it could be proposed now.

    Refused: `not-your-character`, `wrong-state-submitted`, as `require_slot` and `require_later_trait`.
    """
    owner = find_owned(state, action.what.character, seat)
    if not proposal.draft:
        raise Refused("wrong-state-submitted", text=proposal.text)
    trait, aspect = parts(owner, action.what)
    if aspect is not None:
        require_slot(trait, drafts=False)
    elif owner.ready:
        require_later_trait(state, owner, flashback=trait.flashback)
    shown = proposal.but(state=ProposalState.PROPOSED, asked=_asked(state, owner))
    return _voted(state, action, seat, proposal, shown)


def require_voter(owner: Character, proposal: Proposal, seat: Seat) -> None:
    """Refuse a seat that has no vote on a proposal.

    Refused: `not-allowed-own` for the owner, `already-accepted`, `not-allowed-vote` for a seat that was not
    asked.
    """
    if seat.id == owner.seat:
        raise Refused("not-allowed-own")
    if proposal.accepted:
        raise Refused("already-accepted", text=proposal.text)
    if seat.id not in proposal.asked:
        raise Refused("not-allowed-vote")


def _approve(
    state: ZapasState, action: sa.Approve, seat: Seat, proposal: Proposal
) -> tuple[e.ZapasEvent, ...]:
    """Approve a proposal; accept it if no other vote is missing.

    Refused: as `require_voter`, `wrong-state-vetoed`, `wrong-state-approved`, `not-enough-xp`.
    """
    owner = find(state, action.what.character)
    require_voter(owner, proposal, seat)
    if proposal.state is ProposalState.VETOED:
        raise Refused("wrong-state-vetoed", text=proposal.text)
    if seat.id in proposal.approved:
        raise Refused("wrong-state-approved", text=proposal.text)
    after = proposal.but(approved=(*proposal.approved, seat.id))
    if not waited_for(state, owner, after):
        after = after.but(state=ProposalState.ACCEPTED)
    return (_voted(state, action, seat, proposal, after), *_accepted(state, owner, action.what, after))


def waited_for(state: ZapasState, owner: Character, proposal: Proposal) -> tuple[str, ...]:
    """Return the seats that were asked, are held, and have not approved yet (SM-1).

    A seat that has received the character since then has no vote on it.
    """
    here = {record.id for record in state.campaign.seats if record.is_held} - {owner.seat}
    return tuple(seat for seat in proposal.asked if seat in here and seat not in proposal.approved)


def _accepted(
    state: ZapasState, owner: Character, what: sa.Proposed, proposal: Proposal
) -> tuple[e.ZapasEvent, ...]:
    """Return the events after a proposal is accepted: paying for a trait, or renaming it (ZAP-37, ZAP-41)."""
    if not proposal.accepted or what.aspect is not None:
        return ()
    trait, _ = parts(owner, what)
    if what.renaming:
        return (
            se.TraitRenamed(
                character=owner.id,
                name=owner.name,
                trait=trait.id,
                before=trait.name,
                after=proposal.text,
            ),
        )
    if None in trait.paid:
        return ()
    return (spend(state, owner, -sum(NEW_TRAIT)),)


def spend(state: ZapasState, owner: Character, change: int) -> e.ExperienceSpent:
    """Return the event that changes a player's experience; refuse `not-enough-xp` if too little is left."""
    have = state.shared.of(owner.seat).xp
    if have + change < 0:
        raise Refused("not-enough-xp", have=have, need=-change)
    return e.ExperienceSpent(
        character=owner.id, name=owner.name, seat=owner.seat, change=change, xp=have + change
    )


def _veto(state: ZapasState, action: sa.VetoProposal, seat: Seat, proposal: Proposal) -> se.Voted:
    """Veto a proposal with a reason. Refused: as `require_voter`, and the codes of texts."""
    require_voter(find(state, action.what.character), proposal, seat)
    veto = Veto(seat=seat.id, reason=names.sentence(action.reason))
    others = tuple(one for one in proposal.vetoes if one.seat != seat.id)
    after = proposal.but(
        state=ProposalState.VETOED,
        approved=tuple(one for one in proposal.approved if one != seat.id),
        vetoes=(*others, veto),
    )
    return _voted(state, action, seat, proposal, after).but(reason=veto.reason)


def _lift(state: ZapasState, action: sa.LiftVeto, seat: Seat, proposal: Proposal) -> se.Voted:
    """Lift the seat's own veto. Refused: `not-allowed-no-veto` for a seat without one."""
    if all(one.seat != seat.id for one in proposal.vetoes):
        raise Refused("not-allowed-no-veto")
    return _voted(state, action, seat, proposal, proposal.without_veto(seat.id))


def _revise(state: ZapasState, action: sa.Revise, seat: Seat, proposal: Proposal) -> se.Voted:
    """Change the text of a proposal and ask again.

    Refused: as `require_open`, `veto-stands` for a vetoed text, and the codes of a new text.
    """
    owner = require_open(state, action, seat, proposal)
    text = names.name(action.text)
    stopped = proposal.state is ProposalState.VETOED
    vetoed = (*proposal.vetoed, proposal.text) if stopped else proposal.vetoed
    if any(same(one, text) for one in vetoed):
        raise Refused("veto-stands", text=text)
    trait, aspect = parts(owner, action.what)
    if aspect is not None:
        require_new_aspect(trait, text, aspect.id)
    else:
        require_new_trait(owner, text, trait.id)
        if action.what.renaming and same(trait.name, text):
            raise Refused("duplicate-trait", text=text)
    if proposal.draft:
        return _voted(state, action, seat, proposal, proposal.but(text=text))
    renewed = Proposal(text=text, state=ProposalState.PROPOSED, asked=_asked(state, owner), vetoed=vetoed)
    return _voted(state, action, seat, proposal, renewed)


def require_open(
    state: ZapasState, action: sa.Revise | sa.Withdraw, seat: Seat, proposal: Proposal
) -> Character:
    """Return the owner of a proposal that may still change because it is not accepted yet (SM-1, ZAP-7).

    Refused: `not-your-character`, `aspect-permanent` for an aspect in play, `already-accepted`.
    """
    owner = find_owned(state, action.what.character, seat)
    if proposal.accepted and owner.ready and action.what.aspect is not None:
        raise Refused("aspect-permanent", text=proposal.text)
    if proposal.accepted:
        raise Refused("already-accepted", text=proposal.text)
    return owner


def withdraw(state: ZapasState, action: sa.Withdraw, seat: Seat, proposal: Proposal) -> e.ZapasEvent:
    """Withdraw a proposal, which frees its slot. Refused: as `require_open`."""
    owner = require_open(state, action, seat, proposal)
    trait, aspect = parts(owner, action.what)
    if aspect is not None:
        return se.AspectDropped(
            character=owner.id,
            name=owner.name,
            trait=trait.id,
            trait_name=trait.name,
            aspect=aspect.id,
            text=aspect.text,
            draft=proposal.draft,
        )
    if action.what.renaming:
        return se.RenamingWritten(
            character=owner.id, name=owner.name, trait=trait.id, trait_name=trait.name, renaming=None
        )
    return se.TraitDropped(
        character=owner.id, name=owner.name, trait=trait.id, trait_name=trait.name, draft=proposal.draft
    )


def _close(
    state: ZapasState, action: sa.CloseProposal, seat: Seat, proposal: Proposal
) -> tuple[e.ZapasEvent, ...]:
    """Accept a proposal on the GM's decision.

    Refused: `gm-only`, `already-accepted`, `wrong-state-vetoed`, `not-found`, `not-enough-xp`.
    """
    require_gm(seat)
    if proposal.accepted:
        raise Refused("already-accepted", text=proposal.text)
    if proposal.state is ProposalState.VETOED:
        raise Refused("wrong-state-vetoed", text=proposal.text)
    owner = find(state, action.what.character)
    after = proposal.but(state=ProposalState.ACCEPTED)
    return (_voted(state, action, seat, proposal, after), *_accepted(state, owner, action.what, after))
