"""The guided form of a Nyx sheet."""

from typing import Annotated, Literal

import discord
from discord import ui
from pydantic import BeforeValidator

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack
from chat.messages.components import button, custom_id_of, menu, view_of
from narration.nyx.base.words import ATTRIBUTES, value
from narration.nyx.character.sheet import form, sheet
from narration.text.line import line
from rules.core.names import NAME_LENGTH
from rules.nyx.base.enums import SHEET_ATTRIBUTES, Attribute
from rules.nyx.sheet.sheet import LEAST, MOST, find_own
from rules.nyx.state.actions import FinishCharacter, NameAspects, SetAttribute
from rules.nyx.state.blank_sheet import SLOTS
from rules.nyx.state.campaign_state import Character

router = Router()

#: A form takes five blanks, so the ten aspects are named in two.
HALF = 5
#: The first of the five aspects that a form names.
FirstAspect = Annotated[Literal[1, 6], BeforeValidator(int)]


async def show_form(context: Context, character: str) -> None:
    """Show an unfinished sheet as it is saved now."""
    known = (await context.now()).state.characters[character]
    if known.finished:
        await context.reply(sheet(known))
    else:
        await context.reply(form(known), form_view(context, known))


def form_view(context: Context, character: Character) -> ui.View | None:
    """Return one menu for each attribute, and buttons for the aspects and the end."""
    menus = [[_attribute_menu(context, character, attribute)] for attribute in SHEET_ATTRIBUTES]
    number = context.campaign.id
    aspects = [
        button(context.print.label(said), custom_id_of("sheet-aspects", number, character.id, first))
        for said, first in (
            (line("button-aspects-first"), 1),
            (line("button-aspects-last"), HALF + 1),
        )
    ]
    done = button(
        context.print.label(line("button-sheet-done")),
        custom_id_of("sheet-done", number, character.id),
        discord.ButtonStyle.primary,
    )
    return view_of(*menus, [*aspects, done])


def _attribute_menu(
    context: Context, character: Character, attribute: Attribute
) -> ui.Select[ui.View] | None:
    base = character.ratings[attribute].base
    options = [
        discord.SelectOption(
            label=context.print.label(
                line("option-attribute", attribute=ATTRIBUTES[attribute], value=value(number)), 100
            ),
            value=str(number),
            default=number == base,
        )
        for number in range(LEAST, MOST + 1)
    ]
    custom_id = custom_id_of("sheet-attribute", context.campaign.id, character.id, attribute.value)
    return menu(context.print.label(ATTRIBUTES[attribute], 150), custom_id, options)


@router.on("sheet-attribute", Ack.UPDATE)
async def set_attribute(context: Context, character: str, attribute: Attribute, chosen: int) -> None:
    """Write an attribute that was chosen from its menu."""
    await context.play(SetAttribute(character=character, attribute=attribute, value=chosen))
    await show_form(context, character)


@router.on("sheet-aspects", Ack.FORM)
async def ask_aspects(context: Context, character: str, first: FirstAspect) -> None:
    """Open the form with five of the aspects, filled in as far as they are."""
    known = find_own(context.state, character, context.seat)
    if known.finished:
        raise stale_button()
    blanks = [
        TextField(
            context.print.label(line("form-aspect-of", value=SLOTS[slot - 1]), 45),
            aspect.name if (aspect := known.aspect(slot)) else "",
            most=NAME_LENGTH,
            required=False,
        )
        for slot in range(first, first + HALF)
    ]
    custom_id = custom_id_of("sheet-named", context.campaign.id, character, first)
    await open_modal(context.interaction, context.print.label(line("form-aspects"), 45), custom_id, blanks)


@router.on("sheet-named", Ack.UPDATE)
async def name_aspects(context: Context, character: str, first: int, *names: str) -> None:
    """Write the names that were filled in; what is left empty stays open."""
    await context.play(NameAspects(character=character, first=first, names=names))
    await show_form(context, character)


@router.on("sheet-done", Ack.UPDATE)
async def finish(context: Context, character: str) -> None:
    """Close the sheet, if it holds the budgets."""
    await context.play(FinishCharacter(character=character))
    await show_form(context, character)
