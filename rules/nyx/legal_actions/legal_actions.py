"""The complete actions that a seat may take now; `decide` accepts each of them.

Free texts are `TEXT`; an interface that offers the action asks for the real text. Values that the GM sets
freely, such as corrections, appear only as a few samples.
"""

from collections.abc import Iterator

from rules.campaign.model import controls
from rules.core.seat import Seat
from rules.nyx.base.enums import SHEET_ATTRIBUTES, Answer, Attribute, GroupMode, Phase
from rules.nyx.base.settings import tuning
from rules.nyx.legal_actions.aspect_uses import (
    TEXT,
    aspect_uses,
    claims_again,
    has_open_demand,
    usable_aspects,
)
from rules.nyx.legal_actions.conflict import conflict_actions
from rules.nyx.legal_actions.recovery import gm_recovery_actions, recovery_actions
from rules.nyx.sheet.aspects import PRICE, price, side_of
from rules.nyx.sheet.gains import spendable
from rules.nyx.sheet.sheet import (
    ATTRIBUTE_SUM,
    MOST,
    attribute_sum,
    conflict_of,
    is_complete,
    known_to_players,
    unnamed,
)
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.blank_sheet import SLOTS
from rules.nyx.state.campaign_state import Character, NyxState

__all__ = ["TEXT", "conflict_actions", "legal_actions"]


def legal_actions(state: NyxState, seat: Seat) -> tuple[a.NyxAction, ...]:
    """Return what this seat may do now."""
    return tuple(_all(state, seat))


def _all(state: NyxState, seat: Seat) -> Iterator[a.NyxAction]:
    for character in state.characters.values():
        if controls(seat, character):
            yield from _sheet(state, character)
            yield from _rolls(state, character)
            yield from _answers(state, character)
            yield from _facts(state, character)
            yield from recovery_actions(state, character, free=_free(state, character))
            yield from _challenges(state, character, seat)
        if seat.is_gm:
            yield from _demands(state, character)
            yield from gm_recovery_actions(state, character, seat)
            yield from _word(state, character)
    if seat.is_gm:
        yield from _calls(state)
    for conflict in state.contests.values():
        yield from conflict_actions(state, conflict, seat)


def _sheet(state: NyxState, character: Character) -> Iterator[a.NyxAction]:
    if character.finished:
        return
    if conflict_of(state, character.id) is None and not character.is_out:
        yield from _values(character)
    if not character.demands:
        names = tuple(f"{TEXT} {slot}" for slot in range(1, len(SLOTS) + 1))
        yield a.NameAspects(character=character.id, first=1, names=names)
    if attribute_sum(character) == ATTRIBUTE_SUM and not unnamed(character):
        yield a.FinishCharacter(character=character.id)


def _values(character: Character) -> Iterator[a.NyxAction]:
    for attribute in SHEET_ATTRIBUTES:
        rating = character.ratings[attribute]
        if rating.base < MOST:
            yield a.SetAttribute(character=character.id, attribute=attribute, value=rating.base + 1)
        if rating.current > 1:
            yield a.SetAttribute(character=character.id, attribute=attribute, value=rating.base - 1)


def _free(state: NyxState, character: Character) -> bool:
    """Tell whether a character may act outside conflicts (NYX-2, NYX-46)."""
    able = is_complete(character) and not character.is_out
    return able and conflict_of(state, character.id) is None


def _rolls(state: NyxState, character: Character) -> Iterator[a.NyxAction]:
    if not _free(state, character) or has_open_demand(character):
        return
    free = character.without_claim()
    for attribute in character.ratings:
        for positive, negative in aspect_uses(free):
            if claims_again(character, positive, negative):
                continue
            yield a.RollAlone(
                character=character.id, attribute=attribute, positive=positive, negative=negative
            )
    if call := character.call:
        yield a.RollAlone(character=character.id, attribute=call.attribute, modifier=call.modifier)


def _answers(state: NyxState, character: Character) -> Iterator[a.NyxAction]:
    usual = tuning(state.campaign.settings)
    for demand in character.demands:
        if demand.answer is not Answer.OPEN:
            continue
        yield a.AnswerDemand(character=character.id, aspect=demand.aspect, buy_off=False)
        aspect = character.aspect(demand.aspect)
        if aspect is not None and spendable(state, character) >= price(aspect, usual):
            yield a.AnswerDemand(character=character.id, aspect=demand.aspect, buy_off=True)


def _facts(state: NyxState, character: Character) -> Iterator[a.NyxAction]:
    """Yield facts made with aspects that help or hurt; they are possible at any time (NYX-10)."""
    for positive, negative in aspect_uses(character.but(points=spendable(state, character))):
        for aspect in (*positive, *negative):
            yield a.UseInStory(character=character.id, aspect=aspect, helps=bool(positive), text=TEXT)


def _word(state: NyxState, character: Character) -> Iterator[a.NyxAction]:
    """Yield the GM's word on a roll's aspects and on waiting points (NYX-7, NYX-8)."""
    claim = character.claim
    if claim is not None:
        if not claim.affliction and _free(state, character) and not has_open_demand(character):
            yield a.LetRoll(character=character.id)
        for use in claim.uses:
            yield a.StrikeFromRoll(character=character.id, aspect=use.aspect)
    for gain in character.gains:
        for allow in (True, False):
            yield a.JudgeGains(gains=((character.id, gain.id),), allow=allow)


def _challenges(state: NyxState, character: Character, seat: Seat) -> Iterator[a.NyxAction]:
    """Yield opposed rolls with every visible character who may act outside conflicts (NYX-20)."""
    places = state.campaign.places
    if not places or not _free(state, character):
        return
    known = state.characters if seat.is_gm else known_to_players(state)
    for other in state.characters.values():
        if other.id in known and other.id != character.id and _free(state, other):
            sides = (m.SideSetup(character=character.id), m.SideSetup(character=other.id))
            plain = m.Challenge(place=places[0], title=TEXT, sides=sides)
            yield plain
            if seat.is_gm:
                yield plain.but(stake=TEXT, harmful=True)


def _demands(state: NyxState, character: Character) -> Iterator[a.NyxAction]:
    conflict = conflict_of(state, character.id)
    used = {use.aspect for use in (character.claim.uses if character.claim else ())}
    if conflict is not None:
        side = side_of(conflict, character.id)
        declared_by_other = side.declared and side.character != character.id
        unpayable = side.declared and side.booked > character.points
        if conflict.phase is not Phase.DECLARE or declared_by_other or unpayable:
            return
        used = {use.aspect for use in (*side.positive, *side.negative)}
    for aspect in usable_aspects(character):
        if aspect.id not in used:
            yield a.DemandAspect(character=character.id, aspect=aspect.id)
            if conflict is None and _free(state, character) and not aspect.damage:
                yield from _successes(character, aspect.id)


def _successes(character: Character, aspect: int) -> Iterator[a.NyxAction]:
    if character.points >= PRICE:
        yield a.SucceedByAspect(character=character.id, aspect=aspect, text=TEXT)


def _calls(state: NyxState) -> Iterator[a.NyxAction]:
    """Yield calls for each free character, and for all players' characters together (NYX-15, NYX-21)."""
    free = [character for character in state.characters.values() if _free(state, character)]
    for character in free:
        if character.call is None:
            attribute = next(iter(character.ratings))
            yield a.CallForRoll(characters=(character.id,), attribute=attribute, modifier=-1)
    together = tuple(character.id for character in free if character.seat)
    if len(together) > 1:
        for mode in GroupMode:
            yield a.CallForRoll(characters=together, attribute=Attribute.MIND, mode=mode, text=TEXT)
