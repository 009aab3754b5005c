"""Chances of Zapas in words: hits against a difficulty, and a duel of two pools."""

from fractions import Fraction
from math import comb

from narration.line import line
from narration.odds import Odds, bars, number, percent, plain
from rules.odds import Distribution
from rules.zapas.pool import chance, duel_chances

#: The largest pool that is told of.
MOST_DICE = 40


def hits(dice: int) -> Distribution:
    """How many of so many dice hit (ZAP-15)."""
    return Distribution({count: comb(dice, count) for count in range(dice + 1)})


def roll_odds(dice: int, difficulty: int) -> Odds:
    """The chances of a pool against a difficulty (ZAP-15 to 19)."""
    success, counted = chance(dice, difficulty), hits(dice)
    return Odds(
        title=line("odds-zapas-roll", dice=line("zapas-dice-count", count=dice), difficulty=difficulty),
        headline=line("odds-zapas-chance", chance=percent(success), mean=number(Fraction(dice, 2))),
        drawn=line("odds-zapas-hits"),
        bars=bars(counted.floats(), difficulty),
        facts={"success": float(success), "effect": plain(counted.chances())},
    )


def duel_odds(dice: int, other: int) -> Odds:
    """The chances of two pools against each other (ZAP-51)."""
    win, tie, lose = duel_chances(dice, other)
    margin = hits(dice).minus(hits(other))
    return Odds(
        title=line(
            "odds-zapas-duel",
            first=line("zapas-dice-count", count=dice),
            second=line("zapas-dice-count", count=other),
        ),
        headline=line("odds-opposed", a=percent(win), tie=percent(tie), b=percent(lose)),
        drawn=line("odds-zapas-margins"),
        bars=bars(margin.floats(), 0),
        facts={"a": float(win), "b": float(lose), "tie": float(tie)},
    )
