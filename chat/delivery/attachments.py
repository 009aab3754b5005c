"""Files that people attach to a command."""

import aiohttp
import discord

from rules.core.refusal import Refused


async def fetched(sent: discord.Attachment) -> bytes:
    """Download a file whose size the caller has checked. Refuse with `file-gone` if that fails."""
    try:
        return await sent.read()
    except (discord.HTTPException, aiohttp.ClientError):
        raise Refused("file-gone") from None
