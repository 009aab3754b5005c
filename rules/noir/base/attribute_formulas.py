"""Attributes: the values that table 1:6 computes from a sheet (NOIR-50 to 55)."""

from collections.abc import Mapping
from typing import NamedTuple

from rules.core.refusal import Refused, Term
from rules.noir.base.enums import DEFENCES


class Formula(NamedTuple):
    """The sum of the inputs divided by `divisor`, rounded down, plus `plus` (NOIR-50, NOIR-51).

    Of the two inputs in `either`, one counts: the higher, or the one that the setting names.
    """

    inputs: tuple[str, ...]
    divisor: int = 3
    plus: int = 0
    either: tuple[str, ...] = ()


FORMULAS: Mapping[str, Formula] = {
    "defence": Formula(("intuition", "reactions", "alertness")),
    "learning": Formula(("determination", "deduction", "worldliness")),
    "impression": Formula(("composure", "worldliness"), either=("charm", "leadership")),
    "will": Formula(("determination", "fitness", "composure"), plus=5),
    "escalation": Formula(("size", "strength"), divisor=10),
    "movement": Formula(("determination", "fitness", "agility")),
    "threshold": Formula(("fitness", "size", "strength")),
    "endurance": Formula(("resistance", "size", "strength"), plus=5),
    "overview": Formula(("reactions", "composure", "alertness")),
    # Both uses of defence start from the defence value, including its later changes (NOIR-55).
    **{name: Formula(("defence",), divisor=1) for name in DEFENCES},
}


def attribute(name: str, values: Mapping[str, int], *, impression: str = "higher", later: int = 0) -> int:
    """Return an attribute, 0 or more; later changes are added to what the formula gives (NOIR-50 to 53).

    `values` holds abilities and size, and, for the two uses of defence, the defence itself. A missing input
    never counts as 0. `impression` is "higher", "charm" or "leadership".
    Refused: `unknown-id-attribute`; `missing-input` with the first input that is missing.
    """
    if name not in FORMULAS:
        raise Refused("unknown-id-attribute", text=name)
    formula = FORMULAS[name]
    summed = sum(_input(values, each) for each in formula.inputs)
    if formula.either:
        chosen = formula.either if impression == "higher" else (impression,)
        summed += max(_input(values, each) for each in chosen)
    return max(0, summed // formula.divisor + formula.plus + later)


def _input(values: Mapping[str, int], name: str) -> int:
    if name not in values:
        raise Refused("missing-input", value=Term(f"noir-value-{name}"))
    return values[name]
