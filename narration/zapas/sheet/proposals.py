"""A proposal as everybody sees it: who proposes what, who approves, who objects and why, and what is next.

Rules: ZAP-2, 3, 6, 7, 37, 41, SM-1.
"""

from collections.abc import Iterable

from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import TITLE_LENGTH, name_list, truncate
from narration.zapas.base.names import missing_approvals, seat_name, seat_names
from narration.zapas.sheet import entries
from rules.contract.ownership import find
from rules.zapas.sheet.proposals import parts, proposal_of
from rules.zapas.state.campaign_state import Character, Proposal, ProposalState, Trait, ZapasState
from rules.zapas.state.sheet_actions import Proposed

#: The most characters in a headline of each of two texts (`TWO`, or `LESS` next to a voter) and of the
#: voter's name; and the most of a name in a field.
TWO, LESS, VOTER, NAME = 22, 18, 14, 24


def proposal_panel(state: ZapasState, what: Proposed) -> Panel:
    """Return the panel of a proposal.

    Refused: `no-such-character`, and the codes of `rules.zapas.sheet.proposals.proposal_of`.
    """
    owner = find(state, what.character)
    proposal, (trait, aspect) = proposal_of(owner, what), parts(owner, what)
    aspect_text = aspect.text if aspect else ""
    room = LESS if proposal.state is ProposalState.VETOED else TWO
    return Panel(
        headline=_headline(
            state, owner, proposal, what_is_proposed(trait, aspect_text, what, proposal, room)
        ),
        title=verbatim(proposal.text),
        lines=tuple(_lines(owner, trait, aspect_text, what, proposal)),
        fields=tuple(_votes(state, owner, proposal)),
        tone="over" if proposal.accepted else "running",
    )


def what_is_proposed(trait: Trait, aspect: str, what: Proposed, proposal: Proposal, most: int) -> Line:
    """Return what is proposed: a trait with its level, an aspect of a trait, or a new name for a trait.

    Each text is cut to `most` characters.
    """
    if aspect:
        return line("zapas-what-aspect", aspect=truncate(aspect, most), trait=truncate(trait.name, most))
    if what.renaming:
        return line("zapas-what-renaming", old=truncate(trait.name, most), new=truncate(proposal.text, most))
    return line("zapas-what-trait", trait=truncate(trait.name, max(most, TITLE_LENGTH)), level=trait.level)


def _headline(state: ZapasState, owner: Character, proposal: Proposal, what: Line) -> Line:
    name = truncate(owner.name)
    match proposal.state:
        case ProposalState.DRAFT:
            return line("zapas-headline-draft", name=name, what=what)
        case ProposalState.PROPOSED:
            count, everybody = len(proposal.approved), len(proposal.asked)
            return line("zapas-headline-proposed", name=name, what=what, count=count, all=everybody)
        case ProposalState.VETOED:
            voter = seat_name(state, proposal.vetoes[0].seat, VOTER)
            return line("zapas-headline-vetoed", name=name, what=what, voter=voter)
        case ProposalState.ACCEPTED:
            return line("zapas-headline-accepted", name=name, what=what)


def _lines(owner: Character, trait: Trait, aspect: str, what: Proposed, proposal: Proposal) -> Iterable[Line]:
    """Yield the full proposal, what voters should consider, and what happens next."""
    yield line(
        "zapas-proposes", name=owner.name, what=what_is_proposed(trait, aspect, what, proposal, entries.LONG)
    )
    if trait.account and not aspect and not what.renaming:
        yield line("zapas-account", text=trait.account)
    if not proposal.accepted:
        yield _measure(trait, aspect, what)
    if proposal.vetoed:
        yield line("zapas-vetoed-before", texts=name_list(proposal.vetoed, entries.MOST))
    yield _next(owner, aspect, what, proposal)


def _measure(trait: Trait, aspect: str, what: Proposed) -> Line:
    """Return what voters should judge: a trait's breadth, an aspect's narrowness, or a new name's fit."""
    if aspect:
        return line("zapas-measure-aspect")
    if what.renaming and trait.aspects:
        texts = name_list([one.text for one in trait.aspects], entries.MOST)
        return line("zapas-measure-renaming", aspects=texts)
    return line("zapas-measure-trait")


def _next(owner: Character, aspect: str, what: Proposed, proposal: Proposal) -> Line:
    match proposal.state:
        case ProposalState.DRAFT:
            return line("zapas-next-draft")
        case ProposalState.PROPOSED:
            return line("zapas-next-proposed")
        case ProposalState.VETOED:
            return line("zapas-next-vetoed", name=owner.name)
        case ProposalState.ACCEPTED if aspect:
            return line("zapas-next-fixed" if owner.ready else "zapas-next-fixed-soon")
        case ProposalState.ACCEPTED:
            return line("zapas-next-renamed" if what.renaming else "zapas-next-accepted")


def _votes(state: ZapasState, owner: Character, proposal: Proposal) -> Iterable[Field]:
    """Yield who approves, who objects and why, and who has not answered."""
    if proposal.approved:
        names = seat_names(state, proposal.approved, NAME)
        yield Field(line("zapas-approve"), (line("zapas-names", names=entries.limited(names)),))
    if proposal.vetoes:
        reasons = [
            line("zapas-veto", name=seat_name(state, veto.seat, NAME), reason=veto.reason)
            for veto in proposal.vetoes
        ]
        yield Field(line("zapas-object"), entries.limited(reasons))
    waiting = missing_approvals(state, owner, proposal) if not proposal.accepted else ()
    if waiting:
        names = seat_names(state, waiting, NAME)
        yield Field(line("zapas-not-answered"), (line("zapas-names", names=entries.limited(names)),))
