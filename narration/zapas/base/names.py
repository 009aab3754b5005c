"""Names of seats and characters: a seat is called by its character's name, the GM's seat by its role."""

from collections.abc import Sequence

from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncated_line
from rules.core.seat import Role
from rules.zapas.sheet.proposals import waited_for as missing_votes
from rules.zapas.state.campaign_state import Character, Proposal, ZapasState


def seat_name(state: ZapasState, seat: str, most: int = 60) -> Line:
    """Return a seat's name, cut to `most` characters."""
    record = state.campaign.record(seat)
    if record is not None and record.role is Role.GM:
        return line("zapas-the-gm")
    return name_or_player(name_of(state, record.character) if record else "", most)


def name_of(state: ZapasState, character: str) -> str:
    """Return a character's name; empty if the reader does not know the character."""
    found = state.characters.get(character)
    return found.name if found else ""


def name_or_player(name: str, most: int = 60) -> Line:
    """Return a name, or "a player" if it is empty."""
    return truncated_line(name, most) if name else line("zapas-a-player")


def seat_names(state: ZapasState, seats: Sequence[str], most: int = 60) -> tuple[Line, ...]:
    """Return the names of several seats."""
    return tuple(seat_name(state, seat, most) for seat in seats)


def missing_approvals(state: ZapasState, owner: Character, proposal: Proposal) -> tuple[str, ...]:
    """Return the seats that have neither approved nor objected (SM-1)."""
    objects = {veto.seat for veto in proposal.vetoes}
    return tuple(seat for seat in missing_votes(state, owner, proposal) if seat not in objects)


def bold(texts: Sequence[str]) -> tuple[Line, ...]:
    """Return each of the users' texts in bold, for a list."""
    return tuple(line("zapas-bold", text=verbatim(text)) for text in texts)
