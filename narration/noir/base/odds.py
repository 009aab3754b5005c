"""Noir's chances in words: rolls with Fate paid before or after them, opposed rolls, damage and wounds."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from narration.noir.base.words import notation
from narration.parts.odds import MOST_FATE, Bar, Odds, bars, grouped, json_distribution, number
from narration.text.chances import percent
from narration.text.line import Line, line
from rules.chance.odds import Distribution
from rules.noir.base.roll_outcomes import TARGET
from rules.noir.base.weapons import Damage
from rules.noir.odds import roll_odds, wounds_of_a_hit
from rules.noir.odds.roll_odds import Side, chance, exceptional
from rules.noir.odds.ties import opposed_chances


def check_odds(value: int, modifier: int = 0, points: int = 0) -> Odds:
    """Return the chances of a roll against 20, with `points` Fate paid before it (NOIR-20, 23, 67)."""
    success = chance(value + modifier, points)
    best, worst = exceptional(value + modifier, points)
    parts = (
        (worst, "exceptional_failure"),
        (1 - success - worst, "failure"),
        (success - best, "success"),
        (best, "exceptional_success"),
    )
    return Odds(
        title=line("odds-noir-check", side=_side(Side(value, modifier), points)),
        headline=line(
            "odds-noir-success", chance=percent(success), success=percent(best), failure=percent(worst)
        ),
        drawn=line("odds-noir-grades"),
        bars=tuple(Bar(GRADES[name], float(share)) for share, name in parts),
        lines=(line("odds-noir-with-fate", chances=_with_fate(value + modifier)),),
        facts={
            "success": float(success),
            "exceptional_success": float(best),
            "exceptional_failure": float(worst),
        },
    )


GRADES = {
    "exceptional_failure": line("odds-noir-exceptional-failure"),
    "failure": line("odds-noir-failure"),
    "success": line("odds-noir-success-grade"),
    "exceptional_success": line("odds-noir-exceptional-success"),
}


def _with_fate(total: int) -> tuple[Line, ...]:
    return tuple(
        line("odds-noir-fate-part", points=points, chance=percent(chance(total, points)))
        for points in range(MOST_FATE + 1)
    )


def _side(side: Side, points: int) -> Line:
    shown = line("odds-noir-side", value=side.value, modifier=side.modifier, total=side.added)
    plain = shown if side.modifier else line("odds-noir-side-plain", value=side.value)
    return line("odds-noir-paying", side=plain, points=points) if points else plain


def opposed_odds(own: Side, other: Side, points: int = 0, other_points: int = 0) -> Odds:
    """Return the chances of an opposed roll (NOIR-21, NOIR-22)."""
    found = opposed_chances(own, other, points, other_points)
    a, tie, b = float(found.own), float(found.tie), float(found.other)
    return Odds(
        title=line("odds-noir-opposed", first=_side(own, points), second=_side(other, other_points)),
        headline=line("odds-opposed", a=percent(found.own), tie=percent(found.tie), b=percent(found.other)),
        drawn=line("odds-who-wins"),
        bars=(
            Bar(line("odds-side-1"), a),
            Bar(line("odds-tie"), tie),
            Bar(line("odds-side-2"), b),
        ),
        lines=(line("odds-noir-tie"),),
        facts={"a": a, "b": b, "tie": tie},
    )


def total_odds(value: int, modifier: int = 0, points: int = 0) -> Odds:
    """Return the distribution of a roll's total; of odds dice, the two highest count (NOIR-10 to 14, 67)."""
    side = Side(value, modifier)
    total = roll_odds.totals(points).map(lambda dice: dice + side.added)
    return Odds(
        title=line("odds-noir-total", side=_side(side, points)),
        headline=line("odds-noir-total-mean", mean=number(total.mean)),
        drawn=line("odds-noir-totals"),
        bars=grouped(total.floats()),
        facts={"total": json_distribution(total.floats()), "mean": float(total.mean)},
    )


# ------------------------------------------------------------------------------------------ after a roll


class Finished(NamedTuple):
    """The other side's finished roll: its total, and its value and highest die for breaking a tie (NOIR-22).

    If `value` is unknown, it is assumed to be higher than the own value, so that a tie is lost.
    """

    total: int
    value: int | None = None
    highest: int = 10


def late_odds(faces: Sequence[int], own: Side, other: Finished | None = None) -> Odds:
    """Return the chance that a finished roll wins with a late die, placed where it helps most (NOIR-68)."""
    won = _late(faces, own, other)
    against = TARGET if other is None else other.total
    total = sum(faces) + own.added
    return Odds(
        title=line("odds-noir-late", side=_side(own, 0), dice=tuple(faces), total=total, against=against),
        headline=line("odds-noir-late-chance", chance=percent(won)),
        drawn=line("odds-noir-grades"),
        bars=(
            Bar(line("odds-noir-failure"), float(1 - won)),
            Bar(line("odds-noir-success-grade"), float(won)),
        ),
        lines=(line("odds-noir-late-how"),),
        facts={"success": float(won)},
    )


def _late(faces: Sequence[int], own: Side, other: Finished | None) -> Fraction:
    if other is None:
        return roll_odds.late_die_chance(faces, own.added)
    value = own.value + 1 if other.value is None else other.value
    return roll_odds.late_die_chance_versus(faces, own, other.total, value, other.highest)


# ------------------------------------------------------------------------------------------ damage


class Victim(NamedTuple):
    """The victim's wound threshold, and the victim's daze before the hit."""

    threshold: int
    daze: int = 0


def damage_odds(damage: Damage, victim: Victim | None = None, *, explode: bool = True) -> Odds:
    """Return the chances of a hit's damage or, for a given victim, of its wounds (NOIR-120 to 122)."""
    harm = wounds_of_a_hit.damage(damage.dice, damage.flat, explode=explode)
    mean = line("odds-noir-damage-mean", mean=number(harm.mean))
    facts = {"damage": json_distribution(harm.floats()), "mean": float(harm.mean)}
    title = line("odds-noir-damage", damage=notation(damage))
    if victim is None:
        drawn = line("odds-noir-damages")
        return Odds(title=title, headline=mean, drawn=drawn, bars=grouped(harm.floats()), facts=facts)
    wounds = wounds_of(damage, victim, explode=explode)
    return Odds(
        title=line("odds-noir-hit", damage=title, daze=victim.daze, threshold=victim.threshold),
        headline=wounds_line(wounds),
        drawn=line("odds-noir-wounds"),
        bars=bars(wounds.floats()),
        lines=(mean, line("odds-noir-wounds-how-stun" if damage.stun else "odds-noir-wounds-how")),
        facts=facts | {"wounds": json_distribution(wounds.chances())},
    )


def wounds_of(damage: Damage, victim: Victim, *, explode: bool = True) -> Distribution:
    """Return the distribution of wounds from a hit (NOIR-121, NOIR-122)."""
    numbers = (damage.dice, damage.flat, victim.daze, victim.threshold)
    return wounds_of_a_hit.wounds(*numbers, stun=damage.stun, explode=explode)


def wounds_line(wounds: Distribution) -> Line:
    """Return the chances that a hit causes no wound, one, or more."""
    none, one = wounds.chance(lambda count: count == 0), wounds.chance(lambda count: count == 1)
    return line("odds-noir-wounded", none=percent(none), one=percent(one), more=percent(1 - none - one))
