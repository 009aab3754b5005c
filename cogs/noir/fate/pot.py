"""The GM's side of Fate in Noir: the pot, what it pays for, and setting accounts right.

Rules: NOIR-45, 61, 66.
"""

from typing import Any

import discord
from discord import ui

from chat.interactions.announcements import post, public_events
from chat.interactions.arguments import OneOf, parse_argument
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack
from chat.messages.as_panel import as_panel
from chat.messages.components import custom_id_of, menu, view_of
from cogs.noir.fate.account import POT, ask_text, changes, fate_button
from cogs.noir.fate.requests import ask_menu, settle
from narration.journal.events import event_lines
from narration.noir.base import parsing
from narration.noir.fate.accounts import fate_panel
from narration.noir.fate.prompts import price_panel
from narration.text.line import Line, line, verbatim
from rules.contract.ownership import find_own
from rules.core.names import TEXT_LENGTH
from rules.core.seat import require_gm
from rules.noir.base.enums import FateUse
from rules.noir.fate.prices import prices
from rules.noir.state.actions import PayContact, Setback, SetFate
from rules.noir.state.participants import main_characters

router = Router()


async def show_purse(context: Context) -> None:
    """Show the pot, every account, and what waits for the GM."""
    now = await context.now()
    await now.reply(fate_panel(now.state), _purse_view(now))


def _purse_view(context: Context) -> ui.View | None:
    return view_of(
        changes(context, POT),
        [_setbacks(context)],
        [_people(context, "noir-know", line("placeholder-noir-know"))],
        [_accounts(context)],
        [ask_menu(context)],
    )


def _setbacks(context: Context) -> ui.Select[Any] | None:
    """Limitations of main characters that are not active (NOIR-61); the value names owner and place."""
    options = [
        discord.SelectOption(
            label=context.print.label(line("option-noir-setback", name=who.name, limitation=one.name), 100),
            description=context.print.label(verbatim(one.effect), 100) or None,
            value=f"{who.id}.{place}",
        )
        for who in main_characters(context.state)
        for place, one in enumerate(who.limitations)
        if not one.holds
    ]
    said = context.print.label(line("placeholder-noir-setback", price=prices(FateUse.SETBACK)[0]), 150)
    return menu(said, custom_id_of("noir-setback", context.campaign.id), options)


def _people(context: Context, verb: str, placeholder: Line) -> ui.Select[Any] | None:
    options = [
        discord.SelectOption(label=context.print.label(verbatim(who.name), 100), value=who.id)
        for who in main_characters(context.state)
    ]
    return menu(context.print.label(placeholder, 150), custom_id_of(verb, context.campaign.id), options)


def _accounts(context: Context) -> ui.Select[Any] | None:
    pot = line("option-noir-pot", points=context.state.shared.pot)
    options = [discord.SelectOption(label=context.print.label(pot, 100), value=POT)]
    options += [
        discord.SelectOption(
            label=context.print.label(line("option-noir-account", name=who.name, points=who.fate), 100),
            value=who.id,
        )
        for who in context.state.characters.values()
        if who.is_main
    ]
    said = context.print.label(line("placeholder-noir-account"), 150)
    return menu(said, custom_id_of("noir-account", context.campaign.id), options)


@router.on("noir-setback", Ack.UPDATE)
async def set_back(context: Context, chosen: str) -> None:
    """Switch a limitation on from the pot."""
    require_gm(context.seat)
    number, _, place = chosen.partition(".")
    who = find_own(context.state, number, context.seat)
    at = parse_argument(OneOf, place)
    limitation = who.limitations[at].name if at < len(who.limitations) else ""
    await settle(context, await context.play(Setback(character=who.id, limitation=limitation)))


@router.on("noir-know", Ack.UPDATE)
async def choose_known(context: Context, who: str) -> None:
    """Show the prices of making somebody an acquaintance of a main character (NOIR-66)."""
    require_gm(context.seat)
    known = find_own(context.state, who, context.seat)
    costs = [
        fate_button(context, line("button-noir-price", points=points), "noir-know-for", who, points)
        for points in prices(FateUse.CONTACT)
    ]
    await context.reply(price_panel(context.state, known), view_of(costs))


@router.on("noir-know-for", Ack.FORM)
async def ask_known(context: Context, who: str, points: int) -> None:
    """Ask who becomes an acquaintance."""
    custom_id = custom_id_of("noir-known", context.campaign.id, who, points)
    await ask_text(context, line("form-noir-contact-title"), line("form-noir-contact"), custom_id)


@router.on("noir-known", Ack.UPDATE)
async def make_known(context: Context, who: str, points: int, text: str) -> None:
    """Pay for it from the pot."""
    require_gm(context.seat)
    await settle(context, await context.play(PayContact(text=text, character=who, points=points)))


@router.on("noir-account", Ack.FORM)
async def ask_account(context: Context, who: str) -> None:
    """Ask for the points of an account and the reason (NOIR-45)."""
    require_gm(context.seat)
    now = context.state.shared.pot if who == POT else find_own(context.state, who, context.seat).fate
    blanks = [
        TextField(context.print.label(line("form-noir-points"), 45), str(now), most=5),
        TextField(context.print.label(line("form-noir-reason"), 45), most=TEXT_LENGTH, long=True),
    ]
    custom_id = custom_id_of("noir-account-to", context.campaign.id, who)
    await open_modal(
        context.interaction, context.print.label(line("form-noir-account"), 45), custom_id, blanks
    )


@router.on("noir-account-to", Ack.UPDATE)
async def set_account(context: Context, who: str, points: str, reason: str) -> None:
    """Set it; everybody is told of a player's."""
    require_gm(context.seat)
    who = "" if who == POT else who
    action = SetFate(points=parsing.number(points), reason=reason, character=who)
    played = await context.play(action)
    await show_purse(context)
    if known := event_lines(context.campaign.system, public_events(context, played)):
        await post(context, as_panel(context.campaign.name, known))
