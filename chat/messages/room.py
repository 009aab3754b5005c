"""What a message does without where a screen has no room for all of it."""

from dataclasses import replace
from typing import Final

from discord import ui

from chat.messages.heights import DESKTOP, PHONE, height
from chat.messages.printer import Message, Printer
from narration.parts.joined import without
from narration.text.line import Line, Panel, verbatim

#: The pixels that a message on a desktop keeps free for small print that comes later.
GROWTH: Final = 40
#: The mentions for which a message keeps room if it waits for somebody.
CALLED: Final = "@Somebody @Somebody"


def fitted(printer: Printer, panel: Panel, picture: bytes | None, view: ui.View | None) -> Message:
    """Return a panel as a message, without those of its spare lines for which a screen has no room."""
    message = printer.message(panel, picture)
    for part in panel.spare:
        if _fits(message, panel, view):
            break
        panel = _without(panel, part)
        message = printer.message(panel, picture)
    return message


def _fits(message: Message, panel: Panel, view: ui.View | None) -> bool:
    """Return whether a message fits every screen, now and once small print has come to it."""
    called = CALLED if panel.due else ""
    if any(height(message, view, screen, called=called) > screen.most for screen in (DESKTOP, PHONE)):
        return False
    alone = replace(message, content=message.content.removesuffix(message.small), small="")
    return not panel.grows or height(alone, view, DESKTOP, called=called) <= DESKTOP.most - GROWTH


def _without(panel: Panel, part: Line) -> Panel:
    """Return a panel without a line, or without a part of a joined line."""
    return replace(
        panel,
        title=verbatim("") if panel.title == part else panel.title,
        lines=tuple(kept for row in panel.lines for kept in without(row, part)),
        footer=None if panel.footer == part else panel.footer,
        small=tuple(kept for row in panel.small for kept in without(row, part)),
    )
