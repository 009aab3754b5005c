"""The sheet's menu of conditions, and of contacts and things that rolls have brought (ZAP-20, 58, 59)."""

from chat.interactions.announcements import announce
from chat.interactions.arguments import parse_argument, stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.zapas.conditions import show_condition
from cogs.zapas.sheet import show_form
from narration.text.line import line
from narration.zapas.sheet.prompts import note_page
from rules.contract.ownership import find_own
from rules.core.names import TEXT_LENGTH
from rules.zapas.state.campaign_state import Character, Note
from rules.zapas.state.sheet_actions import ChangeNote

router = Router()


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
    note = who.note(number)
    if note is None:
        raise stale_button()
    return who, note


@router.on("z-note", Ack.FORM)
async def ask_note(context: Context, character: str, number: int) -> None:
    """Open the form for what is known of a contact or thing."""
    who, note = _note(context, character, number)
    text = TextField(line("form-zapas-note"), note.text, most=TEXT_LENGTH, required=False, long=True)
    await ask(context, line("button-zapas-note"), "z-noted", who.id, note.id, fields=[text])


@router.on("z-noted", Ack.UPDATE)
async def write_note(context: Context, character: str, number: int, text: str = "") -> None:
    """Write what is known of it; an empty text takes it off the sheet."""
    who, _ = _note(context, character, number)
    played = await context.play(ChangeNote(character=character, note=number, text=text.strip()))
    await show_form(context, character)
    await announce(context, who.name, played)
