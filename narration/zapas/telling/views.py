"""The people of Zapas as sentences name them."""

from narration.telling.person_view import Person
from rules.zapas.state.campaign_state import ZapasState


def person(state: ZapasState, character: str, name: str) -> Person:
    """Return a character as everybody may know it."""
    found = state.characters.get(character)
    return Person(name, one=found is not None and found.npc is None)
