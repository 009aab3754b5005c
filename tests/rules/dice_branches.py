"""Play an action once for each way its dice can fall, and give the chance of each way."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import TypeVar

from rules.chance.dice import Dice

T = TypeVar("T")


class Unwritten(Exception):
    """Raised when a roll needs more dice than are written; holds its sides and count."""

    def __init__(self, sides: int, count: int) -> None:
        super().__init__(sides, count)
        self.sides, self.count = sides, count


class Written:
    """Dice that fall as written; a roll beyond the written ones raises `Unwritten`."""

    def __init__(self, throws: tuple[tuple[int, ...], ...]) -> None:
        self._left = list(throws)

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        if not self._left:
            raise Unwritten(sides, count)
        return self._left.pop(0)


def forked(play: Callable[[Dice], T], most: int = 8) -> Iterator[tuple[Fraction, T]]:
    """Yield the chance and the result of each way the dice can fall.
    A branch that needs more than `most` throws is dropped.
    """
    open_: list[tuple[Fraction, tuple[tuple[int, ...], ...]]] = [(Fraction(1), ())]
    while open_:
        chance, throws = open_.pop()
        try:
            result = play(Written(throws))
        except Unwritten as more:
            if len(throws) < most:
                share = chance / more.sides**more.count
                faces = product(range(1, more.sides + 1), repeat=more.count)
                open_.extend((share, (*throws, thrown)) for thrown in faces)
            continue
        yield chance, result
