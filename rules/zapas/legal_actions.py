"""A selection of the actions that a seat may take now in Zapas, for buttons and for random play."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from rules.contract.ownership import acts_for
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat
from rules.zapas.base.settings import tuning
from rules.zapas.duties import Due, Duty, due_for
from rules.zapas.roll.help import helpers_of
from rules.zapas.roll.roll import require_throw
from rules.zapas.sheet.flags import claimed
from rules.zapas.sheet.proposals import on_vote, proposals_of
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import Character, ZapasState
from rules.zapas.state.contests import Contest, Duel, DuelPhase, Pool, Recovery, Roll, RollPhase
from rules.zapas.state.pool import promised_dice, unpromised_dice

M = TypeVar("M", bound=m.ContestMove)


def legal_actions(state: ZapasState, seat: Seat) -> tuple[Action, ...]:
    """Return a selection of the actions that this seat may take now; `decide` accepts all of it."""
    return (*_in_contests(state, seat), *_votes(state, seat), *_flags(state, seat))


def _in_contests(state: ZapasState, seat: Seat) -> Iterator[Action]:
    for contest in state.contests.values():
        if not contest.is_open:
            continue
        for one in due_for(state, contest, seat):
            yield from answers(state, contest, one, seat)
        yield from _help(state, contest, seat)
        yield from _ends(contest, state, seat)


def _at(contest: Contest, kind: type[M], **fields: object) -> M:
    """Return an action on a contest in its current step."""
    return kind.model_validate({"contest": contest.id, "step": contest.step, **fields})


def answers(state: ZapasState, contest: Contest, one: Due, seat: Seat) -> Iterator[Action]:
    """Yield a selection of possible answers to a duty."""
    match contest:
        case Roll():
            yield from _on_roll(state, contest, one)
        case Duel():
            yield from _on_duel(state, contest, one, seat)
        case Recovery():
            seats = (state.characters[number].seat for number in contest.characters)
            if not any(promised_dice(state, each) for each in seats):
                yield _at(contest, m.EndRecovery)


def _on_roll(state: ZapasState, roll: Roll, one: Due) -> Iterator[Action]:
    match one.duty:
        case Duty.DIFFICULTY:
            yield _at(roll, m.SetDifficulty, base=3)
            yield _at(roll, m.SetDifficulty, base=2)
        case Duty.CONFIRM:
            yield _at(roll, m.Confirm)
        case Duty.BUILD:
            who = state.characters[roll.character]
            most = unpromised_dice(state, roll.seat) + roll.pool.reserve
            for pool in pools(who, roll.barred, 0):
                yield _at(roll, m.Build, pool=pool.but(reserve=min(most, 1)))
            if _may(require_throw, state, roll):
                yield _at(roll, m.Throw)
        case _:
            yield from _judging(roll)


def pools(who: Character, barred: tuple[str, ...], side: int, *, flags: bool = True) -> Iterator[Pool]:
    """Yield a pool without a trait, and for each trait a pool with all its usable aspects.
    Each has a usable flag, if there is one and `flags` says that flags count.
    """
    active = (flag.id for flag in who.active_flags if f"{side} flag {flag.id}" not in barred)
    flag = next(active, None) if flags else None
    yield Pool(flag=flag)
    for trait in who.traits:
        if trait.accepted and f"{side} trait {trait.id}" not in barred:
            fixed = (one.id for one in trait.aspects if one.fixed)
            aspects = tuple(one for one in fixed if f"{side} aspect {one}" not in barred)
            yield Pool(trait=trait.id, aspects=aspects, flag=flag)


def _judging(contest: Roll | Duel) -> Iterator[Action]:
    for _, helper in helpers_of(contest):
        if helper.objected:
            yield _at(contest, m.JudgeHelp, seat=helper.seat, stays=True)
            yield _at(contest, m.JudgeHelp, seat=helper.seat, stays=False)


def _on_duel(state: ZapasState, duel: Duel, one: Due, seat: Seat) -> Iterator[Action]:
    side = duel.sides[one.side]
    match one.duty:
        case Duty.STAKES:
            yield _at(duel, m.EditStakes, stakes=("The map is mine", "The map is yours"))
        case Duty.ACCEPT:
            yield _at(duel, m.AcceptStakes, side=one.side)
            yield _at(duel, m.Decline, side=one.side)
        case Duty.CHOOSE:
            who = state.characters[side.character]
            for pool in pools(who, duel.barred, one.side, flags=tuning(state.campaign.settings).duel_flags):
                yield _at(duel, m.Choose, side=one.side, pool=pool, confirm=True)
        case Duty.CLOSE_HELP:
            yield _at(duel, m.CloseHelp, side=one.side)
            if seat.is_gm:
                yield _at(duel, m.CloseHelp, side=None)
        case Duty.BID:
            yield _at(duel, m.Bid, side=one.side, dice=0)
            have = unpromised_dice(state, side.seat)
            for dice in {1, have} if have else ():
                yield _at(duel, m.Bid, side=one.side, dice=dice)
        case _:
            yield from _judging(duel)


def _help(state: ZapasState, contest: Contest, seat: Seat) -> Iterator[Action]:
    if isinstance(contest, Recovery) or seat == PUBLIC:
        return
    helping = {helper.seat: helper for _, helper in helpers_of(contest)}
    changing = contest.phase in {RollPhase.BUILDING, DuelPhase.HELP}
    if seat.id in helping and changing:
        yield _at(contest, m.TakeBack, seat=seat.id)
    for helper in helping.values():
        if changing and not helper.objected:
            yield _at(contest, m.Object, seat=helper.seat)
    ours = {contest.seat} if isinstance(contest, Roll) else {side.seat for side in contest.sides}
    if (
        seat.is_gm
        or seat.id in ours
        or seat.id in helping
        or not changing
        or unpromised_dice(state, seat.id) < 1
    ):
        return
    for who in state.characters.values():
        if who.seat == seat.id and who.ready and who.stopped is None:
            for side in (0, 1) if isinstance(contest, Duel) else (0,):
                yield _at(contest, m.Help, character=who.id, text="A hand", side=side)


def _ends(contest: Contest, state: ZapasState, seat: Seat) -> Iterator[Action]:
    if isinstance(contest, Duel):
        yield from _duel_ends(contest, seat)
        return
    people = (contest.character,) if isinstance(contest, Roll) else contest.characters
    if any(acts_for(seat, state.characters[number]) for number in people):
        yield _at(contest, m.Cancel)


def _duel_ends(duel: Duel, seat: Seat) -> Iterator[Action]:
    if seat.is_gm:
        yield _at(duel, m.Cancel)
    for place, side in enumerate(duel.sides):
        mine = side.seat == seat.id
        if mine and duel.phase is not DuelPhase.STAKES:
            yield _at(duel, m.Concede, side=place)
        if mine and not side.wants_cancel:
            yield _at(duel, m.Cancel)


def _votes(state: ZapasState, seat: Seat) -> Iterator[Action]:
    for who in state.characters.values():
        for what, proposal in proposals_of(who):
            if proposal.accepted:
                continue  # no vote on it is left, and long sheets hold many of them
            if who.seat == seat.id:
                wanted: tuple[sa.VoteAction, ...] = (sa.Submit(what=what), sa.Withdraw(what=what))
            elif seat.id in proposal.asked:
                wanted = (sa.Approve(what=what), sa.LiftVeto(what=what), sa.CloseProposal(what=what))
            else:
                wanted = ()
            yield from (action for action in wanted if _may(on_vote, state, action, seat))


def _may(rule: Callable[..., object], *given: object) -> bool:
    """Tell whether a rule accepts its arguments."""
    try:
        rule(*given)
    except Refused:
        return False
    return True


def _flags(state: ZapasState, seat: Seat) -> Iterator[Action]:
    if not seat.is_gm:
        return
    for who in state.characters.values():
        for flag in who.flags:
            if not flag.active:
                yield a.JudgeFlag(character=who.id, flag=flag.id, fits=False)
                if flag.qualifying or not who.qualifying_first:
                    yield a.JudgeFlag(character=who.id, flag=flag.id, fits=True)
            elif flag.striking:
                yield a.KeepFlag(character=who.id, flag=flag.id)
                if not claimed(state, who, flag):
                    yield a.StrikeFlag(character=who.id, flag=flag.id, reason=flag.striking)
