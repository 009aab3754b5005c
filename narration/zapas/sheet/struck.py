"""The message about a flag that was struck out: what it was, what its marks give, and a question (ZAP-43)."""

from collections.abc import Sequence

from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import truncated_line
from narration.zapas.base import words
from narration.zapas.contest.duel_card import struck_card
from narration.zapas.contest.sentences import sentences
from rules.core.model_base import Event
from rules.zapas.state.events import FlagStruck

#: The most characters of a flag in a headline.
FLAG = 40


def struck_question(name: str) -> Line:
    """Return what is asked beside the button that tells a struck flag."""
    return line("zapas-struck-question", name=truncated_line(name))


def struck_panel(event: FlagStruck, events: Sequence[Event]) -> Panel:
    """Return the message about a struck flag; `events` are those of its save, as everybody may know them."""
    name = truncated_line(event.name)
    moved = {"old": event.reserve - event.marks, "change": event.marks, "reserve": event.reserve}
    return Panel(
        headline=line(
            "zapas-told-struck",
            name=name,
            flag=truncated_line(event.text, FLAG),
            reason=words.STRIKES[event.reason],
        ),
        due=struck_question(event.name),
        title=verbatim(event.name),
        lines=sentences(events),
        small=(line("zapas-flags-first"),) if event.qualifying_first else (),
        footer=line("zapas-footer-reserve", **moved) if event.marks else None,
        picture=struck_card(event),
        tone="over",
    )
