"""Decides whether a Zapas action is allowed, and which events it causes. Dice enter the rules only here."""

from typing import assert_never

from rules.chance.dice import Dice
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.zapas.duel import duel
from rules.zapas.party import party, recovery
from rules.zapas.roll import roll
from rules.zapas.roll.failure import follow
from rules.zapas.roll.help import on_help
from rules.zapas.sheet.advancement import on_advancement
from rules.zapas.sheet.conditions import on_condition
from rules.zapas.sheet.flags import on_flag
from rules.zapas.sheet.proposals import on_vote
from rules.zapas.sheet.sheet import on_sheet
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contests import Contest, Duel, Recovery, Roll
from rules.zapas.state.context import ActionContext
from rules.zapas.state.events import ZapasEvent
from rules.zapas.state.npc_numbers import withheld
from rules.zapas.telling import tell


def decide(state: ZapasState, action: a.ZapasAction, seat: Seat, dice: Dice) -> tuple[ZapasEvent, ...]:
    """Return the events of an action, or raise `Refused`."""
    if isinstance(action, sa.SheetAction):
        return on_sheet(state, action, seat)
    if isinstance(action, sa.VoteAction):
        return on_vote(state, action, seat)
    if isinstance(action, a.FlagAction):
        return on_flag(state, action, seat)
    if isinstance(action, a.ConditionAction):
        return on_condition(state, action, seat)
    if isinstance(action, a.AdvanceAction):
        return on_advancement(state, action, seat)
    if isinstance(action, a.GmAction):
        return party.on_party(state, action, seat)
    course = ActionContext(state, getattr(action, "contest", ""), dice)
    if isinstance(action, m.OpenAction):
        _open(course, action, seat)
    else:
        _on_contest(course, action, seat)
    return tuple(withheld(course.state, event) for event in course.events)


def _open(course: ActionContext, action: m.OpenAction, seat: Seat) -> None:
    match action:
        case m.OpenRoll():
            roll.open_roll(course, action, seat)
        case m.Challenge():
            duel.challenge(course, action, seat)
        case m.StartRecovery():
            recovery.start_recovery(course, action, seat)
        case _:
            assert_never(action)


def _on_contest(course: ActionContext, action: m.ContestAction, seat: Seat) -> None:
    if isinstance(action, m.Follow):
        follow(course, action, seat)
        return
    if isinstance(action, m.Tell):
        tell(course, action, seat)
        return
    require_running(course.state, action)
    if isinstance(action, m.DuelAction):
        duel.on_duel(course, action, seat)
    elif isinstance(action, m.HelpAction):
        on_help(course, action, seat)
    elif isinstance(action, m.Bar):
        roll.bar(course, action, seat)
    elif isinstance(action, m.Cancel):
        _cancel(course, seat)
    elif isinstance(action, m.EndRecovery):
        recovery.end_recovery(course, action, seat)
    else:
        _on_roll(course, action, seat)


def _on_roll(course: ActionContext, action: m.RollAction, seat: Seat) -> None:
    match action:
        case m.SetDifficulty():
            roll.set_difficulty(course, action, seat)
        case m.Build():
            roll.build(course, action, seat)
        case m.Confirm():
            roll.confirm(course, seat)
        case m.Throw():
            roll.throw(course, seat)
        case _:
            assert_never(action)


def _cancel(course: ActionContext, seat: Seat) -> None:
    if isinstance(course.contest, Duel):
        duel.cancel(course, seat)
    elif isinstance(course.contest, Recovery):
        recovery.cancel_recovery(course, seat)
    else:
        roll.cancel(course, seat)


def require_running(state: ZapasState, action: m.ContestMove) -> None:
    """Refuse an action that does not fit an open contest of the right kind.

    Refused: `not-found`, as `require_open`, `stale-turn`, `stale-button` for an action that this kind of
    contest does not have.
    """
    contest: Contest | None = state.contests.get(action.contest)
    if contest is None:
        raise Refused("not-found")
    require_open(contest, action)
    if action.step != contest.step:
        raise Refused("stale-turn", asked=action.step, now=contest.step)
    if not isinstance(contest, _kinds(action)):
        raise Refused("stale-button")


def require_open(contest: Contest, action: m.ContestMove) -> None:
    """Refuse an action on a contest that is over.

    Refused: `already-thrown` for a roll or duel after its throw, but `bidding-closed` if the action is a bid;
    `wrong-state-over` for a contest that ended in another way.
    """
    if contest.is_open:
        return
    thrown = isinstance(contest, Roll | Duel) and contest.phase == "settled"
    if thrown and isinstance(action, m.Bid):
        raise Refused("bidding-closed")
    if thrown:
        raise Refused("already-thrown", title=contest.title)
    raise Refused("wrong-state-over", title=contest.title)


def _kinds(action: m.ContestMove) -> tuple[type[Contest], ...]:
    if isinstance(action, m.DuelAction):
        return (Duel,)
    if isinstance(action, m.RollAction):
        return (Roll,)
    if isinstance(action, m.EndRecovery):
        return (Recovery,)
    return (Roll, Duel, Recovery) if isinstance(action, m.Cancel) else (Roll, Duel)
