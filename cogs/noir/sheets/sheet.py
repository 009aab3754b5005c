"""The guided form of a Noir sheet: buttons that open forms, and a menu of weapons; each step is saved."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from chat.interactions.arguments import stale
from chat.interactions.batch import enter
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.modals import Blank, open_form
from chat.interactions.response import Ack
from chat.messages.components import button, menu, press_id, rows
from cogs.noir.sheets.announce import tell_changes
from narration.noir.base import parsing
from narration.noir.base.words import value_name, weapon_name
from narration.noir.sheet.prompts import GROUP_NAMES, Group, stranger_panel
from narration.noir.sheet.sheet import form, sheet
from narration.text.line import Line, line
from rules.contract.ownership import acts_for, own
from rules.core.model_base import Action
from rules.noir.base.enums import ENTERED
from rules.noir.base.settings import tuning
from rules.noir.base.weapons import WEAPONS, Weapon
from rules.noir.state.actions import (
    CreateCharacter,
    FinishSheet,
    LeaveWeapon,
    SetAbility,
    SetAttribute,
    TakeWeapon,
)
from rules.noir.state.campaign_state import Character
from rules.noir.state.events import CharacterCreated

verbs = Verbs()

#: The abilities that rules name, five to a form: those that the same formulas need stand together.
GROUPS: Mapping[Group, tuple[str, ...]] = {
    "body": ("strength", "fitness", "resistance", "agility", "determination"),
    "senses": ("alertness", "intuition", "reactions", "composure", "worldliness"),
    "people": ("charm", "leadership", "persuade", "withstand", "deduction"),
    "fight": ("close-combat", "firearms", "thrown-weapons", "medicine"),
}
#: The most characters of a number.
MOST_DIGITS = 5


async def create(guest: Guest, name: str) -> None:
    """Start a player's sheet and show its form."""
    played = await guest.play(CreateCharacter(name=name))
    await show_form(guest, next(e.sheet.id for e in played.events if isinstance(e, CharacterCreated)))


async def show(guest: Guest, character: Character) -> None:
    """Show a sheet, or its form to whoever may fill it in."""
    if acts_for(guest.seat, character) and not character.finished:
        await show_form(guest, character.id)
    elif guest.seat.is_gm or character.is_main:
        usual = tuning(guest.campaign.settings)
        await guest.reply(sheet(character, usual), _sheet_view(guest, character))
    else:
        await guest.reply(stranger_panel(character))


def _sheet_view(guest: Guest, character: Character) -> ui.View | None:
    """The GM changes a sheet in play."""
    if not guest.seat.is_gm:
        return None
    said = guest.print.label(line("button-noir-change"))
    return rows([button(said, press_id("noir-form", guest.campaign.id, character.id))])


async def show_form(guest: Guest, character: str) -> None:
    """Show a sheet that may be filled in as it is saved now."""
    now = await guest.now()
    known: Character = now.state.characters[character]
    usual = tuning(now.campaign.settings)
    shown = sheet(known, usual) if known.finished else form(known, usual)
    locked = known.finished and not guest.seat.is_gm
    await guest.reply(shown, None if locked else _form_view(now, known))


def _form_view(guest: Guest, character: Character) -> ui.View | None:
    def opens(said: Line, verb: str, *words: str) -> ui.Button[Any]:
        return button(guest.print.label(said), press_id(verb, guest.campaign.id, character.id, *words))

    groups = [opens(said, "noir-values", group) for group, said in GROUP_NAMES.items()]
    further = [
        opens(line("button-noir-free"), "noir-free"),
        opens(line("button-noir-entered"), "noir-entered"),
        opens(line("button-noir-person"), "noir-entries", "person"),
        opens(line("button-noir-details"), "noir-entries", "details"),
    ]
    done = opens(line("button-sheet-done"), "noir-done")
    done.style = ButtonStyle.primary
    last = [opens(line("button-noir-properties"), "noir-entries", "properties")]
    return rows(
        groups,
        further,
        [weapon_menu(guest, character, "noir-arms")],
        [*last, *([] if character.finished else [done])],
    )


def editable(guest: Guest, character: str) -> Character:
    """Return a sheet that this guest may fill in now. Refused: `not-your-character`, `stale-button`."""
    known: Character = own(guest.state, character, guest.seat)
    if known.finished and not guest.seat.is_gm:
        raise stale()
    return known


async def write(guest: Guest, character: Character, actions: Sequence[Action]) -> None:
    """Enter it, show the form as it is then, and tell everybody of a sheet that is in play."""
    done = await enter(guest, actions)
    await show_form(guest, character.id)
    if character.finished:
        await tell_changes(guest, character, [done])


@verbs.on("noir-form", Ack.UPDATE)
async def open_sheet(guest: Guest, character: str) -> None:
    """Show the form of a sheet that is in play."""
    await show_form(guest, editable(guest, character).id)


# ------------------------------------------------------------------------------------------ numbers


@verbs.on("noir-values", Ack.FORM)
async def ask_values(guest: Guest, character: str, group: Group) -> None:
    """Open the form with a group of abilities."""
    known = editable(guest, character)
    blanks = [_number(guest, id_, _value(known, id_)) for id_ in GROUPS[group]]
    custom_id = press_id("noir-valued", guest.campaign.id, character, group)
    await open_form(guest.interaction, guest.print.label(GROUP_NAMES[group], 45), custom_id, blanks)


@verbs.on("noir-entered", Ack.FORM)
async def ask_entered(guest: Guest, character: str) -> None:
    """Open the form with what no formula gives: size and luck."""
    known = editable(guest, character)
    blanks = [_number(guest, id_, known.attributes.get(id_)) for id_ in ENTERED]
    title = guest.print.label(line("form-noir-entered"), 45)
    await open_form(guest.interaction, title, press_id("noir-set", guest.campaign.id, character), blanks)


def _number(guest: Guest, id_: str, value: int | None) -> Blank:
    said = guest.print.label(value_name(id_), 45)
    return Blank(said, "" if value is None else str(value), most=MOST_DIGITS, required=False)


def _value(character: Character, id_: str) -> int | None:
    ability = character.ability(id_)
    return ability.value if ability else None


@verbs.on("noir-valued", Ack.UPDATE)
async def set_values(guest: Guest, character: str, group: Group, *texts: str) -> None:
    """Write a group of abilities; what is left empty is not on the sheet."""
    known = editable(guest, character)
    actions = [
        SetAbility(character=character, ability=id_, value=value, property=_property(known, id_))
        for id_, text in zip(GROUPS[group], texts, strict=False)
        if (value := _read(text)) != _value(known, id_)
    ]
    await write(guest, known, actions)


def _property(character: Character, id_: str) -> str:
    ability = character.ability(id_)
    return ability.property if ability else ""


@verbs.on("noir-set", Ack.UPDATE)
async def set_entered(guest: Guest, character: str, *texts: str) -> None:
    """Write size and luck; what is left empty is not on the sheet."""
    known = editable(guest, character)
    actions = [
        SetAttribute(character=character, attribute=id_, value=value)
        for id_, text in zip(ENTERED, texts, strict=False)
        if (value := _read(text)) != known.attributes.get(id_)
    ]
    await write(guest, known, actions)


def _read(text: str) -> int | None:
    return parsing.number(text) if text.strip() else None


# ------------------------------------------------------------------------------------------ weapons, the end


def weapon_menu(guest: Guest, character: Character, verb: str) -> ui.Select[Any] | None:
    """Return the menu of weapons, those carried chosen already."""
    options = [
        discord.SelectOption(
            label=guest.print.label(weapon_name(weapon), 100),
            value=weapon.id,
            default=character.arm(weapon.id) is not None,
        )
        for weapon in at_hand(guest, character)
    ]
    custom_id = press_id(verb, guest.campaign.id, character.id)
    return menu(guest.print.label(line("placeholder-noir-weapons"), 150), custom_id, options, many=True)


def at_hand(guest: Guest, character: Character) -> tuple[Weapon, ...]:
    """Return what may be carried: first what is, then the table's, then the GM's own, at most 25."""
    found: dict[str, Weapon] = {arm.weapon.id: arm.weapon for arm in character.arms}
    for weapon in (*WEAPONS.values(), *reversed(guest.state.shared.weapons)):
        found.setdefault(weapon.id, weapon)
    return tuple(found.values())[:25]


@verbs.on("noir-arms", Ack.UPDATE)
async def carry(guest: Guest, character: str, *chosen: str) -> None:
    """Carry the weapons that were chosen, and no others of those that were offered."""
    known = editable(guest, character)
    left = [one.id for one in at_hand(guest, known) if known.arm(one.id) and one.id not in chosen]
    taken = [id_ for id_ in chosen if not known.arm(id_)]
    await write(
        guest,
        known,
        [
            *(LeaveWeapon(character=character, weapon=id_) for id_ in left),
            *(TakeWeapon(character=character, weapon=id_) for id_ in taken),
        ],
    )


@verbs.on("noir-done", Ack.UPDATE)
async def finish(guest: Guest, character: str) -> None:
    """Put the sheet into play."""
    await guest.play(FinishSheet(character=character))
    await show(await guest.now(), (await guest.now()).state.characters[character])
