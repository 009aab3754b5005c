"""Decides whether a Nyx action is allowed, and which events it causes. Dice enter the rules only here."""

from typing import assert_never

from rules.chance.dice import Dice
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.nyx import corrections, rolls
from rules.nyx.access import groups
from rules.nyx.conflict import (
    after_roll,
    automatic_sides,
    claims,
    declaration,
    ending,
    opening,
    opposed,
    sealing,
)
from rules.nyx.harm import slow_penalties
from rules.nyx.sheet import aspects, gains, requests, roll_claims, sheet
from rules.nyx.sheet.sheet import conflict_of
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.context import ActionContext
from rules.nyx.state.events import NyxEvent


def decide(state: NyxState, action: a.NyxAction, seat: Seat, dice: Dice) -> tuple[NyxEvent, ...]:
    """Return the events of an action, or raise `Refused`."""
    if isinstance(action, a.SheetAction):
        return (_sheet(state, action, seat),)
    if isinstance(action, a.CorrectAction):
        return _with_new_choices(state, action.character, _correct(state, action, seat, dice), dice)
    if isinstance(action, a.AspectAction):
        return _aspect(state, action, seat, dice)
    if isinstance(action, a.WordAction):
        return (_word(state, action, seat, dice),)
    if isinstance(action, a.CareAction):
        return _care(state, action, seat, dice)
    if isinstance(action, m.OpenConflict):
        return (opening.open_conflict(state, action, seat),)
    if isinstance(action, m.Challenge):
        return (opposed.challenge(state, action, seat),)
    course = ActionContext(state, _running(state, action), dice)
    before = sealing.declared_dice(state, course.conflict)
    _on_conflict(course, action, seat)
    if not isinstance(action, m.Declare | m.PickTactic):  # these ask before they seal and roll
        sealing.choose_again(course, before)
    return course.events


def _with_new_choices(
    state: NyxState, character: str, events: tuple[NyxEvent, ...], dice: Dice
) -> tuple[NyxEvent, ...]:
    """Return the events, and those that open sealed tactics if the dice of a conflict have changed (D-25)."""
    conflict = conflict_of(state, character)
    if conflict is None:
        return events
    course = ActionContext(state, conflict.id, dice)
    for event in events:
        course.tell(event)
    sealing.choose_again(course, sealing.declared_dice(state, conflict))
    return course.events


def _sheet(state: NyxState, action: a.SheetAction, seat: Seat) -> NyxEvent:
    match action:
        case a.CreateCharacter():
            return sheet.create(state, action, seat)
        case a.CreateBare():
            return sheet.create_bare(state, action, seat)
        case a.SetAttribute():
            return sheet.set_attribute(state, action, seat)
        case a.NameAspects():
            return sheet.name_aspects(state, action, seat)
        case a.FinishCharacter():
            return sheet.finish(state, action, seat)
        case _:
            assert_never(action)


def _aspect(state: NyxState, action: a.AspectAction, seat: Seat, dice: Dice) -> tuple[NyxEvent, ...]:
    match action:
        case a.RollAlone():
            return (rolls.roll_alone(state, action, seat, dice),)
        case a.UseInStory():
            return (aspects.use_in_story(state, action, seat),)
        case a.SucceedByAspect():
            return (aspects.succeed(state, action, seat),)
        case a.DemandAspect():
            demanded = declaration.demand_aspect(state, action, seat)
            return _with_new_choices(state, action.character, demanded, dice)
        case a.AnswerDemand():
            answered = aspects.answer(state, action, seat)
            return _with_new_choices(state, action.character, (answered,), dice)
        case a.CallForRoll():
            return (groups.call_for_roll(state, action, seat),)
        case _:
            assert_never(action)


def _word(state: NyxState, action: a.WordAction, seat: Seat, dice: Dice) -> NyxEvent:
    match action:
        case a.LetRoll():
            return rolls.let_roll(state, action, seat, dice)
        case a.StrikeFromRoll():
            return roll_claims.strike_from_roll(state, action, seat)
        case a.JudgeGains():
            return gains.judge_gains(state, action, seat)
        case _:
            assert_never(action)


def _correct(state: NyxState, action: a.CorrectAction, seat: Seat, dice: Dice) -> tuple[NyxEvent, ...]:
    match action:
        case a.CorrectSheet():
            return corrections.correct_sheet(state, action, seat, dice)
        case a.CorrectAspect():
            return (corrections.correct_aspect(state, action, seat),)
        case _:
            assert_never(action)


def _care(state: NyxState, action: a.CareAction, seat: Seat, dice: Dice) -> tuple[NyxEvent, ...]:
    match action:
        case a.AskSuccess():
            return (requests.ask_success(state, action, seat),)
        case a.ProposeChange():
            return (requests.propose_change(state, action, seat),)
        case a.JudgeAsk():
            return requests.judge_request(state, action, seat)
        case a.RemoveDamage():
            return (requests.remove_damage(state, action, seat),)
        case a.HealSlow():
            return (slow_penalties.heal(state, action, seat),)
        case a.Afflict():
            return (slow_penalties.afflict(state, action, seat),)
        case a.RollAffliction():
            return (rolls.roll_affliction(state, action, seat, dice),)
        case _:
            assert_never(action)


def _running(state: NyxState, action: m.ContestAction) -> str:
    """Return the id of the open conflict that an action is about.

    Refused: `no-such-conflict`, `conflict-over`, `stale-turn` for a button of another round. The account of a
    round may come later, because it names its round.
    """
    conflict = state.contests.get(action.contest)
    if conflict is None:
        raise Refused("no-such-conflict")
    if isinstance(action, m.TellRound):
        return conflict.id
    if not conflict.is_open:
        raise Refused("conflict-over", title=conflict.title)
    if action.turn != conflict.turn:
        raise Refused("stale-turn", asked=action.turn, now=conflict.turn)
    return conflict.id


def _on_conflict(course: ActionContext, action: m.RoundAction | m.EndAction, seat: Seat) -> None:
    match action:
        case m.Declare():
            declaration.declare(course, action, seat)
        case m.Revise():
            declaration.revise(course, action, seat)
        case m.LetClaims():
            claims.let_claims(course, seat)
        case m.StrikeClaim():
            claims.strike_claim(course, action, seat)
        case m.SetModifier():
            declaration.set_modifier(course, action, seat)
        case m.SetAdvantage():
            declaration.set_advantage(course, action, seat)
        case m.SetAutomatic():
            automatic_sides.set_automatic(course, action, seat)
        case m.PickTactic():
            declaration.pick_tactic(course, action, seat)
        case m.ChooseBonus():
            after_roll.choose_bonus(course, action, seat)
        case m.JudgeStory():
            after_roll.judge_story(course, action, seat)
        case m.TakePenalty():
            after_roll.take_penalty(course, action, seat)
        case m.TellRound():
            after_roll.tell_round(course, action, seat)
        case m.GiveUp():
            ending.give_up(course, action, seat)
        case m.BreakOffNow():
            ending.break_off(course, action, seat)
        case m.EndConflict():
            ending.end_by_gm(course, seat)
        case m.CorrectConflict():
            corrections.correct_conflict(course, action, seat)
        case _:
            assert_never(action)
