"""Modifiers of a roll: what each source gives, and which ones count in which roll (NOIR-30 to 38, 94)."""

from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum

from rules.core.model_base import Frozen
from rules.core.refusal import Refused
from rules.noir.base.enums import Level

#: The sizes of circumstances that the GM may give, as bonus or penalty (NOIR-31).
SIZES = (10, 5, 2, -2, -5, -10)
#: The most circumstances that the GM gives to one roll.
MOST_CIRCUMSTANCES = 5


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
    """The kinds of rolls for which different modifiers count (NOIR-38, 94, 125 to 127)."""

    ABILITY = "ability"
    INITIATIVE = "initiative"
    DAZE = "daze"
    RECOVERY = "recovery"
    WOUND = "wound"


class Item(Frozen):
    """One modifier of an itemised roll; a penalty is below 0."""

    source: Source
    amount: int
    #: The name of the trait, drive, expertise, limitation or mark that gives it.
    name: str = ""


def total(items: Iterable[Item]) -> int:
    """Return the sum of all modifiers, without a cap (NOIR-30)."""
    return sum(item.amount for item in items)


def circumstances(sizes: Iterable[int]) -> int:
    """Return the sum of the GM's circumstances (NOIR-31).

    Refused: `bad-level` for a size other than ±2, ±5 and ±10.
    """
    given = tuple(sizes)
    for size in given:
        if size not in SIZES:
            raise Refused("bad-level", have=size)
    return sum(given)


def require_sizes(sizes: Sequence[int]) -> None:
    """Refuse more than `MOST_CIRCUMSTANCES` at once (`bad-value-many`), and as `circumstances`."""
    if len(sizes) > MOST_CIRCUMSTANCES:
        raise Refused("bad-value-many", most=MOST_CIRCUMSTANCES)
    circumstances(sizes)


def helpers(count: int, bonus: int = 2) -> int:
    """Return the bonus that helpers give to the leader (NOIR-32). Refused: `bad-value-helpers` below 0."""
    if count < 0:
        raise Refused("bad-value-helpers", have=count)
    return count * bonus


def traits(levels: Iterable[int], cap: int | None = 5) -> int:
    """Return the sum of signed levels of traits or drives, capped in both directions (NOIR-33, NOIR-34).

    None means no cap. Refused: `bad-level`.
    """
    net = sum(map(require_level, levels))
    return net if cap is None else max(-cap, min(cap, net))


def require_level(level: int) -> int:
    """Return a signed level of a trait or drive. Refused: `bad-level` for sizes other than 1, 2 and 4."""
    if abs(level) not in tuple(Level):
        raise Refused("bad-level", have=level)
    return level


def daze_penalty(daze: int, per_point: int = 1) -> int:
    """Return the size of the penalty for daze, 0 or more (NOIR-38)."""
    return daze * per_point


def wound_penalty(wounds: int, per_wound: int = 0) -> int:
    """Return the size of the penalty for wounds; the rules print no rate, so the default is 0 (NOIR-38)."""
    return wounds * per_wound


def low_initiative(pairs: Sequence[tuple[int, int]], initiative: int) -> int:
    """Return the size of the penalty for low initiative that the setting gives, 0 or more (NOIR-94).

    Each pair is a limit and a penalty. The pair with the lowest limit that initiative does not exceed counts.
    """
    return next((penalty for limit, penalty in sorted(pairs) if initiative <= limit), 0)


def reminder(pairs: Sequence[tuple[int, int]], initiative: int, limit: int = 10) -> bool:
    """Return whether to remind the GM of low initiative, for which the settings name no penalty (NOIR-94)."""
    return not pairs and initiative < limit


def applying(
    items: Iterable[Item], kind: RollKind, *, wound_penalties: Collection[Source] = ()
) -> tuple[Item, ...]:
    """Return the modifiers that count in such a roll, without those of 0.

    Low initiative counts only in actions and defences (NOIR-94). Of the penalties, only daze counts
    in a daze or recovery roll (NOIR-125, NOIR-126). In a wound roll, daze and wounds count only if
    `wound_penalties` names them, as the settings say (NOIR-127).
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
