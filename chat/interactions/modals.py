"""Forms (modals). They are parsed from their `custom_id`, so they can be sent after a restart.

One that is refused can be opened again as it was filled in, see `refused_forms`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, assert_never

import discord
from discord import ui

from chat.interactions.context import Context
from chat.interactions.refused_forms import JOINT, field_ids, opener_of, typed
from chat.interactions.response import first_answer
from chat.messages.components import custom_id_of
from chat.messages.printer import Printer
from narration.text.line import Line

#: The most characters that Discord allows in a field, in a title or label, and in a hint.
MOST, TITLE, HINT = 4000, 45, 100
#: The most fields of a form, and the most options that are radio buttons, or boxes, and not in a menu.
FIELDS, RADIOS, BOXES = 5, 10, 5


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

    def given(self, value: str) -> "TextField":
        """Return the field with another text in it."""
        return replace(self, value=value)


@dataclass(frozen=True)
class ChoiceField:
    """A choice of at least `least` and at most `most` of 1 to 25 options. Its values come back as one word.

    A few options are shown as buttons or boxes, more as a menu.
    """

    label: Line
    options: Sequence[discord.SelectOption]
    least: int = 1
    most: int = 1

    @classmethod
    def of(cls, label: Line, menu: ui.Select[Any] | None) -> "list[ChoiceField]":
        """Return a menu of a message as a field; nothing for None."""
        return [] if menu is None else [cls(label, menu.options, menu.min_values, menu.max_values)]

    @property
    def value(self) -> str:
        """What is chosen now."""
        return JOINT.join(one.value for one in self.options if one.default)

    def given(self, value: str) -> "ChoiceField":
        """Return the field with other options chosen; those that it does not have are ignored."""
        chosen = value.split(JOINT)
        options = [_chosen(one, is_chosen=one.value in chosen) for one in self.options]
        return replace(self, options=options)


@dataclass(frozen=True)
class TickField:
    """A box to tick; comes back as `1`, or empty."""

    label: Line
    is_on: bool = False
    hint: Line | None = None

    @property
    def value(self) -> str:
        return "1" if self.is_on else ""

    def given(self, value: str) -> "TickField":
        return replace(self, is_on=bool(value))


AnyField: TypeAlias = TextField | ChoiceField | TickField


def _chosen(option: discord.SelectOption, *, is_chosen: bool) -> discord.SelectOption:
    return discord.SelectOption(
        label=option.label, value=option.value, description=option.description, default=is_chosen
    )


async def ask(context: Context, title: Line, verb: str, *words: object, fields: Sequence[AnyField]) -> None:
    """Open a form of one to five fields; what is filled in comes back as the verb's last words."""
    custom_id = custom_id_of(verb, context.campaign.id, *words)
    await open_modal(context.interaction, context.print, title, custom_id, fields)


def _title(printer: Printer, title: Line) -> str:
    """Return a form's title; where it is the label of the button that opens it, without the dots."""
    said = printer.label(title, TITLE)
    return said if len(said) == TITLE else said.removesuffix("…")


async def open_modal(
    interaction: discord.Interaction[Any],
    printer: Printer,
    title: Line,
    custom_id: str,
    fields: Sequence[AnyField],
) -> None:
    """Open a form as the first answer to an interaction, outside a campaign too; see `ask`."""
    form = ui.Modal(title=_title(printer, title), custom_id=custom_id, timeout=None)
    labels = [printer.label(one.label, TITLE) for one in fields]
    ids = field_ids(opener_of(interaction), labels)
    for label, id_, one in zip(labels, ids, _as_typed(interaction, fields), strict=True):
        hint = None if isinstance(one, ChoiceField) else one.hint
        described = printer.label(hint, HINT) if hint else None
        form.add_item(ui.Label(text=label, description=described, component=_component(id_, one)))
    form.stop()  # discord.py keeps nothing of it: `dispatch.on_press` gets it by its id
    with first_answer(interaction):
        await interaction.response.send_modal(form)


def _as_typed(interaction: discord.Interaction[Any], fields: Sequence[AnyField]) -> list[AnyField]:
    """Return the fields with the texts of a form that was refused, or else as they are."""
    texts = typed(interaction)
    if len(texts) != len(fields):
        return list(fields)
    return [one.given(text) for one, text in zip(fields, texts, strict=True)]


def _component(custom_id: str, one: AnyField) -> ui.Item[Any]:
    match one:
        case TextField():
            return _input(custom_id, one)
        case TickField():
            return ui.Checkbox(custom_id=custom_id, default=one.is_on)
        case ChoiceField():
            return _choice(custom_id, one)
        case _:
            assert_never(one)


def _choice(custom_id: str, one: ChoiceField) -> ui.Item[Any]:
    """Return radio buttons, boxes or a menu, whichever fits; Discord takes no single radio button."""
    is_alone = one.most == 1 and len(one.options) == 1
    if is_alone or len(one.options) > (RADIOS if one.most == 1 else BOXES):
        return ui.Select(
            custom_id=custom_id,
            options=list(one.options),
            min_values=one.least,
            max_values=one.most,
            required=one.least > 0,
        )
    if one.most == 1:
        radios = [_option(discord.RadioGroupOption, each) for each in one.options]
        return ui.RadioGroup(custom_id=custom_id, options=radios, required=one.least > 0)
    boxes = [_option(discord.CheckboxGroupOption, each) for each in one.options]
    return ui.CheckboxGroup(
        custom_id=custom_id,
        options=boxes,
        min_values=one.least,
        max_values=one.most,
        required=one.least > 0,
    )


def _option(kind: Any, one: discord.SelectOption) -> Any:
    return kind(label=one.label, value=one.value, description=one.description, default=one.default)


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
