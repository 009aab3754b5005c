"""What a sheet still needs before play, and the next step towards it (ZAP-11)."""

from collections.abc import Callable, Iterable

from narration.text.line import Line, line
from narration.text.truncate import name_list
from narration.zapas.base.names import missing_approvals, seat_names
from rules.zapas.sheet.sheet import LEAST_TRAITS, MOST_TRAITS, POINTS
from rules.zapas.state.campaign_state import Character, ProposalState, Trait, ZapasState

#: The most names in a line.
NAMES = 4


def missing(state: ZapasState, character: Character) -> tuple[Line, ...]:
    """Return everything that a sheet still needs, in the order of the checks; nothing if it is ready."""
    return tuple(need for need, _ in _needs(state, character))


def next_step(state: ZapasState, character: Character) -> Line:
    """Return the step that supplies the first missing thing; if nothing is missing, the step to play."""
    return next((step for _, step in _needs(state, character)), line("zapas-next-ready"))


def _needs(state: ZapasState, character: Character) -> Iterable[tuple[Line, Line]]:
    """Yield each missing thing with the step that supplies it."""
    if not character.biography:
        yield line("zapas-missing-biography"), line("zapas-next-biography")
    yield from _traits(character)
    yield from _unaccepted(state, character)
    yield from _points(character)
    yield from _relation(character)


def _traits(character: Character) -> Iterable[tuple[Line, Line]]:
    have = len(character.standing)
    need = line("zapas-missing-traits", have=have, least=LEAST_TRAITS, most=MOST_TRAITS)
    if have < LEAST_TRAITS:
        yield need, line("zapas-next-traits", least=LEAST_TRAITS, most=MOST_TRAITS)
    if have > MOST_TRAITS:
        yield need, line("zapas-next-traits-fewer", most=MOST_TRAITS)


def _unaccepted(state: ZapasState, character: Character) -> Iterable[tuple[Line, Line]]:
    """Yield traits that are drafts, vetoed, or being voted on (SM-1)."""
    for wanted, said in _UNACCEPTED.items():
        found = [trait for trait in character.standing if trait.proposal.state is wanted]
        if found:
            yield said(state, character, found)


def _drafts(_: ZapasState, __: Character, found: list[Trait]) -> tuple[Line, Line]:
    return line("zapas-missing-drafts", traits=_names(found)), line("zapas-next-drafts")


def _votes(state: ZapasState, owner: Character, found: list[Trait]) -> tuple[Line, Line]:
    seats = dict.fromkeys(seat for trait in found for seat in missing_approvals(state, owner, trait.proposal))
    voters = seat_names(state, list(seats)) or (line("zapas-the-gm"),)
    return line("zapas-missing-votes", traits=_names(found)), line("zapas-next-votes", names=voters)


def _vetoes(_: ZapasState, __: Character, found: list[Trait]) -> tuple[Line, Line]:
    return line("zapas-missing-vetoes", traits=_names(found)), line("zapas-next-vetoes")


_UNACCEPTED: dict[ProposalState, Callable[[ZapasState, Character, list[Trait]], tuple[Line, Line]]] = {
    ProposalState.DRAFT: _drafts,
    ProposalState.VETOED: _vetoes,
    ProposalState.PROPOSED: _votes,
}


def _names(found: list[Trait]) -> tuple[Line, ...]:
    return name_list([trait.name for trait in found], NAMES)


def _points(character: Character) -> Iterable[tuple[Line, Line]]:
    have = sum(trait.level for trait in character.standing)
    need = line("zapas-missing-points", have=have, need=POINTS)
    if have < POINTS:
        yield need, line("zapas-next-points", count=POINTS - have)
    if have > POINTS:
        yield need, line("zapas-next-points-fewer", count=have - POINTS)


def _relation(character: Character) -> Iterable[tuple[Line, Line]]:
    """Yield the compulsory flag if it is missing or unconfirmed (ZAP-9)."""
    if any(one.qualifying for one in character.active_flags):
        return
    waiting = next((one for one in character.flags if one.qualifying), None)
    if waiting is None:
        yield line("zapas-missing-relation"), line("zapas-next-relation")
    else:
        yield line("zapas-missing-confirmed", flag=waiting.text), line("zapas-next-confirmed")
