"""A roll or declaration that is being put together: attribute, modifier, aspects for and against.

It lives in the `custom_id`s of its own menus, so nothing is stored until it is played.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Self

import discord
from discord import ui
from pydantic import Field

from chat.interactions.arguments import Numbers, OneOf, bits, parse_argument, stale_button
from chat.messages.components import menu
from chat.messages.printer import Printer
from narration.nyx.base.words import ATTRIBUTES, value
from narration.text.line import Line, line, verbatim
from rules.core.refusal import Refused
from rules.nyx.base.bounds import MOST_MODIFIER
from rules.nyx.base.enums import Attribute
from rules.nyx.state.campaign_state import Aspect, Character

Modifier = Annotated[int, Field(ge=-MOST_MODIFIER, le=MOST_MODIFIER)]
#: What the words of a draft are.
_KINDS = (Attribute, Modifier, Numbers, Numbers)


@dataclass(frozen=True)
class Draft:
    """What has been chosen so far. Aspects go by number."""

    attribute: Attribute
    modifier: int = 0
    positive: tuple[int, ...] = ()
    negative: tuple[int, ...] = ()
    #: Who rolls for a side of several persons; nobody in particular when empty.
    roller: str = ""

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a draft from the words of a `custom_id`; refuse `stale-button` where they are none."""
        if len(words) != len(_KINDS):
            raise stale_button()
        attribute, _, roller = words[0].partition(".")
        read = (
            parse_argument(kind, word) for kind, word in zip(_KINDS, (attribute, *words[1:]), strict=True)
        )
        return replace(cls(*read), roller=roller)

    @property
    def words(self) -> tuple[str, str, str, str]:
        """The draft as words of a `custom_id`."""
        attribute = f"{self.attribute}.{self.roller}" if self.roller else self.attribute.value
        return attribute, str(self.modifier), bits(self.positive), bits(self.negative)

    def changed(self, what: str, values: Sequence[str]) -> Self:
        """Return the draft after a choice from one of its menus; refuse `stale-button` for any other."""
        match what, *values:
            case "attribute", value:
                return replace(self, attribute=parse_argument(Attribute, value))
            case "modifier", value:
                return replace(self, modifier=parse_argument(Modifier, value))
            case "roller", value:
                return replace(self, roller=value)
            case "positive", *_:
                return replace(self, positive=tuple(parse_argument(OneOf, value) for value in values))
            case "negative", *_:
                return replace(self, negative=tuple(parse_argument(OneOf, value) for value in values))
            case _:
                raise stale_button()

    def of(self, character: Character) -> Self:
        """Return the draft if the character could play it; refuse `no-such-attribute`, `no-such-aspect`."""
        if self.attribute not in character.ratings:
            raise Refused("no-such-attribute", name=character.name)
        if any(character.aspect(number) is None for number in (*self.positive, *self.negative)):
            raise Refused("no-such-aspect", name=character.name)
        return self


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
