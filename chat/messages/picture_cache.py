"""A cache of the pictures of scales, which are drawn in a thread.

Most changes to a panel leave its scale as it was, so no new picture has to be drawn.
"""

import asyncio
from collections import OrderedDict

from chat.messages.printer import Scale

#: The number of pictures kept, each smaller than 3 kB.
KEPT = 256


class PictureCache:
    """The most recently used pictures."""

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
