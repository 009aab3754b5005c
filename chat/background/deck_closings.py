"""Messages that close decks: the number that Discord gives such a message goes into every die of the deck.

The place is noted before the message is posted, and its number after. If the process dies in between, the
next one looks for the message in the channel, and posts it only if there is none.
"""

import asyncio
import logging
from typing import Any
from weakref import WeakValueDictionary

from chat.contests.display_services import DisplayServices
from chat.delivery.channels import rights
from chat.delivery.retry import DELIVERY_ERRORS, is_transient
from chat.messages.nonce import nonce_of
from chat.messages.printer import Printer
from narration.proofs.decks import closing_line
from rules.chance.deck import NOT_POSTED, Deck
from rules.core.refusal import Refused

log = logging.getLogger(__name__)

#: The most messages of a channel in which one from before a crash is looked for.
NEAR = 200


class DeckClosings:
    """Closes decks, one at a time in each campaign."""

    def __init__(self, parts: DisplayServices) -> None:
        self._parts, self._table = parts, parts.table
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        #: Campaigns that have not been told yet that their deck could not be closed.
        self.untold: set[int] = set()

    async def close(self, campaign: int, place: int) -> None:
        """Close the deck in use by a message in this place. Refused: `deck-not-closed`."""
        async with self._queues.setdefault(campaign, asyncio.Lock()):
            before = await self._table.deck(campaign)
            deck = await self._table.owe_closing(campaign, place)
            if deck is None or not deck.needs_closing:
                return
            is_old = before is not None and bool(before.place)
            await self._table.close_deck(campaign, deck.number, await self._message(deck, is_old=is_old))

    async def heal(self) -> None:
        """Close the decks of this process's servers that a process left half closed."""
        for home, campaign in await self._table.store.proofs.unclosed():
            if self._parts.served.serves(home):
                try:
                    await self.close(campaign, 0)
                except Refused as refused:
                    log.warning("campaign %s: its deck is not closed yet: %s", campaign, refused.code)

    async def _message(self, deck: Deck, *, is_old: bool) -> int:
        """Return the number of the message, or `NOT_POSTED` where the bot may not post."""
        try:
            return await self._posted(deck, is_old=is_old)
        except DELIVERY_ERRORS as error:
            log.warning("campaign %s: no message closed its deck: %r", deck.campaign, error)
            if is_transient(error):
                raise Refused("deck-not-closed") from None
        self.untold.add(deck.campaign)
        return NOT_POSTED

    async def _posted(self, deck: Deck, *, is_old: bool) -> int:
        head = (await self._table.state(deck.campaign)).campaign
        printer = Printer(self._parts.texts.of_game(head.system), head.language)
        content = printer.say(closing_line(deck.number, deck.promise))
        channel = await self._parts.channels.find(deck.place)
        found = await _first(channel, content) if is_old else 0
        number: int = found or (await channel.send(content, nonce=nonce_of(("closing", deck.promise)))).id
        return number


async def _first(channel: Any, content: str) -> int:
    """Return the number of the bot's first message with this content; 0 if none is found."""
    if not rights(channel).read_message_history:
        return 0
    mine = channel.guild.me.id
    near = [one async for one in channel.history(limit=NEAR)]
    return min((one.id for one in near if one.author.id == mine and one.content == content), default=0)
