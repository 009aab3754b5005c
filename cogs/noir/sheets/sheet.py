"""The guided form of a Noir sheet: buttons that open forms, and a menu of weapons; each step is saved."""

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ButtonStyle, ui

from chat.interactions.announcements import announce
from chat.interactions.arguments import stale_button
from chat.interactions.batch import play_all
from chat.interactions.character_options import with_seat
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.shared.people.sheet_buttons import latest, show_button
from cogs.shared.roll_again import again_button
from narration.noir.base import parsing
from narration.noir.base.words import value_name, weapon_name
from narration.noir.sheet.prompts import GROUP_NAMES, Group, stranger_panel
from narration.noir.sheet.sheet import form, sheet
from narration.text.line import Line, Panel, line
from rules.campaign.model import controls
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
from rules.noir.state.campaign_state import Character, NoirState, Test
from rules.noir.state.events import CharacterCreated

router = Router()

#: The abilities that the rules name, at most five to a form; those that one formula needs share a form.
GROUPS: Mapping[Group, tuple[str, ...]] = {
    "body": ("strength", "fitness", "resistance", "agility", "determination"),
    "senses": ("alertness", "intuition", "reactions", "composure", "worldliness"),
    "people": ("charm", "leadership", "persuade", "withstand", "deduction"),
    "fight": ("close-combat", "firearms", "thrown-weapons", "medicine"),
}
#: The most characters that may be typed for a number.
MOST_DIGITS = 5


async def create(context: Context, name: str) -> None:
    """Start a player's sheet and show its form; somebody without a seat takes one."""
    played = await context.play(with_seat(context, CreateCharacter(name=name)))
    await show_form(context, event_of(CharacterCreated, played.events).sheet.id)


async def show(context: Context, character: Character) -> None:
    """Show a sheet, or its form to the person who may fill it in; players see little of an NPC.

    The GM gets a button that changes a sheet in play.
    """
    if acts_for(context.seat, character) and not character.finished:
        await show_form(context, character.id)
    elif context.seat.is_gm or character.is_main:
        changes = context.button(line("button-noir-change"), "noir-form", character.id)
        own = await _own_buttons(context, character)
        view = view_of(own, [changes if context.seat.is_gm else None])
        await context.reply(sheet(character, tuning(context.campaign.settings)), view)
    else:
        await context.reply(stranger_panel(character))


def panel(state: NoirState, character: Character) -> Panel:
    """Return a sheet as everybody may read it: of an NPC, what strangers see."""
    if not character.is_main:
        return stranger_panel(character)
    return sheet(character, tuning(state.campaign.settings))


async def _own_buttons(context: Context, character: Character) -> list[ui.Button[Any]]:
    """Return what a sheet in play can do for its player: roll, roll again, spend Fate, be shown to all."""
    if not controls(context.seat, character):
        return []
    roll = context.button(line("button-roll"), "n-roll-new", character.id, style=ButtonStyle.primary)
    last = await latest(context, ("test-opened",), lambda event: _rolled(event.test, character.id))
    again = [again_button(context, "n-roll-again", last.test.id)] if last else []
    if not character.is_main:
        return [roll, *again]
    fate = context.button(line("button-noir-spend"), "noir-spend", character.id)
    return [roll, *again, fate, show_button(context, character.id)]


def _rolled(test: Test, character: str) -> bool:
    return test.check.cast_of(character) is not None


async def show_form(context: Context, character: str) -> None:
    """Show the form of a sheet as it is saved now; without buttons if only the GM may change it."""
    now = await context.now()
    known: Character = now.state.characters[character]
    usual = tuning(now.campaign.settings)
    shown = sheet(known, usual) if known.finished else form(known, usual)
    locked = known.finished and not context.seat.is_gm
    await context.reply(shown, None if locked else _form_view(now, known))


def _form_view(context: Context, character: Character) -> ui.View | None:
    def opens(said: Line, verb: str, *words: str) -> ui.Button[Any]:
        return context.button(said, verb, character.id, *words)

    groups = [opens(said, "noir-values", group) for group, said in GROUP_NAMES.items()]
    further = [
        opens(line("button-noir-free"), "noir-free"),
        opens(line("button-noir-entered"), "noir-entered"),
        opens(line("button-noir-person"), "noir-entries", "person"),
        opens(line("button-noir-details"), "noir-entries", "details"),
    ]
    properties = opens(line("button-noir-properties"), "noir-entries", "properties")
    done = context.button(line("button-sheet-done"), "noir-done", character.id, style=ButtonStyle.primary)
    return view_of(
        groups,
        further,
        [weapon_menu(context, character, "noir-arms")],
        [properties, None if character.finished else done],
    )


def editable(context: Context, character: str) -> Character:
    """Return a sheet that this person may fill in now. Refused: `not-your-character`, `stale-button`."""
    known: Character = find_own(context.state, character, context.seat)
    if known.finished and not context.seat.is_gm:
        raise stale_button()
    return known


async def write(context: Context, character: Character, actions: Sequence[Action]) -> None:
    """Write on a sheet, show its form again, and tell everybody if it is in play."""
    done = await play_all(context, actions)
    await show_form(context, character.id)
    if character.finished:
        await announce(context, character.name, done)


@router.on("noir-form", Ack.UPDATE)
async def open_sheet(context: Context, character: str) -> None:
    """Show the form of a sheet that is in play."""
    await show_form(context, editable(context, character).id)


@router.on("noir-values", Ack.FORM)
async def ask_values(context: Context, character: str, group: Group) -> None:
    """Open the form with a group of abilities."""
    known = editable(context, character)
    fields = [_number(id_, _value(known, id_)) for id_ in GROUPS[group]]
    await ask(context, GROUP_NAMES[group], "noir-valued", character, group, fields=fields)


@router.on("noir-entered", Ack.FORM)
async def ask_entered(context: Context, character: str) -> None:
    """Open the form with the attributes that have no formula: size and luck."""
    known = editable(context, character)
    fields = [_number(id_, known.attributes.get(id_)) for id_ in ENTERED]
    await ask(context, line("form-noir-entered"), "noir-set", character, fields=fields)


def _number(id_: str, value: int | None) -> TextField:
    written = "" if value is None else str(value)
    return TextField(value_name(id_), written, most=MOST_DIGITS, required=False)


def _value(character: Character, id_: str) -> int | None:
    ability = character.ability(id_)
    return ability.value if ability else None


@router.on("noir-valued", Ack.UPDATE)
async def set_values(context: Context, character: str, group: Group, *texts: str) -> None:
    """Write a group of abilities; an empty field takes its ability off the sheet."""
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
    """Write size and luck; an empty field takes its attribute off the sheet."""
    known = editable(context, character)
    actions = [
        SetAttribute(character=character, attribute=id_, value=value)
        for id_, text in zip(ENTERED, texts, strict=False)
        if (value := _read(text)) != known.attributes.get(id_)
    ]
    await write(context, known, actions)


def _read(text: str) -> int | None:
    return parsing.number(text) if text.strip() else None


def weapon_menu(context: Context, character: Character, verb: str) -> ui.Select[Any] | None:
    """Return the menu of weapons; those that are carried are selected."""
    options = [
        context.option(weapon_name(weapon), weapon.id, chosen=character.arm(weapon.id) is not None)
        for weapon in at_hand(context, character)
    ]
    said = line("placeholder-noir-weapons")
    return context.menu(said, verb, character.id, options=options, many=True)


def at_hand(context: Context, character: Character) -> tuple[Weapon, ...]:
    """Return at most 25 weapons to choose from: those carried, those of the rules, those that the GM made."""
    found: dict[str, Weapon] = {arm.weapon.id: arm.weapon for arm in character.arms}
    for weapon in (*WEAPONS.values(), *reversed(context.state.shared.weapons)):
        found.setdefault(weapon.id, weapon)
    return tuple(found.values())[:25]


@router.on("noir-arms", Ack.UPDATE)
async def carry(context: Context, character: str, *chosen: str) -> None:
    """Carry the chosen weapons, and no others of those that were offered."""
    known = editable(context, character)
    offered = [one.id for one in at_hand(context, known) if known.arm(one.id)]
    await write(context, known, carrying(known, offered, chosen))


def carrying(character: Character, offered: Sequence[str], chosen: Sequence[str]) -> list[Action]:
    """Return the actions that drop the offered weapons that were not chosen, and take those that were."""
    left = [id_ for id_ in offered if id_ not in chosen]
    taken = [id_ for id_ in chosen if not character.arm(id_)]
    return [
        *(LeaveWeapon(character=character.id, weapon=id_) for id_ in left),
        *(TakeWeapon(character=character.id, weapon=id_) for id_ in taken),
    ]


@router.on("noir-done", Ack.UPDATE)
async def finish(context: Context, character: str) -> None:
    """Put the sheet into play."""
    await context.play(FinishSheet(character=character))
    await show(await context.now(), (await context.now()).state.characters[character])
