"""A roll of one's own outside combat, put together by menus and rolled once (NOIR-20, 30 to 38, 67).

It lives in the `custom_id`s of its menus and in the title above them, so nothing is stored before it is
played.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Self

import discord
from discord import ButtonStyle, app_commands, ui
from pydantic import Field

from chat.interactions.arguments import Numbers, Shown, bits, legible, stale
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.response import Ack
from chat.messages.as_panel import the
from chat.messages.components import button, menu, press_id, rows
from cogs.noir.contests.prompts import show_due
from cogs.noir.contests.roll_inputs import NO_STAKES, Stakes, helpers_button, odds_menu, stake_menus
from cogs.noir.contests.value_options import by_word, value_menus, word_of
from narration.noir.rolls import prompts
from narration.noir.rolls.check_prompts import purse
from narration.text.line import line, verbatim
from rules.contract.ownership import own
from rules.contract.system import Played
from rules.core.names import NAME_LENGTH, same
from rules.core.refusal import Refused
from rules.noir import preview
from rules.noir.base.modifiers import SIZES
from rules.noir.preview import Preview
from rules.noir.roll import settled_rolls
from rules.noir.state.campaign_state import Character
from rules.noir.state.contest_actions import Claims, OpenTest, RollSide
from rules.noir.state.contest_events import TestOpened
from rules.noir.state.contests import Test

verbs = Verbs()

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Title = app_commands.Range[str, 0, NAME_LENGTH]

Made = Annotated[int, Field(ge=0)]
#: How many words a draft is.
WORDS = 8


@dataclass(frozen=True)
class Draft:
    """A roll as far as it is put together. What is rolled goes by `word_of`."""

    #: Entities that the campaign had made when the draft was begun: a roll that came after may be its own.
    after: int
    rolls: str = ""
    #: Whether the title above the menus was typed, and not made by us.
    titled: bool = False
    #: The GM's circumstances, by place among `SIZES` (NOIR-31).
    sizes: tuple[int, ...] = ()
    stakes: Stakes = NO_STAKES

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a draft from the words of a `custom_id`; refuse `stale-button` where they are none."""
        if len(words) != WORDS:
            raise stale()
        after, rolls, titled, sizes = words[:4]
        return cls(
            legible(Made, after),
            rolls,
            legible(bool, titled),
            _sizes(legible(Numbers, sizes)),
            Stakes.read(words[4:]),
        )

    @property
    def words(self) -> tuple[str, ...]:
        """The draft as words of a `custom_id`."""
        return (
            str(self.after),
            self.rolls,
            str(int(self.titled)),
            bits(self.sizes),
            *self.stakes.words,
        )

    def changed(self, what: str, values: Sequence[str]) -> Self:
        """Return the draft after a choice. What matters on the sheet depends on what is rolled."""
        match what, *values:
            case "rolls", value:
                kept = replace(self.stakes, helps=(), hurts=())
                return replace(self, rolls=word_of(value), stakes=kept)
            case ("other",):
                return replace(self, rolls="")
            case "sizes", *_:
                return replace(self, sizes=_sizes(legible(Shown, value) for value in values))
            case _:
                return replace(self, stakes=self.stakes.changed(what, values))


def _sizes(places: Iterable[int]) -> tuple[int, ...]:
    """Return places among `SIZES`, in order; refuse `stale-button` for one that is not there."""
    chosen = tuple(sorted(places))
    if any(place >= len(SIZES) for place in chosen):
        raise stale()
    return chosen


# ------------------------------------------------------------------------------------- the builder


async def show_builder(guest: Guest, character: Character, draft: Draft, typed: str = "") -> None:
    """Show what goes into the roll so far, and the menus that change it; first of all, what is rolled."""
    if not draft.rolls:
        menus = value_menus(guest, character, lambda part: _set(guest, character, draft, "rolls", part))
        title = verbatim(typed) if typed else verbatim(character.name)
        await guest.reply(prompts.choosing_value(character, title), rows(*([one] for one in menus)))
        return
    rolls = by_word(character, draft.rolls)
    shown = preview.of_single(guest.state, character.id, rolls, _claims(character, draft))
    said = prompts.roll(
        character,
        rolls,
        shown,
        title=verbatim(typed) if typed else prompts.roll_title(character, rolls),
        odds=draft.stakes.odds or 0,
        reminds=bool(typed) and await settled(guest, typed),
    )
    said = replace(said, footer=purse(guest.state, character))
    await guest.reply(said, _view(guest, character, draft, shown))


def _view(guest: Guest, character: Character, draft: Draft, shown: Preview) -> ui.View | None:
    def changes(what: str) -> str:
        return _set(guest, character, draft, what)

    printer, stakes = guest.print, draft.stakes
    helps, hurts = stake_menus(printer, changes, character, by_word(character, draft.rolls), stakes)
    roll = press_id("n-roll", guest.campaign.id, character.id, *draft.words)
    other = button(printer.label(line("button-noir-other")), changes("other"))
    return rows(
        [helps],
        [hurts],
        [_circumstances_menu(guest, changes("sizes"), draft)],
        [odds_menu(printer, changes, shown, stakes, later=False)],
        [
            button(printer.label(line("button-roll")), roll, ButtonStyle.primary),
            helpers_button(printer, changes, stakes),
            other,
        ],
    )


def _set(guest: Guest, character: Character, draft: Draft, what: str, part: str = "") -> str:
    """Return the id of what changes one thing; `part` tells menus of one thing apart."""
    changed = f"{what}.{part}" if part else what
    return press_id("n-roll-set", guest.campaign.id, changed, character.id, *draft.words)


def _circumstances_menu(guest: Guest, custom_id: str, draft: Draft) -> ui.Select[Any] | None:
    """Return the menu of circumstances, which are the GM's to give (NOIR-31)."""
    if not guest.seat.is_gm:
        return None
    options = [
        discord.SelectOption(
            label=guest.print.label(line("option-modifier", modifier=size), 100),
            value=str(place),
            default=place in draft.sizes,
        )
        for place, size in enumerate(SIZES)
    ]
    said = guest.print.label(line("placeholder-noir-given"), 150)
    return menu(said, custom_id, options, many=True)


def _claims(character: Character, draft: Draft) -> Claims:
    claimed = draft.stakes.claims(character, by_word(character, draft.rolls))
    return claimed.but(circumstances=tuple(SIZES[place] for place in draft.sizes))


def _typed_above(guest: Guest, draft: Draft) -> str:
    """Return the title that was typed: it stands above the menu that was used."""
    if not draft.titled:
        return ""
    pressed = guest.interaction.message
    if pressed is None or not pressed.embeds:
        raise stale()
    return re.sub(r"\\(\W)", r"\1", pressed.embeds[0].title or "")


@verbs.on("n-roll-set", Ack.UPDATE)
async def change(guest: Guest, what: str, character: str, *words: str) -> None:
    """Change one thing about the roll."""
    who = own(guest.state, character, guest.seat)
    draft = Draft.read(words[:WORDS])
    changed = draft.changed(what.partition(".")[0], words[WORDS:])
    await show_builder(guest, who, changed, _typed_above(guest, draft))


@verbs.on("n-roll", Ack.UPDATE)
async def roll(guest: Guest, character: str, *words: str) -> None:
    """Roll, show it to everybody, and open what this person must decide now, such as two of the dice."""
    who, draft = own(guest.state, character, guest.seat), Draft.read(words)
    rolls = by_word(who, draft.rolls)
    side = RollSide(character=who.id, rolls=rolls, claims=_claims(who, draft), odds=draft.stakes.odds or 0)
    title = _typed_above(guest, draft) or guest.announce.label(prompts.roll_title(who, rolls), NAME_LENGTH)
    action = OpenTest(place=guest.interaction.channel_id or 0, title=title, sides=(side,))
    await _require_fresh(guest, who, action, draft.after)
    await open_test(guest, action)


async def _require_fresh(guest: Guest, who: Character, action: OpenTest, after: int) -> None:
    """Refuse `wrong-state-rolled` where this button has rolled already, and its answer got lost."""
    for event in await _logged(guest, "test-opened"):
        test = event.test
        rolled = test.check.cast_of(who.id)
        mine = rolled is not None and rolled.rolls == action.sides[0].rolls and same(test.title, action.title)
        if mine and int(test.id) > after:
            raise Refused("wrong-state-rolled", name=who.name)


async def open_test(guest: Guest, action: OpenTest) -> None:
    """Open a test and show it."""
    played = await guest.play(action)
    test = the(TestOpened, played.events).test
    await guest.services.live.show(guest.campaign.id, test.id)
    if _is_open(played, test):
        await show_due(guest, test.id, first=line("noir-roll-begun"))
    else:
        await guest.reply(line("roll-done"))


def _is_open(played: Played, test: Test) -> bool:
    return bool(played.after.contests[test.id].is_open)


async def settled(guest: Guest, title: str) -> bool:
    """Tell whether such a roll was made in this scene already (NOIR-3)."""
    logged = await _logged(guest, "scene-changed", "test-opened", "contest-ended")
    return settled_rolls.settled(settled_rolls.titles(logged), title)


async def _logged(guest: Guest, *kinds: str) -> list[Any]:
    logged = await guest.services.table.store.events_of_kinds(guest.campaign.id, kinds)
    return [entry.event for entry in logged]
