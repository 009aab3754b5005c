"""Seals of hidden choices: they bind people to a choice and reveal nothing about it."""

import hashlib

import pytest

from rules.chance.seal import NONCE, SHOWN, Choice, hash_of, sealed, without_opening

CHOICE = Choice("4", 3, "1", "tactic", "waiting")
BYTES = bytes(range(NONCE))


def test_nobody_can_try_all_nonces_or_find_two_choices_whose_shown_digits_agree() -> None:
    assert 256**NONCE == 2**128
    assert 16**SHOWN == (2**64) ** 2


def test_the_hash_can_be_made_with_any_tool() -> None:
    text = "nattvakt seal 1\n9\n4\n3\n1\ntactic\nwaiting\n000102030405060708090a0b0c0d0e0f"
    assert sealed(9, CHOICE, BYTES).hash == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize(
    "other",
    [
        CHOICE._replace(contest="5"),
        CHOICE._replace(turn=4),
        CHOICE._replace(seat="2"),
        CHOICE._replace(about="bonus"),
        CHOICE._replace(pick="offensive"),
    ],
)
def test_no_other_choice_matches_the_hash(other: Choice) -> None:
    kept = sealed(9, CHOICE, BYTES)
    assert hash_of(9, other, kept.nonce) != kept.hash
    assert hash_of(8, CHOICE, kept.nonce) != kept.hash
    assert hash_of(9, CHOICE, kept.nonce[:-1] + "e") != kept.hash


def test_a_closed_seal_names_the_seat_and_hides_the_choice() -> None:
    kept = sealed(9, CHOICE, BYTES)
    shown = without_opening(kept)
    assert (shown.hash, shown.choice.seat, shown.choice.about) == (kept.hash, "1", "tactic")
    assert "waiting" not in repr(shown)
    assert kept.nonce not in repr(shown)
