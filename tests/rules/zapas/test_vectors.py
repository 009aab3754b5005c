"""Run each part of each test vector of the specification, and check that none is missing."""

import re
from pathlib import Path

import pytest

from tests.rules.zapas.script import ROWS, Row, run

#: The number of parts of each vector that has more than one.
PARTS = {
    6: 2,
    23: 2,
    24: 3,
    28: 2,
    42: 2,
    45: 3,
    47: 4,
    53: 2,
    55: 4,
    58: 2,
    62: 2,
    69: 2,
    71: 2,
    76: 2,
    78: 3,
}

SPECIFICATION = Path(__file__).parents[4] / "shared/spec/zapas.md"

PLAYED = [
    pytest.param(row, id=row["id"], marks=[pytest.mark.rule(rule) for rule in row["rules"]])
    for row in ROWS.values()
]


@pytest.mark.parametrize("row", PLAYED)
def test_a_vector_gives_the_result_in_the_specification(row: Row) -> None:
    assert run(row) == row["result"]


def test_every_vector_is_here_with_all_its_parts() -> None:
    expected = {
        f"ZT-{number}{letter}"
        for number in range(1, 79)
        for letter in ("abcd"[: PARTS[number]] if number in PARTS else ("",))
    }
    assert set(ROWS) == expected


@pytest.mark.skipif(not SPECIFICATION.exists(), reason="the specification is not beside the checkout")
def test_the_vectors_and_their_rules_match_the_specification() -> None:
    rows = re.findall(r"^\| ZT-(\d+) \|.*\| ([^|]*) \|$", SPECIFICATION.read_text("utf-8"), re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, 79))
    theirs = {number: _rules(named) for number, named in rows}
    for row in ROWS.values():
        named = theirs[re.sub(r"\D", "", row["id"])]
        assert not named or named.intersection(row["rules"]), row["id"]


def _rules(named: str) -> set[str]:
    """Return the rules that a row names: "ZAP-27, 28" names two; state machines and sections are ignored."""
    return {f"ZAP-{number}" for number in re.findall(r"\d+", re.sub(r"(SM-|section )\d+", "", named))}
