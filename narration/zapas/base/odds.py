"""Zapas chances in words: a pool against a difficulty, and a duel between two pools."""

from fractions import Fraction
from typing import NamedTuple

from narration.parts.odds import Odds, bars, json_distribution, number
from narration.text.chances import percent
from narration.text.line import Line, line
from rules.core.refusal import Refused
from rules.zapas.base.dice import after_failure
from rules.zapas.base.settings import USUAL, Tuning
from rules.zapas.odds import odds
from rules.zapas.odds.odds import duel, pool_hits, success


class Reserve(NamedTuple):
    """The dice in reserve before a roll, and how many of them go into it."""

    have: int
    added: int = 0


def roll_odds(dice: int, difficulty: int, kept: Reserve | None = None, usual: Tuning = USUAL) -> Odds:
    """Return a pool's chances against a difficulty and the reserve afterwards (ZAP-15 to 19, 27, 28)."""
    chance, counted = success(dice, difficulty), pool_hits(dice)
    facts = {"success": float(chance), "effect": json_distribution(counted.chances())}
    after = odds.reserve(dice, difficulty, *kept, usual) if kept else None
    return Odds(
        title=line("odds-zapas-roll", dice=line("zapas-dice-count", count=dice), difficulty=difficulty),
        headline=line("odds-zapas-chance", chance=percent(chance), mean=number(Fraction(dice, 2))),
        drawn=line("odds-zapas-hits"),
        bars=bars(counted.floats(), difficulty),
        lines=(_average(kept, usual, after.mean),) if kept and after else (),
        facts=facts | {"reserve": json_distribution(after.chances())} if after else facts,
    )


def kept(dice: int, have: int, added: int) -> Reserve:
    """Return a reserve and the dice from it that a pool uses (ZAP-13, ZAP-26).

    Refused: `odds-added` if the reserve or the pool has too few dice for that.
    """
    if added > min(have, dice - 1):
        raise Refused("odds-added", added=added, dice=dice, reserve=have)
    return Reserve(have, added)


def reserve_line(kept: Reserve, usual: Tuning = USUAL) -> Line:
    """Return the reserve after a success and after a failure."""
    failed = after_failure(kept.have, kept.added, usual)
    return line("odds-zapas-reserve", success=kept.have - kept.added, failure=failed)


def _average(kept: Reserve, usual: Tuning, mean: Fraction) -> Line:
    return line("odds-zapas-reserve-mean", reserve=reserve_line(kept, usual), mean=number(mean))


def duel_odds(dice: int, other: int) -> Odds:
    """Return the chances of two pools against each other (ZAP-51)."""
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
