"""Before a contest opens: the bot's permission to show it here, and its default title."""

from chat.interactions.context import Context
from narration.text.truncate import truncate
from rules.core.names import NAME_LENGTH
from rules.core.refusal import Refused


def require_may_write(context: Context) -> None:
    """Refuse `may-not-write` where the bot may not post a contest's messages."""
    may = context.interaction.app_permissions
    in_thread = context.interaction.channel is not None and "thread" in str(context.interaction.channel.type)
    writes = may.send_messages_in_threads if in_thread else may.send_messages
    if not (may.view_channel and writes):
        raise Refused("may-not-write")


def title_of(own: str, other: str) -> str:
    """Return the default title of a contest between two characters, at most `NAME_LENGTH` characters."""
    half = (NAME_LENGTH - 3) // 2
    return f"{truncate(own, half)} – {truncate(other, half)}"
