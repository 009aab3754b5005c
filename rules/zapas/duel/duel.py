"""Duels of players' characters: stakes, pools, help, bidding, throw (ZAP-47 to 54; SM-4)."""

from typing import assert_never

from rules.contract.ownership import acts_for, find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.zapas.duel.bidding import bid, finish_bidding, settle_fact
from rules.zapas.duel.phases import enter_phase, find_side, require_phase
from rules.zapas.roll.roll import built, require_unlocked
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state.access import find_playable, require_able, require_no_roll
from rules.zapas.state.campaign_state import Character, ZapasState
from rules.zapas.state.contests import Duel, DuelPhase, Side
from rules.zapas.state.context import ActionContext
from rules.zapas.state.pool import require_pool, size


def challenge(course: ActionContext, action: m.Challenge, seat: Seat) -> None:
    """Challenge another player's character (ZAP-47, ZAP-54).

    Refused: `no-such-character`, `gm-never-rolls`, `not-your-character`, `own-character`, `not-ready`,
    `cannot-act`, `roll-open`, and the codes of texts.
    """
    state = course.state
    first, second = find_playable(state, action.character, seat), find(state, action.opponent)
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


def on_duel(course: ActionContext, action: m.DuelAction, seat: Seat) -> None:
    """Apply an action to a duel."""
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


# ------------------------------------------------------------------------------------------ stakes


def edit_stakes(course: ActionContext, action: m.EditStakes, seat: Seat) -> None:
    """Write both stakes. A side that had accepted must accept again (ZAP-47).

    Refused: `wrong-state-duel`, `not-your-character` for a third player, and the codes of texts.
    """
    require_phase(course, DuelPhase.STAKES)
    require_a_side(course.state, course.duel, seat)
    ours, theirs = (names.sentence(text) for text in action.stakes)
    contest, turn = course.at
    course.tell(d.StakesWritten(contest=contest, turn=turn, stakes=(ours, theirs)))


def require_a_side(state: ZapasState, duel: Duel, seat: Seat) -> None:
    """Refuse `not-your-character` to a seat that acts for neither side."""
    if not any(acts_for(seat, state.characters[one.character]) for one in duel.sides):
        raise Refused("not-your-character", name=duel.sides[0].name)


def accept_stakes(course: ActionContext, action: m.AcceptStakes, seat: Seat) -> None:
    """Accept both stakes. After the second acceptance the sides build their pools.

    Refused: `wrong-state-duel`, `not-your-character`, `empty-stakes`, `wrong-state-accepted`.
    """
    require_phase(course, DuelPhase.STAKES)
    side = find_side(course, action.side, seat)
    if not all(one.stake for one in course.duel.sides):
        raise Refused("empty-stakes")
    if side.accepted:
        raise Refused("wrong-state-accepted", name=side.name)
    contest, turn = course.at
    course.tell(d.StakesAccepted(contest=contest, turn=turn, side=action.side, name=side.name))
    if all(one.accepted for one in course.duel.sides):
        enter_phase(course, DuelPhase.BUILD)


def decline(course: ActionContext, action: m.Decline, seat: Seat) -> None:
    """Decline a duel before both sides have accepted its stakes.

    Refused: `wrong-state-duel`, `not-your-character`.
    """
    require_phase(course, DuelPhase.STAKES)
    find_side(course, action.side, seat)
    _cancelled(course)


def _cancelled(course: ActionContext) -> None:
    contest, turn = course.at
    course.tell(d.Cancelled(contest=contest, turn=turn, title=course.duel.title))


# ------------------------------------------------------------------------------------------ pools


def choose(course: ActionContext, action: m.Choose, seat: Seat) -> None:
    """Choose trait, aspects and flag openly. They are locked when both sides have confirmed (ZAP-48).

    Until then a side may choose again and must then confirm again. Refused: `wrong-state-duel`,
    `build-locked`, `not-your-character`, `wrong-state-reserve`, `not-applicable-duel-flags` if flags do not
    count at this table, and as `require_pool`.
    """
    require_unlocked(course.duel)
    side = find_side(course, action.side, seat)
    if action.pool.reserve:
        raise Refused("wrong-state-reserve")
    if action.pool.flag is not None and not course.usual.duel_flags:
        raise Refused("not-applicable-duel-flags")
    who = course.state.characters[side.character]
    require_pool(who, action.pool, course.duel.barred, action.side)
    course.tell(built(course, who, action.pool, action.side, size(action.pool, side.helpers)))
    if not action.confirm:
        return
    contest, turn = course.at
    course.tell(d.SideConfirmed(contest=contest, turn=turn, side=action.side, name=side.name))
    if all(one.confirmed for one in course.duel.sides):
        enter_phase(course, DuelPhase.HELP)


def close_help(course: ActionContext, action: m.CloseHelp, seat: Seat) -> None:
    """Ask to begin the bidding. It begins if both principals ask, or the GM does (SM-4).

    Refused: `wrong-state-duel`, `gm-only`, `not-your-character`, `wrong-state-objection`,
    `wrong-state-accepted`.
    """
    require_phase(course, DuelPhase.HELP)
    if any(helper.objected for side in course.duel.sides for helper in side.helpers):
        raise Refused("wrong-state-objection")
    if action.side is None:
        require_gm(seat)
    else:
        side = find_side(course, action.side, seat)
        if side.wants_bidding:
            raise Refused("wrong-state-accepted", name=side.name)
        contest, turn = course.at
        course.tell(d.BiddingWanted(contest=contest, turn=turn, side=action.side, name=side.name))
        if not all(one.wants_bidding for one in course.duel.sides):
            return
    enter_phase(course, DuelPhase.BIDDING)
    finish_bidding(course)


# ------------------------------------------------------------------------------------------ ends


def concede(course: ActionContext, action: m.Concede, seat: Seat) -> None:
    """Give up; the other side's stake comes true (ZQ-37).

    Refused: `wrong-state-duel`, `not-your-character`.
    """
    require_phase(course, DuelPhase.BUILD, DuelPhase.HELP, DuelPhase.BIDDING)
    side = find_side(course, action.side, seat)
    contest, turn = course.at
    stake = course.duel.sides[1 - action.side].stake
    course.tell(d.Conceded(contest=contest, turn=turn, side=action.side, name=side.name, stake=stake))
    settle_fact(course, stake)


def cancel(course: ActionContext, seat: Seat) -> None:
    """Ask to cancel a duel. It ends if both principals ask, or the GM does (SM-4).

    Refused: `not-your-character`, `wrong-state-accepted` for a side that has asked already.
    """
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
