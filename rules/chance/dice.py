"""The dice that `decide` receives.

`EntropyDice` draws without bias from a source of random bytes; `ScriptedDice` gives the faces that a test
wrote down.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Protocol

#: A die takes its face from one byte, so it has at most as many faces as a byte has values.
MOST = 256


class Dice(Protocol):
    """Anything that rolls `count` dice of `sides` faces, each 1 to `sides`."""

    def roll(self, sides: int, count: int) -> tuple[int, ...]: ...


class EntropyDice:
    """Dice from random bytes. The bytes are read in blocks, and each block is converted to faces at once.

    Bytes from the largest multiple of `sides` upwards are skipped, so every face is equally likely. Unused
    faces of a block wait for the next roll of dice with the same number of sides.
    """

    def __init__(self, entropy: Callable[[int], bytes], block: int = 256) -> None:
        self._entropy = entropy
        self._block = block
        #: By number of sides: an endless stream of faces.
        self._faces: dict[int, Iterator[int]] = {}
        #: By sides, then by count: the same stream, grouped by `count`. A roll is the next group.
        self._rolls: dict[int, dict[int, Iterator[tuple[int, ...]]]] = {}

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """Roll `count` dice of 2 to 256 faces."""
        try:
            return next(self._rolls[sides][count])
        except KeyError:
            return self._first_roll(sides, count)

    def _first_roll(self, sides: int, count: int) -> tuple[int, ...]:
        if not 2 <= sides <= MOST:
            raise ValueError(f"dice have 2 to {MOST} faces, not {sides}")
        if count < 1:
            return ()
        if sides not in self._faces:
            self._faces[sides] = chain.from_iterable(self._blocks(sides))
        rolls = zip(*[self._faces[sides]] * count, strict=True)
        self._rolls.setdefault(sides, {})[count] = rolls
        return next(rolls)

    def _blocks(self, sides: int) -> Iterator[Iterable[int]]:
        """Yield the faces of each block. If the source fails, drop the faces that are still waiting."""
        try:
            while block := self._entropy(self._block):
                yield _read(block, sides)
            raise ValueError("the source gave no random bytes")
        finally:
            self._faces.clear()
            self._rolls.clear()


def _read(block: bytes, sides: int) -> Iterable[int]:
    """Return the faces of the bytes that are not skipped."""
    return block.translate(*_table(sides)) if sides < MOST else [byte + 1 for byte in block]


@cache
def _table(sides: int) -> tuple[bytes, bytes]:
    """Return two tables for `bytes.translate` for a die of 2 to 255 faces: faces, and bytes to skip."""
    fair = MOST - MOST % sides
    return bytes(byte % sides + 1 for byte in range(MOST)), bytes(range(fair, MOST))


class Watched:
    """Dice that record whether any of them was rolled."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.thrown = False

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """Roll the wrapped dice and record it."""
        self.thrown = True
        return self._dice.roll(sides, count)


class ScriptedDice:
    """Dice with scripted faces, handed out in order. Running out of faces is an error."""

    def __init__(self, faces: Iterable[int] = ()) -> None:
        self._faces = list(faces)

    def add(self, *faces: int) -> None:
        """Add faces at the end of the script."""
        self._faces.extend(faces)

    @property
    def left(self) -> int:
        """How many scripted faces have not been rolled yet."""
        return len(self._faces)

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """Hand out the next `count` faces; each must be a face of such a die."""
        if count > len(self._faces):
            raise AssertionError(f"the script has {len(self._faces)} faces left, {count} were rolled")
        faces, self._faces = tuple(self._faces[:count]), self._faces[count:]
        if any(not 1 <= face <= sides for face in faces):
            raise AssertionError(f"{faces} do not fit on dice of {sides} faces")
        return faces
