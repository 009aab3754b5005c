"""Characters in other hands, and seats that are left: what must be over before, what votes are gone after."""

from rules.campaign.events import CharacterGiven
from rules.core.refusal import Refused
from rules.zapas.sheet.proposals import proposals_of
from rules.zapas.state.access import name_of
from rules.zapas.state.campaign_state import Character, Proposal, ZapasState
from rules.zapas.state.contests import Contest, Recovery, Roll
from rules.zapas.state.sheet_actions import Proposed
from rules.zapas.state.sheet_events import Voted


def require_givable(state: ZapasState, event: CharacterGiven) -> None:
    """Dice that are promised belong to the seat that promised them, so no character changes seats meanwhile.

    Refused: `roll-open-give` for who is in something that is not over, `wrong-state-npc-stays` for an NPC,
    which has no sheet to play.
    """
    if event.new and state.characters[event.character].npc is not None:
        raise Refused("wrong-state-npc-stays", name=event.name)
    for contest in state.contests.values():
        if contest.is_open and event.character in _people(contest):
            raise Refused("roll-open-give", name=event.name, title=contest.title)


def _people(contest: Contest) -> tuple[str, ...]:
    """Return the characters in a contest, those that help included."""
    if isinstance(contest, Recovery):
        return contest.characters
    principals = [contest] if isinstance(contest, Roll) else [*contest.sides]
    helping = (helper for one in principals for helper in one.helpers)
    return tuple(one.character for one in (*principals, *helping))


def leave_votes(state: ZapasState, seat: str) -> tuple[Voted, ...]:
    """Let whoever leaves the campaign drop out of every open vote, with what they have said in it (SM-1)."""
    return tuple(
        _left(state, owner, what, proposal, seat)
        for owner in state.characters.values()
        for what, proposal in proposals_of(owner)
        if seat in proposal.asked and not proposal.accepted
    )


def _left(state: ZapasState, owner: Character, what: Proposed, proposal: Proposal, seat: str) -> Voted:
    """A veto that goes is told as lifted; of a vote that goes there is nothing to tell."""
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
