"""Which commands each server sees: the shared ones everywhere, a game's own where a campaign of it is played.

A cog with an attribute `system` holds a game's own. Discord is told only what changed since it was last told,
server by server: it allows 200 new commands a day and server, and a start makes none.
"""

import asyncio
import hashlib
import logging
from collections import defaultdict
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import aiohttp
import discord
import orjson
from discord import app_commands
from discord.ext import commands

from chat.operations.inflight import Inflight
from settings import Settings
from storage.store import Store

log = logging.getLogger(__name__)

Command: TypeAlias = "app_commands.Command[Any, ..., Any] | app_commands.Group"

#: What was last told is noted under this, for all servers, and with the id of a server for that one.
SYNCED = "synced commands"
#: Seconds that the answer to whoever starts a campaign waits for its commands.
PATIENCE = 5.0
#: Why Discord may not take the commands of a server: we left it, it did not let us, the connection broke.
TROUBLE = (discord.HTTPException, aiohttp.ClientError, TimeoutError)


class GuildCommands:
    """Keeps the command tree, and what Discord knows of it, in step with the campaigns of each server."""

    def __init__(
        self, bot: commands.AutoShardedBot, settings: Settings, store: Store, inflight: Inflight
    ) -> None:
        self._bot, self._settings, self._store, self._inflight = bot, settings, store, inflight
        self._own: dict[str, list[Command]] = {}
        self._systems: defaultdict[int, set[str]] = defaultdict(set)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._payloads: dict[Any, Any] = {}
        self._telling: set[asyncio.Task[None]] = set()

    @property
    def homes(self) -> tuple[int, ...]:
        """The servers that have commands of their own."""
        return tuple(self._systems)

    def has_own(self, home: int) -> bool:
        """Tell whether a server has commands of its own, as every server with a campaign has."""
        return home in self._systems

    async def open(self) -> None:
        """Sort what the cogs brought, and give each server the commands of its campaigns; tell nobody yet."""
        self._take_out()
        if test := self._settings.test_guild:
            self._bot.tree.copy_global_to(guild=discord.Object(test))
            self._systems[test] = set()
        for home, system in await self._store.systems_by_home():
            self._give(home, system)

    def of(self, system: str) -> tuple[Command, ...]:
        """Return the commands that only campaigns of a game need."""
        return tuple(self._own.get(system, ()))

    async def offer(self, home: int, system: str) -> None:
        """Give a server the commands of a game that it begins to play, and tell Discord.

        Returns when they are there, or when waiting longer would keep somebody from an answer.
        """
        if self._give(home, system):
            task = asyncio.create_task(self._tell_now(home))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)
            done, _ = await asyncio.wait([task], timeout=PATIENCE)
            for told in done:
                told.result()

    async def tell_shared(self) -> None:
        """Tell Discord the commands that every server has, if they are others than last time."""
        if self._may_tell(0) and not await self._has(0):
            mark = await self.mark(0)
            await self._put(0)
            await self._note(0, mark)
            log.info("told Discord about the commands")

    async def ensure_told(self, home: int) -> bool | None:
        """Let Discord have what a server should see; say whether it has, None where we may not tell it."""
        if not self._may_tell(home):
            return None
        try:
            await self.tell_shared()
            return await self._has(home) or await self.tell(home, anew=True)
        except TROUBLE as error:
            log.warning("Discord did not take the commands: %r", error)
            return False

    async def tell_homes(self) -> None:
        """Tell Discord the commands of each server that we are on, where they changed."""
        for home in self.homes:
            if self._bot.get_guild(home) is not None:
                await self.tell(home)
            elif self._settings.serves(home) and await self._noted(home):
                await self._note(home, "")  # should it invite us again, Discord has forgotten them

    async def tell(self, home: int, *, anew: bool = False) -> bool:
        """Tell Discord a server's commands if they changed, or `anew`; False if it did not take them."""
        lock = self._locks.setdefault(home, asyncio.Lock())
        async with lock:
            if not self._may_tell(home):
                return True
            mark = await self.mark(home)
            if not anew and await self._noted(home) == mark:
                return True
            return await self._told(home, mark)

    async def mark(self, home: int) -> str:
        """Return a hash of this application's commands in all languages, of one server or (0) of all."""
        marked = [self._bot.application_id, home, *await self._all(home)]
        return hashlib.sha256(orjson.dumps(marked, option=orjson.OPT_SORT_KEYS)).hexdigest()

    async def _all(self, home: int) -> list[Any]:
        """Return the commands of one server or (0) of all, as Discord is told them."""
        known = self._bot.tree.get_commands(guild=discord.Object(home) if home else None)
        return [await self._payload(command) for command in known]

    async def _put(self, home: int) -> None:
        """Tell Discord the commands of one server or (0) of all, as `CommandTree.sync` does, but put
        together once: it would translate every word anew.
        """
        application, http = self._bot.application_id, self._bot.http
        assert application is not None, "the bot is logged in"
        if home:
            await http.bulk_upsert_guild_commands(application, home, payload=await self._all(home))
        else:
            await http.bulk_upsert_global_commands(application, payload=await self._all(home))

    async def _payload(self, command: Any) -> Any:
        """Return a command as Discord is told it; put together once, since all languages take a while."""
        if command not in self._payloads:
            tree = self._bot.tree
            assert tree.translator is not None
            self._payloads[command] = await command.get_translated_payload(tree, tree.translator)
        return self._payloads[command]

    async def joined(self, guild: discord.Guild) -> None:
        """Tell a server that invites us what it has of its own; it forgot that when we left."""
        if guild.id in self._systems:
            await self.tell(guild.id, anew=True)

    async def _tell_now(self, home: int) -> None:
        with self._inflight.at_work():
            await self.tell(home)

    def _take_out(self) -> None:
        """Keep a game's own commands back from the tree that all servers share."""
        for cog in self._bot.cogs.values():
            if system := getattr(cog, "system", ""):
                for command in _commands(cog):
                    self._bot.tree.remove_command(command.name)
                    self._own.setdefault(system, []).append(command)

    def _give(self, home: int, system: str) -> bool:
        """Put a game's own commands into a server's tree; tell whether they were not there yet."""
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
        """Say whether Discord has the commands of a server, or of all, as they were last told."""
        tree, guild = self._bot.tree, discord.Object(home) if home else None
        wanted = {command.name for command in tree.get_commands(guild=guild)}
        if {command.name for command in await tree.fetch_commands(guild=guild)} != wanted:
            return False
        return not wanted or await self._noted(home) == await self.mark(home)

    async def _told(self, home: int, mark: str) -> bool:
        try:
            await self._put(home)
        except TROUBLE as error:
            log.warning("server %s did not get its commands: %r", home, error)
            return False
        await self._note(home, mark)
        log.info("told Discord about the commands of server %s", home)
        return True

    async def _noted(self, home: int) -> str | None:
        return await self._store.note(_key(home))

    async def _note(self, home: int, mark: str) -> None:
        await self._store.set_note(_key(home), mark)


def _key(home: int) -> str:
    return f"{SYNCED} {home}" if home else SYNCED


def _commands(cog: commands.Cog) -> list[Command]:
    """Return the commands at the top of a cog: its group, or each by itself."""
    return [cog.app_command] if cog.app_command is not None else cog.get_app_commands()
