"""Conflicts between players' characters: stakes, pools, help, bidding, the throw (ZAP-47 to 54; SM-4)."""

from typing import assert_never

from rules import names
from rules.refusal import Refused
from rules.seat import Seat, require_gm
from rules.zapas import deeds as d
from rules.zapas import moves as m
from rules.zapas.contests import OPEN_DUEL, Duel, DuelPhase, Side
from rules.zapas.course import Course
from rules.zapas.model import Character
from rules.zapas.people import acts_for, find, played, require_able, require_no_roll
from rules.zapas.pool import SIDES, free, hits, require_pool, size
from rules.zapas.rolling import built


def challenge(course: Course, action: m.Challenge, seat: Seat) -> None:
    """Challenge another player's character (ZAP-47, ZAP-54).

    Refused: `no-such-character`, `gm-never-rolls`, `not-your-character`, `own-character`, `not-ready`,
    `cannot-act`, `roll-open`, and the codes of texts.
    """
    state = course.state
    first, second = played(state, action.character, seat), find(state, action.opponent)
    if not second.is_main:
        raise Refused("gm-never-rolls", name=second.name)
    if first.seat == second.seat:
        raise Refused("own-character")
    for who in (first, second):
        require_able(who)
        require_no_roll(state, who)
    duel = Duel(
        id=state.campaign.next_id,
        title=f"{first.name} – {second.name}",
        place=action.place,
        sides=(_side(first, action.stake), _side(second, action.their_stake)),
        fact=action.fact,
    )
    course.tell(d.DuelOpened(contest=duel.id, turn=duel.turn, duel=duel))


def _side(who: Character, stake: str) -> Side:
    said = "" if names.is_empty(stake) else names.sentence(stake)
    return Side(character=who.id, name=who.name, seat=who.seat, stake=said)


def on_duel(course: Course, action: m.DuelAction, seat: Seat) -> None:
    """Do what is asked of a duel."""
    match action:
        case m.EditStakes():
            edit_stakes(course, action, seat)
        case m.AcceptStakes():
            accept_stakes(course, action, seat)
        case m.Decline():
            decline(course, action, seat)
        case m.Choose():
            choose(course, action, seat)
        case m.CloseHelp():
            close_help(course, action, seat)
        case m.Bid():
            bid(course, action, seat)
        case m.Concede():
            concede(course, action, seat)
        case _:
            assert_never(action)


def require_phase(course: Course, *phases: DuelPhase) -> None:
    """Refuse `wrong-state-duel` for what the duel does not wait for now."""
    if course.duel.phase not in phases:
        raise Refused("wrong-state-duel", title=course.duel.title)


def principal(course: Course, side: int, seat: Seat) -> Side:
    """Return a side that this seat acts for. Refused: `not-found`, `not-your-character`."""
    if side not in {0, 1}:
        raise Refused("not-found")
    found = course.duel.sides[side]
    if not acts_for(seat, course.state.characters[found.character]):
        raise Refused("not-your-character", name=found.name)
    return found


# ------------------------------------------------------------------------------------------ stakes


def edit_stakes(course: Course, action: m.EditStakes, seat: Seat) -> None:
    """Write both stakes; who had accepted must do so again (ZAP-47).

    Refused: `wrong-state-duel`, `not-your-character` for a third player, codes of texts.
    """
    require_phase(course, DuelPhase.STAKES)
    first = course.duel.sides[0]
    if not any(acts_for(seat, course.state.characters[one.character]) for one in course.duel.sides):
        raise Refused("not-your-character", name=first.name)
    ours, theirs = (names.sentence(text) for text in action.stakes)
    contest, turn = course.at
    course.tell(d.StakesWritten(contest=contest, turn=turn, stakes=(ours, theirs)))


def accept_stakes(course: Course, action: m.AcceptStakes, seat: Seat) -> None:
    """Accept both stakes; the second acceptance begins the building of pools.

    Refused: `wrong-state-duel`, `not-your-character`, `empty-stakes`, `wrong-state-accepted`.
    """
    require_phase(course, DuelPhase.STAKES)
    side = principal(course, action.side, seat)
    if not all(one.stake for one in course.duel.sides):
        raise Refused("empty-stakes")
    if side.accepted:
        raise Refused("wrong-state-accepted", name=side.name)
    contest, turn = course.at
    course.tell(d.StakesAccepted(contest=contest, turn=turn, side=action.side, name=side.name))
    if all(one.accepted for one in course.duel.sides):
        _go(course, DuelPhase.BUILD)


def decline(course: Course, action: m.Decline, seat: Seat) -> None:
    """Decline while stakes are open. Refused: `wrong-state-duel`, `not-your-character`."""
    require_phase(course, DuelPhase.STAKES)
    principal(course, action.side, seat)
    _cancelled(course)


def _go(course: Course, phase: DuelPhase, bidder: int = 0) -> None:
    contest, turn = course.at
    course.tell(d.DuelWent(contest=contest, turn=turn, phase=phase, bidder=bidder))


def _cancelled(course: Course) -> None:
    contest, turn = course.at
    course.tell(d.Cancelled(contest=contest, turn=turn, title=course.duel.title))


# ------------------------------------------------------------------------------------------ pools


def choose(course: Course, action: m.Choose, seat: Seat) -> None:
    """Choose trait, aspects and flag in the open; confirmed, they are locked (ZAP-48).

    Refused: `wrong-state-duel`, `not-your-character`, `build-locked`, `no-reserve-yet`, `no-duel-flags`
    where the table counts none, and as `require_pool`.
    """
    require_phase(course, DuelPhase.BUILD)
    side = principal(course, action.side, seat)
    if side.confirmed:
        raise Refused("build-locked")
    if action.pool.reserve:
        raise Refused("no-reserve-yet")
    if action.pool.flag is not None and not course.usual.duel_flags:
        raise Refused("no-duel-flags")
    who = course.state.characters[side.character]
    require_pool(who, action.pool, course.duel.barred, action.side)
    course.tell(built(course, who, action.pool, action.side, size(action.pool, side.helpers)))
    if not action.confirm:
        return
    contest, turn = course.at
    course.tell(d.SideConfirmed(contest=contest, turn=turn, side=action.side, name=side.name))
    if all(one.confirmed for one in course.duel.sides):
        _go(course, DuelPhase.HELP)


def close_help(course: Course, action: m.CloseHelp, seat: Seat) -> None:
    """Begin bidding: both principals say so, or the GM (SM-4).

    Refused: `wrong-state-duel`, `not-your-character`, `objection-open`, `wrong-state-accepted`.
    """
    require_phase(course, DuelPhase.HELP)
    if any(helper.objected for side in course.duel.sides for helper in side.helpers):
        raise Refused("objection-open")
    if action.side is None:
        require_gm(seat)
    else:
        side = principal(course, action.side, seat)
        if side.wants_bidding:
            raise Refused("wrong-state-accepted", name=side.name)
        contest, turn = course.at
        course.tell(d.BiddingWanted(contest=contest, turn=turn, side=action.side, name=side.name))
        if not all(one.wants_bidding for one in course.duel.sides):
            return
    _go(course, DuelPhase.BIDDING, 0)
    _bid_on(course)


# ------------------------------------------------------------------------------------------ bidding


def bid(course: Course, action: m.Bid, seat: Seat) -> None:
    """Add dice in turn, or be ready with 0; two in a row close the bidding (ZAP-50).

    Refused: `bidding-closed` before or after it, `not-your-character`, `not-your-bid`, `step-range`,
    `not-enough-reserve`.
    """
    if course.duel.phase is not DuelPhase.BIDDING:
        raise Refused("bidding-closed")
    side = principal(course, action.side, seat)
    if action.side != course.duel.bidder:
        raise Refused("not-your-bid", name=course.duel.sides[course.duel.bidder].name)
    if action.dice < 0:
        raise Refused("step-range")
    have = free(course.state, side.seat)
    if action.dice > have:
        raise Refused("not-enough-reserve", have=have)
    _made(course, action.dice)
    _bid_on(course)


def _made(course: Course, dice: int, *, by_itself: bool = False) -> None:
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


def _bid_on(course: Course) -> None:
    """Let sides without a free die be ready by themselves; throw at the second ready in a row."""
    while course.duel.readies < 2:
        bidder = course.duel.sides[course.duel.bidder]
        if free(course.state, bidder.seat) > 0:
            return
        _made(course, 0, by_itself=True)
    _throw(course)


def _throw(course: Course) -> None:
    """Throw both pools at once (ZAP-51) and settle (ZAP-52)."""
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
        _settle(course, course.duel.sides[winner], course.duel.sides[1 - winner])


def _settle(course: Course, won: Side, lost: Side) -> None:
    """The winner pays as for a success, the loser gains as for a failure (ZAP-52)."""
    have = course.state.shared.of(won.seat).reserve
    if won.pool.reserve:
        course.set_reserve(won.seat, won.name, "duel", have - won.pool.reserve)
    course.spend_help(won.helpers)
    had = course.state.shared.of(lost.seat).reserve
    after = course.after_failure(had, lost.pool.reserve)
    if after != had:
        course.set_reserve(lost.seat, lost.name, "duel", after)


# ------------------------------------------------------------------------------------------ ends


def concede(course: Course, action: m.Concede, seat: Seat) -> None:
    """Give up; the other's stake comes true (ZQ-37). Refused: `wrong-state-duel`, `not-your-character`."""
    require_phase(course, DuelPhase.BUILD, DuelPhase.HELP, DuelPhase.BIDDING)
    side = principal(course, action.side, seat)
    contest, turn = course.at
    course.tell(
        d.Conceded(
            contest=contest,
            turn=turn,
            side=action.side,
            name=side.name,
            stake=course.duel.sides[1 - action.side].stake,
        )
    )


def cancel(course: Course, seat: Seat) -> None:
    """Cancel a duel: both principals want it, or the GM does (SM-4).

    Refused: `not-your-character`, `wrong-state-accepted` for who has said so already.
    """
    require_phase(course, *OPEN_DUEL)
    if seat.is_gm:
        _cancelled(course)
        return
    for place, side in enumerate(course.duel.sides):
        if acts_for(seat, course.state.characters[side.character]):
            if side.wants_cancel:
                raise Refused("wrong-state-accepted", name=side.name)
            contest, turn = course.at
            course.tell(d.CancelWanted(contest=contest, turn=turn, side=place, name=side.name))
            if all(one.wants_cancel for one in course.duel.sides):
                _cancelled(course)
            return
    raise Refused("not-your-character", name=course.duel.sides[0].name)
