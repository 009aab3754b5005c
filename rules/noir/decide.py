"""Decide whether a Noir action is allowed and what happens then. Only code called from here gets dice."""

from typing import assert_never

from rules.chance.dice import Dice
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.noir import social
from rules.noir.base.enums import DefenceOrder
from rules.noir.combat import declare, defend, harm, lifecycle, phases, protect_or_survive
from rules.noir.combat.best_defence import BEFORE_THE_DICE, reopen
from rules.noir.combat.rounds import end_combat
from rules.noir.corrections import correct
from rules.noir.ending import tell_end
from rules.noir.fate.payments import use_fate
from rules.noir.roll import checks, circumstances, outside_combat
from rules.noir.sheet.sheet import change_sheet
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Combat, Contest, Phase, Social, Test
from rules.noir.state.context import Course
from rules.noir.state.events import NoirEvent
from rules.noir.state.npc_numbers import withheld, withheld_characters


def decide(state: NoirState, action: a.NoirAction, seat: Seat, dice: Dice) -> tuple[NoirEvent, ...]:
    """Return the events that an action causes; raise `Refused` if a rule forbids it."""
    hidden = withheld_characters(state)
    return tuple(withheld(event, hidden) for event in _decide(state, action, seat, dice))


def _decide(state: NoirState, action: a.NoirAction, seat: Seat, dice: Dice) -> tuple[NoirEvent, ...]:
    if isinstance(action, a.SheetAction):
        return (change_sheet(state, action, seat),)
    if isinstance(action, a.FateAction):
        return use_fate(state, action, seat)
    course = Course(state, getattr(action, "contest", ""), dice)
    if isinstance(action, m.TellEnd):
        tell_end(course, action, seat)
    elif isinstance(action, a.OrderDefence):
        _order_defence(course, action, seat)
    elif isinstance(action, a.StateAction):
        _set(course, action, seat)
    elif isinstance(action, m.OpenAction):
        _open(course, action, seat)
    else:
        _on_contest(course, action, seat)
    return course.events


def _set(course: Course, action: a.StateAction, seat: Seat) -> None:
    """Let the GM correct the state; an open combat that waits for the character goes on at once."""
    for event in correct(course.state, action, seat):
        course.tell(event)
    if isinstance(action, a.SetCondition):
        for number, contest in course.state.contests.items():
            if isinstance(contest, Combat) and contest.is_open and contest.fighter(action.character):
                _resumed(course, number)


def _order_defence(course: Course, action: a.OrderDefence, seat: Seat) -> None:
    """Give NPCs a standing order for defence, also for attacks that wait. Refused: `gm-only`."""
    require_gm(seat)
    course.tell(e.DefenceOrdered(defence=action.defence))
    for number, contest in course.state.contests.items():
        if isinstance(contest, Combat) and contest.is_open and contest.phase in BEFORE_THE_DICE:
            _resumed(course, number, reopens=action.defence is DefenceOrder.ASK)


def _resumed(course: Course, number: str, *, reopens: bool = False) -> None:
    going_on = Course(course.state, number, course.dice)
    if reopens and reopen(going_on):
        phases.advance_from(going_on, Phase.DECLARE_DEFENCE)
    else:
        phases.advance(going_on)
    for event in going_on.events:
        course.tell(event)


def _open(course: Course, action: m.OpenAction, seat: Seat) -> None:
    match action:
        case m.OpenTest():
            outside_combat.open_test(course, action, seat)
        case m.OpenCombat():
            lifecycle.open_combat(course, action, seat)
        case m.OpenHarm():
            harm.open_harm(course, action, seat)
        case m.OpenSocial():
            social.open_social(course, action, seat)
        case _:
            assert_never(action)


def _on_contest(course: Course, action: m.ContestAction, seat: Seat) -> None:
    contest = running(course.state, action)
    if isinstance(action, m.EndContest):
        require_gm(seat)
        if isinstance(contest, Combat):
            end_combat(course)
        else:
            course.tell(d.ContestEnded(contest=contest.id, turn=contest.turn, title=contest.title))
    elif isinstance(action, m.CheckAction):
        _on_check(course, action, seat)
    elif isinstance(action, m.SocialAction):
        _on_social(course, action, seat)
    else:
        _on_combat(course, action, seat)


def running(state: NoirState, action: m.ContestMove) -> Contest:
    """Return the contest of an action.

    Refused: `unknown-id-contest`, `wrong-state-over` if it has ended, `wrong-state-passed` for an old step,
    `stale-button` if this kind of contest has no such action.
    """
    contest: Contest | None = state.contests.get(action.contest)
    if contest is None:
        raise Refused("unknown-id-contest")
    if not contest.is_open:
        raise Refused("wrong-state-over", title=contest.title)
    if action.step != contest.step:
        raise Refused("wrong-state-passed")
    if not isinstance(contest, _kinds(action)):
        raise Refused("stale-button")
    return contest


def _kinds(action: m.ContestMove) -> tuple[type[Contest], ...]:
    if isinstance(action, m.EndContest):
        return (Test, Combat, Social)
    if isinstance(action, m.Ready):
        return (Test, Social)
    if isinstance(action, m.CheckAction):
        return (Test, Combat, Social)
    return (Social,) if isinstance(action, m.SocialAction) else (Combat,)


def _on_check(course: Course, action: m.CheckAction, seat: Seat) -> None:
    if isinstance(course.contest, Social):
        social.require_texts(course.social)
    match action:
        case m.Ready():
            outside_combat.make_ready(course, action, seat)
        case m.LetRoll():
            outside_combat.let_roll(course, action, seat)
        case m.ConfirmHelp():
            outside_combat.confirm_help(course, action, seat)
        case m.GiveCircumstances():
            circumstances.give_circumstances(course, action, seat)
        case m.PayOdds():
            checks.pay_odds(course, action, seat)
        case m.ChooseTwo():
            checks.choose_two(course, action, seat)
        case m.BuyLate():
            checks.buy_late(course, action, seat)
        case m.PlaceLate():
            checks.place_late(course, action, seat)
        case _:
            assert_never(action)
    match course.contest:
        case Test():
            outside_combat.advance_roll(course)
        case Social():
            social.advance_social(course)
        case Combat():
            phases.advance(course)


def _on_social(course: Course, action: m.SocialAction, seat: Seat) -> None:
    match action:
        case m.StateTerms():
            social.state_terms(course, action, seat)
        case m.ChooseLoss():
            social.choose_loss(course, action, seat)
        case m.NameLoser():
            social.name_loser(course, action, seat)
        case _:
            assert_never(action)


def _on_combat(course: Course, action: m.CombatAction | m.CombatAdministration, seat: Seat) -> None:
    match action:
        case m.PassTurn():
            return lifecycle.pass_turn(course, seat)
        case m.NextRound():
            return lifecycle.next_round(course, seat)
        case m.HarmFighters():
            return harm.harm_fighters(course, action, seat)
        case m.Declare():
            declare.declare(course, action, seat)
        case m.RuleAction():
            declare.rule_on_action(course, action, seat)
        case m.Defend():
            defend.defend(course, action, seat)
        case m.Grit():
            lifecycle.take_grit(course, action, seat)
        case m.Protect():
            protect_or_survive.protect(course, action, seat)
        case m.Survive():
            protect_or_survive.survive(course, action, seat)
        case m.JoinCombat():
            lifecycle.join_combat(course, action, seat)
        case m.LeaveCombat():
            lifecycle.leave_combat(course, action, seat)
        case m.CallOff():
            lifecycle.call_off_action(course, seat)
        case m.SetInitiative():
            lifecycle.set_initiative_by_gm(course, action, seat)
        case m.SetFighterCircumstances():
            lifecycle.set_circumstances(course, action, seat)
        case m.SetInHand():
            lifecycle.set_in_hand(course, action, seat)
        case m.EndContest():
            raise AssertionError("ended before it comes here")
        case _:
            assert_never(action)
    phases.advance(course)
    return None
