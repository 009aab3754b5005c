"""Chances of Noir in words: a roll with any Fate before it, and an opposed roll."""

from narration.line import Line, line
from narration.odds import Bar, Odds, percent
from rules.noir.odds import Side, chance, exceptional
from rules.noir.ties import verdict

#: The most points that may be paid before a roll (NOIR-67).
MOST_FATE = 5


def check_odds(value: int, modifier: int = 0, points: int = 0) -> Odds:
    """The chances of a roll against 20, with `points` Fate before it (NOIR-20, 23, 67)."""
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
    """The chances of an opposed roll (NOIR-21, NOIR-22)."""
    found = verdict(own, other, points, other_points)
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
