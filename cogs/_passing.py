"""What passes by itself, and how long to wait before the next try."""

import aiohttp
import discord

from storage.errors import Unavailable

#: Discord has trouble of its own, the connection to it broke, the database is away.
PASSING = (discord.DiscordServerError, aiohttp.ClientError, TimeoutError, Unavailable)
#: Seconds between tries; after the last, a press or a start heals what is left.
PAUSES = (1.0, 5.0, 25.0)
