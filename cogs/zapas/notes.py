"""What ails a character and what rolls have brought it, from one menu of its sheet (ZAP-20, 58, 59)."""

from chat.interactions.arguments import legible, stale
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.modals import Blank, open_form
from chat.interactions.response import Ack
from chat.messages.components import press_id, rows
from cogs.zapas.components import opens, tell
from cogs.zapas.conditions import show_condition
from cogs.zapas.sheet import show_form
from narration.text.line import line
from narration.zapas.sheet.prompts import note_page
from rules.contract.ownership import own
from rules.core.names import TEXT_LENGTH
from rules.zapas.state.campaign_state import Character, Note
from rules.zapas.state.sheet_actions import ChangeNote

verbs = Verbs()


@verbs.on("z-thing", Ack.UPDATE)
async def open_thing(guest: Guest, character: str, chosen: str) -> None:
    """Show a condition, or a contact or thing."""
    kind, word = chosen[:1], chosen[1:]
    if kind == "c":
        await show_condition(guest, character, word)
        return
    who, note = _note(guest, character, legible(int, word))
    buttons = [
        opens(guest, line("button-zapas-note"), "z-note", who.id, note.id),
        opens(guest, line("button-back"), "z-form", who.id),
    ]
    await guest.reply(note_page(who, note), rows(buttons))


def _note(guest: Guest, character: str, number: int) -> tuple[Character, Note]:
    """Return something on a sheet that this guest may change; else `not-your-character`, `stale-button`."""
    who = own(guest.state, character, guest.seat)
    note = who.note(number)
    if note is None:
        raise stale()
    return who, note


@verbs.on("z-note", Ack.FORM)
async def ask_note(guest: Guest, character: str, number: int) -> None:
    """Open the form with what is known of it."""
    who, note = _note(guest, character, number)
    said = guest.print.label(line("form-zapas-note"), 45)
    blank = Blank(said, note.text, most=TEXT_LENGTH, required=False, long=True)
    custom_id = press_id("z-noted", guest.campaign.id, who.id, note.id)
    await open_form(guest.interaction, guest.print.label(line("button-zapas-note"), 45), custom_id, [blank])


@verbs.on("z-noted", Ack.UPDATE)
async def write_note(guest: Guest, character: str, number: int, text: str = "") -> None:
    """Say more about it; left empty, it goes off the sheet."""
    who, _ = _note(guest, character, number)
    played = await guest.play(ChangeNote(character=character, note=number, text=text.strip()))
    await show_form(guest, character)
    await tell(guest, who.name, [played])
