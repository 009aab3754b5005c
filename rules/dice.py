"""Dice: what `decide` is given to roll with.

`EntropyDice` draws from a source of random bytes that is handed in, without bias;
`ScriptedDice` gives the faces that a test wrote down.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Protocol

#: A byte has so many values, so no die that it serves has more faces.
MOST = 256
NOTHING: tuple[tuple[int, ...], int] = ((), 0)


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
        #: By sides: the faces that a block gave, and how many of them are rolled.
        self._thrown: dict[int, tuple[tuple[int, ...], int]] = {}

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """Roll `count` dice of 2 to 256 faces."""
        faces, rolled = self._thrown.get(sides, NOTHING)
        end = rolled + count
        if not rolled < end <= len(faces):
            faces, rolled, end = self._more(sides, count, faces[rolled:]), 0, max(0, count)
        self._thrown[sides] = faces, end
        return faces[rolled:end]

    def _more(self, sides: int, count: int, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Return these faces and further ones, `count` at least."""
        if not 2 <= sides <= MOST:
            raise ValueError(f"dice have 2 to {MOST} faces, not {sides}")
        while len(faces) < count:
            block = self._entropy(self._block)
            if not block:
                raise ValueError("the source gave no random bytes")
            faces += _read(block, sides)
        return faces


def _read(block: bytes, sides: int) -> tuple[int, ...]:
    if sides == MOST:
        return tuple(byte + 1 for byte in block)
    return tuple(block.translate(*_table(sides)))


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
