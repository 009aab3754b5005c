"""Pictures of scales: drawn beside the event loop, and kept.

So a panel whose scale stands where it stood, which most changes leave it, is sent without a word to a thread.
"""

import asyncio
from collections import OrderedDict

from chat.messages.printer import Scale

#: Pictures kept, each of less than 3 kB.
KEPT = 256


class PictureCache:
    """The pictures that were drawn last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Scale, bytes] = OrderedDict()

    async def picture(self, scale: Scale) -> bytes:
        """Return a scale as a PNG."""
        picture = self._kept.get(scale)
        if picture is None:
            picture = await asyncio.to_thread(scale.draw)
        self._kept[scale] = picture
        self._kept.move_to_end(scale)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture
