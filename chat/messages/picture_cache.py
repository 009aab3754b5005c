"""A cache of pictures. New pictures are drawn in a thread.

Most changes to a panel do not change its picture, so it can be reused.
"""

import asyncio
from collections import OrderedDict

from narration.text.line import Drawing

#: The maximum number of pictures kept. Each is smaller than 6.5 kB.
KEPT = 256


class PictureCache:
    """A cache of the most recently used pictures."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Drawing, bytes] = OrderedDict()

    async def picture(self, drawing: Drawing) -> bytes:
        """Return the picture of a drawing, as a PNG."""
        picture = self._kept.get(drawing)
        if picture is None:
            picture = await asyncio.to_thread(drawing.draw)
        self._kept[drawing] = picture
        self._kept.move_to_end(drawing)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture
