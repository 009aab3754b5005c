"""What every handler is handed: the parts of the bot, made once, when the store is open.

It is passed down and never imported upwards: a part takes in its constructor what it uses, so that none
needs to know the bot's own class.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import discord
from discord import ui
from discord.ext import commands

from chat.background.new_decks import NewDeckNotices
from chat.background.outbox import Outbox
from chat.background.scheduler import DeadlineScheduler
from chat.contests.display import ContestDisplay
from chat.contests.live import LiveContests
from chat.delivery.channels import Channels
from chat.delivery.direct_messages import DirectMessages
from chat.delivery.guild_commands import GuildCommands
from chat.messages.printer import Printer
from chat.operations.inflight import Inflight
from chat.operations.metrics import Metrics
from narration.text.line import Line
from narration.text.texts import Texts
from settings import Settings
from table.play.table import Table

#: What is said, and offered, with a refusal of some code.
Hint: TypeAlias = Callable[[discord.Interaction[Any]], Awaitable[tuple[Sequence[Line], ui.View | None]]]


@dataclass(frozen=True, kw_only=True)
class Services:
    """The parts of the bot that a handler may use."""

    settings: Settings
    #: Whether this is the bot of the practice table, where some tables show more than elsewhere.
    practice: bool
    texts: Texts
    table: Table
    #: The library's client, for users, channels and commands.
    client: commands.AutoShardedBot
    channels: Channels
    direct_messages: DirectMessages
    live: LiveContests
    outbox: Outbox
    scheduler: DeadlineScheduler
    new_decks: NewDeckNotices
    metrics: Metrics
    inflight: Inflight
    guild_commands: GuildCommands
    #: How each game's contests are shown, by system.
    displays: dict[str, ContestDisplay]
    #: What is said and offered with a refusal, by its code.
    hints: dict[str, Hint] = field(default_factory=dict)
    #: Files that people send are read one at a time: a large one takes a processor for half a minute.
    file_imports: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))

    def printer(self, language: str, *, odds: bool = True) -> Printer:
        """Return what prints lines and panels in a language, with chances or without."""
        return Printer(self.texts, language, odds=odds)


class Host(Protocol):
    """What the client of every interaction has: nobody needs to name its class."""

    @property
    def services(self) -> Services: ...


def services_of(interaction: discord.Interaction[Any]) -> Services:
    """Return the services of the bot that an interaction came to."""
    host: Host = interaction.client
    return host.services
