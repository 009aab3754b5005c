"""Uses of Fate that a player proposes: a public question with buttons for the GM, replaced by the answer.

Rules: NOIR-64 to 66, 69. The buttons hold only the number of the question, so they work after a restart.
"""

from typing import Any

from discord import ui

from chat.interactions.announcements import post, public_events
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.gm_requests import answer_in_place, ask_gm, require_open
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import as_panel
from narration.journal.events import event_lines
from narration.noir.fate.accounts import ask_panel
from narration.noir.fate.prompts import ask_option
from narration.text.line import Line, line
from rules.contract.system import Played
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.noir.base.enums import FateUse
from rules.noir.fate.prices import prices
from rules.noir.state.actions import JudgeAsk
from rules.noir.state.campaign_state import FateRequest
from rules.noir.state.events import FateAsked

router = Router()


async def settle(context: Context, played: Played, view: ui.View | None = None) -> None:
    """Tell everybody about a use of Fate, with `view` below it, and ask the GM in public about a proposal."""
    asked = [event.ask for event in played.events if isinstance(event, FateAsked)]
    told = [event for event in public_events(context, played) if not isinstance(event, FateAsked)]
    await context.reply(line("asked-gm") if asked else line("done-below"))
    if told:
        await post(context, as_panel(context.campaign.name, event_lines(context.campaign.system, told)), view)
    refresh_all(context, played)
    for ask in asked:
        await ask_gm(context, ask_panel(played.after, ask), ask_buttons(context.in_public, ask))


def refresh_all(context: Context, played: Played) -> None:
    """Show again every contest in which Fate has let somebody act, such as a rescue for stepping in."""
    for number in dict.fromkeys(event.contest for event in played.events if event.contest):
        context.refresh(number)


def ask_buttons(context: Context, ask: FateRequest) -> ui.View | None:
    """Return the GM's answers: yes (for a contact, at one of its prices) and no."""
    yes: list[tuple[Line, int]] = [(line("button-allow"), 0)]
    if ask.use is FateUse.CONTACT:
        yes = [(line("button-noir-price", points=cost), cost) for cost in prices(ask.use)]
    allow = [context.button(said, "noir-judge", ask.id, 1, cost) for said, cost in yes]
    return view_of([*allow, context.button(line("button-refuse"), "noir-judge", ask.id, 0, 0)])


def ask_menu(context: Context) -> ui.Select[Any] | None:
    """Return the menu of waiting questions."""
    asks = context.state.shared.asks
    options = [context.option(ask_option(context.state, ask), ask.id) for ask in asks]
    return context.menu(line("placeholder-noir-asks"), "noir-ask", options=options)


@router.on("noir-ask", Ack.UPDATE)
async def show_ask(context: Context, number: str) -> None:
    """Show one question to the GM, with its answers. Refused: `gm-only`, `no-such-ask`."""
    require_gm(context.seat)
    ask: FateRequest | None = context.state.shared.ask(number)
    if ask is None:
        raise Refused("no-such-ask")
    await context.reply(ask_panel(context.state, ask), ask_buttons(context, ask))


@router.on("noir-judge", Ack.UPDATE)
async def judge(context: Context, number: str, allowed: bool, points: int) -> None:  # a word of the button
    """Pay for what was proposed, or drop it; the answer takes the place of the question."""
    require_gm(context.seat)
    is_open = context.state.shared.ask(number) is not None
    await require_open(context, "no-such-ask", is_open=is_open)
    played = await context.play(JudgeAsk(ask=number, allowed=allowed, points=points))
    refresh_all(context, played)
    await answer_in_place(context, context.campaign.name, played)
