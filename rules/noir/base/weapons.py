"""Weapons, their notation, and their ammunition (NOIR-110 to 115, 124)."""

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum

from rules.core.model_base import Frozen
from rules.core.refusal import Refused, Term
from rules.noir.base import dice
from rules.noir.base.enums import WeaponKind

#: The most dice, and the largest flat part in either direction, in a damage notation.
MOST_DAMAGE = 99
#: The most rounds that a magazine may hold.
MOST_ROUNDS = 999

#: The die is T in Swedish, D in English, and the Cyrillic К in Russian.
_DAMAGE = re.compile(r"(B?)([1-9][0-9]?)[TDК](?:10)?([+−-][0-9]{1,2})?")
_MAGAZINE = re.compile(r"([1-9][0-9]{0,2})(\+1|[birp])")


class Damage(Frozen):
    """A weapon's damage: ten-sided dice and a flat part; `stun` is the letter B (NOIR-111, NOIR-122)."""

    dice: int
    flat: int = 0
    stun: bool = False

    def __str__(self) -> str:
        """Return the notation that `damage_of` reads."""
        return f"{'B' if self.stun else ''}{self.dice}T{f'{self.flat:+}' if self.flat else ''}"


def damage_of(text: str) -> Damage:
    """Read the notation `[B]nT[+k|-k]`, n from 1 to 99 and k up to 99 (NOIR-111).

    The die may also be written D or К, each with or without its 10. Refused: `bad-value-damage`.
    """
    found = _DAMAGE.fullmatch(text)
    if found is None:
        raise Refused("bad-value-damage", text=text, most=MOST_DAMAGE)
    return Damage(dice=int(found[2]), flat=int((found[3] or "0").replace("−", "-")), stun=found[1] == "B")


def combined(values: Sequence[Damage]) -> Damage:
    """Return the combined damage of weapons: dice and flat parts added; stun if all stun (NOIR-122, 124)."""
    return Damage(
        dice=sum(value.dice for value in values),
        flat=sum(value.flat for value in values),
        stun=all(value.stun for value in values),
    )


def raised(value: Damage) -> Damage:
    """Return damage with one more die for every two dice (NOIR-124)."""
    return value.but(dice=value.dice + value.dice // 2)


class Feed(StrEnum):
    """How a weapon is fed, by the letter of its magazine; the rules do not explain the letters."""

    BOX = "box"
    BELT = "b"
    ROUND = "r"
    INTERNAL = "i"
    PUMP = "p"


class Magazine(Frozen):
    """A weapon's capacity when full; a box magazine counts the round in the chamber (NOIR-114)."""

    capacity: int
    feed: Feed

    def __str__(self) -> str:
        """Return the notation that `magazine_of` reads."""
        return f"{self.capacity - 1}+1" if self.feed is Feed.BOX else f"{self.capacity}{self.feed}"


def magazine_of(text: str) -> Magazine:
    """Read a magazine such as 8+1 (a box), 6r, 4i, 2p or 30b (a belt), of 1 to 999 rounds (NOIR-114).

    Refused: `bad-value-magazine`.
    """
    found = _MAGAZINE.fullmatch(text)
    if found is None:
        raise Refused("bad-value-magazine", text=text, most=MOST_ROUNDS)
    box = found[2] == "+1"
    read = Magazine(capacity=int(found[1]) + box, feed=Feed.BOX if box else Feed(found[2]))
    if read.capacity > MOST_ROUNDS:
        raise Refused("bad-value-magazine", text=text, most=MOST_ROUNDS)
    return read


class Weapon(Frozen):
    """A weapon from the rules' table or one that the GM made (NOIR-110)."""

    id: str
    #: The name that the GM gave; empty for a weapon of the rules' table, whose name is a message.
    name: str = ""
    kind: WeaponKind
    damage: Damage
    #: Two distances in metres, shown to the GM; the rules do not explain them (NOIR-115).
    reach: tuple[int, int] | None = None
    precision: int = 0
    #: How much recoil subtracts from a roll, 0 or more (NOIR-112).
    recoil: int = 0
    #: Whether it fires single shots, and whether it fires bursts: the letters E and A (NOIR-112).
    single: bool = False
    automatic: bool = False
    magazine: Magazine | None = None

    @property
    def title(self) -> str | Term:
        """The name to show: the one that the GM gave, or for a weapon of the rules' table a message id."""
        return self.name or Term(f"noir-weapon-{self.id}")


def _table() -> tuple[Weapon, ...]:
    melee, thrown, ranged = WeaponKind.MELEE, WeaponKind.THROWN, WeaponKind.RANGED
    return (
        Weapon(id="unarmed", kind=melee, damage=damage_of("B1T")),
        Weapon(id="knife", kind=melee, damage=damage_of("1T")),
        Weapon(id="improvised-club", kind=melee, damage=damage_of("B3T-2")),
        Weapon(id="axe", kind=melee, damage=damage_of("2T")),
        Weapon(id="throwing-knife", kind=thrown, damage=damage_of("1T+2")),
        Weapon(id="improvised-missile", kind=thrown, damage=damage_of("B3T-2")),
        Weapon(
            id="pistol",
            kind=ranged,
            damage=damage_of("2T+1"),
            reach=(10, 50),
            precision=2,
            recoil=4,
            single=True,
            magazine=magazine_of("8+1"),
        ),
        Weapon(
            id="revolver",
            kind=ranged,
            damage=damage_of("2T-1"),
            reach=(10, 50),
            precision=2,
            recoil=2,
            single=True,
            magazine=magazine_of("6r"),
        ),
        Weapon(
            id="rifle",
            kind=ranged,
            damage=damage_of("3T+2"),
            reach=(50, 600),
            precision=5,
            recoil=5,
            single=True,
            magazine=magazine_of("4i"),
        ),
        Weapon(
            id="shotgun",
            kind=ranged,
            damage=damage_of("B5T-4"),
            reach=(5, 10),
            precision=3,
            recoil=5,
            single=True,
            magazine=magazine_of("2p"),
        ),
    )


#: The weapons of the rules' table, by id (NOIR-110).
WEAPONS: Mapping[str, Weapon] = {weapon.id: weapon for weapon in _table()}


def used(loaded: int, reading: int, *, clamp: bool = True) -> int:
    """Return how many rounds are fired: the reading, or all that are loaded if fewer (NOIR-113).

    Refused: `no-ammo` with nothing loaded; without `clamp`, `no-ammo-short` for too few.
    """
    if loaded < 1:
        raise Refused("no-ammo")
    if not clamp and reading > loaded:
        raise Refused("no-ammo-short", have=loaded, need=reading)
    return min(loaded, reading)


def shared(first: int, second: int, reading: int, *, clamp: bool = True) -> tuple[int, int]:
    """Return how many rounds each of two weapons fires, given what each has loaded (NOIR-113).

    The first fires the odd round; what one lacks, the other fires. Refused: as `used` for both together.
    """
    count = used(first + second, reading, clamp=clamp)
    by_second = min(second, count // 2)
    by_first = min(first, count - by_second)
    return by_first, count - by_first


def require_room(magazine: Magazine, loaded: int) -> None:
    """Refuse `wrong-state-full` for a weapon that cannot take another round (NOIR-114)."""
    if loaded >= magazine.capacity:
        raise Refused("wrong-state-full", have=loaded)


def reloaded(magazine: Magazine, loaded: int, faces: Sequence[int], success: bool) -> int:
    """Return how many rounds are loaded after a try to reload (NOIR-114).

    A box becomes full; other feeds take as many rounds as the lowest die shows. A belt stays as it is: the
    rules do not explain its reload, so the GM decides. Refused: `wrong-state-full`.
    """
    require_room(magazine, loaded)
    if not success or magazine.feed is Feed.BELT:
        return loaded
    if magazine.feed is Feed.BOX:
        return magazine.capacity
    return min(magazine.capacity, loaded + dice.lowest(faces))
