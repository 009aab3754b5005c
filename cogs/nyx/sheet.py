"""The guided form of a Nyx sheet."""

from typing import Annotated, Literal

import discord
from discord import ui
from pydantic import BeforeValidator

from chat.interactions.arguments import stale
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.modals import Blank, open_form
from chat.interactions.response import Ack
from chat.messages.components import button, menu, press_id, rows
from narration.nyx.base.words import ATTRIBUTES, value
from narration.nyx.character.sheet import form, sheet
from narration.text.line import line
from rules.core.names import NAME_LENGTH
from rules.nyx.base.enums import SHEET_ATTRIBUTES, Attribute
from rules.nyx.sheet.sheet import LEAST, MOST, own
from rules.nyx.state.actions import FinishCharacter, NameAspects, SetAttribute
from rules.nyx.state.blank_sheet import SLOTS
from rules.nyx.state.campaign_state import Character

verbs = Verbs()

#: A form takes five blanks, so the ten aspects are named in two.
HALF = 5
#: The first of the five aspects that a form names.
FirstAspect = Annotated[Literal[1, 6], BeforeValidator(int)]


async def show_form(guest: Guest, character: str) -> None:
    """Show an unfinished sheet as it is saved now."""
    known = (await guest.now()).state.characters[character]
    if known.finished:
        await guest.reply(sheet(known))
    else:
        await guest.reply(form(known), form_view(guest, known))


def form_view(guest: Guest, character: Character) -> ui.View | None:
    """Return one menu for each attribute, and buttons for the aspects and the end."""
    menus = [[_attribute_menu(guest, character, attribute)] for attribute in SHEET_ATTRIBUTES]
    number = guest.campaign.id
    aspects = [
        button(guest.print.label(said), press_id("sheet-aspects", number, character.id, first))
        for said, first in (
            (line("button-aspects-first"), 1),
            (line("button-aspects-last"), HALF + 1),
        )
    ]
    done = button(
        guest.print.label(line("button-sheet-done")),
        press_id("sheet-done", number, character.id),
        discord.ButtonStyle.primary,
    )
    return rows(*menus, [*aspects, done])


def _attribute_menu(guest: Guest, character: Character, attribute: Attribute) -> ui.Select[ui.View] | None:
    base = character.ratings[attribute].base
    options = [
        discord.SelectOption(
            label=guest.print.label(
                line("option-attribute", attribute=ATTRIBUTES[attribute], value=value(number)), 100
            ),
            value=str(number),
            default=number == base,
        )
        for number in range(LEAST, MOST + 1)
    ]
    custom_id = press_id("sheet-attribute", guest.campaign.id, character.id, attribute.value)
    return menu(guest.print.label(ATTRIBUTES[attribute], 150), custom_id, options)


@verbs.on("sheet-attribute", Ack.UPDATE)
async def set_attribute(guest: Guest, character: str, attribute: Attribute, chosen: int) -> None:
    """Write an attribute that was chosen from its menu."""
    await guest.play(SetAttribute(character=character, attribute=attribute, value=chosen))
    await show_form(guest, character)


@verbs.on("sheet-aspects", Ack.FORM)
async def ask_aspects(guest: Guest, character: str, first: FirstAspect) -> None:
    """Open the form with five of the aspects, filled in as far as they are."""
    known = own(guest.state, character, guest.seat)
    if known.finished:
        raise stale()
    blanks = [
        Blank(
            guest.print.label(line("form-aspect-of", value=SLOTS[slot - 1]), 45),
            aspect.name if (aspect := known.aspect(slot)) else "",
            most=NAME_LENGTH,
            required=False,
        )
        for slot in range(first, first + HALF)
    ]
    custom_id = press_id("sheet-named", guest.campaign.id, character, first)
    await open_form(guest.interaction, guest.print.label(line("form-aspects"), 45), custom_id, blanks)


@verbs.on("sheet-named", Ack.UPDATE)
async def name_aspects(guest: Guest, character: str, first: int, *names: str) -> None:
    """Write the names that were filled in; what is left empty stays open."""
    await guest.play(NameAspects(character=character, first=first, names=names))
    await show_form(guest, character)


@verbs.on("sheet-done", Ack.UPDATE)
async def finish(guest: Guest, character: str) -> None:
    """Close the sheet, if it holds the budgets."""
    await guest.play(FinishCharacter(character=character))
    await show_form(guest, character)
