"""Promises of hidden choices: a hash that is shown when somebody chooses, and opened when all have.

The hash is over the choice and 128 random bits, so that nobody finds the choice by trying all there are, and
so that no other choice has the same hash. It says nothing of the choice, and holds whoever made it, the
GM and the bot to it.
"""

from hashlib import sha256
from typing import NamedTuple

#: Random bytes of a nonce.
NONCE = 16
#: So many digits of a hash have room on a panel. Two choices that share them take 2**64 attempts to find.
SHOWN = 32


class Choice(NamedTuple):
    """A hidden choice: the contest and turn, what it is about, who made it, and what was chosen.

    `seat` is who of those in the contest chose, such as the number of a side; `about` is what it is that is
    chosen, `pick` one word.
    """

    contest: str
    turn: int
    seat: str
    about: str
    pick: str


class Seal(NamedTuple):
    """A choice that was sealed; `nonce` and the choice's `pick` are empty before it is opened."""

    choice: Choice
    nonce: str
    hash: str


def sealed(campaign: int, choice: Choice, nonce: bytes) -> Seal:
    """Return a choice with its hash."""
    return Seal(choice, nonce.hex(), hash_of(campaign, choice, nonce.hex()))


def hash_of(campaign: int, choice: Choice, nonce: str) -> str:
    """Return the hash, 64 hexadecimal digits; `nonce` is in hexadecimal digits as well."""
    return sha256(hashed_text(campaign, choice, nonce).encode()).hexdigest()


def hashed_text(campaign: int, choice: Choice, nonce: str) -> str:
    """Return the very text that is hashed: eight lines, none of which ends the last."""
    return "\n".join(map(str, ("nattvakt seal 1", campaign, *choice, nonce)))


def without_opening(seal: Seal) -> Seal:
    """Return what everybody may know of a seal that was not opened."""
    return Seal(seal.choice._replace(pick=""), "", seal.hash)
