"""Finds channels by id, and the channel that shows a contest: its own, or another if that is deleted.

A deleted channel cannot be restored. The contest itself does not change; it is only shown elsewhere.
"""

from collections.abc import Callable
from typing import Any

import discord

from chat.messages.printer import Message
from table.play.table import Table

#: Discord's error code for a channel that does not exist.
UNKNOWN_CHANNEL = 10003


class Channels:
    """Finds channels and threads. `wake` unpacks their server in the cache, see `chat.client.guild_cache`."""

    def __init__(self, client: discord.Client, table: Table, wake: Callable[[int], bool]) -> None:
        self._client, self._table = client, table
        self.wake = wake

    async def find(self, place: int) -> Any:
        """Return a channel or thread. Raises discord.NotFound if it does not exist.

        An archived thread is reopened unless it is locked, because its messages cannot be edited.
        """
        client = self._client
        channel: Any = client.get_channel(place) or await client.fetch_channel(place)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread) and self.wake(channel.guild.id):
            channel = client.get_channel(place) or channel
        if isinstance(channel, discord.Thread) and channel.archived and not channel.locked:
            return await channel.edit(archived=False)
        return channel

    async def is_gone(self, place: int) -> bool:
        """Return whether a channel or thread is deleted, not merely hidden from the bot."""
        if self._client.get_channel(place) is not None:
            return False
        try:
            await self._client.fetch_channel(place)
        except discord.NotFound:
            return True
        except discord.Forbidden:
            return False
        return False

    async def of_contest(self, campaign: int, contest: Any) -> Any:
        """Return the channel that shows a contest.

        If the contest's own channel is deleted, return the one that showed it last, or else the most recently
        bound place of the campaign that still exists. Raises discord.NotFound if all of them are deleted.
        """
        try:
            return await self.find(contest.place)
        except discord.NotFound:
            shown = await self.shown_at(campaign, contest)
            bound = (await self._table.state(campaign)).campaign.places
            for place in dict.fromkeys((shown, *reversed(bound))):
                if place != contest.place and not await self.is_gone(place):
                    return await self.find(place)
            raise

    async def shown_at(self, campaign: int, contest: Any) -> int:
        """Return the id of the channel that showed a contest last, even if it is deleted."""
        posts = await self._table.store.posts.of(campaign, contest.id)
        public = [post for post in posts if post.is_public]
        return max(public, key=lambda post: post.message).channel if public else contest.place


def rights(channel: Any) -> discord.Permissions:
    """Return the bot's permissions in a channel, which may be a direct-message channel."""
    found: discord.Permissions = channel.permissions_for(channel.guild and channel.guild.me)
    return found


def fitting(channel: Any, message: Message) -> Message:
    """Return the message, or its text alone if the bot may not embed links in the channel."""
    return message if rights(channel).embed_links else message.in_words()
