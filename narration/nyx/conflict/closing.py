"""The closing message of a conflict: the marker's way, both stakes, what became true, and who tells it.

Rules: NYX-38, 40, 41.
"""

from collections.abc import Sequence
from dataclasses import replace

from narration.nyx.base import words
from narration.nyx.conflict import consequences
from narration.nyx.conflict.card import closing_card
from narration.nyx.conflict.result import unquoted_facts
from narration.nyx.conflict.turn_events import TurnEvents, gather_turn
from narration.nyx.telling.nyx_telling import NYX_TELLING
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
#: The most facts that are shown: the newest ones.
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
    turn = gather_turn([event for event in events if event.turn == end.turn])
    counted = result.spare[:1]  # the marker's way in the last turn stays below the words
    said = (one for one in result.lines if one not in counted)
    asks = _asks(events) if is_untold(events) else None
    return replace(
        result,
        title=verbatim(""),  # the headline has it
        picture=closing_card(events) or result.picture,
        lines=(*said, *_became_true(events, turn, end.turn), *counted),
        fields=(*result.fields, *_stakes(end)),
        footer=asks,
        spare=(*result.spare, *((asks,) if asks else ()), *_last_words(turn)),
    )


def _last_words(turn: TurnEvents) -> tuple[Line, ...]:
    """Return the sentences that tell the end; the headline says it too."""
    return tuple(NYX_TELLING.brief(one) for one in turn.said or () if one.beat == "end")


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


def _became_true(events: Events, turn: TurnEvents, last: int) -> tuple[Line, ...]:
    """Return what the sides' wins made true in the story, but for what a sentence of the last turn quotes.

    Of many facts it says how many there are besides the newest ones. Rule: NYX-38.
    """
    judged = (event for event in events if isinstance(event, StoryJudged) and event.turn != last)
    before = (event.text for event in judged if event.allowed and event.text)
    facts = tuple(dict.fromkeys((*before, *unquoted_facts(turn))))
    newest = tuple(truncated_line(fact, STAKE_LENGTH) for fact in facts[-FACTS:])
    more = (line("and-more", count=len(facts) - FACTS),) if len(facts) > FACTS else ()
    return (line("nyx-came-true", facts=(*newest, *more)),) if facts else ()


def _asks(events: Events) -> Line | None:
    """Return the question beside the button that tells the last round, and whose word it is (NYX-41)."""
    rolled = next((event for event in reversed(events) if isinstance(event, RoundRolled)), None)
    if rolled is None:
        return None
    who = consequences.narrator(rolled.narrator, words.short_names(rolled.names))
    return line("nyx-narrator-asks", who=who)
