"""Pictures of people with messages: large below the text, or small beside it."""

from dataclasses import replace

import discord

from chat.messages.printer import ALT, Message, cut


def with_picture(message: Message, name: str, data: bytes, alt: str, *, small: bool = False) -> Message:
    """Return a message with a picture attached, shown in its embed; `small` puts it into the corner."""
    embed = message.embed.copy() if message.embed else discord.Embed()
    show = embed.set_thumbnail if small else embed.set_image
    show(url=f"attachment://{name}.webp")
    return replace(message, embed=embed, picture=data, alt=cut(alt, ALT), file=f"{name}.webp")
