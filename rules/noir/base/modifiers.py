"""Modifiers of a roll: what each source gives, and which of them count in which roll (NOIR-30 to 38, 94)."""

from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum

from rules.core.model_base import Frozen
from rules.core.refusal import Refused
from rules.noir.base.enums import Level

#: What the GM may give for circumstances, either way (NOIR-31).
SIZES = (10, 5, 2, -2, -5, -10)


class Source(StrEnum):
    """Where a modifier comes from (NOIR-30)."""

    GM = "gm"
    HELPERS = "helpers"
    TRAIT = "trait"
    DRIVE = "drive"
    EXPERTISE = "expertise"
    LIMITATION = "limitation"
    MARK = "mark"
    ACTION = "action"
    DAZE = "daze"
    WOUNDS = "wounds"
    INITIATIVE = "initiative"


class RollKind(StrEnum):
    """What a roll is for, as far as it decides which modifiers count (NOIR-38, 94, 125 to 127)."""

    ABILITY = "ability"
    INITIATIVE = "initiative"
    DAZE = "daze"
    RECOVERY = "recovery"
    WOUND = "wound"


class Item(Frozen):
    """One modifier of an itemised roll; a penalty has an amount below 0."""

    source: Source
    amount: int
    #: What is used by name: a trait, drive, expertise, limitation or mark.
    name: str = ""


def total(items: Iterable[Item]) -> int:
    """Return the sum of all modifiers, which nothing caps (NOIR-30)."""
    return sum(item.amount for item in items)


def circumstances(sizes: Iterable[int]) -> int:
    """Return the sum of the GM's circumstances (NOIR-31).

    Refused: `bad-level` for a size other than 2, 5 and 10, either way.
    """
    given = tuple(sizes)
    for size in given:
        if size not in SIZES:
            raise Refused("bad-level", have=size)
    return sum(given)


def helpers(count: int, bonus: int = 2) -> int:
    """Return what helpers give to the one who leads (NOIR-32). Refused: `bad-value-helpers` below 0."""
    if count < 0:
        raise Refused("bad-value-helpers", have=count)
    return count * bonus


def traits(levels: Iterable[int], cap: int | None = 5) -> int:
    """Return the net sum of signed levels, held within the cap either way (NOIR-33). Refused: `bad-level`."""
    return _capped(levels, cap)


def drives(levels: Iterable[int], cap: int | None = None) -> int:
    """Return the net sum of signed levels, usually without a cap (NOIR-34). Refused: `bad-level`."""
    return _capped(levels, cap)


def _capped(levels: Iterable[int], cap: int | None) -> int:
    net = sum(map(require_level, levels))
    return net if cap is None else max(-cap, min(cap, net))


def require_level(level: int) -> int:
    """Return a signed level of a trait or drive; refuse `bad-level` for other than 1, 2 and 4."""
    if abs(level) not in tuple(Level):
        raise Refused("bad-level", have=level)
    return level


def daze_penalty(daze: int, per_point: int = 1) -> int:
    """Return the size of the penalty for being dazed, 0 or more (NOIR-38)."""
    return daze * per_point


def wound_penalty(wounds: int, per_wound: int = 0) -> int:
    """Return the size of the penalty for wounds; no rate is printed, so usually 0 (NOIR-38)."""
    return wounds * per_wound


def low_initiative(pairs: Sequence[tuple[int, int]], initiative: int) -> int:
    """Return the size of the table's penalty for low initiative, 0 or more (NOIR-94).

    Each pair is a limit and a penalty; in rising order, the first limit that is not exceeded counts.
    """
    return next((penalty for limit, penalty in sorted(pairs) if initiative <= limit), 0)


def reminder(pairs: Sequence[tuple[int, int]], initiative: int, limit: int = 10) -> bool:
    """Tell whether the GM is reminded of a penalty that the table has not written down (NOIR-94)."""
    return not pairs and initiative < limit


def applying(
    items: Iterable[Item], kind: RollKind, *, wound_penalties: Collection[Source] = ()
) -> tuple[Item, ...]:
    """Return the modifiers that count in such a roll; those of 0 are left out.

    Low initiative counts in actions and defences alone (NOIR-94). A daze or recovery roll knows no penalty
    but daze (NOIR-125, NOIR-126); a wound roll has no penalty for condition but those that the table wants,
    `wound_penalties`: daze, wounds or both (NOIR-127).
    """
    return tuple(item for item in items if item.amount and _counts(item, kind, wound_penalties))


def _counts(item: Item, kind: RollKind, wound_penalties: Collection[Source]) -> bool:
    match kind:
        case RollKind.ABILITY:
            return True
        case RollKind.INITIATIVE:
            return item.source is not Source.INITIATIVE
        case RollKind.DAZE | RollKind.RECOVERY:
            return item.amount > 0 or item.source is Source.DAZE
        case RollKind.WOUND:
            condition = item.source in {Source.DAZE, Source.WOUNDS}
            return item.source in wound_penalties if condition else item.source is not Source.INITIATIVE
