"""A Nyx sheet: its guided form, and the menus for recovery from damage."""

from collections.abc import Iterable
from typing import Annotated, Literal

import discord
from discord import ui
from pydantic import BeforeValidator

from chat.interactions.announcements import announce
from chat.interactions.arguments import parse_argument, stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.nyx.aspects import redraw
from cogs.nyx.claims import gain_buttons
from cogs.nyx.options import attribute_of
from cogs.shared.people.sheet_buttons import latest, show_button
from cogs.shared.roll_again import again_button
from narration.nyx.base.words import ATTRIBUTES, labelled, value
from narration.nyx.character.sheet import form, sheet
from narration.text.line import Line, line
from rules.campaign.model import controls
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.nyx.base.enums import SHEET_ATTRIBUTES, Attribute
from rules.nyx.harm.slow_penalties import slow_damage
from rules.nyx.sheet.requests import DAMAGE_PRICE
from rules.nyx.sheet.sheet import LEAST, MOST, find_own
from rules.nyx.state.actions import (
    FinishCharacter,
    HealSlow,
    NameAspects,
    RemoveDamage,
    SetAttribute,
    UseInStory,
)
from rules.nyx.state.blank_sheet import SLOTS
from rules.nyx.state.campaign_state import Aspect, Character

router = Router()

#: How many aspects one form names: it holds five fields, so the ten aspects need two forms.
HALF = 5
#: The first of the five aspects that a form names.
FirstAspect = Annotated[Literal[1, 6], BeforeValidator(int)]


async def show_form(context: Context, character: str) -> None:
    """Show a sheet as it is saved now, with the form while it is unfinished."""
    known = (await context.now()).state.characters[character]
    if known.finished:
        await context.reply(sheet(known))
    else:
        await context.reply(form(known), form_view(context, known))


def form_view(context: Context, character: Character) -> ui.View | None:
    """Return a menu for each attribute, and buttons for the aspects and to finish."""
    menus = [[_attribute_menu(context, character, attribute)] for attribute in SHEET_ATTRIBUTES]
    first = context.button(line("button-aspects-first"), "sheet-aspects", character.id, 1)
    last = context.button(line("button-aspects-last"), "sheet-aspects", character.id, HALF + 1)
    done = context.button(
        line("button-sheet-done"), "sheet-done", character.id, style=discord.ButtonStyle.primary
    )
    return view_of(*menus, [first, last, done])


def _attribute_menu(
    context: Context, character: Character, attribute: Attribute
) -> ui.Select[ui.View] | None:
    said, base = ATTRIBUTES[attribute], character.ratings[attribute].base
    options = [
        context.option(
            line("option-attribute", attribute=said, value=value(number)), number, chosen=number == base
        )
        for number in range(LEAST, MOST + 1)
    ]
    return context.menu(said, "sheet-attribute", character.id, attribute.value, options=options)


@router.on("sheet-attribute", Ack.UPDATE)
async def set_attribute(context: Context, character: str, attribute: Attribute, chosen: int) -> None:
    """Write the value that was chosen for an attribute."""
    await context.play(SetAttribute(character=character, attribute=attribute, value=chosen))
    await show_form(context, character)


@router.on("sheet-aspects", Ack.FORM)
async def ask_aspects(context: Context, character: str, first: FirstAspect) -> None:
    """Open the form with five of the aspects and the names that they have already."""
    known = find_own(context.state, character, context.seat)
    if known.finished:
        raise stale_button()
    fields = [
        TextField(
            line("form-aspect-of", number=slot, value=SLOTS[slot - 1]),
            aspect.name if (aspect := known.aspect(slot)) else "",
            most=NAME_LENGTH,
            required=False,
        )
        for slot in range(first, first + HALF)
    ]
    await ask(context, line("form-aspects"), "sheet-named", character, first, fields=fields)


@router.on("sheet-named", Ack.UPDATE)
async def name_aspects(context: Context, character: str, first: int, *names: str) -> None:
    """Write the names that were filled in; an empty field leaves its aspect without a name."""
    await context.play(NameAspects(character=character, first=first, names=names))
    await show_form(context, character)


@router.on("sheet-done", Ack.UPDATE)
async def finish(context: Context, character: str) -> None:
    """Finish the sheet, if it keeps to the budgets."""
    await context.play(FinishCharacter(character=character))
    await show_form(context, character)


async def care_view(context: Context, character: Character) -> ui.View | None:
    """Return what a sheet can do for its owner now; None for anybody else.

    An unfinished sheet leads to its form. In play it rolls, uses an aspect in the story (NYX-10), and can be
    shown to all. Points remove damage while characters may change (NYX-49); the owner says which slow damage
    has healed (NYX-50).
    """
    if not controls(context.seat, character):
        return None

    def damage_menu(said: Line, verb: str, damage: Iterable[Aspect]) -> ui.Select[ui.View] | None:
        options = [context.option(labelled(aspect), aspect.id) for aspect in damage]
        return context.menu(said, verb, character.id, options=options)

    payable = context.campaign.between_sessions and character.points >= DAMAGE_PRICE
    price = line("placeholder-remove-damage", price=DAMAGE_PRICE)
    removing = damage_menu(price, "damage-off", character.damage if payable else ())
    healed_now = slow_damage(character) if character.healed else ()
    fill_in = (
        None if character.finished else context.button(line("button-fill-in"), "sheet-form", character.id)
    )
    healing = damage_menu(line("placeholder-healed"), "healed", healed_now)
    if not character.finished:
        return view_of([removing], [healing], [fill_in])
    return view_of([removing], [healing], [_uses(context, character)], await _rolls(context, character))


def _uses(context: Context, character: Character) -> ui.Select[ui.View] | None:
    """Return the menu of aspects that can make a fact, each helping or hurting (NYX-10)."""
    usable = [one for one in character.aspects if one.name and not one.damage] if character.has_points else []
    options = [
        context.option(line(f"option-aspect-{how}", aspect=one.name, value=one.value), f"{one.id}.{number}")
        for one in usable
        for number, how in ((1, "helps"), (0, "hurts"))
        if character.points or how == "hurts"
    ]
    return context.menu(line("placeholder-use-aspect"), "aspect-use", character.id, options=options)


async def _rolls(context: Context, character: Character) -> list[ui.Button[ui.View]]:
    """Return the buttons that open a roll, and the latest one again, and that show the sheet to all.

    Where both would open the same, there is one: Discord takes no two buttons with one id.
    """
    first = (character.id, attribute_of(character, "").value, 0)
    roll = context.button(line("button-roll"), "claim-again", *first, style=discord.ButtonStyle.primary)
    last = await latest(context, ("rolled-alone",), lambda event: event.character == character.id)
    again = []
    if last is not None and character.rating(last.roll.pool.attribute) is not None:
        words = (character.id, last.roll.pool.attribute.value, last.roll.pool.modifier)
        again = [again_button(context, "claim-again", *words)] if words != first else []
    return [roll, *again, *([show_button(context, character.id)] if character.seat else [])]


@router.on("aspect-use", Ack.FORM)
async def ask_fact(context: Context, character: str, chosen: str) -> None:
    """Ask what an aspect does in the story. Refused: `stale-button` if it is not on the sheet."""
    known, aspect, helps = _use(context, character, chosen)
    title = line("form-aspect-helps" if helps else "form-aspect-hurts")
    field = TextField(line("form-aspect-fact"), most=TEXT_LENGTH, long=True)
    await ask(context, title, "aspect-used", known.id, f"{aspect.id}.{int(helps)}", fields=[field])


@router.on("aspect-used", Ack.PRIVATE)
async def make_fact(context: Context, character: str, chosen: str, text: str) -> None:
    """Use an aspect in the story, for a point or for its value (NYX-10)."""
    known, aspect, helps = _use(context, character, chosen)
    played = await context.play(UseInStory(character=known.id, aspect=aspect.id, helps=helps, text=text))
    await context.reply(line("done-below"))
    view = gain_buttons(context, played, known.id)
    await announce(context, context.campaign.name, played, view=view)
    await redraw(context, known)


def _use(context: Context, character: str, chosen: str) -> tuple[Character, Aspect, bool]:
    """Return the own character, the aspect and whether it helps, as the menu says it."""
    known: Character = find_own(context.state, character, context.seat)
    number, _, helps = chosen.partition(".")
    aspect = known.aspect(parse_argument(int, number))
    if aspect is None:
        raise stale_button()
    return known, aspect, parse_argument(bool, helps)


@router.on("sheet-form", Ack.UPDATE)
async def open_form(context: Context, character: str) -> None:
    """Open the form of this person's own sheet."""
    await show_form(context, find_own(context.state, character, context.seat).id)


@router.on("damage-off", Ack.UPDATE)
async def damage_off(context: Context, character: str, aspect: int) -> None:
    """Remove damage for its price."""
    await _care(context, RemoveDamage(character=character, aspect=aspect))


@router.on("healed", Ack.UPDATE)
async def healed(context: Context, character: str, aspect: int) -> None:
    """Say which slow damage has healed."""
    await _care(context, HealSlow(character=character, aspect=aspect))


@router.on("own-sheet", Ack.PRIVATE)
async def own_sheet(context: Context, character: str) -> None:
    """Show this person's own sheet with its menus."""
    known = find_own(context.state, character, context.seat)
    await context.reply(sheet(known), await care_view(context, known))


async def _care(context: Context, action: RemoveDamage | HealSlow) -> None:
    """Play the action, show the sheet as it is afterwards, and tell everybody what they may know of it."""
    played = await context.play(action)
    now = await context.now()
    known = now.state.characters[action.character]
    await context.reply(sheet(known), await care_view(now, known))
    await announce(context, known.name, played)
