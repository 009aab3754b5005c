"""Read the rule ids in `@pytest.mark.rule` from a folder's tests, without running them."""

import ast
from collections.abc import Iterator
from pathlib import Path


def marked(folder: Path) -> Iterator[str]:
    """Yield the rule ids in the marks of a folder's tests."""
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield from (rule for mark in node.decorator_list for rule in _rules(mark))


def _rules(mark: ast.expr) -> Iterator[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        yield from (ast.literal_eval(argument) for argument in mark.args)
