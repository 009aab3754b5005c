"""Chances of Zapas in words: hits against a difficulty, and a duel of two pools."""

from fractions import Fraction

from narration.line import line
from narration.odds import Odds, bars, number, percent, plain
from rules.zapas.odds import duel, pool_hits, success

#: The largest pool that is told of.
MOST_DICE = 40


def roll_odds(dice: int, difficulty: int) -> Odds:
    """The chances of a pool against a difficulty (ZAP-15 to 19)."""
    chance, counted = success(dice, difficulty), pool_hits(dice)
    return Odds(
        title=line("odds-zapas-roll", dice=line("zapas-dice-count", count=dice), difficulty=difficulty),
        headline=line("odds-zapas-chance", chance=percent(chance), mean=number(Fraction(dice, 2))),
        drawn=line("odds-zapas-hits"),
        bars=bars(counted.floats(), difficulty),
        facts={"success": float(chance), "effect": plain(counted.chances())},
    )


def duel_odds(dice: int, other: int) -> Odds:
    """The chances of two pools against each other (ZAP-51)."""
    win, lose, tie = duel(dice, other)
    margin = pool_hits(dice).minus(pool_hits(other))
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
