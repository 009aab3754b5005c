"""Chances in percent, and lines with their chances hidden for groups that do not want to see them."""

from decimal import ROUND_HALF_EVEN, Decimal
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from narration.text.line import Arg, Line, line

Chance: TypeAlias = "Fraction | float"


class Wording(NamedTuple):
    """The messages for a chance: with its figures, between 0 and the least figure, and almost certain."""

    shown: str
    under: str
    over: str


PERCENT = Wording("odds-percent", "odds-percent-under", "odds-percent-over")
IN_TABLE = Wording("odds-cell", "odds-cell-under", "odds-cell-over")
#: The percent that stand for a chance too small, or too close to certain, for one decimal.
UNDER, OVER = 0.05, 99.95


def percent(chance: Chance, wording: Wording = PERCENT) -> Line:
    """Return a chance in percent with one decimal.

    Only an impossible event shows as 0, and only a certain one (to within 1e-9) as 100.
    """
    rounded = shown_percent(chance)
    if rounded in (UNDER, OVER):
        return line(wording.under if rounded == UNDER else wording.over)
    tenths = round(rounded * 10)
    return line(wording.shown, whole=tenths // 10, tenth=tenths % 10)


def shown_percent(chance: Chance) -> float:
    """Return a chance in percent as `percent` shows it, to compare what a reader compares."""
    if isinstance(chance, Fraction):
        exact = Decimal(chance.numerator) / chance.denominator
    else:
        exact = Decimal(str(chance))
    tenths = int((exact * 1000).quantize(Decimal(1), ROUND_HALF_EVEN))
    if tenths <= 0 and exact > 0:
        return UNDER
    if tenths >= 1000 and exact < 1 and 1 - exact > Decimal("1e-9"):
        return OVER
    return tenths / 10


def whole_percent(chance: float) -> Line:
    """Return a chance in whole percent; only a certain event shows as 100, only an impossible one as 0."""
    whole = round(100 * chance)
    if not whole and chance > 0:
        return line("odds-whole-percent-under")
    if whole == 100 and chance < 1:
        return line("odds-whole-percent-over")
    return line("odds-whole-percent", percent=whole)


#: The ids of the messages that show a chance, in any game.
CHANCE_MESSAGES = frozenset(
    (
        *PERCENT,
        *IN_TABLE,
        *("odds-whole-percent", "odds-whole-percent-under", "odds-whole-percent-over"),
        *("noir-percent", "noir-percent-under", "noir-percent-over", "noir-percent-unknown"),
        *("zapas-percent", "zapas-percent-under", "zapas-percent-over", "zapas-percent-unknown"),
    )
)


def without_chances(said: Line) -> Line:
    """Return the line with its chances hidden."""
    if said.id in CHANCE_MESSAGES:
        return line("odds-veiled")
    return Line(said.id, tuple((name, _veiled(arg)) for name, arg in said.args))


def _veiled(arg: Arg) -> Arg:
    if isinstance(arg, Line):
        return without_chances(arg)
    return tuple(map(_veiled, arg)) if isinstance(arg, tuple) else arg
