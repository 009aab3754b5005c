"""Applies the events of requests, changes, healing, slow penalties and calls to a character. Total."""

from typing import assert_never

from rules.nyx.state import events as e
from rules.nyx.state.apply_points import after_roll
from rules.nyx.state.campaign_state import Aspect, Character, NyxState


def apply_recovery(state: NyxState, event: e.CareEvent) -> NyxState:
    """Return the state after the event."""
    match event:
        case e.RollCalled():
            return _called(state, event)
        case e.HealingOwed(characters=numbers):
            owed = {n: _owed(state.characters[n]) for n in numbers}
            return state.but(characters={**state.characters, **owed})
        case _:
            character = _cared(state.characters[event.character], event, state.campaign.recoveries)
            return state.but(characters={**state.characters, character.id: character})


def _cared(
    character: Character,
    event: e.Asked | e.AskRefused | e.AspectsChanged | e.DamageRemoved | e.Afflicted | e.AfflictionRolled,
    recoveries: int,
) -> Character:
    match event:
        case e.Asked(ask=ask):
            return character.but(ask=ask)
        case e.AskRefused():
            return character.but(ask=None)
        case e.AspectsChanged(aspects=aspects):
            return character.but(ask=None, aspects=(*aspects, *character.damage))
        case e.DamageRemoved():
            return _removed(character, event)
        case e.Afflicted(affliction=affliction):
            return character.but(afflictions=(*character.afflictions, affliction))
        case e.AfflictionRolled():
            return _rolled(character, event, recoveries)
        case _:
            assert_never(event)


def without_call(state: NyxState, call: str) -> NyxState:
    """Remove an answered call from all characters that had it."""
    answered = {
        number: character.but(call=None)
        for number, character in state.characters.items()
        if character.call is not None and character.call.id == call
    }
    return state.but(characters={**state.characters, **answered})


def _called(state: NyxState, event: e.RollCalled) -> NyxState:
    called = {number: state.characters[number].but(call=event.call) for number in event.rollers}
    campaign = state.campaign.but(made=max(state.campaign.made, int(event.call.id)))
    return state.but(campaign=campaign, characters={**state.characters, **called})


def _owed(character: Character) -> Character:
    return character.but(healed=character.healed + 1)


def with_healing_capped(character: Character) -> Character:
    """Return the character with no more healing waiting than it has slow damage aspects (NYX-50)."""
    left = sum(aspect.slow for aspect in character.damage)
    return character.but(healed=min(character.healed, left))


def _removed(character: Character, event: e.DamageRemoved) -> Character:
    owed = max(0, character.healed - 1) if event.healed else character.healed
    without = character.but(
        aspects=tuple(aspect for aspect in character.aspects if aspect.id != event.aspect),
        points=character.points + event.points,
        healed=owed,
        demands=tuple(d for d in character.demands if d.aspect != event.aspect),
    )
    return with_healing_capped(without)


def _rolled(character: Character, event: e.AfflictionRolled, recoveries: int) -> Character:
    """Count the roll, and end the penalty after the third.
    Demands on damage that did not count in this roll stay (D-37).
    """
    old = event.affliction
    further = old.but(rolled=old.rolled + 1)
    kept = tuple(further if one.id == old.id else one for one in character.afflictions)
    running = tuple(one for one in kept if one.rolled < 3)
    damage = Aspect(
        id=event.aspect, name=old.name, value=1, damage=True, slow=True, source=old.id, since=recoveries
    )
    aspects = (*character.aspects, damage) if event.aspect else character.aspects
    met = {aspect.id for aspect in character.aspects if aspect.source != old.id}
    return after_roll(character, event.positive, event.negative).but(
        afflictions=running,
        aspects=aspects,
        demands=tuple(demand for demand in character.demands if demand.aspect not in met),
    )
