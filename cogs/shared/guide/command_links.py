"""Commands in a text as Discord's own links to them, where their numbers are known."""

import logging
import re
from collections.abc import Mapping
from dataclasses import replace

import aiohttp
import discord

from chat.messages.printer import Message
from chat.services import Services

log = logging.getLogger(__name__)

#: What is set as code stays as it is: nothing is linked there.
CODE = r"`[^`]*`"


class CommandIds:
    """The numbers that Discord gave our commands, asked for once and again when there are new ones."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: dict[int, dict[str, int]] = {}

    async def at(self, home: int) -> dict[str, int]:
        """Return the numbers by name, of the shared commands and, with a server, of those that it has."""
        if not self._services.settings.sync_commands:
            return {}
        shared = await self._of(0)
        return {**shared, **await self._of(home)} if home else shared

    async def _of(self, home: int) -> dict[str, int]:
        guild = discord.Object(home) if home else None
        wanted = {command.name for command in self._services.client.tree.get_commands(guild=guild)}
        known = self._known.get(home, {})
        if wanted <= known.keys():
            return known
        try:
            found = await self._services.client.tree.fetch_commands(guild=guild)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("the commands' numbers are not to be had: %r", error)
            return known
        self._known[home] = {command.name: command.id for command in found}
        return self._known[home]


def linked(message: Message, links: Mapping[str, str]) -> Message:
    """Return the message with each text of `links` replaced, but for titles, which show no links."""
    if not links:
        return message
    words = sorted(map(re.escape, links), key=len, reverse=True)
    pattern = re.compile(rf"{CODE}|(?<![\w/])(?:{'|'.join(words)})(?![\w-])")

    def link(text: str) -> str:
        return pattern.sub(lambda found: links.get(found.group(), found.group()), text)

    if message.embed is not None:
        message.embed.description = link(message.embed.description or "")
    return replace(message, content=link(message.content))
