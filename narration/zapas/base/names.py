"""How seats and characters are called: by who they play, and the GM by that."""

from collections.abc import Sequence

from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncated_line
from rules.core.seat import Role
from rules.zapas.sheet.proposals import waited_for as missing_votes
from rules.zapas.state.campaign_state import Character, Proposal, ZapasState


def seat_name(state: ZapasState, seat: str, most: int = 60) -> Line:
    """What a seat is told by, in at most so many characters of a name."""
    record = state.campaign.record(seat)
    if record is not None and record.role is Role.GM:
        return line("zapas-the-gm")
    return name_or_player(name_of(state, record.character) if record else "", most)


def name_of(state: ZapasState, character: str) -> str:
    """A character's name; nothing for one that the reader does not know."""
    found = state.characters.get(character)
    return found.name if found else ""


def name_or_player(name: str, most: int = 60) -> Line:
    """A name, or that it is a player who plays nobody yet."""
    return truncated_line(name, most) if name else line("zapas-a-player")


def seat_names(state: ZapasState, seats: Sequence[str], most: int = 60) -> tuple[Line, ...]:
    """What several seats are told by."""
    return tuple(seat_name(state, seat, most) for seat in seats)


def missing_approvals(state: ZapasState, owner: Character, proposal: Proposal) -> tuple[str, ...]:
    """The seats whose approval is missing and that have not objected either (SM-1)."""
    objects = {veto.seat for veto in proposal.vetoes}
    return tuple(seat for seat in missing_votes(state, owner, proposal) if seat not in objects)


def bold(texts: Sequence[str]) -> tuple[Line, ...]:
    """Users' texts in bold, for a list."""
    return tuple(line("zapas-bold", text=verbatim(text)) for text in texts)
