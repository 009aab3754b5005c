"""Uses of Fate that a player proposes: they stand in public with the GM's buttons, until the GM has answered.

Rules: NOIR-64 to 66, 69. The buttons hold no more than the number of the question: they work after a restart.
"""

from typing import Any

import discord
from discord import ui

from chat.interactions.announcements import post, public_events, replace_question
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.as_panel import as_panel
from chat.messages.components import button, custom_id_of, menu, view_of
from chat.messages.printer import Printer
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
    """Tell everybody of a use of Fate, with what others may do now; put to the GM what waits for a word."""
    asked = [event.ask for event in played.events if isinstance(event, FateAsked)]
    told = [event for event in public_events(context, played) if not isinstance(event, FateAsked)]
    await context.reply(line("asked-gm") if asked else line("done-below"))
    if told:
        await post(context, as_panel(context.campaign.name, event_lines(context.campaign.system, told)), view)
    for ask in asked:
        called = [context.campaign.gm.holder]
        await post(context, ask_panel(played.after, ask), ask_buttons(context.announce, context, ask), called)


def ask_buttons(printer: Printer, context: Context, ask: FateRequest) -> ui.View | None:
    """Return the GM's answers: the prices of a contact, or leave to do it; and no."""

    def answer(said: Line, *words: object) -> ui.Button[Any]:
        return button(printer.label(said), custom_id_of("noir-judge", context.campaign.id, ask.id, *words))

    if ask.use is FateUse.CONTACT:
        yes = [answer(line("button-noir-price", points=cost), 1, cost) for cost in prices(ask.use)]
    else:
        yes = [answer(line("button-allow"), 1, 0)]
    return view_of([*yes, answer(line("button-refuse"), 0, 0)])


def ask_menu(context: Context) -> ui.Select[Any] | None:
    """Return the menu of the questions that wait."""
    options = [
        discord.SelectOption(label=context.print.label(ask_option(context.state, ask), 100), value=ask.id)
        for ask in context.state.shared.asks
    ]
    said = context.print.label(line("placeholder-noir-asks"), 150)
    return menu(said, custom_id_of("noir-ask", context.campaign.id), options)


@router.on("noir-ask", Ack.UPDATE)
async def show_ask(context: Context, number: str) -> None:
    """Show one question to the GM, with its answers."""
    require_gm(context.seat)
    ask = _waiting(context, number)
    await context.reply(ask_panel(context.state, ask), ask_buttons(context.print, context, ask))


def _waiting(context: Context, number: str) -> FateRequest:
    ask: FateRequest | None = context.state.shared.ask(number)
    if ask is None:
        raise Refused("no-such-ask")
    return ask


@router.on("noir-judge", Ack.UPDATE)
async def judge(context: Context, number: str, allowed: bool, points: int) -> None:  # a word of the button
    """Answer: what was proposed is paid now, or is off. The answer stands where the question stood."""
    require_gm(context.seat)
    if context.state.shared.ask(number) is None:  # answered elsewhere: nothing is left to press
        await context.interaction.edit_original_response(view=None)
    played = await context.play(JudgeAsk(ask=number, allowed=allowed, points=points))
    await replace_question(
        context,
        as_panel(context.campaign.name, event_lines(context.campaign.system, public_events(context, played))),
    )
