"""What is kept of a message: its words, without the numbers by which Discord names people and channels."""

import re
from typing import Any

from chat.interactions.context import Context, places_of
from rules.campaign.actions import KeepMessage
from rules.core.refusal import Refused

#: Somebody or something that a message mentions, and an emoji of a server's own.
_MENTION = re.compile(r"<(?:@[!&]?|#)(\d+)>")
_EMOJI = re.compile(r"<a?:(\w+):\d+>")
#: Stands for whom or what a message mentions, if they play nobody here.
_NOBODY = "…"


def keeping(context: Context, message: Any) -> KeepMessage:
    """Return the action that keeps a message. Refused: `kept-bots` for one that no person wrote."""
    if message.author.bot:
        raise Refused("kept-bots")
    places = places_of(context.interaction)
    text = _words(context, message.content, places)
    return KeepMessage(message=message.id, holder=message.author.id, text=text, places=places)


def _words(context: Context, text: str, places: tuple[int, ...]) -> str:
    """Return a text in which those who are mentioned are called as their characters."""

    def named(found: re.Match[str]) -> str:
        record = context.campaign.held_by(int(found[1]))
        character = context.state.characters.get(record.plays(places)) if record else None
        return character.name if character is not None else _NOBODY

    return _EMOJI.sub(r":\1:", _MENTION.sub(named, text))
