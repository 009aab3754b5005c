"""The commands of each server: the shared ones everywhere, and a game's where a campaign of it exists.

A cog with an attribute `system` holds the commands of that game. A server's commands are registered only if
they changed, so a restart registers none: Discord allows only 200 new commands a day on each server.
"""

import asyncio
import hashlib
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import aiohttp
import discord
import orjson
from discord import app_commands
from discord.ext import commands

from chat.delivery.game_loader import GameLoader
from chat.operations.inflight import Inflight
from chat.operations.served_shards import ServedShards
from settings import Settings
from storage.store import Store

log = logging.getLogger(__name__)

Command: TypeAlias = "app_commands.Command[Any, ..., Any] | app_commands.Group"

#: The key of the note with the hash of the shared commands. For a server's commands, its id is appended.
SYNCED = "synced commands"
#: How many seconds the answer to a new campaign waits until its commands are registered.
PATIENCE = 5.0
#: Errors when registering commands: the bot left the server or lacks permission, or the connection broke.
TROUBLE = (discord.HTTPException, aiohttp.ClientError, TimeoutError)


class GuildCommands:
    """Keeps the command tree and the commands registered with Discord in step with the campaigns."""

    def __init__(  # noqa: PLR0913, PLR0917  # each is another part of the bot
        self,
        bot: commands.AutoShardedBot,
        settings: Settings,
        store: Store,
        inflight: Inflight,
        served: ServedShards,
        loader: GameLoader,
        translated: Callable[[Any, Any], Awaitable[Any]],
    ) -> None:
        self._served, self._loader = served, loader
        loader.on_loaded = self._take_out
        #: Returns the payload of a command of the tree, in all languages.
        self._translated = translated
        self._bot, self._settings, self._store, self._inflight = bot, settings, store, inflight
        self._own: dict[str, list[Command]] = {}
        self._systems: defaultdict[int, set[str]] = defaultdict(set)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._payloads: dict[Any, Any] = {}
        self._telling: set[asyncio.Task[None]] = set()

    @property
    def homes(self) -> tuple[int, ...]:
        """The servers that have further commands besides the shared ones."""
        return tuple(self._systems)

    def has_own(self, home: int) -> bool:
        """Return whether a server has further commands, as every server with a campaign does."""
        return home in self._systems

    async def open(self) -> None:
        """Load the games that are played, and add each server's commands to the tree.

        Nothing is registered with Discord yet.
        """
        self._take_out()
        if test := self._settings.test_guild:
            self._bot.tree.copy_global_to(guild=discord.Object(test))
            self._systems[test] = set()
        await self._catch_up()

    def of(self, system: str) -> tuple[Command, ...]:
        """Return the commands of a game, without the shared ones."""
        return tuple(self._own.get(system, ()))

    async def offer(self, home: int, system: str) -> None:
        """Give a server the commands of a game, unless it has them, and register them.

        Return when they are registered, or after `PATIENCE` seconds; registration then continues.
        """
        await self._loader.load(system)
        if self._give(home, system):
            task = asyncio.create_task(self._tell_now(home))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)
            done, _ = await asyncio.wait([task], timeout=PATIENCE)
            for told in done:
                told.result()

    async def heal(self) -> None:
        """Register the commands that changed, in the background: making their payloads takes a while.

        A server that another process had until now may have begun a game there.
        """
        await self._catch_up()
        try:
            await self.tell_shared()
        except TROUBLE as error:
            log.warning("Discord did not take the commands: %r", error)
        await self._tell_homes()

    async def tell_shared(self) -> None:
        """Register the shared commands if Discord does not have the current ones."""
        if self._may_tell(0) and not await self._has(0):
            mark = await self.mark(0)
            await self._put(0)
            await self._note(0, mark)
            log.info("told Discord about the commands")

    async def ensure_told(self, home: int) -> bool | None:
        """Register a server's commands if Discord lacks any; return whether Discord then has all of them.

        Return None if the settings forbid registering commands on this server.
        """
        if not self._may_tell(home):
            return None
        try:
            await self.tell_shared()
            return await self._has(home) or await self.tell(home, always=True)
        except TROUBLE as error:
            log.warning("Discord did not take the commands: %r", error)
            return False

    async def _tell_homes(self) -> None:
        """Register the commands of each server that the bot is on, if they have changed."""
        for home in self.homes:
            if self._bot.get_guild(home) is not None:
                await self.tell(home)
            elif self._served.serves(home) and await self._noted(home):
                await self._note(home, "")  # Discord dropped them, so they must be registered if it rejoins

    async def tell(self, home: int, *, always: bool = False) -> bool:
        """Register a server's commands if they changed or `always` is set; return False on failure."""
        lock = self._locks.setdefault(home, asyncio.Lock())
        async with lock:
            if not self._may_tell(home):
                return True
            mark = await self.mark(home)
            if not always and await self._noted(home) == mark:
                return True
            return await self._registered(home, mark)

    async def mark(self, home: int) -> str:
        """Return a hash of a server's commands in all languages, or of the shared ones for 0."""
        marked = [self._bot.application_id, home, *await self._all(home)]
        return hashlib.sha256(orjson.dumps(marked, option=orjson.OPT_SORT_KEYS)).hexdigest()

    async def _all(self, home: int) -> list[Any]:
        """Return the payloads of a server's commands, or of the shared ones for 0."""
        known = self._bot.tree.get_commands(guild=discord.Object(home) if home else None)
        return [await self.payload(command) for command in known]

    async def _put(self, home: int) -> None:
        """Register a server's commands, or the shared ones for 0.

        Unlike `CommandTree.sync`, this reuses the payloads, because translating them takes a while.
        """
        application, http = self._bot.application_id, self._bot.http
        assert application is not None, "the bot is logged in"
        if home:
            await http.bulk_upsert_guild_commands(application, home, payload=await self._all(home))
        else:
            await http.bulk_upsert_global_commands(application, payload=await self._all(home))

    async def payload(self, command: Any) -> Any:
        """Return a command's payload in all languages. It is created only once.

        Others have their turn before each, because someone may press a button meanwhile.
        """
        if command not in self._payloads:
            await asyncio.sleep(0)
            self._payloads[command] = await self._translated(self._bot.tree, command)
        return self._payloads[command]

    async def joined(self, guild: discord.Guild) -> None:
        """Register the game commands of a server that the bot rejoins: Discord dropped them when it left."""
        if guild.id in self._systems:
            await self.tell(guild.id, always=True)

    async def _tell_now(self, home: int) -> None:
        with self._inflight.at_work():
            await self.tell(home)

    async def _catch_up(self) -> None:
        """Load each game of which there is a campaign, and add its commands to the trees of its servers."""
        played = await self._store.campaigns.systems_by_home()
        await self._loader.load(*{system for _, system in played})
        for home, system in played:
            self._give(home, system)

    def _take_out(self) -> None:
        """Remove the commands of games from the global tree, and keep them by system."""
        for cog in self._bot.cogs.values():
            if system := getattr(cog, "system", ""):
                for command in _commands(cog):
                    if self._bot.tree.remove_command(command.name) is not None:
                        self._own.setdefault(system, []).append(command)

    def _give(self, home: int, system: str) -> bool:
        """Add a game's commands to a server's tree; return whether they are new there."""
        if not home or not self._own.get(system) or system in self._systems[home]:
            return False
        self._systems[home].add(system)
        for command in self._own[system]:
            self._bot.tree.add_command(command, guild=discord.Object(home))
        return True

    def _may_tell(self, home: int) -> bool:
        settings = self._settings
        return settings.sync_commands and settings.test_guild in {0, home}

    async def _has(self, home: int) -> bool:
        """Return whether Discord has the current commands of a server, or the shared ones for 0."""
        tree, guild = self._bot.tree, discord.Object(home) if home else None
        wanted = {command.name for command in tree.get_commands(guild=guild)}
        if {command.name for command in await tree.fetch_commands(guild=guild)} != wanted:
            return False
        return not wanted or await self._noted(home) == await self.mark(home)

    async def _registered(self, home: int, mark: str) -> bool:
        try:
            await self._put(home)
        except TROUBLE as error:
            log.warning("server %s did not get its commands: %r", home, error)
            return False
        await self._note(home, mark)
        log.info("told Discord about the commands of server %s", home)
        return True

    async def _noted(self, home: int) -> str | None:
        return await self._store.notes.get(_key(home))

    async def _note(self, home: int, mark: str) -> None:
        await self._store.notes.set(_key(home), mark)


def _key(home: int) -> str:
    return f"{SYNCED} {home}" if home else SYNCED


def _commands(cog: commands.Cog) -> list[Command]:
    """Return a cog's top-level commands: the command group, or else each command."""
    return [cog.app_command] if cog.app_command is not None else cog.get_app_commands()
