"""Who may act for whom and change whose sheet, whose Fate pays, and who is in a combat (NOIR-60)."""

from rules.noir.contests import Combat
from rules.noir.model import Character, NoirState
from rules.noir.settings import tuning
from rules.noir.terms import FateUse
from rules.people import own
from rules.refusal import Refused
from rules.seat import Seat


def account(state: NoirState, character: Character, use: FateUse | None = None) -> int:
    """Return the points that somebody can pay: their own and what was given for this use, or the pot."""
    if not character.is_main:
        return state.shared.pot
    return character.fate + given(character, use)


def given(character: Character, use: FateUse | None) -> int:
    """Return what others have given somebody for a use (NOIR-69)."""
    grace = character.grace
    return grace.points if grace is not None and grace.use is use else 0


def can_pay(state: NoirState, character: Character, use: FateUse, points: int) -> bool:
    """Tell whether somebody has these points now."""
    return account(state, character, use) >= points


def can_be_rescued(state: NoirState, character: Character, points: int) -> bool:
    """Tell whether another player could bring up points for a use, at twice the price (NOIR-69)."""
    if not character.is_main:
        return False
    if tuning(state.campaign.settings).rescue_needs_empty and character.fate:
        return False
    return any(
        other.fate >= 2 * points and not other.condition.gone
        for other in main_characters(state)
        if other.id != character.id
    )


def main_characters(state: NoirState) -> tuple[Character, ...]:
    """Return the players' characters that are in play and alive: the group (NOIR-65)."""
    return tuple(one for one in state.characters.values() if one.is_main and not one.condition.gone)


def fight_of(state: NoirState, character: str) -> Combat | None:
    """Return the combat that runs and that somebody is in, if there is one."""
    combats = (one for one in state.contests.values() if isinstance(one, Combat) and one.is_open)
    return next((one for one in combats if one.fighter(character) is not None), None)


def require_peace(state: NoirState, who: Character) -> None:
    """Refuse `wrong-state-in-combat` for who is in a combat: there, what counts is part of turns."""
    fight = fight_of(state, who.id)
    if fight is not None:
        raise Refused("wrong-state-in-combat", name=who.name, title=fight.title)


def editable(state: NoirState, character: str, seat: Seat) -> Character:
    """Return a sheet that this seat may change now; in a combat only the GM changes one.

    Refused: `no-such-character`, `not-your-character`, `not-allowed-finished` for a player's in play,
    `wrong-state-in-combat`.
    """
    found = open_sheet(state, character, seat)
    if not seat.is_gm:
        require_peace(state, found)
    return found


def open_sheet(state: NoirState, character: str, seat: Seat) -> Character:
    """Return a sheet that is not in play yet, or any for the GM. Refused: as `editable` but for combats."""
    found = own(state, character, seat)
    if found.finished and not seat.is_gm:
        raise Refused("not-allowed-finished", name=found.name)
    return found
