"""Dice in words: base, extra, blocked and unused dice, and the sum with every modifier.

Rules: NOIR-10 to 15, 20 to 23, 30, 67, 68.
"""

from collections.abc import Sequence

from narration.noir.base import words
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncate, truncated_line
from rules.noir.base import dice
from rules.noir.base.modifiers import Item
from rules.noir.base.roll_outcomes import ComparableResult, comparable_result
from rules.noir.state.contests import Check, MeasuredBy, RollPart

#: Stands in for a number that is for the GM alone.
UNKNOWN = line("unknown-number")
#: The most extra dice, and the most modifiers, that a line shows one by one.
MOST_EXTRA, MOST_ITEMS = 8, 6


def faces(thrown: Sequence[int], base: int = dice.BASE) -> Line:
    """Return dice as a sum: extra dice are bold, and those beyond `MOST_EXTRA` are added into one number."""
    first, *rest = thrown
    shown = line("noir-die", die=first)
    for place, face in enumerate(rest, 1):
        if place == base + MOST_EXTRA:
            left = thrown[place:]
            return line("noir-dice-rest", sum=shown, count=len(left), total=sum(left))
        shown = line("noir-dice-base" if place < base else "noir-dice-extra", sum=shown, die=face)
    return shown


def total(thrown: Sequence[int], base: int = dice.BASE) -> Line:
    """Return dice with their sum; a single die is shown without one."""
    if len(thrown) == 1:
        return faces(thrown, base)
    return line("noir-equals", sum=faces(thrown, base), total=sum(thrown))


def summed(cast: RollPart) -> Line:
    """Return a finished roll from its dice to its total, with every modifier named (NOIR-20, NOIR-30)."""
    value = words.value_name(cast.rolls)
    if cast.withheld:
        shown = line("noir-plus", sum=total(cast.dice), number=UNKNOWN, what=value)
        return with_items(shown, cast.modifiers)
    shown = _added(total(cast.dice), cast.value, value)
    return line("noir-equals", sum=with_items(shown, cast.modifiers), total=cast.total)


def figure(cast: RollPart) -> int | Line:
    """Return the total of a roll, or a question mark if it is for the GM alone (0121)."""
    return UNKNOWN if cast.withheld else cast.total


def stake(cast: RollPart) -> Line:
    """Return a roll before its dice fall: the value, every modifier, and their sum."""
    number = UNKNOWN if cast.withheld else cast.value
    value = line("noir-stake", value=words.value_name(cast.rolls), number=number)
    if cast.modifiers:
        value = with_items(value, cast.modifiers)
        known = line("noir-equals", sum=value, total=cast.value + cast.modifier)
        value = value if cast.withheld else known
    for remark in without(cast):
        value = line("noir-rolled-remark", rolled=value, remark=remark)
    return value


def with_items(shown: Line, items: Sequence[Item]) -> Line:
    """Return a sum with each modifier named; those beyond `MOST_ITEMS` share one summand."""
    each, left = items[:MOST_ITEMS], items[MOST_ITEMS:]
    for item in each:
        shown = _added(shown, item.amount, _source(item))
    return _added(shown, sum(item.amount for item in left), line("noir-others")) if left else shown


def _source(item: Item) -> Line:
    return truncated_line(item.name) if item.name else words.source_name(item)


def _added(shown: Line, number: int, what: Line) -> Line:
    id_ = "noir-minus" if number < 0 else "noir-plus"
    return line(id_, sum=shown, number=abs(number), what=what)


def rolled(cast: RollPart, note: Line | None = None, late: Line | None = None) -> Line:
    """Return a character's roll in one line: dice, sum, outcome, and what happened to the dice.

    `note` says what the roll is for, `late` what became of the late die (`late_die`).
    """
    shown = line("noir-rolled", name=called(cast, note), sum=summed(cast))
    if cast.outcome is not None:
        shown = line("noir-rolled-outcome", rolled=shown, outcome=words.OUTCOMES[cast.outcome])
    for remark in remarks(cast, late):
        shown = line("noir-rolled-remark", rolled=shown, remark=remark)
    return shown


def with_short_names(check: Check) -> Check:
    """Return a check for a message that everybody reads, with its rollers' names shortened."""
    return check.but(casts=tuple(cast.but(name=truncate(cast.name)) for cast in check.casts))


def called(cast: RollPart, note: Line | None = None) -> Line:
    """Return who rolls, with a note on what the roll is for, if there is one."""
    return line("noir-name-note", name=cast.name, note=note) if note else verbatim(cast.name)


def result(cast: RollPart) -> Line:
    """Return a roll for a headline: who rolled what, the total and the outcome."""
    assert cast.outcome is not None, "only a finished roll has a result"
    return line(
        "noir-result",
        name=truncated_line(cast.name),
        value=brief_value(cast),
        total=figure(cast),
        outcome=words.OUTCOMES[cast.outcome],
    )


def brief_value(cast: RollPart) -> Line:
    """Return what is rolled, short enough for a headline."""
    return words.VALUES.get(cast.rolls) or truncated_line(cast.rolls)


def remarks(cast: RollPart, late: Line | None = None) -> tuple[Line, ...]:
    """Return what happened to the dice: exploded, blocked, unused odds dice, the late die."""
    extra = dice.exploded(cast.dice)
    stopped = blocked(cast.dice)
    exploded = (line("noir-exploded", count=extra),) if extra else ()
    held = (line("noir-blocked", count=stopped),) if stopped else ()
    return (*exploded, *held, *_unused(cast), *_bought(cast, late), *without(cast))


def without(cast: RollPart) -> tuple[Line, ...]:
    """Return which limitations that are on were taken out of a roll (NOIR-36)."""
    names = tuple(truncated_line(name) for name in cast.claims.without)
    return (line("noir-without", names=names),) if names else ()


def blocked(thrown: Sequence[int], base: int = dice.BASE) -> int:
    """Return how many tens earned nothing because a one in their wave blocked them (NOIR-12, NOIR-13)."""
    left, size, found = list(thrown), base, 0
    while size:
        wave, left = left[:size], left[size:]
        found += min(wave.count(dice.SIDES), wave.count(1))
        size = dice.extra_dice(wave) if left else 0
    return found


def _unused(cast: RollPart) -> tuple[Line, ...]:
    """Return the odds dice that do not count: all but the two that were chosen (NOIR-67)."""
    if not cast.offered or not cast.dice:
        return ()
    left = list(cast.offered)
    for face in cast.dice[: dice.BASE]:
        if face in left:
            left.remove(face)
    struck = tuple(line("noir-die-unused", die=face) for face in left)
    return (line("noir-unused", points=len(cast.offered) - dice.BASE, dice=struck),) if struck else ()


def _bought(cast: RollPart, late: Line | None) -> tuple[Line, ...]:
    if late is not None:
        return (late,)
    return (line("noir-late", face=cast.late_face),) if cast.late_face else ()


def late_die(face: int, old: int | None) -> Line:
    """Return a line that says which face the late die replaced, or that it was not used (NOIR-68)."""
    if old is None:
        return line("noir-late-unused", face=face)
    return line("noir-late-placed", face=face, old=old)


def tie(check: Check) -> tuple[Line, ...]:
    """Return what broke a tie between equal totals: the value, the highest die, or 1T each (NOIR-22)."""
    if not check.decided or check.versus is MeasuredBy.TARGET:
        return ()
    if any(cast.withheld for cast in check.casts):
        return _thrown_tie(check.ties)
    marks = [comparable_result(cast.dice, cast.value, cast.modifier) for cast in check.casts]
    if check.versus is MeasuredBy.EACH_OTHER:
        best = max(mark.total for mark in marks)
        return _tie([mark for mark in marks if mark.total == best], check.ties)
    first, *others = marks
    equal = (_tie([first, mark], check.ties) for mark in others if mark.total == first.total)
    return tuple(dict.fromkeys(said for one in equal for said in one))


def _tie(level: Sequence[ComparableResult], thrown: Sequence[tuple[int, ...]]) -> tuple[Line, ...]:
    if len(level) < 2:
        return ()
    reached = level[0].total
    if _one_best([mark.value for mark in level]):
        values = tuple(sorted((mark.value for mark in level), reverse=True))
        return (line("noir-tie-value", total=reached, values=values),)
    best = max(mark.value for mark in level)
    highest = sorted((mark.highest for mark in level if mark.value == best), reverse=True)
    if _one_best(highest):
        return (line("noir-tie-highest", total=reached, dice=tuple(highest)),)
    throws = tuple(line("noir-tie-throw", dice=throw) for throw in thrown)
    return (line("noir-tie-thrown", total=reached, throws=throws),)


def _thrown_tie(thrown: Sequence[tuple[int, ...]]) -> tuple[Line, ...]:
    """Return only the dice that broke a tie; what it was between is for the GM alone (0121)."""
    throws = tuple(line("noir-tie-throw", dice=throw) for throw in thrown)
    return (line("noir-tie-withheld", throws=throws),) if throws else ()


def _one_best(numbers: Sequence[int]) -> bool:
    return list(numbers).count(max(numbers)) == 1
