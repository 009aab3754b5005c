"""A chronicle as short pages for a chat; the exported files contain more."""

from collections.abc import Callable, Iterator, Sequence

from narration.journal.chapters import (
    Chapter,
    Row,
    chapter,
    joined,
    persona,
    run_on,
    session_heading,
)
from narration.journal.chronicle import Chronicle
from narration.journal.speech import day, minute, scene_name, selection_name
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
    for one in told.people:
        yield persona(one)
    for session in told.sessions:
        yield line("journal-heading", parts=(session_heading(session),), date=day(session.at))
        if session.recap:
            yield line("campaign-recap", recap=session.recap)
        for scene in session.scenes:
            yield from _chapter(chapter(scene, told))


def _chapter(one: Chapter) -> Iterator[Line]:
    """Yield a chapter; its bookkeeping is one line, and the files have its detail."""
    if one.has_story:
        names = (*([scene_name(one.scene.place)] if one.is_named else []), *one.who)
        yield line("journal-chapter", time=minute(one.scene.at), title=one.title)
        if names:
            yield line("journal-small", said=line("journal-who-line", names=names))
    if one.scene.bare:
        yield line("journal-small", said=line("journal-bare"))
    for part in one.parts:
        if part.id and verbatim(part.title) != one.title:
            yield line("journal-match", time=minute(part.at), title=part.title)
        for row in part.rows:
            yield from _row(row)
    if one.different:
        yield line("journal-different", what=joined(one.different))
    yield from (line("journal-told", said=said) for said in one.closing)
    if one.kept.summary:
        yield line("journal-small", said=line("journal-kept", parts=one.kept.summary))


def _row(row: Row) -> Iterator[Line]:
    if row.told:
        yield line("journal-told", said=run_on(row.told))
    for one in row.spoken:
        yield line("journal-spoken", name=one.name, text=one.text)
    yield from row.plain
    sums = (one.sum for one in row.margin if one.sum is not None)
    yield from (line("journal-small", said=said) for said in sums)
