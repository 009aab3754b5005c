"""The pages of traits: their levels and aspects (ZAP-2 to 7).

A trait or aspect written here is a draft until its owner proposes it; see `votes` (SM-1).
"""

import re
from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from chat.interactions.announcements import announce
from chat.interactions.batch import play_all
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.zapas.components import Button, Menu, mark
from cogs.zapas.sheet import change_sheet, propose_button, show_form
from narration.text.line import line
from narration.zapas.sheet.prompts import aspect_option, level_option, points, sold_for, trait_page
from rules.contract.ownership import find
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.zapas.sheet.advancement import price
from rules.zapas.sheet.sheet import LEAST_LEVEL, MOST_LEVEL, POINTS, find_trait
from rules.zapas.state.access import find_owned
from rules.zapas.state.actions import AdvanceAction
from rules.zapas.state.campaign_state import Character, TimePhase, Trait
from rules.zapas.state.sheet_actions import DropTrait, ProposeAspect, ProposeTrait, SetLevel, TakeOffAspect
from rules.zapas.state.sheet_events import TraitWritten

router = Router()

#: What `change_trait` plays.
Changing: TypeAlias = AdvanceAction | TakeOffAspect
#: The most fields of a form.
FIELDS = 5
#: A trait in a row of a form: a name, and perhaps a level.
ROW = re.compile(rf"(?P<name>.*?)(?:\s+(?P<level>[{LEAST_LEVEL}-{MOST_LEVEL}]))?")


# ------------------------------------------------------------------------------------------ traits


@router.on("z-new-trait", Ack.FORM)
async def ask_trait(context: Context, character: str) -> None:
    """Open the form for traits; in play it is for one, and asks why the trait is new (ZAP-2, ZAP-37)."""
    who = find_owned(context.state, character, context.seat)
    await ask(context, line("form-zapas-trait-title"), "z-trait-named", who.id, fields=_fields(context, who))


def _fields(context: Context, who: Character) -> list[TextField]:
    if not who.ready:
        hint = line("zapas-traits-hint")
        return [TextField(line("form-zapas-traits"), most=TEXT_LENGTH, long=True, hint=hint)]
    travel = context.state.shared.phase is TimePhase.TRAVEL
    why = line("form-zapas-changed") if travel else line("form-zapas-flashback")
    named = TextField(line("form-zapas-trait"), most=NAME_LENGTH)
    return [named, TextField(why, most=TEXT_LENGTH, long=True)]


@router.on("z-trait-named", Ack.UPDATE)
async def write_trait(context: Context, character: str, name: str, account: str = "") -> None:
    """Write traits as drafts, all of them or none, each at the level that it names or the points allow."""
    who = find_owned(context.state, character, context.seat)
    used, actions = points(who), list[ProposeTrait]()
    for text, level in [(name, None)] if who.ready else trait_lines(name):
        chosen = _level(used) if level is None else level
        actions.append(new_trait(context, who, text, level=chosen, account=account, draft=True))
        used += chosen
    played = await play_all(context, actions)
    if len(actions) > 1:
        await show_form(context, character)
    else:
        await show_trait(context, character, event_of(TraitWritten, played.events).trait.id)


def trait_lines(typed: str) -> Sequence[tuple[str, int | None]]:
    """Return the traits in a typed text, one in a row, each with the level from 2 to 6 at its end, if any.

    Without any text, return an empty name, which the rules refuse.
    """
    found = (ROW.fullmatch(row) for row in filter(None, map(str.strip, typed.splitlines())))
    rows = [(one["name"], int(one["level"]) if one["level"] else None) for one in found if one]
    return rows or [("", None)]


def _level(used: int) -> int:
    """Return what `used` points leave of `POINTS`, within the bounds of a level."""
    return min(MOST_LEVEL, max(LEAST_LEVEL, POINTS - used))


def new_trait(
    context: Context, who: Character, name: str, *, level: int | None = None, account: str = "", draft: bool
) -> ProposeTrait:
    """Return the action that writes a trait. Without a level, it gets the rest of `POINTS`, within bounds.

    In play a new trait needs travel or a flashback (ZAP-37).
    """
    return ProposeTrait(
        character=who.id,
        name=name,
        level=_level(points(who)) if level is None else level,
        draft=draft,
        account=account,
        flashback=who.ready and context.state.shared.phase is TimePhase.PLAY,
    )


@router.on("z-trait", Ack.UPDATE)
async def show_trait(context: Context, character: str, trait: int) -> None:
    """Show a trait to its owner as it is now, or the sheet if it is gone. Refused: `not-your-character`."""
    now = await context.now()
    who = find_owned(now.state, character, now.seat)
    found = who.trait(trait)
    if found is None or found.archived:
        await show_form(context, character)
        return
    await context.reply(trait_page(now.state, who, found), view_of(*_trait_rows(now, who, found)))


async def change_trait(context: Context, trait: int, action: Changing) -> None:
    """Play a change of a trait, show the trait, and announce it."""
    played = await context.play(action)
    await show_trait(context, action.character, trait)
    await announce(context, find(played.after, action.character).name, played)


def _trait_rows(context: Context, who: Character, trait: Trait) -> Sequence[Sequence[Button | Menu | None]]:
    trade = _trade(context, who, trait) if who.ready and trait.accepted else []
    aspect = context.button(line("button-zapas-new-aspect"), "z-new-aspect", who.id, trait.id)
    another = context.button(line("button-zapas-new-trait"), "z-new-trait", who.id)
    return (
        [_levels_menu(context, who, trait), _sleepers_menu(context, who, trait)],
        [_aspects_menu(context, who, trait)],
        [*trade, *_own_proposal(context, who, trait)],
        [
            aspect if free_slots(trait) else None,
            *propose_button(context, who, trait.id),
            None if who.ready else another,
            context.button(line("button-back"), "z-form", who.id),
        ],
    )


def _levels_menu(context: Context, who: Character, trait: Trait) -> Menu | None:
    if who.ready:
        return None
    levels = range(LEAST_LEVEL, MOST_LEVEL + 1)
    options = [context.option(level_option(who, trait, level), level) for level in levels]
    return context.menu(line("placeholder-zapas-level"), "z-level", who.id, trait.id, options=options)


def _aspects_menu(context: Context, who: Character, trait: Trait) -> Menu | None:
    """Return the menu of aspects, with a proposed name of the trait as number 0."""
    options = [context.option(aspect_option(one), one.id) for one in trait.aspects]
    if trait.renaming is not None:
        options.append(context.option(line("option-zapas-renaming", name=trait.renaming.text), 0))
    return context.menu(line("placeholder-zapas-aspect"), "z-aspect", who.id, trait.id, options=options)


def needs_sleeper(trait: Trait) -> bool:
    """Tell whether an aspect would lose its slot with the highest die (ZAP-40)."""
    return trait.level > 1 and len(trait.filled) >= trait.level


def _sleepers_menu(context: Context, who: Character, trait: Trait) -> Menu | None:
    """Return the menu of aspects to put to sleep when a die is sold; None if none needs to be (ZAP-40)."""
    if not (who.ready and trait.accepted and needs_sleeper(trait)):
        return None
    said = line("placeholder-zapas-sleeps", refund=sold_for(context.state, trait))
    options = [context.option(aspect_option(one), one.id) for one in trait.filled]
    return context.menu(said, "z-sell-one", who.id, trait.id, trait.level, options=options)


def _trade(context: Context, who: Character, trait: Trait) -> list[Button]:
    """Return the buttons that buy and sell dice, and rename the trait (ZAP-36 to 41)."""
    at = (who.id, trait.id, trait.level)
    back = sold_for(context.state, trait)
    buttons = [context.button(line("button-zapas-raise", price=price(trait.level)), "z-raise", *at)]
    if trait.level < 2:
        buttons.append(context.button(line("button-zapas-erase", refund=back), "z-erase", *at))
    elif not needs_sleeper(trait):
        buttons.append(context.button(line("button-zapas-sell", refund=back), "z-sell", *at))
    if trait.renaming is None:
        buttons.append(context.button(line("button-zapas-rename"), "z-rename", who.id, trait.id))
    return buttons


def _own_proposal(context: Context, who: Character, trait: Trait) -> list[Button]:
    """Return the owner's buttons: revise or withdraw a proposal, drop an accepted trait before play."""
    if trait.accepted:
        return [] if who.ready else [context.button(line("button-zapas-drop"), "z-drop", who.id, trait.id)]
    at = (who.id, trait.id, 0, 0, mark(trait.name))
    return [
        context.button(line("button-zapas-revise"), "z-revise", *at),
        context.button(line("button-zapas-withdraw"), "z-withdraw", *at),
    ]


def free_slots(trait: Trait) -> int:
    """Return how many more aspects may be written; drafts take slots, too (ZAP-5, ZAP-40)."""
    return 0 if trait.dormant or not trait.accepted else max(0, trait.level - len(trait.aspects))


@router.on("z-level", Ack.UPDATE)
async def set_level(context: Context, character: str, trait: int, level: int) -> None:
    """Set a trait's level (ZAP-4)."""
    await context.play(SetLevel(character=character, trait=trait, level=level))
    await show_trait(context, character, trait)


@router.on("z-drop", Ack.UPDATE)
async def drop(context: Context, character: str, trait: int) -> None:
    """Take a trait off a sheet that is not in play yet (ZAP-2)."""
    await change_sheet(context, DropTrait(character=character, trait=trait))


# ------------------------------------------------------------------------------------------ aspects


@router.on("z-new-aspect", Ack.FORM)
async def ask_aspects(context: Context, character: str, trait: int) -> None:
    """Open the form with a field for each free slot, at least one and at most five (ZAP-6)."""
    who = find_owned(context.state, character, context.seat)
    found = find_trait(who, trait)
    count = max(1, min(FIELDS, free_slots(found)))
    fields = [_blank(number) for number in range(1, count + 1)]
    await ask(context, line("form-zapas-aspects"), "z-aspects-named", who.id, found.id, fields=fields)


def _blank(number: int) -> TextField:
    """Return the field of a new aspect; only the first must be filled in, which says what an aspect is."""
    hint = line("hint-zapas-aspect") if number == 1 else None
    return TextField(
        line("form-zapas-aspect", number=number), most=NAME_LENGTH, required=number == 1, hint=hint
    )


@router.on("z-aspects-named", Ack.UPDATE)
async def write_aspects(context: Context, character: str, trait: int, *texts: str) -> None:
    """Write aspects as drafts: all of them, or none."""
    named = [text for place, text in enumerate(texts) if text.strip() or place == 0]
    write = partial(ProposeAspect, character=character, trait=trait, draft=True)
    await play_all(context, [write(text=text) for text in named])
    await show_trait(context, character, trait)


@router.on("z-take-off", Ack.UPDATE)
async def take_off(context: Context, character: str, trait: int, aspect: int) -> None:
    """Take an accepted aspect off a sheet that is not in play yet (ZAP-7)."""
    await change_trait(context, trait, TakeOffAspect(character=character, trait=trait, aspect=aspect))
