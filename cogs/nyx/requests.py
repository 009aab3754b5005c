"""What a player asks the GM for: changed aspects, or a success without a roll (NYX-13, NYX-14).

The question stands in public with the GM's two buttons; the answer takes its place.
"""

import re
import zlib
from collections.abc import Sequence

from discord import ui

from chat.interactions.announcements import post, replace_question
from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack
from chat.messages.as_panel import as_panel, event_of
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Printer
from narration.journal.events import event_lines
from narration.nyx.character.aspect_changes import ask_panel, change_result
from narration.text.line import Line, Panel, line, verbatim
from narration.text.refusals import refusal_line
from rules.core.model_base import Action, Event
from rules.core.names import TEXT_LENGTH, clean
from rules.core.refusal import Refused
from rules.nyx.sheet.requests import entries_of
from rules.nyx.sheet.sheet import find_own
from rules.nyx.state.actions import AskSuccess, JudgeAsk, ProposeChange, SucceedByAspect
from rules.nyx.state.campaign_state import Ask, Character, Entry
from rules.nyx.state.events import Asked, AspectsChanged

router = Router()

#: A line of a change: a name and its value, in either order, with any signs between them. A name ends with
#: none of those signs: a line of nothing else is read in one way, and not in as many as it has signs.
_LINE = re.compile(r"(?P<name>.*[^\s:=(,;–—-])[\s:=(,;–—-]++\+?(?P<value>\d+)\W*")
_TURNED = re.compile(r"\+?(?P<value>\d+)[\s:=),;–—-]+(?P<name>\S.*)")
#: What people write between the two, besides blanks.
_BETWEEN = " \t:=(,;–—-"
_BULLET = re.compile(r"^\s*[-–—•*]\s+")
#: Room for fifteen aspects with the longest names.
MOST_TEXT = 1500


def ask_buttons(printer: Printer, campaign: int, character: Character, ask: Ask) -> ui.View | None:
    """Return the GM's two buttons; they answer this question and no later one."""
    words = (character.id, mark(ask))
    return view_of(
        [
            button(printer.label(line("button-allow")), custom_id_of("judge-ask", campaign, *words, 1)),
            button(printer.label(line("button-refuse")), custom_id_of("judge-ask", campaign, *words, 0)),
        ]
    )


def mark(ask: Ask) -> str:
    """Return a short word that tells one question from the next."""
    return f"{zlib.crc32(ask.model_dump_json().encode()):x}"


async def publish_ask(context: Context, action: AskSuccess | ProposeChange) -> None:
    """Ask, and call the GM in public."""
    played = await context.play(action)
    asked = event_of(Asked, played.events)
    view = ask_buttons(
        context.announce, context.campaign.id, played.after.characters[asked.character], asked.ask
    )
    await context.reply(line("asked-gm"))
    await post(context, ask_panel(asked), view, [context.campaign.gm.holder])


@router.on("judge-ask", Ack.UPDATE)
async def judge_ask(
    context: Context, character: str, marked: str, allow: bool
) -> None:  # a word of the button
    """Allow or refuse; the answer stands where the question stood."""
    known = context.state.characters.get(character)
    if known is None or known.ask is None or mark(known.ask) != marked:
        await context.interaction.edit_original_response(view=None)
        raise Refused("no-ask")
    played = await context.play(JudgeAsk(character=character, allow=allow))
    await replace_question(context, _judged(context, known.name, played.events))


def _judged(context: Context, title: str, events: Sequence[Event]) -> Line | Panel:
    for event in events:
        if isinstance(event, AspectsChanged):
            return change_result(event)
    return as_panel(title, event_lines(context.campaign.system, events))


# ------------------------------------------------------------------------------------- changed aspects


async def open_change(context: Context, character: Character, typed: str = "", reason: str = "") -> None:
    """Open the form with all aspects, a line each, and the reason (NYX-14)."""
    listed = typed or "\n".join(f"{entry.name} {entry.value}" for entry in entries_of(character))
    blanks = [
        TextField(context.print.label(line("form-change-aspects"), 45), listed, most=MOST_TEXT, long=True),
        TextField(context.print.label(line("form-reason"), 45), reason, most=TEXT_LENGTH, long=True),
    ]
    custom_id = custom_id_of("change", context.campaign.id, character.id)
    await open_modal(
        context.interaction, context.print.label(line("form-change-title"), 45), custom_id, blanks
    )


@router.on("change", Ack.PRIVATE)
async def change(context: Context, character: str, typed: str, reason: str) -> None:
    """Propose the change; one that breaks a bound keeps what was typed, to be mended."""
    find_own(context.state, character, context.seat)
    try:
        proposal = ProposeChange(character=character, entries=parse(typed), reason=reason)
        await publish_ask(context, proposal)
    except Refused as refused:
        await context.reply(_to_mend(refused, typed, reason), _mend_button(context, character))


def _to_mend(refused: Refused, typed: str, reason: str) -> Panel:
    """The lines that were typed stand in the panel, and come back from it into the form."""
    return Panel(
        headline=refusal_line(refused),
        title=line("form-change-title"),
        lines=tuple(verbatim(text) for each in typed.splitlines() if (text := clean(each))),
        footer=verbatim(clean(reason)),
    )


def _mend_button(context: Context, character: str) -> ui.View | None:
    said = context.print.label(line("button-mend"))
    return view_of([button(said, custom_id_of("change-again", context.campaign.id, character))])


@router.on("change-again", Ack.FORM)
async def change_again(context: Context, character: str) -> None:
    """Open the form again with what was typed before."""
    known = find_own(context.state, character, context.seat)
    pressed = context.interaction.message
    if pressed is None or not pressed.embeds:
        raise stale_button()
    shown = pressed.embeds[0]
    typed = re.sub(r"\\(?=\W)", "", shown.description or "")
    await open_change(context, known, typed[:MOST_TEXT], (shown.footer.text or "")[:TEXT_LENGTH])


def parse(typed: str) -> tuple[Entry, ...]:
    """Read lines of a name and a value, in either order; refuse `not-a-number` for any other."""
    lines = (_BULLET.sub("", text).strip() for text in typed.splitlines())
    return tuple(_entry(text) for text in lines if text)


def _entry(text: str) -> Entry:
    found = _LINE.fullmatch(text) or _TURNED.fullmatch(text)
    if found is None:
        raise Refused("not-a-number", text=text)
    return Entry(name=found["name"].rstrip(_BETWEEN), value=int(found["value"][:3]))


# ------------------------------------------------------------------------------------- success without a roll


@router.on("success", Ack.FORM)
async def ask_success(context: Context, character: str, aspect: int) -> None:
    """Ask how the aspect helps (NYX-13)."""
    blank = TextField(context.print.label(line("form-success"), 45), most=TEXT_LENGTH, long=True)
    custom_id = custom_id_of("success-by", context.campaign.id, character, aspect)
    await open_modal(
        context.interaction, context.print.label(line("form-success-title"), 45), custom_id, [blank]
    )


@router.on("success-by", Ack.UPDATE)
async def success_by(context: Context, character: str, aspect: int, text: str) -> None:
    """Ask the GM; the GM needs to ask nobody."""
    if context.seat.is_gm:
        action: Action = SucceedByAspect(character=character, aspect=aspect, text=text)
        played = await context.play(action)
        await context.reply(line("done-below"))
        await post(
            context, as_panel(context.campaign.name, event_lines(context.campaign.system, played.events))
        )
    else:
        await publish_ask(context, AskSuccess(character=character, aspect=aspect, text=text))
