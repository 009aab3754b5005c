"""No rule without a test: each of the 65 has one that carries its id, a vector's among them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.zapas.script import ROWS

RULES = frozenset(f"ZAP-{number}" for number in range(1, 66))
#: The state machines of the specification, which tests may name as well.
MACHINES = frozenset(f"SM-{number}" for number in range(1, 5))


def marked() -> Iterator[str]:
    """Yield the rule ids that stand over the tests of this folder, and those of its vectors."""
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield from (rule for mark in node.decorator_list for rule in _rules(mark))
    for row in ROWS.values():
        yield from row["rules"]


def _rules(mark: ast.expr) -> Iterator[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        yield from (ast.literal_eval(argument) for argument in mark.args)


MARKED = frozenset(marked())


@pytest.mark.parametrize("rule", sorted(RULES))
def test_a_rule_has_a_test_of_its_own(rule: str) -> None:
    assert rule in MARKED


def test_no_test_claims_a_rule_that_does_not_exist() -> None:
    assert MARKED <= RULES | MACHINES
