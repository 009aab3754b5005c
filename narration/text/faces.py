"""Portraits as pictures of ours take them: small, grey, by the names of those whom they show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, TypeAlias

#: The side of a face in pixels. No card draws a larger one.
SIDE: Final = 72


@dataclass(frozen=True, slots=True)
class Face:
    """A portrait by the hash of its picture; `grey` is `SIDE` times `SIDE` bytes, row by row."""

    hash: str
    grey: bytes = field(compare=False, repr=False)


Faces: TypeAlias = Mapping[str, Face]
"""Portraits by the names of those whom they show."""

NO_FACES: Final[Faces] = MappingProxyType({})
