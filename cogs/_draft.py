"""A roll or declaration that is being put together: attribute, modifier, aspects for and against.

It lives in the `custom_id`s of its own menus, so nothing is stored until it is played.
"""

from dataclasses import dataclass, replace
from typing import Self

import discord
from discord import ui

from cogs._buttons import menu
from cogs._embeds import Printer
from narration.line import Line, line, verbatim
from narration.nyx.words import ATTRIBUTES, value
from rules.nyx.model import Aspect, Attribute, Character


@dataclass(frozen=True)
class Draft:
    """What has been chosen so far. Aspects go by number."""

    attribute: Attribute
    modifier: int = 0
    positive: tuple[int, ...] = ()
    negative: tuple[int, ...] = ()

    @classmethod
    def read(cls, attribute: str, modifier: str, positive: str, negative: str) -> Self:
        """Read a draft from the words of a `custom_id`."""
        return cls(Attribute(attribute), int(modifier), _numbers(positive), _numbers(negative))

    @property
    def words(self) -> tuple[str, str, str, str]:
        """The draft as words of a `custom_id`."""
        return self.attribute.value, str(self.modifier), _bits(self.positive), _bits(self.negative)

    def changed(self, what: str, values: tuple[str, ...]) -> Self:
        """Return the draft after a choice from one of its menus."""
        match what:
            case "attribute":
                return replace(self, attribute=Attribute(values[0]))
            case "modifier":
                return replace(self, modifier=int(values[0]))
            case "positive":
                return replace(self, positive=tuple(map(int, values)))
            case "negative":
                return replace(self, negative=tuple(map(int, values)))
            case _:
                raise ValueError(f"a draft has no {what}")


def attribute_menu(
    printer: Printer, custom_id: str, character: Character, draft: Draft
) -> ui.Select[ui.View] | None:
    """Return the menu of attributes; none for a bare value, which has nothing to choose."""
    if len(character.ratings) == 1:
        return None
    options = [
        _option(
            printer,
            line("option-attribute", attribute=ATTRIBUTES[attribute], value=value(rating.current)),
            attribute.value,
            attribute is draft.attribute,
        )
        for attribute, rating in character.ratings.items()
    ]
    return menu(printer.label(line("placeholder-attribute")), custom_id, options)


def modifier_menu(
    printer: Printer, custom_id: str, least: int, most: int, chosen: int
) -> ui.Select[ui.View] | None:
    """Return the menu of modifiers from `least` to `most`."""
    options = [
        _option(printer, line("option-modifier", modifier=number), str(number), number == chosen)
        for number in range(most, least - 1, -1)
    ]
    return menu(printer.label(line("placeholder-modifier")), custom_id, options)


def positive_menu(
    printer: Printer, custom_id: str, character: Character, draft: Draft
) -> ui.Select[ui.View] | None:
    """Return the menu of aspects that may help; damage never does (NYX-45)."""
    usable = [aspect for aspect in _at_hand(character) if not aspect.damage]
    options = [_aspect(printer, aspect, aspect.id in draft.positive) for aspect in usable]
    return menu(printer.label(line("placeholder-positive")), custom_id, options, many=True)


def negative_menu(
    printer: Printer, custom_id: str, character: Character, draft: Draft
) -> ui.Select[ui.View] | None:
    """Return the menu of aspects that may hurt."""
    options = [_aspect(printer, aspect, aspect.id in draft.negative) for aspect in _at_hand(character)]
    return menu(printer.label(line("placeholder-negative")), custom_id, options, many=True)


def _at_hand(character: Character) -> list[Aspect]:
    demanded = {demand.aspect for demand in character.demands}
    usable = character.aspects if character.has_points else ()
    return [aspect for aspect in usable if aspect.name and aspect.id not in demanded]


def _aspect(printer: Printer, aspect: Aspect, chosen: bool) -> discord.SelectOption:
    said = line("option-aspect", aspect=verbatim(aspect.name), value=aspect.value)
    return _option(printer, said, str(aspect.id), chosen)


def _option(printer: Printer, said: Line, word: str, chosen: bool) -> discord.SelectOption:
    return discord.SelectOption(label=printer.label(said, 100), value=word, default=chosen)


def _bits(numbers: tuple[int, ...]) -> str:
    return f"{sum(1 << number for number in numbers):x}"


def _numbers(bits: str) -> tuple[int, ...]:
    """Numbers in rising order; the order of choosing does not matter."""
    mask = int(bits, 16)
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)
