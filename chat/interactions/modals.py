"""Forms (modals). They are parsed from their `custom_id`, so they can be sent after a restart.

One that is refused can be opened again as it was filled in, see `refused_forms`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from chat.interactions.context import Context
from chat.interactions.refused_forms import field_ids, opener_of, typed
from chat.interactions.response import first_answer
from chat.messages.components import custom_id_of
from chat.messages.printer import Printer
from narration.text.line import Line

#: The most characters that Discord allows in a field, in a title or label, and in a hint.
MOST, TITLE, HINT = 4000, 45, 100


@dataclass(frozen=True)
class TextField:
    """A text to fill in: its label, its present value, and a hint below."""

    #: At most 45 characters in every language.
    label: Line
    value: str = ""
    #: The most characters that may be typed, up to `MOST`.
    most: int = 60
    required: bool = True
    long: bool = False
    #: At most 100 characters in every language.
    hint: Line | None = None


async def ask(context: Context, title: Line, verb: str, *words: object, fields: Sequence[TextField]) -> None:
    """Open a form of one to five fields; what is typed comes back as the verb's last words."""
    custom_id = custom_id_of(verb, context.campaign.id, *words)
    await open_modal(context.interaction, context.print, title, custom_id, fields)


async def open_modal(
    interaction: discord.Interaction[Any],
    printer: Printer,
    title: Line,
    custom_id: str,
    fields: Sequence[TextField],
) -> None:
    """Open a form as the first answer to an interaction, outside a campaign too; see `ask`."""
    form = ui.Modal(title=printer.label(title, TITLE), custom_id=custom_id, timeout=None)
    labels = [printer.label(one.label, TITLE) for one in fields]
    ids = field_ids(opener_of(interaction), labels)
    for label, id_, one in zip(labels, ids, _as_typed(interaction, fields), strict=True):
        described = printer.label(one.hint, HINT) if one.hint else None
        form.add_item(ui.Label(text=label, description=described, component=_input(id_, one)))
    form.stop()  # discord.py keeps nothing of it: `dispatch.on_press` gets it by its id
    with first_answer(interaction):
        await interaction.response.send_modal(form)


def _as_typed(interaction: discord.Interaction[Any], fields: Sequence[TextField]) -> list[TextField]:
    """Return the fields with the texts of a form that was refused, or else as they are."""
    texts = typed(interaction)
    if len(texts) != len(fields):
        return list(fields)
    return [replace(one, value=text) for one, text in zip(fields, texts, strict=True)]


def _input(custom_id: str, one: TextField) -> ui.TextInput[Any]:
    value = one.value[:MOST]
    return ui.TextInput(
        custom_id=custom_id,
        default=value or None,
        required=one.required,
        # Discord refuses a form whose present value exceeds the most characters
        max_length=max(one.most, len(value)),
        style=discord.TextStyle.paragraph if one.long else discord.TextStyle.short,
    )
