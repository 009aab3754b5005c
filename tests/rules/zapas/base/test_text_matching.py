"""Pairs of texts that count as equal (ZQ-41), and pairs that count as similar (ZAP-45)."""

import pytest

from rules.zapas.base.text_matching import near, normalized, same


@pytest.mark.rule("ZAP-45")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Loyal to Cyrus", " loyal  to\tcyrus "),
        ("Ёж", "еж"),
        ("«Courage!»", "courage"),
        ("ﬁre", "FIRE"),
        ("Straße", "STRASSE"),
        ("— Hope —", "hope"),
    ],
)
def test_letter_case_the_letter_yo_outer_punctuation_and_spaces_do_not_count(one: str, other: str) -> None:
    assert same(one, other)


@pytest.mark.rule("ZAP-45")
@pytest.mark.parametrize(("one", "other"), [("well-read", "well read"), ("a", "å"), ("!", "?"), ("x2", "x3")])
def test_inner_characters_count(one: str, other: str) -> None:
    assert not same(one, other)


def test_a_text_of_punctuation_alone_is_not_empty() -> None:
    assert normalized(" !? ") == "!?"


@pytest.mark.rule("ZAP-45")
def test_nearly_the_same_is_not_the_same() -> None:
    assert near("Loyal to Cyrus", "Loyal to Cyra")
    assert not near("Loyal to Cyrus", "loyal to cyrus")
    assert not near("Loyal to Cyrus", "Thirst for gold")


@pytest.mark.rule("ZAP-45")
def test_people_compare_texts_that_share_four_of_five_letters_but_not_three_of_four() -> None:
    assert near("abcde", "abcdx")
    assert not near("abcd", "abcx")
