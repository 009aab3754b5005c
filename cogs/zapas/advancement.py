"""Spending experience: dice are bought and sold, traits replaced and renamed (ZAP-36 to 41)."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.arguments import stale_button
from chat.interactions.character_options import named
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.zapas.proposals import put_up
from cogs.zapas.sheet import traits_menu
from cogs.zapas.traits import change_trait, show_trait
from narration.text.line import Line, line
from narration.zapas.sheet.prompts import advance_page
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.core.refusal import Refused
from rules.zapas.sheet.sheet import find_trait
from rules.zapas.state.access import find_owned, require_travel
from rules.zapas.state.actions import EraseTrait, RaiseTrait, RenameTrait, SellDie, WakeAspect
from rules.zapas.state.sheet_actions import Proposed

router = Router()


class AdvanceCommands(commands.Cog):
    """Spending experience."""

    @app_commands.command()
    @in_campaign()
    async def advance(self, context: Context) -> None:
        """See what dice cost and bring, and buy or sell them."""
        await show_advance(context, named(context, "").id)


@router.on("z-advance", Ack.UPDATE)
async def show_advance(context: Context, character: str) -> None:
    """Show what a character's dice cost. Refused: `not-ready`."""
    now = await context.now()
    who = find_owned(now.state, character, now.seat)
    if not who.ready:
        raise Refused("not-ready", name=who.name)
    new = now.button(line("button-zapas-new-trait"), "z-new-trait", who.id)
    back = now.button(line("button-back"), "z-form", who.id)
    await now.reply(advance_page(now.state, who), view_of([traits_menu(now, who)], [new, back]))


def _require_level(context: Context, character: str, trait: int, level: int) -> None:
    """Refuse `stale-button` for a trait that has left the level for which a button was made."""
    found = find_trait(find_owned(context.state, character, context.seat), trait)
    if found.level != level:
        raise stale_button()


@router.on("z-raise", Ack.UPDATE)
async def raise_(context: Context, character: str, trait: int, level: int) -> None:
    """Buy the next die (ZAP-36)."""
    _require_level(context, character, trait, level)
    await change_trait(context, trait, RaiseTrait(character=character, trait=trait))


async def _ask_account(context: Context, title: Line, verb: str, *words: object) -> None:
    """Open the form that asks how the character changed. Refused: `not-in-travel`."""
    require_travel(context.state)
    account = TextField(line("form-zapas-changed"), most=TEXT_LENGTH, long=True)
    await ask(context, title, verb, *words, fields=[account])


@router.on("z-sell", Ack.FORM)
async def ask_sell(context: Context, character: str, trait: int, level: int) -> None:
    """Ask how the character changed, to sell a die without putting an aspect to sleep (ZAP-38)."""
    await ask_sell_sleeping(context, character, trait, level, 0)


@router.on("z-sell-one", Ack.FORM)
async def ask_sell_sleeping(context: Context, character: str, trait: int, level: int, aspect: int) -> None:
    """Ask the same, to sell a die and put the chosen aspect to sleep; 0 means none (ZAP-40)."""
    _require_level(context, character, trait, level)
    await _ask_account(context, line("form-zapas-sell"), "z-sold", character, trait, level, aspect)


@router.on("z-sold", Ack.UPDATE)
async def sell(context: Context, character: str, trait: int, level: int, aspect: int, account: str) -> None:
    """Sell the highest die."""
    _require_level(context, character, trait, level)
    sold = SellDie(character=character, trait=trait, account=account, sleeps=aspect or None)
    await change_trait(context, trait, sold)


@router.on("z-erase", Ack.FORM)
async def ask_erase(context: Context, character: str, trait: int, level: int) -> None:
    """Ask how the character changed, to erase a trait (ZAP-39)."""
    _require_level(context, character, trait, level)
    await _ask_account(context, line("form-zapas-erase"), "z-erased", character, trait, level)


@router.on("z-erased", Ack.UPDATE)
async def erase(context: Context, character: str, trait: int, level: int, account: str) -> None:
    """Erase a trait."""
    _require_level(context, character, trait, level)
    await change_trait(context, trait, EraseTrait(character=character, trait=trait, account=account))


@router.on("z-rename", Ack.FORM)
async def ask_name(context: Context, character: str, trait: int) -> None:
    """Ask for another name for a trait (ZAP-41). Refused: `not-in-travel`."""
    found = find_trait(find_owned(context.state, character, context.seat), trait)
    require_travel(context.state)
    name = TextField(line("form-zapas-text"), found.name, most=NAME_LENGTH)
    await ask(context, line("form-zapas-rename"), "z-renamed", character, trait, fields=[name])


@router.on("z-renamed", Ack.UPDATE)
async def rename(context: Context, character: str, trait: int, name: str) -> None:
    """Propose another name for a trait."""
    await context.play(RenameTrait(character=character, trait=trait, name=name))
    await show_trait(context, character, trait)
    await put_up(context, [Proposed(character=character, trait=trait, renaming=True)])


@router.on("z-wake", Ack.UPDATE)
async def wake(context: Context, character: str, trait: int, aspect: int) -> None:
    """Bring a sleeping aspect back into a slot (ZAP-40)."""
    await change_trait(context, trait, WakeAspect(character=character, trait=trait, aspect=aspect))
