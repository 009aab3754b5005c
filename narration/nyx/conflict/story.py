"""How one turn of a conflict was counted: its opening, its round so far, or its end, with every sum.

"How it counted" and the journal show it; `result` is the message for everybody.

It is made from the turn's events alone, in log order. Rules: NYX-20, 25 to 41, D-40.
"""

from collections.abc import Sequence
from dataclasses import replace

from narration.nyx.base import words
from narration.nyx.base.words import Names, other_side_name, side_name
from narration.nyx.conflict import consequences, opposed_roll, tactics
from narration.nyx.conflict import marker as way
from narration.nyx.conflict.opening import opening
from narration.nyx.conflict.round_summary import summary
from narration.nyx.conflict.turn_events import TurnEvents, gather_turn
from narration.nyx.rolls import dice
from narration.nyx.telling.nyx_telling import NYX_TELLING
from narration.text.line import Field, Line, Panel, Tone, line, verbatim
from rules.core.model_base import Event
from rules.nyx.state.contest_events import ConflictEnded, RoundRolled

#: The number of wordings for a round that is not settled yet.
PENDING = 4


def story(events: Sequence[Event], title: str = "") -> Panel | None:
    """Return the story of a turn; None while there is nothing to tell. `title` is the conflict's."""
    told = gather_turn(events)
    if told.rolled is not None:
        return _round(told, told.rolled, title)
    if told.opposed is not None:
        return opposed_roll.story(told, told.opposed, title)
    if told.ended is not None:
        return _end(told, told.ended)
    if told.opened is None:
        return None
    panel = opening(told.opened.conflict)
    return replace(panel, lines=(*NYX_TELLING.paragraph(told.said or ()), *panel.lines))


def _round(told: TurnEvents, rolled: RoundRolled, title: str) -> Panel:
    names = words.side_names(rolled.names)
    return Panel(
        headline=_headline(told, rolled),
        title=_title(rolled.turn, told.ended.title if told.ended else title),
        lines=(*sentences(told, rolled), *map(consequences.account, told.accounts.values())),
        fields=(*_sides(rolled, names), _marker(told, rolled, names), *_ending(told, names)),
        tone=tone_of(told, rolled),
        picture=None,
    )


def sentences(told: TurnEvents, rolled: RoundRolled) -> tuple[Line, ...]:
    """Return sentences on what the round was like; before it is settled, one that says it is still open.

    Old logs hold no chosen sentences; their rounds are told by `summary`.
    """
    if told.said is not None:
        return NYX_TELLING.paragraph(told.said)
    if told.moved is not None:
        return summary(rolled, words.side_names(rolled.names))
    return (line(f"nyx-t-pending-{rolled.turn % PENDING + 1}"),)


def _title(turn: int, title: str) -> Line:
    return line("nyx-title", title=title, turn=turn) if title else line("nyx-round", turn=turn)


def tone_of(told: TurnEvents, rolled: RoundRolled) -> Tone:
    """Return the tone of a round: who is ahead after it, or that it was the last."""
    if told.ended is not None:
        return "over"
    return words.tone(told.moved.movement.marker if told.moved else rolled.start)


def _headline(told: TurnEvents, rolled: RoundRolled) -> Line:
    """Return the headline: what the roll and the tactics did, and what happens next."""
    names = words.short_names(rolled.names)
    result = _result(told, rolled, names)
    return line("nyx-headline", turn=rolled.turn, result=result, due=_now(told, rolled, names))


def _result(told: TurnEvents, rolled: RoundRolled, names: Names) -> Line:
    alone = len(rolled.sides) == 1
    if told.moved is None and not alone:
        return tactics.brief(rolled)
    marker = told.moved.movement.marker if told.moved else rolled.raw
    gone = line("nyx-headline-way", name=names[0], start=rolled.start, marker=marker)
    if told.ended or told.owed or alone:
        return gone
    return line("nyx-headline-both", way=gone, verdict=tactics.brief(rolled))


def _now(told: TurnEvents, rolled: RoundRolled, names: Names) -> Line:
    """Return what matters most now: the end, an open choice, a penalty, or else the narrator."""
    if told.ended is not None:
        return line("nyx-over", end=consequences.end(told.ended.outcome, names))
    if told.choosing:
        return line("nyx-bonus-wait", names=tuple(side_name(names, side) for side in told.choosing))
    if told.asked:
        return line("nyx-asked-wait")
    if told.owed is not None:
        return way.penalty_due(told.owed, names)[0]
    return consequences.narrator(rolled.narrator, names)


def _sides(rolled: RoundRolled, names: Names) -> tuple[Field, ...]:
    passive = len(rolled.sides) == 1
    active = tuple(dice.side_field(side, passive=passive) for side in rolled.sides)
    if not passive:
        return active
    return (*active, Field(other_side_name(names, rolled.sides[0].side), (line("nyx-passive"),), inline=True))


def _marker(told: TurnEvents, rolled: RoundRolled, names: Names) -> Field:
    """Return the marker's path, the verdict on the tactics, what the winners did, and any overflow."""
    moved, (left, right) = told.moved, words.short_names(rolled.names)
    gone = way.settled(rolled, moved, both=told.both_step) if moved else way.rolled(rolled)
    used = tuple(tactics.bonus(bonus, side_name(names, side)) for side, bonus in sorted(told.bonuses.items()))
    over = way.overflow(moved, names) if moved else ()
    taken = consequences.penalty(told.penalty, verbatim(told.penalty.name)) if told.penalty else ()
    name = line("nyx-marker-of", left=left, right=right)
    return Field(name, (gone, *tactics.verdict(rolled), *used, *over, *taken))


def _ending(told: TurnEvents, names: Names) -> tuple[Field, ...]:
    return (consequences.end_field(told.ended, names),) if told.ended else ()


def _end(told: TurnEvents, event: ConflictEnded) -> Panel:
    """Return an end without dice: somebody gave up or broke off, or the GM ended it."""
    names = words.side_names(event.names)
    how = consequences.end(event.outcome, words.short_names(event.names))
    stood = () if event.simple else (line("nyx-stood", standing=words.standing(event.marker, names)),)
    return Panel(
        headline=line("nyx-sentence", text=how),
        title=line("nyx-title-end", title=event.title),
        lines=(*NYX_TELLING.paragraph(told.said or ()), *stood),
        fields=(consequences.end_field(event, names),),
        tone="over",
    )
