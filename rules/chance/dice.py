"""Dice: what `decide` is given to roll with.

`EntropyDice` draws from a source of random bytes that is handed in, without bias;
`ScriptedDice` gives the faces that a test wrote down.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Protocol

#: A byte has so many values, so no die that it serves has more faces.
MOST = 256


class Dice(Protocol):
    """Anything that rolls `count` dice of `sides` faces, each 1 to `sides`."""

    def roll(self, sides: int, count: int) -> tuple[int, ...]: ...


class EntropyDice:
    """Dice from random bytes, read in blocks, of which each becomes faces at once.

    A byte above the largest multiple of `sides` is thrown away, so every face is equally likely. What is left
    of a block waits for the next roll of such dice.
    """

    def __init__(self, entropy: Callable[[int], bytes], block: int = 256) -> None:
        self._entropy = entropy
        self._block = block
        #: By sides: faces without end.
        self._faces: dict[int, Iterator[int]] = {}
        #: By sides and count: the same faces, so many at a time. A roll is but the next of these.
        self._rolls: dict[tuple[int, int], Iterator[tuple[int, ...]]] = {}

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """Roll `count` dice of 2 to 256 faces."""
        try:
            return next(self._rolls[sides, count])
        except KeyError:
            return self._first_roll(sides, count)

    def _first_roll(self, sides: int, count: int) -> tuple[int, ...]:
        if not 2 <= sides <= MOST:
            raise ValueError(f"dice have 2 to {MOST} faces, not {sides}")
        if count < 1:
            return ()
        if sides not in self._faces:
            self._faces[sides] = chain.from_iterable(self._blocks(sides))
        rolls = self._rolls[sides, count] = zip(*[self._faces[sides]] * count, strict=True)
        return next(rolls)

    def _blocks(self, sides: int) -> Iterator[Iterable[int]]:
        """Yield the faces of block after block. Once the source fails, what waited is not used any more."""
        try:
            while block := self._entropy(self._block):
                yield _read(block, sides)
            raise ValueError("the source gave no random bytes")
        finally:
            self._faces.clear()
            self._rolls.clear()


def _read(block: bytes, sides: int) -> Iterable[int]:
    """Return the face of each byte that is not thrown away."""
    return block.translate(*_table(sides)) if sides < MOST else [byte + 1 for byte in block]


@cache
def _table(sides: int) -> tuple[bytes, bytes]:
    """Return the face of each byte on a die of 2 to 255 faces, and the bytes that would favour low ones."""
    fair = MOST - MOST % sides
    return bytes(byte % sides + 1 for byte in range(MOST)), bytes(range(fair, MOST))


class Watched:
    """Dice that remember whether any of them was thrown."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.thrown = False

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """Roll as the dice behind it do."""
        self.thrown = True
        return self._dice.roll(sides, count)


class ScriptedDice:
    """Dice that fall as written: faces are handed out in order, and running out is an error."""

    def __init__(self, faces: Iterable[int] = ()) -> None:
        self._faces = list(faces)

    def add(self, *faces: int) -> None:
        """Write further faces at the end of the script."""
        self._faces.extend(faces)

    @property
    def left(self) -> int:
        """How many written faces have not been rolled."""
        return len(self._faces)

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """Hand out the next `count` faces; each must exist on such a die."""
        if count > len(self._faces):
            raise AssertionError(f"the script has {len(self._faces)} faces left, {count} were rolled")
        faces, self._faces = tuple(self._faces[:count]), self._faces[count:]
        if any(not 1 <= face <= sides for face in faces):
            raise AssertionError(f"{faces} do not fit on dice of {sides} faces")
        return faces
