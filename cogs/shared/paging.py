"""Buttons that turn the pages of an answer."""

from typing import Any

from discord import ui

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from narration.text.line import Line


def page_buttons(
    context: Context, verb: str, *words: object, labels: tuple[Line, Line], page: int, pages: int
) -> list[ui.Button[Any]]:
    """Return the buttons to the pages before and after this one (counted from 1), where such pages exist.

    Refused: `stale-button` for a page that does not exist.
    """
    if not 1 <= page <= pages:
        raise stale_button()
    return [
        context.button(label, verb, *words, number)
        for label, number in zip(labels, (page - 1, page + 1), strict=True)
        if 1 <= number <= pages
    ]
