"""Accounts that we write to without being asked: their language, and whether they take our letters."""

import logging

import discord
from discord import ui
from discord.utils import MISSING

from chat.messages.printer import Message, Printer
from narration.text.texts import Texts
from storage.documents.errors import Unavailable
from storage.store import Store

log = logging.getLogger(__name__)

SPEAKS = "language of "


class DirectMessages:
    """What is known of accounts beside their seats."""

    def __init__(self, client: discord.Client, store: Store, texts: Texts) -> None:
        self._client, self._store, self._texts = client, store, texts
        self._heard: dict[int, str] = {}
        #: Those that refused, and that took, our last direct message: hints, which may be forgotten.
        self.closed_to_us: set[int] = set()
        self.open_to_us: set[int] = set()

    async def hear(self, holder: int, language: str) -> None:
        """Note the language that a person's client speaks, for messages that no interaction asks for."""
        if self._heard.get(holder) == language:
            return
        self._heard[holder] = language
        try:
            if await self._store.note(f"{SPEAKS}{holder}") != language:
                await self._store.set_note(f"{SPEAKS}{holder}", language)
        except Unavailable as error:
            log.warning("a language was not noted: %s", error)  # what is only read goes on without it
            self._heard.pop(holder, None)

    async def heard(self, holder: int) -> str | None:
        """Return the language that a person's client was last heard to speak, if it was heard at all."""
        return await self._store.note(f"{SPEAKS}{holder}")

    async def forget(self, holder: int) -> None:
        """Forget all of this about a person."""
        self._heard.pop(holder, None)
        self.closed_to_us.discard(holder)
        self.open_to_us.discard(holder)
        await self._store.drop_note(f"{SPEAKS}{holder}")

    async def printer_for(self, holder: int, default: str) -> Printer:
        """Return the printer of the language that a person's client was last heard to speak."""
        return Printer(self._texts, await self.heard(holder) or default)

    async def send(
        self, holder: int, message: Message, view: ui.View | None, nonce: int
    ) -> discord.Message | None:
        """Send a direct message; None when this person takes none from us, which is kept in mind."""
        embed = message.embed or MISSING
        try:
            user = self._client.get_user(holder) or await self._client.fetch_user(holder)
            sent = await user.send(message.content, embed=embed, view=view or MISSING, nonce=nonce)
        except (discord.Forbidden, discord.NotFound):  # a closed door, or an account that is gone
            self.closed_to_us.add(holder)
            self.open_to_us.discard(holder)
            return None
        self.closed_to_us.discard(holder)
        self.open_to_us.add(holder)
        return sent
