"""Dice: what `decide` is given to roll with.

`EntropyDice` draws from a source of random bytes that is handed in, without bias;
`ScriptedDice` gives the faces that a test wrote down.
"""

from collections.abc import Callable, Iterable
from typing import Protocol


class Dice(Protocol):
    """Anything that rolls `count` dice of `sides` faces, each 1 to `sides`."""

    def roll(self, sides: int, count: int) -> tuple[int, ...]: ...


class EntropyDice:
    """Dice from random bytes, read in blocks.

    A byte above the largest multiple of `sides` is thrown away, so every face is equally likely.
    """

    def __init__(self, entropy: Callable[[int], bytes], block: int = 256) -> None:
        self._entropy = entropy
        self._block = block
        self._bytes = iter(b"")

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """Roll `count` dice of 2 to 256 faces."""
        if not 2 <= sides <= 256:
            raise ValueError(f"dice have 2 to 256 faces, not {sides}")
        return tuple(self._face(sides) for _ in range(count))

    def _face(self, sides: int) -> int:
        fair = 256 - 256 % sides
        while (byte := self._byte()) >= fair:
            pass
        return byte % sides + 1

    def _byte(self) -> int:
        byte = next(self._bytes, None)
        if byte is None:
            self._bytes = iter(self._more())
            byte = next(self._bytes)
        return byte

    def _more(self) -> bytes:
        block = self._entropy(self._block)
        if not block:
            raise ValueError("the source gave no random bytes")
        return block


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
