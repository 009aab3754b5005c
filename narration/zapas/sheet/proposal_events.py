"""The events of sheets and votes in lines: what was written, proposed, approved, vetoed or withdrawn."""

from typing import assert_never

from narration.text.line import Line, line
from narration.zapas.base.names import name_or_player
from narration.zapas.sheet.npc import profile
from rules.zapas.state import sheet_events as se
from rules.zapas.state.campaign_state import Character, ProposalState

Lines = tuple[Line, ...]

_Written = se.TraitWritten | se.AspectWritten | se.RenamingWritten
_Dropped = se.TraitDropped | se.AspectDropped


def tell_proposal_event(event: se.SheetEvent) -> Lines:
    """Return the lines for an event about a sheet or a vote."""
    if isinstance(event, _Written):
        return _written(event)
    if isinstance(event, _Dropped):
        return _dropped(event)
    match event:
        case se.CharacterCreated(sheet=sheet):
            return (_created(sheet),)
        case se.BiographyWritten(name=name):
            return (line("zapas-told-biography", name=name),)
        case se.LevelSet(name=name, trait_name=trait, level=level):
            return (line("zapas-told-level", name=name, trait=trait, level=level),)
        case se.Voted():
            return _voted(event)
        case se.TraitRenamed(name=name, before=before, after=after):
            return (line("zapas-told-renamed", name=name, old=before, new=after),)
        case se.SheetReady(name=name):
            return (line("zapas-told-ready", name=name),)
        case _:
            assert_never(event)


def _created(sheet: Character) -> Line:
    if sheet.npc is None:
        return line("zapas-told-created", name=sheet.name)
    return line("zapas-told-npc", name=sheet.name, profile=profile(sheet.npc.usual))


def _written(event: _Written) -> Lines:
    match event:
        case se.TraitWritten(name=name, trait=trait):
            id_ = "zapas-told-trait" if _public(trait.proposal.state) else "zapas-told-trait-draft"
            said = line(id_, name=name, trait=trait.name, level=trait.level)
            return (said, line("zapas-told-text", text=trait.account)) if trait.account else (said,)
        case se.AspectWritten(name=name, trait_name=trait, proposal=proposal):
            id_ = "zapas-told-aspect" if _public(proposal.state) else "zapas-told-aspect-draft"
            return (line(id_, name=name, trait=trait, aspect=proposal.text),)
        case se.RenamingWritten(name=name, trait_name=trait, renaming=None):
            return (line("zapas-told-renaming-gone", name=name, trait=trait),)
        case se.RenamingWritten(name=name, trait_name=trait, renaming=renaming):
            assert renaming is not None, "the case above takes the rest"
            return (line("zapas-told-renaming", name=name, old=trait, new=renaming.text),)
        case _:
            assert_never(event)


def _public(state: ProposalState) -> bool:
    return state is not ProposalState.DRAFT


def _dropped(event: _Dropped) -> Lines:
    match event:
        case se.TraitDropped(name=name, trait_name=trait):
            return (line("zapas-told-trait-gone", name=name, trait=trait),)
        case se.AspectDropped(name=name, trait_name=trait, text=aspect):
            return (line("zapas-told-aspect-gone", name=name, trait=trait, aspect=aspect),)
        case _:
            assert_never(event)


def _voted(event: se.Voted) -> Lines:
    """Return a vote and the proposal's new state (SM-1).

    When a seat leaves, only a proposal that is thereby accepted gives a line.
    """
    name, proposal = event.name, event.proposal
    if proposal.accepted:
        return (line("zapas-told-accepted", name=name, text=proposal.text),)
    match event.vote:
        case "veto" | "lift":
            return (_on_veto(event),)
        case "leave":
            return ()
        case _:
            return (_on_text(event),)


def _on_veto(event: se.Voted) -> Line:
    """Return a veto or its withdrawal, with who made it."""
    said = {"name": event.name, "text": event.proposal.text}
    by = line("zapas-the-gm") if event.by_gm else name_or_player(event.by)
    if event.vote == "veto":
        return line("zapas-told-vetoed", **said, by=by, reason=event.reason)
    stands = event.proposal.state is ProposalState.VETOED
    return line("zapas-told-veto-lifted-one" if stands else "zapas-told-veto-lifted", **said, by=by)


def _on_text(event: se.Voted) -> Line:
    name, proposal = event.name, event.proposal
    said = proposal.text
    match event.vote:
        case "submit":
            return line("zapas-told-submitted", name=name, text=said)
        case "revise":
            id_ = "zapas-told-revised" if _public(proposal.state) else "zapas-told-redrafted"
            return line(id_, name=name, old=event.before, new=said)
        case _:
            count, everybody = len(proposal.approved), len(proposal.asked)
            return line("zapas-told-approved", name=name, text=said, count=count, all=everybody)
