"""The GM's side of Fate in Noir: the pot, what it pays for, and correcting accounts.

Rules: NOIR-45, 61, 66.
"""

from collections.abc import Iterable

import discord

from chat.interactions.announcements import announce
from chat.interactions.arguments import OneOf, parse_argument
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.fate.account import CONTACT, POT, changes
from cogs.noir.fate.requests import ask_menu, settle
from narration.noir.base import parsing
from narration.noir.fate.accounts import fate_panel
from narration.noir.fate.prompts import price_panel
from narration.text.line import line, verbatim
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
    setback = line("placeholder-noir-setback", price=prices(FateUse.SETBACK)[0])
    people = [now.option(verbatim(who.name), who.id) for who in main_characters(now.state)]
    view = view_of(
        changes(now, POT),
        [now.menu(setback, "noir-setback", options=_setbacks(now))],
        [now.menu(line("placeholder-noir-know"), "noir-know", options=people)],
        [now.menu(line("placeholder-noir-account"), "noir-account", options=_accounts(now))],
        [ask_menu(now)],
    )
    await now.reply(fate_panel(now.state), view)


def _setbacks(context: Context) -> Iterable[discord.SelectOption]:
    """Yield main characters' limitations that are not active, by owner and place (NOIR-61)."""
    for who in main_characters(context.state):
        for place, one in enumerate(who.limitations):
            if not one.holds:
                said = line("option-noir-setback", name=who.name, limitation=one.name)
                yield context.option(said, f"{who.id}.{place}", about=verbatim(one.effect))


def _accounts(context: Context) -> Iterable[discord.SelectOption]:
    yield context.option(line("option-noir-pot", points=context.state.shared.pot), POT)
    for who in context.state.characters.values():  # also those who are gone
        if who.is_main:
            yield context.option(line("option-noir-account", name=who.name, points=who.fate), who.id)


@router.on("noir-setback", Ack.UPDATE)
async def set_back(context: Context, chosen: str) -> None:
    """Pay from the pot to make a limitation active."""
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
        context.button(line("button-noir-price", points=points), "noir-know-for", who, points)
        for points in prices(FateUse.CONTACT)
    ]
    await context.reply(price_panel(context.state, known), view_of(costs))


@router.on("noir-know-for", Ack.FORM)
async def ask_known(context: Context, who: str, points: int) -> None:
    """Ask who becomes an acquaintance. Refused: `gm-only`."""
    require_gm(context.seat)
    await ask(context, line("form-noir-contact-title"), "noir-known", who, points, fields=CONTACT)


@router.on("noir-known", Ack.UPDATE)
async def make_known(context: Context, who: str, points: int, text: str) -> None:
    """Pay for the acquaintance from the pot."""
    require_gm(context.seat)
    await settle(context, await context.play(PayContact(text=text, character=who, points=points)))


@router.on("noir-account", Ack.FORM)
async def ask_account(context: Context, who: str) -> None:
    """Ask for the points of an account and the reason (NOIR-45)."""
    require_gm(context.seat)
    now = context.state.shared.pot if who == POT else find_own(context.state, who, context.seat).fate
    fields = [
        TextField(line("form-noir-points"), str(now), most=5),
        TextField(line("form-noir-reason"), most=TEXT_LENGTH, long=True),
    ]
    await ask(context, line("form-noir-account"), "noir-account-to", who, fields=fields)


@router.on("noir-account-to", Ack.UPDATE)
async def set_account(context: Context, who: str, points: str, reason: str) -> None:
    """Set an account, and tell everybody if it is a player's."""
    require_gm(context.seat)
    who = "" if who == POT else who
    action = SetFate(points=parsing.number(points), reason=reason, character=who)
    played = await context.play(action)
    await show_purse(context)
    await announce(context, context.campaign.name, played)
