"""Help, possible until the throw or the bidding: each helper gives one die (ZAP-32 to 34, 49)."""

from typing import assert_never

from rules.contract.ownership import acts_for, find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat, require_gm
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state.access import require_able
from rules.zapas.state.contests import Duel, DuelPhase, Helper, Roll, RollPhase
from rules.zapas.state.context import ActionContext
from rules.zapas.state.pool import unpromised_dice


def on_help(course: ActionContext, action: m.HelpAction, seat: Seat) -> None:
    """Apply an action on help."""
    match action:
        case m.Help():
            give_help(course, action, seat)
        case m.TakeBack():
            take_back(course, action, seat)
        case m.Object():
            object_(course, action, seat)
        case m.JudgeHelp():
            judge_help(course, action, seat)
        case _:
            assert_never(action)


def give_help(course: ActionContext, action: m.Help, seat: Seat) -> None:
    """Give one die, and say how the character helps (ZAP-32).

    Refused: `no-such-character`, `not-your-character`, as `require_helpable`, `own-roll`, `already-helping`,
    `not-ready`, `cannot-act`, `not-enough-reserve`, `not-found` for a side that does not exist, codes of
    texts.
    """
    who = find(course.state, action.character)
    if not acts_for(seat, who) or not who.is_main:
        raise Refused("not-your-character", name=who.name)
    contest = require_helpable(course)
    principals = [contest.seat] if isinstance(contest, Roll) else [one.seat for one in contest.sides]
    if who.seat in principals:
        raise Refused("own-roll")
    if any(helper.seat == who.seat for _, helper in helpers_of(contest)):
        raise Refused("already-helping", name=who.name)
    if action.side not in ({0, 1} if isinstance(contest, Duel) else {0}):
        raise Refused("not-found")
    require_able(who)
    if unpromised_dice(course.state, who.seat) < 1:
        raise Refused("not-enough-reserve", have=0)
    number, turn = course.at
    helper = Helper(seat=who.seat, character=who.id, name=who.name, text=names.sentence(action.text))
    course.tell(d.Helped(contest=number, turn=turn, side=action.side, helper=helper))


def helpers_of(contest: Roll | Duel) -> tuple[tuple[int, Helper], ...]:
    """Return all helpers, each with the side that they help."""
    if isinstance(contest, Roll):
        return tuple((0, helper) for helper in contest.helpers)
    return tuple((place, helper) for place, one in enumerate(contest.sides) for helper in one.helpers)


def require_helpable(course: ActionContext) -> Roll | Duel:
    """Return the contest if it allows help and objections now (SM-3, SM-4).

    Refused: `wrong-state-no-difficulty`; in a duel `wrong-state-duel` before the help phase and `help-closed`
    during the bidding.
    """
    contest = course.contest
    assert isinstance(contest, Roll | Duel), "nobody helps in a scene"
    if isinstance(contest, Roll):
        if contest.phase is not RollPhase.BUILDING:
            raise Refused("wrong-state-no-difficulty", title=contest.title)
    elif contest.phase is DuelPhase.BIDDING:
        raise Refused("help-closed")
    elif contest.phase is not DuelPhase.HELP:
        raise Refused("wrong-state-duel", title=contest.title)
    return contest


def _helper(course: ActionContext, seat: str) -> tuple[int, Helper]:
    """Return the side that is helped, and the helper. Refused: as `require_helpable`, and `not-found`."""
    for side, helper in helpers_of(require_helpable(course)):
        if helper.seat == seat:
            return side, helper
    raise Refused("not-found")


def take_back(course: ActionContext, action: m.TakeBack, seat: Seat) -> None:
    """Take back a helping die (ZAP-32). Refused: `not-your-character`, and as `_helper`."""
    side, helper = _helper(course, action.seat)
    if not seat.is_gm and seat.id != helper.seat:
        raise Refused("not-your-character", name=helper.name)
    number, turn = course.at
    course.tell(
        d.HelpEnded(
            contest=number,
            turn=turn,
            side=side,
            seat=helper.seat,
            name=helper.name,
            by_gm=seat.is_gm,
        )
    )


def object_(course: ActionContext, action: m.Object, seat: Seat) -> None:
    """Object to a helper (ZAP-34). Refused: `no-seat`, as `_helper`, `wrong-state-objected`."""
    if seat == PUBLIC:
        raise Refused("no-seat")
    side, helper = _helper(course, action.seat)
    if helper.objected:
        raise Refused("wrong-state-objected", name=helper.name)
    number, turn = course.at
    course.tell(d.HelpDoubted(contest=number, turn=turn, side=side, seat=helper.seat, name=helper.name))


def judge_help(course: ActionContext, action: m.JudgeHelp, seat: Seat) -> None:
    """Let a helper's die stay, or send it back (ZAP-34).

    Refused: `gm-only`, as `_helper`, `wrong-state-not-objected` if the die stays although nobody objected.
    """
    require_gm(seat)
    side, helper = _helper(course, action.seat)
    if action.stays and not helper.objected:
        raise Refused("wrong-state-not-objected", name=helper.name)
    number, turn = course.at
    if action.stays:
        course.tell(d.HelpKept(contest=number, turn=turn, side=side, seat=helper.seat, name=helper.name))
    else:
        course.tell(
            d.HelpEnded(contest=number, turn=turn, side=side, seat=helper.seat, name=helper.name, by_gm=True)
        )
