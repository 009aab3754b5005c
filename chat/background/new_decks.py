"""Notices after a backup is restored: when a campaign resumes play, its new deck is announced.

The backed-up deck is not used again, because its next dice may already have been rolled before the restore.
"""

import asyncio
import logging

from discord.utils import MISSING

from chat.background.deck_notices import cut_button
from chat.delivery import retry
from chat.delivery.channels import Channels, fitting
from chat.messages.components import view_of
from chat.messages.lines_as_panel import as_panel
from chat.messages.nonce import nonce_of
from chat.messages.printer import Printer
from chat.operations.inflight import Inflight
from narration.proofs.decks import new_deck_lines
from narration.text.texts import Texts
from table.audit.proofs import PublishedProofs
from table.play.table import Table

log = logging.getLogger(__name__)


class NewDeckNotices:
    """Announces the new decks of campaigns that resume play, in the background."""

    def __init__(self, table: Table, texts: Texts, channels: Channels, inflight: Inflight) -> None:
        self._table, self._texts, self._channels, self._inflight = table, texts, channels, inflight
        self._running: set[asyncio.Task[None]] = set()

    def announce_soon(self, campaign: int, place: int) -> None:
        """Announce a campaign's new deck in this place, if it has one that is not announced yet."""
        waiting = self._table.new_decks
        if place and campaign in waiting:
            waiting.discard(campaign)
            task = asyncio.create_task(self._try(campaign, place))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    def close(self) -> None:
        """Cancel the pending notices. The new decks can still be seen with /dice."""
        for task in self._running:
            task.cancel()

    async def _try(self, campaign: int, place: int) -> None:
        for pause in (0.0, *retry.PAUSES):
            await asyncio.sleep(pause)
            try:
                with self._inflight.at_work():
                    await self._tell(campaign, place)
            except retry.DELIVERY_ERRORS as error:
                log.warning("campaign %s: not told of its new deck: %r", campaign, error)
                if not retry.is_transient(error):
                    return
            else:
                return

    async def _tell(self, campaign: int, place: int) -> None:
        head = (await self._table.state(campaign)).campaign
        *_, before, deck = await PublishedProofs(self._table).briefly(campaign)
        printer = Printer(self._texts.of_game(head.system), head.language)
        view = view_of([cut_button(printer, campaign)]) if deck.takes_words else None
        nonce = nonce_of(deck.promise)
        channel = await self._channels.find(place)
        message = fitting(channel, printer.drawn(as_panel(head.name, new_deck_lines(before, deck))))
        await channel.send(message.content, embed=message.embed or MISSING, view=view or MISSING, nonce=nonce)
