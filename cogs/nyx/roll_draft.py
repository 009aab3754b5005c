"""The draft of a roll or declaration: attribute, modifier, aspects for and against, who rolls for a side.

A draft lives in the `custom_id`s of its own menus. Nothing is stored until it is played.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Self, TypeAlias

import discord
from discord import ui
from pydantic import Field

from chat.interactions.arguments import Numbers, OneOf, bits, parse_argument, stale_button
from chat.interactions.context import Context
from chat.interactions.refused_forms import JOINT
from chat.messages.components import view_of
from narration.nyx.base.words import ATTRIBUTES, value
from narration.nyx.conflict.roll_prompts import roll_prompt
from narration.text.line import Line, line, verbatim
from rules.core.refusal import Refused
from rules.nyx.access.groups import attributes_of, members_able_to_act, roller, rollers
from rules.nyx.base.bounds import MOST_MODIFIER
from rules.nyx.base.enums import Attribute
from rules.nyx.base.settings import tuning
from rules.nyx.state.campaign_state import Aspect, Character, NyxState
from rules.nyx.state.contests import Side

Menu: TypeAlias = ui.Select[Any] | None
Modifier = Annotated[int, Field(ge=-MOST_MODIFIER, le=MOST_MODIFIER)]
#: The types of the words in a draft.
_KINDS = (Attribute, Modifier, Numbers, Numbers)


@dataclass(frozen=True)
class Draft:
    """What has been chosen so far. Aspects are given by number."""

    attribute: Attribute
    modifier: int = 0
    positive: tuple[int, ...] = ()
    negative: tuple[int, ...] = ()
    #: The id of the character who rolls for a side with several; empty if nobody was chosen.
    roller: str = ""
    #: Whether a tactic that is sealed with it stays if the dice change (D-25).
    keep: bool = False

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a draft from the words of a `custom_id`; refuse `stale-button` for any others."""
        if len(words) != len(_KINDS):
            raise stale_button()
        attribute, roller, keep = (*words[0].split(".", 2), "", "")[:3]
        read = (
            parse_argument(kind, word) for kind, word in zip(_KINDS, (attribute, *words[1:]), strict=True)
        )
        return replace(cls(*read), roller=roller, keep=bool(keep))

    @classmethod
    def after(cls, what: str, words: Sequence[str]) -> Self:
        """Read the words of a menu: a draft, then the values chosen. Refused: `stale-button`."""
        return cls.read(words[:4]).changed(what, words[4:])

    @classmethod
    def filled(cls, roller: str, attribute: str, positive: str, negative: str, keep: str) -> Self:
        """Return the draft of a form's fields. Refused: `stale-button` for what no field offers."""
        helps, hurts = _chosen(positive), _chosen(negative)
        draft = cls(parse_argument(Attribute, attribute), 0, helps, hurts)
        return replace(draft, roller=roller, keep=bool(keep))

    @property
    def words(self) -> tuple[str, str, str, str]:
        """The draft as words of a `custom_id`."""
        parts = (self.attribute.value, self.roller, "1" if self.keep else "")
        return ".".join(parts).rstrip("."), str(self.modifier), bits(self.positive), bits(self.negative)

    def changed(self, what: str, values: Sequence[str]) -> Self:
        """Return the draft after a choice from one of its menus; refuse `stale-button` for any other."""
        match what, *values:
            case "attribute", value:
                return replace(self, attribute=parse_argument(Attribute, value))
            case "modifier", value:
                return replace(self, modifier=parse_argument(Modifier, value))
            case "roller", value:
                return replace(self, roller=value)
            case "keep", value:
                return replace(self, keep=parse_argument(bool, value))
            case "positive" | "negative", *_:
                chosen: Any = {what: tuple(parse_argument(OneOf, value) for value in values)}
                return replace(self, **chosen)
            case _:
                raise stale_button()

    def of(self, character: Character) -> Self:
        """Return the draft if the character could play it; refuse `no-such-attribute`, `no-such-aspect`."""
        if character.rating(self.attribute) is None:
            raise Refused("no-such-attribute", name=character.name)
        if any(character.aspect(number) is None for number in (*self.positive, *self.negative)):
            raise Refused("no-such-aspect", name=character.name)
        return self


def _chosen(values: str) -> tuple[int, ...]:
    return tuple(parse_argument(OneOf, one) for one in values.split(JOINT) if one)


def rolls_for(state: NyxState, side: Side, draft: Draft) -> Character:
    """Return who rolls with this draft (NYX-21, D-16). Refused: `not-the-roller`, `no-such-attribute`."""
    return roller(state, side, draft.attribute, draft.roller)


def redrafted(side: Side, draft: Draft, what: str) -> Draft:
    """Return the draft after a choice: another roller has other aspects, so those chosen are gone."""
    if not side.members or what not in {"attribute", "roller"}:
        return draft
    return replace(draft, positive=(), negative=(), roller=draft.roller if what == "roller" else "")


@dataclass(frozen=True)
class DraftMenus:
    """The menus that change a draft. Their words are `where`, what they change, and the draft so far."""

    context: Context
    character: Character
    draft: Draft
    verb: str
    where: tuple[object, ...]

    def attribute(self, group: Sequence[Character] = ()) -> Menu:
        """Return the menu of attributes; None for a single value, which leaves nothing to choose."""
        choices = attributes_of(group or (self.character,))
        if len(choices) == 1:
            return None
        rated = {each: self.character.rating(each) for each in choices}
        options = [
            self.context.option(
                line("option-attribute", attribute=ATTRIBUTES[attribute], value=value(rating.current)),
                attribute.value,
                chosen=attribute is self.draft.attribute,
            )
            for attribute, rating in rated.items()
            if rating is not None
        ]
        return self._menu(line("placeholder-attribute"), "attribute", options)

    def modifier(self, least: int, most: int) -> Menu:
        """Return the menu of modifiers from `least` to `most`."""
        options = [
            self.context.option(
                line("option-modifier", modifier=number), number, chosen=number == self.draft.modifier
            )
            for number in range(most, least - 1, -1)
        ]
        return self._menu(line("placeholder-modifier"), "modifier", options)

    def positive(self) -> Menu:
        """Return the menu of aspects that may help; damage never does (NYX-45)."""
        usable = [aspect for aspect in _at_hand(self.character) if not aspect.damage]
        options = self._aspects(usable, self.draft.positive)
        return self._menu(line("placeholder-positive"), "positive", options, many=True)

    def negative(self) -> Menu:
        """Return the menu of aspects that may hurt."""
        options = self._aspects(_at_hand(self.character), self.draft.negative)
        return self._menu(line("placeholder-negative"), "negative", options, many=True)

    def roller(self, state: NyxState, side: Side) -> Menu:
        """Return the menu of those who may roll for a side; None where there is nothing to choose."""
        members = members_able_to_act(state, side)
        able = rollers(members, self.draft.attribute, side.group) if side.group else ()
        if len(able) < 2:
            return None
        chosen = self.character.id
        options = [self.context.option(verbatim(one.name), one.id, chosen=one.id == chosen) for one in able]
        return self._menu(line("placeholder-roller"), "roller", options)

    def _aspects(self, aspects: Iterable[Aspect], chosen: Sequence[int]) -> list[discord.SelectOption]:
        return [
            self.context.option(
                line("option-aspect", aspect=verbatim(aspect.name), value=aspect.value),
                aspect.id,
                chosen=aspect.id in chosen,
            )
            for aspect in aspects
        ]

    def _menu(
        self, said: Line, what: str, options: list[discord.SelectOption], *, many: bool = False
    ) -> Menu:
        words = (*self.where, what, *self.draft.words)
        return self.context.menu(said, self.verb, *words, options=options, many=many)


def _at_hand(character: Character) -> list[Aspect]:
    demanded = {demand.aspect for demand in character.demands}
    usable = character.aspects if character.has_points else ()
    return [aspect for aspect in usable if aspect.name and aspect.id not in demanded]


async def show_roll(
    context: Context, character: Character, draft: Draft, *rows: Iterable[ui.Item[Any] | None]
) -> None:
    """Show a roll with what has been chosen so far, above these menus and buttons."""
    chosen = (draft.attribute, draft.modifier, draft.positive, draft.negative)
    usual = tuning(context.campaign.settings)
    shown = roll_prompt(character, *chosen, usual, odds=context.shows_odds, by_gm=context.seat.is_gm)
    await context.reply(shown, view_of(*rows))
