"""Channels by their number, and where a contest is shown: in its place, or elsewhere when that is gone.

A channel that was deleted does not come back, and the contest stays as it is: only where it is shown changes.
"""

from collections.abc import Callable
from typing import Any

import discord

from chat.messages.printer import Message
from table.play.table import Table

#: Discord's code for a channel that there is not.
UNKNOWN_CHANNEL = 10003


class Channels:
    """Finds channels and threads. `wake` keeps the server of one from now on as one where somebody plays."""

    def __init__(self, client: discord.Client, table: Table, wake: Callable[[int], bool]) -> None:
        self._client, self._table = client, table
        self.wake = wake

    async def find(self, place: int) -> Any:
        """Return a channel or thread; an archived thread is opened again, since nothing in it can be changed.

        discord.NotFound where there is none.
        """
        client = self._client
        channel: Any = client.get_channel(place) or await client.fetch_channel(place)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread) and self.wake(channel.guild.id):
            channel = client.get_channel(place) or channel
        if isinstance(channel, discord.Thread) and channel.archived and not channel.locked:
            return await channel.edit(archived=False)
        return channel

    async def is_gone(self, place: int) -> bool:
        """Tell whether there is no such channel or thread any more; one that is closed to us is there."""
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

        Where its own is gone, that in which it is shown by now; else the place of the campaign that was
        bound last. discord.NotFound where all of them are gone.
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
        """Return where a contest was shown last, be it gone or not."""
        posts = await self._table.store.posts(campaign, contest.id)
        newest = max(posts, key=lambda post: post.message, default=None)
        return newest.channel if newest and newest.message else contest.place


def rights(channel: Any) -> discord.Permissions:
    """Return what we may do in a channel; one of direct messages has no server."""
    found: discord.Permissions = channel.permissions_for(channel.guild and channel.guild.me)
    return found


def fitting(channel: Any, message: Message) -> Message:
    """Return a message as a channel takes it from us: in words alone where we may embed nothing."""
    return message if rights(channel).embed_links else message.in_words()
