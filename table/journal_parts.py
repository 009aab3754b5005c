"""The parts of a campaign's log: its scenes, each in its session."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from narration.journal.chronicle import Place, start
from rules.campaign.events import SceneChanged
from rules.campaign.model import Campaign
from storage.documents.logged import FAR
from storage.documents.logged import Logged as Stored
from storage.log_reader import LogRange, LogReader

#: The kinds of events that divide a log into parts.
COURSE = ("session-started", "session-ended", "scene-changed")


@dataclass(frozen=True)
class JournalPart:
    """A scene, or the part of it in one session; a range of the log.

    `first` and `last` are the range's bounds by `seq`, both included; `titles` are those of its contests.
    """

    place: Place
    first: int
    last: int
    at: datetime
    titles: tuple[str, ...]
    #: The title of the scene; empty if nobody gave one.
    title: str = ""


def parts_of(
    campaign: Campaign, first: Stored, log: Sequence[Stored], openings: Mapping[str, str]
) -> tuple[JournalPart, ...]:
    """Divide a log at the events in `COURSE`; the event that ends a part belongs to that part."""
    here = start(campaign, (one.event for one in log))
    begun: list[tuple[Place, int, datetime, list[str]]] = [(here, first.seq, first.at, [])]
    for one in log:
        now = here.of(one.event)
        if now != begun[-1][0]:
            begun.append((now, one.seq, one.at, []))
        here = here.after(one.event)
        if here != now:
            begun.append((here, one.seq + 1, one.at, []))
        begun[-1][3].extend(_title(one, openings))
    ends = [seq - 1 for _, seq, _, _ in begun[1:]]
    named = {one.event.scene: one.event.title for one in log if isinstance(one.event, SceneChanged)}
    return tuple(
        JournalPart(place, seq, last, at, tuple(titles), named.get(place.scene, ""))
        for (place, seq, at, titles), last in zip(begun, [*ends, FAR], strict=True)
        if seq <= last
    )


async def longest(reader: LogReader[Stored], campaign: int, parts: Sequence[JournalPart]) -> int:
    """Return how many events the longest session has, of these parts of a log."""
    counts = [0]
    for _, one in groupby(parts, key=lambda part: part.place.session):
        session = list(one)
        counts.append(await reader.count(LogRange(campaign, session[0].first, session[-1].last)))
    return max(counts)


def _title(one: Stored, openings: Mapping[str, str]) -> list[str]:
    field = openings.get(getattr(one.event, "kind", ""))
    return [getattr(one.event, field).title] if field else []
