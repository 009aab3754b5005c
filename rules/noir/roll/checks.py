"""The steps of a check: odds, the throw, choosing two, the late die, the result (NOIR-20 to 23, 67, 68)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules.chance.dice import Dice
from rules.contract.ownership import find_own
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.noir.base import dice, roll_outcomes
from rules.noir.base.enums import FateOrder, FateUse
from rules.noir.base.modifiers import Item, RollKind
from rules.noir.fate import prices
from rules.noir.fate.accounts import can_be_rescued, can_pay
from rules.noir.fate.payments import payment
from rules.noir.roll.claims import left_out, modifiers_of_roll
from rules.noir.sheet.roll_values import value_of
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import Character
from rules.noir.state.contest_actions import BuyLate, ChooseTwo, Claims, PayOdds, PlaceLate
from rules.noir.state.contests import Check, LateDie, MeasuredBy, RollPart
from rules.noir.state.context import Course

LATE_PRICE = prices.prices(FateUse.ODDS_AFTER)[0]
#: The most points for one roll when both kinds of odds are allowed in it (NQ-25).
MOST_COMBINED = 5


def roll_part_for(  # noqa: PLR0913  # all that a roll consists of
    course: Course,
    who: Character,
    rolled: str,
    claims: Claims,
    odds: int | None,
    more: Iterable[Item] = (),
    *,
    kind: RollKind = RollKind.ABILITY,
) -> RollPart:
    """Return a character's part in a check; skip odds that nobody can pay.

    Refused: `missing-input`, and the codes of claims.
    """
    return RollPart(
        character=who.id,
        name=who.name,
        rolls=rolled,
        value=value_of(who, rolled, course.usual),
        modifiers=modifiers_of_roll(who, rolled, claims, course.usual, more, kind=kind),
        claims=claims.but(without=left_out(who, claims)),
        odds=odds if odds is not None or asked_before(course, who) else 0,
    )


def asked_before(course: Course, who: Character, *, life: bool = False) -> bool:
    """Return whether to ask a character for odds before a roll; with `life`, a rescuer could pay."""
    if who.order is not FateOrder.ASK or (not who.is_main and course.usual.odds_ask == "players"):
        return False
    rescued = life and can_be_rescued(course.state, who, 1)
    return can_pay(course.state, who, FateUse.ODDS_BEFORE, 1) or rescued


def asking_help(cast: RollPart, seat: Seat, granted: int = 0) -> RollPart:
    """Return a part whose helpers somebody must confirm, if a player counts on them (NOIR-32).

    `granted` of them, all at most, are the GM's word already.
    """
    return cast if seat.is_gm else cast.but(unconfirmed=cast.claims.helpers - granted)


def pay_before(course: Course, who: Character, points: int) -> None:
    """Pay for odds before the roll; 0 points pay nothing (NOIR-67). Refused: as `payment`."""
    if points:
        contest, turn = course.at
        paid = payment(course.state, who, FateUse.ODDS_BEFORE, points)
        course.tell(paid.but(contest=contest, turn=turn))


# ------------------------------------------------------------------------------------------ the steps


def advance_check(course: Course, number: int) -> bool:
    """Take a check on until somebody must answer; return whether that has decided it."""
    check = course.contest.checks[number]
    if check.decided or any(cast.odds is None or cast.unconfirmed for cast in check.casts):
        return False
    for cast in check.casts:
        if not cast.dice and not cast.offered:
            _throw(course, cast)
    check = course.contest.checks[number]
    if any(cast.chooses or cast.late in {LateDie.ASKED, LateDie.THROWN} for cast in check.casts):
        return False
    asked = _next_asked(course, check)
    if asked is not None:
        contest, turn = course.at
        course.tell(d.LateAsked(contest=contest, turn=turn, character=asked.character, name=asked.name))
        return False
    _decide(course, number)
    return True


def drop_roll(course: Course) -> None:
    """Drop the open roll, which the GM's correction of a condition has made unnecessary (NQ-60)."""
    contest, turn = course.at
    course.tell(d.ChecksOpened(contest=contest, turn=turn, checks=()))


def roll_alone(course: Course, check: Check) -> Check:
    """Roll a check at once, independently of open ones. With odds dice, the two highest count."""
    (cast,) = check.casts
    thrown = course.dice.roll(dice.SIDES, dice.BASE + (cast.odds or 0))
    base = dice.picked(thrown, cast.odds) if cast.odds else thrown
    faces = dice.throw_extra_dice(base, course.dice)
    rolled = cast.but(offered=thrown if cast.odds else (), dice=faces)
    outcome = roll_outcomes.against_target(faces, cast.value, cast.modifier)
    return check.but(casts=(rolled.but(outcome=outcome),))


def _throw(course: Course, cast: RollPart) -> None:
    contest, turn = course.at
    thrown = d.DiceThrown(contest=contest, turn=turn, character=cast.character, name=cast.name)
    if cast.odds:
        offered = course.dice.roll(dice.SIDES, dice.BASE + cast.odds)
        course.tell(thrown.but(offered=offered))
        if len(set(offered)) == 1:  # whichever two count, they are the same
            _choose(course, cast.but(offered=offered), None)
    else:
        course.tell(thrown.but(dice=dice.throw(course.dice)))


def _next_asked(course: Course, check: Check) -> RollPart | None:
    """Return the part of the next roller to ask about the late die: losers first, each one once (NOIR-68)."""
    ahead = would_win(check)
    losing = [cast for cast, wins in zip(check.casts, ahead, strict=True) if not wins]
    winning = [cast for cast, wins in zip(check.casts, ahead, strict=True) if wins]
    asked = losing if course.usual.odds_ask == "losing" else (*losing, *winning)
    return next((cast for cast in asked if _may_buy(course, cast)), None)


def _may_buy(course: Course, cast: RollPart) -> bool:
    if cast.late is not LateDie.CLOSED:
        return False
    paid = cast.odds or 0
    if paid and not (course.usual.odds_combine and paid + LATE_PRICE <= MOST_COMBINED):
        return False
    who = course.character(cast.character)
    if who.order is FateOrder.NEVER or (not who.is_main and course.usual.odds_ask == "players"):
        return False
    rescued = can_be_rescued(course.state, who, LATE_PRICE)
    return can_pay(course.state, who, FateUse.ODDS_AFTER, LATE_PRICE) or rescued


def would_win(check: Check) -> tuple[bool, ...]:
    """Return for each part whether it would win with the dice as they lie; in a complete tie none would."""
    match check.versus:
        case MeasuredBy.TARGET:
            return tuple(_reaches(check, cast) for cast in check.casts)
        case MeasuredBy.EACH_OTHER:
            best = max(map(_tied, check.casts))
            alone = [_tied(cast) for cast in check.casts].count(best) == 1
            return tuple(alone and _tied(cast) == best for cast in check.casts)
        case MeasuredBy.FIRST:
            first, *others = check.casts
            beaten = tuple(_tied(first) > _tied(other) for other in others)
            hits = any(beaten) or (bool(check.undefended) and _reaches(check, first))
            return (hits, *(not lost for lost in beaten))


def _tied(cast: RollPart) -> roll_outcomes.ComparableResult:
    return roll_outcomes.comparable_result(cast.dice, cast.value, cast.modifier)


def _reaches(check: Check, cast: RollPart) -> bool:
    return check.undefended == "sure" or roll_outcomes.is_enough(cast.total)


class Compared(NamedTuple):
    """Who won, in the order of the parts, and the throws that broke ties."""

    won: tuple[bool, ...]
    ties: tuple[tuple[int, ...], ...]


def _decide(course: Course, number: int) -> None:
    check = course.contest.checks[number]
    found = compared(check, course.dice)
    pairs = zip(check.casts, found.won, strict=True)
    casts = tuple(cast.but(outcome=roll_outcomes.outcome(won, cast.dice)) for cast, won in pairs)
    alone = check.versus is MeasuredBy.EACH_OTHER
    decided = check.but(casts=casts, ties=found.ties, winner=found.won.index(True) if alone else None)
    contest, turn = course.at
    course.tell(d.CheckDecided(contest=contest, turn=turn, number=number, check=decided))


def compared(check: Check, chance: Dice) -> Compared:
    """Compare the rolls of a check; `chance` breaks ties (NOIR-20 to 22)."""
    thrown: list[tuple[int, ...]] = []

    def ties(count: int) -> tuple[int, ...]:
        thrown.append(chance.roll(dice.SIDES, count))
        return thrown[-1]

    won = would_win(check)
    if check.versus is MeasuredBy.EACH_OTHER:
        place = roll_outcomes.winner([_tied(cast) for cast in check.casts], ties)
        won = tuple(place == other for other in range(len(check.casts)))
    if check.versus is MeasuredBy.FIRST:
        first, *others = check.casts
        beaten = [roll_outcomes.winner([_tied(first), _tied(other)], ties) == 0 for other in others]
        hits = any(beaten) or (bool(check.undefended) and _reaches(check, first))
        won = (hits, *(not lost for lost in beaten))
    return Compared(won, tuple(thrown))


# ------------------------------------------------------------------------------------------ answers


def pay_odds(course: Course, action: PayOdds, seat: Seat) -> None:
    """Pay 0 to 5 points before the roll (NOIR-67).

    Refused: `wrong-state-answered`, and as `undecided_part` and `payment`.
    """
    _, cast = undecided_part(course, action.character, seat)
    if cast.odds is not None:
        raise Refused("wrong-state-answered", name=cast.name)
    get_ready(course, cast, action.points)


def get_ready(course: Course, cast: RollPart, points: int) -> None:
    """Settle the modifiers of a roll and pay for odds before it (NOIR-30, NOIR-67). Refused: as `payment`."""
    who = course.character(cast.character)
    pay_before(course, who, points)
    contest, turn = course.at
    course.tell(
        d.RollerReady(
            contest=contest,
            turn=turn,
            character=who.id,
            name=who.name,
            modifiers=cast.modifiers,
            claims=cast.claims,
            odds=points,
            unconfirmed=cast.unconfirmed,
        )
    )


def choose_two(course: Course, action: ChooseTwo, seat: Seat) -> None:
    """Choose the two dice that count (NOIR-67).

    Refused: as `undecided_part`, `wrong-state-no-choice`, `bad-count` for places that do not exist.
    """
    _, cast = undecided_part(course, action.character, seat)
    if not cast.chooses:
        raise Refused("wrong-state-no-choice")
    _choose(course, cast, action.places)


def _choose(course: Course, cast: RollPart, places: tuple[int, int] | None) -> None:
    """Let two of the offered dice count; without places, the two highest."""
    base = dice.picked(cast.offered, len(cast.offered) - dice.BASE, places)
    contest, turn = course.at
    course.tell(
        d.TwoChosen(
            contest=contest,
            turn=turn,
            character=cast.character,
            name=cast.name,
            places=places or highest_two(cast.offered),
            dice=dice.throw_extra_dice(base, course.dice),
        )
    )


def highest_two(offered: Sequence[int]) -> tuple[int, int]:
    """Return the places of the two highest dice, the higher first."""
    second, first = sorted(range(len(offered)), key=lambda place: (offered[place], -place))[-2:]
    return first, second


def buy_late(course: Course, action: BuyLate, seat: Seat) -> None:
    """Buy the late die, or decline it (NOIR-68).

    Refused: as `undecided_part`, `wrong-state-not-asked`, `no-fate`.
    """
    _, cast = undecided_part(course, action.character, seat)
    if cast.late is not LateDie.ASKED:
        raise Refused("wrong-state-not-asked")
    contest, turn = course.at
    by = {"contest": contest, "turn": turn, "character": cast.character, "name": cast.name}
    if not action.buy:
        course.tell(d.LateDeclined.model_validate(by))
        return
    paid = payment(course.state, course.character(cast.character), FateUse.ODDS_AFTER, LATE_PRICE)
    course.tell(paid.but(contest=contest, turn=turn))
    (face,) = course.dice.roll(dice.SIDES, 1)
    course.tell(d.LateThrown.model_validate({**by, "face": face}))


def place_late(course: Course, action: PlaceLate, seat: Seat) -> None:
    """Put the late die in a place, or discard it (NOIR-68).

    Refused: as `undecided_part`, `wrong-state-no-late-die`, `bad-count` for a place that does not exist.
    """
    _, cast = undecided_part(course, action.character, seat)
    if cast.late is not LateDie.THROWN:
        raise Refused("wrong-state-no-late-die")
    contest, turn = course.at
    course.tell(
        d.LatePlaced(
            contest=contest,
            turn=turn,
            character=cast.character,
            name=cast.name,
            place=action.place,
            dice=dice.replaced(cast.dice, action.place, cast.late_face, course.dice),
        )
    )


def undecided_part(course: Course, character: str, seat: Seat) -> tuple[int, RollPart]:
    """Return a character's undecided check, by number, and their part in it.

    Refused: `no-such-character`, `not-your-character`, `wrong-state-no-roll`.
    """
    who = find_own(course.state, character, seat)
    for number, check in enumerate(course.contest.checks):
        cast = check.cast_of(character)
        if cast is not None and not check.decided:
            return number, cast
    raise Refused("wrong-state-no-roll", name=who.name)
