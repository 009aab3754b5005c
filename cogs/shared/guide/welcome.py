"""The welcome: a short message to a server that has just added the bot, with the ready scenes and help.

The time at which the bot joined identifies a join. It stays the same after an outage or a restart, but
not after the bot was removed and added again. A server that added the bot while it was offline is found when
Discord lists the servers: the bot joined it later than it first looked.
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
from cogs.shared.campaign.create import scene_menu
from narration.campaign.welcome import WELCOME
from narration.text.languages import language_of
from narration.text.line import line
from storage.documents.errors import Unavailable

#: Turns the commands that a message names into Discord's command links.
Link = Callable[[Printer, Message, int], Awaitable[Message]]
#: Receives a server that Discord reports, and when the bot joined it.
Hear = Callable[[int, str], None]

log = logging.getLogger(__name__)

#: A server's id follows this in the key of the note that says which of its joins was welcomed, by its time.
WELCOMED = "welcomed "
#: The key of the note that holds the time since which every join is welcomed, even if late.
SINCE = "welcomed since"


class Welcome(commands.Cog):
    """Listens for servers that add or remove the bot."""

    def __init__(self, services: Services, link: Link, hear_of_servers: Callable[[Hear], None]) -> None:
        self.services = services
        self._link, self._hear_of_servers = link, hear_of_servers
        self._since = discord.utils.utcnow()
        #: Servers joined since `_since`, with the time of joining: they may not be welcomed yet.
        self._new: dict[int, str] = {}

    async def cog_load(self) -> None:
        """Read since when joins are welcomed; on the first start, note that it is from now on."""
        store = self.services.table.store
        if (since := await store.notes.get(SINCE)) is None:
            since = store.now().isoformat()
            await store.notes.set(SINCE, since)
        self._since = datetime.fromisoformat(since)
        self._hear_of_servers(self._hear)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a server, once for each join."""
        await self._welcome(guild)

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """Welcome the servers that added the bot while it was offline."""
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
        noted = await self.services.table.store.notes.get(f"{WELCOMED}{home}")
        if noted == str(datetime.fromisoformat(joined)):
            return
        self.services.channels.wake(home)
        if guild := self.services.client.get_guild(home):
            await self._welcome(guild)

    async def _welcome(self, guild: discord.Guild) -> None:
        """Welcome a server unless this join was welcomed; do nothing if the bot may write nowhere there."""
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
        """Forget that the server was welcomed."""
        with self.services.inflight.at_work():
            try:
                await self.services.table.store.notes.drop(_key(guild))
            except Unavailable as error:
                log.warning("server %s was not forgotten: %s", guild.id, error)

    async def _is_first(self, guild: discord.Guild) -> bool:
        """Note this join before it is welcomed, so that it is welcomed once; tell whether it was new."""
        store, joined = self.services.table.store, str(guild.me.joined_at)
        if await store.notes.get(_key(guild)) == joined:
            return False
        await store.notes.set(_key(guild), joined)
        return True

    async def _greet(self, guild: discord.Guild, channel: discord.TextChannel) -> None:
        language = language_of(str(guild.preferred_locale), self.services.settings.language)
        printer = self.services.printer(language)
        press = button(printer.label(line("button-help")), custom_id_of("help", NOWHERE), ButtonStyle.primary)
        said = await self._link(printer, Message(printer.say(WELCOME)), guild.id)
        scenes = scene_menu(printer, language, "welcome-scene", language)
        await channel.send(said.content, view=view_of([scenes], [press]) or MISSING)


def place_for(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the first channel in which the bot may write, if any; the system channel comes first."""
    known = (guild.system_channel, *guild.text_channels)
    return next((channel for channel in known if channel is not None and _may_write(channel)), None)


def _may_write(channel: discord.TextChannel) -> bool:
    may = channel.permissions_for(channel.guild.me)
    return may.view_channel and may.send_messages


def _key(guild: discord.Guild) -> str:
    return f"{WELCOMED}{guild.id}"
