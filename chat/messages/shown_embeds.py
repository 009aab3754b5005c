"""Remembers which embeds and pictures messages show, so that an edit sends them only if they change."""

from collections import OrderedDict

from chat.messages.printer import Message

#: The maximum number of messages that are remembered.
KEPT = 4096


class ShownEmbeds:
    """The embeds and pictures of the messages that were sent or edited last, each as a short hash."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, bytes] = OrderedDict()

    def shows(self, message: int, wanted: Message) -> bool:
        """Return whether a message is known to show this embed and this picture."""
        return self._kept.get(message) == wanted.look

    def note(self, message: int, shown: Message) -> None:
        """Remember what a message shows now."""
        self._kept[message] = shown.look
        self._kept.move_to_end(message)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
