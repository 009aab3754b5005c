"""No rule without a test: every rule of the specification has one that carries its id."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

RULES = range(1, 51)


def marked() -> Iterator[str]:
    """Yield the rule ids that stand over the tests of this folder."""
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield from (rule for mark in node.decorator_list for rule in _rules(mark))


def _rules(mark: ast.expr) -> Iterator[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        yield from (ast.literal_eval(argument) for argument in mark.args)


MARKED = frozenset(marked())


@pytest.mark.parametrize("number", RULES)
def test_a_rule_has_a_test_of_its_own(number: int) -> None:
    assert f"NYX-{number}" in MARKED


def test_no_test_claims_a_rule_that_does_not_exist() -> None:
    assert {f"NYX-{number}" for number in RULES} >= MARKED
