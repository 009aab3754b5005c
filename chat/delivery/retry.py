"""What passes by itself, and how long to wait before the next try."""

import aiohttp
import discord

from storage.documents.errors import Unavailable

#: What those may meet who tell what is stored: Discord refuses, or the way to it or to the database breaks.
DELIVERY_ERRORS = (discord.HTTPException, aiohttp.ClientError, TimeoutError, Unavailable)
#: Seconds between tries; after the last, a press or a start heals what is left.
PAUSES = (1.0, 5.0, 25.0)
#: Discord bids us wait, and discord.py has waited as often as it does.
TOO_MANY = 429


def is_transient(error: Exception) -> bool:
    """Tell whether such trouble passes by itself: all but what Discord refuses for what was asked."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY or isinstance(error, discord.DiscordServerError)
    return True
