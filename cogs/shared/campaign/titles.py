"""The title of the scene or session that is about to begin: it is kept on a button of the preview."""

from typing import Any

from discord import ButtonStyle, ui

from chat.interactions.context import Context
from chat.interactions.modals import TextField, ask
from chat.messages.components import button, custom_id_of, label_of
from narration.text.line import line
from rules.campaign.sessions import MOST_TITLE
from rules.core import names

#: The verbs of the button without a title, and with one as its label.
NONE, SOME = "course-title", "course-retitle"


def given(context: Context) -> str:
    """Return the title on the pressed message; empty if it has none."""
    return label_of(context.interaction.message, custom_id_of(SOME, context.campaign.id, ""))


def title_button(context: Context, what: str, ticked: str, title: str) -> ui.Button[Any]:
    """Return the button that shows the title, or that there is none, and changes it."""
    custom_id = custom_id_of(SOME if title else NONE, context.campaign.id, what, ticked)
    label = title or context.print.label(line("button-course-title"))
    return button(label, custom_id, ButtonStyle.secondary)


def field(title: str) -> TextField:
    """Return the field of a form in which the title is typed."""
    return TextField(line("form-course-title-field"), title, MOST_TITLE, required=False)


async def ask_title(context: Context, what: str, ticked: str) -> None:
    """Open the form for the title."""
    words = (what, ticked)
    await ask(context, line("form-course-title"), "course-titled", *words, fields=[field(given(context))])


def cleaned(title: str) -> str:
    """Return a title as it will be stored. Refused: `text-too-long`."""
    return names.note(title, MOST_TITLE)
