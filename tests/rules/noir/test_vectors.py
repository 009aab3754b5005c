"""Run each test vector of the specification, and check that none is missing."""

import re

import pytest

from tests.rules.noir.vector_runner import FILE, ROWS, SPECIFICATION, Row, run

PLAYED = [pytest.param(row, id=row["id"], marks=pytest.mark.rule(row["rule"])) for row in ROWS.values()]


@pytest.mark.parametrize("row", PLAYED)
def test_a_vector_gives_the_result_in_the_specification(row: Row) -> None:
    found = run(row)
    assert found | row["out"] == found


def test_every_vector_is_here_once_and_in_order() -> None:
    assert list(ROWS) == [f"V-{number:03}" for number in range(1, 261)]
    assert len(FILE.read_text("utf-8").splitlines()) == 260


@pytest.mark.skipif(not SPECIFICATION.exists(), reason="the specification is not beside the checkout")
def test_the_vectors_match_the_specification() -> None:
    lines = re.findall(r'^\{"id":"V-.*$', SPECIFICATION.read_text("utf-8"), re.MULTILINE)
    assert FILE.read_text("utf-8").splitlines() == lines
