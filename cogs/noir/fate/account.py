"""A player's Fate outside rolls: changes in the scene, contacts, promises toward a clue.

Rules: NOIR-60, 64 to 66. `cogs.noir.fate.requests` asks the GM about what a player proposes.
"""

from typing import Any

from discord import ui

from chat.interactions.character_options import named
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.fate.requests import settle
from narration.noir.fate.prompts import account_panel, pledge_panel
from narration.text.line import line
from rules.contract.ownership import find_own
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.noir.base.settings import tuning
from rules.noir.state.actions import PayChange, PayContact, Pledge
from rules.noir.state.campaign_state import Character
from rules.noir.state.events import FateAsked
from rules.noir.state.participants import main_characters

router = Router()

#: The word for the GM's pot in a button, in place of a character's id.
POT = "0"
CHANGE = [TextField(line("form-noir-alter"), most=TEXT_LENGTH, long=True)]
CONTACT = [TextField(line("form-noir-contact"), most=TEXT_LENGTH, long=True)]


async def show_account(context: Context, who: Character) -> None:
    """Show an account and what it pays for outside rolls. Refused: `not-allowed-npc` for an NPC."""
    if not who.is_main:
        raise Refused("not-allowed-npc", name=who.name)
    ways = [
        context.button(line("button-noir-rescue"), "noir-rescue", who.id),
        context.button(line("button-noir-pledge"), "noir-pledge", who.id),
    ]
    if not context.seat.is_gm:  # the GM pays for contacts from the pot
        ways.insert(0, context.button(line("button-noir-contact"), "noir-contact", who.id))
    await context.reply(account_panel(context.state, who), view_of(changes(context, who.id), ways))


@router.on("noir-spend", Ack.PRIVATE)
async def show_own(context: Context, who: str) -> None:
    """Show the account of one's own character, and what it pays for."""
    await show_account(context, find_own(context.state, who, context.seat))


def changes(context: Context, payer: str) -> list[ui.Button[Any]]:
    """Return the two ways to change the situation, each with its price (NOIR-64)."""
    usual = tuning(context.campaign.settings)
    return [
        context.button(line("button-noir-alter", price=usual.change_low), "noir-alter", payer, 0),
        context.button(line("button-noir-harm", price=usual.change_high), "noir-alter", payer, 1),
    ]


@router.on("noir-alter", Ack.FORM)
async def ask_change(context: Context, payer: str, harms: bool) -> None:  # a word of the button
    """Ask what changes in the scene. Refused: `gm-only` for the pot, `not-your-character`."""
    if payer == POT:
        require_gm(context.seat)
    else:
        find_own(context.state, payer, context.seat)
    await ask(context, line("form-noir-alter-title"), "noir-altered", payer, int(harms), fields=CHANGE)


@router.on("noir-altered", Ack.UPDATE)
async def change(context: Context, payer: str, harms: bool, text: str) -> None:  # a word of the button
    """Pay for the change from the pot, or propose it."""
    payer = "" if payer == POT else payer
    await settle(context, await context.play(PayChange(text=text, harms=harms, character=payer)))


@router.on("noir-contact", Ack.FORM)
async def ask_contact(context: Context, who: str) -> None:
    """Ask whom the character knows (NOIR-66). Refused: `not-your-character`."""
    find_own(context.state, who, context.seat)
    await ask(context, line("form-noir-contact-title"), "noir-contacted", who, fields=CONTACT)


@router.on("noir-contacted", Ack.UPDATE)
async def contact(context: Context, who: str, text: str) -> None:
    """Propose a contact; the GM names the price."""
    await settle(context, await context.play(PayContact(text=text, character=who)))


@router.on("noir-pledge", Ack.UPDATE)
async def ask_pledge(context: Context, who: str) -> None:
    """Show how much a character may promise toward a clue (NOIR-65)."""
    await _show_pledge(context, find_own(context.state, who, context.seat))


@router.on("noir-join", Ack.PRIVATE)
async def join_pledges(context: Context) -> None:
    """Show how much this person's character may promise toward a clue, after others have promised points."""
    await _show_pledge(context, named(context, ""))


async def _show_pledge(context: Context, who: Character) -> None:
    promised = context.state.shared.pledges.items()
    left = len(main_characters(context.state)) - sum(points for one, points in promised if one != who.id)
    options = [context.option(line("option-noir-points", points=n), n) for n in range(left + 1)]
    points = context.menu(line("placeholder-noir-pledge"), "noir-pledged", who.id, options=options)
    await context.reply(pledge_panel(context.state, who), view_of([points]))


@router.on("noir-pledged", Ack.UPDATE)
async def pledge(context: Context, who: str, points: int) -> None:
    """Promise points; once the group's promises suffice, the GM is asked."""
    played = await context.play(Pledge(character=who, points=points))
    enough = any(isinstance(event, FateAsked) for event in played.events)
    open_still = any(played.after.shared.pledges.values()) and not enough
    join = context.in_public.button(line("button-noir-pledge"), "noir-join")
    await settle(context, played, view_of([join if open_still else None]))
