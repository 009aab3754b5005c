"""Resolves a round: dice and picks together, bonus, movement, overflow, end (NYX-25 to 41)."""

from collections.abc import Callable

from rules.nyx.access.groups import members_able_to_act
from rules.nyx.base.enums import BonusKind, BreakOff, EndReason, Mode, Phase, Sealed, SideNumber, Tactic
from rules.nyx.base.movement import Movement
from rules.nyx.base.rolls import roll
from rules.nyx.base.settings import tuning
from rules.nyx.base.tactics import BONUS, choice_winner, effective_winners, final_movement, narrator
from rules.nyx.conflict.advantages import attribute_modifier, situational_steps
from rules.nyx.conflict.automatic_sides import take_steps
from rules.nyx.conflict.opening import sides_declared_at_once
from rules.nyx.harm.overflow_penalty import is_automatic_penalty, penalty_event
from rules.nyx.sheet.aspects import bought_off, forced, pool
from rules.nyx.state.contest_events import (
    BonusesRevealed,
    ConflictEnded,
    DeclarationReopened,
    MarkerMoved,
    OpposedRolled,
    RoundRolled,
    SideRolled,
    TurnOpened,
)
from rules.nyx.state.contests import Bonus, Outcome, Side
from rules.nyx.state.context import ActionContext
from rules.nyx.state.npc_numbers import are_withheld, withheld


def reveal(course: ActionContext) -> None:
    """Roll for every active side, reveal the picks, and continue until somebody must choose."""
    rolled = tuple(_roll(course, side) for side in course.conflict.active)
    if course.conflict.simple:
        _oppose(course, rolled)
        return
    fallen = _against_passive(course, rolled[0]) if len(rolled) == 1 else _against_active(course, rolled)
    course.tell(withheld(fallen, _withheld(course)))
    if take_steps(course):
        reveal_bonuses(course)
    settle_bonuses(course)


def settle_bonuses(course: ActionContext) -> None:
    """Move the marker once every effective winner has chosen and the GM has judged every story."""
    conflict = course.conflict
    assert conflict.round is not None
    chosen = {number: conflict.side(number).bonus for number in conflict.round.winners}
    if any(not isinstance(bonus, Bonus) for bonus in chosen.values()):
        return
    made = [(number, bonus) for number, bonus in chosen.items() if isinstance(bonus, Bonus)]
    if all(bonus.judged for _, bonus in made):
        _move(course, [number for number, bonus in made if bonus.choice is BonusKind.STEPS])


def reveal_bonuses(course: ActionContext) -> None:
    """Reveal what the winners chose, once all of them have chosen."""
    conflict = course.conflict
    assert conflict.round is not None
    bonuses = tuple((n, conflict.side(n).bonus) for n in conflict.round.winners)
    made = tuple((n, bonus) for n, bonus in bonuses if isinstance(bonus, Bonus))
    if len(made) == len(bonuses):
        contest, turn = course.at
        course.tell(BonusesRevealed(contest=contest, turn=turn, names=_names(course), bonuses=made))


def end_or_next_round(course: ActionContext) -> None:
    """End the conflict if it is over, checked in the order of D-42; else open the next round."""
    conflict = course.conflict
    if conflict.simple:
        _decided(course)
        return
    assert conflict.round is not None
    assert conflict.round.movement is not None
    movement = conflict.round.movement
    broke_off = next((s.number for s in conflict.sides if _bonus(s) is BonusKind.BREAK_OFF), None)
    loser = next((side for side in conflict.active if not members_able_to_act(course.state, side)), None)
    if loser is not None:
        end_conflict(course, EndReason.OUT, conflict.other(loser.number).number)
    elif (winner := _goal_reached(course, movement)) is not None:
        end_conflict(course, EndReason.GOAL, winner)
    elif broke_off is not None:
        end_conflict(course, EndReason.BROKE_OFF, None, by=broke_off)
    else:
        course.tell(
            TurnOpened(
                contest=conflict.id,
                turn=conflict.turn + 1,
                standing=sides_declared_at_once(course.state, conflict),
            )
        )


def drop_out(course: ActionContext, number: SideNumber) -> None:
    """React to a character that drops out during the declaration.

    If nobody on the side can act, the conflict ends. If the roller is out, the side must declare again. In
    later phases `end_or_next_round` checks this.
    """
    side, roller = course.conflict.side(number), course.character(number)
    if course.conflict.phase is not Phase.DECLARE and side.declared:
        return
    if not members_able_to_act(course.state, side):
        end_conflict(course, EndReason.OUT, course.conflict.other(number).number)
    elif side.declared and roller.is_out and side.booked <= roller.points:
        contest, turn = course.at
        course.tell(DeclarationReopened(contest=contest, turn=turn, side=number))


def end_conflict(
    course: ActionContext, reason: EndReason, winner: SideNumber | None, *, by: SideNumber | None = None
) -> None:
    """Close the conflict (NYX-40)."""
    conflict = course.conflict
    first, second = conflict.sides
    course.tell(
        ConflictEnded(
            contest=conflict.id,
            turn=conflict.turn,
            title=conflict.title,
            names=_names(course),
            goals=(first.goal, second.goal),
            marker=conflict.marker,
            outcome=Outcome(reason=reason, winner=winner, by=by),
            simple=conflict.simple,
        )
    )


def offered_bonuses(side: Side) -> tuple[BonusKind, ...]:
    """Return what this side may use an effective win for (NYX-38, NYX-39)."""
    if side.break_off is BreakOff.FORBIDDEN:
        return (BonusKind.STEPS, BonusKind.STORY)
    return (BonusKind.STEPS, BonusKind.STORY, BonusKind.BREAK_OFF)


def _bonus(side: Side) -> BonusKind | None:
    return side.bonus.choice if isinstance(side.bonus, Bonus) else None


def _names(course: ActionContext) -> tuple[str, str]:
    first, second = course.conflict.sides
    return first.name, second.name


def _roll(course: ActionContext, side: Side) -> SideRolled:
    character = course.character(side.number)
    contest, turn = course.at
    assert not isinstance(side.pick, Sealed), "a sealed pick stands in views only"
    usual = tuning(course.state.campaign.settings)
    modifier = side.modifier + attribute_modifier(course.state, course.conflict, side)
    return SideRolled(
        contest=contest,
        turn=turn,
        side=side.number,
        name=side.name if not side.members else character.name,
        roll=roll(course.dice, pool(character, side.attribute, modifier, side.positive, side.negative)),
        tactic=side.pick,
        positive=side.positive,
        negative=side.negative,
        forced=forced(character, usual),
        bought_off=bought_off(character, usual),
        points=character.points if character.has_points else None,
    )


def _withheld(course: ActionContext) -> tuple[SideNumber, ...]:
    """Return the sides whose numbers are for the GM alone (0121)."""
    active = course.conflict.active
    return tuple(one.number for one in active if are_withheld(course.state, course.character(one.number)))


def _against_passive(course: ActionContext, active: SideRolled) -> RoundRolled:
    """Return the round against a passive side: the active side moves the marker by its signed steps
    (NYX-26).
    """
    conflict, steps = course.conflict, situational_steps(course.state, course.conflict)
    return RoundRolled(
        contest=conflict.id,
        turn=conflict.turn,
        names=_names(course),
        sides=(active,),
        start=conflict.marker,
        shift=steps,
        raw=conflict.marker + active.roll.steps + steps,
        tactic_winner=None,
        winners=(),
        narrator=active.side,
    )


def _against_active(course: ActionContext, rolled: tuple[SideRolled, ...]) -> RoundRolled:
    """Return the round of two active sides: the difference of effects, then the tactics (NYX-25, NYX-35)."""
    conflict, steps = course.conflict, situational_steps(course.state, course.conflict)
    first, second = rolled
    assert first.tactic is not None
    assert second.tactic is not None
    raw = conflict.marker + first.roll.effect - second.roll.effect + steps
    winner = choice_winner(first.tactic, second.tactic)
    return RoundRolled(
        contest=conflict.id,
        turn=conflict.turn,
        names=_names(course),
        sides=rolled,
        start=conflict.marker,
        shift=steps,
        raw=raw,
        tactic_winner=winner,
        winners=effective_winners(first.tactic, second.tactic, raw),
        narrator=narrator(winner, first.roll.effect, second.roll.effect),
    )


def _move(course: ActionContext, takers: list[SideNumber]) -> None:
    conflict = course.conflict
    assert conflict.round is not None
    net = sum(BONUS if number == 1 else -BONUS for number in takers)
    tactic = conflict.side(takers[0]).pick if net and takers else None
    movement = final_movement(
        conflict.round.raw, conflict.length, net, tactic if isinstance(tactic, Tactic) else None
    )
    harmed = _harmed(course, movement)
    course.tell(
        MarkerMoved(
            contest=conflict.id,
            turn=conflict.turn,
            names=_names(course),
            length=conflict.length,
            start=conflict.marker,
            raw=conflict.round.raw,
            net=net,
            movement=movement,
            harmed=harmed,
        )
    )
    _harm_or(course, harmed, end_or_next_round)


def _harm_or(
    course: ActionContext, harmed: SideNumber | None, otherwise: Callable[[ActionContext], None]
) -> None:
    """Wait for the penalty, or take it at once if it leaves no choice (NYX-42)."""
    if harmed is None:
        otherwise(course)
        return
    if is_automatic_penalty(course, harmed):
        course.tell(penalty_event(course, harmed, damage=""))
        otherwise(course)


def _oppose(course: ActionContext, rolled: tuple[SideRolled, ...]) -> None:
    """Compare the effects. The loser takes the margin as a penalty if the roll is harmful (NYX-20, D-14,
    D-15).
    """
    conflict = course.conflict
    first, second = rolled
    margin = first.roll.effect - second.roll.effect
    winner: SideNumber | None = None if margin == 0 else 1 if margin > 0 else 2
    loser: SideNumber | None = None if winner is None else 2 if winner == 1 else 1
    fallen = OpposedRolled(
        contest=conflict.id,
        turn=conflict.turn,
        names=_names(course),
        sides=rolled,
        winner=winner,
        margin=abs(margin),
        stake=conflict.stake,
        harmed=loser if conflict.harmful else None,
    )
    course.tell(withheld(fallen, _withheld(course)))
    _harm_or(course, loser if conflict.harmful else None, _decided)


def _decided(course: ActionContext) -> None:
    conflict = course.conflict
    assert conflict.round is not None
    raw = conflict.round.raw
    end_conflict(course, EndReason.DECIDED, None if raw == 0 else 1 if raw > 0 else 2)


def _pushed(movement: Movement) -> SideNumber | None:
    """Return the side that suffers the overflow, or None (NYX-27)."""
    if movement.over1:
        return 2
    return 1 if movement.over2 else None


def _harmed(course: ActionContext, movement: Movement) -> SideNumber | None:
    """Return the side that must take a penalty. A passive side never does, nor any in mode `goal`
    (NYX-28).
    """
    pushed = _pushed(movement)
    if pushed is None or course.conflict.mode is Mode.GOAL or course.conflict.side(pushed).passive:
        return None
    return pushed


def _goal_reached(course: ActionContext, movement: Movement) -> SideNumber | None:
    pushed = _pushed(movement)
    if pushed is None:
        return None
    loser = course.conflict.side(pushed)
    if loser.passive or course.conflict.mode in (Mode.GOAL, Mode.BOTH):
        return course.conflict.other(pushed).number
    return None
