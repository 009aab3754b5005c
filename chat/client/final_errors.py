"""What Discord says when the bot cannot start or go on: one sentence for the operator.

Where only a person can help, a service manager should not start the bot again.
"""

import logging
from collections.abc import Mapping

import aiohttp
import discord
from typing_extensions import override

#: Errors of a connection, which discord.py repairs by itself.
PASSING = (OSError, TimeoutError, aiohttp.ClientError, discord.ConnectionClosed, discord.GatewayNotFound)
#: Codes with which Discord closes a connection for good.
CLOSED: Mapping[int, str] = {
    4004: 'Discord refused the "token": copy it again from the developer portal.',
    4010: 'Discord refused the shard: check "shards" and "shard_ids".',
    4011: 'The bot is on too many servers for so few shards: raise "shards".',
    4012: "Discord no longer takes this version of its gateway: update Nattvakt.",
    4013: "Discord does not know the intents that this version asks for: update Nattvakt.",
    4014: "Discord does not allow this bot its intents: look at the bot in the developer portal.",
}
TOO_MANY = 429


def needs_a_person(error: Exception) -> bool:
    """Return whether an error that ended the bot will come again until a person has done something."""
    if isinstance(error, discord.HTTPException):
        return error.status < 500 and error.status != TOO_MANY
    return isinstance(error, discord.LoginFailure) or _code(error) in CLOSED


def explained(error: Exception) -> str:
    """Return one sentence for the operator about an error that ended the bot."""
    if isinstance(error, discord.LoginFailure):
        return CLOSED[4004]
    if _code(error) in CLOSED:
        return CLOSED[_code(error)]
    if not isinstance(error, discord.HTTPException):
        return f"Discord cannot be reached, check the network: {error}."
    if not needs_a_person(error):
        return f"Discord has trouble, try again later: it answers {error.status}."
    return (
        f"Discord answers {error.status} at the start: see whether the application is still in the developer "
        "portal, and whether a proxy is in between."
    )


def _code(error: Exception) -> int:
    """Return the code with which the gateway closed the connection, or 0."""
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return 4014
    return (error.code or 0) if isinstance(error, discord.ConnectionClosed) else 0


class OneLine(logging.Filter):
    """Shortens what discord.py logs about a broken connection to one line, since nobody has to act."""

    @override
    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
        if record.name.startswith("discord") and isinstance(error, PASSING):
            record.msg, record.args = f"{record.getMessage()} ({error!r})", ()
            record.exc_info = record.exc_text = None
        return True
