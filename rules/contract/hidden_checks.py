"""Checks the hidden rolls of a deck against the hashes of their seeds, and against what was shown of them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.chance.deck import Deck, Throw, replay_throws
from rules.chance.hidden_seeds import hash_of_hashes, hidden_seed_hash


class HiddenProof(NamedTuple):
    """A hidden roll as it is published: its number in the deck, its dice, and its seed if it was shown.

    `told` are the faces that the game showed of it; None if it showed none.
    """

    number: int
    throws: Sequence[Throw]
    seed: bytes
    told: tuple[int, ...] | None


def hidden_flaws(
    deck: Deck, promise: str, hashes: Sequence[str], rolls: Sequence[HiddenProof]
) -> Iterator[int]:
    """Yield the numbers of the hidden rolls that do not hold; 0 for the hashes themselves.

    Of `deck`, only the campaign, the number, the closing and the words count.
    """
    if rolls and hash_of_hashes(hashes) != promise:
        yield 0
    for place, one in enumerate(rolls, 1):
        if one.number != place or not _is_right(deck, hashes, one):
            yield one.number


def _is_right(deck: Deck, hashes: Sequence[str], one: HiddenProof) -> bool:
    if not one.seed:
        return one.told is None
    if one.number > len(hashes):
        return False
    kept = hidden_seed_hash(deck.campaign, deck.number, one.number, one.seed) == hashes[one.number - 1]
    fallen = replay_throws(deck._replace(seed=one.seed, drawn=0), one.throws)
    faces = tuple(face for throw in fallen for face in throw.faces)
    return kept and list(fallen) == list(one.throws) and one.told == faces
