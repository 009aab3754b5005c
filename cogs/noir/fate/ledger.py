"""The ledger of Fate, a page at a time: who paid what for what."""

from chat.interactions.arguments import stale
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.response import Ack
from chat.messages.components import button, press_id, rows
from narration.noir.fate.accounts import LEDGER, ledger, ledger_pages
from narration.text.line import line
from rules.core.model_base import Event

verbs = Verbs()


async def show_ledger(guest: Guest, page: int | None) -> None:
    """Show a page, the last one if none is named. Refused: `stale-button` for one that is not there."""
    events = await _moved(guest)
    pages = ledger_pages(events)
    shown = pages if page is None else page
    if not 1 <= shown <= pages:
        raise stale()
    ways = [
        button(guest.print.label(said), press_id("noir-ledger", guest.campaign.id, to))
        for said, to in ((line("button-older"), shown - 1), (line("button-newer"), shown + 1))
        if 1 <= to <= pages
    ]
    await guest.reply(ledger(guest.campaign, events, shown), rows(ways))


async def _moved(guest: Guest) -> tuple[Event, ...]:
    """Return the payments and gifts that this person may know, in order."""
    logged = await guest.services.table.store.events_of_kinds(guest.campaign.id, LEDGER)
    known = (guest.system.redact(guest.state, entry.event, guest.seat) for entry in logged)
    return tuple(event for event in known if event is not None)


@verbs.on("noir-ledger", Ack.UPDATE)
async def turn_page(guest: Guest, page: int) -> None:
    """Show another page."""
    await show_ledger(guest, page)
