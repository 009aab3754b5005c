"""Messages with attached files."""

import io
from dataclasses import dataclass

import discord

from chat.messages.printer import Message


@dataclass(frozen=True)
class MessageWithFiles(Message):
    """A message with attached files, each given by its name and content."""

    attached: tuple[tuple[str, bytes], ...] = ()

    def files(self) -> list[discord.File]:
        """Return new file objects, because each object can be sent only once."""
        return [discord.File(io.BytesIO(data), name) for name, data in self.attached]
