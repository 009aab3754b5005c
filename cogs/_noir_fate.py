"""/noir fate: one's own Fate and what to pay it for outside rolls; for the GM the pot and every account.

Rules: NOIR-45, 60, 61, 64 to 66, 69. What a player proposes is asked in `cogs._noir_asks`.
"""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs._answer import Ack, answering
from cogs._buttons import Verbs, button, menu, press_id, rows
from cogs._forms import Blank, open_form
from cogs._guest import Guest, arrive
from cogs._journal import journal, lines_of
from cogs._noir_asks import ask_menu, settle
from cogs._noir_ledger import show_ledger
from cogs._noir_rescue import rescue_button
from cogs._people import named, suggest
from cogs._posts import in_the_open, post
from cogs._words import OneOf, legible
from narration.line import Line, line, verbatim
from narration.noir import typed
from narration.noir.fate import fate_panel
from narration.noir.prompts_fate import account_panel, pledge_panel, price_panel
from rules.campaign.model import controls
from rules.names import TEXT_LENGTH
from rules.noir.actions import PayChange, PayContact, Pledge, Setback, SetFate
from rules.noir.events import FateAsked
from rules.noir.fate_table import prices
from rules.noir.model import Character, NoirState
from rules.noir.people import main_characters
from rules.noir.settings import tuning
from rules.noir.terms import FateUse
from rules.people import own
from rules.refusal import Refused
from rules.seat import require_gm

verbs = Verbs()

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Button = ui.Button[Any]

#: Where a character's id stands in a button: the GM's pot.
POT = "0"


class FateCommands(commands.Cog):
    """Fate."""

    @app_commands.command()
    async def fate(self, interaction: Interaction, character: str = "") -> None:
        """See one's Fate and what to do with it; the GM sees the pot."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            if guest.seat.is_gm and not character:
                await show_purse(guest)
            else:
                await _show_account(guest, own(guest.state, named(guest, character).id, guest.seat))

    @app_commands.command()
    async def ledger(self, interaction: Interaction) -> None:
        """See who paid what for what."""
        async with answering(interaction, Ack.PRIVATE):
            await show_ledger(await arrive(interaction), None)

    @fate.autocomplete("character")
    async def _mine(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda guest: (
                c
                for c in guest.state.characters.values()
                if c.seat and (guest.seat.is_gm or controls(guest.seat, c))
            ),
        )


def _button(guest: Guest, said: Line, verb: str, *words: object) -> Button:
    return button(guest.print.label(said), press_id(verb, guest.campaign.id, *words))


# ------------------------------------------------------------------------------------- a player's account


async def _show_account(guest: Guest, who: Character) -> None:
    """Show an account and the uses outside rolls. Refused: `not-allowed-npc` for the GM's own."""
    if not who.is_main:
        raise Refused("not-allowed-npc", name=who.name)
    await guest.reply(account_panel(guest.state, who), _account_view(guest, who))


def _account_view(guest: Guest, who: Character) -> ui.View | None:
    contact = _button(guest, line("button-noir-contact"), "noir-contact", who.id)
    return rows(
        _changes(guest, who.id),
        [
            *([] if guest.seat.is_gm else [contact]),  # the GM's own is paid from the pot
            rescue_button(guest, who),
            _button(guest, line("button-noir-pledge"), "noir-pledge", who.id),
        ],
    )


def _changes(guest: Guest, payer: str) -> list[Button]:
    """Return the two ways to change the situation, each with its price (NOIR-64)."""
    usual = tuning(guest.campaign.settings)
    return [
        _button(guest, line("button-noir-alter", price=usual.change_low), "noir-alter", payer, 0),
        _button(guest, line("button-noir-harm", price=usual.change_high), "noir-alter", payer, 1),
    ]


@verbs.on("noir-alter", Ack.FORM)
async def ask_change(guest: Guest, payer: str, harms: bool) -> None:  # a word of the button
    """Ask what is to be different in the scene."""
    custom_id = press_id("noir-altered", guest.campaign.id, payer, int(harms))
    await _ask_text(guest, line("form-noir-alter-title"), line("form-noir-alter"), custom_id)


async def _ask_text(guest: Guest, title: Line, label: Line, custom_id: str) -> None:
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
    await _ask_text(guest, line("form-noir-contact-title"), line("form-noir-contact"), custom_id)


@verbs.on("noir-contacted", Ack.UPDATE)
async def contact(guest: Guest, who: str, text: str) -> None:
    """Propose a contact; the GM names the price."""
    await settle(guest, await guest.play(PayContact(text=text, character=who)))


# ------------------------------------------------------------------------------------- inspiration


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


# ------------------------------------------------------------------------------------- the GM's pot


async def show_purse(guest: Guest) -> None:
    """Show the pot, every account, and what waits for the GM."""
    now = await guest.now()
    await now.reply(fate_panel(now.state), _purse_view(now))


def _purse_view(guest: Guest) -> ui.View | None:
    return rows(
        _changes(guest, POT),
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
        _button(guest, line("button-noir-price", points=points), "noir-know-for", who, points)
        for points in prices(FateUse.CONTACT)
    ]
    await guest.reply(price_panel(guest.state, known), rows(costs))


@verbs.on("noir-know-for", Ack.FORM)
async def ask_known(guest: Guest, who: str, points: int) -> None:
    """Ask who becomes an acquaintance."""
    custom_id = press_id("noir-known", guest.campaign.id, who, points)
    await _ask_text(guest, line("form-noir-contact-title"), line("form-noir-contact"), custom_id)


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
    action = SetFate(points=typed.number(points), reason=reason, character=who)
    played = await guest.play(action)
    await show_purse(guest)
    if known := lines_of(guest.game, in_the_open(guest, played)):
        await post(guest, journal(guest.campaign.name, known))
