"""The guided form of a Zapas sheet, from an empty one to play; each step is saved (ZAP-1, ZAP-11).

Contacts and things that rolls have brought are here, too (ZAP-58, ZAP-59). `traits`, `flags` and `conditions`
have the other pages.
"""

from collections.abc import Sequence
from typing import TypeAlias

from discord import ButtonStyle

from chat.interactions.announcements import announce
from chat.interactions.arguments import parse_argument
from chat.interactions.character_options import with_seat
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.shared.people.sheet_buttons import latest, show_button
from cogs.shared.roll_again import again_button
from cogs.zapas.bundles import put_into_play
from cogs.zapas.components import Button, Menu, is_own, mark, still_there
from cogs.zapas.conditions import show_condition
from narration.text.line import Panel, line
from narration.zapas.sheet.prompts import condition_option, flag_option, note_option, note_page, trait_option
from narration.zapas.sheet.sheet import form, sheet
from rules.contract.ownership import find, find_own
from rules.core.names import TEXT_LENGTH
from rules.core.seat import PUBLIC
from rules.zapas.sheet.flags import MOST_FLAGS
from rules.zapas.sheet.proposals import proposals_of
from rules.zapas.state.access import find_owned
from rules.zapas.state.campaign_state import Character, Note, ZapasState
from rules.zapas.state.sheet_actions import ChangeNote, CreateCharacter, DropTrait, GetReady, WriteBiography
from rules.zapas.state.sheet_events import CharacterCreated

router = Router()

#: What `change_sheet` plays.
SheetChange: TypeAlias = DropTrait | ChangeNote


async def create(context: Context, name: str) -> None:
    """Start a player's sheet and show its form; somebody without a seat takes one."""
    played = await context.play(with_seat(context, CreateCharacter(name=name)))
    await show_form(context, event_of(CharacterCreated, played.events).sheet.id)


@router.on("z-form", Ack.UPDATE)
async def show_form(context: Context, character: str) -> None:
    """Show a sheet as it is now, with what this person may do with it."""
    now = await context.now()
    who = find(now.state, character)
    writing = is_own(now, who) and not who.ready
    page = form(now.state, who) if writing else sheet(now.state, who)
    await context.reply(page, view_of(*await _form_rows(now, who)))


def panel(state: ZapasState, who: Character) -> Panel:
    """Return a sheet as a message."""
    return sheet(state, who)


async def change_sheet(context: Context, action: SheetChange) -> None:
    """Play a change of a sheet, show the sheet, and announce it."""
    played = await context.play(action)
    await show_form(context, action.character)
    await announce(context, find(played.after, action.character).name, played)


async def _form_rows(context: Context, who: Character) -> Sequence[Sequence[Button | Menu | None]]:
    if is_own(context, who):
        return (
            [*await _playing(context, who), *_writing(context, who)],
            [traits_menu(context, who)],
            [_flags_menu(context, who)],
            [_things_menu(context, who)],
            _ending(context, who),
        )
    if context.seat.is_gm and who.is_main:
        return ([_flags_menu(context, who)], [_things_menu(context, who)])
    return ()


async def _playing(context: Context, who: Character) -> list[Button]:
    """Return what a sheet in play can do: roll, and roll again what was tried last."""
    if not who.ready:
        return []
    roll = context.button(line("button-zapas-try"), "z-try", who.id, style=ButtonStyle.primary)
    last = await latest(context, ("roll-opened",), lambda event: event.roll.character == who.id)
    return [roll, *([again_button(context, "z-again", last.roll.id)] if last else [])]


def _writing(context: Context, who: Character) -> list[Button]:
    first = context.button(line("button-zapas-life"), "z-life", who.id)
    trait = context.button(line("button-zapas-new-trait"), "z-new-trait", who.id)
    flag = context.button(line("button-zapas-new-flag"), "z-new-flag", who.id)
    return [first, trait, *([flag] if len(who.flags) < MOST_FLAGS else [])]


def _ending(context: Context, who: Character) -> list[Button]:
    """Return the buttons that propose drafts, refresh the page, and put the sheet into play."""
    again = context.button(line("button-zapas-refresh"), "z-form", who.id)
    if who.ready:
        advance = context.button(line("button-zapas-advance"), "z-advance", who.id)
        return [*propose_button(context, who), advance, show_button(context, who.id), again]
    ready = context.button(line("button-zapas-ready"), "z-ready", who.id, style=ButtonStyle.primary)
    return [*propose_button(context, who), again, ready]


def propose_button(context: Context, who: Character, trait: int = 0) -> list[Button]:
    """Return the button that proposes the drafts of one trait, or with 0 of all; none without drafts."""
    count = sum(proposal.draft for what, proposal in proposals_of(who) if not trait or what.trait == trait)
    if not count:
        return []
    said = line("button-zapas-propose", count=count)
    return [context.button(said, "z-propose", who.id, trait, style=ButtonStyle.success)]


def traits_menu(context: Context, who: Character) -> Menu | None:
    """Return the menu of traits; each opens its page."""
    options = [context.option(trait_option(trait), trait.id) for trait in who.standing]
    return context.menu(line("placeholder-zapas-open-trait"), "z-trait", who.id, options=options)


def _flags_menu(context: Context, who: Character) -> Menu | None:
    options = [context.option(flag_option(flag), flag.id) for flag in who.flags]
    return context.menu(line("placeholder-zapas-open-flag"), "z-flag", who.id, options=options)


def _things_menu(context: Context, who: Character) -> Menu | None:
    """Return the menu of conditions, and of contacts and things that rolls have brought."""
    options = [context.option(condition_option(one), f"c{mark(one.label)}") for one in who.conditions]
    options += [context.option(note_option(one), f"n{one.id}") for one in reversed(who.notes)]
    return context.menu(line("placeholder-zapas-thing"), "z-thing", who.id, options=options)


@router.on("z-life", Ack.FORM)
async def ask_life(context: Context, character: str) -> None:
    """Open the form for the biography (ZAP-1)."""
    who = find_owned(context.state, character, context.seat)
    life = TextField(line("form-zapas-life"), who.biography, most=TEXT_LENGTH, long=True)
    await ask(context, line("button-zapas-life"), "z-lived", who.id, fields=[life])


@router.on("z-lived", Ack.UPDATE)
async def write_life(context: Context, character: str, text: str) -> None:
    """Write the biography; everybody hears of it once the sheet is in play."""
    who = find_owned(context.state, character, context.seat)
    played = await context.play(WriteBiography(character=character, text=text))
    await show_form(context, character)
    if who.ready:
        await announce(context, who.name, played)


@router.on("z-ready", Ack.UPDATE)
async def get_ready(context: Context, character: str) -> None:
    """Put the sheet into play, and say so beneath what was accepted if that is one message (ZAP-11)."""
    played = await context.play(GetReady(character=character))
    await show_form(context, character)
    state = context.system.view(played.after, PUBLIC)
    if not await put_into_play(context, state, character):
        await announce(context, find(played.after, character).name, played)


@router.on("z-thing", Ack.UPDATE)
async def open_thing(context: Context, character: str, chosen: str) -> None:
    """Show a condition, or a contact or thing."""
    kind, word = chosen[:1], chosen[1:]
    if kind == "c":
        await show_condition(context, character, word)
        return
    who, note = _note(context, character, parse_argument(int, word))
    buttons = [
        context.button(line("button-zapas-note"), "z-note", who.id, note.id),
        context.button(line("button-back"), "z-form", who.id),
    ]
    await context.reply(note_page(who, note), view_of(buttons))


def _note(context: Context, character: str, number: int) -> tuple[Character, Note]:
    """Return a character and a note of it. Refused: `not-your-character`, `stale-button` for no note."""
    who = find_own(context.state, character, context.seat)
    return who, still_there(who.note(number))


@router.on("z-note", Ack.FORM)
async def ask_note(context: Context, character: str, number: int) -> None:
    """Open the form for what is known of a contact or thing."""
    who, note = _note(context, character, number)
    text = TextField(line("form-zapas-note"), note.text, most=TEXT_LENGTH, required=False, long=True)
    await ask(context, line("button-zapas-note"), "z-noted", who.id, note.id, fields=[text])


@router.on("z-noted", Ack.UPDATE)
async def write_note(context: Context, character: str, number: int, text: str = "") -> None:
    """Write what is known of it; an empty text takes it off the sheet."""
    _note(context, character, number)
    await change_sheet(context, ChangeNote(character=character, note=number, text=text.strip()))
