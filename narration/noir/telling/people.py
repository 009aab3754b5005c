"""Characters as sentences name them."""

from narration.telling.person_view import Person
from rules.noir.state.campaign_state import NoirState


def person(state: NoirState, character: str, name: str) -> Person:
    """Return a character as a sentence names it; an NPC may be several people."""
    found = state.characters.get(character)
    return Person(name, one=found is not None and bool(found.seat))


def by_name(state: NoirState, name: str) -> Person:
    """Return the character of a name that an event holds without its id."""
    return Person(name, one=any(one.name == name and one.seat for one in state.characters.values()))
