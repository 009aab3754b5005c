"""The parts of the bot that every handler may use. They are made once, after the store is opened.

Each part gets its dependencies through its constructor, so no part has to import the bot's class.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import discord
from discord import ui
from discord.ext import commands

from chat.background.campaign_messages import CampaignMessages
from chat.background.campaign_posts import CampaignPosts
from chat.background.deck_closings import DeckClosings
from chat.background.meeting_messages import MeetingMessages
from chat.background.new_decks import NewDeckNotices
from chat.background.outbox import Outbox
from chat.background.published_pages import PublishedPages
from chat.background.scheduler import DeadlineScheduler
from chat.contests.display import ContestDisplay
from chat.contests.live import LiveContests
from chat.contests.presence import Presence
from chat.delivery.channels import Channels
from chat.delivery.direct_messages import DirectMessages
from chat.delivery.game_loader import GameLoader
from chat.delivery.guild_commands import GuildCommands
from chat.delivery.members import Members
from chat.messages.printer import Printer
from chat.operations.inflight import Inflight
from chat.operations.metrics import Metrics
from chat.operations.pace import Pace, SlowWork
from narration.text.line import Line
from narration.text.texts import Texts
from rules.core.refusal import Refused
from settings import Settings
from table.apart.readings import Readings
from table.apart.work_queue import WorkQueue
from table.play.table import Table
from table.transfer.readers import FileReaders

#: Returns the lines and the buttons to add to a refusal.
Hint: TypeAlias = Callable[[discord.Interaction[Any]], Awaitable[tuple[Sequence[Line], ui.View | None]]]


def _running() -> Refused:
    return Refused("work-running")


@dataclass(frozen=True, kw_only=True)
class Services:
    """The parts of the bot that a handler may use."""

    settings: Settings
    #: Whether this bot runs the practice table, where it may show more, such as chances.
    practice: bool
    texts: Texts
    table: Table
    #: The discord.py client, for users, channels and commands.
    client: commands.AutoShardedBot
    channels: Channels
    direct_messages: DirectMessages
    members: Members
    live: LiveContests
    presence: Presence
    outbox: Outbox
    scheduler: DeadlineScheduler
    new_decks: NewDeckNotices
    deck_closings: DeckClosings
    campaign_messages: CampaignMessages
    campaign_posts: CampaignPosts
    meeting_messages: MeetingMessages
    published_pages: PublishedPages
    metrics: Metrics
    inflight: Inflight
    pace: Pace
    game_loader: GameLoader
    guild_commands: GuildCommands
    files: FileReaders
    readings: Readings
    #: The display of each game's contests, by system.
    displays: Mapping[str, ContestDisplay]
    #: The hint to add to a refusal, by refusal code.
    hints: dict[str, Hint] = field(default_factory=dict)
    being_read: SlowWork = field(default_factory=lambda: SlowWork(lambda: Refused("import-running")))
    being_written: SlowWork = field(default_factory=lambda: SlowWork(_running))
    being_calculated: SlowWork = field(default_factory=lambda: SlowWork(_running, 2, 10))
    #: Calculations, and drawings of their results: each is short, and they follow one another.
    calculations: WorkQueue = field(default_factory=lambda: WorkQueue(1, 30.0))

    def printer(self, language: str, game: str = "", *, odds: bool = True) -> Printer:
        """Return a printer for a language, in a campaign of a game; it prints chances only with `odds`."""
        return Printer(self.texts.of_game(game), language, odds=odds)


class Host(Protocol):
    """The only attribute of an interaction's client that this module uses; the bot's class has it."""

    @property
    def services(self) -> Services: ...


def services_of(interaction: discord.Interaction[Any]) -> Services:
    """Return the services of the bot that received an interaction."""
    host: Host = interaction.client
    return host.services
