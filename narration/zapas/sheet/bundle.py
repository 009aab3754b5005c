"""Several proposals of one sheet in one message: how each stands, who has not answered (ZAP-2, 6; SM-1)."""

from collections.abc import Iterable, Sequence

from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import name_list, truncate
from narration.zapas.base.names import missing_approvals, seat_name, seat_names
from narration.zapas.sheet import entries
from narration.zapas.sheet.proposals import NAME, what_is_proposed
from rules.contract.ownership import find
from rules.zapas.sheet.proposals import parts, proposal_of
from rules.zapas.state.campaign_state import Character, Proposal, ProposalState, ZapasState
from rules.zapas.state.sheet_actions import Proposed

#: The most characters of a text, and of a reason, in the row of a proposal.
TEXT, REASON = 40, 200


def bundle_panel(state: ZapasState, bundle: Sequence[Proposed], *, in_play: bool = False) -> Panel:
    """Return the message about proposals of one sheet; there must be one at least, and each must exist.

    `in_play` says above accepted proposals that the sheet has just come into play.
    """
    owner = find(state, bundle[0].character)
    proposals = [proposal_of(owner, what) for what in bundle]
    over = all(one.accepted for one in proposals)
    texts = name_list([one.text for one in proposals])
    done = "zapas-headline-bundle-in-play" if in_play else "zapas-headline-bundle-accepted"
    return Panel(
        headline=line(
            done if over else "zapas-headline-bundle",
            name=truncate(owner.name, NAME),
            count=len(bundle),
            texts=texts,
        ),
        title=verbatim(owner.name),
        lines=(
            *(_row(state, owner, what) for what in bundle),
            *(() if over else (*_measures(bundle), line("zapas-next-proposed"))),
        ),
        fields=tuple(_waiting(state, owner, proposals)),
        tone="over" if over else "running",
    )


def _row(state: ZapasState, owner: Character, what: Proposed) -> Line:
    proposal, (trait, aspect) = proposal_of(owner, what), parts(owner, what)
    said = what_is_proposed(trait, aspect.text if aspect else "", what, proposal, TEXT)
    if proposal.state is ProposalState.VETOED:
        veto = proposal.vetoes[0]
        name, reason = seat_name(state, veto.seat, NAME), truncate(veto.reason, REASON)
        return line("zapas-bundle-vetoed", what=said, name=name, reason=reason)
    if proposal.accepted:
        return line("zapas-bundle-accepted", what=said)
    return line("zapas-bundle-open", what=said, count=len(proposal.approved), all=len(proposal.asked))


def _measures(bundle: Sequence[Proposed]) -> Iterable[Line]:
    """Yield what voters should judge of traits, and of aspects."""
    if any(what.aspect is None and not what.renaming for what in bundle):
        yield line("zapas-measure-trait")
    if any(what.aspect is not None for what in bundle):
        yield line("zapas-measure-aspect")


def _waiting(state: ZapasState, owner: Character, proposals: Sequence[Proposal]) -> Iterable[Field]:
    open_ = (one for one in proposals if not one.accepted)
    seats = dict.fromkeys(seat for one in open_ for seat in missing_approvals(state, owner, one))
    if seats:
        names = entries.limited(seat_names(state, list(seats), NAME))
        yield Field(line("zapas-not-answered"), (line("zapas-names", names=names),))
