"""The sentences that tell a contest of Zapas, as they were chosen when it was played."""

from collections.abc import Sequence

from narration.text.line import Line
from narration.zapas.telling.zapas_telling import ZAPAS_TELLING
from rules.campaign.events import Worded
from rules.core.model_base import Event


def sentences(events: Sequence[Event]) -> tuple[Line, ...]:
    """Return all sentences of these events as one paragraph; nothing in a log that has none."""
    return ZAPAS_TELLING.paragraph(one for said in _worded(events) for one in said.said)


def latest_sentences(events: Sequence[Event], *, without: str = "") -> tuple[Line, ...]:
    """Return what was told last as one paragraph, without the sentences of one part of the story."""
    latest = (one for said in _worded(events)[-1:] for one in said.said)
    return ZAPAS_TELLING.paragraph(one for one in latest if one.beat != without)


def _worded(events: Sequence[Event]) -> list[Worded]:
    return [event for event in events if isinstance(event, Worded)]
