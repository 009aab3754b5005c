"""What goes into a Noir roll besides its value: entries of the sheet that matter, helpers, Fate.

The choices are kept in the `custom_id`s of their own menus, so nothing is stored until it is played.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, NamedTuple, Self

from discord import ui
from pydantic import Field

from chat.interactions.arguments import Numbers, Shown, bits, parse_argument, stale_button
from chat.interactions.context import Context
from chat.messages.components import button, menu
from narration.noir.base.words import SOURCES
from narration.noir.rolls.check_prompts import chances, percent
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncated_line
from rules.noir.base.modifiers import SIZES, Source
from rules.noir.preview import Preview
from rules.noir.state.campaign_state import Character
from rules.noir.state.contest_actions import Claims

#: The most helpers that the button counts to; after them it starts again at none.
MOST_HELPERS = 6
Helpers = Annotated[int, Field(ge=0, le=MOST_HELPERS)]
Odds = Annotated[int, Field(ge=0, le=5)]
#: The word that means that the player decides later how much Fate to pay.
LATER = "n"


class Matter(NamedTuple):
    """An entry of a sheet that may matter for a roll, and what it adds."""

    source: Source
    name: str
    amount: int

    def is_in(self, marked: bool) -> bool:
        """Tell whether it counts: a limitation unless it is marked, anything else if it is."""
        return marked != (self.source is Source.LIMITATION)


def helping(character: Character, rolls: str) -> list[Matter]:
    """Return the entries that may help a roll of this ability or attribute."""
    return [one for one in _matters(character, rolls) if one.amount > 0]


def hurting(character: Character, rolls: str) -> list[Matter]:
    """Return the entries that may hurt a roll; traits and drives may help or hurt."""
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
    """The choices so far: places in `helping` and `hurting`, helpers, Fate (None: decided later).

    In `hurts`, the place of a limitation means that it is taken out: one that is on is in by itself.
    """

    helps: tuple[int, ...] = ()
    hurts: tuple[int, ...] = ()
    helpers: int = 0
    odds: int | None = 0

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read stakes from four words of a `custom_id`. Refused: `stale-button` for any other words."""
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

    def changed(self, what: str, values: Sequence[str], against: Sequence[Matter]) -> Self:
        """Return the stakes after a choice; `against` is what may hurt the roll.

        Refused: `stale-button` for an unknown choice.
        """
        match what, *values:
            case "helps", *_:
                return replace(self, helps=_places(values))
            case "hurts", *_:
                chosen = _places(values)
                marked = (n for n, one in enumerate(against) if one.is_in(n in chosen))
                return replace(self, hurts=tuple(marked))
            case ("helpers",):
                return replace(self, helpers=(self.helpers + 1) % (MOST_HELPERS + 1))
            case "odds", value:
                return replace(self, odds=None if value == LATER else parse_argument(Odds, value))
            case _:
                raise stale_button()

    def claims(self, character: Character, rolls: str) -> Claims:
        """Return what is claimed; an entry chosen as both hurts. Refused: `stale-button`."""
        helps = _chosen(helping(character, rolls), self.helps)
        marked = _chosen(hurting(character, rolls), self.hurts)
        hurts = [one for one in marked if one.is_in(True)]

        def named(source: Source) -> tuple[str, ...]:
            return tuple(dict.fromkeys(one.name for one in (*helps, *hurts) if one.source is source))

        both = {Source.TRAIT, Source.DRIVE}
        return Claims(
            traits=named(Source.TRAIT),
            drives=named(Source.DRIVE),
            hurt=tuple(one.name for one in hurts if one.source in both),
            expertise=named(Source.EXPERTISE),
            limitations=named(Source.LIMITATION),
            without=tuple(one.name for one in marked if one not in hurts),
            marks=named(Source.MARK),
            helpers=self.helpers,
        )


NO_STAKES = Stakes()


def _places(values: Sequence[str]) -> tuple[int, ...]:
    return tuple(sorted(parse_argument(Shown, value) for value in values))


def _chosen(matters: Sequence[Matter], places: Sequence[int]) -> list[Matter]:
    if any(place >= len(matters) for place in places):
        raise stale_button()
    return [matters[place] for place in places]


#: Makes the `custom_id` of the menu or button that changes the stake with this name.
Changes = Callable[[str], str]
Menu = ui.Select[Any] | None


def stake_menus(  # noqa: PLR0913  # all that the menus show
    context: Context,
    changes: Changes,
    character: Character,
    rolls: str,
    shown: Preview | None,
    stakes: Stakes,
    *,
    later: bool,
) -> tuple[Menu, Menu, Menu]:
    """Return the menus of what helps, of what hurts and of Fate; None for each that has nothing to choose.

    Without a preview there is no roll, so all are None.
    """
    if shown is None:
        return None, None, None

    def matters(said: Line, what: str, entries: Sequence[Matter], chosen: Sequence[int]) -> Menu:
        options = [
            context.option(
                line("option-noir-matter", name=verbatim(one.name), amount=one.amount),
                place,
                about=SOURCES[one.source],
                chosen=one.is_in(place in chosen) if what == "hurts" else place in chosen,
            )
            for place, one in enumerate(entries)
        ]
        return menu(context.print.label(said, 150), changes(what), options, many=True)

    helps, hurts = helping(character, rolls), hurting(character, rolls)
    return (
        matters(line("placeholder-noir-helps"), "helps", helps, stakes.helps),
        matters(line("placeholder-noir-hurts"), "hurts", hurts, stakes.hurts),
        _odds_menu(context, changes, shown, stakes, later=later),
    )


def _odds_menu(context: Context, changes: Changes, preview: Preview, stakes: Stakes, *, later: bool) -> Menu:
    """Return the menu of Fate before the roll, with its chances, None where no Fate can be paid."""
    if not preview.payable:
        return None
    options = [
        context.option(
            line("option-noir-odds", points=points, chance=percent(chance)),
            points,
            chosen=stakes.odds == points,
        )
        for points, chance in enumerate(chances(preview)[: preview.payable + 1])
    ]
    if later:
        options.insert(0, context.option(line("option-noir-odds-later"), LATER, chosen=stakes.odds is None))
    return menu(context.print.label(line("placeholder-noir-odds"), 150), changes("odds"), options)


def circumstances_menu(
    context: Context, custom_id: str, chosen: Sequence[int], *, only_bonuses: bool = False, of: str = ""
) -> Menu:
    """Return the GM's menu of circumstances, several of which add up; None for anybody else (NOIR-31).

    `of` names the character whose roll it is, where that is not plain.
    """
    if not context.seat.is_gm:
        return None
    sizes = [size for size in SIZES if size > 0 or not only_bonuses]
    options = [
        context.option(line("option-modifier", modifier=size), size, chosen=size in chosen) for size in sizes
    ]
    said = (
        line("placeholder-noir-given-to", name=truncated_line(of)) if of else line("placeholder-noir-given")
    )
    return menu(context.print.label(said, 150), custom_id, options, many=True)


def helpers_button(context: Context, changes: Changes, stakes: Stakes) -> ui.Button[Any]:
    """Return the button that counts the helpers."""
    return button(context.print.label(line("button-noir-helpers", count=stakes.helpers)), changes("helpers"))
