"""Every rule of the specification has a test that carries its id."""

from pathlib import Path

import pytest

from tests.rules.rule_marks import marked

RULES = range(1, 51)


MARKED = frozenset(marked(Path(__file__).parent))


@pytest.mark.parametrize("number", RULES)
def test_a_rule_has_a_test_of_its_own(number: int) -> None:
    assert f"NYX-{number}" in MARKED


def test_no_test_claims_a_rule_that_does_not_exist() -> None:
    assert {f"NYX-{number}" for number in RULES} >= MARKED
