"""The real bot as a process of its own, with Discord's two addresses set to a server on this machine."""

import os
import sys
from urllib.parse import urlsplit

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot


def loopback(variable: str) -> str:
    """Return the address in a variable of the environment; a test never talks to another machine."""
    address = os.environ[variable]
    if urlsplit(address).hostname != "127.0.0.1":
        raise SystemExit(f"{variable} is not on this machine")
    return address


if __name__ == "__main__":
    Route.BASE = loopback("DISCORD_API_BASE")
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(loopback("DISCORD_GATEWAY"))
    sys.exit(bot.main(["run"]))
