"""Plays an action once for every way in which its dice can fall, with the chance of each."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import TypeVar

from rules.chance.dice import Dice

T = TypeVar("T")


class Unwritten(Exception):
    """More dice were rolled than are written: this many more, with this many sides."""

    def __init__(self, sides: int, count: int) -> None:
        super().__init__(sides, count)
        self.sides, self.count = sides, count


class Written:
    """Dice with written faces, which raise `Unwritten` if more are rolled."""

    def __init__(self, throws: tuple[tuple[int, ...], ...]) -> None:
        self._left = list(throws)

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        if not self._left:
            raise Unwritten(sides, count)
        return self._left.pop(0)


def forked(play: Callable[[Dice], T], most: int = 8) -> Iterator[tuple[Fraction, T]]:
    """Yield the result of every way in which the dice can fall, with its chance.
    After `most` throws a branch is dropped.
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
