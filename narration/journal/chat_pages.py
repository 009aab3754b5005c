"""A chronicle as short pages for a chat; the exported files contain more."""

from collections.abc import Callable, Iterator, Sequence

from narration.journal.chronicle import Chronicle, ContestRecord, Entry, Scene
from narration.journal.speech import day, minute, scene_name, selection_name, session_name
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import truncate

#: The most characters (as the reader sees them) and the most lines on a page.
ROOM, LINES = 3000, 30
#: The most characters that a single line counts for.
LONGEST = 900

Page = tuple[Line, ...]


def pages(told: Chronicle, say: Callable[[Line], str]) -> tuple[Page, ...]:
    """Return all pages, oldest first; an empty chronicle has none. `say` renders a line for the reader."""
    found: list[list[Line]] = []
    room = 0
    for said in _lines(told):
        length = min(len(say(said)), LONGEST) + 1
        if not found or room < length or len(found[-1]) == LINES:
            found.append([])
            room = ROOM
        found[-1].append(said)
        room -= length
    return tuple(map(tuple, found))


def pages_panel(told: Chronicle, all_pages: Sequence[Page], number: int) -> Panel:
    """Return the panel of one page; `number` counts from 1."""
    part = selection_name(told.wanted)
    headline = line(
        "journal-headline", name=truncate(told.name), part=part, page=number, pages=max(1, len(all_pages))
    )
    shown = all_pages[number - 1] if all_pages else (line("journal-empty"),)
    return Panel(headline=headline, title=verbatim(told.name), lines=shown)


def _lines(told: Chronicle) -> Iterator[Line]:
    for session in told.sessions:
        for scene in session.scenes:
            heading = (session_name(session.number), scene_name(scene.place))
            yield line("journal-heading", parts=heading, date=day(scene.at))
            yield from _scene(scene)


def _scene(scene: Scene) -> Iterator[Line]:
    for item in scene.told:
        yield from _match(item) if isinstance(item, ContestRecord) else _entry(item)


def _entry(entry: Entry) -> Iterator[Line]:
    first, *others = entry.lines
    yield line("journal-line", time=minute(entry.at), said=first)
    yield from others


def _match(match: ContestRecord) -> Iterator[Line]:
    yield line("journal-match", time=minute(match.at), title=match.title)
    for turn in match.turns:
        told = (turn.panel.headline, *turn.lines) if turn.panel else turn.lines
        yield from (line("journal-under", said=said) for said in told)
