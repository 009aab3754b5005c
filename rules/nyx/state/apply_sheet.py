"""Applies the events of a Nyx sheet: filling in, corrections, rest, use of aspects."""

from typing import assert_never

from rules.nyx.base.enums import Answer, AskKind
from rules.nyx.state import events as e
from rules.nyx.state.apply_points import after_roll
from rules.nyx.state.apply_recovery import with_healing_capped, without_call
from rules.nyx.state.blank_sheet import blank
from rules.nyx.state.campaign_state import Character, Demand, NyxState


def on_sheet(state: NyxState, event: e.SheetEvent) -> NyxState:
    """Return the state after a sheet was started, filled in or rested."""
    match event:
        case e.CharacterCreated(character=number):
            character = blank(number, event.name, event.character_kind, event.seat, event.value)
            campaign = state.campaign
            record = campaign.record(event.seat)
            if record is not None and not record.character:
                campaign = campaign.playing(event.seat, number)
            return state.but(campaign=campaign).with_character(character)
        case e.AttributeSet(character=number, attribute=attribute, value=value):
            character = state.characters[number]
            ratings = {**character.ratings, attribute: character.ratings[attribute].but(base=value)}
            return state.with_character(character.but(ratings=ratings))
        case e.AspectsNamed(character=number, first=first, names=names):
            character = state.characters[number]
            written = dict(enumerate(names, start=first))
            aspects = tuple(a.but(name=written.get(a.id, a.name)) for a in character.aspects)
            return state.with_character(character.but(aspects=aspects))
        case e.CharacterFinished(character=number):
            return state.with_character(state.characters[number].but(finished=True))
        case e.FatigueCleared(characters=numbers):
            rested = {n: _rested(state.characters[n]) for n in numbers}
            return state.but(characters={**state.characters, **rested})
        case _:
            assert_never(event)


def on_aspect(state: NyxState, event: e.AspectEvent) -> NyxState:
    """Return the state after an aspect was used, demanded or answered outside the rounds of a conflict."""
    character = state.characters[event.character]
    match event:
        case e.RolledAlone():
            used = after_roll(character, event.positive, event.negative)
            after = state.with_character(used.but(demands=(), rolls=character.rolls + 1))
            return without_call(after, event.call) if event.call else after
        case e.UsedInStory(use=use, text=text):
            used = character.but(points=character.points + use.booked)
            return state.with_character(used.with_gains((use,), text))
        case e.SucceededByAspect(use=use):
            asked = character.ask is not None and character.ask.what is AskKind.SUCCESS
            ask = None if asked else character.ask
            paid = character.but(points=character.points + use.points, ask=ask)
            return state.with_character(paid)
        case e.AspectDemanded(aspect=aspect):
            demands = (*character.demands, Demand(aspect=aspect))
            return state.with_character(character.but(demands=demands))
        case e.DemandAnswered(use=use, bought_off=bought_off):
            answer = Answer.BOUGHT_OFF if bought_off else Answer.ACCEPTED
            demands = tuple(d.but(answer=answer) if d.aspect == use.aspect else d for d in character.demands)
            points = character.points + use.points
            return state.with_character(character.but(points=points, demands=demands))
        case _:
            assert_never(event)


def on_correction(state: NyxState, event: e.CorrectEvent) -> NyxState:
    """Return the state after the GM corrected a sheet."""
    character = state.characters[event.character]
    match event:
        case e.SheetCorrected(field="points", new=new):
            return state.with_character(character.but(points=new))
        case e.SheetCorrected(field=field, new=new, attribute=attribute):
            assert attribute is not None, "only points are of no attribute"
            right = character.ratings[attribute].but(**{field: new})
            return state.with_character(character.but(ratings={**character.ratings, attribute: right}))
        case e.AspectCorrected(old=old, new=new_aspect):
            kept = [new_aspect if old and a.id == old.id else a for a in character.aspects]
            added = [new_aspect] if old is None else []
            aspects = tuple(a for a in (*kept, *added) if a is not None)
            return state.with_character(with_healing_capped(character.but(aspects=aspects)))
        case _:
            assert_never(event)


def _rested(character: Character) -> Character:
    return character.but(
        ratings={attribute: rating.but(fatigue=0) for attribute, rating in character.ratings.items()}
    )
