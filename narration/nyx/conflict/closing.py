"""The closing message of a conflict: the marker's way, both stakes, what became true, and who tells it.

Rules: NYX-38, 40, 41.
"""

from collections.abc import Sequence
from dataclasses import replace

from narration.nyx.base import words
from narration.nyx.conflict import consequences
from narration.nyx.conflict.card import closing_card
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import STAKE_LENGTH, truncated_line
from rules.core.model_base import Event
from rules.nyx.state.contest_events import (
    ConflictEnded,
    OpposedRolled,
    RoundRolled,
    RoundTold,
    StoryJudged,
)

Events = Sequence[Event]
#: The most facts; the newest are shown.
FACTS = 2
#: The most characters of a name above its stake.
NAME = 15


def closing(result: Panel, events: Events) -> Panel:
    """Return the closing message of a conflict, from its last result and all its events.

    The result of an opposed roll is its own end.
    """
    end = next((event for event in reversed(events) if isinstance(event, ConflictEnded)), None)
    if end is None or end.simple:
        return result
    return replace(
        result,
        title=verbatim(""),  # the headline has it
        picture=closing_card(events) or result.picture,
        lines=(*result.lines, *_became_true(events, end.turn)),
        fields=(*result.fields, *_stakes(end)),
        footer=_asks(events) if is_untold(events) else None,
    )


def is_untold(events: Events) -> bool:
    """Return whether nobody has told the last roll of a conflict in their own words yet."""
    kinds = (RoundRolled, OpposedRolled, RoundTold)
    last = next((event for event in reversed(events) if isinstance(event, kinds)), None)
    return last is not None and not isinstance(last, RoundTold)


def _stakes(end: ConflictEnded) -> tuple[Field, ...]:
    """Return both goals, with a sign that says which one was reached."""
    return tuple(
        Field(
            line(
                "nyx-stake-won" if end.outcome.winner == number else "nyx-stake-lost",
                name=truncated_line(name, NAME),
            ),
            (truncated_line(goal, STAKE_LENGTH),),
            inline=True,
        )
        for number, (name, goal) in enumerate(zip(end.names, end.goals, strict=True), 1)
        if goal
    )


def _became_true(events: Events, last: int) -> tuple[Line, ...]:
    """Return what the sides' wins made true in the story (NYX-38), but for the last turn, which says it."""
    judged = (event for event in events if isinstance(event, StoryJudged) and event.turn != last)
    allowed = (event for event in judged if event.allowed)
    facts = tuple(dict.fromkeys(truncated_line(event.text, STAKE_LENGTH) for event in allowed if event.text))[
        -FACTS:
    ]
    return (line("nyx-came-true", facts=facts),) if facts else ()


def _asks(events: Events) -> Line | None:
    """Return the question beside the button that tells the last round, and whose word it is (NYX-41)."""
    rolled = next((event for event in reversed(events) if isinstance(event, RoundRolled)), None)
    if rolled is None:
        return None
    who = consequences.narrator(rolled.narrator, words.short_names(rolled.names))
    return line("nyx-narrator-asks", who=who)
