"""Rolls outside conflicts whose aspects the GM sees before the dice (NYX-7, NYX-8, D-44)."""

from rules.contract.ownership import find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.nyx.base.enums import Claims
from rules.nyx.base.pool import Use
from rules.nyx.base.settings import tuning
from rules.nyx.state.actions import StrikeFromRoll
from rules.nyx.state.campaign_state import Character, Claim, NyxState
from rules.nyx.state.events import RollClaimed, RollClaimStruck


def waits_for_gm(state: NyxState, seat: Seat, uses: tuple[Use, ...]) -> bool:
    """Tell whether a roll with these aspects waits for the GM's word at this table."""
    return bool(uses) and not seat.is_gm and tuning(state.campaign.settings).claims is not Claims.NO


def claimed(character: Character, claim: Claim) -> RollClaimed:
    """Claim aspects for a roll. Refused: `claim-waits` if just this waits already."""
    if character.claim == claim:
        raise Refused("claim-waits", name=character.name)
    return RollClaimed(character=character.id, name=character.name, claim=claim)


def require_claim(state: NyxState, number: str, seat: Seat) -> tuple[Character, Claim]:
    """Return a character and the claim that the GM judges. Refused: `gm-only`, `no-claim`."""
    require_gm(seat)
    character = find(state, number)
    if character.claim is None:
        raise Refused("no-claim")
    return character, character.claim


def strike_from_roll(state: NyxState, action: StrikeFromRoll, seat: Seat) -> RollClaimStruck:
    """Rule an aspect out before the dice; its price is returned. Refused: `gm-only`, `no-claim`."""
    character, claim = require_claim(state, action.character, seat)
    use = next((one for one in claim.uses if one.aspect == action.aspect), None)
    if use is None:
        raise Refused("no-claim")
    text = "" if names.is_empty(action.text) else names.sentence(action.text)
    return RollClaimStruck(character=character.id, name=character.name, use=use, text=text)
