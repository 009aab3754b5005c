"""Converts messages to what the page draws: plain dictionaries with ids as text.

It does not decide who may see what; `practice.simulation.person` does.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import simcord

Dict = dict[str, Any]

AT_ONCE = timedelta(seconds=1)
"""A message that was edited within this time is not marked as edited: the bot completes it in one action."""

INLINE = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
_SAID = frozenset(
    {
        discord.MessageType.default,
        discord.MessageType.reply,
        discord.MessageType.chat_input_command,
        discord.MessageType.context_menu_command,
    }
)


def message(response: simcord.ResponseMessage, command: str | None) -> Dict:
    """Return a message with its embeds, files and components; `command` is the one that it answers."""
    seen = response.message
    files = [_file(each) for each in seen.attachments]
    by_name = {each["name"]: each["url"] for each in files}
    return {
        "id": str(seen.id),
        "author": {"id": str(seen.author.id), "name": seen.author.display_name, "bot": seen.author.bot},
        "at": int(seen.created_at.timestamp() * 1000),
        "content": seen.content,
        "system": None if seen.type in _SAID else seen.type.name,
        "edited": seen.edited_at is not None and seen.edited_at - seen.created_at > AT_ONCE,
        "ephemeral": seen.flags.ephemeral,
        "loading": seen.flags.loading,
        "used": _used(seen, command),
        "mentions": [str(each.id) for each in seen.mentions],
        "embeds": [_embed(each, by_name) for each in seen.embeds],
        "files": files,
        "components": response.components,
    }


def _used(seen: discord.Message, command: str | None) -> Dict | None:
    if command is None or seen.interaction_metadata is None:
        return None
    return {"by": str(seen.interaction_metadata.user.id), "command": command}


def _file(file: discord.Attachment) -> Dict:
    return {
        "name": file.filename,
        "url": f"/file/{file.id}/{file.filename}",
        "image": file.content_type in INLINE,
        "alt": file.description or "",
        "size": file.size,
    }


def _embed(embed: discord.Embed, files: dict[str, str]) -> Dict:
    raw: Dict = dict(embed.to_dict())
    for key in ("image", "thumbnail"):
        if key in raw:
            url: str = raw[key]["url"]
            raw[key] = files.get(url.removeprefix("attachment://"), url)
    return raw
