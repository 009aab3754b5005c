"""Evenings of every game with dice from decks, and their journals as JSON, for the tests of audits."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Any

from narration.journal.chronicle import Edition
from narration.journal.json_export import journal_json
from narration.journal.speech import FileWording
from narration.parts.public_proofs import ShownDeck, ShownRoll, ShownSeal
from narration.text.texts import bundled_texts
from rules.chance.deck import Deck, DeckDice, SeedWord, Throw
from rules.chance.seal import sealed, subject, without_opening
from rules.core.model_base import Event
from rules.registry import SYSTEMS
from tests.narration.journal.evenings import told
from tests.rules.contract.test_thrown_faces import EVENINGS

AT = datetime(2026, 9, 12, tzinfo=UTC)
#: How many steps an evening has. Zapas votes a lot, so it needs more to roll from each deck.
STEPS = {"nyx": 90, "noir": 90, "zapas": 150}
#: A seed for each game whose evening has all that the tests look at.
SEEDS = {"nyx": 15, "noir": 1, "zapas": 1}
#: The campaign of all evenings.
CAMPAIGN = 1


class Drawn:
    """Dice from decks, with a record of each roll and of the first event of its save."""

    def __init__(self) -> None:
        self.decks: list[ShownDeck] = []
        self._rolls: list[ShownRoll] = []
        self._deck = self._laid()
        self._dice = DeckDice(self._deck)

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        return self._dice.roll(sides, count)

    def saved(self, seq: int) -> None:
        """Record the roll since the last call, if any, for a save whose first event is `seq`."""
        if not self._dice.throws:
            return
        self._deck, before = (
            self._deck._replace(rolls=self._deck.rolls + 1, drawn=self._dice.drawn),
            self._deck,
        )
        roll = ShownRoll(self._deck.rolls, before.drawn, seq, seq, AT, "1", "", 0, tuple(self._dice.throws))
        self._dice = DeckDice(self._deck)
        self._rolls.append(roll)

    def turn(self) -> None:
        """Open the deck and replace it."""
        self.decks.append(self._shown(is_open=True))
        self._rolls = []
        self._deck = self._laid()
        self._dice = DeckDice(self._deck)

    def all(self) -> tuple[ShownDeck, ...]:
        return (*self.decks, self._shown(is_open=False))

    def _laid(self) -> Deck:
        number = len(self.decks) + 1
        words = (SeedWord("2", "raven"), SeedWord("3", "moon")) if number == 1 else ()
        return Deck(CAMPAIGN, number, bytes([number] * 32), words)

    def _shown(self, *, is_open: bool) -> ShownDeck:
        deck = self._deck
        seed = deck.seed.hex() if is_open else ""
        rolls = tuple(one if is_open else _faceless(one) for one in self._rolls)
        return ShownDeck(deck.number, deck.promise, deck.words, seed, rolls, deck.rolls)


def _faceless(roll: ShownRoll) -> ShownRoll:
    return replace(roll, throws=tuple(Throw(one.sides, (0,) * len(one.faces)) for one in roll.throws))


@cache
def journal(name: str, edition: Edition = "gm", seed: int = 0, steps: int = 0) -> str:
    """Play an evening with three decks, and return its journal."""
    chance, steps = Random(seed or SEEDS[name]), steps or STEPS[name]
    evening, _ = EVENINGS[name](chance)
    start, dice = len(evening.log), Drawn()
    setattr(evening, "dice" if name == "zapas" else "_dice", dice)
    for step in range(steps):
        before = len(evening.log)
        evening.go_on()
        dice.saved(before + 1)
        if step in {steps // 3, steps * 2 // 3}:
            dice.turn()
    seals = tuple(_seals(name, evening.log[start:], start + 1))
    chronicle = replace(told(evening.state, evening.log, edition), decks=dice.all(), seals=seals)
    return journal_json(chronicle, FileWording(bundled_texts(), "en"))


def _seals(name: str, log: Sequence[Event], first: int) -> Iterator[ShownSeal]:
    """Yield a seal for each hidden choice; it is open if the choice was shown later, and not replaced."""
    system = SYSTEMS[name]
    shown = {subject(choice) for event in log for choice in system.shown(event)}
    made = [(seq, choice) for seq, event in enumerate(log, first) for choice in system.sealed(event)]
    last = {subject(choice): seq for seq, choice in made}
    for seq, choice in made:
        seal = sealed(CAMPAIGN, choice, bytes([seq % 256] * 16))
        is_open = subject(choice) in shown and last[subject(choice)] == seq
        yield ShownSeal(seal if is_open else without_opening(seal), seq, AT, gone=False)


def document(name: str, edition: Edition = "gm") -> dict[str, Any]:
    """Return a journal as a document that a test may change."""
    found: dict[str, Any] = json.loads(journal(name, edition))
    return found
