"""Handlers are short: parse, seat, play, show. What is longer lacks a helper or a builder."""

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
#: The most lines in the body of any handler, and in nine of ten handlers of commands.
MOST, USUAL = 15, 8
#: The decorators of handlers, without their arguments: of commands, and of buttons, menus and forms.
COMMAND, PRESS = "app_commands.command", "router.on"

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions() -> Iterator[tuple[str, Function]]:
    """Yield every function of `cogs`, with its file and name."""
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, Function):
                yield f"{path.relative_to(ROOT)} {node.name}", node


def is_handler(function: Function, decorator: str) -> bool:
    return any(ast.unparse(one).split("(")[0].endswith(decorator) for one in function.decorator_list)


def body_lines(function: Function) -> int:
    """Return the number of lines in a function's body, without its docstring."""
    first = 1 if ast.get_docstring(function) else 0
    return sum((one.end_lineno or one.lineno) - one.lineno + 1 for one in function.body[first:])


def sizes(decorator: str) -> dict[str, int]:
    found = {name: body_lines(one) for name, one in functions() if is_handler(one, decorator)}
    assert found
    return found


def test_commands_have_a_median_of_three_lines() -> None:
    assert median(sizes(COMMAND).values()) <= 3


def test_nine_of_ten_commands_have_at_most_eight_lines() -> None:
    short = [lines for lines in sizes(COMMAND).values() if lines <= USUAL]
    assert len(short) >= 0.9 * len(sizes(COMMAND))


def test_no_handler_is_long() -> None:
    assert {name: lines for name, lines in (sizes(COMMAND) | sizes(PRESS)).items() if lines > MOST} == {}


def test_a_docstring_counts_for_nothing_and_every_line_of_a_statement_counts() -> None:
    (function,) = ast.parse(
        'def f():\n    """Do it."""\n    one = [\n        1,\n    ]\n\n    two = one\n'
    ).body
    assert isinstance(function, Function)
    assert body_lines(function) == 4
