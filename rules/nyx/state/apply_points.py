"""Applies the aspect points of rolls, and the GM's word on claimed aspects and waiting points."""

from typing import assert_never

from rules.nyx.base.pool import Use
from rules.nyx.state import events as e
from rules.nyx.state.campaign_state import Character, NyxState


def on_word(state: NyxState, event: e.WordEvent) -> NyxState:
    """Return the state after aspects of a roll were claimed, or the GM gave their word on them."""
    match event:
        case e.RollClaimed(character=number, claim=claim):
            before = state.characters[number].without_claim()
            paid = before.points + total_points(claim.positive)
            return state.with_character(before.but(claim=claim, points=paid))
        case e.RollClaimStruck(character=number, use=use):
            return state.with_character(_struck(state.characters[number], use))
        case e.GainsJudged(allowed=allowed, gains=judged):
            for one in judged:
                character = state.characters[one.character]
                left = tuple(gain for gain in character.gains if gain.id != one.gain.id)
                points = character.points + (one.gain.use.points if allowed else 0)
                state = state.with_character(character.but(gains=left, points=points))
            return state
        case _:
            assert_never(event)


def _struck(character: Character, use: Use) -> Character:
    """Return the character without an aspect in the roll that waits; without any, no roll waits."""
    claim = character.claim
    assert claim is not None, "only a claim is struck"
    positive = tuple(one for one in claim.positive if one.aspect != use.aspect)
    negative = tuple(one for one in claim.negative if one.aspect != use.aspect)
    back = sum(one.booked for one in claim.positive if one.aspect == use.aspect)
    kept = claim.but(positive=positive, negative=negative)
    return character.but(claim=kept if kept.uses else None, points=character.points - back)


def after_roll(character: Character, positive: tuple[Use, ...], negative: tuple[Use, ...]) -> Character:
    """Return the character with the points of a roll booked, or waiting, and no claim left."""
    uses, before = (*positive, *negative), character.without_claim()
    if not uses:
        return before
    return before.but(points=before.points + total_points(uses)).with_gains(uses)


def total_points(uses: tuple[Use, ...]) -> int:
    """Return by how much uses of aspects change the balance now."""
    return sum(use.booked for use in uses)
