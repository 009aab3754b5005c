"""Pools, difficulties, chances and dice, as sums that show their parts.

Rules: ZAP-13 to 18, 22, 26 to 28, 32, 33, 51, 56.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from narration.text.line import Line, line
from narration.text.truncate import name_list, truncated_line
from narration.zapas.base import words
from narration.zapas.base.names import bold
from rules.core.model_base import Event
from rules.zapas.base.dice import HIT, chance
from rules.zapas.state.campaign_state import Character
from rules.zapas.state.contest_events import PoolBuilt
from rules.zapas.state.contests import Helper, Pool, Roll, Step
from rules.zapas.state.pool import size

#: The most characters of a name in a sum, and the most names in a line.
PART, NAMES = 40, 6
#: Stands in for a number that is for the GM alone.
UNKNOWN = line("unknown-number")


# ------------------------------------------------------------------------------------------ difficulty


def difficulty(roll: Roll) -> Line:
    """Return the difficulty with every raise and reduction; it is at least 1 (ZAP-16)."""
    shown = UNKNOWN if roll.withheld else words.difficulty(roll.base)
    for step in roll.raises:
        shown = line("zapas-plus", sum=shown, number=step.amount, what=_from(step))
    for step in roll.reductions:
        shown = line("zapas-minus", sum=shown, number=step.amount, what=_from(step))
    if roll.withheld or (not roll.raises and not roll.reductions):
        return line("zapas-difficulty", sum=shown)
    plain = roll.base + _sum(roll.raises) - _sum(roll.reductions)
    ends = "zapas-difficulty-equals" if plain == roll.difficulty else "zapas-difficulty-least"
    return line(ends, sum=shown, difficulty=roll.difficulty)


def needed(difficulty: int | None) -> int | Line:
    """Return a difficulty, or a question mark for one that is for the GM alone (0121)."""
    return difficulty or UNKNOWN


def success(dice: int, difficulty: int | None) -> Line:
    """Return the chance that so many dice reach a difficulty, or a question mark if it is not known."""
    return percent(chance(dice, difficulty)) if difficulty else line("zapas-percent-unknown")


def _sum(steps: Sequence[Step]) -> int:
    return sum(step.amount for step in steps)


def _from(step: Step) -> Line:
    return truncated_line(step.text, PART)


# ------------------------------------------------------------------------------------------ the pool


def pool(pool: Pool, helpers: Sequence[Helper], names: PoolBuilt | None) -> Line:
    """Return a pool as a sum: base die, trait, aspects, flag, reserve, helpers (ZAP-13).

    `names` is the last event that built the pool; what has left the pool since then is omitted.
    """
    shown, dice = line("zapas-pool-base"), size(pool, helpers)
    if dice == 1:
        return line("zapas-dice-count", count=dice)
    if pool.trait is not None and names is not None:
        shown = line("zapas-pool-trait", sum=shown, trait=names.trait)
    if aspects := aspects_of(pool, names):
        shown = line("zapas-pool-aspects", sum=shown, aspects=bold(aspects), count=len(aspects))
    if flag := flag_of(pool, names):
        shown = line("zapas-pool-flag", sum=shown, flag=flag)
    if pool.reserve:
        shown = line("zapas-pool-reserve", sum=shown, count=pool.reserve)
    if helping := [helper for helper in helpers if not helper.objected]:
        shown = line("zapas-pool-help", sum=shown, count=len(helping))
    return line("zapas-pool-equals", sum=shown, dice=line("zapas-dice-count", count=dice))


def built(events: Sequence[Event], side: int = 0) -> PoolBuilt | None:
    """Return the last event that built a side's pool; it carries the names of everything in the pool."""
    found = (event for event in reversed(events) if isinstance(event, PoolBuilt) and event.side == side)
    return next(found, None)


def aspects_of(pool: Pool, names: PoolBuilt | None) -> tuple[str, ...]:
    """Return the texts of the aspects that are now in a pool."""
    if names is None:
        return ()
    said = zip(names.pool.aspects, names.aspects, strict=False)
    return tuple(text for number, text in said if number in pool.aspects)


def flag_of(pool: Pool, names: PoolBuilt | None) -> str:
    """Return the text of the flag that is now in a pool; empty if there is none."""
    return names.flag if names is not None and pool.flag is not None else ""


def helps(helper: Helper) -> Line:
    """Return who helps, and how; if somebody objects, also that the GM must decide (ZAP-32, ZAP-34)."""
    said = line("zapas-helps", name=helper.name, text=helper.text)
    return line("zapas-helps-doubted", said=said) if helper.objected else said


def helper_names(helpers: Sequence[Helper]) -> tuple[Line, ...]:
    """Return the names of the helpers whose dice count."""
    return name_list([helper.name for helper in helpers if not helper.objected], NAMES)


def barred(who: Character, items: Iterable[str]) -> tuple[Line, ...]:
    """Return a line that names what the GM ruled out; `0 trait 3` is trait 3 of the first side (ZAP-13)."""
    called = {f"trait {one.id}": one.name for one in who.traits}
    called |= {f"aspect {one.id}": one.text for trait in who.traits for one in trait.aspects}
    called |= {f"flag {one.id}": one.text for one in who.flags}
    texts = (called.get(item.partition(" ")[2]) for item in items)
    found = name_list([text for text in texts if text], NAMES)
    return (line("zapas-barred", items=found),) if found else ()


# ------------------------------------------------------------------------------------------ chances


def percent(share: Fraction) -> Line:
    """Return a chance in whole percent; only a certain event shows as 100, only an impossible one as 0."""
    shown = round(share * 100)
    if share and shown == 0:
        return line("zapas-percent-under")
    if share != 1 and shown == 100:
        return line("zapas-percent-over")
    return line("zapas-percent", percent=shown)


# ------------------------------------------------------------------------------------------ dice


def dice(name: str, thrown: Sequence[int], hits: int) -> Line:
    """Return thrown dice, hits in bold and others struck through, and the number of hits (ZAP-15)."""
    shown = tuple(line("zapas-die-hit" if face >= HIT else "zapas-die-miss", die=face) for face in thrown)
    return line("zapas-thrown", name=name, dice=shown, hits=hit_count(hits))


def hit_count(hits: int) -> Line:
    """Return a number of hits in words."""
    return line("zapas-hits", count=hits)
