"""Deleted channels: the contests shown there go on in another place of the campaign.

If the campaign has no other place, the GM is told by direct message how to bind one. Channels deleted while
the bot was offline are looked for when Discord begins a new session with a shard.
"""

import logging

import discord
from discord.ext import commands

from chat.delivery.retry import DELIVERY_ERRORS
from chat.interactions.context import Context
from chat.messages.nonce import nonce_of
from chat.messages.printer import Message
from chat.services import Services
from narration.text.line import Line, line
from narration.text.truncate import TITLE_LENGTH, truncate
from rules.campaign.actions import UnbindPlace
from rules.core.refusal import Refused

log = logging.getLogger(__name__)


class LostPlaces(commands.Cog):
    """Listens for deleted channels and threads, and tells GMs which contests can no longer be shown."""

    def __init__(self, services: Services) -> None:
        self.services = services
        #: The contests, by campaign and id, about which the GM was told.
        self._told: set[tuple[int, str]] = set()

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._look(channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._look(thread.guild_id)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Look for the channels of running contests on a shard: events may have been missed."""
        with self.services.inflight.at_work():
            try:
                for home, campaign in await self.services.table.store.posts.in_play():
                    if self._is_known(home, shard):
                        await show_lost_contests(self.services, campaign)
            except (*DELIVERY_ERRORS, Refused) as error:
                log.warning("shard %s: deleted channels were not looked for: %r", shard, error)

    def _is_known(self, home: int, shard: int) -> bool:
        """Return whether the bot is on a server, and this shard has it."""
        client = self.services.client
        return (home >> 22) % (client.shard_count or 1) == shard and client.get_guild(home) is not None

    async def _look(self, home: int) -> None:
        """Show a server's contests elsewhere if their channel is gone."""
        with self.services.inflight.at_work():
            try:
                for brief in await self.services.table.store.campaigns.of(home):
                    await show_lost_contests(self.services, brief.id)
            except DELIVERY_ERRORS as error:
                log.warning("server %s: what was played in a deleted channel waits: %r", home, error)

    async def tell(self, campaign: int, contest: str) -> None:
        """Tell the GM, once, that a contest has no place to be shown in, and what to do about it."""
        if (campaign, contest) in self._told:
            return
        self._told.add((campaign, contest))
        try:
            await self._tell(campaign, contest)
        except DELIVERY_ERRORS as error:
            log.warning("campaign %s: the GM was not told of a deleted channel: %r", campaign, error)

    async def _tell(self, campaign: int, contest: str) -> None:
        state = await self.services.table.with_contest(campaign, contest)
        gm, lost = state.campaign.gm.holder, state.contests[contest]
        if not gm or not self.services.table.system(state).is_open(lost):
            return
        printer = await self.services.direct_messages.printer_for(gm, state.campaign)
        said = line("gone-nowhere", title=truncate(lost.title, TITLE_LENGTH), campaign=state.campaign.name)
        told = Message(printer.say(said))
        await self.services.direct_messages.send(gm, told, None, nonce_of((campaign, contest, lost.place)))


async def show_lost_contests(services: Services, campaign: int) -> tuple[str, ...]:
    """Show again all contests whose channel is gone, and return their titles."""
    found = []
    for contest in (await services.table.state(campaign)).contests.values():
        if await services.channels.is_gone(await services.channels.shown_at(campaign, contest)):
            await services.live.show_again(campaign, contest.id)
            found.append(contest.title)
    return tuple(found)


async def leave_lost_places(context: Context) -> Line | None:
    """Unbind the places that are gone, and show their contests in this one.

    Return a line that names those contests; None where there are none.
    """
    for place in (await context.now()).campaign.places:
        if place != context.interaction.channel_id and await context.services.channels.is_gone(place):
            await context.play(UnbindPlace(place=place))
    titles = await show_lost_contests(context.services, context.campaign.id)
    if not titles:
        return None
    return line("gone-here-now", titles=tuple(truncate(title, TITLE_LENGTH) for title in titles))
