"""Checks the hidden rolls of a deck against the hashes of their seeds, and against what was shown of them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.chance.deck import Deck, Throw, replay_throws
from rules.chance.hidden_seeds import hash_of_hashes, hidden_seed_hash
from rules.contract.proof_checks import Flaw, FoundFlaw


class HiddenProof(NamedTuple):
    """A hidden roll as it is published: its number in the deck, its dice, and its seed if it was shown.

    `told` are the faces that the game showed of it; None if it showed none.
    """

    number: int
    throws: Sequence[Throw]
    seed: bytes
    told: tuple[int, ...] | None


def hidden_flaws(
    deck: Deck, promise: str, hashes: Sequence[str], rolls: Sequence[HiddenProof], sides: int
) -> Iterator[FoundFlaw]:
    """Yield the flaws of the hidden rolls by their numbers; 0 stands for the hashes themselves.

    Of `deck`, only the campaign, the number, the closing and the words count. `sides` are those of the game's
    dice: the faces prove nothing if somebody chose the sides afterwards.
    """
    if rolls and hash_of_hashes(hashes) != promise:
        yield FoundFlaw(0, Flaw.HIDDEN)
    for place, one in enumerate(rolls, 1):
        if one.number != place or not _follows(deck, hashes, one):
            yield FoundFlaw(one.number, Flaw.HIDDEN)
        if one.told != _faces(one) or (one.seed and any(throw.sides != sides for throw in one.throws)):
            yield FoundFlaw(one.number, Flaw.HIDDEN_SHOWN)


def _faces(one: HiddenProof) -> tuple[int, ...] | None:
    """Return the faces that the game must have shown; None if it must have shown none."""
    return tuple(face for throw in one.throws for face in throw.faces) if one.seed else None


def _follows(deck: Deck, hashes: Sequence[str], one: HiddenProof) -> bool:
    """Tell whether a roll follows from its seed, and the seed from the hashes; true while it is closed."""
    if not one.seed:
        return True
    kept = hidden_seed_hash(deck.campaign, deck.number, one.number, one.seed) in hashes[one.number - 1 :][:1]
    fallen = replay_throws(deck._replace(seed=one.seed, drawn=0), one.throws)
    return kept and list(fallen) == list(one.throws)
