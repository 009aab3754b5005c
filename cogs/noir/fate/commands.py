"""/noir fate and /noir ledger: a player's Fate (for the GM, the pot and every account), and who paid what.

Rules: NOIR-45, 60, 61, 64 to 66, 69.
"""

from discord import app_commands
from discord.ext import commands

from chat.interactions.arguments import stale_button
from chat.interactions.character_options import one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.characters import own_named, own_players
from cogs.noir.fate.account import show_account
from cogs.noir.fate.pot import show_purse
from cogs.shared.paging import page_buttons
from narration.noir.fate.accounts import LEDGER, ledger, ledger_pages
from narration.text.line import line
from rules.core.model_base import Event

router = Router()


class FateCommands(commands.Cog):
    """Fate."""

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(own_players))
    @in_campaign()
    async def fate(self, context: Context, character: str = "") -> None:
        """Show a character's Fate and what it pays for; the GM sees the pot."""
        if context.seat.is_gm and not character:
            await show_purse(context)
        else:
            await show_account(context, own_named(context, character))

    @app_commands.command()
    @in_campaign()
    async def ledger(self, context: Context) -> None:
        """Show who paid what for what."""
        await show_ledger(context, None)


async def show_ledger(context: Context, page: int | None) -> None:
    """Show a page, counted from 1, or the last one. Refused: `stale-button` if there is no such page."""
    events = await _moved(context)
    pages = ledger_pages(events)
    shown = pages if page is None else page
    if not 1 <= shown <= pages:
        raise stale_button()
    labels = (line("button-older"), line("button-newer"))
    ways = page_buttons(context, "noir-ledger", labels=labels, page=shown, pages=pages)
    await context.reply(ledger(context.campaign, events, shown), view_of(ways))


async def _moved(context: Context) -> tuple[Event, ...]:
    """Return the payments and gifts that this person may know, in order."""
    logged = await context.services.table.store.log.of_kinds(context.campaign.id, LEDGER)
    return tuple(context.system.known(context.state, (entry.event for entry in logged), context.seat))


@router.on("noir-ledger", Ack.UPDATE)
async def turn_page(context: Context, page: int) -> None:
    """Show another page."""
    await show_ledger(context, page)
