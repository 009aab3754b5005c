"""What a session tells of the last one: the GM sees it first, and may post it, reword it or skip it."""

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from chat.interactions.arguments import fingerprint
from chat.interactions.context import Context
from chat.interactions.modals import TextField, ask
from cogs.shared.campaign import titles
from narration.text.line import Line, line
from rules.campaign.sessions import MOST_RECAP
from rules.core import names
from table.last_time import LastTime


async def last_time(context: Context) -> str:
    """Return what happened in the last session, in the campaign's language; empty before the second."""
    return await LastTime(context.services.table).text(context.campaign.id)


def lines(told: str) -> tuple[Line, ...]:
    """Return what would be told, as the GM sees it beforehand."""
    return (line("course-recap"), line("campaign-recap", recap=told)) if told else ()


def cleaned(told: str) -> str:
    """Return what the GM typed, as it will be stored. Refused: `text-too-long`."""
    return names.note(told, MOST_RECAP)


def buttons(context: Context, shown: str, told: str, words: Sequence[str]) -> list[ui.Button[Any]]:
    """Return the buttons that start the session; `shown` marks the preview, `words` is what was ticked."""
    post, change, without = map(line, ("button-recap-post", "button-recap-change", "button-recap-without"))
    return [
        context.button(post, "course-recap", shown, fingerprint(told), *words, style=ButtonStyle.primary),
        context.button(change, "course-words", shown, *words),
        context.button(without, "course", "start", shown, *words),
    ]


async def ask_words(context: Context, shown: str, ticked: str) -> None:
    """Open the form with the text filled in."""
    text = TextField(
        line("form-recap-field"), await last_time(context), MOST_RECAP, required=False, long=True
    )
    fields = [titles.field(titles.given(context)), text]
    await ask(context, line("form-recap"), "course-worded", shown, ticked, fields=fields)
