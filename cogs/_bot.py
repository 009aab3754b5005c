"""The bot: opens the store, loads the cogs, tells Discord its commands when they changed, heals panels."""

import asyncio
import logging
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from typing import Any

import discord
from discord.ext import commands, tasks

from cogs import _overdue
from cogs._accounts import Accounts
from cogs._answer import Hint
from cogs._buttons import Press, Verbs
from cogs._clock import Clock
from cogs._debts import Debts
from cogs._embeds import Printer
from cogs._follow import Follower
from cogs._forms import on_form
from cogs._games import Game
from cogs._gone import Gone
from cogs._home_commands import HomeCommands
from cogs._idle import Idle
from cogs._lookout import Lookout
from cogs._meters import Meters
from cogs._relaid import Relaid
from cogs._stage import Stage
from cogs._translator import speak
from cogs._tree import Tree
from narration.texts import shipped
from rules.registry import SYSTEMS
from settings import Settings
from storage.errors import Unavailable
from storage.store import Now, Store, utc_now
from table.play import Table

log = logging.getLogger(__name__)

EXTENSIONS = (
    "cogs.campaign",
    "cogs.session",
    "cogs.seat",
    "cogs.character",
    "cogs.npc",
    "cogs.nyx",
    "cogs.noir",
    "cogs.zapas",
    "cogs.correct",
    "cogs.privacy",
    "cogs.help",
    "cogs.journal",
    "cogs.undo",
    "cogs.now",
    "cogs.odds",
    "cogs.luck",
    "cogs.dice",
    "cogs.verify",
    "cogs.doctor",
)
#: Seconds that closing waits for answers, and then for panels, that are on their way.
PATIENCE = 3.0
#: Seconds after which another thread gets its turn: a commit has twenty of them, and answers wait for it, so
#: it shall not wait for Python's usual 5 ms each time while the loop is busy.
SWITCH = 0.00005
#: Interactions kept in mind; Discord delivers one a second time within moments, if at all.
REMEMBERED = 1000


class Nattvakt(commands.AutoShardedBot):
    """The bot and the few things that its handlers need: settings, table, stage, texts, verbs, games."""

    table: Table
    stage: Stage

    def __init__(
        self,
        settings: Settings,
        make_table: Callable[[Store], Table],
        now: Now = utc_now,
        *,
        practice: bool = False,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            # who is connected to voice, of which nothing is kept but the account (no privileged intent)
            intents=discord.Intents(guilds=True, voice_states=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            shard_count=settings.shards,
            shard_ids=list(settings.shard_ids or range(settings.shards)),
        )
        self.settings = settings
        #: Whether this is the bot of the practice table, where some tables show more than elsewhere.
        self.practice = practice
        self.verbs = Verbs()
        #: What buttons do that belong to no campaign.
        self.anywhere = Verbs()
        self.games: dict[str, Game] = {}
        #: What stands beneath a refusal, by its code.
        self.hints: dict[str, Hint] = {}
        self.home_commands = HomeCommands(self)
        self.accounts = Accounts(self)
        #: Files that are brought are read one at a time: a large one takes a processor for half a minute.
        self.unpacking = asyncio.Semaphore(1)
        self._seen: deque[int] = deque(maxlen=REMEMBERED)
        self._at_work: set[asyncio.Task[Any]] = set()
        #: Set whenever somebody has done their work.
        self._left = asyncio.Event()
        self._make_table = make_table
        self._now = now
        self.clock = Clock(self)
        self._follower = Follower(self)
        self.debts = Debts(self)
        self.meters = Meters()
        self.gone = Gone(self)
        self.relaid = Relaid(self)
        self._lookout = Lookout(self)
        self._texts = shipped()

    def _get_state(self, **options: Any) -> Idle:
        """Make what discord.py keeps of Discord: without the servers on which nobody plays."""
        state = Idle(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )
        state.is_in_use = lambda home: self.home_commands.has_own(home)  # noqa: PLW0108  # not made yet
        return state

    def wake(self, home: int) -> bool:
        """Keep a server from now on as one on which somebody plays; False if it was kept so."""
        state: Idle = self._connection  # type: ignore[assignment]  # made by `_get_state`
        return state.wake(home)

    def hear_of_servers(self, hear: Callable[[int, str], None]) -> None:
        """Let somebody hear of each server that Discord says is there, and since when we are on it."""
        state: Idle = self._connection  # type: ignore[assignment]  # made by `_get_state`
        state.on_available = hear

    def serves(self, home: int) -> bool:
        """Tell whether a server's events come to one of this process's shards."""
        shards = self.settings.shards
        return (home >> 22) % shards in (self.settings.shard_ids or range(shards))

    def unconnected(self) -> list[int]:
        """Return the shards of this process that have no connection to Discord now."""
        return [number for number, shard in self.shards.items() if shard.is_closed()]

    def printer(self, language: str, *, odds: bool = True) -> Printer:
        """Return what prints lines and panels in a language, with chances or without."""
        return Printer(self._texts, language, odds=odds)

    def learn(self, verbs: Verbs, system: str = "") -> None:
        """Add what the buttons of a room do, in campaigns of one game or of all.

        ValueError for a verb that another room has already.
        """
        if twice := (self.verbs.keys() | self.anywhere.keys()) & verbs.keys():
            raise ValueError(f"verbs of two rooms: {sorted(twice)}")
        for name, verb in verbs.items():
            (self.anywhere if verb.anywhere else self.verbs)[name] = replace(verb, system=system)

    def is_new(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell once that an interaction is new: what Discord delivers twice must not be done twice."""
        if interaction.id in self._seen:
            return False
        self._seen.append(interaction.id)
        return True

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """While this is open, closing the bot waits for the task that opened it."""
        task = asyncio.current_task()
        assert task is not None
        self._at_work.add(task)
        try:
            yield
        finally:
            self._at_work.discard(task)
            self._left.set()

    async def open(self) -> Store:
        """Open the store, once; StorageError tells the operator what is wrong with it."""
        if not hasattr(self, "table"):
            self.table = self._make_table(await self._opened())
        return self.table.store

    async def _opened(self) -> Store:
        store = await Store.open(self.settings.address, SYSTEMS, now=self._now)
        store.on_commit = self.meters.saved
        return store

    async def setup_hook(self) -> None:
        """Open the store and load everything, before Discord is told that we are here."""
        sys.setswitchinterval(SWITCH)
        await self.open()
        self.stage = Stage(self)
        self.add_listener(on_form, "on_interaction")
        self.add_dynamic_items(Press)
        self.learn(_overdue.verbs)
        await self.add_cog(self.gone)
        for extension in EXTENSIONS:
            # as `load_extension` does, which runs the whole module once more for each bot of a process
            await import_module(extension).setup(self)
        await speak(self.tree, self._texts)
        await self.home_commands.open()
        await self.home_commands.tell_shared()
        await self._lookout.open()

    async def on_ready(self) -> None:
        """Heal what a stop left behind. Discord says this again after each reconnection."""
        if not self._heal.is_running():
            self._healing = self._heal.start()
        self.clock.start()
        self._follower.start()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Tell a server that invites us the commands of its campaigns."""
        with self.at_work():
            await self.home_commands.joined(guild)

    async def close(self) -> None:
        """Finish what is being done, leave Discord, and close the store last."""
        await self._finish()
        await self._lookout.close()
        await super().close()
        if hasattr(self, "table"):
            await self.table.store.close()

    async def _finish(self) -> None:
        """Wait for answers and panels that are on their way, but not for long."""
        self.clock.stop()
        self._follower.stop()
        try:
            await asyncio.wait_for(self._all_left(), PATIENCE)
        except TimeoutError:
            log.warning("closing; left unfinished: %s", len(self._at_work))
        self._heal.cancel()
        self.debts.close()
        self.relaid.close()
        if hasattr(self, "stage"):
            await self.stage.close(PATIENCE)

    async def _all_left(self) -> None:
        """Wait until nobody is at work, those included who come meanwhile."""
        while self._at_work:
            self._left.clear()
            await self._left.wait()

    @tasks.loop(minutes=1)
    async def _heal(self) -> None:
        """Heal once; where the database is away, again a minute later."""
        with self.at_work():
            try:
                await asyncio.gather(self.stage.heal(), self.debts.heal(), self.home_commands.tell_homes())
            except Unavailable as error:
                log.error("could not heal yet: %s", error)  # noqa: TRY400  # the sentence says it
                return
        self._heal.stop()
