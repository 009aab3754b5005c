"""The message about a round of a combat: its turns in a line each, the newest in bold and told in sentences.

The sums are one line; all of them are in `story.noir_page`. Rules: NOIR-90 to 130.
"""

from collections.abc import Sequence

from narration.noir.base import words
from narration.noir.contest.round_chapters import Chapter, RoundCourse
from narration.noir.rolls.dice import UNKNOWN, figure, without
from narration.parts.joined import beside, later_parts, running_on
from narration.text.line import Line, line
from narration.text.truncate import truncated_line
from rules.core.model_base import Event
from rules.noir.base.enums import DEFENCES
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Check, MeasuredBy, RollPart

#: The most turns of a round that its message shows, and the most sentences.
TURNS, SENTENCES = 2, 2
#: The most rolls in the line with the sums, and the most characters whose harm a headline names.
ROLLS, HARMS = 2, 2
#: The messages of an earlier turn, and of the newest one.
EARLIER, NEWEST = "noir-log-entry", "noir-newest"


def turn_lines(course: RoundCourse) -> tuple[Line, ...]:
    """Return the latest turns in a line each, the newest in bold, and the sentences that tell it.

    A second sentence takes the place of an earlier turn.
    """
    chapters = [one for one in course.chapters if one.is_news]
    if not chapters:
        return ()
    place = chapters.index(newest_of(chapters))
    newest, said = chapters[place], sentences(chapters[place:])
    most = TURNS - max(1, len(said))
    earlier = [one for one in chapters[:place] if one.has_result]
    shown = (line(EARLIER, entry=one.earlier) for one in earlier[max(0, len(earlier) - most) :])
    name = (line(NEWEST, entry=newest.brief),) if newest.has_result else ()
    return (*shown, *name, *running_on(said))


def spare_lines(shown: Sequence[Line]) -> tuple[Line, ...]:
    """Return which of these lines a message does without, the first ones first.

    An earlier turn has a message of its own, and the headline tells the newest one.
    """
    earlier, newest = ([one for one in shown if one.id == id_] for id_ in (EARLIER, NEWEST))
    return (*earlier, *later_parts(shown[-1:]), *newest)


def newest_of(chapters: Sequence[Chapter]) -> Chapter:
    """Return the newest chapter in which something was done or suffered, or else the newest one.

    What follows it, such as a sentence at the end of the round, does not hide it. A turn that has just begun
    is the newest one of its message.
    """
    return next((one for one in reversed(chapters) if one.has_result or one.act), chapters[-1])


def sentences(chapters: Sequence[Chapter]) -> tuple[Line, ...]:
    """Return the latest sentences that tell these chapters."""
    return tuple(said for one in chapters for said in one.lines[: one.told])[-SENTENCES:]


def sums(events: Sequence[Event]) -> Line | None:
    """Return the newest roll in one line: of each roller the value, the dice and the total."""
    for event in reversed(events):
        match event:
            case d.CheckDecided(check=check):
                shown = [_sum(check, cast) for cast in check.casts[:ROLLS]]
                return beside(shown)[0]
            case cd.DamageRolled(threshold=0):
                return line("noir-sum-daze-withheld", amount=event.amount)
            case cd.DamageRolled():
                return line(
                    "noir-sum-daze", before=event.daze - event.amount, amount=event.amount, daze=event.daze
                )
            case _:
                pass
    return None


def _sum(check: Check, cast: RollPart) -> Line:
    """Return a roll as its value with all modifiers, the sum of its dice, and the total."""
    rolls = "defence" if cast.rolls in DEFENCES else cast.rolls
    value = words.VALUES.get(rolls) or truncated_line(rolls)
    alone = check.versus is MeasuredBy.TARGET or len(check.casts) == 1
    said = line(
        "noir-sum-target" if alone else "noir-sum",
        value=value,
        number=UNKNOWN if cast.withheld else cast.value + cast.modifier,
        dice=sum(cast.dice),
        total=figure(cast),
    )
    for remark in without(cast):
        said = line("noir-rolled-remark", rolled=said, remark=remark)
    return said


def headline(course: RoundCourse) -> Line:
    """Return what happened last: who hit whom and how badly, or who missed, or what was done."""
    newest = newest_of(course.chapters)
    target = newest.target
    if newest.attacker and target and newest.hit is not None:
        names = {"a": truncated_line(newest.attacker), "b": truncated_line(target)}
        harm = newest.harms.get(target, [])
        if newest.hit and harm:
            return line("noir-head-harm", **names, harm=tuple(harm))
        if newest.hit and not newest.harms:
            return line("noir-head-hit", **names)
        if not newest.hit and not newest.harms:
            return line("noir-head-missed", **names)
    if newest.harms:
        return beside(tuple(_harm(name, harm) for name, harm in newest.harms.items())[-HARMS:])[0]
    return newest.shortest


def _harm(name: str, harm: Sequence[Line]) -> Line:
    return line("noir-brief-harm", name=truncated_line(name), harm=tuple(harm))
