"""The entries of a sheet, one per line: traits with their aspects, flags, conditions, things.

Texts are cut to the space that a sheet has for them. Rules: ZAP-5 to 9, 20 to 23, 37 to 46.
"""

from collections.abc import Iterable, Mapping, Sequence

from narration.text.line import Line, line
from narration.text.truncate import name_list, truncate, truncated_line
from narration.zapas.base import words
from narration.zapas.base.names import name_of, seat_name
from rules.zapas.state.campaign_state import (
    Aspect,
    Character,
    Condition,
    Effect,
    Flag,
    Note,
    Proposal,
    ProposalState,
    Trait,
    ZapasState,
)

#: The most characters of a text on a normal sheet, of a text on a crowded sheet, of a reason, and of the text
#: on how a condition shows.
LONG, CLOSE, REASON, SHOWS = 60, 18, 80, 120
#: The most entries of a list before the rest is only counted; and the most conditions that lock one aspect,
#: or aspects that one condition locks.
MOST, LABELS = 8, 3
#: A sheet with more aspects than `CROWD` is crowded; a veto counts as `VETO` aspects.
CROWD, VETO = 30, 5


def is_crowded(character: Character) -> bool:
    """Return whether a sheet is so full that it cuts texts and leaves reasons for vetoes to the proposals."""
    proposals = [trait.proposal for trait in character.standing]
    proposals += [one.proposal for trait in character.standing for one in trait.aspects]
    return len(proposals) + VETO * sum(len(one.vetoes) for one in proposals) > CROWD


def limited(lines: Sequence[Line]) -> tuple[Line, ...]:
    """Return at most `MOST` lines, then how many more."""
    if len(lines) <= MOST:
        return tuple(lines)
    return (*lines[:MOST], line("and-more", count=len(lines) - MOST))


# ------------------------------------------------------------------------------------------ traits


def trait(state: ZapasState, one: Trait, *, close: bool) -> tuple[Line, ...]:
    """Return the state of a trait, its aspects by state, and its free slots (ZAP-5, SM-1, SM-2)."""
    own = () if one.proposal.accepted else _proposal(state, one.proposal, close=close)
    renaming = _renaming(state, one.renaming, close=close) if one.renaming else ()
    return (*own, *renaming, *_aspects(state, one, close=close), *_slots(one))


def _proposal(state: ZapasState, proposal: Proposal, *, close: bool) -> tuple[Line, ...]:
    """Return the state of a trait's proposal."""
    if proposal.state is ProposalState.PROPOSED:
        return (line("zapas-trait-proposed", count=len(proposal.approved), all=len(proposal.asked)),)
    if proposal.state is ProposalState.VETOED:
        return (line("zapas-trait-vetoed"), *(() if close else _reasons(state, proposal)))
    return (line("zapas-trait-draft"),)


def _renaming(state: ZapasState, renaming: Proposal, *, close: bool) -> tuple[Line, ...]:
    """Return the proposed new name of a trait (ZAP-41)."""
    name = truncate(renaming.text, CLOSE if close else LONG)
    said = line("zapas-trait-renaming", text=name, state=words.STATES[renaming.state])
    return (said, *(() if close else _reasons(state, renaming)))


def _reasons(state: ZapasState, proposal: Proposal) -> tuple[Line, ...]:
    """Return who objects, and why."""
    return tuple(
        line("zapas-veto", name=seat_name(state, veto.seat, CLOSE), reason=truncate(veto.reason, REASON))
        for veto in proposal.vetoes
    )


def _aspects(state: ZapasState, one: Trait, *, close: bool) -> Iterable[Line]:
    """Yield one line with the aspects that give a die, then lines with the others by state."""
    most = CLOSE if close or len(one.aspects) > MOST else LONG
    fixed = [each for each in one.aspects if each.fixed]
    if fixed:
        bold = [line("zapas-bold", text=truncated_line(each.text, most)) for each in fixed]
        yield line("zapas-aspects", aspects=limited(bold))
    locked = [each for each in one.aspects if _is_locked(each)]
    if locked:
        labels = 1 if close else LABELS
        yield line("zapas-aspects-locked", aspects=limited([_locked(each, most, labels) for each in locked]))
    for proposal_state, said in _WAITING.items():
        waiting = [each for each in one.aspects if each.proposal.state is proposal_state and not each.dormant]
        if waiting:
            yield line(said, aspects=limited([truncated_line(each.text, most) for each in waiting]))
        if not close:
            yield from (reason for each in waiting for reason in _reasons(state, each.proposal))
    if one.dormant:
        yield line(
            "zapas-aspects-asleep", aspects=limited([truncated_line(each.text, most) for each in one.dormant])
        )


#: The messages that list aspects that the table has not accepted, by state.
_WAITING: Mapping[ProposalState, str] = {
    ProposalState.PROPOSED: "zapas-aspects-proposed",
    ProposalState.VETOED: "zapas-aspects-vetoed",
    ProposalState.DRAFT: "zapas-aspects-draft",
}


def _is_locked(one: Aspect) -> bool:
    return one.proposal.accepted and bool(one.locks) and not one.dormant


def _locked(one: Aspect, most: int, labels: int) -> Line:
    """Return an aspect with the conditions that lock it, of which at most `labels` are named (ZAP-23)."""
    conditions = name_list(one.locks, labels)
    return line("zapas-aspect-locked", aspect=truncated_line(one.text, most), conditions=conditions)


def _slots(one: Trait) -> tuple[Line, ...]:
    """Return how many slots are free; dormant aspects return to these first (ZAP-40)."""
    free = one.level - len(one.filled)
    if free <= 0:
        return ()
    return (line("zapas-slots-wake" if one.dormant else "zapas-slots", count=free),)


# ------------------------------------------------------------------------------------------ flags


def flag(state: ZapasState, one: Flag) -> Line:
    """Return a flag with its marks, its relation, and any decision the GM has yet to make.

    Rules: ZAP-8, 9, 42, 43.
    """
    said = line("zapas-flag", flag=one.text)
    if one.active:
        said = line("zapas-flag-marks", flag=said, marks=one.marks)
    if one.qualifying:
        said = relation(said, name_of(state, one.target), one.through)
    if not one.active:
        return line("zapas-flag-waits", flag=said)
    if one.striking:
        return line("zapas-flag-striking", flag=said, reason=words.STRIKES[one.striking])
    return said


def relation(said: Line, target: str, through: str) -> Line:
    """Return a flag with the relation that makes it qualify (ZAP-9)."""
    if through:
        return line("zapas-flag-relation-through", flag=said, name=target, through=through)
    return line("zapas-flag-relation", flag=said, name=target)


def flag_room(character: Character, most: int) -> tuple[Line, ...]:
    """Return how many more flags fit, now or when travelling, and any rule for the next one (ZAP-44, 46)."""
    waiting = sum(not one.active for one in character.flags)
    room, unused = most - len(character.flags), most - character.taken - waiting
    lines: tuple[Line, ...] = ()
    if room > 0:
        now = min(room, unused)
        lines = (line("zapas-flags-room", count=now) if now > 0 else line("zapas-flags-travel", count=room),)
    return (*lines, line("zapas-flags-first")) if character.qualifying_first else lines


# ------------------------------------------------------------------------------------------ conditions


def condition(character: Character, one: Condition, *, close: bool = False) -> Line:
    """Return a condition with its effect, and how it shows (ZAP-20 to 23)."""
    said = line("zapas-bold", text=truncated_line(one.label, CLOSE if close else LONG))
    parts = tuple(_effects(character, one, 1 if close else LABELS))
    if parts:
        said = line("zapas-condition-does", condition=said, effects=parts)
    if not one.shows:
        return said
    return line("zapas-condition-shows", condition=said, text=truncate(one.shows, CLOSE if close else SHOWS))


def _effects(character: Character, one: Condition, most: int) -> Iterable[Line]:
    if one.effect is Effect.DIFFICULTY:
        yield line("zapas-raises", number=one.raises)
    if one.effect is Effect.LOCK:
        yield line("zapas-locks", aspects=name_list(locked_by(character, one), most))
    if one.stops_action:
        yield line("zapas-stops")


def locked_by(character: Character, one: Condition) -> tuple[str, ...]:
    """Return the aspects on the sheet that a condition locks."""
    found = (
        trait.aspect(aspect) for number, aspect in one.locks if (trait := character.trait(number)) is not None
    )
    return tuple(aspect.text for aspect in found if aspect is not None)


def note(one: Note, *, close: bool = False) -> Line:
    """Return a line for a contact or thing on a sheet (ZAP-58, ZAP-59)."""
    text = truncate(one.text, CLOSE if close else LONG)
    return line("zapas-note", purpose=words.NOTES[one.purpose], text=text)
