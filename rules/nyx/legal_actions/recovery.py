"""Requests, changes, healing and corrections that are possible now (NYX-13, 14, 47, 49, 50)."""

from collections.abc import Iterator

from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.nyx.base.bounds import MOST_POINTS
from rules.nyx.base.enums import Attribute
from rules.nyx.harm.slow_penalties import due_afflictions, slow_damage, without_own_damage
from rules.nyx.legal_actions.aspect_uses import (
    TEXT,
    aspect_uses,
    claims_again,
    has_open_demand,
    usable_aspects,
)
from rules.nyx.sheet.aspects import PRICE
from rules.nyx.sheet.gains import spendable
from rules.nyx.sheet.requests import DAMAGE_PRICE, entries_of, judge_request, require_change
from rules.nyx.sheet.sheet import LEAST, MOST, conflict_of
from rules.nyx.state import actions as a
from rules.nyx.state.campaign_state import Aspect, Character, Entry, NyxState

#: A new slow penalty is offered only below this number, so that random games are not all poison.
MOST_OFFERED = 2


def recovery_actions(state: NyxState, character: Character, *, free: bool) -> Iterator[a.NyxAction]:
    """Yield what a character's player may do. `free` means that the character may act outside conflicts."""
    if free and character.ask is None:
        for aspect in usable_aspects(character):
            if not aspect.damage and character.points >= PRICE:
                yield a.AskSuccess(character=character.id, aspect=aspect.id, text=TEXT)
    if state.campaign.between_sessions:
        yield from _between_sessions(state, character)
    if character.healed:
        for damage in _undemanded(character, slow_damage(character)):
            yield a.HealSlow(character=character.id, aspect=damage.id)
    if conflict_of(state, character.id) is None:
        yield from _due(state, character)


def gm_recovery_actions(state: NyxState, character: Character, seat: Seat) -> Iterator[a.NyxAction]:
    """Yield what the GM may do to a character."""
    if character.ask is not None:
        yield a.JudgeAsk(character=character.id, allow=False)
        if _still_possible(state, character, seat):
            yield a.JudgeAsk(character=character.id, allow=True)
    if len(character.afflictions) < MOST_OFFERED:
        for attribute in character.ratings:
            yield a.Afflict(character=character.id, name=TEXT, attribute=attribute, strength=-1, period=60)
    yield from _corrections(character)


def _between_sessions(state: NyxState, character: Character) -> Iterator[a.NyxAction]:
    if character.ask is None and character.finished and character.has_points:
        yield from _changes(character)
    if spendable(state, character) >= DAMAGE_PRICE:
        for damage in _undemanded(character, character.damage):
            yield a.RemoveDamage(character=character.id, aspect=damage.id)


def _changes(character: Character) -> Iterator[a.NyxAction]:
    """Yield legal changes that take one point from an aspect, one sample for each value (NYX-14)."""
    samples = {entry.value: entry for entry in entries_of(character)}
    for giver in samples.values():
        for entries in _moves(character, giver):
            if _legal(character, entries):
                yield a.ProposeChange(character=character.id, entries=entries, reason=TEXT)
                break


def _moves(character: Character, giver: Entry) -> Iterator[tuple[Entry, ...]]:
    """Yield every way to move one point of an aspect's value to another aspect, or to a new one."""
    own = entries_of(character)
    rest = [entry for entry in own if entry != giver]
    less = (giver.but(value=giver.value - 1),) if giver.value > 1 else ()
    yield (*rest, *less, Entry(name=TEXT, value=1))
    for taker in rest:
        others = (entry for entry in rest if entry != taker)
        yield (*others, *less, taker.but(value=taker.value + 1))


def _legal(character: Character, entries: tuple[Entry, ...]) -> bool:
    try:
        require_change(character, entries)
    except Refused:
        return False
    return True


def _due(state: NyxState, character: Character) -> Iterator[a.NyxAction]:
    for affliction in due_afflictions(state, character):
        met = without_own_damage(character, affliction)
        if has_open_demand(met):
            continue
        for positive, negative in aspect_uses(met.without_claim()):
            if claims_again(character, positive, negative):
                continue
            yield a.RollAffliction(
                character=character.id,
                affliction=affliction.id,
                positive=positive,
                negative=negative,
                nth=affliction.rolled,
            )


def _still_possible(state: NyxState, character: Character, seat: Seat) -> bool:
    try:
        judge_request(state, a.JudgeAsk(character=character.id, allow=True), seat)
    except Refused:
        return False
    return True


def _corrections(character: Character) -> Iterator[a.NyxAction]:
    """Yield samples: a number one higher or lower, a damage aspect added or removed."""
    if character.has_points and character.points < MOST_POINTS:
        yield _right(character, "points", None, character.points + 1)
    for attribute, rating in character.ratings.items():
        if rating.fatigue:
            yield _right(character, "fatigue", attribute, rating.fatigue - 1)
        if rating.fatigue < rating.base:
            yield _right(character, "fatigue", attribute, rating.fatigue + 1)
        if LEAST <= rating.base < MOST:
            yield _right(character, "base", attribute, rating.base + 1)
    yield a.CorrectAspect(character=character.id, name=TEXT, value=1, damage=True, slow=True, reason=TEXT)
    for damage in _undemanded(character, character.damage):
        yield a.CorrectAspect(character=character.id, aspect=damage.id, reason=TEXT)


def _undemanded(character: Character, aspects: tuple[Aspect, ...]) -> tuple[Aspect, ...]:
    return tuple(aspect for aspect in aspects if not character.is_demanded(aspect.id))


def _right(character: Character, field: str, attribute: Attribute | None, value: int) -> a.CorrectSheet:
    said = {"character": character.id, "field": field, "attribute": attribute, "value": value}
    return a.CorrectSheet.model_validate(said | {"reason": TEXT})
