"""Giving, describing and lifting conditions; each has one effect (ZAP-20 to 24, 61, 64)."""

from typing import assert_never

from rules.contract.ownership import find, find_own
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.zapas.base.text_matching import normalized
from rules.zapas.sheet.npc import require_step
from rules.zapas.state import actions as a
from rules.zapas.state import events as e
from rules.zapas.state.campaign_state import Character, Condition, Effect, ZapasState

#: Labels that stop all action unless the GM decides otherwise, in the three languages (ZQ-27).
STOPPING = frozenset({"dead", "död", "мертв", "мертва", "нет в живых"})
MOST_CONDITIONS = 20


def on_condition(state: ZapasState, action: a.ConditionAction, seat: Seat) -> tuple[e.ZapasEvent, ...]:
    """Return the events of an action on a condition."""
    match action:
        case a.GiveCondition():
            return (give_condition(state, action, seat),)
        case a.ShowCondition():
            return (show(state, action, seat),)
        case a.SetEffect():
            return (set_effect(state, action, seat),)
        case a.LiftCondition():
            require_gm(seat)
            return (lift_condition(find(state, action.character), action.label),)
        case _:
            assert_never(action)


def give_condition(state: ZapasState, action: a.GiveCondition, seat: Seat) -> e.ConditionGiven:
    """Give a condition (ZAP-20).

    Refused: `gm-only`, `no-such-character`, `duplicate-condition`, `too-many` above 20, codes of names.
    """
    require_gm(seat)
    who = find(state, action.character)
    label = names.name(action.label)
    if who.condition(label) is not None:
        raise Refused("duplicate-condition", name=who.name, text=label)
    if len(who.conditions) >= MOST_CONDITIONS:
        raise Refused("too-many", most=MOST_CONDITIONS)
    stops = normalized(label) in STOPPING if action.stops is None else action.stops
    condition = Condition(label=label, stops_action=stops)
    return e.ConditionGiven(character=who.id, name=who.name, condition=condition)


def find_condition(who: Character, label: str) -> Condition:
    """Return a condition by its label; refuse `not-found`."""
    found = who.condition(label)
    if found is None:
        raise Refused("not-found")
    return found


def show(state: ZapasState, action: a.ShowCondition, seat: Seat) -> e.ConditionShown:
    """Describe how a condition shows. Refused: `no-such-character`, `not-your-character`, `not-found`."""
    who = find_own(state, action.character, seat)
    found = find_condition(who, action.label)
    return e.ConditionShown(
        character=who.id, name=who.name, label=found.label, text=names.sentence(action.text)
    )


def set_effect(state: ZapasState, action: a.SetEffect, seat: Seat) -> e.EffectSet:
    """Set the effect of a condition; it has only one at a time (ZAP-22, ZAP-23).

    Refused: `gm-only`, `not-found`, `one-effect-only` until the old effect is cleared, `step-range`,
    `empty-lock`.
    """
    require_gm(seat)
    who = find(state, action.character)
    found = find_condition(who, action.label)
    if found.effect not in {Effect.NONE, action.effect} and action.effect is not Effect.NONE:
        raise Refused("one-effect-only", text=found.label)
    told = e.EffectSet(character=who.id, name=who.name, label=found.label, effect=action.effect)
    match action.effect:
        case Effect.DIFFICULTY:
            return told.but(raises=require_step(action.raises))
        case Effect.LOCK:
            locks = tuple(dict.fromkeys(action.locks))
            if not locks:
                raise Refused("empty-lock")
            return told.but(locks=locks, texts=tuple(_lockable(who, *lock) for lock in locks))
        case Effect.NONE:
            return told


def _lockable(who: Character, trait: int, aspect: int) -> str:
    """Return the text of an aspect that can be locked; refuse `not-found`."""
    found = who.trait(trait)
    one = found.aspect(aspect) if found and not found.archived else None
    if one is None or not one.proposal.accepted or one.dormant:
        raise Refused("not-found")
    return one.text


def lift_condition(who: Character, label: str) -> e.ConditionLifted:
    """Return the event that lifts a condition. Refused: `not-found`."""
    found = find_condition(who, label)
    return e.ConditionLifted(character=who.id, name=who.name, label=found.label)
