"""Whole evenings at random with dice from decks: whatever is played, every deck can be reckoned again."""

import secrets
from collections.abc import Iterator
from contextlib import suppress
from itertools import cycle
from random import Random
from typing import Any

import pytest

from rules.campaign.actions import EndSession, StartSession
from rules.checking import Rolled, check_deck
from rules.deck import Deck
from rules.frozen import Action, Event
from rules.noir.system import NOIR
from rules.nyx.actions import OpenConflict, SideSetup
from rules.nyx.system import NYX
from rules.refusal import Refused
from rules.seat import Seat
from rules.system import AnyState, System, play
from rules.zapas.system import ZAPAS
from storage.store import Stored
from table.dealer import Dealer
from tests.chance import told_chance
from tests.rules.noir import evening as noir
from tests.rules.nyx import evening as nyx
from tests.rules.nyx.board import GM, PLACE
from tests.rules.zapas import evening as zapas

ROLLS = 8
#: Actions between the turns of sessions.
SESSION = 8


class Dealt:
    """An evening whose dice come from decks, as the table deals them; what is refused is no part of it."""

    system: System
    state: AnyState
    log: tuple[Event, ...]
    deck: Deck | None = None
    #: What each save took, by deck; and the decks that were opened.
    rolls: tuple[tuple[int, Rolled], ...] = ()
    opened: tuple[Deck, ...] = ()

    def play(self, action: Action, seat: Seat) -> Any:
        hand = Dealer(secrets.token_bytes).hand(Stored(self.state, 1, self.deck))
        played = play(self.system, self.state, action, seat, hand.dice)
        deck, proof = hand.left(self.system, played)
        if proof.roll:
            self.rolls = (*self.rolls, (proof.deck, Rolled(proof.roll, proof.start, proof.throws)))
        if deck is not None and self.deck is not None and deck.number != self.deck.number:
            assert not self.system.hides_dice(played.after)
            self.opened = (*self.opened, self.deck)
        self.deck = deck or self.deck
        self.state, self.log = played.after, (*self.log, *played.events)
        return played.events

    def flaws(self) -> Iterator[object]:
        """Yield what is wrong with any deck; the last one is looked at as if it were open."""
        assert self.deck is not None
        for deck in (*self.opened, self.deck):
            rolls = [one for number, one in self.rolls if number == deck.number]
            yield from check_deck(deck, deck.promise, rolls)
            if len(rolls) != deck.rolls:
                yield deck


class DealtNyx(Dealt, nyx.Evening):
    system = NYX

    def __init__(self, seed: int) -> None:
        who = nyx.people().who
        sides = [SideSetup(character=who(name).id, goal="win") for name in ("Ada", "Guard")]
        super().__init__(OpenConflict(place=PLACE, title="Trial", sides=(sides[0], sides[1])), seed)


class DealtNoir(Dealt, noir.Evening):
    system = NOIR

    def __init__(self, seed: int) -> None:
        super().__init__(Random(seed), fate=True, tuned=True)


class DealtZapas(Dealt, zapas.Evening):
    system = ZAPAS


@pytest.mark.parametrize("kind", [DealtNyx, DealtNoir, DealtZapas])
def test_after_any_evening_every_deck_can_be_reckoned_again(kind: Any) -> None:
    evening = kind(told_chance().randrange(2**32))
    turns = cycle((StartSession(), EndSession()))
    while len(evening.rolls) < ROLLS:
        for _ in range(SESSION):
            evening.go_on()
        with suppress(Refused):  # in Zapas a session ends when every roll is settled
            evening.play(next(turns), GM)
    assert list(evening.flaws()) == []
