"""Dice from a deck: anybody can recalculate them afterwards, and nobody can predict them."""

import hashlib
import hmac
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from rules.chance.deck import NOT_POSTED, Deck, DeckDice, SeedWord, Throw, replay_throws, seed_hash

DECK = Deck(campaign=7, number=3, seed=bytes(range(32)), words=(SeedWord("2", "raven"), SeedWord("1", "ö")))


def by_hand(deck: Deck, throws: list[tuple[int, int]], skip: int = 0) -> list[tuple[int, ...]]:
    """Calculate throws as the documentation describes, without the project's own code."""
    stream = b"".join(
        hmac.new(
            deck.seed,
            "\n".join(
                ["nattvakt dice 1", str(deck.campaign), str(deck.number), str(block)]
                + [word for _, word in deck.words]
            ).encode(),
            hashlib.sha256,
        ).digest()
        for block in range(1, 60)
    )
    at, found = skip, []
    for sides, count in throws:
        faces: list[int] = []
        while len(faces) < count:
            if stream[at] < 256 - 256 % sides:
                faces.append(stream[at] % sides + 1)
            at += 1
        found.append(tuple(faces))
    return found


THROWS = [(10, 1), (6, 9), (10, 3), (256, 2), (20, 40), (2, 7), (255, 90), (3, 100)]


def test_anybody_with_the_seed_can_recalculate_every_die() -> None:
    dice = DeckDice(DECK)
    assert [dice.roll(sides, count) for sides, count in THROWS] == by_hand(DECK, THROWS)
    assert [throw.faces for throw in dice.throws] == by_hand(DECK, THROWS)


@pytest.mark.parametrize("pause", range(1, len(THROWS)))
def test_a_deck_continues_from_its_position(pause: int) -> None:
    first = DeckDice(DECK)
    for sides, count in THROWS[:pause]:
        first.roll(sides, count)
    second = DeckDice(DECK._replace(drawn=first.drawn))
    assert [second.roll(*throw) for throw in THROWS[pause:]] == by_hand(DECK, THROWS)[pause:]


def test_no_byte_serves_two_dice() -> None:
    places = [0]
    dice = DeckDice(DECK)
    for _ in range(300):
        dice.roll(10, 1)
        places.append(dice.drawn)
    assert all(one < other for one, other in pairwise(places))


@pytest.mark.parametrize("sides", [2, 6, 10, 20, 255, 256])
def test_every_face_is_equally_likely(sides: int) -> None:
    faces = Counter(DeckDice(DECK).roll(sides, 400 * sides))
    assert set(faces) == set(range(1, sides + 1))
    misfit = sum((number - 400) ** 2 / 400 for number in faces.values())
    assert misfit < sides + 5 * (2 * sides) ** 0.5


@pytest.mark.parametrize("sides", [1, 0, 257])
def test_no_other_dice_exist(sides: int) -> None:
    with pytest.raises(ValueError, match="2 to 256"):
        DeckDice(DECK).roll(sides, 1)


@pytest.mark.parametrize(
    "other",
    [
        DECK._replace(campaign=8),
        DECK._replace(number=4),
        DECK._replace(seed=bytes(32)),
        DECK._replace(words=DECK.words[:1]),
        DECK._replace(words=(SeedWord("2", "ravens"), SeedWord("1", "ö"))),
    ],
)
def test_the_seed_the_words_and_the_position_of_a_deck_all_matter(other: Deck) -> None:
    assert DeckDice(other).roll(20, 20) != DeckDice(DECK).roll(20, 20)


def test_a_throw_is_recalculated_from_its_kinds_and_numbers() -> None:
    dice = DeckDice(DECK)
    dice.roll(10, 5)
    dice.roll(6, 2)
    assert replay_throws(DECK, dice.throws) == dice.throws
    assert replay_throws(DECK, [Throw(10, (0,) * 5), Throw(6, (0, 0))]) == dice.throws


def test_the_promise_is_the_hash_of_the_seed_and_its_purpose() -> None:
    text = "nattvakt deck 1\n7\n3\n" + bytes(range(32)).hex()
    assert DECK.promise == seed_hash(7, 3, DECK.seed) == hashlib.sha256(text.encode()).hexdigest()


def test_a_deck_in_a_message_or_a_log_does_not_show_its_seed() -> None:
    assert DECK.seed.hex()[:8] not in f"{DECK} {DECK!r} {(DECK,)}"
    assert repr(DECK.seed)[2:10] not in f"{DECK!r}"


@pytest.mark.parametrize(
    ("used", "needs"),
    [
        ({}, True),
        ({"place": 9}, True),
        ({"place": 9, "closed": 5}, False),
        ({"rolls": 1}, False),
        ({"hidden": 1}, False),
        ({"opened": True}, False),
        ({"retired": True}, False),
    ],
)
def test_a_deck_is_closed_before_its_first_roll_and_only_while_it_is_used(
    used: dict[str, Any], *, needs: bool
) -> None:
    assert DECK._replace(**used).needs_closing is needs


@pytest.mark.parametrize(
    ("used", "takes"), [({}, True), ({"place": 9}, False), ({"rolls": 1}, False), ({"hidden": 1}, False)]
)
def test_a_deck_is_cut_until_it_is_used_or_about_to_be_closed(used: dict[str, Any], *, takes: bool) -> None:
    assert DECK._replace(**used).takes_words is takes


def test_a_deck_that_could_not_be_closed_is_stored_so_and_needs_no_message() -> None:
    assert NOT_POSTED == -1
    unclosed = DECK._replace(place=9, closed=NOT_POSTED)
    assert not unclosed.needs_closing
    assert DeckDice(unclosed).roll(20, 20) == DeckDice(DECK).roll(20, 20)
    assert DeckDice(DECK._replace(closed=1)).roll(20, 20) != DeckDice(DECK).roll(20, 20)


def test_a_new_deck_has_neither_words_nor_rolls_nor_a_message() -> None:
    new = Deck(campaign=7, number=3, seed=bytes(32))
    assert (new.words, new.rolls, new.drawn, new.hidden, new.place, new.closed) == ((), 0, 0, 0, 0, 0)
    assert new.is_in_use
