"""Channels by their number, and where a contest is shown: in its place, or elsewhere when that is gone.

A channel that was deleted does not come back, and the contest stays as it is: only where it is shown changes.
"""

from typing import TYPE_CHECKING, Any

import discord

from cogs._embeds import Message

if TYPE_CHECKING:
    from cogs._bot import Nattvakt

#: Discord's code for a channel that there is not.
UNKNOWN_CHANNEL = 10003


async def channel_of(bot: "Nattvakt", place: int) -> Any:
    """Return a channel or thread; an archived thread is opened again, since nothing in it can be changed."""
    channel: Any = bot.get_channel(place) or await bot.fetch_channel(place)
    if isinstance(channel, discord.abc.GuildChannel | discord.Thread) and bot.wake(channel.guild.id):
        channel = bot.get_channel(place) or channel
    if isinstance(channel, discord.Thread) and channel.archived and not channel.locked:
        return await channel.edit(archived=False)
    return channel


def rights(channel: Any) -> discord.Permissions:
    """Return what we may do in a channel; one of direct messages has no server."""
    found: discord.Permissions = channel.permissions_for(channel.guild and channel.guild.me)
    return found


def fitting(channel: Any, message: Message) -> Message:
    """Return a message as a channel takes it from us: in words alone where we may embed nothing."""
    return message if rights(channel).embed_links else message.in_words()


async def is_gone(bot: "Nattvakt", place: int) -> bool:
    """Tell whether there is no such channel or thread any more; one that is closed to us is there."""
    if bot.get_channel(place) is not None:
        return False
    try:
        await bot.fetch_channel(place)
    except discord.NotFound:
        return True
    except discord.Forbidden:
        return False
    return False


async def stage_of(bot: "Nattvakt", campaign: int, contest: Any) -> Any:
    """Return the channel that shows a contest.

    Where its own is gone, that in which it is shown by now; else the place of the campaign that was bound
    last. discord.NotFound where all of them are gone.
    """
    try:
        return await channel_of(bot, contest.place)
    except discord.NotFound:
        shown = await shown_at(bot, campaign, contest)
        bound = (await bot.table.state(campaign)).campaign.places
        for place in dict.fromkeys((shown, *reversed(bound))):
            if place != contest.place and not await is_gone(bot, place):
                return await channel_of(bot, place)
        raise


async def shown_at(bot: "Nattvakt", campaign: int, contest: Any) -> int:
    """Return where a contest was shown last, be it gone or not."""
    posts = await bot.table.store.posts(campaign, contest.id)
    newest = max(posts, key=lambda post: post.message, default=None)
    return newest.channel if newest and newest.message else contest.place
