"""Compares Noir rolls with their chances: against 20, or against other rolls.

Dice count as they first fell, after the choice of two. A die bought after the roll reacts to it, so it does
not count (NOIR-68). An attack that hits for sure (NOIR-102) is no check.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from rules.contract.luck import Check, Checks, Read
from rules.core.model_base import Event
from rules.noir.base.roll_outcomes import ComparableResult, comparable_result, is_enough
from rules.noir.odds.counting import out_of, sums
from rules.noir.odds.roll_odds import chance
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Check as Rolled
from rules.noir.state.contests import MeasuredBy, RollPart
from rules.noir.state.npc_numbers import with_numbers

KINDS = ("dice-thrown", "two-chosen", "check-decided")
#: Who threw, and when: a contest, its turn, a character.
Thrower = tuple[str, int, str]


def reader() -> Read:
    """Return a reader of `KINDS` of events in log order; it skips rolls whose first dice it has not read."""
    fallen: dict[Thrower, tuple[int, ...]] = {}

    def read(event: Event) -> tuple[Check, ...]:
        event = with_numbers(event)
        match event:
            case d.DiceThrown(dice=dice) | d.TwoChosen(dice=dice) if dice:
                fallen[event.contest, event.turn, event.character] = dice
            case d.CheckDecided(check=check):
                at = {cast.character: (event.contest, event.turn, cast.character) for cast in check.casts}
                late = {who: fallen.get(at[who], ()) for who in at if _late(check, who)}
                if all(late.values()):
                    return tuple(_checks(_as_fallen(check, late)))
            case _:
                pass
        return ()

    return read


def _late(check: Rolled, character: str) -> bool:
    """Return whether the character bought a die after the roll (NOIR-68)."""
    cast = check.cast_of(character)
    return cast is not None and cast.late_face != 0


def _as_fallen(check: Rolled, late: dict[str, tuple[int, ...]]) -> Rolled:
    casts = (cast.but(dice=late.get(cast.character, cast.dice)) for cast in check.casts)
    return check.but(casts=tuple(casts))


def _checks(check: Rolled) -> Iterator[Check]:
    if any(cast.withheld for cast in check.casts):
        return
    for cast in check.casts:
        others = tuple(other for other in check.casts if other.character != cast.character)
        match check.versus:
            case MeasuredBy.TARGET if check.undefended != "sure":
                yield Check(cast.character, is_enough(cast.total), _reaches(cast), rolls=cast.rolls)
            case MeasuredBy.EACH_OTHER:
                yield _against(cast, others)
            case MeasuredBy.FIRST if cast == check.casts[0]:
                if check.undefended != "sure":
                    yield _first(cast, others, by_20=bool(check.undefended))
            case MeasuredBy.FIRST:
                yield _against(cast, check.casts[:1])
            case _:
                pass


def _against(cast: RollPart, others: tuple[RollPart, ...]) -> Check:
    """Return the check against the best of the others; 1T breaks a complete tie (NOIR-21, 22)."""
    rivals = [_tied(other) for other in others]
    best = max(rivals)
    over, level = _beats(cast, best)
    succeeds = over + level / (1 + rivals.count(best))
    return Check(cast.character, _won(cast, best), succeeds, _names(others), cast.rolls)


def _first(cast: RollPart, others: tuple[RollPart, ...], *, by_20: bool) -> Check:
    """Return the check against the worst of the others, or 20 if one does not defend (NOIR-101, NOIR-102).

    Passing the lower of the two is enough.
    """
    rivals = [_tied(other) for other in others]
    worst = min(rivals)
    if by_20 and is_enough(worst.total):
        return Check(cast.character, is_enough(cast.total), _reaches(cast), _names(others), cast.rolls)
    over, level = _beats(cast, worst)
    succeeds = over + level * (1 - Fraction(1, 2 ** rivals.count(worst)))
    return Check(cast.character, _won(cast, worst), succeeds, _names(others), cast.rolls)


def _reaches(cast: RollPart) -> Fraction:
    return chance(cast.value + cast.modifier, cast.odds or 0)


def _won(cast: RollPart, other: ComparableResult) -> bool:
    """Return whether the first dice beat another side; in a complete tie, whether the roll was won."""
    mine = _tied(cast)
    as_decided = cast.outcome is not None and cast.outcome.won
    return mine > other or (mine == other and as_decided)


def _tied(cast: RollPart) -> ComparableResult:
    return comparable_result(cast.dice, cast.value, cast.modifier)


def _names(others: tuple[RollPart, ...]) -> tuple[str, ...]:
    return tuple(other.character for other in others)


def _beats(cast: RollPart, other: ComparableResult) -> tuple[Fraction, Fraction]:
    """Return the chance to beat another side's roll, and the chance of a complete tie with it."""
    need = other.total - cast.value - cast.modifier
    return _over(cast.odds or 0, need, cast.value - other.value, other.highest)


@lru_cache(maxsize=4096)
def _over(points: int, need: int, lead: int, highest: int) -> tuple[Fraction, Fraction]:
    """Return the chance to beat a sum of dice `need` and die `highest`, and the chance of a complete tie.

    `lead` is the difference of the plain values, which count before the highest die (NOIR-22).
    """
    whole = out_of(points)
    at = [(top, ways) for total, top, ways in sums(points) if total == need]
    below = sum(ways for total, _, ways in sums(points) if total < need)
    ahead = sum(ways for top, ways in at if (lead, top) > (0, highest))
    level = sum(ways for top, ways in at if (lead, top) == (0, highest))
    same = sum(ways for _, ways in at)
    return Fraction(whole - below - same + ahead, whole), Fraction(level, whole)


CHECKS = Checks(KINDS, reader)
