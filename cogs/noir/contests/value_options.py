"""What a character can roll: in menus, as suggestions, and as a short word of a `custom_id`."""

import zlib
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands, ui

from chat.interactions.arguments import stale_button
from chat.interactions.character_options import Suggest, named
from chat.interactions.context import Context, context_of_typing
from chat.messages.components import menu
from narration.noir.base.parsing import value_id
from narration.noir.base.words import value_name
from narration.text.line import Line, line
from narration.text.texts import bundled_texts
from rules.core.refusal import Refused
from rules.noir.base.enums import ABILITIES, ATTRIBUTES
from rules.noir.base.settings import tuning
from rules.noir.sheet.roll_values import value_or_none
from rules.noir.state.campaign_state import Character

#: Discord's limit on the options in a menu, and on suggestions.
MOST_OPTIONS = 25
_KNOWN = (*ABILITIES, *ATTRIBUTES)


def rollable(context: Context, character: Character) -> list[tuple[str, int]]:
    """Return the id and plain value of everything that a character can roll now (NOIR-42, NOIR-43)."""
    usual = tuning(context.campaign.settings)
    free = [one.id for one in character.abilities if one.id not in ABILITIES]
    ids = (*ABILITIES, *free, *ATTRIBUTES)
    return [(id_, value) for id_ in ids if (value := value_or_none(character, id_, usual)) is not None]


def value_menus(
    context: Context, character: Character, ids: Callable[[str], str]
) -> list[ui.Select[Any] | None]:
    """Return menus of everything that a character can roll, by id, at most 25 to a menu.

    `ids` makes the `custom_id` of each menu from its number.
    """
    found = [
        context.option(line("noir-value-of", value=value_name(id_, character), number=value), id_)
        for id_, value in rollable(context, character)
    ]
    parts = [found[start : start + MOST_OPTIONS] for start in range(0, len(found), MOST_OPTIONS)]
    said = context.print.label(line("placeholder-noir-rolls"), 150)
    return [menu(said, ids(str(n)), part) for n, part in enumerate(parts)]


def word_of(id_: str) -> str:
    """Return an ability or attribute as a word of a `custom_id`; the id of a free one may be any text."""
    return str(_KNOWN.index(id_)) if id_ in _KNOWN else f"f{zlib.crc32(id_.encode()):x}"


def by_word(character: Character, word: str) -> str:
    """Return the id that a word stands for. Refused: `stale-button` if the sheet has no such value."""
    for id_ in (*_KNOWN, *(one.id for one in character.abilities)):
        if word_of(id_) == word:
            return id_
    raise stale_button()


def typed_value(character: Character, typed: str) -> str:
    """Return the id of a value that was typed in any of our languages. Refused: the codes for names."""
    return value_id(bundled_texts(), typed, character)


def values_of(option: str) -> Suggest:
    """Return a callback that suggests values of the character in this option, or else of the person's own.

    Numbers are shown where they are known; for an unknown sheet, the rules' abilities and attributes are.
    """

    async def suggests(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        context = await context_of_typing(interaction)
        if context is None:
            return []
        try:
            character = named(context, getattr(interaction.namespace, option) or "")
        except Refused:
            character = Character(id="", name="")
        known = {value_name(id_, character): value for id_, value in rollable(context, character)}
        found = [_choice(context, name, known.get(name)) for name in known or map(value_name, _KNOWN)]
        return [one for one in found if typed.casefold() in one.value.casefold()][:MOST_OPTIONS]

    return suggests


def _choice(context: Context, name: Line, value: int | None) -> app_commands.Choice[str]:
    said = name if value is None else line("noir-value-of", value=name, number=value)
    return app_commands.Choice(name=context.print.label(said, 100), value=context.print.label(name, 100))
