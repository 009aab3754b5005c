"""The bot: opens the store, loads extensions, registers commands, and resumes what a shutdown cut off."""

import asyncio
import logging
import sys
from collections.abc import Callable
from importlib import import_module

import discord
from discord import app_commands
from discord.ext import commands, tasks
from typing_extensions import override

from chat.background.campaign_messages import CampaignMessages
from chat.background.campaign_posts import CampaignPosts
from chat.background.deck_closings import DeckClosings
from chat.background.meeting_messages import MeetingMessages
from chat.background.new_decks import NewDeckNotices
from chat.background.other_processes import OtherProcesses
from chat.background.outbox import Outbox
from chat.background.published_pages import PublishedPages
from chat.background.scheduler import DeadlineScheduler
from chat.client.caching_bot import CachingBot
from chat.client.endpoints import endpoints_of
from chat.client.gateway_sessions import GatewaySessions
from chat.client.shard_sharing import ShardSharing
from chat.contests.display_services import DisplayServices
from chat.contests.live import LiveContests
from chat.contests.presence import Presence
from chat.delivery.channels import Channels
from chat.delivery.direct_messages import DirectMessages
from chat.delivery.game_loader import Extensions, GameLoader
from chat.delivery.guild_commands import GuildCommands
from chat.delivery.members import Members
from chat.interactions.dispatch import Router, RouteTable, on_press
from chat.interactions.errors import ErrorTree
from chat.interactions.game import Game, OfGames
from chat.interactions.localization import Translator
from chat.messages.card_faces import CardFaces
from chat.operations.inflight import Inflight
from chat.operations.metrics import Metrics
from chat.operations.pace import UNLIMITED, Pace
from chat.operations.reading_source import source_of
from chat.operations.served_shards import ServedShards
from chat.services import Services
from narration.text.texts import bundled_texts
from rules.core.on_demand import OnDemand
from rules.registry import SYSTEMS
from settings import AUTO, Settings
from storage.documents.errors import Unavailable
from storage.store import Now, Store, utc_now
from table.apart.processes import HelperProcesses
from table.apart.readings import Readings
from table.pages import PageWriter
from table.play.table import Table
from table.transfer.readers import FileReaders

log = logging.getLogger(__name__)

#: Seconds that closing waits for answers in progress, and then again for panels; and of these, seconds after
#: which other processes may take the shards over, because people who press meanwhile wait for that.
PATIENCE, HANDING_OVER = 3.0, 1.0
#: Seconds after which Python switches threads. A commit takes about twenty switches, and answers wait for the
#: commit. With Python's default of 5 ms for each switch, a busy event loop would delay it.
SWITCH = 0.00005


class Nattvakt(CachingBot):
    """The bot. Its parts are in `services` once the store is open."""

    table: Table
    services: Services

    def __init__(
        self,
        settings: Settings,
        make_table: Callable[[Store], Table],
        now: Now = utc_now,
        *,
        extensions: Extensions,
        practice: bool = False,
        pace: Pace = UNLIMITED,
    ) -> None:
        served = ServedShards.of(settings)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            # voice states tell which accounts are connected, without a privileged intent
            intents=discord.Intents(guilds=True, voice_states=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=ErrorTree,
            **served.options,
        )
        self.settings = settings
        self.served = served
        self.practice = practice
        self._pace = pace
        self.routes = RouteTable()
        self.games: OnDemand[Game] = OnDemand(**extensions.records)
        self.metrics = Metrics()
        self.inflight = Inflight()
        self._displays = OfGames(self.games, lambda game: game.show)
        self._messages = OfGames(self.games, lambda game: game.messages)
        self._modules = extensions.shared
        self._loader = GameLoader(lambda module: module.setup(self), extensions.games)
        self._must_heal = False
        self._helpers = HelperProcesses()
        self._make_table = make_table
        self._now = now

    @override
    def _is_in_use(self, home: int) -> bool:
        """Return whether a server has game commands."""
        return hasattr(self, "services") and self.services.guild_commands.has_own(home)

    def learn(self, verbs: Router, system: str = "") -> None:
        """Add a module's routes; see `RouteTable.learn`."""
        self.routes.learn(verbs, system)

    def add_menu(self, menu: app_commands.ContextMenu) -> None:
        """Add a command to the menu of messages or of people, on servers alone."""
        menu.guild_only = True
        self.tree.add_command(menu)

    def add_game(self, system: str, game: Game) -> None:
        """Add a game for the shared commands, the live display and the outbox."""
        self.games[system] = game

    def make_services(self, table: Table) -> Services:
        """Create the parts of the bot, and pass each part the others that it needs."""
        settings, store, texts = self.settings, table.store, bundled_texts()
        channels = Channels(self, table, self.wake)
        direct_messages = DirectMessages(self, store, texts)
        parts = DisplayServices(
            served=self.served,
            practice=self.practice,
            texts=texts,
            table=table,
            channels=channels,
            direct_messages=direct_messages,
            displays=self._displays,
            presence=Presence(store.now),
            faces=CardFaces(store.pictures),
        )
        live = LiveContests(parts)
        readings = Readings(table, source_of(settings), self._helpers)
        self._writer = PageWriter(table, readings=readings)
        messages = CampaignMessages(self, table, texts, self.inflight)
        closings = DeckClosings(parts)
        table.close_by_message = closings.close
        posts = CampaignPosts(table, texts, channels)
        meetings = MeetingMessages(self, table, posts, channels, messages)
        return Services(
            settings=settings,
            practice=self.practice,
            texts=texts,
            table=table,
            client=self,
            channels=channels,
            direct_messages=direct_messages,
            members=Members(self),
            live=live,
            presence=parts.presence,
            outbox=Outbox(parts, live, messages, self._messages),
            scheduler=DeadlineScheduler(parts, live, self.inflight, meetings.tick),
            new_decks=NewDeckNotices(table, texts, channels, self.inflight),
            deck_closings=closings,
            campaign_messages=messages,
            campaign_posts=posts,
            meeting_messages=meetings,
            published_pages=PublishedPages(settings, table, self._writer, self.inflight),
            metrics=self.metrics,
            inflight=self.inflight,
            pace=self._pace,
            game_loader=self._loader,
            guild_commands=GuildCommands(
                self, settings, store, self.inflight, self.served, self._loader, Translator(texts).payload
            ),
            files=FileReaders(self._helpers),
            readings=readings,
            displays=self._displays,
        )

    async def open(self) -> Store:
        """Return the store, opened by the first call. Raises StorageError, whose text says what is wrong."""
        if not hasattr(self, "table"):
            self.table = self._make_table(await self._opened())
        return self.table.store

    async def _opened(self) -> Store:
        store = await Store.open(
            self.settings.address,
            SYSTEMS,
            now=self._now,
            server=self.settings.server,
            pictures=self.settings.pictures,
        )
        store.on_commit = self.metrics.saved
        return store

    async def setup_hook(self) -> None:
        """Open the store and load the extensions, before the bot connects to the gateway."""
        sys.setswitchinterval(SWITCH)
        store = await self.open()
        self.services = services = self.make_services(self.table)
        self._follower = OtherProcesses(self.served, store, services.live)
        self.sessions = GatewaySessions(self, store, self._knows, services.live.renew)
        if self.settings.shards == AUTO and store.is_shared:
            self.served.knows = self._knows
            self.sharing = ShardSharing(self, store.shard_leases, self.served)
        self._endpoints = endpoints_of(self, self.settings, self.table, self.metrics, self._writer)
        self.add_listener(on_press, "on_interaction")
        for extension in self._modules:
            # unlike `load_extension`, this does not run the module again for each bot in a process
            await import_module(extension).setup(self)
        await self.tree.set_translator(Translator(services.texts))
        await services.live.open()
        await services.guild_commands.open()
        for endpoint in self._endpoints:
            await endpoint.open()

    async def on_ready(self) -> None:
        """Finish work that a shutdown cut off. Discord may send this event again after a reconnection."""
        self._heal_soon()
        self.services.scheduler.start()
        self.services.published_pages.start()
        self._follower.start()
        self.sessions.start()

    @override
    async def on_shard_ready(self, shard: int) -> None:
        await super().on_shard_ready(shard)
        if self.sharing is not None:
            self._heal_soon()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Register the game commands of a server that adds the bot, if it already has campaigns."""
        with self.inflight.at_work():
            await self.services.guild_commands.joined(guild)

    async def close(self) -> None:
        """Finish the work in progress, disconnect, and close the store last."""
        if hasattr(self, "services"):
            await self.hear_no_more()
            finishing = asyncio.create_task(self._finish(self.services), name="finishing")
            await asyncio.wait((finishing,), timeout=HANDING_OVER)
            if self.sharing is not None:
                await self.sharing.leave()
            await finishing
            for endpoint in self._endpoints:
                await endpoint.close()
        await super().close()
        if hasattr(self, "table"):
            await self.table.store.close()

    async def _finish(self, services: Services) -> None:
        """Stop the background tasks; wait up to `PATIENCE` seconds each for unfinished answers and panels."""
        services.scheduler.stop()
        services.published_pages.stop()
        self._follower.stop()
        try:
            await asyncio.wait_for(self.inflight.wait(), PATIENCE)
        except TimeoutError:
            log.warning("closing; left unfinished: %s", len(self.inflight))
            await self.inflight.cancel()
        self._heal.cancel()
        services.outbox.close()
        services.new_decks.close()
        await services.live.close(PATIENCE)

    def _heal_soon(self) -> None:
        """Finish what was left at the last stop, or by the process that had a shard before this one."""
        self._must_heal = True
        if not self._heal.is_running():
            self._healing = self._heal.start()

    @tasks.loop(minutes=1)
    async def _heal(self) -> None:
        """Post what is missing and register changed commands; retry each minute without a database."""
        with self.inflight.at_work():
            try:
                while self._must_heal:  # a shard that arrives in the middle is looked at in another turn
                    self._must_heal = False
                    await self._heal_once(self.services)
            except Unavailable as error:
                self._must_heal = True
                log.error("could not heal yet: %s", error)  # noqa: TRY400  # the sentence says it
                return
        self._heal.stop()

    async def _heal_once(self, parts: Services) -> None:
        await asyncio.gather(
            parts.live.heal(),
            parts.outbox.heal(),
            parts.deck_closings.heal(),
            parts.guild_commands.heal(),
        )
