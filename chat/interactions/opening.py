"""Before any contest opens: whether the bot may show it where it is opened, and what it is called."""

from chat.interactions.context import Context
from narration.text.truncate import truncate
from rules.core.names import NAME_LENGTH
from rules.core.refusal import Refused


def require_may_write(context: Context) -> None:
    """Refuse `may-not-write` where the bot could not show a conflict."""
    may = context.interaction.app_permissions
    in_thread = context.interaction.channel is not None and "thread" in str(context.interaction.channel.type)
    writes = may.send_messages_in_threads if in_thread else may.send_messages
    if not (may.view_channel and writes):
        raise Refused("may-not-write")


def title_of(own: str, other: str) -> str:
    """Return what a conflict is called when nobody says."""
    half = (NAME_LENGTH - 3) // 2
    return f"{truncate(own, half)} – {truncate(other, half)}"
