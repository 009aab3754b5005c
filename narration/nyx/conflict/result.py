"""What a conflict's message tells at once: who gained what, the story, the picture and one line of numbers.

It is made from the events of one turn, as everybody may know them. "How it counted" and the journal have the
rest (`story`). Rules: NYX-20, 25 to 41.
"""

from collections.abc import Sequence
from dataclasses import replace

from narration.nyx.base import words
from narration.nyx.base.words import Names, side_name
from narration.nyx.conflict import consequences, opposed_roll, tactics
from narration.nyx.conflict import marker as way
from narration.nyx.conflict.card import card
from narration.nyx.conflict.opening import brief_opening
from narration.nyx.conflict.story import sentences, tone_of
from narration.nyx.conflict.turn_events import TurnEvents, gather_turn
from narration.nyx.telling.nyx_telling import NYX_TELLING
from narration.parts.joined import beside
from narration.text.line import Line, Panel, line
from narration.text.truncate import ABOVE_LENGTH, STAKE_LENGTH, TITLE_LENGTH, truncated_line
from rules.core.model_base import Event
from rules.nyx.base.enums import BonusKind
from rules.nyx.state.contest_events import ConflictEnded, MarkerMoved, RoundRolled
from rules.nyx.state.contests import Bonus, Conflict


def result(events: Sequence[Event], conflict: Conflict) -> Panel | None:
    """Return what a turn has come to so far; None while there is nothing to tell."""
    told = gather_turn(events)
    if told.rolled is not None:
        return _round(events, told, told.rolled, conflict)
    if told.opposed is not None:
        brief = opposed_roll.brief(told, told.opposed, conflict.title, beside(_taken(told)))
        return replace(brief, picture=card(events, conflict))
    if told.ended is not None:
        return _end(told, told.ended)
    if told.opened is None:
        return None
    panel, said = brief_opening(told.opened.conflict), NYX_TELLING.paragraph(told.said or ())
    return replace(panel, lines=(*said, *panel.lines), spare=said)


def _round(events: Sequence[Event], told: TurnEvents, rolled: RoundRolled, conflict: Conflict) -> Panel:
    taken, counted = _taken(told), _sum(told, rolled)
    title = truncated_line(conflict.title, ABOVE_LENGTH)
    besides = beside((*_refused(told, rolled), *_facts(told), *taken))
    return Panel(
        headline=_headline(told, rolled),
        title=title,
        lines=(*sentences(told, rolled), *besides, counted),
        tone=tone_of(told, rolled),
        picture=card(events, conflict),
        spare=(counted, *NYX_TELLING.spared(told.said or ()), *taken, title),
        grows=True,
    )


def _refused(told: TurnEvents, rolled: RoundRolled) -> tuple[Line, ...]:
    """Return the GM's no to an advantage in the story, while its side has to choose again (NYX-38)."""
    if told.refused is None or not told.choosing:
        return ()
    return (tactics.judged(told.refused, side_name(words.short_names(rolled.names), told.refused.side)),)


def _facts(told: TurnEvents) -> tuple[Line, ...]:
    """Return what became true by a win used in the story; the end of a conflict says all of it (NYX-38)."""
    facts = () if told.ended else tuple(truncated_line(text, STAKE_LENGTH) for text in unquoted_facts(told))
    return (line("nyx-became-true", facts=facts),) if facts else ()


def unquoted_facts(told: TurnEvents) -> tuple[str, ...]:
    """Return what became true in a turn by a win used in the story, unless a sentence quotes it (NYX-38)."""
    quoted = {slot for sentence in told.said or () for _, slot in sentence.slots}
    return tuple(
        bonus.text
        for _, bonus in sorted(told.bonuses.items())
        if isinstance(bonus, Bonus) and bonus.choice is BonusKind.STORY and bonus.judged
        if bonus.text.rstrip(".") not in quoted and bonus.text not in quoted
    )


def _taken(told: TurnEvents) -> tuple[Line, ...]:
    """Return what a penalty did, unless a sentence says all of it."""
    taken, said = told.penalty, told.said or ()
    if taken is None:
        return ()
    quoted = {slot for sentence in said for _, slot in sentence.slots}
    is_plain = taken.damage in quoted if taken.damage else taken.fatigue == taken.effect
    is_told = any(sentence.beat == "penalty" for sentence in said) and is_plain
    lines = consequences.penalty(taken, truncated_line(taken.name))
    return lines[1:] if is_told else lines


def _headline(told: TurnEvents, rolled: RoundRolled) -> Line:
    """Return who gained what in a round, or how it ended; before the marker moves, how the tactics met."""
    names = words.short_names(rolled.names)
    if told.ended is not None:
        return _over(told.ended)
    if told.moved is None:
        brief = tactics.brief(rolled) if len(rolled.sides) > 1 else way.rolled(rolled)
        return line("nyx-result-pending", turn=rolled.turn, verdict=brief)
    if told.moved.harmed is not None:
        return _driven(told.moved, rolled.turn, names)
    return line("nyx-result", turn=rolled.turn, gain=_gain(told.moved, names))


def _driven(moved: MarkerMoved, turn: int, names: Names) -> Line:
    """Return that a side was driven past the end of the scale, and the effect (NYX-27, 28)."""
    assert moved.harmed is not None
    over = max(moved.movement.over1, moved.movement.over2)
    return line("nyx-result-driven", turn=turn, name=side_name(names, moved.harmed), effect=over)


def _gain(moved: MarkerMoved, names: Names) -> Line:
    """Return what the marker's movement means for the side that gained by it."""
    start, marker = moved.start, moved.movement.marker
    gainer, other = names if marker > start else (names[1], names[0])
    steps, ahead = abs(marker - start), abs(marker)
    if marker == start:
        return line("nyx-result-still", standing=words.standing(marker, names))
    if marker == 0:
        return line("nyx-result-level", name=gainer)
    if (marker > 0) != (marker > start):
        return line("nyx-result-closer", name=gainer, steps=steps, other=other, ahead=ahead)
    if start == 0 or (start > 0) != (marker > 0):
        return line("nyx-result-lead", name=gainer, ahead=ahead)
    return line("nyx-result-further", name=gainer, steps=steps, ahead=ahead)


def _sum(told: TurnEvents, rolled: RoundRolled) -> Line:
    """Return the marker's way in one line of small print."""
    if told.moved is None:
        return line("nyx-small", text=way.rolled(rolled))
    return line("nyx-small", text=way.settled(rolled, told.moved, both=told.both_step))


def _over(event: ConflictEnded) -> Line:
    how = consequences.end(event.outcome, words.short_names(event.names))
    return line("nyx-headline-end", title=truncated_line(event.title, TITLE_LENGTH), end=how)


def _end(told: TurnEvents, event: ConflictEnded) -> Panel:
    """Return an end without dice: somebody gave up or broke off, or the GM ended it."""
    names = words.side_names(event.names)
    stood = line("nyx-small", text=line("nyx-stood", standing=words.standing(event.marker, names)))
    return Panel(
        headline=_over(event),
        title=truncated_line(event.title, ABOVE_LENGTH),
        lines=(*NYX_TELLING.paragraph(told.said or ()), *(() if event.simple else (stood,))),
        tone="over",
        spare=(stood, *NYX_TELLING.spared(told.said or ())),
        grows=True,
    )
