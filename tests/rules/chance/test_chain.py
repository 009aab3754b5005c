"""The hashes of the chain: what each covers, and that a journal can hide a part."""

from hashlib import sha256

import pytest

from rules.chance.chain import (
    SHORT,
    Entry,
    closing_note,
    deck_note,
    event_hash,
    events_hash,
    field_hash,
    link,
    roll_note,
    salt_of,
    typed_link,
    without_dice,
    words_note,
)
from rules.chance.deck import NOT_POSTED

DOCUMENT = {"kind": "tactic-picked", "side": 1, "tactic": "offensive", "contest": "3"}
ENTRY = Entry("2026-09-12T18:00:00.000Z", "2", 4, DOCUMENT)


def test_an_event_is_hashed_as_lines_that_end_with_sorted_json() -> None:
    text = (
        "nattvakt event 1\nab\n2026-09-12T18:00:00.000Z\n2\n4\n"
        '{"contest":"3","kind":"tactic-picked","side":1,"tactic":{"hash":"cd"}}'
    )
    assert event_hash("ab", ENTRY, {"tactic": "cd"}) == sha256(text.encode()).hexdigest()


def test_a_hidden_field_can_be_left_out() -> None:
    known = event_hash("ab", ENTRY, {"tactic": field_hash("cd", "offensive")})
    redacted = ENTRY._replace(document={**DOCUMENT, "tactic": "sealed"})
    assert event_hash("ab", redacted, {"tactic": field_hash("cd", "offensive")}) == known
    assert event_hash("ab", redacted, {"tactic": field_hash("cd", "defensive")}) != known


@pytest.mark.parametrize(
    "other",
    [
        ENTRY._replace(at="2026-09-12T18:00:00.001Z"),
        ENTRY._replace(seat="1"),
        ENTRY._replace(format=5),
        ENTRY._replace(document={**DOCUMENT, "side": 2}),
        ENTRY._replace(document={**DOCUMENT, "more": None}),
    ],
)
def test_every_part_of_an_event_counts(other: Entry) -> None:
    assert event_hash("ab", other, {}) != event_hash("ab", ENTRY, {})


def test_a_link_depends_on_everything_in_it() -> None:
    whole = link(7, 2, "aa", ("roll 1 1 0 2d10",), "bb")
    others = (
        link(8, 2, "aa", ("roll 1 1 0 2d10",), "bb"),
        link(7, 3, "aa", ("roll 1 1 0 2d10",), "bb"),
        link(7, 2, "ab", ("roll 1 1 0 2d10",), "bb"),
        link(7, 2, "aa", (), "bb"),
        link(7, 2, "aa", ("roll 1 1 0 2d10",), "bc"),
    )
    assert whole not in others


def test_the_order_of_events_counts() -> None:
    assert events_hash(["aa", "bb"]) != events_hash(["bb", "aa"])


def test_the_salt_of_an_event_tells_nothing_of_its_fields_or_of_others() -> None:
    salts = [salt_of("ff", 0), salt_of("ff", 1), salt_of("ff", 0, "tactic"), salt_of("fe", 0)]
    assert len(set(salts)) == len(salts)
    assert {len(salt) for salt in salts} == {32}


def test_notes_are_one_line_each() -> None:
    assert deck_note(1, "ab") == "deck 1 ab"
    assert words_note(1, [("2", "full\nmoon")]) == 'words 1 [["2","full\\nmoon"]]'
    assert roll_note(0, 1, 3, 17, [(10, 3), (6, 2)]) == "roll 0 1 3 17 3d10 2d6"
    assert closing_note(1, 5, 17) == "closing 1 5 17"
    assert closing_note(1, 5, 0) == closing_note(1, 5, NOT_POSTED) == "closing 1 5 0"
    assert words_note(1, [("2", "Tjäle")]) == 'words 1 [["2","Tjäle"]]'


def test_an_older_note_of_a_hidden_roll_is_read_without_its_dice() -> None:
    assert without_dice("hidden 0 1 3 2d10") == without_dice("hidden 0 1 3") == "hidden 0 1 3"
    assert without_dice("roll 0 1 3 17 3d10") == "roll 0 1 3 17 3d10"


def test_a_typed_link_has_as_many_digits_as_are_shown_or_more() -> None:
    assert (SHORT, typed_link("AB" * 16)) == (32, "ab" * 16)
    assert typed_link("abcd " * 8) == "abcd" * 8
    assert typed_link("`" + "a" * 64 + "`") == "a" * 64
    assert [typed_link("a" * digits) for digits in (31, 65)] == [None, None]
