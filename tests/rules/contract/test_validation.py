"""The checks of imported data, at their bounds."""

import pytest

from rules.contract.validation import at_most, require_number, require_text, require_unique

PATH = ("here",)


@pytest.mark.parametrize(("value", "fine"), [(None, True), (0, False), (1, True), (5, True), (6, False)])
def test_a_number_is_none_or_within_its_bounds(value: int | None, *, fine: bool) -> None:
    assert [fault.code for fault in require_number(PATH, value, 1, 5)] == ([] if fine else ["number"])


@pytest.mark.parametrize(
    ("value", "optional", "fine"),
    [
        ("Mira", False, True),
        ("Mirand", False, True),
        ("", False, False),
        ("", True, True),
        ("Miranda", False, False),
        (" Mira", False, False),
        ("Mi\nra", True, False),
    ],
)
def test_a_text_is_as_the_rules_would_have_stored_it(value: str, *, optional: bool, fine: bool) -> None:
    found = require_text(PATH, value, 6, optional=optional)
    assert [fault.code for fault in found] == ([] if fine else ["text"])


def test_lists_have_no_key_twice_and_no_entry_too_many() -> None:
    assert [fault.path for fault in require_unique(PATH, (1, 2, 1, 1))] == [("here", 2), ("here", 3)]
    assert not list(at_most(PATH, (1, 2), 2))
    assert [fault.code for fault in at_most(PATH, (1, 2, 3), 2)] == ["many"]
