"""What goes into one roll of Noir besides its value: what matters on the sheet, helpers, Fate before it.

It lives in the `custom_id`s of its own menus, so nothing is stored until it is played.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, NamedTuple, Self

import discord
from discord import ui
from pydantic import Field

from chat.interactions.arguments import Numbers, Shown, bits, parse_argument, stale_button
from chat.messages.components import button, menu
from chat.messages.printer import Printer
from narration.noir.base.words import SOURCES
from narration.noir.rolls.check_prompts import chances, percent
from narration.text.line import line, verbatim
from rules.noir.base.modifiers import Source
from rules.noir.preview import Preview
from rules.noir.state.campaign_state import Character
from rules.noir.state.contest_actions import Claims

#: The button of helpers goes round: so many, and then none again.
MOST_HELPERS = 6
Helpers = Annotated[int, Field(ge=0, le=MOST_HELPERS)]
Odds = Annotated[int, Field(ge=0, le=5)]
#: Fate is decided on later, when it is asked for.
LATER = "n"


class Matter(NamedTuple):
    """Something on a sheet that may matter for a roll, and what it adds."""

    source: Source
    name: str
    amount: int


def helping(character: Character, rolls: str) -> list[Matter]:
    """Return what may help a roll of this ability or attribute."""
    return [one for one in _matters(character, rolls) if one.amount > 0]


def hurting(character: Character, rolls: str) -> list[Matter]:
    """Return what may hurt a roll: traits and drives go both ways."""
    both = (one for one in _matters(character, rolls) if one.source in {Source.TRAIT, Source.DRIVE})
    against = (one for one in _matters(character, rolls) if one.amount < 0)
    return [*(one._replace(amount=-one.amount) for one in both), *against]


def _matters(character: Character, rolls: str) -> Iterator[Matter]:
    yield from (Matter(Source.TRAIT, one.name, one.level) for one in character.traits)
    yield from (Matter(Source.DRIVE, one.name, one.level) for one in character.drives)
    fitting = (one for one in character.expertise if one.fits(rolls))
    yield from (Matter(Source.EXPERTISE, one.name, one.amount) for one in fitting)
    yield from (Matter(Source.MARK, one.name, one.modifier) for one in character.marks)
    held = (one for one in character.limitations if one.holds)
    yield from (Matter(Source.LIMITATION, one.name, one.modifier) for one in held)


@dataclass(frozen=True)
class Stakes:
    """What has been chosen so far: places in `helping` and `hurting`, helpers, Fate (None: decided later)."""

    helps: tuple[int, ...] = ()
    hurts: tuple[int, ...] = ()
    helpers: int = 0
    odds: int | None = 0

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read stakes from four words of a `custom_id`; refuse `stale-button` where they are none."""
        if len(words) != 4:
            raise stale_button()
        helps, hurts, helpers, odds = words
        return cls(
            parse_argument(Numbers, helps),
            parse_argument(Numbers, hurts),
            parse_argument(Helpers, helpers),
            None if odds == LATER else parse_argument(Odds, odds),
        )

    @property
    def words(self) -> tuple[str, str, str, str]:
        """The stakes as words of a `custom_id`."""
        odds = LATER if self.odds is None else str(self.odds)
        return bits(self.helps), bits(self.hurts), str(self.helpers), odds

    def changed(self, what: str, values: Sequence[str]) -> Self:
        """Return the stakes after a choice; refuse `stale-button` for any other."""
        match what, *values:
            case "helps", *_:
                return replace(self, helps=tuple(sorted(parse_argument(Shown, value) for value in values)))
            case "hurts", *_:
                return replace(self, hurts=tuple(sorted(parse_argument(Shown, value) for value in values)))
            case ("helpers",):
                return replace(self, helpers=(self.helpers + 1) % (MOST_HELPERS + 1))
            case "odds", value:
                return replace(self, odds=None if value == LATER else parse_argument(Odds, value))
            case _:
                raise stale_button()

    def claims(self, character: Character, rolls: str) -> Claims:
        """Return what is claimed; what hurts and helps at once hurts. Refused: `stale-button`."""
        helps = _chosen(helping(character, rolls), self.helps)
        hurts = _chosen(hurting(character, rolls), self.hurts)

        def named(source: Source) -> tuple[str, ...]:
            return tuple(dict.fromkeys(one.name for one in (*helps, *hurts) if one.source is source))

        both = {Source.TRAIT, Source.DRIVE}
        return Claims(
            traits=named(Source.TRAIT),
            drives=named(Source.DRIVE),
            hurt=tuple(one.name for one in hurts if one.source in both),
            expertise=named(Source.EXPERTISE),
            limitations=named(Source.LIMITATION),
            marks=named(Source.MARK),
            helpers=self.helpers,
        )


NO_STAKES = Stakes()


def _chosen(matters: Sequence[Matter], places: Sequence[int]) -> list[Matter]:
    if any(place >= len(matters) for place in places):
        raise stale_button()
    return [matters[place] for place in places]


# ------------------------------------------------------------------------------------------------ menus

#: Gives the `custom_id` of what changes one thing.
Changes = Callable[[str], str]
Menu = ui.Select[Any] | None


def stake_menus(
    printer: Printer, changes: Changes, character: Character, rolls: str, stakes: Stakes
) -> tuple[Menu, Menu]:
    """Return the menus of what helps and what hurts; none where the sheet has nothing such."""
    return (
        _matter_menu(printer, "helps", changes, helping(character, rolls), stakes.helps),
        _matter_menu(printer, "hurts", changes, hurting(character, rolls), stakes.hurts),
    )


def _matter_menu(
    printer: Printer, what: str, changes: Changes, matters: Sequence[Matter], chosen: Sequence[int]
) -> Menu:
    options = [
        discord.SelectOption(
            label=printer.label(line("option-noir-matter", name=verbatim(one.name), amount=one.amount), 100),
            description=printer.label(SOURCES[one.source], 100),
            value=str(place),
            default=place in chosen,
        )
        for place, one in enumerate(matters)
    ]
    said = line("placeholder-noir-helps" if what == "helps" else "placeholder-noir-hurts")
    return menu(printer.label(said, 150), changes(what), options, many=True)


def odds_menu(printer: Printer, changes: Changes, preview: Preview, stakes: Stakes, *, later: bool) -> Menu:
    """Return the menu of Fate before the roll, with its chances; none for who has no Fate to spend."""
    if not preview.payable:
        return None
    options = [
        discord.SelectOption(
            label=printer.label(line("option-noir-odds", points=points, chance=percent(chance)), 100),
            value=str(points),
            default=stakes.odds == points,
        )
        for points, chance in enumerate(chances(preview)[: preview.payable + 1])
    ]
    if later:
        said = printer.label(line("option-noir-odds-later"), 100)
        options.insert(0, discord.SelectOption(label=said, value=LATER, default=stakes.odds is None))
    return menu(printer.label(line("placeholder-noir-odds"), 150), changes("odds"), options)


def helpers_button(printer: Printer, changes: Changes, stakes: Stakes) -> ui.Button[Any]:
    """Return the button that counts who helps."""
    return button(printer.label(line("button-noir-helpers", count=stakes.helpers)), changes("helpers"))
