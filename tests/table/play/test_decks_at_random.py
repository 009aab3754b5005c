"""Random evenings with dice from decks: whatever is played, every deck can be recalculated."""

import secrets
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from typing import Any

import pytest

from rules.campaign.actions import EndSession, RollHidden, StartSession
from rules.chance.deck import Deck
from rules.contract.proof_checks import Rolled, check_deck
from rules.contract.system import AnyState, play
from rules.core.model_base import Action, Event
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.registry import SYSTEMS
from storage.stored import Stored
from table.play.dealer import Dealer
from tests.chance import told_chance
from tests.rules.evenings import mixed
from tests.rules.nyx.board import GM

ROLLS = 8
#: The number of actions between two changes of session.
SESSION = 8


class Dealt:
    """An evening whose dice come from decks, as the table deals them; refused actions leave no trace."""

    game: str
    state: AnyState
    log: tuple[Event, ...]
    deck: Deck | None = None
    #: The rolls of each save with the number of their deck, and the decks that were opened.
    rolls: tuple[tuple[int, Rolled], ...] = ()
    opened: tuple[Deck, ...] = ()

    def play(self, action: Action, seat: Seat) -> Any:
        hand = Dealer(secrets.token_bytes).hand(
            Stored(self.state, 1, self.deck), hidden=isinstance(action, RollHidden)
        )
        system = SYSTEMS[self.game]
        played = play(system, self.state, action, seat, hand.dice)
        deck, proof = hand.left(system, played)
        if proof.roll:
            self.rolls = (*self.rolls, (proof.deck, Rolled(proof.roll, proof.start, proof.throws)))
        if deck is not None and self.deck is not None and deck.number != self.deck.number:
            assert not system.hides_dice(played.after)
            self.opened = (*self.opened, self.deck)
        self.deck = deck or self.deck
        self.state, self.log = played.after, (*self.log, *played.events)
        return played.events

    def flaws(self) -> Iterator[object]:
        """Yield the flaws of all decks; the last one is checked as if it were open."""
        assert self.deck is not None
        for deck in (*self.opened, self.deck):
            rolls = [one for number, one in self.rolls if number == deck.number]
            yield from check_deck(deck, deck.promise, rolls, deck.hidden_promise)
            if len(rolls) != deck.rolls:
                yield deck


DEALT = mixed(Dealt)


@pytest.mark.parametrize("game", DEALT)
def test_after_any_evening_every_deck_can_be_recalculated(game: str) -> None:
    evening = DEALT[game](told_chance())
    turns = cycle((StartSession(), EndSession()))
    while len(evening.rolls) < ROLLS:
        for _ in range(SESSION):
            evening.go_on()
        with suppress(Refused):  # in Zapas a session ends only when every roll is settled
            evening.play(next(turns), GM)
    assert list(evening.flaws()) == []
