"""Messages that carry files."""

import io
from dataclasses import dataclass

import discord

from chat.messages.printer import Message


@dataclass(frozen=True)
class MessageWithFiles(Message):
    """A message with files, each by its name and content."""

    attached: tuple[tuple[str, bytes], ...] = ()

    def files(self) -> list[discord.File]:
        """Return new file objects, since each can be sent only once."""
        return [discord.File(io.BytesIO(data), name) for name, data in self.attached]
