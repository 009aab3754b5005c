"""The group of main characters, and who is in a combat (NOIR-65)."""

from rules.core.refusal import Refused
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.contests import Combat


def main_characters(state: NoirState) -> tuple[Character, ...]:
    """Return the main characters who are alive and not out of the game: the group (NOIR-65)."""
    return tuple(one for one in state.characters.values() if one.is_main and not one.condition.gone)


def open_combat_of(state: NoirState, character: str) -> Combat | None:
    """Return the open combat that a character is in, or None."""
    combats = (one for one in state.contests.values() if isinstance(one, Combat) and one.is_open)
    return next((one for one in combats if one.fighter(character) is not None), None)


def require_outside_combat(state: NoirState, who: Character) -> None:
    """Refuse `wrong-state-in-combat` for a character in a combat, where such things are part of a turn."""
    fight = open_combat_of(state, who.id)
    if fight is not None:
        raise Refused("wrong-state-in-combat", name=who.name, title=fight.title)
