"""The campaign's record: facts that aspects and narrative advantages made true, in the order of play.

It is built from events in log order. Rules: NYX-10, 13, 38.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import TITLE_LENGTH, truncated_line
from rules.campaign.events import SceneChanged
from rules.campaign.model import Campaign
from rules.core.model_base import Event
from rules.nyx.state.contest_events import StoryJudged
from rules.nyx.state.events import SucceededByAspect, UsedInStory

#: The most facts that fit into a panel when each has the maximum length.
PAGE = 8


@dataclass(frozen=True)
class RecordedFact:
    """A fact that an aspect or a win made true; `by` is a name, and `scene` is 0 if it is unknown."""

    text: str
    by: str
    scene: int = 0


def facts(events: Sequence[Event]) -> tuple[RecordedFact, ...]:
    """Return the facts among these events. Scenes are known only if the scene changes are included."""
    return tuple(_facts(events))


def _facts(events: Sequence[Event]) -> Iterator[RecordedFact]:
    changes = [event.scene for event in events if isinstance(event, SceneChanged)]
    scene = changes[0] - 1 if changes else 0
    for event in events:
        match event:
            case SceneChanged():
                scene = event.scene
            case UsedInStory(name=name, text=text) | SucceededByAspect(name=name, text=text):
                yield RecordedFact(text, name, scene)
            case StoryJudged(name=name, text=text, allowed=True):
                yield RecordedFact(text, name, scene)
            case _:
                pass  # other events establish no facts


def pages_of(events: Sequence[Event]) -> int:
    """Return how many pages the record has, at least 1."""
    return max(1, -(-len(facts(events)) // PAGE))


def facts_panel(campaign: Campaign, events: Sequence[Event], page: int | None = None) -> Panel:
    """Return a page of `PAGE` facts, counted from 1; the last page if `page` is None."""
    known, pages = facts(events), pages_of(events)
    shown = min(max(page or pages, 1), pages)
    first = (shown - 1) * PAGE
    numbered = enumerate(known[first : first + PAGE], start=first + 1)
    return Panel(
        headline=line(
            "nyx-headline-facts", name=truncated_line(campaign.name, TITLE_LENGTH), count=len(known)
        ),
        title=verbatim(campaign.name),
        lines=tuple(_fact(number, fact) for number, fact in numbered) or (line("nyx-facts-none"),),
        footer=line("nyx-facts-page", page=shown, pages=pages) if pages > 1 else None,
    )


def _fact(number: int, fact: RecordedFact) -> Line:
    if not fact.scene:
        return line("nyx-fact", number=number, text=fact.text, name=fact.by)
    return line("nyx-fact-scene", number=number, text=fact.text, name=fact.by, scene=fact.scene)
