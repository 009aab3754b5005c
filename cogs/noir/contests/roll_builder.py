"""A roll outside combat against 20, put together by menus and rolled once (NOIR-20, 30 to 38, 67).

The draft is kept in the `custom_id`s of its menus and the title above them; nothing is stored until it is
played.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Self

from discord import ButtonStyle, ui
from pydantic import Field

from chat.interactions.arguments import Numbers, Shown, bits, parse_argument, stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import custom_id_of, view_of
from chat.messages.lines_as_panel import event_of
from cogs.noir.contests.prompts import again_after, noir
from cogs.noir.contests.roll_inputs import NO_STAKES, Stakes, helpers_button, hurting, stake_menus
from cogs.noir.contests.value_options import by_word, value_menus, word_of
from narration.noir.rolls import prompts
from narration.noir.rolls.check_prompts import fate_available
from narration.text.line import line, verbatim
from rules.contract.ownership import acts_for, find_own
from rules.core.names import NAME_LENGTH, same
from rules.core.refusal import Refused
from rules.noir import preview
from rules.noir.base.modifiers import SIZES
from rules.noir.preview import Preview
from rules.noir.roll import settled_rolls
from rules.noir.state.campaign_state import Character, Test
from rules.noir.state.contest_actions import Claims, OpenTest, RollSide
from rules.noir.state.contest_events import TestOpened
from rules.noir.state.participants import require_outside_combat

router = Router()

Made = Annotated[int, Field(ge=0)]
#: How many words of a `custom_id` a draft takes.
WORDS = 8


@dataclass(frozen=True)
class Draft:
    """The choices for a roll so far. `rolls` is a word as `word_of` makes it."""

    #: The campaign's latest id when the draft began: a roll with a later one may have come from this draft.
    after: int
    rolls: str = ""
    #: Whether the title above the menus was typed by a person rather than made by the bot.
    titled: bool = False
    #: The GM's circumstances, by place among `SIZES` (NOIR-31).
    sizes: tuple[int, ...] = ()
    stakes: Stakes = NO_STAKES

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a draft from the words of a `custom_id`. Refused: `stale-button` for any other words."""
        if len(words) != WORDS:
            raise stale_button()
        after, rolls, titled, sizes = words[:4]
        return cls(
            parse_argument(Made, after),
            rolls,
            parse_argument(bool, titled),
            _sizes(parse_argument(Numbers, sizes)),
            Stakes.read(words[4:]),
        )

    @property
    def words(self) -> tuple[str, ...]:
        """The draft as words of a `custom_id`."""
        titled = str(int(self.titled))
        return (str(self.after), self.rolls, titled, bits(self.sizes), *self.stakes.words)

    def changed(self, what: str, values: Sequence[str], character: Character) -> Self:
        """Return the draft after a choice. Rolling another value drops what was chosen from the sheet."""
        match what, *values:
            case "rolls", value:
                kept = replace(self.stakes, helps=(), hurts=())
                return replace(self, rolls=word_of(value), stakes=kept)
            case ("other",):
                return replace(self, rolls="")
            case "sizes", *_:
                return replace(self, sizes=_sizes(parse_argument(Shown, value) for value in values))
            case _:
                return replace(
                    self,
                    stakes=self.stakes.changed(
                        what, values, hurting(character, by_word(character, self.rolls))
                    ),
                )


def _sizes(places: Iterable[int]) -> tuple[int, ...]:
    """Return places among `SIZES`, in order. Refused: `stale-button` for a place beyond them."""
    chosen = tuple(sorted(places))
    if any(place >= len(SIZES) for place in chosen):
        raise stale_button()
    return chosen


# ------------------------------------------------------------------------------------- the builder


async def show_builder(context: Context, character: Character, draft: Draft, typed: str = "") -> None:
    """Show the draft and the menus that change it; at first, only the menus of what can be rolled."""
    if not draft.rolls:
        menus = value_menus(context, character, lambda part: _set(context, character, draft, "rolls", part))
        title = verbatim(typed) if typed else verbatim(character.name)
        await context.reply(prompts.choosing_value(character, title), view_of(*([one] for one in menus)))
        return
    rolls = by_word(character, draft.rolls)
    shown = preview.of_single(context.state, character.id, rolls, _claims(character, draft))
    said = prompts.roll(
        character,
        rolls,
        shown,
        title=verbatim(typed) if typed else prompts.roll_title(character, rolls),
        odds=draft.stakes.odds or 0,
        reminds=bool(typed) and await settled(context, typed),
    )
    said = replace(said, footer=fate_available(context.state, character))
    await context.reply(said, _view(context, character, draft, shown))


def _view(context: Context, character: Character, draft: Draft, shown: Preview) -> ui.View | None:
    def changes(what: str) -> str:
        return _set(context, character, draft, what)

    stakes = draft.stakes
    rolls = by_word(character, draft.rolls)
    helps, hurts, odds = stake_menus(context, changes, character, rolls, shown, stakes, later=False)
    words = (character.id, *draft.words)
    roll = context.button(line("button-roll"), "n-roll", *words, style=ButtonStyle.primary)
    other = context.button(line("button-noir-other"), "n-roll-set", "other", *words)
    return view_of(
        [helps],
        [hurts],
        [_circumstances_menu(context, character, draft)],
        [odds],
        [roll, helpers_button(context, changes, stakes), other],
    )


def _set(context: Context, character: Character, draft: Draft, what: str, part: str = "") -> str:
    """Return the `custom_id` that changes one choice; `part` is the number of its menu, if it has several."""
    changed = f"{what}.{part}" if part else what
    return custom_id_of("n-roll-set", context.campaign.id, changed, character.id, *draft.words)


def _circumstances_menu(context: Context, character: Character, draft: Draft) -> ui.Select[Any] | None:
    """Return the menu of circumstances, which only the GM gives (NOIR-31)."""
    if not context.seat.is_gm:
        return None
    options = [
        context.option(line("option-modifier", modifier=size), place, chosen=place in draft.sizes)
        for place, size in enumerate(SIZES)
    ]
    words = ("sizes", character.id, *draft.words)
    return context.menu(line("placeholder-noir-given"), "n-roll-set", *words, options=options, many=True)


def _claims(character: Character, draft: Draft) -> Claims:
    claimed = draft.stakes.claims(character, by_word(character, draft.rolls))
    return claimed.but(circumstances=tuple(SIZES[place] for place in draft.sizes))


def _typed_above(context: Context, draft: Draft) -> str:
    """Return the title above the menu if it was typed. Refused: `stale-button` if it is not there."""
    return title_above(context) if draft.titled else ""


def title_above(context: Context) -> str:
    """Return the title of the message whose control was pressed. Refused: `stale-button` without one."""
    pressed = context.interaction.message
    if pressed is None or not pressed.embeds:
        raise stale_button()
    return re.sub(r"\\(\W)", r"\1", pressed.embeds[0].title or "")


@router.on("n-roll-new", Ack.PRIVATE)
async def begin(context: Context, character: str) -> None:
    """Open a roll against 20. Refused: as `require_outside_combat`."""
    who = find_own(context.state, character, context.seat)
    require_outside_combat(context.state, who)
    await show_builder(context, who, Draft(context.campaign.made))


@router.on("n-roll-again", Ack.PRIVATE)
async def again(context: Context, contest: str) -> None:
    """Open a roll with the value and the title of an earlier one, for one's own character in it.

    Refused: `stale-button` if there is none, `not-your-character`, and as `require_outside_combat`.
    """
    state = await context.services.table.with_contest(context.campaign.id, contest)
    test = state.contests.get(contest)
    if not isinstance(test, Test):
        raise stale_button()
    casts = [one for one in test.check.casts if acts_for(context.seat, state.characters[one.character])]
    if not casts:
        raise Refused("not-your-character", name=test.check.casts[0].name)
    who = find_own(context.state, casts[0].character, context.seat)
    require_outside_combat(context.state, who)
    draft = Draft(context.campaign.made, rolls=word_of(casts[0].rolls), titled=True)
    await show_builder(context, who, draft, test.title)


@router.on("n-roll-set", Ack.UPDATE)
async def change(context: Context, what: str, character: str, *words: str) -> None:
    """Change one of the choices for the roll."""
    who = find_own(context.state, character, context.seat)
    draft, choice = Draft.read(words[:WORDS]), what.partition(".")[0]
    changed = draft.changed(choice, words[WORDS:], who)
    await show_builder(context, who, changed, _typed_above(context, draft))


@router.on("n-roll", Ack.UPDATE)
async def roll(context: Context, character: str, *words: str) -> None:
    """Roll in public, and open what this person must decide next, such as two of the dice."""
    who, draft = find_own(context.state, character, context.seat), Draft.read(words)
    rolls = by_word(who, draft.rolls)
    side = RollSide(character=who.id, rolls=rolls, claims=_claims(who, draft), odds=draft.stakes.odds or 0)
    title = _typed_above(context, draft) or context.announce.label(
        prompts.roll_title(who, rolls), NAME_LENGTH
    )
    action = OpenTest(place=context.place, title=title, sides=(side,))
    await _require_fresh(context, who, action, draft.after)
    await open_test(context, action)


async def _require_fresh(context: Context, who: Character, action: OpenTest, after: int) -> None:
    """Refuse `wrong-state-rolled` if this button has rolled already, but its answer was lost."""
    for event in await _logged(context, "test-opened"):
        test = event.test
        rolled = test.check.cast_of(who.id)
        mine = rolled is not None and rolled.rolls == action.sides[0].rolls and same(test.title, action.title)
        if mine and int(test.id) > after:
            raise Refused("wrong-state-rolled", name=who.name)


async def open_test(context: Context, action: OpenTest) -> None:
    """Open a test, show it, and open what this person must do in it."""
    played = await context.play(action)
    test = event_of(TestOpened, played.events).test
    await context.services.live.show(context.campaign.id, test.id)
    if played.after.contests[test.id].is_open:
        await noir.show_due(context, test.id, first=line("noir-roll-begun"))
    else:
        await context.reply(line("roll-done"), again_after(context, played.after, test))


async def settled(context: Context, title: str) -> bool:
    """Tell whether a roll with this title was already made in this scene (NOIR-3)."""
    logged = await _logged(context, "scene-changed", "test-opened", "contest-ended")
    return settled_rolls.is_settled(settled_rolls.settled_titles(logged), title)


async def _logged(context: Context, *kinds: str) -> list[Any]:
    logged = await context.services.table.store.log.of_kinds(context.campaign.id, kinds)
    return [entry.event for entry in logged]
