"""What can be wrong with an exported journal, and which of it any program can find.

A program that knows no rules can check the chain, the seals and the dice: docs/fairness.md has one. It takes
the rules to see whether the events fit them.
"""

from collections.abc import Collection
from enum import StrEnum
from typing import NamedTuple

from narration.proofs.chain_report import ChainFlaw
from rules.contract.proof_checks import Flaw


class AuditFlaw(StrEnum):
    """Flaws in addition to those of a deck's own rolls (`rules.contract.proof_checks.Flaw`)."""

    #: A later deck exists, but this one was not opened.
    WITHHELD = "withheld"
    #: The log names a different seat for a roll.
    SEAT = "seat"
    #: A seal's hash does not match the choice that it shows.
    SEAL = "seal"
    #: The game showed a different choice than the one that was sealed.
    CHOICE = "choice"
    #: A choice was shown, but its seal was not opened.
    CLOSED = "closed"
    #: A hidden choice has no seal.
    UNSEALED = "unsealed"


class DeckFlaw(NamedTuple):
    """A flaw of a deck; `roll` is 0 if it concerns the deck itself."""

    roll: int
    wrong: Flaw | AuditFlaw


class SealFlaw(NamedTuple):
    """A flaw of a seat's choice in a turn."""

    turn: int
    seat: str
    wrong: AuditFlaw


class Part(StrEnum):
    """A part of a journal that a program can check without the rules."""

    CHAIN = "chain"
    SEALS = "seals"
    DICE = "dice"


_OF_CHAIN = frozenset({ChainFlaw.LINK, ChainFlaw.NUMBER, ChainFlaw.EVENT})
_OF_DICE = frozenset({Flaw.PROMISE, Flaw.NUMBER, Flaw.START, Flaw.FACES, Flaw.HIDDEN})


def broken_parts(
    chain: Collection[ChainFlaw], choices: Collection[AuditFlaw], decks: Collection[Flaw | AuditFlaw]
) -> tuple[Part, ...]:
    """Return the parts that do not hold, by the flaws of the chain, of the hidden choices and of the decks.

    The other flaws are found by the rules, or by comparing the events with the parts.
    """
    found = {
        Part.CHAIN: not _OF_CHAIN.isdisjoint(chain),
        Part.SEALS: AuditFlaw.SEAL in choices,
        Part.DICE: not _OF_DICE.isdisjoint(decks),
    }
    return tuple(part for part, is_broken in found.items() if is_broken)
