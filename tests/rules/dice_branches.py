"""Dice that fall in every way: what `decide` does with each face, and how likely that is."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from typing import TypeVar

from rules.chance.dice import Dice

T = TypeVar("T")


class Unwritten(Exception):
    """More dice are thrown than are written, of these sides and so many."""

    def __init__(self, sides: int, count: int) -> None:
        super().__init__(sides, count)
        self.sides, self.count = sides, count


class Written:
    """Dice that fall as written, and say so when more are thrown."""

    def __init__(self, throws: tuple[tuple[int, ...], ...]) -> None:
        self._left = list(throws)

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        if not self._left:
            raise Unwritten(sides, count)
        return self._left.pop(0)


def forked(play: Callable[[Dice], T], most: int = 8) -> Iterator[tuple[Fraction, T]]:
    """Yield what comes of every way in which dice may fall, with its chance; after `most` throws none is."""
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
