"""Direct messages, with each account's language and whether the account accepts messages from the bot."""

import logging

import discord
from discord import ui
from discord.utils import MISSING

from chat.delivery.retry import is_transient
from chat.messages.printer import Message, Printer
from narration.text.texts import Texts
from rules.campaign.model import Campaign
from storage.documents.errors import Unavailable
from storage.store import Store

log = logging.getLogger(__name__)

SPEAKS = "language of "


class DirectMessages:
    """Sends direct messages, and stores each account's language."""

    def __init__(self, client: discord.Client, store: Store, texts: Texts) -> None:
        self._client, self._store, self._texts = client, store, texts
        self._heard: dict[int, str] = {}
        #: Accounts that refused the last direct message, and those that accepted it. Both are only hints and
        #: are lost at a restart.
        self.closed_to_us: set[int] = set()
        self.open_to_us: set[int] = set()

    async def hear(self, holder: int, language: str) -> None:
        """Store the language of a person's client, for messages that do not answer an interaction."""
        if self._heard.get(holder) == language:
            return
        self._heard[holder] = language
        try:
            if await self._store.notes.get(f"{SPEAKS}{holder}") != language:
                await self._store.notes.set(f"{SPEAKS}{holder}", language)
        except Unavailable as error:
            log.warning("a language was not noted: %s", error)  # the interaction works without it
            self._heard.pop(holder, None)

    async def heard(self, holder: int) -> str | None:
        """Return the last known language of a person's client, or None if it is unknown."""
        return await self._store.notes.get(f"{SPEAKS}{holder}")

    async def forget(self, holder: int) -> None:
        """Delete all that is kept about a person, in memory and in the database."""
        self._heard.pop(holder, None)
        self.closed_to_us.discard(holder)
        self.open_to_us.discard(holder)
        await self._store.notes.drop(f"{SPEAKS}{holder}")

    async def printer_for(self, holder: int, campaign: Campaign) -> Printer:
        """Return a printer for the last known language of a person's client, or else for the campaign's."""
        return Printer(self._texts.of_game(campaign.system), await self.heard(holder) or campaign.language)

    async def send(
        self, holder: int, message: Message, view: ui.View | None, nonce: int
    ) -> discord.Message | None:
        """Send a direct message, and remember whether the person accepts it; return None if not."""
        embed = message.embed or MISSING
        try:
            user = self._client.get_user(holder) or await self._client.fetch_user(holder)
            sent = await user.send(
                message.content, embed=embed, files=message.files(), view=view or MISSING, nonce=nonce
            )
        except (discord.Forbidden, discord.NotFound):  # they accept no messages, or the account is deleted
            self.closed_to_us.add(holder)
            self.open_to_us.discard(holder)
            return None
        self.closed_to_us.discard(holder)
        self.open_to_us.add(holder)
        return sent

    async def close(self, channel: int, message: int) -> None:
        """Take the buttons from a direct message, unless Discord does not allow it or it is gone."""
        letter = self._client.get_partial_messageable(channel).get_partial_message(message)
        try:
            await letter.edit(view=None)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            log.info("a letter keeps its buttons: %r", error)
