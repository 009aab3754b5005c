"""Noir's dice: ten-sided dice in waves that explode and block, and what is read from them (NOIR-10 to 16).

A roll holds all its faces in the order thrown: the base dice first, then the extra dice.
"""

from collections.abc import Callable, Sequence

from rules.chance.dice import Dice
from rules.core.refusal import Refused
from rules.noir.base.enums import Reading

SIDES = 10
#: Base dice of every roll but damage (NOIR-10).
BASE = 2
#: The most dice in one roll. Fair dice never get near it, so more mean a broken source of dice (NOIR-11).
MOST = 1000

Faces = tuple[int, ...]


def extra_dice(wave: Sequence[int]) -> int:
    """Return how many extra dice a wave earns: its tens minus its ones, at least 0 (NOIR-12, NOIR-13)."""
    tens = wave.count(SIDES)
    return max(0, tens - wave.count(1)) if tens else 0


def throw(dice: Dice, count: int = BASE, *, explode: bool = True) -> Faces:
    """Throw `count` base dice, and every extra die that the chain earns (NOIR-10, NOIR-11)."""
    base = dice.roll(SIDES, count)
    return throw_extra_dice(base, dice) if explode and SIDES in base else base


def throw_extra_dice(base: Sequence[int], dice: Dice) -> Faces:
    """Return the base dice followed by the extra dice that they earn.

    The base may be a pair chosen from odds dice (NOIR-13, NOIR-67).
    """
    return _chain(base, lambda count: dice.roll(SIDES, count))


def typed_dice(
    base: Sequence[int], extra: Sequence[int], count: int = BASE, *, explode: bool = True
) -> Faces:
    """Return a roll from typed faces, the extra dice in the order thrown; 0 means 10 (NOIR-10, NOIR-13).

    Refused: `bad-die` for a number that is no face, `bad-count` for a wrong number of base dice or for extra
    dice that were not earned, `missing-dice` if earned extra dice are missing.
    """
    first = [face_of(face) for face in base]
    rest = [face_of(face) for face in extra]
    if len(first) != count:
        raise Refused("bad-count", have=len(first), need=count)
    left = iter(rest)
    taken = 0

    def more(owing: int) -> Faces:
        nonlocal taken
        taken += owing
        if taken > len(rest):
            raise Refused("missing-dice", have=len(rest), need=taken)
        return tuple(next(left) for _ in range(owing))

    faces = _chain(first, more) if explode else tuple(first)
    if taken < len(rest):
        raise Refused("bad-count", have=len(first) + len(rest), need=len(first) + taken)
    return faces


def face_of(face: int) -> int:
    """Return the value of a typed face, 1 to 10; 0 means 10 (NOIR-10). Refused: `bad-die`."""
    if not 0 <= face <= SIDES:
        raise Refused("bad-die", have=face)
    return face or SIDES


def picked(thrown: Sequence[int], points: int, places: tuple[int, int] | None = None) -> tuple[int, int]:
    """Return the two base dice that count when odds were bought before the roll (NOIR-67).

    `thrown` holds 2 + `points` dice. `places` count from 0; without a choice, the two highest dice count.
    Refused: `bad-count` for another number of dice, or unless `places` are two different dice of the roll.
    """
    if len(thrown) != BASE + points:
        raise Refused("bad-count", have=len(thrown), need=BASE + points)
    if places is None:
        second, first = sorted(thrown)[-BASE:]
        return first, second
    if len({*places} & {*range(len(thrown))}) != BASE:
        raise Refused("bad-count", have=max(places) + 1, need=len(thrown))
    return thrown[places[0]], thrown[places[1]]


def replaced(faces: Sequence[int], position: int | None, face: int, dice: Dice) -> Faces:
    """Return a finished roll with the late die in one place and its chain run again (NOIR-68).

    Places count from 0 in the order thrown; the first two are the base dice. Extra dice that fell before are
    used again in their order, new ones are thrown, and those no longer earned are dropped. A place of `None`
    declines the die. Refused: `bad-die`; `bad-count` for a place that the roll does not have.
    """
    new = face_of(face)
    if position is None:
        return tuple(faces)
    if not 0 <= position < len(faces):
        raise Refused("bad-count", have=position + 1, need=len(faces))
    changed = [*faces[:position], new, *faces[position + 1 :]]
    left = changed[BASE:]

    def more(owing: int) -> Faces:
        reused, left[:owing] = left[:owing], []
        return *reused, *dice.roll(SIDES, owing - len(reused))

    return _chain(changed[:BASE], more)


def _chain(base: Sequence[int], more: Callable[[int], Sequence[int]]) -> Faces:
    """Return the base dice with wave after wave added, until a wave earns no extra dice (NOIR-13)."""
    faces = wave = tuple(base)
    while owing := extra_dice(wave):
        if len(faces) + owing > MOST:
            raise ValueError(f"a roll of more than {MOST} dice: the dice are not fair")
        wave = tuple(more(owing))
        faces += wave
    return faces


def ranked(dice: Dice, count: int) -> list[int]:
    """Throw 1T, a ten-sided die, for each person until no two are equal; return everybody's rank.

    Ranks count from 1; the highest acts first.
    """
    keys: list[Faces] = [() for _ in range(count)]
    while len(set(keys)) < count:
        again = [place for place, key in enumerate(keys) if keys.count(key) > 1]
        for place, face in zip(again, dice.roll(SIDES, len(again)), strict=True):
            keys[place] = (*keys[place], face)
    in_order = sorted(keys)
    return [in_order.index(key) + 1 for key in keys]


def exploded(faces: Sequence[int], count: int = BASE) -> int:
    """Return how many extra dice a roll of `count` base dice earned."""
    return len(faces) - count


def lowest(faces: Sequence[int]) -> int:
    """Return the smallest face, extra dice included (NOIR-14)."""
    return min(faces)


def highest(faces: Sequence[int]) -> int:
    """Return the largest face, extra dice included (NOIR-14)."""
    return max(faces)


def total(faces: Sequence[int]) -> int:
    """Return the sum of all dice, without value and modifiers (NOIR-14)."""
    return sum(faces)


def exceptional(faces: Sequence[int]) -> bool:
    """Return whether the two base dice are a pair; extra dice never matter (NOIR-15)."""
    return faces[0] == faces[1]


def reading(faces: Sequence[int], which: Reading) -> int:
    """Return the number read from the dice: lowest, highest, sum, twice the sum, or 1 (NOIR-14, NOIR-113)."""
    match which:
        case Reading.LOWEST:
            return lowest(faces)
        case Reading.HIGHEST:
            return highest(faces)
        case Reading.ALL:
            return total(faces)
        case Reading.DOUBLE:
            return 2 * total(faces)
        case Reading.ONE:
            return 1
