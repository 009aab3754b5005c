"""Rolls outside conflicts: individual actions, and those of slow penalties (NYX-15, NYX-47).

A player's roll with aspects may wait for the GM's word before the dice fall (NYX-7, NYX-8, D-44).
"""

from rules.chance.dice import Dice
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.nyx.base.bounds import EASIEST, HARDEST, require_within
from rules.nyx.base.enums import Attribute
from rules.nyx.base.rolls import roll
from rules.nyx.base.settings import tuning
from rules.nyx.harm.slow_penalties import due_afflictions, without_own_damage
from rules.nyx.sheet import aspects, sheet
from rules.nyx.sheet.gains import as_gains
from rules.nyx.sheet.roll_claims import claimed, require_claim, waits_for_gm
from rules.nyx.state.actions import LetRoll, RollAffliction, RollAlone
from rules.nyx.state.campaign_state import Affliction, Call, Character, Claim, NyxState
from rules.nyx.state.events import AfflictionRolled, NyxEvent, RolledAlone
from rules.nyx.state.npc_numbers import are_withheld, without_value


def roll_alone(state: NyxState, action: RollAlone, seat: Seat, dice: Dice) -> NyxEvent:
    """Roll an individual simple action (NYX-15), or let its aspects wait for the GM.

    Refused: `not-your-character`, `character-out`, `attributes-sum`, `no-such-attribute`, `out-of-bounds` for
    a modifier outside -3 to 0, `demand-open`, `in-conflict`, `rolled-already`, `claim-waits`, and as NYX-7 to
    11.
    """
    who = sheet.require_playable(sheet.find_own(state, action.character, seat))
    require_within("nyx-modifier", action.modifier, HARDEST, EASIEST)
    if who.rating(action.attribute) is None:
        raise Refused("no-such-attribute", name=who.name)
    if action.after is not None and action.after != who.rolls:
        raise Refused("rolled-already", name=who.name)
    _require_ready(state, who)
    claim = _claim(state, who, action, who.counted(action.attribute), action.modifier)
    if waits_for_gm(state, seat, claim.uses):
        return claimed(who, claim)
    return _alone(state, who, claim.but(negative=as_gains(state, seat, claim.negative)), dice)


def roll_affliction(state: NyxState, action: RollAffliction, seat: Seat, dice: Dice) -> NyxEvent:
    """Roll against a slow penalty whose time has come, or let its aspects wait for the GM. Damage that it
    caused does not count (D-37).

    The roll waits until a conflict is over, so that it does not use up the demands of a round. Refused:
    `not-your-character`, `no-affliction-due`, `rolled-already`, `in-conflict`, `demand-open`, `claim-waits`,
    and as NYX-7 to 11.
    """
    character = sheet.find_own(state, action.character, seat)
    affliction = _due(state, character, action.affliction)
    if affliction.rolled != action.nth:
        raise Refused("rolled-already", name=character.name)
    without = without_own_damage(character, affliction)
    _require_ready(state, without)
    claim = _claim(state, without, action, affliction.attribute, affliction.strength)
    claim = claim.but(affliction=affliction.id)
    if waits_for_gm(state, seat, claim.uses):
        return claimed(character, claim)
    known = claim.but(negative=as_gains(state, seat, claim.negative))
    return _against(state, character, affliction, known, dice)


def let_roll(state: NyxState, action: LetRoll, seat: Seat, dice: Dice) -> NyxEvent:
    """Let the dice fall for a roll whose aspects waited. Its points do not wait any more.

    Refused: `gm-only`, `no-claim`, and what stands in the way of the roll itself.
    """
    character, claim = require_claim(state, action.character, seat)
    if claim.affliction:
        affliction = _due(state, character, claim.affliction)
        _require_ready(state, without_own_damage(character, affliction))
        return _against(state, character, affliction, claim, dice)
    _require_ready(state, sheet.require_playable(character))
    return _alone(state, character, claim, dice)


def _due(state: NyxState, character: Character, number: int) -> Affliction:
    found = next((one for one in due_afflictions(state, character) if one.id == number), None)
    if found is None:
        raise Refused("no-affliction-due", name=character.name)
    return found


def _require_ready(state: NyxState, character: Character) -> None:
    sheet.require_free(state, character)
    aspects.require_answers(character)


def _claim(
    state: NyxState, who: Character, action: RollAlone | RollAffliction, counts: Attribute, modifier: int
) -> Claim:
    """Return what a player claims for a roll; what an earlier claim cost is free again."""
    usual = tuning(state.campaign.settings)
    positive, negative = aspects.voluntary(who.without_claim(), action.positive, action.negative, usual)
    return Claim(attribute=counts, modifier=modifier, positive=positive, negative=negative)


def _alone(state: NyxState, who: Character, claim: Claim, dice: Dice) -> RolledAlone:
    called = _called(who, claim)
    pool = aspects.pool(who, claim.attribute, claim.modifier, claim.positive, claim.negative)
    rolled, hides = roll(dice, pool), are_withheld(state, who)
    return RolledAlone(
        character=who.id,
        name=who.name,
        positive=claim.positive,
        negative=claim.negative,
        forced=aspects.forced(who, tuning(state.campaign.settings)),
        roll=without_value(rolled) if hides else rolled,
        withheld=rolled if hides else None,
        call=called.id if called else "",
        text=called.text if called else "",
        group=called.group if called else (),
    )


def _called(who: Character, claim: Claim) -> Call | None:
    """Return the GM's call that this roll answers: it has the same attribute and modifier (NYX-15)."""
    call = who.call
    if call is None or call.modifier != claim.modifier:
        return None
    return call if who.counted(call.attribute) is claim.attribute else None


def _against(
    state: NyxState, character: Character, affliction: Affliction, claim: Claim, dice: Dice
) -> AfflictionRolled:
    without = without_own_damage(character, affliction)
    pool = aspects.pool(without, affliction.attribute, affliction.strength, claim.positive, claim.negative)
    rolled, hides = roll(dice, pool), are_withheld(state, character)
    number = 1 + max((aspect.id for aspect in character.aspects), default=0)
    return AfflictionRolled(
        character=character.id,
        name=character.name,
        affliction=affliction,
        positive=claim.positive,
        negative=claim.negative,
        forced=aspects.forced(without, tuning(state.campaign.settings)),
        roll=without_value(rolled) if hides else rolled,
        withheld=rolled if hides else None,
        aspect=number if rolled.effect == 0 else 0,
    )
