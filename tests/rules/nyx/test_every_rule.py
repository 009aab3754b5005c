"""No rule without a test: every rule of the specification that is in force has one that carries its id."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.nyx.test_vectors import TO_COME

IN_FORCE = (*range(1, 14), *range(15, 19), *range(22, 42), *range(43, 47), 48)


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


@pytest.mark.parametrize("number", IN_FORCE)
def test_a_rule_in_force_has_a_test_of_its_own(number: int) -> None:
    assert f"NYX-{number}" in MARKED


def test_no_test_claims_a_rule_that_is_not_in_force() -> None:
    assert {f"NYX-{number}" for number in IN_FORCE} >= MARKED
    assert {f"NYX-{number}" for number in range(1, 51)} - TO_COME == {f"NYX-{n}" for n in IN_FORCE}
