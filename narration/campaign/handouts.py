"""Handouts in words: one to read, the list of them, and what the story tells of them."""

from collections.abc import Sequence
from typing import assert_never

from narration.text.line import Field, Line, Panel, line, verbatim
from rules.campaign.handouts import Handout, HandoutDropped, HandoutEvent, HandoutMade, HandoutShown


def handout_lines(event: HandoutEvent) -> tuple[Line, ...]:
    """Return the lines for an event; those who may know a handout read it in full."""
    match event:
        case HandoutMade(title=title):
            return (line("handout-made", title=title),)
        case HandoutShown(title=title, paragraphs=rows, everybody=everybody, alt=alt):
            head = line("handout-shown" if everybody else "handout-shown-some", title=title)
            return (head, *_rows(rows), *_pictured(alt))
        case HandoutDropped(title=title):
            return (line("handout-dropped", title=title),)
        case _:
            assert_never(event)


def _pictured(alt: str) -> tuple[Line, ...]:
    """Return what a handout's picture shows, for readers without pictures and for the journal."""
    return (line("handout-picture", alt=alt),) if alt else ()


def _rows(rows: Sequence[str]) -> tuple[Line, ...]:
    return tuple(line("handout-row", text=row) for row in rows)


def handout_panel(one: Handout) -> Panel:
    """Return a handout to read."""
    rows = (*map(verbatim, one.paragraphs), *_pictured(one.alt))
    return Panel(headline=line("handout-title", title=one.title), title=verbatim(one.title), lines=rows)


def gm_panel(one: Handout, names: tuple[Line, ...]) -> Panel:
    """Return a handout for the GM: it says who may read it, by name."""
    panel = handout_panel(one)
    return Panel(
        headline=panel.headline,
        title=panel.title,
        lines=panel.lines,
        fields=(Field(line("handout-readers"), (_readers(one, names),)),),
    )


def _readers(one: Handout, names: tuple[Line, ...]) -> Line:
    if one.everybody:
        return line("handout-for-all")
    return line("handout-for", names=names) if names else line("handout-for-nobody")


def list_panel(name: str, handouts: Sequence[Handout], *, gm: bool) -> Panel:
    """Return the list of the handouts that the reader may read."""
    headline = line("handouts-headline", count=len(handouts)) if handouts else line("handouts-none")
    how = line("handouts-how-gm" if gm else "handouts-how")
    return Panel(headline=headline, title=verbatim(name), lines=(how,) if handouts or gm else ())


def given_line(names: tuple[Line, ...]) -> Line:
    """Return the public notice that some have got a handout; only they can open it."""
    return line("handout-given", names=names)
