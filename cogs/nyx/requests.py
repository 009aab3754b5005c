"""What a player asks the GM for: changed aspects, or a success without a roll (NYX-13, NYX-14).

The question is posted in public with two buttons for the GM; the answer replaces it.
"""

import re
import zlib
from collections.abc import Sequence

from chat.interactions.announcements import announce, replace_question
from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.gm_requests import ask_gm, require_open
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import as_panel, event_of
from narration.journal.events import event_lines
from narration.nyx.character.aspect_changes import ask_panel, change_result
from narration.text.line import Line, Panel, line, verbatim
from narration.text.refusals import refusal_line
from rules.core.model_base import Event
from rules.core.names import TEXT_LENGTH, clean
from rules.core.refusal import Refused
from rules.nyx.sheet.requests import entries_of
from rules.nyx.sheet.sheet import find_own
from rules.nyx.state.actions import AskSuccess, JudgeAsk, ProposeChange, SucceedByAspect
from rules.nyx.state.campaign_state import Ask, Character, Entry
from rules.nyx.state.events import Asked, AspectsChanged

router = Router()

#: A line of a change: a name and its value, in either order, with any of these signs between them. A name
#: does not end in such a sign, so that a line of nothing but signs is matched in only one way, and quickly.
_LINE = re.compile(r"(?P<name>.*[^\s:=(,;–—-])[\s:=(,;–—-]++\+?(?P<value>\d+)\W*")
_TURNED = re.compile(r"\+?(?P<value>\d+)[\s:=),;–—-]+(?P<name>\S.*)")
#: What people write between a name and its value.
_BETWEEN = " \t:=(,;–—-"
_BULLET = re.compile(r"^\s*[-–—•*]\s+")
#: The most characters of a proposed change: room for fifteen aspects with the longest names.
MOST_TEXT = 1500


def mark(ask: Ask) -> str:
    """Return a short word that tells one question from the next."""
    return f"{zlib.crc32(ask.model_dump_json().encode()):x}"


async def _publish(context: Context, action: AskSuccess | ProposeChange) -> None:
    """Ask the GM in public, with two buttons that answer this question and no later one."""
    played = await context.play(action)
    asked = event_of(Asked, played.events)
    words = ("judge-ask", asked.character, mark(asked.ask))
    allow = context.in_public.button(line("button-allow"), *words, 1)
    refuse = context.in_public.button(line("button-refuse"), *words, 0)
    await context.reply(line("asked-gm"))
    await ask_gm(context, ask_panel(asked), view_of([allow, refuse]))


@router.on("judge-ask", Ack.UPDATE)
async def judge_ask(context: Context, character: str, marked: str, allow: bool) -> None:
    """Allow or refuse; the answer replaces the question. Refused: `no-ask` for an older question."""
    known = context.state.characters.get(character)
    asked = known.ask if known else None
    await require_open(context, "no-ask", is_open=asked is not None and mark(asked) == marked)
    played = await context.play(JudgeAsk(character=character, allow=allow))
    await replace_question(context, _judged(context, played.after.characters[character].name, played.events))


def _judged(context: Context, title: str, events: Sequence[Event]) -> Line | Panel:
    for event in events:
        if isinstance(event, AspectsChanged):
            return change_result(event)
    return as_panel(title, event_lines(context.campaign.system, events))


async def open_change(context: Context, character: Character, typed: str = "", reason: str = "") -> None:
    """Open the form with all aspects, one to a line, and the reason (NYX-14)."""
    listed = typed or "\n".join(f"{entry.name} {entry.value}" for entry in entries_of(character))
    fields = [
        TextField(line("form-change-aspects"), listed, most=MOST_TEXT, long=True),
        TextField(line("form-reason"), reason, most=TEXT_LENGTH, long=True),
    ]
    await ask(context, line("form-change-title"), "change", character.id, fields=fields)


@router.on("change", Ack.PRIVATE)
async def change(context: Context, character: str, typed: str, reason: str) -> None:
    """Propose the change; what was typed is kept for another try where it is refused."""
    find_own(context.state, character, context.seat)
    try:
        proposal = ProposeChange(character=character, entries=parse(typed), reason=reason)
        await _publish(context, proposal)
    except Refused as refused:
        again = context.button(line("button-mend"), "change-again", character)
        await context.reply(_to_mend(refused, typed, reason), view_of([again]))


def _to_mend(refused: Refused, typed: str, reason: str) -> Panel:
    """Return the refusal with the lines that were typed: the form takes them from this panel again."""
    return Panel(
        headline=refusal_line(refused),
        title=line("form-change-title"),
        lines=tuple(verbatim(text) for each in typed.splitlines() if (text := clean(each))),
        footer=verbatim(clean(reason)),
    )


@router.on("change-again", Ack.FORM)
async def change_again(context: Context, character: str) -> None:
    """Open the form again with what was typed before, as the message shows it."""
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


@router.on("success", Ack.FORM)
async def ask_success(context: Context, character: str, aspect: int) -> None:
    """Ask how the aspect helps (NYX-13). Refused: `not-your-character` to players."""
    if not context.seat.is_gm:
        find_own(context.state, character, context.seat)
    field = TextField(line("form-success"), most=TEXT_LENGTH, long=True)
    await ask(context, line("form-success-title"), "success-by", character, aspect, fields=[field])


@router.on("success-by", Ack.UPDATE)
async def success_by(context: Context, character: str, aspect: int, text: str) -> None:
    """Ask the GM; if it is the GM who asks, the success is given at once."""
    if not context.seat.is_gm:
        await _publish(context, AskSuccess(character=character, aspect=aspect, text=text))
        return
    played = await context.play(SucceedByAspect(character=character, aspect=aspect, text=text))
    await context.reply(line("done-below"))
    await announce(context, context.campaign.name, played)
