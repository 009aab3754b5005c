"""A selection of the actions that a seat may take now, for dry runs and for tests that play at random."""

from collections.abc import Iterator
from typing import TypeVar

from rules.core.model_base import Action
from rules.core.seat import Seat
from rules.noir.base.enums import FateUse
from rules.noir.combat.hit_queue import can_protect
from rules.noir.combat.options import declarations, defences
from rules.noir.duties import Due, Duty, due_for
from rules.noir.fate import prices
from rules.noir.fate.accounts import account, can_pay
from rules.noir.harm.ability_to_act import can_act
from rules.noir.preview import MOST_ODDS
from rules.noir.roll import checks
from rules.noir.social import LEVELS
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Combat, Contest, LateDie
from rules.noir.state.context import Course

M = TypeVar("M", bound=m.ContestMove)


def legal_actions(state: NoirState, seat: Seat) -> tuple[Action, ...]:
    """Return actions that this seat may take now: not every one, but each would be accepted."""
    return (*_open(state, seat), *_outside(state, seat))


def _open(state: NoirState, seat: Seat) -> Iterator[Action]:
    for contest in state.contests.values():
        for one in due_for(state, contest, seat):
            yield from answers(state, contest, one)
        if contest.is_open and seat.is_gm:
            yield m.EndContest(contest=contest.id, step=contest.step)


def answers(state: NoirState, contest: Contest, one: Due) -> Iterator[Action]:
    """Yield actions that answer a duty."""
    match one.duty:
        case Duty.LET:
            yield _at(contest, m.LetRoll)
        case Duty.READY:
            yield _at(contest, m.Ready, character=one.character)
        case Duty.ODDS | Duty.CHOOSE | Duty.LATE | Duty.PLACE:
            yield from _on_roll(state, contest, one)
        case Duty.TERMS:
            yield _at(contest, m.StateTerms, character=one.character, text="…so it is said")
        case Duty.LOSS:
            yield _at(contest, m.ChooseLoss, escalate=False)
            if contest.kind == "social" and contest.level < LEVELS[-1]:
                yield _at(contest, m.ChooseLoss, escalate=True)
        case Duty.NAME_LOSER:
            yield from _losers(contest)
        case Duty.NEXT_ROUND:
            yield _at(contest, m.NextRound)
        case _:
            assert isinstance(contest, Combat), "the other duties are a combat's"
            yield from _in_combat(state, contest, one)


def _at(contest: Contest, kind: type[M], **fields: object) -> M:
    """Return an action on a contest at its current step."""
    return kind.model_validate({"contest": contest.id, "step": contest.step, **fields})


def _losers(contest: Contest) -> Iterator[Action]:
    if contest.kind == "social":
        for party in contest.parties:
            yield m.NameLoser(contest=contest.id, step=contest.step, character=party.character)


def _on_roll(state: NoirState, contest: Contest, one: Due) -> Iterator[Action]:
    who = state.characters[one.character]
    cast = next(
        cast
        for check in contest.checks
        if not check.decided and (cast := check.cast_of(one.character)) is not None
    )
    if one.duty is Duty.ODDS:
        for points in range(min(MOST_ODDS, account(state, who, FateUse.ODDS_BEFORE)) + 1):
            yield _at(contest, m.PayOdds, character=one.character, points=points)
    elif one.duty is Duty.CHOOSE:
        yield _at(contest, m.ChooseTwo, character=one.character, places=None)
        yield _at(contest, m.ChooseTwo, character=one.character, places=(0, len(cast.offered) - 1))
    elif cast.late is LateDie.ASKED:
        yield _at(contest, m.BuyLate, character=one.character, buy=False)
        if can_pay(state, who, FateUse.ODDS_AFTER, checks.LATE_PRICE):
            yield _at(contest, m.BuyLate, character=one.character, buy=True)
    else:
        yield _at(contest, m.PlaceLate, character=one.character, place=None)
        yield from (
            _at(contest, m.PlaceLate, character=one.character, place=place) for place in range(len(cast.dice))
        )


def _in_combat(state: NoirState, combat: Combat, one: Due) -> Iterator[Action]:
    match one.duty:
        case Duty.DECLARE:
            yield from declarations(state, combat)
        case Duty.RULE:
            yield _at(combat, m.RuleAction, rolls="")
            yield _at(combat, m.RuleAction, rolls="overview")
        case Duty.DEFEND:
            yield _at(combat, m.Defend, character=one.character, action=None)
            yield from defences(state, combat, one.character)
            yield from _grit(state, combat, one.character)
        case Duty.GRIT:
            yield _at(combat, m.PassTurn)
            yield from _grit(state, combat, one.character)
        case Duty.PROTECT:
            yield _at(combat, m.Protect, character=one.character, steps_in=False)
            if can_protect(state, state.characters[one.character]):
                yield _at(combat, m.Protect, character=one.character, steps_in=True)
        case Duty.SURVIVE:
            yield _at(combat, m.Survive, points=0)
            who = state.characters[one.character]
            have = account(state, who, FateUse.SURVIVE)
            for points in prices.prices(FateUse.SURVIVE):
                if points <= have:
                    yield _at(combat, m.Survive, points=points)
        case _:
            raise TypeError(f"{one.duty} is no duty of a combat alone")


def _grit(state: NoirState, combat: Combat, character: str) -> Iterator[Action]:
    course, who = Course.reading(state, combat.id), state.characters[character]
    fighter = combat.fighter(character)
    able = fighter is not None and not fighter.had_turn and not fighter.grit
    if (
        able
        and not can_act(course, character)
        and who.condition.may_grit
        and can_pay(state, who, FateUse.GRIT, 1)
    ):
        yield _at(combat, m.Grit, character=character)


def _outside(state: NoirState, seat: Seat) -> Iterator[Action]:
    for ask in state.shared.asks if seat.is_gm else ():
        yield a.JudgeAsk(ask=ask.id, allowed=False)
    if seat.id and not seat.is_gm:
        for who in state.characters.values():
            if who.seat == seat.id and not who.finished:
                yield a.FinishSheet(character=who.id)
