"""Applies Nyx's events to the state. Total: never refuses, never rolls."""

from typing import assert_never

from rules.nyx.base.enums import FORMER_HAND, Mode, Phase, Sealed, SideNumber, Tactic
from rules.nyx.base.movement import Movement
from rules.nyx.state import contest_events as d
from rules.nyx.state import events as e
from rules.nyx.state.apply_claims import judged, seen_by_gm, with_gains, with_side, with_word
from rules.nyx.state.apply_points import on_word, total_points
from rules.nyx.state.apply_recovery import apply_recovery
from rules.nyx.state.apply_sheet import on_aspect, on_correction, on_sheet
from rules.nyx.state.campaign_state import Aspect, NyxState
from rules.nyx.state.contests import Bonus, Conflict, PastRound, Round


def apply(state: NyxState, event: e.NyxEvent) -> NyxState:
    """Return the state after the event."""
    if isinstance(event, e.SheetEvent):
        return on_sheet(state, event)
    if isinstance(event, e.CorrectEvent):
        return on_correction(state, event)
    if isinstance(event, e.AspectEvent):
        return on_aspect(state, event)
    if isinstance(event, e.WordEvent):
        return on_word(state, event)
    if isinstance(event, e.CareEvent):
        return apply_recovery(state, event)
    if isinstance(event, d.ConflictOpened):
        return state.with_contest(event.conflict)
    if isinstance(event, d.PenaltyTaken):
        return _penalty(state, event)
    if isinstance(event, d.Declared):
        state = _booked(state, event)
    elif isinstance(event, d.DeclarationReopened):
        state = _refunded(state, event)
    elif isinstance(event, d.ClaimsLet | d.ClaimStruck):
        state = judged(state, event)
    elif isinstance(event, d.RoundRolled | d.OpposedRolled | d.ConflictEnded):
        state = _demands_gone(state, event.contest)
    if isinstance(event, d.RoundRolled | d.OpposedRolled):
        state = with_gains(state, event)
    if isinstance(event, d.TacticPicked):
        state = seen_by_gm(state, event)
    conflict = state.contests[event.contest]
    if isinstance(event, d.TacticPicked | d.BonusChosen) and not conflict.known_to:
        conflict = conflict.but(holders=state.campaign.holders)
    return state.with_contest(_conflict(conflict, event))


def _conflict(
    conflict: Conflict,
    event: d.DeclareEvent
    | d.RoundEvent
    | d.RoundTold
    | d.TurnOpened
    | d.ConflictEnded
    | d.ConflictCorrected
    | d.OpposedRolled,
) -> Conflict:
    match event:
        case d.Declared(side=side):
            return _declared(conflict, event)
        case d.DeclarationReopened() | d.TacticReopened():
            return _reopened(conflict, event)
        case d.ClaimsLet() | d.ClaimStruck():
            return with_word(conflict, event)
        case d.TacticsOpened():
            return conflict.but(phase=Phase.TACTIC)
        case d.ModifierSet() | d.AdvantageSet() | d.AutomaticSet():
            return _tuned(conflict, event)
        case d.TacticPicked(side=side, tactic=tactic, hand=hand):
            seen = _known_by(conflict, event)
            return with_side(
                seen, side, pick=tactic, hand=hand, watchers=event.watchers, keep=event.keep, again=False
            )
        case d.ChoiceHanded(side=side):
            return with_side(conflict, side, hand=FORMER_HAND)
        case d.RoundRolled():
            return _rolled(conflict, event)
        case d.OpposedRolled():
            return _opposed(conflict, event)
        case d.ConflictCorrected():
            return _conflict_corrected(conflict, event)
        case d.BonusChosen(side=side, bonus=bonus, hand=hand):
            return with_side(
                _known_by(conflict, event), side, bonus=bonus, hand=hand, watchers=event.watchers
            )
        case d.StoryJudged(side=side, allowed=allowed):
            return _judged(conflict, side, allowed)
        case d.MarkerMoved():
            return _moved(conflict, event)
        case d.BonusesRevealed() | d.RoundTold():
            return conflict
        case d.TurnOpened():
            return _next_turn(conflict, event)
        case d.ConflictEnded(outcome=outcome):
            return _ended(conflict).but(phase=Phase.ENDED, outcome=outcome)
        case d.ConflictOpened():
            return event.conflict
        case _:
            assert_never(event)


def _known_by(conflict: Conflict, event: d.TacticPicked | d.BonusChosen) -> Conflict:
    """Add who knows a choice: those who may see it are barred for both sides, its maker for the other."""
    made = {(event.chooser, event.side)} if event.chooser else set()
    seen = {(seat, side.number) for seat in event.watchers for side in conflict.sides}
    return conflict.but(known_to=tuple(sorted({*conflict.known_to, *made, *seen})))


def _declared(conflict: Conflict, event: d.Declared) -> Conflict:
    return with_side(
        conflict,
        event.side,
        declared=True,
        attribute=event.attribute,
        positive=event.positive,
        negative=event.negative,
        goal=event.goal,
        **({"character": event.character} if event.character else {}),
    )


def _reopened(conflict: Conflict, event: d.DeclarationReopened | d.TacticReopened) -> Conflict:
    if isinstance(event, d.TacticReopened):
        return with_side(conflict, event.side, pick=None, again=True, hand="", watchers=())
    return with_side(conflict, event.side, declared=False, positive=(), negative=())


def _rolled(conflict: Conflict, event: d.RoundRolled) -> Conflict:
    return conflict.but(
        phase=Phase.BONUS,
        round=Round(raw=event.raw, winners=event.winners),
        rolled=event.turn,
        narrator=event.narrator,
    )


def _opposed(conflict: Conflict, event: d.OpposedRolled) -> Conflict:
    """Store the margin as overflow, because it is what the loser may have to take."""
    first = event.winner == 1
    margin = Movement(marker=0, over1=event.margin if first else 0, over2=0 if first else event.margin)
    raw = event.margin if first else -event.margin
    return conflict.but(
        phase=Phase.PENALTY if event.harmed else conflict.phase,
        round=Round(raw=raw, movement=margin, harmed=event.harmed),
        rolled=event.turn,
        narrator=event.winner or 0,
    )


def _conflict_corrected(conflict: Conflict, event: d.ConflictCorrected) -> Conflict:
    match event.field:
        case "marker":
            return conflict.but(marker=int(event.new), past=())
        case "mode":
            return conflict.but(mode=Mode(event.new))
        case "goal":
            assert event.side is not None, "a goal is a side's"
            return with_side(conflict, event.side, goal=event.new)


def _judged(conflict: Conflict, side: SideNumber, allowed: bool) -> Conflict:
    bonus = conflict.side(side).bonus
    judged = bonus.but(judged=True) if allowed and isinstance(bonus, Bonus) else None
    return with_side(conflict, side, bonus=judged)


def _moved(conflict: Conflict, event: d.MarkerMoved) -> Conflict:
    assert conflict.round is not None
    first, second = conflict.sides
    past = PastRound(
        moved=event.movement.marker - event.start,
        tactics=(_known(first.pick), _known(second.pick)),
        rollers=(first.character, second.character),
    )
    return conflict.but(
        marker=event.movement.marker,
        past=(*conflict.past, past)[-2:],
        phase=Phase.PENALTY if event.harmed else conflict.phase,
        round=conflict.round.but(movement=event.movement, harmed=event.harmed),
    )


def _known(pick: Tactic | Sealed | None) -> Tactic | None:
    return pick if isinstance(pick, Tactic) else None


def _next_turn(conflict: Conflict, event: d.TurnOpened) -> Conflict:
    fresh = tuple(
        side.but(
            declared=side.number in event.standing,
            positive=(),
            negative=(),
            pick=None,
            keep=False,
            again=False,
            bonus=None,
            struck=(),
            let=(),
            hand="",
            watchers=(),
        )
        for side in conflict.sides
    )
    return conflict.but(turn=event.turn, phase=Phase.DECLARE, round=None, sides=fresh, known_to=(), holders=0)


def _tuned(conflict: Conflict, event: d.ModifierSet | d.AdvantageSet | d.AutomaticSet) -> Conflict:
    match event:
        case d.ModifierSet(side=side, modifier=modifier):
            return with_side(conflict, side, modifier=modifier)
        case d.AdvantageSet(side=side, advantage=advantage):
            return with_side(conflict, side, advantage=advantage)
        case d.AutomaticSet(side=side, on=on):
            return with_side(conflict, side, itself=on)


def _ended(conflict: Conflict) -> Conflict:
    """Delete choices that were never revealed, so that the end does not show them."""
    if conflict.phase in {Phase.DECLARE, Phase.TACTIC}:
        return conflict.but(sides=tuple(side.but(pick=None, hand="") for side in conflict.sides))
    if conflict.phase is Phase.BONUS and not conflict.all_chosen:
        return conflict.but(sides=tuple(side.but(bonus=None) for side in conflict.sides))
    return conflict


def _penalty(state: NyxState, event: d.PenaltyTaken) -> NyxState:
    character = state.characters[event.character]
    if event.damage:
        damage = Aspect(id=event.aspect, name=event.damage, value=1, damage=True)
        character = character.but(aspects=(*character.aspects, damage))
    else:
        rating = character.ratings[event.attribute]
        tired = rating.but(fatigue=rating.fatigue + event.fatigue)
        character = character.but(ratings={**character.ratings, event.attribute: tired})
    if event.drop:
        rating = character.ratings[event.attribute]
        lower = rating.but(base=max(rating.fatigue, rating.base - event.drop))
        character = character.but(ratings={**character.ratings, event.attribute: lower})
    conflict = state.contests[event.contest]
    assert conflict.round is not None
    settled = conflict.but(round=conflict.round.but(harmed=None))
    return state.with_character(character).with_contest(settled)


def _booked(state: NyxState, event: d.Declared) -> NyxState:
    """Book the points of the roller, who pays for their own aspects (NYX-21)."""
    roller = event.character or state.contests[event.contest].side(event.side).character
    character = state.characters[roller]
    points = character.points + total_points((*event.positive, *event.negative))
    return state.with_character(character.but(points=points))


def _refunded(state: NyxState, event: d.DeclarationReopened) -> NyxState:
    side = state.contests[event.contest].side(event.side)
    character = state.characters[side.character]
    return state.with_character(character.but(points=character.points - side.booked))


def _demands_gone(state: NyxState, contest: str) -> NyxState:
    """Delete demands after their roll, or after a conflict that ended without it (NYX-12)."""
    for side in state.contests[contest].active:
        for number in side.people:
            character = state.characters[number]
            if character.demands:
                state = state.with_character(character.but(demands=()))
    return state
