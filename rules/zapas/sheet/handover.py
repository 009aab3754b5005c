"""When a character may change hands, and what happens to a seat's votes when its holder leaves."""

from rules.campaign.events import CharacterGiven
from rules.core.refusal import Refused
from rules.zapas.sheet.proposals import proposals_of
from rules.zapas.state.access import name_of
from rules.zapas.state.campaign_state import Character, Proposal, ZapasState
from rules.zapas.state.contests import Contest, Recovery, Roll
from rules.zapas.state.sheet_actions import Proposed
from rules.zapas.state.sheet_events import Voted


def require_givable(state: ZapasState, event: CharacterGiven) -> None:
    """Refuse to give away a character that must stay where it is.

    Promised dice belong to the seat that promised them, so a character in an open contest stays. Refused:
    `roll-open-give` for such a character, `wrong-state-npc-stays` for an NPC, which has no playable sheet.
    """
    if event.new and state.characters[event.character].npc is not None:
        raise Refused("wrong-state-npc-stays", name=event.name)
    for contest in state.contests.values():
        if contest.is_open and event.character in _people(contest):
            raise Refused("roll-open-give", name=event.name, title=contest.title)


def _people(contest: Contest) -> tuple[str, ...]:
    """Return the characters in a contest, including helpers."""
    if isinstance(contest, Recovery):
        return contest.characters
    principals = [contest] if isinstance(contest, Roll) else [*contest.sides]
    helping = (helper for one in principals for helper in one.helpers)
    return tuple(one.character for one in (*principals, *helping))


def leave_votes(state: ZapasState, seat: str) -> tuple[Voted, ...]:
    """Remove a seat from every open vote, with its approvals and vetoes, when its holder leaves (SM-1)."""
    return tuple(
        _left(state, owner, what, proposal, seat)
        for owner in state.characters.values()
        for what, proposal in proposals_of(owner)
        if seat in proposal.asked and not proposal.accepted
    )


def _left(state: ZapasState, owner: Character, what: Proposed, proposal: Proposal, seat: str) -> Voted:
    """Return the event that changes the vote.
    A removed veto is announced as lifted; a removed approval has nothing to announce.
    """
    objects = any(one.seat == seat for one in proposal.vetoes)
    return Voted(
        character=owner.id,
        name=owner.name,
        what=what,
        vote="lift" if objects else "leave",
        voter=seat,
        by=name_of(state, seat),
        before=proposal.text,
        proposal=proposal.without_veto(seat).but(
            asked=tuple(one for one in proposal.asked if one != seat),
            approved=tuple(one for one in proposal.approved if one != seat),
        ),
    )
