"""The portraits that stand on the pictures of rounds, each read once."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

from narration.text.faces import NO_FACES, Face, Faces
from rules.contract.system import AnyState
from storage.pictures import PictureTable, Portrait
from table.uploads.portraits import shown_beside

#: The maximum number of portraits kept, of 5 kB each.
KEPT = 256


class CardFaces:
    """Reads the pictures of portraits, to stand on those of rounds."""

    def __init__(self, pictures: PictureTable) -> None:
        self._pictures = pictures
        self._kept: OrderedDict[str, Face | None] = OrderedDict()

    async def of(self, portraits: Mapping[str, Portrait], known: AnyState) -> Faces:
        """Return the faces of the characters in a view, by name; `portraits` are those of the campaign."""
        found = [
            (known.characters[who].name, await self._face(known.campaign.id, one.hash))
            for who, one in shown_beside(portraits, known).items()
        ]
        return {name: face for name, face in found if face is not None} or NO_FACES

    async def _face(self, campaign: int, hash_: str) -> Face | None:
        """Return the portrait of a hash; None if its picture is gone or cannot be read."""
        if hash_ not in self._kept:
            stored = await self._pictures.data(campaign, hash_)
            if stored is None:
                return None
            self._kept[hash_] = await asyncio.to_thread(_face, hash_, stored)
        self._kept.move_to_end(hash_)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept.get(hash_)


def _face(hash_: str, stored: bytes) -> Face | None:
    from narration.pictures.faces import face_of  # noqa: PLC0415 - it imports Pillow, which takes 3 MB

    return face_of(hash_, stored)
