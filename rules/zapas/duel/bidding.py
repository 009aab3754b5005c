"""Bidding in a duel, the throw that ends it, and its results (ZAP-50 to 52, 54)."""

from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.zapas.base.dice import SIDES, hits
from rules.zapas.duel.phases import find_side, require_phase
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state.contests import DuelPhase, Side
from rules.zapas.state.context import ActionContext
from rules.zapas.state.pool import size, unpromised_dice


def bid(course: ActionContext, action: m.Bid, seat: Seat) -> None:
    """Add dice on the side's turn, or be ready with 0. Bidding ends when both are ready in a row (ZAP-50).

    Refused: `wrong-state-duel` before the bidding and `bidding-closed` after it, `not-your-character`,
    `not-your-turn`, `step-range`, `not-enough-reserve`.
    """
    require_phase(course, DuelPhase.BIDDING)
    side = find_side(course, action.side, seat)
    if action.side != course.duel.bidder:
        raise Refused("not-your-turn", name=course.duel.sides[course.duel.bidder].name)
    if action.dice < 0:
        raise Refused("step-range")
    have = unpromised_dice(course.state, side.seat)
    if action.dice > have:
        raise Refused("not-enough-reserve", have=have)
    _made(course, action.dice)
    finish_bidding(course)


def _made(course: ActionContext, dice: int, *, by_itself: bool = False) -> None:
    side = course.duel.sides[course.duel.bidder]
    contest, turn = course.at
    course.tell(
        d.BidMade(
            contest=contest,
            turn=turn,
            side=course.duel.bidder,
            name=side.name,
            dice=dice,
            total=side.pool.reserve + dice,
            by_itself=by_itself,
        )
    )


def finish_bidding(course: ActionContext) -> None:
    """Make sides without an unpromised die ready automatically. Throw when two sides in a row are ready."""
    while course.duel.readies < 2:
        bidder = course.duel.sides[course.duel.bidder]
        if unpromised_dice(course.state, bidder.seat) > 0:
            return
        _made(course, 0, by_itself=True)
    _throw(course)


def _throw(course: ActionContext) -> None:
    """Throw both pools at the same time (ZAP-51) and apply the result (ZAP-52)."""
    first, second = course.duel.sides
    dice = tuple(course.dice.roll(SIDES, size(side.pool, side.helpers)) for side in (first, second))
    ours, theirs = (hits(thrown) for thrown in dice)
    winner = None if ours == theirs else 0 if ours > theirs else 1
    contest, turn = course.at
    course.tell(
        d.DuelThrown(
            contest=contest,
            turn=turn,
            names=(first.name, second.name),
            dice=(dice[0], dice[1]),
            hits=(ours, theirs),
            winner=winner,
            stake=course.duel.sides[winner].stake if winner is not None else "",
            flags=(first.pool.flag, second.pool.flag),
        )
    )
    if winner is not None:
        _succeed(course, course.duel.sides[winner])
        _fail(course, course.duel.sides[1 - winner])
        settle_fact(course, course.duel.sides[winner].stake)
    elif course.usual.tie_fails:
        for side in course.duel.sides:
            _fail(course, side)


def _succeed(course: ActionContext, won: Side) -> None:
    """Let the winner pay as for a success (ZAP-52)."""
    have = course.state.shared.of(won.seat).reserve
    if won.pool.reserve:
        course.set_reserve(won.seat, won.name, "duel", have - won.pool.reserve)
    course.spend_help(won.helpers)


def _fail(course: ActionContext, lost: Side) -> None:
    """Let the loser gain as for a failure; after a tie both sides do, if the table wants that (ZAP-52)."""
    had = course.state.shared.of(lost.seat).reserve
    after = course.after_failure(had, lost.pool.reserve)
    if after != had:
        course.set_reserve(lost.seat, lost.name, "duel", after)


def settle_fact(course: ActionContext, stake: str) -> None:
    """If the duel is about a fact, record the stake that settled it (ZAP-54)."""
    if course.duel.fact:
        contest, turn = course.at
        course.tell(e.FactSettled(contest=contest, turn=turn, text=stake))
