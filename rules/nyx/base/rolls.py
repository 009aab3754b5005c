"""Nyx rolls: which die counts and what it is worth (NYX-15 to 18)."""

from functools import cache

from rules.chance.dice import Dice
from rules.nyx.base.enums import Attribute
from rules.nyx.base.pool import Pool, Roll

FACES = 10


def roll(dice: Dice, pool: Pool) -> Roll:
    """Roll the pool's ten-sided dice and find the die that counts."""
    balance = pool.balance
    return _counting(pool, balance, dice.roll(FACES, 1 + abs(balance)))


def read(pool: Pool, faces: tuple[int, ...]) -> Roll:
    """Read given faces as a roll. Raise `ValueError` unless their number and values fit the pool (NYX-15)."""
    if len(faces) != pool.size or min(faces) < 1 or max(faces) > FACES:
        raise ValueError(f"{faces} is not a roll of {pool.size} ten-sided dice")
    return _counting(pool, pool.balance, faces)


def _counting(pool: Pool, balance: int, faces: tuple[int, ...]) -> Roll:
    """Find the die that counts: the worst if the balance is negative, else the best (NYX-11, NYX-18)."""
    worth = _worth(pool.current + pool.modifier)
    signed = [worth[face] for face in faces]
    steps = min(signed) if balance < 0 else max(signed)
    return Roll(pool=pool, dice=faces, counting=signed.index(steps), steps=steps)


@cache
def _worth(value: int) -> tuple[int, ...]:
    """Return the steps of each face against a value; there is no face 0."""
    pool = Pool(attribute=Attribute.VALUE, current=value)
    return (0, *(die_steps(face, pool.target, pool.bonus) for face in range(1, FACES + 1)))


def die_steps(face: int, target: int, bonus: int) -> int:
    """Return `die + B` for a success, `-(die - T)` for a failure (NYX-17, NYX-18)."""
    return face + bonus if face <= target else target - face
