"""Forms: modals that are parsed, not remembered, so that one opened before a restart can be sent after it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from chat.interactions.dispatch import dispatch
from chat.interactions.response import first_answer

#: The most characters that Discord lets a blank have.
MOST = 4000


@dataclass(frozen=True)
class TextField:
    """One text to fill in: a label of at most 45 characters, what stands in it already, and a hint below."""

    label: str
    value: str = ""
    most: int = 60
    required: bool = True
    long: bool = False
    #: At most 100 characters.
    hint: str = ""


async def open_modal(
    interaction: discord.Interaction[Any], title: str, custom_id: str, blanks: Sequence[TextField]
) -> None:
    """Show one to five blanks; what is filled in comes back as the last words of the verb."""
    form = ui.Modal(title=title[:45], custom_id=custom_id, timeout=None)
    for number, blank in enumerate(blanks):
        described = blank.hint[:100] or None
        form.add_item(
            ui.Label(text=blank.label[:45], description=described, component=_input(str(number), blank))
        )
    form.stop()  # nothing is kept of it: the listener below hears it by its id
    with first_answer(interaction):
        await interaction.response.send_modal(form)


def _input(custom_id: str, blank: TextField) -> ui.TextInput[Any]:
    value = blank.value[:MOST]
    return ui.TextInput(
        custom_id=custom_id,
        default=value or None,
        required=blank.required,
        # what stands in it already may be longer than what is typed anew: Discord would refuse the form
        max_length=max(blank.most, len(value)),
        style=discord.TextStyle.paragraph if blank.long else discord.TextStyle.short,
    )


async def on_modal_submit(interaction: discord.Interaction[Any]) -> None:
    """Listen for forms that were sent."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    data: dict[str, Any] = dict(interaction.data or {})
    await dispatch(interaction, data["custom_id"], tuple(_values(data["components"])))


def _values(components: Sequence[dict[str, Any]]) -> Iterator[str]:
    for component in components:
        if "value" in component:
            yield component["value"]
        inner = component.get("component")
        yield from _values([inner] if inner else component.get("components", []))
