"""A player's Fate outside rolls: what it pays for in the scene, contacts, promises toward a clue.

Rules: NOIR-60, 64 to 66. What a player proposes is asked in `cogs.noir.fate.requests`.
"""

from typing import Any

import discord
from discord import ui

from chat.interactions.character_options import named
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack
from chat.messages.components import button, custom_id_of, menu, view_of
from cogs.noir.fate.requests import settle
from cogs.noir.fate.rescue import rescue_button
from narration.noir.fate.prompts import account_panel, pledge_panel
from narration.text.line import Line, line
from rules.contract.ownership import find_own
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.noir.base.settings import tuning
from rules.noir.state.actions import PayChange, PayContact, Pledge
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.events import FateAsked
from rules.noir.state.participants import main_characters

router = Router()

Button = ui.Button[Any]

#: Where a character's id stands in a button: the GM's pot.
POT = "0"


def fate_button(context: Context, said: Line, verb: str, *words: object) -> Button:
    """Return a button of this campaign's Fate."""
    return button(context.print.label(said), custom_id_of(verb, context.campaign.id, *words))


async def show_account(context: Context, who: Character) -> None:
    """Show an account and the uses outside rolls. Refused: `not-allowed-npc` for the GM's own."""
    if not who.is_main:
        raise Refused("not-allowed-npc", name=who.name)
    await context.reply(account_panel(context.state, who), _account_view(context, who))


def _account_view(context: Context, who: Character) -> ui.View | None:
    contact = fate_button(context, line("button-noir-contact"), "noir-contact", who.id)
    return view_of(
        changes(context, who.id),
        [
            *([] if context.seat.is_gm else [contact]),  # the GM's own is paid from the pot
            rescue_button(context, who),
            fate_button(context, line("button-noir-pledge"), "noir-pledge", who.id),
        ],
    )


def changes(context: Context, payer: str) -> list[Button]:
    """Return the two ways to change the situation, each with its price (NOIR-64)."""
    usual = tuning(context.campaign.settings)
    return [
        fate_button(context, line("button-noir-alter", price=usual.change_low), "noir-alter", payer, 0),
        fate_button(context, line("button-noir-harm", price=usual.change_high), "noir-alter", payer, 1),
    ]


@router.on("noir-alter", Ack.FORM)
async def ask_change(context: Context, payer: str, harms: bool) -> None:  # a word of the button
    """Ask what is to be different in the scene."""
    custom_id = custom_id_of("noir-altered", context.campaign.id, payer, int(harms))
    await ask_text(context, line("form-noir-alter-title"), line("form-noir-alter"), custom_id)


async def ask_text(context: Context, title: Line, label: Line, custom_id: str) -> None:
    """Open a form that asks for one text."""
    blank = TextField(context.print.label(label, 45), most=TEXT_LENGTH, long=True)
    await open_modal(context.interaction, context.print.label(title, 45), custom_id, [blank])


@router.on("noir-altered", Ack.UPDATE)
async def change(context: Context, payer: str, harms: bool, text: str) -> None:  # a word of the button
    """Pay for it from the pot, or propose it."""
    payer = "" if payer == POT else payer
    await settle(context, await context.play(PayChange(text=text, harms=harms, character=payer)))


@router.on("noir-contact", Ack.FORM)
async def ask_contact(context: Context, who: str) -> None:
    """Ask whom the character knows (NOIR-66)."""
    custom_id = custom_id_of("noir-contacted", context.campaign.id, who)
    await ask_text(context, line("form-noir-contact-title"), line("form-noir-contact"), custom_id)


@router.on("noir-contacted", Ack.UPDATE)
async def contact(context: Context, who: str, text: str) -> None:
    """Propose a contact; the GM names the price."""
    await settle(context, await context.play(PayContact(text=text, character=who)))


@router.on("noir-pledge", Ack.UPDATE)
async def ask_pledge(context: Context, who: str) -> None:
    """Show what may be promised toward a clue (NOIR-65)."""
    await _show_pledge(context, find_own(context.state, who, context.seat))


@router.on("noir-join", Ack.PRIVATE)
async def join_pledges(context: Context) -> None:
    """Show to whoever presses what they may promise toward a clue that others want."""
    await _show_pledge(context, named(context, ""))


async def _show_pledge(context: Context, who: Character) -> None:
    left = len(main_characters(context.state)) - _promised_by_others(context.state, who)
    options = [
        discord.SelectOption(
            label=context.print.label(line("option-noir-points", points=n), 100), value=str(n)
        )
        for n in range(left + 1)
    ]
    said = context.print.label(line("placeholder-noir-pledge"), 150)
    points = menu(said, custom_id_of("noir-pledged", context.campaign.id, who.id), options)
    await context.reply(pledge_panel(context.state, who), view_of([points]))


def _promised_by_others(state: NoirState, who: Character) -> int:
    return sum(points for number, points in state.shared.pledges.items() if number != who.id)


@router.on("noir-pledged", Ack.UPDATE)
async def pledge(context: Context, who: str, points: int) -> None:
    """Promise it; the GM is asked once the group's promises suffice."""
    played = await context.play(Pledge(character=who, points=points))
    said = context.announce.label(line("button-noir-pledge"))
    enough = any(isinstance(event, FateAsked) for event in played.events)
    open_still = any(played.after.shared.pledges.values()) and not enough
    await settle(
        context,
        played,
        view_of([button(said, custom_id_of("noir-join", context.campaign.id))] if open_still else []),
    )
