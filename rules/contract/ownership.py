"""Finds a character and checks whether a seat acts for it, in any game."""

from rules.campaign.model import AnyCharacter
from rules.contract.system import C, K, S, State
from rules.core.refusal import Refused
from rules.core.seat import Seat


def find(state: State[C, K, S], character: str) -> C:
    """Return a character by id; refuse `no-such-character`."""
    found = state.characters.get(character)
    if found is None:
        raise Refused("no-such-character")
    return found


def acts_for(seat: Seat, character: AnyCharacter) -> bool:
    """Tell whether a seat acts for a character: the seat that plays it does, and the GM does for all."""
    return seat.is_gm or (bool(seat.id) and character.seat == seat.id)


def require_acting(seat: Seat, character: AnyCharacter) -> None:
    """Refuse `not-your-character` unless the seat acts for the character."""
    if not acts_for(seat, character):
        raise Refused("not-your-character", name=character.name)


def find_own(state: State[C, K, S], character: str, seat: Seat) -> C:
    """Return a character that the seat acts for. Refused: `no-such-character`, `not-your-character`."""
    found = find(state, character)
    require_acting(seat, found)
    return found
