"""Tells which delivery errors are transient, and how long to wait before each retry."""

import aiohttp
import discord

from storage.documents.errors import Unavailable

#: Errors of a delivery: Discord refuses it, or the connection to Discord or the database breaks.
DELIVERY_ERRORS = (discord.HTTPException, aiohttp.ClientError, TimeoutError, Unavailable)
#: Seconds before each retry. If the last one fails, the next press or start tries again.
PAUSES = (1.0, 5.0, 25.0)
#: The HTTP status of a rate limit, raised after discord.py has used up its own retries.
TOO_MANY = 429


def is_transient(error: Exception) -> bool:
    """Return whether a retry may succeed: it may unless Discord rejects the request itself."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY or isinstance(error, discord.DiscordServerError)
    return True
