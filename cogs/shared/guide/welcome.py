"""The welcome: one short message to a server that has just invited the bot, with a button that opens help.

What a join is, is known by when it was: a server that comes back after an outage or a restart tells the same
moment again, and one that has sent us away and invites us anew another. One that invited us while we were
away is found when Discord tells which servers there are: we are on it since later than we began to look.
"""

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime

import aiohttp
import discord
from discord import ButtonStyle
from discord.ext import commands
from discord.utils import MISSING

from chat.messages.components import NOWHERE, button, custom_id_of, view_of
from chat.messages.printer import Message, Printer
from chat.services import Services
from narration.campaign.welcome import WELCOME
from narration.text.line import line
from narration.text.texts import language_of
from storage.documents.errors import Unavailable

#: Makes Discord's own links of the commands that a message names.
Link = Callable[[Printer, Message, int], Awaitable[Message]]
#: Is told of a server that Discord says is there, and since when we are on it.
Hear = Callable[[int, str], None]

log = logging.getLogger(__name__)

#: What is noted under this and a server's id: when we were welcome there.
WELCOMED = "welcomed "
#: What is noted under this: since when every server is welcomed, if need be late. Others were there before.
SINCE = "welcomed since"


class Welcome(commands.Cog):
    """Hears of servers that invite the bot and that send it away."""

    def __init__(self, services: Services, link: Link, hear_of_servers: Callable[[Hear], None]) -> None:
        self.services = services
        self._link, self._hear_of_servers = link, hear_of_servers
        self._since = discord.utils.utcnow()
        #: Servers that invited us since then, with the moment: they may not be welcomed yet.
        self._new: dict[int, str] = {}

    async def cog_load(self) -> None:
        """Look from now on, or since an earlier start began to."""
        store = self.services.table.store
        if (since := await store.note(SINCE)) is None:
            since = store.now().isoformat()
            await store.set_note(SINCE, since)
        self._since = datetime.fromisoformat(since)
        self._hear_of_servers(self._hear)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say what to do, once for each time that we join."""
        await self._welcome(guild)

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """Say it to those that invited us while we were away."""
        with self.services.inflight.at_work():
            try:
                while self._new:
                    await self._welcome_late(*self._new.popitem())
            except Unavailable as error:
                log.warning("no server is welcomed late, before the next start: %s", error)

    def _hear(self, home: int, joined: str) -> None:
        if joined and datetime.fromisoformat(joined) > self._since:
            self._new[home] = joined

    async def _welcome_late(self, home: int, joined: str) -> None:
        if await self.services.table.store.note(f"{WELCOMED}{home}") == str(datetime.fromisoformat(joined)):
            return
        self.services.channels.wake(home)
        if guild := self.services.client.get_guild(home):
            await self._welcome(guild)

    async def _welcome(self, guild: discord.Guild) -> None:
        """Say what to do if it was not said; nothing where we may write nowhere."""
        channel = place_for(guild)
        if channel is None:
            return
        with self.services.inflight.at_work():
            try:
                if await self._is_first(guild):
                    await self._greet(guild, channel)
            except (Unavailable, discord.HTTPException, aiohttp.ClientError) as error:
                log.warning("server %s was not welcomed: %r", guild.id, error)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Forget that we were welcomed."""
        with self.services.inflight.at_work():
            try:
                await self.services.table.store.drop_note(_key(guild))
            except Unavailable as error:
                log.warning("server %s was not forgotten: %s", guild.id, error)

    async def _is_first(self, guild: discord.Guild) -> bool:
        """Note that this join is welcomed, before it is: what is noted twice is said once."""
        store, joined = self.services.table.store, str(guild.me.joined_at)
        if await store.note(_key(guild)) == joined:
            return False
        await store.set_note(_key(guild), joined)
        return True

    async def _greet(self, guild: discord.Guild, channel: discord.TextChannel) -> None:
        language = language_of(str(guild.preferred_locale), self.services.settings.language)
        printer = self.services.printer(language)
        press = button(printer.label(line("button-help")), custom_id_of("help", NOWHERE), ButtonStyle.primary)
        said = await self._link(printer, Message(printer.say(WELCOME)), guild.id)
        await channel.send(said.content, view=view_of([press]) or MISSING)


def place_for(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the system channel, else the first channel in which we may write; None where there is none."""
    known = (guild.system_channel, *guild.text_channels)
    return next((channel for channel in known if channel is not None and _may_write(channel)), None)


def _may_write(channel: discord.TextChannel) -> bool:
    may = channel.permissions_for(channel.guild.me)
    return may.view_channel and may.send_messages


def _key(guild: discord.Guild) -> str:
    return f"{WELCOMED}{guild.id}"
