"""The GM's side of Fate in Noir: the pot, what it pays for, and setting accounts right.

Rules: NOIR-45, 61, 66.
"""

from typing import Any

import discord
from discord import ui

from chat.interactions.announcements import in_the_open, post
from chat.interactions.arguments import OneOf, legible
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.modals import Blank, open_form
from chat.interactions.response import Ack
from chat.messages.as_panel import journal
from chat.messages.components import menu, press_id, rows
from cogs.noir.fate.account import POT, ask_text, changes, fate_button
from cogs.noir.fate.requests import ask_menu, settle
from narration.journal.events import lines_of
from narration.noir.base import parsing
from narration.noir.fate.accounts import fate_panel
from narration.noir.fate.prompts import price_panel
from narration.text.line import Line, line, verbatim
from rules.contract.ownership import own
from rules.core.names import TEXT_LENGTH
from rules.core.seat import require_gm
from rules.noir.base.enums import FateUse
from rules.noir.fate.prices import prices
from rules.noir.state.actions import PayContact, Setback, SetFate
from rules.noir.state.participants import main_characters

verbs = Verbs()


async def show_purse(guest: Guest) -> None:
    """Show the pot, every account, and what waits for the GM."""
    now = await guest.now()
    await now.reply(fate_panel(now.state), _purse_view(now))


def _purse_view(guest: Guest) -> ui.View | None:
    return rows(
        changes(guest, POT),
        [_setbacks(guest)],
        [_people(guest, "noir-know", line("placeholder-noir-know"))],
        [_accounts(guest)],
        [ask_menu(guest)],
    )


def _setbacks(guest: Guest) -> ui.Select[Any] | None:
    """Limitations of main characters that are not active (NOIR-61); the value names owner and place."""
    options = [
        discord.SelectOption(
            label=guest.print.label(line("option-noir-setback", name=who.name, limitation=one.name), 100),
            description=guest.print.label(verbatim(one.effect), 100) or None,
            value=f"{who.id}.{place}",
        )
        for who in main_characters(guest.state)
        for place, one in enumerate(who.limitations)
        if not one.holds
    ]
    said = guest.print.label(line("placeholder-noir-setback", price=prices(FateUse.SETBACK)[0]), 150)
    return menu(said, press_id("noir-setback", guest.campaign.id), options)


def _people(guest: Guest, verb: str, placeholder: Line) -> ui.Select[Any] | None:
    options = [
        discord.SelectOption(label=guest.print.label(verbatim(who.name), 100), value=who.id)
        for who in main_characters(guest.state)
    ]
    return menu(guest.print.label(placeholder, 150), press_id(verb, guest.campaign.id), options)


def _accounts(guest: Guest) -> ui.Select[Any] | None:
    pot = line("option-noir-pot", points=guest.state.shared.pot)
    options = [discord.SelectOption(label=guest.print.label(pot, 100), value=POT)]
    options += [
        discord.SelectOption(
            label=guest.print.label(line("option-noir-account", name=who.name, points=who.fate), 100),
            value=who.id,
        )
        for who in guest.state.characters.values()
        if who.is_main
    ]
    said = guest.print.label(line("placeholder-noir-account"), 150)
    return menu(said, press_id("noir-account", guest.campaign.id), options)


@verbs.on("noir-setback", Ack.UPDATE)
async def set_back(guest: Guest, chosen: str) -> None:
    """Switch a limitation on from the pot."""
    require_gm(guest.seat)
    number, _, place = chosen.partition(".")
    who = own(guest.state, number, guest.seat)
    at = legible(OneOf, place)
    limitation = who.limitations[at].name if at < len(who.limitations) else ""
    await settle(guest, await guest.play(Setback(character=who.id, limitation=limitation)))


@verbs.on("noir-know", Ack.UPDATE)
async def choose_known(guest: Guest, who: str) -> None:
    """Show the prices of making somebody an acquaintance of a main character (NOIR-66)."""
    require_gm(guest.seat)
    known = own(guest.state, who, guest.seat)
    costs = [
        fate_button(guest, line("button-noir-price", points=points), "noir-know-for", who, points)
        for points in prices(FateUse.CONTACT)
    ]
    await guest.reply(price_panel(guest.state, known), rows(costs))


@verbs.on("noir-know-for", Ack.FORM)
async def ask_known(guest: Guest, who: str, points: int) -> None:
    """Ask who becomes an acquaintance."""
    custom_id = press_id("noir-known", guest.campaign.id, who, points)
    await ask_text(guest, line("form-noir-contact-title"), line("form-noir-contact"), custom_id)


@verbs.on("noir-known", Ack.UPDATE)
async def make_known(guest: Guest, who: str, points: int, text: str) -> None:
    """Pay for it from the pot."""
    require_gm(guest.seat)
    await settle(guest, await guest.play(PayContact(text=text, character=who, points=points)))


@verbs.on("noir-account", Ack.FORM)
async def ask_account(guest: Guest, who: str) -> None:
    """Ask for the points of an account and the reason (NOIR-45)."""
    require_gm(guest.seat)
    now = guest.state.shared.pot if who == POT else own(guest.state, who, guest.seat).fate
    blanks = [
        Blank(guest.print.label(line("form-noir-points"), 45), str(now), most=5),
        Blank(guest.print.label(line("form-noir-reason"), 45), most=TEXT_LENGTH, long=True),
    ]
    custom_id = press_id("noir-account-to", guest.campaign.id, who)
    await open_form(guest.interaction, guest.print.label(line("form-noir-account"), 45), custom_id, blanks)


@verbs.on("noir-account-to", Ack.UPDATE)
async def set_account(guest: Guest, who: str, points: str, reason: str) -> None:
    """Set it; everybody is told of a player's."""
    require_gm(guest.seat)
    who = "" if who == POT else who
    action = SetFate(points=parsing.number(points), reason=reason, character=who)
    played = await guest.play(action)
    await show_purse(guest)
    if known := lines_of(guest.campaign.system, in_the_open(guest, played)):
        await post(guest, journal(guest.campaign.name, known))
