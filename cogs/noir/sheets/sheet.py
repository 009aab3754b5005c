"""The guided form of a Noir sheet: buttons that open forms, and a menu of weapons; each step is saved."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from chat.interactions.arguments import stale_button
from chat.interactions.batch import play_all
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack
from chat.messages.components import button, custom_id_of, menu, view_of
from cogs.noir.sheets.announce import tell_changes
from narration.noir.base import parsing
from narration.noir.base.words import value_name, weapon_name
from narration.noir.sheet.prompts import GROUP_NAMES, Group, stranger_panel
from narration.noir.sheet.sheet import form, sheet
from narration.text.line import Line, line
from rules.contract.ownership import acts_for, find_own
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

router = Router()

#: The abilities that rules name, five to a form: those that the same formulas need stand together.
GROUPS: Mapping[Group, tuple[str, ...]] = {
    "body": ("strength", "fitness", "resistance", "agility", "determination"),
    "senses": ("alertness", "intuition", "reactions", "composure", "worldliness"),
    "people": ("charm", "leadership", "persuade", "withstand", "deduction"),
    "fight": ("close-combat", "firearms", "thrown-weapons", "medicine"),
}
#: The most characters of a number.
MOST_DIGITS = 5


async def create(context: Context, name: str) -> None:
    """Start a player's sheet and show its form."""
    played = await context.play(CreateCharacter(name=name))
    await show_form(context, next(e.sheet.id for e in played.events if isinstance(e, CharacterCreated)))


async def show(context: Context, character: Character) -> None:
    """Show a sheet, or its form to whoever may fill it in."""
    if acts_for(context.seat, character) and not character.finished:
        await show_form(context, character.id)
    elif context.seat.is_gm or character.is_main:
        usual = tuning(context.campaign.settings)
        await context.reply(sheet(character, usual), _sheet_view(context, character))
    else:
        await context.reply(stranger_panel(character))


def _sheet_view(context: Context, character: Character) -> ui.View | None:
    """The GM changes a sheet in play."""
    if not context.seat.is_gm:
        return None
    said = context.print.label(line("button-noir-change"))
    return view_of([button(said, custom_id_of("noir-form", context.campaign.id, character.id))])


async def show_form(context: Context, character: str) -> None:
    """Show a sheet that may be filled in as it is saved now."""
    now = await context.now()
    known: Character = now.state.characters[character]
    usual = tuning(now.campaign.settings)
    shown = sheet(known, usual) if known.finished else form(known, usual)
    locked = known.finished and not context.seat.is_gm
    await context.reply(shown, None if locked else _form_view(now, known))


def _form_view(context: Context, character: Character) -> ui.View | None:
    def opens(said: Line, verb: str, *words: str) -> ui.Button[Any]:
        return button(
            context.print.label(said), custom_id_of(verb, context.campaign.id, character.id, *words)
        )

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
    return view_of(
        groups,
        further,
        [weapon_menu(context, character, "noir-arms")],
        [*last, *([] if character.finished else [done])],
    )


def editable(context: Context, character: str) -> Character:
    """Return a sheet that this context may fill in now. Refused: `not-your-character`, `stale-button`."""
    known: Character = find_own(context.state, character, context.seat)
    if known.finished and not context.seat.is_gm:
        raise stale_button()
    return known


async def write(context: Context, character: Character, actions: Sequence[Action]) -> None:
    """Enter it, show the form as it is then, and tell everybody of a sheet that is in play."""
    done = await play_all(context, actions)
    await show_form(context, character.id)
    if character.finished:
        await tell_changes(context, character, [done])


@router.on("noir-form", Ack.UPDATE)
async def open_sheet(context: Context, character: str) -> None:
    """Show the form of a sheet that is in play."""
    await show_form(context, editable(context, character).id)


# ------------------------------------------------------------------------------------------ numbers


@router.on("noir-values", Ack.FORM)
async def ask_values(context: Context, character: str, group: Group) -> None:
    """Open the form with a group of abilities."""
    known = editable(context, character)
    blanks = [_number(context, id_, _value(known, id_)) for id_ in GROUPS[group]]
    custom_id = custom_id_of("noir-valued", context.campaign.id, character, group)
    await open_modal(context.interaction, context.print.label(GROUP_NAMES[group], 45), custom_id, blanks)


@router.on("noir-entered", Ack.FORM)
async def ask_entered(context: Context, character: str) -> None:
    """Open the form with what no formula gives: size and luck."""
    known = editable(context, character)
    blanks = [_number(context, id_, known.attributes.get(id_)) for id_ in ENTERED]
    title = context.print.label(line("form-noir-entered"), 45)
    await open_modal(
        context.interaction, title, custom_id_of("noir-set", context.campaign.id, character), blanks
    )


def _number(context: Context, id_: str, value: int | None) -> TextField:
    said = context.print.label(value_name(id_), 45)
    return TextField(said, "" if value is None else str(value), most=MOST_DIGITS, required=False)


def _value(character: Character, id_: str) -> int | None:
    ability = character.ability(id_)
    return ability.value if ability else None


@router.on("noir-valued", Ack.UPDATE)
async def set_values(context: Context, character: str, group: Group, *texts: str) -> None:
    """Write a group of abilities; what is left empty is not on the sheet."""
    known = editable(context, character)
    actions = [
        SetAbility(character=character, ability=id_, value=value, property=_property(known, id_))
        for id_, text in zip(GROUPS[group], texts, strict=False)
        if (value := _read(text)) != _value(known, id_)
    ]
    await write(context, known, actions)


def _property(character: Character, id_: str) -> str:
    ability = character.ability(id_)
    return ability.property if ability else ""


@router.on("noir-set", Ack.UPDATE)
async def set_entered(context: Context, character: str, *texts: str) -> None:
    """Write size and luck; what is left empty is not on the sheet."""
    known = editable(context, character)
    actions = [
        SetAttribute(character=character, attribute=id_, value=value)
        for id_, text in zip(ENTERED, texts, strict=False)
        if (value := _read(text)) != known.attributes.get(id_)
    ]
    await write(context, known, actions)


def _read(text: str) -> int | None:
    return parsing.number(text) if text.strip() else None


# ------------------------------------------------------------------------------------------ weapons, the end


def weapon_menu(context: Context, character: Character, verb: str) -> ui.Select[Any] | None:
    """Return the menu of weapons, those carried chosen already."""
    options = [
        discord.SelectOption(
            label=context.print.label(weapon_name(weapon), 100),
            value=weapon.id,
            default=character.arm(weapon.id) is not None,
        )
        for weapon in at_hand(context, character)
    ]
    custom_id = custom_id_of(verb, context.campaign.id, character.id)
    return menu(context.print.label(line("placeholder-noir-weapons"), 150), custom_id, options, many=True)


def at_hand(context: Context, character: Character) -> tuple[Weapon, ...]:
    """Return what may be carried: first what is, then the table's, then the GM's own, at most 25."""
    found: dict[str, Weapon] = {arm.weapon.id: arm.weapon for arm in character.arms}
    for weapon in (*WEAPONS.values(), *reversed(context.state.shared.weapons)):
        found.setdefault(weapon.id, weapon)
    return tuple(found.values())[:25]


@router.on("noir-arms", Ack.UPDATE)
async def carry(context: Context, character: str, *chosen: str) -> None:
    """Carry the weapons that were chosen, and no others of those that were offered."""
    known = editable(context, character)
    left = [one.id for one in at_hand(context, known) if known.arm(one.id) and one.id not in chosen]
    taken = [id_ for id_ in chosen if not known.arm(id_)]
    await write(
        context,
        known,
        [
            *(LeaveWeapon(character=character, weapon=id_) for id_ in left),
            *(TakeWeapon(character=character, weapon=id_) for id_ in taken),
        ],
    )


@router.on("noir-done", Ack.UPDATE)
async def finish(context: Context, character: str) -> None:
    """Put the sheet into play."""
    await context.play(FinishSheet(character=character))
    await show(await context.now(), (await context.now()).state.characters[character])
