"""A player's Fate outside rolls: what it pays for in the scene, contacts, promises toward a clue.

Rules: NOIR-60, 64 to 66. What a player proposes is asked in `cogs.noir.fate.requests`.
"""

from typing import Any

import discord
from discord import ui

from chat.interactions.character_options import named
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.modals import Blank, open_form
from chat.interactions.response import Ack
from chat.messages.components import button, menu, press_id, rows
from cogs.noir.fate.requests import settle
from cogs.noir.fate.rescue import rescue_button
from narration.noir.fate.prompts import account_panel, pledge_panel
from narration.text.line import Line, line
from rules.contract.ownership import own
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.noir.base.settings import tuning
from rules.noir.state.actions import PayChange, PayContact, Pledge
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.events import FateAsked
from rules.noir.state.participants import main_characters

verbs = Verbs()

Button = ui.Button[Any]

#: Where a character's id stands in a button: the GM's pot.
POT = "0"


def fate_button(guest: Guest, said: Line, verb: str, *words: object) -> Button:
    """Return a button of this campaign's Fate."""
    return button(guest.print.label(said), press_id(verb, guest.campaign.id, *words))


async def show_account(guest: Guest, who: Character) -> None:
    """Show an account and the uses outside rolls. Refused: `not-allowed-npc` for the GM's own."""
    if not who.is_main:
        raise Refused("not-allowed-npc", name=who.name)
    await guest.reply(account_panel(guest.state, who), _account_view(guest, who))


def _account_view(guest: Guest, who: Character) -> ui.View | None:
    contact = fate_button(guest, line("button-noir-contact"), "noir-contact", who.id)
    return rows(
        changes(guest, who.id),
        [
            *([] if guest.seat.is_gm else [contact]),  # the GM's own is paid from the pot
            rescue_button(guest, who),
            fate_button(guest, line("button-noir-pledge"), "noir-pledge", who.id),
        ],
    )


def changes(guest: Guest, payer: str) -> list[Button]:
    """Return the two ways to change the situation, each with its price (NOIR-64)."""
    usual = tuning(guest.campaign.settings)
    return [
        fate_button(guest, line("button-noir-alter", price=usual.change_low), "noir-alter", payer, 0),
        fate_button(guest, line("button-noir-harm", price=usual.change_high), "noir-alter", payer, 1),
    ]


@verbs.on("noir-alter", Ack.FORM)
async def ask_change(guest: Guest, payer: str, harms: bool) -> None:  # a word of the button
    """Ask what is to be different in the scene."""
    custom_id = press_id("noir-altered", guest.campaign.id, payer, int(harms))
    await ask_text(guest, line("form-noir-alter-title"), line("form-noir-alter"), custom_id)


async def ask_text(guest: Guest, title: Line, label: Line, custom_id: str) -> None:
    """Open a form that asks for one text."""
    blank = Blank(guest.print.label(label, 45), most=TEXT_LENGTH, long=True)
    await open_form(guest.interaction, guest.print.label(title, 45), custom_id, [blank])


@verbs.on("noir-altered", Ack.UPDATE)
async def change(guest: Guest, payer: str, harms: bool, text: str) -> None:  # a word of the button
    """Pay for it from the pot, or propose it."""
    payer = "" if payer == POT else payer
    await settle(guest, await guest.play(PayChange(text=text, harms=harms, character=payer)))


@verbs.on("noir-contact", Ack.FORM)
async def ask_contact(guest: Guest, who: str) -> None:
    """Ask whom the character knows (NOIR-66)."""
    custom_id = press_id("noir-contacted", guest.campaign.id, who)
    await ask_text(guest, line("form-noir-contact-title"), line("form-noir-contact"), custom_id)


@verbs.on("noir-contacted", Ack.UPDATE)
async def contact(guest: Guest, who: str, text: str) -> None:
    """Propose a contact; the GM names the price."""
    await settle(guest, await guest.play(PayContact(text=text, character=who)))


@verbs.on("noir-pledge", Ack.UPDATE)
async def ask_pledge(guest: Guest, who: str) -> None:
    """Show what may be promised toward a clue (NOIR-65)."""
    await _show_pledge(guest, own(guest.state, who, guest.seat))


@verbs.on("noir-join", Ack.PRIVATE)
async def join_pledges(guest: Guest) -> None:
    """Show to whoever presses what they may promise toward a clue that others want."""
    await _show_pledge(guest, named(guest, ""))


async def _show_pledge(guest: Guest, who: Character) -> None:
    left = len(main_characters(guest.state)) - _promised_by_others(guest.state, who)
    options = [
        discord.SelectOption(label=guest.print.label(line("option-noir-points", points=n), 100), value=str(n))
        for n in range(left + 1)
    ]
    said = guest.print.label(line("placeholder-noir-pledge"), 150)
    points = menu(said, press_id("noir-pledged", guest.campaign.id, who.id), options)
    await guest.reply(pledge_panel(guest.state, who), rows([points]))


def _promised_by_others(state: NoirState, who: Character) -> int:
    return sum(points for number, points in state.shared.pledges.items() if number != who.id)


@verbs.on("noir-pledged", Ack.UPDATE)
async def pledge(guest: Guest, who: str, points: int) -> None:
    """Promise it; the GM is asked once the group's promises suffice."""
    played = await guest.play(Pledge(character=who, points=points))
    said = guest.announce.label(line("button-noir-pledge"))
    enough = any(isinstance(event, FateAsked) for event in played.events)
    open_still = any(played.after.shared.pledges.values()) and not enough
    await settle(
        guest, played, rows([button(said, press_id("noir-join", guest.campaign.id))] if open_still else [])
    )
