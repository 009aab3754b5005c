"""The words of Nyx as lines: attributes, tactics, aspects, and numbers with the sums that lead to them.

Values above 10 are written as NYX-3 requires, and pools with their number of dice (NYX-9, NYX-11). Names are
shortened where a line must stay short.
"""

from collections.abc import Iterable, Sequence

from narration.text.line import Line, Tone, line, verbatim
from narration.text.truncate import truncate, truncated_line
from rules.nyx.base.enums import Attribute, SideNumber, Tactic
from rules.nyx.base.pool import Pool, Roll, Use
from rules.nyx.state.campaign_state import Aspect

ATTRIBUTES = {
    Attribute.BODY: line("nyx-attribute-body"),
    Attribute.MIND: line("nyx-attribute-mind"),
    Attribute.INTERACTION: line("nyx-attribute-interaction"),
    Attribute.VALUE: line("nyx-attribute-value"),
}
TACTICS = {
    Tactic.DEFENSIVE: line("nyx-tactic-defensive"),
    Tactic.WAITING: line("nyx-tactic-waiting"),
    Tactic.OFFENSIVE: line("nyx-tactic-offensive"),
}

Names = tuple[Line, Line]


def side_names(names: tuple[str, str]) -> Names:
    """Return the sides' names in full."""
    return verbatim(names[0]), verbatim(names[1])


def short_names(names: tuple[str, str]) -> Names:
    """Return the sides' names, shortened for a headline."""
    return truncated_line(names[0]), truncated_line(names[1])


def side_name(names: Names, side: SideNumber) -> Line:
    """Return the name of a side."""
    return names[side - 1]


def other_side_name(names: Names, side: SideNumber) -> Line:
    """Return the name of the other side."""
    return names[2 - side]


def standing(marker: int, names: Names) -> Line:
    """Return who is ahead, and by how many steps."""
    if marker == 0:
        return line("nyx-level")
    return line("nyx-ahead", name=_ahead(marker, names), steps=abs(marker))


def standing_after_dice(raw: int, length: int, names: Names) -> Line:
    """Return who is ahead after the roll alone, which may lead past the end of a scale of this length."""
    if abs(raw) <= length:
        return standing(raw, names)
    return line("nyx-ahead-past", name=_ahead(raw, names), steps=abs(raw) - length)


def _ahead(marker: int, names: Names) -> Line:
    return names[0 if marker > 0 else 1]


def tone(marker: int) -> Tone:
    """Return the tone of the scale from side 1's point of view."""
    if marker == 0:
        return "running"
    return "ahead" if marker > 0 else "behind"


def value(number: int) -> Line:
    """Return a value; above 10 the excess comes first (NYX-3)."""
    if number > 10:
        return line("nyx-value-above", over=number - 10, value=number)
    return line("nyx-value", value=number)


def with_summand(total: Line, number: int, what: str | Line | None = None) -> Line:
    """Return a sum with one more summand, named if `what` is given."""
    if what is None:
        return line("nyx-plus", sum=total, number=number)
    return line("nyx-plus-named", sum=total, number=number, what=what)


def attribute_sum(
    attribute: Attribute, base: int, fatigue: int = 0, modifier: int = 0, situation: int = 0
) -> Line:
    """Return an attribute with its changes: `Body 7 −2 (fatigue) −1 (modifier) = 4`."""
    moves = ((-fatigue, "nyx-fatigue"), (modifier, "nyx-modifier"), (situation, "nyx-situation"))
    return total(attribute, base, [(number, line(id_)) for number, id_ in moves if number])


def total(attribute: Attribute, base: int, moves: Sequence[tuple[int, Line]]) -> Line:
    """Return an attribute with every summand named; for a total below 0, say that it counts as 0."""
    shown = line("nyx-attribute-is", attribute=ATTRIBUTES[attribute], value=value(base))
    for number, what in moves:
        shown = with_summand(shown, number, what)
    reached = base + sum(number for number, _ in moves)
    if reached < 0:
        return line("nyx-equals-floor", sum=shown, total=reached)
    return line("nyx-equals", sum=shown, total=value(reached)) if moves else shown


def unknown_sum(attribute: Attribute, modifier: int = 0, situation: int = 0) -> Line:
    """Return an attribute whose value is for the GM alone, with its open changes: `Body ? −1 (modifier)`."""
    shown = line("nyx-attribute-withheld", attribute=ATTRIBUTES[attribute])
    for number, id_ in ((modifier, "nyx-modifier"), (situation, "nyx-situation")):
        shown = with_summand(shown, number, line(id_)) if number else shown
    return shown


def roll_sum(roll: Roll) -> Line:
    """Return the sum that a roll was made against; without its value if that is for the GM alone."""
    pool = roll.pool
    return unknown_sum(pool.attribute, pool.modifier) if roll.withheld else pool_sum(pool)


def pool_sum(pool: Pool) -> Line:
    """Return the sum that a pool rolls against, with what fatigue has taken (NYX-44)."""
    return attribute_sum(pool.attribute, pool.current + pool.worn, pool.worn, pool.modifier)


def pool_dice(pool: Pool) -> Line:
    """Return how many dice are rolled and which one counts; cancelled dice show as a sum (NYX-11)."""
    dice = net_dice(pool)
    if not (pool.positive and pool.negative):
        return dice
    most, least = max(pool.positive, pool.negative), min(pool.positive, pool.negative)
    return line("nyx-dice-mixed", more=most, fewer=-least, dice=dice)


def net_dice(pool: Pool) -> Line:
    """Return the final number of dice, and which one counts."""
    if pool.balance == 0:
        return line("nyx-dice-one")
    return line("nyx-dice-best" if pool.balance > 0 else "nyx-dice-worst", dice=pool.size)


def use(used: Use) -> Line:
    """Return a used aspect with its value."""
    return aspect(used.name, used.value)


def aspect(name: str, worth: int) -> Line:
    """Return an aspect with its value: `Small (1)`."""
    return line("nyx-aspect", name=name, value=worth)


def labelled(one: Aspect) -> Line:
    """Return an aspect as a sheet shows it, with a label if it is damage (NYX-45, NYX-50)."""
    if not one.damage:
        return aspect(one.name, one.value)
    return line("nyx-aspect-slow" if one.slow else "nyx-aspect-damage", name=one.name, value=one.value)


def used(
    positive: Iterable[Use], negative: Iterable[Use], forced: Iterable[Use], bought_off: Iterable[Use]
) -> tuple[Line, ...]:
    """Return the aspects of a roll, grouped by how they were used; empty groups are omitted."""
    groups: tuple[tuple[str, tuple[Line, ...]], ...] = (
        ("nyx-helps", tuple(map(use, positive))),
        ("nyx-hurts", tuple(map(use, negative))),
        ("nyx-forced", tuple(map(use, forced))),
        ("nyx-bought-off", tuple(verbatim(use.name) for use in bought_off)),
    )
    return tuple(line(id_, aspects=aspects) for id_, aspects in groups if aspects)


def points_sum(now: int, moves: Iterable[tuple[str, int]]) -> Line:
    """Return a balance as the old balance plus each change: `Points 4 −1 (Rebel) = 3`."""
    moved = [(name, points) for name, points in moves if points]
    if not moved:
        return line("nyx-points", points=now)
    total = line("nyx-points", points=now - sum(points for _, points in moved))
    for name, points in moved:
        total = with_summand(total, points, truncate(name))
    return line("nyx-equals", sum=total, total=now)
