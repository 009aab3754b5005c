"""The ledger of Fate, a page at a time: who paid what for what."""

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import view_of
from narration.noir.fate.accounts import LEDGER, ledger, ledger_pages
from narration.text.line import line
from rules.core.model_base import Event

router = Router()


async def show_ledger(context: Context, page: int | None) -> None:
    """Show a page, counted from 1, or the last one. Refused: `stale-button` if there is no such page."""
    events = await _moved(context)
    pages = ledger_pages(events)
    shown = pages if page is None else page
    if not 1 <= shown <= pages:
        raise stale_button()
    ways = [
        context.button(said, "noir-ledger", to)
        for said, to in ((line("button-older"), shown - 1), (line("button-newer"), shown + 1))
        if 1 <= to <= pages
    ]
    await context.reply(ledger(context.campaign, events, shown), view_of(ways))


async def _moved(context: Context) -> tuple[Event, ...]:
    """Return the payments and gifts that this person may know, in order."""
    logged = await context.services.table.store.events_of_kinds(context.campaign.id, LEDGER)
    known = (context.system.redact(context.state, entry.event, context.seat) for entry in logged)
    return tuple(event for event in known if event is not None)


@router.on("noir-ledger", Ack.UPDATE)
async def turn_page(context: Context, page: int) -> None:
    """Show another page."""
    await show_ledger(context, page)
