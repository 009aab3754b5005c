"""Buttons, menus and views, and the `custom_id` that a press sends back.

`chat.interactions.dispatch` routes a press by its `custom_id`.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord import ui

#: The maximum length of a `custom_id`, and of a menu's value, in characters.
LONGEST = 100
PRESS = re.compile(r"n:(?P<verb>[a-z-]+):(?P<campaign>\d{1,15})(?P<words>(?::[\w.,-]*)*)")
#: The most buttons in a row, and the most rows.
ROW, ROWS = 5, 5
#: The campaign number in a `custom_id` that belongs to no campaign.
NOWHERE = 0


class InvalidCustomId(ValueError):
    """A `custom_id` that is too long for Discord or does not parse."""


def custom_id_of(verb: str, campaign: int, *words: object) -> str:
    """Return the `custom_id` for a verb, a campaign and further words. Raises `InvalidCustomId`."""
    custom_id = ":".join(["n", verb, str(campaign), *map(str, words)])
    if len(custom_id) > LONGEST or not PRESS.fullmatch(custom_id):
        raise InvalidCustomId(custom_id)
    return custom_id


def button(
    label: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> ui.Button[Any]:
    """Return a button whose label is already in the reader's language."""
    return ui.Button(label=label, custom_id=custom_id, style=style)


def menu(
    placeholder: str, custom_id: str, options: Iterable[discord.SelectOption], *, many: bool = False
) -> ui.Select[Any] | None:
    """Return a menu of the first 25 options, or None if there are no options."""
    shown = list(options)[:25]
    if not shown:
        return None
    least, most = (0, len(shown)) if many else (1, 1)
    return ui.Select(
        placeholder=placeholder[:150], custom_id=custom_id, options=shown, min_values=least, max_values=most
    )


def view_of(*lines: Iterable[ui.Item[Any] | None]) -> ui.View | None:
    """Return a view with one row for each line of components, or None if there are none.

    The view is stopped before it is sent, so discord.py does not keep it: presses are routed by `custom_id`.
    """
    view = ui.View(timeout=None)
    filled = [[item for item in line if item is not None] for line in lines]
    for number, line in enumerate(line for line in filled if line):
        for item in line:
            item.row = number
            view.add_item(item)
    view.stop()
    return view if view.children else None


def above(item: ui.Item[Any], view: ui.View | None) -> ui.View | None:
    """Return the components of a view, under a row with one more."""
    return view_of([item], view.children if view else ())


def beside(view: ui.View | None, item: ui.Item[Any] | None) -> ui.View | None:
    """Return a view with one more button: in the last row if it fits there, else in a new one.

    A view whose five rows are full stays as it is.
    """
    rows: dict[int, list[ui.Item[Any] | None]] = {}
    for one in view.children if view else ():
        rows.setdefault(one.row or 0, []).append(one)
    lines = list(rows.values())
    if lines and sum(one.width for one in lines[-1] if one) < ROW:
        lines[-1].append(item)
    elif len(lines) < ROWS:
        lines.append([item])
    return view_of(*lines)


def label_of(message: discord.Message | None, start: str) -> str:
    """Return the label of the button of a message whose `custom_id` begins with `start`, or ""."""
    shown = (one for one in _buttons(message) if (one.custom_id or "").startswith(start))
    return next((one.label or "" for one in shown), "")


def _buttons(message: discord.Message | None) -> Iterator[discord.Button]:
    for row in message.components if message else ():
        yield from (one for one in getattr(row, "children", ()) if isinstance(one, discord.Button))
