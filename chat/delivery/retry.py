"""Which delivery errors are transient, and how long to wait before a retry."""

import aiohttp
import discord

from storage.documents.errors import Unavailable

#: Delivery errors: Discord refuses, or the connection to it or to the database breaks.
DELIVERY_ERRORS = (discord.HTTPException, aiohttp.ClientError, TimeoutError, Unavailable)
#: Seconds before each retry. If the last one fails, the next press or start tries again.
PAUSES = (1.0, 5.0, 25.0)
#: The HTTP status of a rate limit; discord.py has used up its own retries.
TOO_MANY = 429


def is_transient(error: Exception) -> bool:
    """Tell whether a retry may succeed: always, unless Discord refuses the request itself."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY or isinstance(error, discord.DiscordServerError)
    return True
