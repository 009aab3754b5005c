"""Seals of hidden choices: a hash is shown when somebody chooses; it is opened when all have.

The hash covers the choice and 128 random bits. So nobody finds the choice by trying all of them, nor another
choice with the same hash. A seal reveals nothing, and it binds the person who chose, the GM and the bot.
"""

from hashlib import sha256
from typing import NamedTuple

#: The number of random bytes in a nonce.
NONCE = 16
#: A panel has room for this many digits of a hash. Two choices that share them take 2**64 attempts to find.
SHOWN = 32


#: What a seal says if nobody may see the choice.
NOBODY = "nobody"


class Choice(NamedTuple):
    """A hidden choice: the contest and turn, its subject, who chose, and what was chosen.

    `seat` says who in the contest chose, such as the number of a side. `about` names what is chosen, `pick`
    is one word.
    """

    contest: str
    turn: int
    seat: str
    about: str
    pick: str
    #: Who may see it before it is opened: `NOBODY`, or the numbers of seats with a comma between them. Empty
    #: for a seal from before this was sealed too.
    seen: str = ""


def subject(choice: Choice) -> Choice:
    """Return whose choice it is and what about, without what was chosen and who may see it."""
    return choice._replace(pick="", seen="")


class Seal(NamedTuple):
    """A sealed choice. `nonce` and the choice's `pick` are empty until it is opened."""

    choice: Choice
    nonce: str
    hash: str


def sealed(campaign: int, choice: Choice, nonce: bytes) -> Seal:
    """Return the choice with its nonce and hash."""
    return Seal(choice, nonce.hex(), hash_of(campaign, choice, nonce.hex()))


def hash_of(campaign: int, choice: Choice, nonce: str) -> str:
    """Return the hash as 64 hexadecimal digits. `nonce` is hexadecimal too."""
    return sha256(hashed_text(campaign, choice, nonce).encode()).hexdigest()


def hashed_text(campaign: int, choice: Choice, nonce: str) -> str:
    """Return the exact text that is hashed: nine lines, without a line break at the end.

    A seal that does not say who may see the choice has eight.
    """
    *parts, seen = choice
    lines = ("nattvakt seal 2", campaign, *choice) if seen else ("nattvakt seal 1", campaign, *parts)
    return "\n".join(map(str, (*lines, nonce)))


def without_opening(seal: Seal) -> Seal:
    """Return what everybody may know of a seal that is not open yet."""
    return Seal(seal.choice._replace(pick=""), "", seal.hash)
