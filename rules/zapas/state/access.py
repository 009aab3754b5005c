"""Checks in Zapas that a seat may act for a character, and that the character is free to act."""

from rules.contract.ownership import find, require_acting
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.zapas.state.campaign_state import Character, TimePhase, ZapasState
from rules.zapas.state.contests import Duel, Roll


def find_owned(state: ZapasState, character: str, seat: Seat) -> Character:
    """Return the seat's own character. Refused: `no-such-character`, `not-your-character`."""
    found = find(state, character)
    if not seat.id or found.seat != seat.id:
        raise Refused("not-your-character", name=found.name)
    return found


def name_of(state: ZapasState, seat: str) -> str:
    """Return the name that stands for a seat: that of the character it plays, or ""."""
    record = state.campaign.record(seat)
    who = state.characters.get(record.character) if record else None
    return who.name if who else ""


def find_playable(state: ZapasState, character: str, seat: Seat) -> Character:
    """Return a player's character that the seat acts for in rolls.

    Refused: `no-such-character`, `gm-never-rolls` for an NPC (ZAP-55), `not-your-character`.
    """
    found = find(state, character)
    if not found.is_main:
        raise Refused("gm-never-rolls", name=found.name)
    require_acting(seat, found)
    return found


def require_able(character: Character) -> None:
    """Refuse `not-ready` for an unfinished sheet, `cannot-act` if a condition stops all action (ZAP-12,
    ZAP-20).
    """
    if not character.ready:
        raise Refused("not-ready", name=character.name)
    stopped = character.stopped
    if stopped is not None:
        raise Refused("cannot-act", name=character.name, condition=stopped.label)


def require_no_roll(state: ZapasState, character: Character) -> None:
    """Refuse `roll-open` for a character with an open roll or duel (ZAP-12)."""
    for contest in state.contests.values():
        rolls = isinstance(contest, Roll) and contest.character == character.id
        duels = isinstance(contest, Duel) and contest.side_of(character.id) is not None
        if contest.is_open and (rolls or duels):
            raise Refused("roll-open", name=character.name, title=contest.title)


def require_travel(state: ZapasState) -> None:
    """Refuse `not-in-travel` unless the group travels (ZAP-37 to 44)."""
    if state.shared.phase is not TimePhase.TRAVEL:
        raise Refused("not-in-travel")
