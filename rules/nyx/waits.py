"""What a Nyx campaign waits for, and from whom, as far as everybody may know it.

For conflicts these are the duties of `duties.due`, each with the default actions for a late seat. Only what
can be done now counts: a declaration that waits for an answer or for the GM's side comes later. Rules: NYX-12
to 15, 24 to 43, 47, 50.
"""

from collections.abc import Iterator

from rules.contract.system import Wait
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.nyx.access.groups import members_able_to_act, roller
from rules.nyx.base.enums import AskKind, BonusKind, Tactic
from rules.nyx.duties import Due, Duty, due
from rules.nyx.harm.slow_penalties import due_afflictions, without_own_damage
from rules.nyx.sheet.aspects import open_demands
from rules.nyx.sheet.sheet import conflict_of, is_complete
from rules.nyx.state.actions import AnswerDemand, RollAffliction, RollAlone
from rules.nyx.state.campaign_state import Affliction, Character, Demand, NyxState
from rules.nyx.state.contest_actions import ChooseBonus, Declare, PickTactic, TakePenalty
from rules.nyx.state.contests import Conflict, Side


def waits(state: NyxState) -> tuple[Wait, ...]:
    """Return everything that somebody must do now: first in conflicts, then for characters."""
    return tuple(_all(state))


def _all(state: NyxState) -> Iterator[Wait]:
    for conflict in state.contests.values():
        yield from conflict_waits(state, conflict)
    for character in state.characters.values():
        yield from _of_character(state, character)


# ------------------------------------------------------------------------------------------- conflicts


def conflict_waits(state: NyxState, conflict: Conflict) -> Iterator[Wait]:
    """Yield the waits of a conflict, without answers to demands, which are listed with the characters."""
    for one in due(state, conflict):
        yield from _of_conflict(state, conflict, one)


def _of_conflict(state: NyxState, conflict: Conflict, one: Due) -> Iterator[Wait]:
    side = conflict.side(one.side)
    match one.duty:
        case Duty.DEMAND:
            return
        case Duty.DECLARE | Duty.PICK_AT_ONCE:
            if not open_demands(state.characters[side.character]):
                yield from _each(state, conflict, side, "declare", _as_it_stands(state, conflict, side))
        case Duty.PICK:
            yield from _each(state, conflict, side, "tactic", _picks(conflict, side))
        case Duty.BONUS:
            yield from _each(state, conflict, side, "bonus", (_steps(conflict, side),))
        case Duty.JUDGE:
            yield Wait("judge-story", "", side.character, conflict.id, conflict.turn)
        case Duty.CLAIMS:
            yield Wait("claims", "", side.character, conflict.id, conflict.turn)
        case Duty.PENALTY:
            yield _penalty(state, conflict, side)


def _each(
    state: NyxState, conflict: Conflict, side: Side, what: str, defaults: tuple[Action, ...]
) -> Iterator[Wait]:
    """Yield a wait for each seat that may act for a side. The first one to act does it for all."""
    able = members_able_to_act(state, side) or tuple(state.characters[number] for number in side.people)
    people = sorted(able, key=lambda one: one.id != side.character)
    seats = {one.seat: one.id for one in reversed(people)}
    for seat, character in reversed(seats.items()):
        yield Wait(what, seat, character, conflict.id, conflict.turn, defaults)


def _as_it_stands(state: NyxState, conflict: Conflict, side: Side) -> tuple[Action, ...]:
    """Return a declaration as in the last round, without aspects, or nothing if that is not possible."""
    try:
        rolling = roller(state, side, side.attribute, "")
    except Refused:
        return ()
    if rolling.rating(side.attribute) is None or rolling.is_out or open_demands(rolling):
        return ()
    return (Declare(contest=conflict.id, turn=conflict.turn, side=side.number, attribute=side.attribute),)


def _picks(conflict: Conflict, side: Side) -> tuple[Action, ...]:
    return tuple(
        PickTactic(contest=conflict.id, turn=conflict.turn, side=side.number, tactic=tactic)
        for tactic in Tactic
    )


def _steps(conflict: Conflict, side: Side) -> Action:
    return ChooseBonus(contest=conflict.id, turn=conflict.turn, side=side.number, choice=BonusKind.STEPS)


def _penalty(state: NyxState, conflict: Conflict, side: Side) -> Wait:
    """Return the wait for a penalty. Its default is fatigue, unless that would put the character out."""
    harmed = state.characters[side.character]
    assert conflict.round is not None
    assert conflict.round.movement is not None
    effect = max(conflict.round.movement.over1, conflict.round.movement.over2)
    lasts = harmed.ratings[harmed.counted(side.attribute)].current > effect
    fatigue = TakePenalty(contest=conflict.id, turn=conflict.turn, side=side.number, damage=False)
    defaults = (fatigue,) if lasts else ()
    return Wait("penalty", harmed.seat, harmed.id, conflict.id, conflict.turn, defaults)


# ------------------------------------------------------------------------------------------ characters


def _of_character(state: NyxState, character: Character) -> Iterator[Wait]:
    """Yield the waits of one character: demands, rolls, healing, and requests to the GM."""
    conflict = conflict_of(state, character.id)
    for demand in open_demands(character):
        yield _answer(character, demand, conflict)
    if conflict is None and is_complete(character) and not character.is_out and not open_demands(character):
        yield from _called(character)
    if conflict is None:
        for affliction in due_afflictions(state, character):
            yield from _slow(character, affliction)
    if character.claim is not None:
        yield Wait("claim", "", character.id)
    if character.gains:
        yield Wait("gains", "", character.id)
    if character.ask is not None:
        asked = "ask-success" if character.ask.what is AskKind.SUCCESS else "ask-change"
        yield Wait(asked, "", character.id)
    if character.healed:
        yield Wait("heal", character.seat, character.id)


def _answer(character: Character, demand: Demand, conflict: Conflict | None) -> Wait:
    """Return the wait for an answer. Its default is to accept, which costs nothing (NYX-12)."""
    accepted = AnswerDemand(character=character.id, aspect=demand.aspect, buy_off=False)
    if conflict is None:
        return Wait("demand", character.seat, character.id, defaults=(accepted,))
    return Wait("demand", character.seat, character.id, conflict.id, conflict.turn, (accepted,))


def _called(character: Character) -> Iterator[Wait]:
    """Yield the wait for a called roll. Its default is the roll as called, without aspects (NYX-15)."""
    call = character.call
    if call is not None:
        roll = RollAlone(
            character=character.id, attribute=call.attribute, modifier=call.modifier, after=character.rolls
        )
        yield Wait("roll", character.seat, character.id, defaults=(roll,))


def _slow(character: Character, affliction: Affliction) -> Iterator[Wait]:
    """Yield the wait for a slow penalty's roll, once its demands have been answered (NYX-47)."""
    if not open_demands(without_own_damage(character, affliction)):
        roll = RollAffliction(character=character.id, affliction=affliction.id, nth=affliction.rolled)
        yield Wait("slow", character.seat, character.id, defaults=(roll,))
