"""A cache of pictures of scales. New pictures are drawn in a thread.

Most changes to a panel do not change its scale, so its picture can be reused.
"""

import asyncio
from collections import OrderedDict

from chat.messages.printer import Scale

#: The maximum number of pictures kept. Each is smaller than 3 kB.
KEPT = 256


class PictureCache:
    """A cache of the most recently used pictures."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Scale, bytes] = OrderedDict()

    async def picture(self, scale: Scale) -> bytes:
        """Return the picture of a scale, as a PNG."""
        picture = self._kept.get(scale)
        if picture is None:
            picture = await asyncio.to_thread(scale.draw)
        self._kept[scale] = picture
        self._kept.move_to_end(scale)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture
