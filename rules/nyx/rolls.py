"""Rolls of Nyx: which die counts and what it is worth (NYX-15 to 18)."""

from rules.dice import Dice
from rules.nyx.model import Pool, Roll

FACES = 10


def roll(dice: Dice, pool: Pool) -> Roll:
    """Roll the pool's ten-sided dice and find the one that counts."""
    return read(pool, dice.roll(FACES, pool.size))


def read(pool: Pool, faces: tuple[int, ...]) -> Roll:
    """Read dice that have fallen; their number and faces must fit the pool (NYX-15)."""
    if len(faces) != pool.size or any(not 1 <= face <= FACES for face in faces):
        raise ValueError(f"{faces} is not a roll of {pool.size} ten-sided dice")
    signed = [signed_steps(face, pool) for face in faces]
    best = min(signed) if pool.balance < 0 else max(signed)
    return Roll(pool=pool, dice=faces, counting=signed.index(best), steps=best)


def signed_steps(face: int, pool: Pool) -> int:
    """Return `die + B` for a success, `-(die - T)` for a failure (NYX-17, NYX-18)."""
    return face + pool.bonus if face <= pool.target else pool.target - face
