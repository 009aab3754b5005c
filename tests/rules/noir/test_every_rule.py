"""Every rule of the specification has a test that carries its id."""

from itertools import chain
from pathlib import Path

import pytest

from tests.rules.noir.vector_runner import ROWS
from tests.rules.rule_marks import marked

#: The numbers of the rules in the specification, by group; the gaps are reserved for later rules.
RULES = tuple(
    chain(
        range(1, 4),
        range(10, 17),
        range(20, 25),
        range(30, 39),
        range(40, 46),
        range(50, 56),
        range(60, 72),
        range(80, 85),
        range(90, 103),
        range(110, 116),
        range(120, 131),
        range(140, 144),
    )
)


OWN = frozenset(chain.from_iterable(map(marked, Path(__file__).parent.glob("**/"))))
#: The rule ids that appear in the marks of tests or in vectors.
MARKED = OWN | {str(row["rule"]) for row in ROWS.values()}


@pytest.mark.parametrize("number", RULES)
def test_a_rule_has_a_test_of_its_own(number: int) -> None:
    assert f"NOIR-{number}" in OWN


def test_no_test_claims_a_rule_that_does_not_exist() -> None:
    assert {f"NOIR-{number}" for number in RULES} >= MARKED
    assert len(RULES) == 87
