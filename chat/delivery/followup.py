"""Public messages that follow an answer. Each is posted once, even if Discord's response is lost.

Such a message cannot have a nonce. So discord.py must not repeat the request after a server error: if it is
unknown whether the message was posted, the channel is searched for it before it is posted again.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord import ui
from discord.utils import MISSING

from chat.delivery.channels import Channels, rights
from chat.messages.printer import Message

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
#: Seconds to wait before each search for the message in the channel.
PAUSES = (0.5, 1.0, 2.0)
#: The maximum number of messages after the interaction that are searched.
NEAR = 100
#: The lowest HTTP status of a server error.
SERVER_ERROR = 500


class Once:
    """An HTTP session that makes each request once: it raises server errors that discord.py would retry."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(self, *what: Any, **how: Any) -> AsyncIterator[aiohttp.ClientResponse]:
        """Make a request. Raises discord.DiscordServerError for a status of 500 or above."""
        async with self._session.request(*what, **how) as response:
            if response.status >= SERVER_ERROR:
                raise discord.DiscordServerError(response, await response.text())
            yield response


async def follow_up(
    channels: Channels,
    interaction: Interaction,
    message: Message,
    view: ui.View | None = None,
    mentions: discord.AllowedMentions | None = None,
) -> discord.Message:
    """Post a public message after the interaction was answered, and return it."""
    for pause in PAUSES:
        try:
            return await _posted(interaction, message, view, mentions)
        except (discord.DiscordServerError, aiohttp.ClientError) as error:
            log.info("looked whether Discord had posted it: %r", error)
            await asyncio.sleep(pause)
            if found := await _found(channels, interaction, message.content, error):
                return found
    return await _posted(interaction, message, view, mentions)


async def _posted(
    interaction: Interaction,
    message: Message,
    view: ui.View | None,
    mentions: discord.AllowedMentions | None,
) -> discord.Message:
    hook: Any = interaction.followup
    session, hook.session = hook.session, Once(hook.session)
    try:
        sent: discord.Message = await hook.send(
            message.content,
            embed=MISSING if message.embed is None else message.embed,
            files=message.files(),
            view=view or MISSING,
            allowed_mentions=mentions or MISSING,
            ephemeral=False,
            wait=True,
        )
    finally:
        hook.session = session  # a private message may be sent twice, so discord.py may retry it
    return sent


async def _found(
    channels: Channels, interaction: Interaction, content: str, error: Exception
) -> discord.Message | None:
    """Return the interaction's message with this content, if any.

    Raise `error` if the bot may not read the channel's history.
    """
    answered = await answers(await channels.find(interaction.channel_id or 0), interaction.id)
    if answered is None:
        raise error
    return next((one for one in answered if one.content == content.strip()), None)


async def answers(channel: Any, interaction: int) -> list[discord.Message] | None:
    """Return the messages that answer an interaction, or None if the bot may not read the history."""
    if not rights(channel).read_message_history:  # Discord would return an empty history
        return None
    after = channel.history(after=discord.Object(interaction), limit=NEAR)
    return [one async for one in after if (by := one.interaction_metadata) and by.id == interaction]
