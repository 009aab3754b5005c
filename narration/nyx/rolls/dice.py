"""Dice in words: what was rolled, which die counts, its effect, and the aspects of the roll.

Rules: NYX-7 to 12, 17, 18, 26.
"""

from narration.nyx.base import words
from narration.text.line import Field, Line, line, verbatim
from rules.nyx.base.pool import Roll
from rules.nyx.state.contest_events import SideRolled

#: The most dice that a headline shows; if there are more, it shows only the one that counts.
FEW = 4


def rolled(roll: Roll) -> Line:
    """Return the sum and the dice: the die that counts is bold, failed dice are struck through."""
    shown = line("nyx-roll", sum=words.roll_sum(roll), dice=_dice(roll))
    mixed = roll.pool.positive > 0 and roll.pool.negative > 0
    plain = len(roll.dice) == 1 and not mixed
    return shown if plain else line("nyx-roll-pool", roll=shown, pool=words.pool_dice(roll.pool))


def rolled_brief(roll: Roll) -> Line:
    """Return the roll for a headline; a target of 0 is shown without its sum, and many dice are shortened."""
    pool = roll.pool
    none = line("nyx-attribute-is", attribute=words.ATTRIBUTES[pool.attribute], value=words.value(0))
    against = words.roll_sum(roll) if roll.withheld or pool.target else none
    if len(roll.dice) <= FEW:
        return line("nyx-roll", sum=against, dice=_dice(roll))
    counts = line("nyx-roll", sum=against, dice=_die(roll, roll.counting))
    return line("nyx-roll-pool", roll=counts, pool=words.net_dice(pool))


def _dice(roll: Roll) -> tuple[Line, ...]:
    return tuple(_die(roll, place) for place in range(len(roll.dice)))


def _die(roll: Roll, place: int) -> Line:
    die, counts = roll.dice[place], place == roll.counting
    if roll.failed(place):
        return line("nyx-die-failed-counts" if counts else "nyx-die-failed", die=die)
    return line("nyx-die-counts" if counts else "nyx-die", die=die)


def effect(roll: Roll) -> Line:
    """Return the effect, and how it came about (NYX-17)."""
    die, bonus = roll.dice[roll.counting], roll.bonus
    if roll.steps <= 0 and roll.withheld:
        return line("nyx-effect-none-withheld", die=die)
    if roll.steps <= 0:
        return line("nyx-effect-none", die=die, target=roll.pool.target)
    if bonus:
        return line("nyx-effect-bonus", die=die, bonus=bonus, effect=roll.effect)
    return line("nyx-effect", effect=roll.effect)


def steps(roll: Roll) -> Line:
    """Return the steps of a roll against a passive side: a failure moves the marker back (NYX-26)."""
    if roll.steps > 0:
        return effect(roll)
    die = roll.dice[roll.counting]
    return line("nyx-steps-back", die=die, target=die + roll.steps, steps=-roll.steps)


def side_name(side: SideRolled) -> Line:
    """Return a side's name, with its tactic if there is one."""
    if side.tactic is None:
        return verbatim(side.name)
    return line("nyx-side-tactic", name=side.name, tactic=words.TACTICS[side.tactic])


def side_field(side: SideRolled, *, passive: bool) -> Field:
    """Return a side's roll, its effect and its aspects; `passive` says that the opponent is passive."""
    worth = steps(side.roll) if passive else effect(side.roll)
    return Field(side_name(side), (rolled(side.roll), worth, *uses(side)), inline=True)


def uses(side: SideRolled) -> tuple[Line, ...]:
    """Return the aspects of a side's roll, and its balance of points with every change."""
    aspects = words.used(side.positive, side.negative, side.forced, side.bought_off)
    if side.points is None:
        return aspects
    moved = (*side.positive, *side.negative, *side.forced, *side.bought_off)
    return (*aspects, words.points_sum(side.points, [(use.name, use.points) for use in moved]))
