"""The wiring of settings, store, texts, table and bot, and `python bot.py run`, which starts it.

`create_bot` serves the real bot, the practice table and the tests.
"""

import argparse
import asyncio
import gc
import logging
import secrets
import signal
import sys
from contextlib import suppress

import aiohttp
import discord

from chat.client.client import Nattvakt
from chat.client.final_errors import OneLine, explained, needs_a_person
from chat.delivery.rate_limit import RateLimiter, limit_requests
from chat.delivery.unsaid_limits import wait_out_unsaid_limits
from chat.operations.correlation import CorrelationFilter
from chat.operations.pace import UNLIMITED, Pace
from chat.operations.port_taken import PortTaken
from cogs import EXTENSIONS
from console import CommandFailed
from rules.chance.dice import Dice
from settings import ConfigError, Settings
from storage.automatic_backups import BackupPlan, backing_up
from storage.store import Now, utc_now
from table.play.dealer import Entropy
from table.play.table import Table

log = logging.getLogger(__name__)

#: Python's own thresholds for garbage collection; the command line starts with higher ones.
USUAL = (700, 10, 10)
#: The packages and modules that log at the level of the settings.
ROOMS = ("application", "chat", "cogs", "console", "narration", "rules", "storage", "table")


def create_bot(
    settings: Settings,
    *,
    dice: Dice | None = None,
    entropy: Entropy = secrets.token_bytes,
    now: Now = utc_now,
    practice: bool = False,
    pace: Pace = UNLIMITED,
) -> Nattvakt:
    """Create a bot that is ready to start; `dice` rolls everything, and None means dice from decks.

    `entropy` is the source of randomness for the seeds of decks and the nonces of seals. `now` returns the
    time for the log and for deadlines. `practice` marks the bot of the practice table. `pace` limits what
    one person may send in a minute.
    """
    return Nattvakt(
        settings,
        lambda store: Table(store, dice, entropy=entropy, most_characters=settings.characters_per_campaign),
        now,
        extensions=EXTENSIONS,
        practice=practice,
        pace=pace,
    )


def declare(_: argparse.ArgumentParser) -> None:
    """Declare no options: the settings say everything."""


async def run(_: argparse.Namespace, settings: Settings) -> int:
    """Run the bot until it is told to stop.

    Raises `ConfigError` where only a person can help, and `CommandFailed` where a later try may succeed.
    """
    token = settings.require_token()
    set_up_logging(settings.log_level, settings.log_format)
    try:
        await serve(create_bot(settings, pace=Pace.of(settings)), token)
    except PortTaken as taken:
        raise ConfigError(str(taken)) from None
    except (discord.DiscordException, aiohttp.ClientConnectionError) as error:
        raise (ConfigError if needs_a_person(error) else CommandFailed)(explained(error)) from None
    return 0


async def serve(bot: Nattvakt, token: str) -> None:
    """Run `bot` until SIGTERM or SIGINT, then close it; a second signal ends the process at once."""
    loop, here = asyncio.get_running_loop(), asyncio.current_task()
    signals = (signal.SIGTERM, signal.SIGINT)
    told_to_stop = False

    def stop(name: str) -> None:
        nonlocal told_to_stop
        told_to_stop = True
        log.info("%s: closing", name)
        for each in signals:
            loop.remove_signal_handler(each)
        if here is not None:
            here.cancel()

    with suppress(NotImplementedError):  # Windows has no such handlers; there, Ctrl+C interrupts asyncio.run
        for each in signals:
            loop.add_signal_handler(each, stop, each.name)
    try:
        async with bot, backing_up(_plan(bot.settings), bot.metrics.backed_up):
            freeze_when_ready(bot)
            await bot.open()
            limiter = RateLimiter(bot.served.share)
            bot.served.on_change = lambda: limiter.reshare(bot.served.share)
            limit_requests(bot.http, limiter)
            wait_out_unsaid_limits()
            await bot.start(token)
    except asyncio.CancelledError:
        if not told_to_stop:
            raise
    log.info("closed")


def _plan(settings: Settings) -> BackupPlan | None:
    """Return the plan of automatic backups; None for PostgreSQL, or if the host wants none."""
    if settings.database_url or not settings.backup_every:
        return None
    plan = BackupPlan.of(settings.database, settings.backup_to, settings.backup_every, settings.backup_keep)
    return plan._replace(pictures=settings.pictures)


def freeze_when_ready(bot: Nattvakt) -> None:
    """When the bot is ready, exempt all existing objects from garbage collection, since they stay in use.

    From then on Python collects in its usual small steps, which nobody waits for.
    """

    async def on_ready() -> None:
        bot.remove_listener(on_ready)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*USUAL)

    bot.add_listener(on_ready)


def set_up_logging(level: str, form: str = "text") -> None:
    """Log to stderr: our packages at `level`, without discord.py's warnings about voice, which we do not use.

    Libraries stay at info or above whatever the level: at debug, discord.py and the database driver write out
    whole payloads, hidden picks among them. In the form "json" each line is one object.
    """
    wanted = logging.getLevelNamesMapping()[level.upper()]
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(CorrelationFilter())
    handler.addFilter(OneLine())
    handler.setFormatter(_formatter(form))
    logging.basicConfig(level=max(wanted, logging.INFO), handlers=[handler])
    for room in ROOMS:
        logging.getLogger(room).setLevel(wanted)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def _formatter(form: str) -> logging.Formatter:
    fields = ("asctime", "levelname", "name", "reference", "message")
    if form == "json":
        from pythonjsonlogger.json import JsonFormatter  # noqa: PLC0415 - the usual form does without it

        return JsonFormatter(fields, rename_fields={"asctime": "at", "levelname": "level"})
    return logging.Formatter("{asctime} {levelname:<7} {name}: {message} [{reference}]", style="{")
