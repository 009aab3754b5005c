"""The campaign's record: what aspects and narrative advantages have made true, in the order of play.

Made from events in log order. Rules: NYX-10, 13, 38.
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

#: How many facts a panel has room for when every one is as long as it may be.
PAGE = 8


@dataclass(frozen=True)
class RecordedFact:
    """Something that an aspect or a win has made true; `scene` is 0 where it is not known."""

    text: str
    by: str
    scene: int = 0


def facts(events: Sequence[Event]) -> tuple[RecordedFact, ...]:
    """The facts among these events. Scenes are known where the changes of scene are among them."""
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
                pass  # everything else is told where it happens


def pages_of(events: Sequence[Event]) -> int:
    """How many pages the record has, at least one."""
    return max(1, -(-len(facts(events)) // PAGE))


def facts_panel(campaign: Campaign, events: Sequence[Event], page: int | None = None) -> Panel:
    """The record, `PAGE` facts at a time: the last page unless another is asked for, counted from 1."""
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
