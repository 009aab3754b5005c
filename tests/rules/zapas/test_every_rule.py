"""Each of the 65 rules has a test or a vector that carries its id."""

from pathlib import Path

import pytest

from tests.rules.rule_marks import marked
from tests.rules.zapas.script import ROWS

RULES = frozenset(f"ZAP-{number}" for number in range(1, 66))
#: The state machines in the specification, which the marks of tests may also name.
MACHINES = frozenset(f"SM-{number}" for number in range(1, 5))


MARKED = frozenset(marked(Path(__file__).parent)).union(*(row["rules"] for row in ROWS.values()))


@pytest.mark.parametrize("rule", sorted(RULES))
def test_a_rule_has_a_test_of_its_own(rule: str) -> None:
    assert rule in MARKED


def test_no_test_claims_a_rule_that_does_not_exist() -> None:
    assert MARKED <= RULES | MACHINES
