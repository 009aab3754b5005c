"""Checks of decks and seals find anything that was changed afterwards."""

from itertools import pairwise

import pytest

from rules.chance.deck import Deck, DeckDice, SeedWord, Throw
from rules.chance.seal import Choice, sealed
from rules.contract.proof_checks import Flaw, FoundFlaw, Rolled, check_deck, seal_holds

DECK = Deck(5, 2, bytes(range(32)), (SeedWord("2", "raven"),))


def rolled() -> list[Rolled]:
    """Return six rolls, each with two kinds of dice."""
    dice, found = DeckDice(DECK), []
    for number in range(1, 7):
        start, before = dice.drawn, len(dice.throws)
        dice.roll(10, number)
        dice.roll(6, 2)
        found.append(Rolled(number, start, tuple(dice.throws[before:])))
    return found


def check(rolls: list[Rolled], deck: Deck = DECK) -> tuple[FoundFlaw, ...]:
    return check_deck(deck, DECK.promise, rolls)


def test_an_honest_deck_has_no_flaw() -> None:
    rolls = rolled()
    assert check(rolls) == ()
    assert all(one.start < other.start for one, other in pairwise(rolls))


@pytest.mark.parametrize("which", range(6))
def test_a_changed_face_is_found_at_any_place(which: int) -> None:
    rolls = rolled()
    first, *rest = rolls[which].throws
    faces = (first.faces[0] % 10 + 1, *first.faces[1:])
    rolls[which] = rolls[which]._replace(throws=(Throw(10, faces), *rest))
    assert check(rolls) == (FoundFlaw(which + 1, Flaw.FACES),)


@pytest.mark.parametrize("which", range(5))
def test_an_omitted_roll_is_found(which: int) -> None:
    rolls = rolled()
    del rolls[which]
    assert check(rolls) == (FoundFlaw(which + 2, Flaw.NUMBER), FoundFlaw(which + 2, Flaw.START))


def test_skipped_dice_are_found() -> None:
    rolls = rolled()
    skipped = DeckDice(DECK)
    skipped.roll(10, 3)
    dice = DeckDice(DECK._replace(drawn=skipped.drawn))
    rolls[0] = Rolled(1, skipped.drawn, (Throw(10, dice.roll(10, 1)), Throw(6, dice.roll(6, 2))))
    assert FoundFlaw(1, Flaw.START) in check(rolls)


def test_a_different_seed_or_different_words_are_found() -> None:
    assert FoundFlaw(0, Flaw.PROMISE) in check(rolled(), DECK._replace(seed=bytes(32)))
    assert FoundFlaw(1, Flaw.FACES) in check(rolled(), DECK._replace(words=()))


def test_a_seal_holds_only_for_its_choice() -> None:
    seal = sealed(5, Choice("4", 3, "1", "tactic", "waiting"), bytes(16))
    assert seal_holds(5, seal)
    assert not seal_holds(5, seal._replace(choice=seal.choice._replace(pick="offensive")))
    assert not seal_holds(6, seal)
