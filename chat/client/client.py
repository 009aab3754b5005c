"""The bot: opens the store, loads the extensions, tells Discord its commands, heals panels."""

import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import discord
from discord.ext import commands, tasks

from chat.background.new_decks import NewDeckNotices
from chat.background.other_processes import OtherProcesses
from chat.background.outbox import Messages, Outbox
from chat.background.scheduler import DeadlineScheduler
from chat.client.guild_cache import PackedGuildCache
from chat.contests.display import ContestDisplay
from chat.contests.live import LiveContests
from chat.contests.projection import DisplayServices
from chat.delivery.channels import Channels
from chat.delivery.direct_messages import DirectMessages
from chat.delivery.guild_commands import GuildCommands
from chat.interactions.dispatch import ComponentItem, Router, RouteTable
from chat.interactions.errors import ErrorTree
from chat.interactions.game import Game
from chat.interactions.localization import localize
from chat.interactions.modals import on_modal_submit
from chat.operations.health import HealthEndpoint
from chat.operations.inflight import Inflight
from chat.operations.metrics import Metrics
from chat.services import Services
from narration.text.texts import bundled_texts
from rules.registry import SYSTEMS
from settings import Settings
from storage.documents.errors import Unavailable
from storage.store import Now, Store, utc_now
from table.play.table import Table

log = logging.getLogger(__name__)

#: Seconds that closing waits for answers, and then for panels, that are on their way.
PATIENCE = 3.0
#: Seconds after which another thread gets its turn: a commit has twenty of them, and answers wait for it, so
#: it shall not wait for Python's usual 5 ms each time while the loop is busy.
SWITCH = 0.00005


class Nattvakt(commands.AutoShardedBot):
    """The bot: what it is made of is in `services` once the store is open."""

    table: Table
    services: Services

    def __init__(
        self,
        settings: Settings,
        make_table: Callable[[Store], Table],
        now: Now = utc_now,
        *,
        extensions: Sequence[str] = (),
        practice: bool = False,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            # who is connected to voice, of which nothing is kept but the account (no privileged intent)
            intents=discord.Intents(guilds=True, voice_states=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=ErrorTree,
            shard_count=settings.shards,
            shard_ids=list(settings.shard_ids or range(settings.shards)),
        )
        self.settings = settings
        self.practice = practice
        self.routes = RouteTable()
        self.games: dict[str, Game] = {}
        self.metrics = Metrics()
        self.inflight = Inflight()
        self._displays: dict[str, ContestDisplay] = {}
        self._messages: dict[str, Messages] = {}
        self._modules = extensions
        self._make_table = make_table
        self._now = now

    def _get_state(self, **options: Any) -> PackedGuildCache:
        """Make what discord.py keeps of Discord: without the servers on which nobody plays."""
        state = PackedGuildCache(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )
        state.is_in_use = self._is_in_use
        return state

    def _is_in_use(self, home: int) -> bool:
        """Tell whether somebody plays on a server: it has commands of its own then."""
        return hasattr(self, "services") and self.services.guild_commands.has_own(home)

    def wake(self, home: int) -> bool:
        """Keep a server from now on as one on which somebody plays; False if it was kept so."""
        state: PackedGuildCache = self._connection  # type: ignore[assignment]  # made by `_get_state`
        return state.wake(home)

    def hear_of_servers(self, hear: Callable[[int, str], None]) -> None:
        """Let somebody hear of each server that Discord says is there, and since when we are on it."""
        state: PackedGuildCache = self._connection  # type: ignore[assignment]  # made by `_get_state`
        state.on_available = hear

    def learn(self, verbs: Router, system: str = "") -> None:
        """Add what the buttons of a module do; see `RouteTable.learn`."""
        self.routes.learn(verbs, system)

    def add_game(self, system: str, game: Game) -> None:
        """Add what the shared commands, the live display and the outbox ask of a game."""
        self.games[system] = game
        self._displays[system] = game.show
        self._messages[system] = game.messages

    def make_services(self, table: Table) -> Services:
        """Make the parts of the bot around a table; each gets what it uses."""
        settings, store, texts = self.settings, table.store, bundled_texts()
        channels = Channels(self, table, self.wake)
        direct_messages = DirectMessages(self, store, texts)
        parts = DisplayServices(
            settings=settings,
            practice=self.practice,
            texts=texts,
            table=table,
            channels=channels,
            direct_messages=direct_messages,
            displays=self._displays,
        )
        live = LiveContests(parts)
        return Services(
            settings=settings,
            practice=self.practice,
            texts=texts,
            table=table,
            client=self,
            channels=channels,
            direct_messages=direct_messages,
            live=live,
            outbox=Outbox(parts, live, self._messages),
            scheduler=DeadlineScheduler(parts, live, self.inflight),
            new_decks=NewDeckNotices(table, texts, channels, self.inflight),
            metrics=self.metrics,
            inflight=self.inflight,
            guild_commands=GuildCommands(self, settings, store, self.inflight),
            displays=self._displays,
        )

    async def open(self) -> Store:
        """Open the store, once; StorageError tells the operator what is wrong with it."""
        if not hasattr(self, "table"):
            self.table = self._make_table(await self._opened())
        return self.table.store

    async def _opened(self) -> Store:
        store = await Store.open(self.settings.address, SYSTEMS, now=self._now)
        store.on_commit = self.metrics.saved
        return store

    async def setup_hook(self) -> None:
        """Open the store and load everything, before Discord is told that we are here."""
        sys.setswitchinterval(SWITCH)
        store = await self.open()
        self.services = services = self.make_services(self.table)
        self._follower = OtherProcesses(self.settings, store, services.live)
        self._health = HealthEndpoint(self, self.settings, store, self.metrics)
        self.add_listener(on_modal_submit, "on_interaction")
        self.add_dynamic_items(ComponentItem)
        for extension in self._modules:
            # as `load_extension` does, which runs the whole module once more for each bot of a process
            await import_module(extension).setup(self)
        await localize(self.tree, services.texts)
        await services.guild_commands.open()
        await services.guild_commands.tell_shared()
        await self._health.open()

    async def on_ready(self) -> None:
        """Heal what a stop left behind. Discord says this again after each reconnection."""
        if not self._heal.is_running():
            self._healing = self._heal.start()
        self.services.scheduler.start()
        self._follower.start()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Tell a server that invites us the commands of its campaigns."""
        with self.inflight.at_work():
            await self.services.guild_commands.joined(guild)

    async def close(self) -> None:
        """Finish what is being done, leave Discord, and close the store last."""
        if hasattr(self, "services"):
            await self._finish(self.services)
            await self._health.close()
        await super().close()
        if hasattr(self, "table"):
            await self.table.store.close()

    async def _finish(self, services: Services) -> None:
        """Wait for answers and panels that are on their way, but not for long."""
        services.scheduler.stop()
        self._follower.stop()
        try:
            await asyncio.wait_for(self.inflight.wait(), PATIENCE)
        except TimeoutError:
            log.warning("closing; left unfinished: %s", len(self.inflight))
        self._heal.cancel()
        services.outbox.close()
        services.new_decks.close()
        await services.live.close(PATIENCE)

    @tasks.loop(minutes=1)
    async def _heal(self) -> None:
        """Heal once; where the database is away, again a minute later."""
        with self.inflight.at_work():
            try:
                parts = self.services
                await asyncio.gather(
                    parts.live.heal(), parts.outbox.heal(), parts.guild_commands.tell_homes()
                )
            except Unavailable as error:
                log.error("could not heal yet: %s", error)  # noqa: TRY400  # the sentence says it
                return
        self._heal.stop()
