"""Commands in a text as Discord's own command links, which need the command's id."""

import logging
import re
from collections.abc import Mapping
from dataclasses import replace

import aiohttp
import discord

from chat.messages.printer import Message
from chat.services import Services

log = logging.getLogger(__name__)

#: Code spans stay as they are: Discord shows no links in them.
CODE = r"`[^`]*`"


class CommandIds:
    """The ids that Discord gave our commands. They are fetched once, and again when a new command appears."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: dict[int, dict[str, int]] = {}

    async def at(self, home: int) -> dict[str, int]:
        """Return the ids by command name: of shared commands, and of the server's unless `home` is 0."""
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
    """Return the message with commands in its text and its embed's description linked, but not in code."""
    if not links:
        return message
    words = sorted(map(re.escape, links), key=len, reverse=True)
    pattern = re.compile(rf"{CODE}|(?<![\w/])(?:{'|'.join(words)})(?![\w-])")

    def link(text: str) -> str:
        return pattern.sub(lambda found: links.get(found.group(), found.group()), text)

    if message.embed is not None:
        message.embed.description = link(message.embed.description or "")
    return replace(message, content=link(message.content))
