"""Checks of hidden rolls find anything that was changed afterwards."""

from collections.abc import Sequence
from typing import Any

import pytest

from rules.chance.deck import Deck, DeckDice, SeedWord, Throw
from rules.chance.hidden_seeds import hash_of_hashes, hidden_seed, hidden_seed_hash
from rules.contract.hidden_checks import HiddenProof, hidden_flaws
from rules.contract.proof_checks import Flaw, FoundFlaw

DECK = Deck(5, 2, bytes(range(32)), (SeedWord("2", "raven"),), secret=b"s" * 32)


def rolls() -> list[HiddenProof]:
    """Return three hidden rolls, of which the second was not shown."""
    found = []
    for number in (1, 2, 3):
        deck = DECK.for_hidden(number)
        dice = DeckDice(deck)
        dice.roll(10, number)
        faces = dice.throws[0].faces
        shown = HiddenProof(number, tuple(dice.throws), deck.seed, faces)
        found.append(shown if number != 2 else HiddenProof(2, (Throw(10, ()),), b"", None))
    return found


def check(some: Sequence[HiddenProof], promise: str = DECK.hidden_promise) -> list[FoundFlaw]:
    return list(hidden_flaws(DECK._replace(drawn=7), promise, DECK.hidden_hashes, some, 10))


def changed(number: int, **parts: Any) -> list[HiddenProof]:
    return [one._replace(**parts) if one.number == number else one for one in rolls()]


def test_a_deck_promises_a_hundred_seeds_each_of_its_own_roll() -> None:
    hashes = [
        hidden_seed_hash(5, 2, number, hidden_seed(DECK.secret, 5, 2, number)) for number in range(1, 101)
    ]
    assert list(DECK.hidden_hashes) == hashes
    assert DECK.hidden_promise == hash_of_hashes(hashes)


def test_honest_hidden_rolls_have_no_flaw() -> None:
    assert check(rolls()) == []
    assert check([], "another") == []


def test_another_promise_is_a_flaw_of_the_hashes_themselves() -> None:
    assert check(rolls(), "another") == [FoundFlaw(0, Flaw.HIDDEN)]


@pytest.mark.parametrize(
    "parts",
    [
        {"seed": hidden_seed(DECK.secret, 5, 2, 2)},
        {"seed": hidden_seed(DECK.secret, 5, 2, 4)},
        {"throws": (Throw(10, (1, 1, 1)),), "told": (1, 1, 1)},
    ],
)
def test_a_roll_that_does_not_follow_from_its_own_seed_is_found(parts: dict[str, Any]) -> None:
    assert check(changed(3, **parts)) == [FoundFlaw(3, Flaw.HIDDEN)]


def test_a_second_seed_of_a_roll_anywhere_in_the_hashes_proves_nothing() -> None:
    other = b"another seed" * 2
    dice = DeckDice(DECK._replace(seed=other))
    faces = dice.roll(10, 3)
    forged = [*rolls()[:2], HiddenProof(3, tuple(dice.throws), other, faces)]
    for place, flaws in ((2, [FoundFlaw(3, Flaw.HIDDEN)]), (3, []), (4, [FoundFlaw(3, Flaw.HIDDEN)])):
        hashes = list(DECK.hidden_hashes)
        hashes[place - 1] = hidden_seed_hash(5, 2, 3, other)
        assert list(hidden_flaws(DECK, hash_of_hashes(hashes), hashes, forged, 10)) == flaws


def test_a_missing_roll_is_found() -> None:
    first, _, third = rolls()
    assert check([first, third]) == [FoundFlaw(3, Flaw.HIDDEN)]


@pytest.mark.parametrize(("number", "told"), [(1, None), (1, (11,)), (2, ()), (2, (3,))])
def test_faces_that_the_game_did_not_show_or_should_not_have_shown_are_found(
    number: int, told: tuple[int, ...] | None
) -> None:
    assert check(changed(number, told=told)) == [FoundFlaw(number, Flaw.HIDDEN_SHOWN)]


def test_dice_with_the_sides_of_another_game_are_found() -> None:
    dice = DeckDice(DECK.for_hidden(1))
    throws = (Throw(6, dice.roll(6, 1)),)
    found = check(changed(1, throws=throws, told=throws[0].faces))
    assert found == [FoundFlaw(1, Flaw.HIDDEN_SHOWN)]
    closed = [HiddenProof(1, throws, b"", None)]
    assert check(closed) == []
