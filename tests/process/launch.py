"""The real bot in a separate process, with Discord's two addresses set to a server on this machine.

The process is started from the command line, or forked from one that has already imported everything (`run`).
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import yarl
from discord import gateway
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import Route

import bot
from chat.client.client import Nattvakt
from storage import shard_leases


def run(surroundings: Mapping[str, str], log: Path, program: Path | None = None) -> None:
    """Run the bot until it is told to stop, with only these settings, and with its log in a file.

    `program` is the directory of another release of it, which this process becomes.
    """
    for name in [name for name in os.environ if name.startswith("NATTVAKT_")]:
        del os.environ[name]
    os.environ.update(surroundings)
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    if program is not None:
        os.chdir(program)
        os.execv(sys.executable, [sys.executable, "-B", "-m", __name__])  # noqa: S606 - it needs none
    main()


class Hasty(KeepAliveHandler):
    """Counts a connection as dead after GATEWAY_SILENCE seconds without an answer, not after a minute."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.heartbeat_timeout = float(os.environ["GATEWAY_SILENCE"])


async def _at_once(*_: object, **__: object) -> None:
    """Let a session begin at once, without the wait of five seconds that Discord requires between two."""


def main() -> None:
    """Run the bot until it is told to stop."""
    if "GATEWAY_SILENCE" in os.environ:
        gateway.KeepAliveHandler = Hasty  # type: ignore[misc]  # the library looks it up there
        Nattvakt.before_identify_hook = _at_once  # type: ignore[method-assign]
        shard_leases.BETWEEN = int(os.environ["SESSIONS_APART"])
    Route.BASE = loopback("DISCORD_API_BASE")
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(loopback("DISCORD_GATEWAY"))
    sys.exit(bot.main(["run"]))


def loopback(variable: str) -> str:
    """Return the address in an environment variable; exit if it is on another machine."""
    address = os.environ[variable]
    if urlsplit(address).hostname != "127.0.0.1":
        raise SystemExit(f"{variable} is not on this machine")
    return address


if __name__ == "__main__":
    main()
