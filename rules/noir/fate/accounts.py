"""Whose Fate points pay: a main character's own, or for NPCs the GM's pot (NOIR-60, NOIR-69)."""

from rules.noir.base.enums import FateUse
from rules.noir.base.settings import tuning
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.participants import main_characters


def account(state: NoirState, character: Character, use: FateUse | None = None) -> int:
    """Return the points that a character can spend: its own and those given for `use`; an NPC has the pot."""
    if not character.is_main:
        return state.shared.pot
    return character.fate + character.given_for(use)


def can_pay(state: NoirState, character: Character, use: FateUse, points: int) -> bool:
    """Return whether a character can pay these points now."""
    return account(state, character, use) >= points


def can_be_rescued(state: NoirState, character: Character, points: int) -> bool:
    """Return whether another main character could pay for this one, at twice the price (NOIR-69)."""
    if not character.is_main:
        return False
    if tuning(state.campaign.settings).rescue_needs_empty and character.fate:
        return False
    return any(
        other.fate >= 2 * points and not other.condition.gone
        for other in main_characters(state)
        if other.id != character.id
    )
