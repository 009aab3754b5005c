"""Deals dice from each campaign's deck, and makes the proof of what an action took from it and sealed.

A deck is replaced when a session begins or ends, or when the GM asks for it. Then its seed becomes public and
everyone can calculate its rolls, so a deck stays in use while one of its rolls decides something hidden.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from rules.campaign.events import SessionEnded, SessionStarted
from rules.chance.deck import SEED, Deck, DeckDice, SeedWord
from rules.chance.dice import Dice, EntropyDice
from rules.chance.hidden_seeds import MOST_HIDDEN
from rules.chance.seal import NONCE, Seal, sealed
from rules.contract.system import AnyState, Played, System
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat
from storage.documents.proofs import SaveProof
from storage.stored import Stored

Entropy = Callable[[int], bytes]


def trial_dice() -> Dice:
    """Return dice for trying out an action; the result is not saved."""
    return EntropyDice(secrets.token_bytes)


@dataclass(frozen=True)
class DealtDice:
    """The dice for one action; `deck` is where they come from, None if the table was given its dice.

    `hidden` is the number of the hidden roll that they are for, or 0.
    """

    dealer: "Dealer"
    deck: Deck | None
    dice: Dice
    hidden: int = 0

    def left(self, system: System, played: Played) -> tuple[Deck | None, SaveProof]:
        """Return the deck after an action, None if the dice come from no deck, and the action's proof."""
        seals = self.dealer.seals(system, played)
        if not isinstance(self.dice, DeckDice) or self.deck is None:
            return None, SaveProof(seals=seals)
        if not self.dice.throws:
            return self.dealer.turned(self.deck, system, played), SaveProof(seals=seals)
        throws = tuple(self.dice.throws)
        if self.hidden:
            return self.deck._replace(hidden=self.hidden), SaveProof(
                self.deck.number, throws=throws, seals=seals, hidden=self.hidden
            )
        used = self.deck._replace(rolls=self.deck.rolls + 1, drawn=self.dice.drawn)
        proof = SaveProof(used.number, used.rolls, self.deck.drawn, throws, seals)
        return self.dealer.turned(used, system, played), proof


class Dealer:
    """Makes decks with seeds from a source of random bytes, or deals the dice that it was given."""

    def __init__(self, entropy: Entropy, given: Dice | None = None) -> None:
        self._entropy = entropy
        self._given = given

    def hand(self, stored: Stored, *, hidden: bool = False) -> DealtDice:
        """Return the dice for a campaign's next action; a hidden roll has a seed of its own.

        Refused: `deck-hides-nothing`, `hidden-rolls-used`.
        """
        if self._given is not None:
            return DealtDice(self, None, self._given)
        deck = self.ready(stored)
        assert deck is not None, "there are decks wherever dice are not given"
        return self._unseen(deck) if hidden else DealtDice(self, deck, DeckDice(deck))

    def _unseen(self, deck: Deck) -> DealtDice:
        if not deck.secret:
            raise Refused("deck-hides-nothing")
        number = deck.hidden + 1
        if number > MOST_HIDDEN:
            raise Refused("hidden-rolls-used", most=MOST_HIDDEN)
        return DealtDice(self, deck, DeckDice(deck.for_hidden(number)), number)

    def first(self, state: AnyState) -> Deck | None:
        """Return the first deck of a new campaign; None if the dice were given."""
        return None if self._given is not None else self._laid(state, None)

    def ready(self, stored: Stored) -> Deck | None:
        """Return the deck that is in use, or a new one; None if the dice were given."""
        if self._given is not None:
            return None
        deck = stored.deck
        return deck if deck is not None and deck.is_in_use else self._laid(stored.state, deck)

    def cut(self, stored: Stored, seat: Seat, word: str) -> Deck | None:
        """Return the deck with a seat's word, None if the dice were given.

        Refused: `deck-begun`, and as in `names.name` for the word.
        """
        deck = self.ready(stored)
        if deck is None:
            return None
        if not deck.takes_words:
            raise Refused("deck-begun", rolls=deck.rolls + deck.hidden)
        said = SeedWord(seat.id, names.name(word))
        return deck._replace(words=(*(one for one in deck.words if one.seat != seat.id), said))

    def owing(self, stored: Stored, place: int) -> Deck | None:
        """Return the deck with the place of the message that is to close it; None if the dice were given.

        A deck that is closed already, or that has a place, stays as it is.
        """
        deck = self.ready(stored)
        if deck is None or deck.place or not deck.needs_closing:
            return deck
        return deck._replace(place=place)

    def closed(self, stored: Stored, number: int, message: int) -> Deck | None:
        """Return the deck with the number of the message that closed it; the first one counts."""
        deck = stored.deck
        if deck is None or deck.number != number or not deck.needs_closing:
            return deck
        return deck._replace(closed=message)

    def opened(self, stored: Stored, system: System) -> Deck | None:
        """Return the deck that replaces the current one, None if the dice were given.

        Refused: `deck-unused`, `deck-hides`.
        """
        deck = self.ready(stored)
        if deck is None:
            return None
        if deck.secret and not deck.is_begun:
            raise Refused("deck-unused")
        if system.hides_dice(stored.state):
            raise Refused("deck-hides")
        return self._laid(stored.state, deck)

    def turned(self, deck: Deck, system: System, played: Played) -> Deck:
        """Return the deck after an action: a new one if a session begins or ends and `deck` may be opened."""
        turns = any(isinstance(event, SessionStarted | SessionEnded) for event in played.events)
        used = deck.is_begun or deck.closed or not deck.secret
        if not (turns and used) or system.hides_dice(played.after):
            return deck
        return self._laid(played.after, deck)

    def seals(self, system: System, played: Played) -> tuple[Seal, ...]:
        """Return a new seal for each hidden choice of an action."""
        campaign = played.after.campaign.id
        choices = (choice for event in played.events for choice in system.sealed(event))
        return tuple(sealed(campaign, choice, self._entropy(NONCE)) for choice in choices)

    def _laid(self, state: AnyState, before: Deck | None) -> Deck:
        number = 1 if before is None else before.number + 1
        return Deck(state.campaign.id, number, self._entropy(SEED), secret=self._entropy(SEED))
