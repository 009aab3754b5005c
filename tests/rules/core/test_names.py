"""The cleaning and comparison of texts that people type, including hostile ones."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import names
from rules.core.refusal import Refused

ANY = st.text(st.characters(codec=None), max_size=80)


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        ("  Ada \t of\n the   river ", "Ada of the river"),
        ("Ada\r\nBo\x0bCy\x0cDi\x85Ed\u2028Fi\u2029Gi", "Ada Bo Cy Di Ed Fi Gi"),
        ("Ada\u00a0B.\u2003C.\u3000D.", "Ada B. C. D."),
        ("A\x00d\x07a\x7f", "A d a"),
        ("abc\u202edcba\u202c \u2066x\u2069 \u200e\u200f\u061c", "abcdcba x"),
        ("A\u200bd\u2060a\ufeff\u00ad", "Ada"),
        ("\ud800Ada\udfff", "Ada"),
        ("A\ue000da\U000f0000", "Ada"),
        ("e\u0301", "\u00e9"),
        ("e\u200b\u0301", "\u00e9"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        (
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        ),
        ("*Ada* <@1> `x` @everyone", "*Ada* <@1> `x` @everyone"),
    ],
)
def test_a_text_becomes_one_visible_line(typed: str, cleaned: str) -> None:
    assert names.clean(typed) == cleaned


@pytest.mark.parametrize(
    "nothing",
    [
        "",
        "   ",
        "\n\t",
        "\u200b\u200c\u200d\u2060\ufeff",
        "\u202e\u202c",
        "\u3164",
        "\u115f\u1160\uffa0",
        "\u2800 \u2800",
        "\ufe0f",
        "\u034f\u0301",
        "\u180b",
        "\U000e0041\U000e007f",
        "\ud800",
    ],
)
def test_a_text_without_visible_characters_is_empty(nothing: str) -> None:
    for kind, code in ((names.name, "name-empty"), (names.sentence, "text-empty")):
        with pytest.raises(Refused) as refusal:
            kind(nothing)
        assert refusal.value.code == code


def test_lengths_are_counted_after_cleaning() -> None:
    assert len(names.name(" " + "x" * 60 + "\u200b\n")) == 60
    assert len(names.sentence("y" * 400)) == 400
    assert len(names.message("z" * 2000)) == 2000
    for kind, most in ((names.name, 60), (names.sentence, 400), (names.message, 2000)):
        with pytest.raises(Refused) as refusal:
            kind("x" * (most + 1))
        assert (refusal.value.code, refusal.value.details) == (
            "text-too-long",
            {"have": most + 1, "most": most},
        )


@given(ANY)
def test_cleaning_twice_equals_cleaning_once_and_leaves_one_composed_line(typed: str) -> None:
    cleaned = names.clean(typed)
    assert names.clean(cleaned) == cleaned
    assert cleaned == cleaned.strip() == unicodedata.normalize("NFC", cleaned)
    assert all(unicodedata.category(char) not in {"Cc", "Zl", "Zp", "Cs", "Co", "Cn"} for char in cleaned)
    assert not any(unicodedata.bidirectional(char) in BIDI for char in cleaned)
    cleaned.encode()


BIDI = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", " ada "),
        ("Ada", "A\u200dd\u200ca"),
        ("Ada", "\uff21da"),
        ("Stra\u00dfe", "STRASSE"),
        ("\u00e9", "e\u0301"),
        ("Ada", "A\ufe0fda"),
    ],
)
def test_names_that_read_the_same_are_the_same(one: str, other: str) -> None:
    assert names.same(one, other)


def test_names_that_read_differently_are_not() -> None:
    assert not names.same("Ada", "Adam")
    assert not names.same("\u00e5sa", "asa")


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        ("  Ada  of\n\n the river ", "  Ada  of\n\n the river "),
        ("Ada\r\nBo\x0bCy\u2028Di\t.", "Ada\nBo\nCy\nDi ."),
        ("A\x00d\u202ea\u200b\ufeff", "A da"),
        ("\u200b\u2060", ""),
    ],
)
def test_rows_are_cleaned_one_by_one_and_keep_their_spaces(typed: str, cleaned: str) -> None:
    assert names.clean_rows(typed) == cleaned


@given(ANY)
def test_cleaned_rows_are_saved_as_the_text_itself_is(typed: str) -> None:
    rows = names.clean_rows(typed)
    assert names.clean_rows(rows) == rows.removesuffix("\n")
    assert names.clean(rows) == names.clean(typed)


def test_only_the_marks_that_show_nothing_make_no_other_name() -> None:
    tried = (
        "\u034e",
        "\u034f",
        "\u0350",
        "\u180a",
        "\u180b",
        "\u180d",
        "\ufdff",
        "\ufe00",
        "\ufe0f",
        "\ufe10",
    )
    silent = [mark for mark in tried if names.same("Ada", f"A{mark}da")]
    assert silent == ["\u034f", "\u180b", "\u180d", "\ufe00", "\ufe0f"]


def test_only_the_marks_that_show_nothing_leave_a_text_empty() -> None:
    for silent in ("\u180b", "\u180d", "\ufe00", "\ufe0f"):
        assert names.is_empty(silent)
    for shown in ("\ufe10", "\u1807"):
        assert not names.is_empty(shown)
