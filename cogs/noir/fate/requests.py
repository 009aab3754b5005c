"""Uses of Fate that a player proposes: they stand in public with the GM's buttons, until the GM has answered.

Rules: NOIR-64 to 66, 69. The buttons hold no more than the number of the question: they work after a restart.
"""

from typing import Any

import discord
from discord import ui

from chat.interactions.announcements import conclude, in_the_open, post
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.response import Ack
from chat.messages.as_panel import journal
from chat.messages.components import button, menu, press_id, rows
from chat.messages.printer import Printer
from narration.journal.events import lines_of
from narration.noir.fate.accounts import ask_panel
from narration.noir.fate.prompts import ask_option
from narration.text.line import Line, line
from rules.contract.system import Played
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.noir.base.enums import FateUse
from rules.noir.fate.prices import prices
from rules.noir.state.actions import JudgeAsk
from rules.noir.state.campaign_state import Ask
from rules.noir.state.events import FateAsked

verbs = Verbs()


async def settle(guest: Guest, played: Played, view: ui.View | None = None) -> None:
    """Tell everybody of a use of Fate, with what others may do now; put to the GM what waits for a word."""
    asked = [event.ask for event in played.events if isinstance(event, FateAsked)]
    told = [event for event in in_the_open(guest, played) if not isinstance(event, FateAsked)]
    await guest.reply(line("asked-gm") if asked else line("done-below"))
    if told:
        await post(guest, journal(guest.campaign.name, lines_of(guest.campaign.system, told)), view)
    for ask in asked:
        called = [guest.campaign.gm.holder]
        await post(guest, ask_panel(played.after, ask), ask_buttons(guest.announce, guest, ask), called)


def ask_buttons(printer: Printer, guest: Guest, ask: Ask) -> ui.View | None:
    """Return the GM's answers: the prices of a contact, or leave to do it; and no."""

    def answer(said: Line, *words: object) -> ui.Button[Any]:
        return button(printer.label(said), press_id("noir-judge", guest.campaign.id, ask.id, *words))

    if ask.use is FateUse.CONTACT:
        yes = [answer(line("button-noir-price", points=cost), 1, cost) for cost in prices(ask.use)]
    else:
        yes = [answer(line("button-allow"), 1, 0)]
    return rows([*yes, answer(line("button-refuse"), 0, 0)])


def ask_menu(guest: Guest) -> ui.Select[Any] | None:
    """Return the menu of the questions that wait."""
    options = [
        discord.SelectOption(label=guest.print.label(ask_option(guest.state, ask), 100), value=ask.id)
        for ask in guest.state.shared.asks
    ]
    said = guest.print.label(line("placeholder-noir-asks"), 150)
    return menu(said, press_id("noir-ask", guest.campaign.id), options)


@verbs.on("noir-ask", Ack.UPDATE)
async def show_ask(guest: Guest, number: str) -> None:
    """Show one question to the GM, with its answers."""
    require_gm(guest.seat)
    ask = _waiting(guest, number)
    await guest.reply(ask_panel(guest.state, ask), ask_buttons(guest.print, guest, ask))


def _waiting(guest: Guest, number: str) -> Ask:
    ask: Ask | None = guest.state.shared.ask(number)
    if ask is None:
        raise Refused("no-such-ask")
    return ask


@verbs.on("noir-judge", Ack.UPDATE)
async def judge(guest: Guest, number: str, allowed: bool, points: int) -> None:  # a word of the button
    """Answer: what was proposed is paid now, or is off. The answer stands where the question stood."""
    require_gm(guest.seat)
    if guest.state.shared.ask(number) is None:  # answered elsewhere: nothing is left to press
        await guest.interaction.edit_original_response(view=None)
    played = await guest.play(JudgeAsk(ask=number, allowed=allowed, points=points))
    await conclude(
        guest, journal(guest.campaign.name, lines_of(guest.campaign.system, in_the_open(guest, played)))
    )
