"""What experience does to a Zapas character: dice bought and sold, traits replaced (ZAP-36 to 41)."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.arguments import stale
from chat.interactions.character_options import named
from chat.interactions.context import Guest, arrive
from chat.interactions.dispatch import Verbs
from chat.interactions.modals import Blank, open_form
from chat.interactions.response import Ack, answering
from chat.messages.components import press_id, rows
from cogs.zapas.components import opens, tell
from cogs.zapas.proposals import put_up
from cogs.zapas.sheet import traits_menu
from cogs.zapas.traits import show_trait
from narration.text.line import Line, line
from narration.zapas.sheet.prompts import advance_page
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.core.refusal import Refused
from rules.zapas.sheet.sheet import find_trait
from rules.zapas.state.access import owned, require_travel
from rules.zapas.state.actions import AdvanceAction, EraseTrait, RaiseTrait, RenameTrait, SellDie, WakeAspect
from rules.zapas.state.campaign_state import Trait
from rules.zapas.state.sheet_actions import Proposed

verbs = Verbs()

Interaction = discord.Interaction[Any]


class AdvanceCommands(commands.Cog):
    """Spending experience."""

    @app_commands.command()
    async def advance(self, interaction: Interaction) -> None:
        """See what dice cost and bring, and buy or sell them."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            await show_advance(guest, named(guest, "").id)


async def show_advance(guest: Guest, character: str) -> None:
    """Show what a character's dice cost. Refused: `not-ready`."""
    now = await guest.now()
    who = owned(now.state, character, now.seat)
    if not who.ready:
        raise Refused("not-ready", name=who.name)
    new = opens(now, line("button-zapas-new-trait"), "z-new-trait", who.id)
    back = opens(now, line("button-back"), "z-form", who.id)
    await now.reply(advance_page(now.state, who), rows([traits_menu(now, who)], [new, back]))


@verbs.on("z-advance", Ack.UPDATE)
async def open_advance(guest: Guest, character: str) -> None:
    """Show what a character's dice cost."""
    await show_advance(guest, character)


async def _change(guest: Guest, trait: int, action: AdvanceAction) -> None:
    """Play it, show the trait as it is then, and tell everybody."""
    played = await guest.play(action)
    await show_trait(guest, action.character, trait)
    await tell(guest, played.after.characters[action.character].name, [played])


def _at(guest: Guest, character: str, trait: int, level: int) -> Trait:
    """Return a trait at the level that a button was made for. Refused: `stale-button` for another."""
    found = find_trait(owned(guest.state, character, guest.seat), trait)
    if found.level != level:
        raise stale()
    return found


@verbs.on("z-raise", Ack.UPDATE)
async def raise_(guest: Guest, character: str, trait: int, level: int) -> None:
    """Buy the next die (ZAP-36)."""
    _at(guest, character, trait, level)
    await _change(guest, trait, RaiseTrait(character=character, trait=trait))


# ------------------------------------------------------------------------------------------ selling


async def _ask_account(guest: Guest, title: Line, verb: str, *words: object) -> None:
    """Open the form with how the character changed. Refused: `not-in-travel`."""
    require_travel(guest.state)
    blank = Blank(guest.print.label(line("form-zapas-changed"), 45), most=TEXT_LENGTH, long=True)
    custom_id = press_id(verb, guest.campaign.id, *words)
    await open_form(guest.interaction, guest.print.label(title, 45), custom_id, [blank])


@verbs.on("z-sell", Ack.FORM)
async def ask_sell(guest: Guest, character: str, trait: int, level: int) -> None:
    """Ask how the character changed that loses a die (ZAP-38)."""
    _at(guest, character, trait, level)
    await _ask_account(guest, line("form-zapas-sell"), "z-sold", character, trait, level, 0)


@verbs.on("z-sell-one", Ack.FORM)
async def ask_sell_sleeping(guest: Guest, character: str, trait: int, level: int, aspect: int) -> None:
    """Ask the same once it is known which aspect falls asleep with the die (ZAP-40)."""
    _at(guest, character, trait, level)
    await _ask_account(guest, line("form-zapas-sell"), "z-sold", character, trait, level, aspect)


@verbs.on("z-sold", Ack.UPDATE)
async def sell(  # what the form was opened for
    guest: Guest, character: str, trait: int, level: int, aspect: int, account: str
) -> None:
    """Sell the highest die."""
    _at(guest, character, trait, level)
    sold = SellDie(character=character, trait=trait, account=account, sleeps=aspect or None)
    await _change(guest, trait, sold)


@verbs.on("z-erase", Ack.FORM)
async def ask_erase(guest: Guest, character: str, trait: int, level: int) -> None:
    """Ask how the character changed that loses a trait (ZAP-39)."""
    _at(guest, character, trait, level)
    await _ask_account(guest, line("form-zapas-erase"), "z-erased", character, trait, level)


@verbs.on("z-erased", Ack.UPDATE)
async def erase(guest: Guest, character: str, trait: int, level: int, account: str) -> None:
    """Erase a trait."""
    _at(guest, character, trait, level)
    await _change(guest, trait, EraseTrait(character=character, trait=trait, account=account))


# ------------------------------------------------------------------------------------------ names, sleep


@verbs.on("z-rename", Ack.FORM)
async def ask_name(guest: Guest, character: str, trait: int) -> None:
    """Ask what a trait is to be called (ZAP-41). Refused: `not-in-travel`."""
    found = find_trait(owned(guest.state, character, guest.seat), trait)
    require_travel(guest.state)
    blank = Blank(guest.print.label(line("form-zapas-text"), 45), found.name, most=NAME_LENGTH)
    custom_id = press_id("z-renamed", guest.campaign.id, character, trait)
    await open_form(guest.interaction, guest.print.label(line("form-zapas-rename"), 45), custom_id, [blank])


@verbs.on("z-renamed", Ack.UPDATE)
async def rename(guest: Guest, character: str, trait: int, name: str) -> None:
    """Propose another name for a trait."""
    await guest.play(RenameTrait(character=character, trait=trait, name=name))
    await show_trait(guest, character, trait)
    await put_up(guest, [Proposed(character=character, trait=trait, renaming=True)])


@verbs.on("z-wake", Ack.UPDATE)
async def wake(guest: Guest, character: str, trait: int, aspect: int) -> None:
    """Bring a sleeping aspect back into a slot (ZAP-40)."""
    await _change(guest, trait, WakeAspect(character=character, trait=trait, aspect=aspect))
