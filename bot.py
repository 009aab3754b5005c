"""The command line, and the wiring of settings, store, texts, table and bot.

`create_bot` serves the real bot, the practice table and the tests; `python bot.py run` starts the bot.
"""

import argparse
import asyncio
import gc
import logging
import secrets
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import aiohttp
import discord
from pythonjsonlogger.json import JsonFormatter

from chat.client.client import Nattvakt
from chat.delivery.rate_limit import RateLimiter, limit_requests, share_of_limit
from chat.operations.correlation import CorrelationFilter
from cogs import EXTENSIONS
from console import Verb, backup, doctor, export, odds, restore, verify
from rules.chance.dice import Dice
from settings import ConfigError, Settings, load
from storage.documents.errors import StorageError
from storage.store import Now, utc_now
from table.play.dealer import Entropy
from table.play.table import Table

__all__ = ["Settings", "create_bot", "main"]

log = logging.getLogger("bot")

#: The operator's other commands, by name.
VERBS: dict[str, Verb] = {
    "backup": backup,
    "restore": restore,
    "doctor": doctor,
    "export": export,
    "odds": odds,
    "verify": verify,
}
ROOMS = ("bot", "chat", "cogs", "console", "narration", "rules", "storage", "table")


def create_bot(
    settings: Settings,
    *,
    dice: Dice | None = None,
    entropy: Entropy = secrets.token_bytes,
    now: Now = utc_now,
    practice: bool = False,
) -> Nattvakt:
    """Create a bot that is ready to start; `dice` rolls everything, and None means dice from decks.

    `entropy` is the source of randomness for the seeds of decks and the nonces of seals. `now` returns the
    time for the log and for deadlines. `practice` marks the bot of the practice table.
    """
    return Nattvakt(
        settings,
        lambda store: Table(store, dice, entropy=entropy),
        now,
        extensions=EXTENSIONS,
        practice=practice,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return 0 on success, 2 for a configuration error, 1 for any other failure."""
    options = _parser().parse_args(arguments)
    try:
        settings = load(options.config)
        if options.verb in VERBS:
            return asyncio.run(VERBS[options.verb].run(options, settings))
        token = settings.require_token()
        set_up_logging(settings.log_level, settings.log_format)
        asyncio.run(serve(create_bot(settings), token))
    except ConfigError as error:
        return _give_up(str(error), 2)
    except StorageError as error:
        return _give_up(str(error), 1)
    except discord.LoginFailure:
        return _give_up('Discord refused the "token": copy it anew from the developer portal.', 2)
    except discord.DiscordServerError as error:
        return _give_up(f"Discord has trouble of its own, try again later: it answers {error.status}.", 1)
    except aiohttp.ClientConnectionError as error:
        return _give_up(f"Discord cannot be reached, check the network: {error}.", 1)
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
        async with bot:
            freeze_when_ready(bot)
            await bot.open()
            limit_requests(bot.http, RateLimiter(share_of_limit(bot.settings)))
            await bot.start(token)
    except asyncio.CancelledError:
        if not told_to_stop:
            raise
    log.info("closed")


def freeze_when_ready(bot: Nattvakt) -> None:
    """When the bot is ready, exempt all existing objects from garbage collection, since they stay in use."""

    async def on_ready() -> None:
        bot.remove_listener(on_ready)
        gc.collect()
        gc.freeze()

    bot.add_listener(on_ready)


def set_up_logging(level: str, form: str = "text") -> None:
    """Log to stderr: our packages at `level`, without discord.py's warnings about voice, which we do not use.

    Libraries stay at info or above whatever the level: at debug, discord.py and the database driver write out
    whole payloads, hidden picks among them. In the form "json" each line is one object.
    """
    wanted = logging.getLevelNamesMapping()[level.upper()]
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(CorrelationFilter())
    handler.setFormatter(_formatter(form))
    logging.basicConfig(level=max(wanted, logging.INFO), handlers=[handler])
    for room in ROOMS:
        logging.getLogger(room).setLevel(wanted)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def _formatter(form: str) -> logging.Formatter:
    fields = ("asctime", "levelname", "name", "reference", "message")
    if form == "json":
        return JsonFormatter(fields, rename_fields={"asctime": "at", "levelname": "level"})
    return logging.Formatter("{asctime} {levelname:<7} {name}: {message} [{reference}]", style="{")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python bot.py",
        description="Nattvakt, a Discord bot that runs campaigns of tabletop role-playing games.",
        epilog="README.md tells how to get a token, docs/operating.md how to keep the bot running; "
        "config.example.toml has every setting.",
    )
    parser.add_argument(
        "--config",
        type=Path,
        metavar="PATH",
        help="the settings file (default: NATTVAKT_CONFIG from the environment, or ./config.toml)",
    )
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="COMMAND")
    verbs.add_parser("run", help="start the bot; Ctrl+C or SIGTERM stops it in good order")
    for verb in VERBS.values():
        verb.add(verbs)
    return parser


def _give_up(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
