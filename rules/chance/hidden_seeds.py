"""The seeds of hidden rolls: each roll has one of its own, and a deck commits to all of them at once.

They follow from a secret that has nothing to do with the deck's seed. So an open deck shows no hidden roll,
and a hidden roll changes no die of the deck. A seed is published alone, when its roll is shown.
"""

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from hmac import digest

#: The most hidden rolls from one deck.
MOST_HIDDEN = 100


def hidden_seed(secret: bytes, campaign: int, deck: int, number: int) -> bytes:
    """Return the seed of a deck's hidden roll, counted from 1."""
    return digest(secret, _text("nattvakt hidden 1", campaign, deck, number), "sha256")


def hidden_seed_hash(campaign: int, deck: int, number: int, seed: bytes) -> str:
    """Return the hash of a hidden roll's seed, 64 hexadecimal digits."""
    return _hash("nattvakt hidden seed 1", campaign, deck, number, seed.hex())


@lru_cache(maxsize=64)
def hidden_seed_hashes(secret: bytes, campaign: int, deck: int) -> tuple[str, ...]:
    """Return the hashes of all seeds of a deck's hidden rolls, in order."""
    numbers = range(1, MOST_HIDDEN + 1)
    return tuple(
        hidden_seed_hash(campaign, deck, number, hidden_seed(secret, campaign, deck, number))
        for number in numbers
    )


def hash_of_hashes(hashes: Iterable[str]) -> str:
    """Return the one hash that commits to all seeds, 64 hexadecimal digits."""
    return _hash("nattvakt hidden seeds 1", *hashes)


def _hash(*lines: object) -> str:
    return sha256(_text(*lines)).hexdigest()


def _text(*lines: object) -> bytes:
    return "\n".join(map(str, lines)).encode()
