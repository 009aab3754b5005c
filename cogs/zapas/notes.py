"""What ails a character and what rolls have brought it, from one menu of its sheet (ZAP-20, 58, 59)."""

from chat.interactions.arguments import parse_argument, stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack
from chat.messages.components import custom_id_of, view_of
from cogs.zapas.components import opens, tell
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
        opens(context, line("button-zapas-note"), "z-note", who.id, note.id),
        opens(context, line("button-back"), "z-form", who.id),
    ]
    await context.reply(note_page(who, note), view_of(buttons))


def _note(context: Context, character: str, number: int) -> tuple[Character, Note]:
    """Return something on a sheet that this context may change; else `not-your-character`, `stale-button`."""
    who = find_own(context.state, character, context.seat)
    note = who.note(number)
    if note is None:
        raise stale_button()
    return who, note


@router.on("z-note", Ack.FORM)
async def ask_note(context: Context, character: str, number: int) -> None:
    """Open the form with what is known of it."""
    who, note = _note(context, character, number)
    said = context.print.label(line("form-zapas-note"), 45)
    blank = TextField(said, note.text, most=TEXT_LENGTH, required=False, long=True)
    custom_id = custom_id_of("z-noted", context.campaign.id, who.id, note.id)
    await open_modal(
        context.interaction, context.print.label(line("button-zapas-note"), 45), custom_id, [blank]
    )


@router.on("z-noted", Ack.UPDATE)
async def write_note(context: Context, character: str, number: int, text: str = "") -> None:
    """Say more about it; left empty, it goes off the sheet."""
    who, _ = _note(context, character, number)
    played = await context.play(ChangeNote(character=character, note=number, text=text.strip()))
    await show_form(context, character)
    await tell(context, who.name, [played])
