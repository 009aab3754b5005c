"""Messages of a contest that were posted and not stored: the process died, or Discord's answer was lost.

The next showing usually posts the same message again, and Discord recognises its nonce. It does not if the
contest has changed so much meanwhile that something else has to be posted, or after some minutes. Then the
stray would keep its buttons for good.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import discord

from chat.contests.contest_messages import ContestMessages
from chat.contests.display_services import Key
from chat.delivery.channels import rights

#: How many messages of a channel are searched for strays.
NEAR = 100


class UnfinishedContests:
    """The contests whose last showing did not end, so that they may have strays."""

    def __init__(self) -> None:
        #: The newest message that was stored before that showing; None if an earlier process began it.
        self._since: dict[Key, int | None] = {}

    def add(self, key: Key) -> None:
        """Add a contest that an earlier process has not shown to the end."""
        self._since[key] = None

    @asynccontextmanager
    async def showing(self, key: Key, messages: ContestMessages) -> AsyncIterator[None]:
        """Show a contest in this context; after one that was unfinished, delete its strays."""
        may_have_strays, since = key in self._since, self._since.get(key)
        self._since[key] = since = messages.newest if since is None else since
        yield
        if may_have_strays:
            await _remove_strays(key, messages, since)
        del self._since[key]


async def _remove_strays(key: Key, messages: ContestMessages, since: int) -> None:
    """Delete the messages with buttons of a contest that are newer than `since` and not stored.

    They are recognised by an embed, which reminders lack. Where the bot may not read, none are found.
    """
    if not rights(messages.channel).read_message_history:
        return
    stored = {post.message for post in messages.posts}
    after = discord.Object(since) if since else None
    async for one in messages.channel.history(after=after, limit=NEAR):
        if one.author == messages.channel.guild.me and one.id not in stored and _is_live(one, key):
            with suppress(discord.NotFound):
                await one.delete()


def _is_live(message: discord.Message, key: Key) -> bool:
    """Tell whether a message looks live: an embed with a contest's buttons, and no answer to a command."""
    if message.interaction_metadata or not message.embeds:
        return False
    buttons = (part for row in message.components for part in getattr(row, "children", ()))
    ids = [str(getattr(part, "custom_id", "")).split(":") for part in buttons]
    return any(words[2:4] == [*map(str, key)] for words in ids)
