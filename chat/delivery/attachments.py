"""Files that people send: fetched from where Discord keeps them, or a refusal that says what to do."""

import aiohttp
import discord

from rules.core.refusal import Refused


async def fetched(sent: discord.Attachment) -> bytes:
    """Return what a file holds; who asks has looked at its size. Refused: `file-gone`."""
    try:
        return await sent.read()
    except (discord.HTTPException, aiohttp.ClientError):
        raise Refused("file-gone") from None
