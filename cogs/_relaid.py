"""After a backup was put back: each table is told which deck its dice come from now, when it plays on.

The deck that came with the backup is used no more, since its next dice may have fallen already.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from discord.utils import MISSING

from cogs import _passing
from cogs._buttons import rows
from cogs._channels import channel_of, fitting
from cogs._dice import cut_button
from cogs._journal import journal
from cogs._nonce import nonce_of
from cogs._posts import drawn
from narration.dice import relaid_lines
from table.fairness import Fairness

if TYPE_CHECKING:
    from cogs._bot import Nattvakt

log = logging.getLogger(__name__)


class Relaid:
    """Tells a table of its new deck, beside the answer to whoever plays on first."""

    def __init__(self, bot: "Nattvakt") -> None:
        self._bot = bot
        self._running: set[asyncio.Task[None]] = set()

    def look(self, campaign: int, place: int) -> None:
        """Tell it in a place, if that is still to be done."""
        relaid = self._bot.table.relaid
        if place and campaign in relaid:
            relaid.discard(campaign)
            task = asyncio.create_task(self._try(campaign, place))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    def close(self) -> None:
        """Leave it to /dice."""
        for task in self._running:
            task.cancel()

    async def _try(self, campaign: int, place: int) -> None:
        for pause in (0.0, *_passing.PAUSES):
            await asyncio.sleep(pause)
            try:
                with self._bot.at_work():
                    await self._tell(campaign, place)
            except _passing.TROUBLE as error:
                log.warning("campaign %s: not told of its new deck: %r", campaign, error)
                if not _passing.passes(error):
                    return
            else:
                return

    async def _tell(self, campaign: int, place: int) -> None:
        head = (await self._bot.table.state(campaign)).campaign
        *_, before, deck = await Fairness(self._bot.table).briefly(campaign)
        printer = self._bot.printer(head.language)
        view = None if deck.fallen else rows([cut_button(printer, campaign)])
        nonce = nonce_of(deck.promise)
        channel = await channel_of(self._bot, place)
        message = fitting(channel, drawn(printer, journal(head.name, relaid_lines(before, deck))))
        await channel.send(message.content, embed=message.embed or MISSING, view=view or MISSING, nonce=nonce)
