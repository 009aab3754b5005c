"""No rule without a test: every rule of the specification has one that carries its id."""

import ast
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from tests.rules.noir.vector_runner import ROWS

#: The ids of the specification, in their groups; the gaps are for later additions.
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


def marked() -> Iterator[str]:
    """Yield the rule ids that stand over the tests of this folder, and those of the vectors."""
    yield from (str(row["rule"]) for row in ROWS.values())
    yield from own()


def own() -> Iterator[str]:
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield from (rule for mark in node.decorator_list for rule in _rules(mark))


def _rules(mark: ast.expr) -> Iterator[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        yield from (ast.literal_eval(argument) for argument in mark.args)


OWN = frozenset(own())


@pytest.mark.parametrize("number", RULES)
def test_a_rule_has_a_test_of_its_own(number: int) -> None:
    assert f"NOIR-{number}" in OWN


def test_no_test_claims_a_rule_that_does_not_exist() -> None:
    assert {f"NOIR-{number}" for number in RULES} >= set(marked())
    assert len(RULES) == 87
