"""Run each row of the specification's test vectors, and check that none is missing."""

import re
from pathlib import Path

import pytest

from tests.rules.nyx.script import ROWS, Row, run

SOURCE = (
    *(f"V-{number}" for number in range(1, 9)),
    *("V-9a", "V-9b", "V-9c", "V-10", "V-10a", "V-10b", "V-10c", "V-10d", "V-11", "V-12", "V-13a", "V-13b"),
    *("V-14", "V-15", "V-16", "V-17a", "V-17b", "V-17c"),
)
CONSTRUCTED = tuple(f"X-{number}" for number in range(1, 33))

SPECIFICATION = Path(__file__).parents[4] / "shared/spec/nyx.md"

PLAYED = [
    pytest.param(row, id=row["id"], marks=[pytest.mark.rule(rule) for rule in row["rules"]])
    for row in ROWS.values()
]


@pytest.mark.parametrize("row", PLAYED)
def test_a_vector_gives_the_result_in_the_specification(row: Row) -> None:
    found = run(row)
    assert {key: found[key] for key in row["result"]} == row["result"]


def test_every_row_of_the_specification_is_here_once_and_in_order() -> None:
    assert tuple(ROWS) == (*SOURCE, *CONSTRUCTED)


@pytest.mark.skipif(not SPECIFICATION.exists(), reason="the specification is not beside the checkout")
def test_the_list_of_rows_matches_the_specification() -> None:
    rows = re.findall(r"^\| ([VX]-\d+[a-d]?) \|", SPECIFICATION.read_text(encoding="utf-8"), re.MULTILINE)
    assert tuple(rows) == (*SOURCE, *CONSTRUCTED)


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_row_states_its_mode_its_rules_and_its_expected_result(row: Row) -> None:
    assert row["topic"]
    assert row["rules"]
    assert row["result"]


def test_the_wrestling_ends_in_its_fourth_round_with_every_point_accounted_for() -> None:
    way = [run(ROWS[f"V-10{letter}"]) for letter in ("", "a", "b", "c", "d")]
    assert [found["marker"] for found in way] == [-1, 2, 4, 2, -5]
    assert [found["points"] for found in way] == [5, 6, 4, 4, 4]
    assert [found["narrator"] for found in way[1:]] == ["Phaide", "Phaide", "Phaide", "Vakt"]
    assert [found.get("ended") for found in way] == [None, None, None, None, "goal"]
