"""The rolls of Noir as they are held against their chances: 20, or what the others of an opposed roll threw.

Dice count as they first fell, the two that were chosen of several: a die bought after the roll answers it
(NOIR-68). What hits for sure (NOIR-102) is no roll that could succeed.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from rules.contract.luck import Check, Checks, Read
from rules.core.model_base import Event
from rules.noir.base.roll_outcomes import TARGET, ComparableResult, comparable_result
from rules.noir.odds.counting import out_of, sums
from rules.noir.odds.roll_odds import chance
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Check as Rolled
from rules.noir.state.contests import MeasuredBy, RollPart

KINDS = ("dice-thrown", "two-chosen", "check-decided")
#: Who threw, and where: a contest, a turn, a character.
Thrower = tuple[str, int, str]


def reader() -> Read:
    """Return what reads a log of `KINDS` in order; rolls whose first dice it has not read tell nothing."""
    fallen: dict[Thrower, tuple[int, ...]] = {}

    def read(event: Event) -> tuple[Check, ...]:
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
    """Tell whether somebody bought a die after the roll (NOIR-68)."""
    cast = check.cast_of(character)
    return cast is not None and cast.late_face != 0


def _as_fallen(check: Rolled, late: dict[str, tuple[int, ...]]) -> Rolled:
    casts = (cast.but(dice=late.get(cast.character, cast.dice)) for cast in check.casts)
    return check.but(casts=tuple(casts))


def _checks(check: Rolled) -> Iterator[Check]:
    for cast in check.casts:
        others = tuple(other for other in check.casts if other.character != cast.character)
        match check.versus:
            case MeasuredBy.TARGET if check.undefended != "sure":
                yield Check(cast.character, cast.total >= TARGET, _reaches(cast))
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
    """The best of the others must be beaten; among those level in everything 1T decides (NOIR-21, 22)."""
    rivals = [_tied(other) for other in others]
    best = max(rivals)
    over, level = _beats(cast, best)
    succeeds = over + level / (1 + rivals.count(best))
    return Check(cast.character, _won(cast, best), succeeds, _names(others))


def _first(cast: RollPart, others: tuple[RollPart, ...], *, by_20: bool) -> Check:
    """The worst of the others must be beaten, or 20 reached where one does not defend (NOIR-101, NOIR-102).

    Whichever of the two is less brings the other with it.
    """
    rivals = [_tied(other) for other in others]
    worst = min(rivals)
    if by_20 and worst.total >= TARGET:
        return Check(cast.character, cast.total >= TARGET, _reaches(cast), _names(others))
    over, level = _beats(cast, worst)
    succeeds = over + level * (1 - Fraction(1, 2 ** rivals.count(worst)))
    return Check(cast.character, _won(cast, worst), succeeds, _names(others))


def _reaches(cast: RollPart) -> Fraction:
    return chance(cast.value + cast.modifier, cast.odds or 0)


def _won(cast: RollPart, other: ComparableResult) -> bool:
    """Tell whether dice beat another side as they first fell; level ones as the roll came out."""
    mine = _tied(cast)
    as_decided = cast.outcome is not None and cast.outcome.won
    return mine > other or (mine == other and as_decided)


def _tied(cast: RollPart) -> ComparableResult:
    return comparable_result(cast.dice, cast.value, cast.modifier)


def _names(others: tuple[RollPart, ...]) -> tuple[str, ...]:
    return tuple(other.character for other in others)


def _beats(cast: RollPart, other: ComparableResult) -> tuple[Fraction, Fraction]:
    """Return the chances to be above another side's roll, and level with it in everything."""
    need = other.total - cast.value - cast.modifier
    return _over(cast.odds or 0, need, cast.value - other.value, other.highest)


@lru_cache(maxsize=4096)
def _over(points: int, need: int, lead: int, highest: int) -> tuple[Fraction, Fraction]:
    """Return the chances of a sum of dice above `need`, or as high and ahead; and of one that is level.

    `lead` is by how much the plain value is above the other's, which comes before the highest die (NOIR-22).
    """
    whole = out_of(points)
    at = [(top, ways) for total, top, ways in sums(points) if total == need]
    below = sum(ways for total, _, ways in sums(points) if total < need)
    ahead = sum(ways for top, ways in at if (lead, top) > (0, highest))
    level = sum(ways for top, ways in at if (lead, top) == (0, highest))
    same = sum(ways for _, ways in at)
    return Fraction(whole - below - same + ahead, whole), Fraction(level, whole)


CHECKS = Checks(KINDS, reader)
