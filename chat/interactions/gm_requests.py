"""Public requests to the GM: a question with buttons for the GM, which the answer replaces."""

from discord import ui

from chat.interactions.announcements import post, public_events, replace_question
from chat.interactions.context import Context
from chat.messages.lines_as_panel import as_panel
from narration.journal.events import event_lines
from narration.text.line import Line, Panel
from rules.contract.system import Played
from rules.core.refusal import Refused


async def ask_gm(context: Context, question: Line | Panel, answers: ui.View | None) -> None:
    """Post a question for the GM, who is pinged; the private answer must have been sent already."""
    await post(context, question, answers, [context.campaign.gm.holder])


async def require_open(context: Context, code: str, *, is_open: bool) -> None:
    """Unless a question is still open, remove its buttons and refuse with this code."""
    if not is_open:
        await context.interaction.edit_original_response(view=None)
        raise Refused(code)


async def answer_in_place(context: Context, title: str, played: Played) -> None:
    """Replace the question with the public part of the GM's answer."""
    told = event_lines(context.campaign.system, public_events(context, played))
    await replace_question(context, as_panel(title, told))
