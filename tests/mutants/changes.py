"""The single changes of a module's source: a comparison, a number, a truth value, a bound, `and` or `or`."""

import ast
from collections.abc import Iterator
from copy import deepcopy
from functools import lru_cache
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OTHER_BOUND = {"min": "max", "max": "min"}
#: Arguments in which no rule is: an assertion that two lists are equally long, and the size of a cache.
NO_RULE = {"strict", "maxsize"}


class Change(NamedTuple):
    """One change: where it is, and the expression before and after.

    `where` is the function or class around it, with those around that; "" at the top of the module.
    `statement` is the row of the statement of a function that it is in; 0 if it takes effect on import.
    """

    where: str
    row: int
    before: str
    after: str
    statement: int


class Place(NamedTuple):
    """Where a module may be changed: the number of the node, and which of its changes is meant."""

    node: int
    way: int


def places(source: str) -> Iterator[Place]:
    """Yield every place of a module that may be changed."""
    every = list(ast.walk(ast.parse(source)))
    besides = [each.value for each in every if isinstance(each, ast.keyword) and each.arg in NO_RULE]
    for number, node in enumerate(every):
        if node not in besides:
            yield from (Place(number, way) for way in range(_ways(node)))


def _ways(node: ast.AST) -> int:
    """Return how many changes a node has."""
    match node:
        case ast.Compare():
            return len(node.ops)
        case ast.Constant(value=bool()):
            return 1
        case ast.Constant(value=int()):
            return 2
        case ast.Call(func=ast.Name(id="min" | "max")) | ast.BoolOp():
            return 1
        case _:
            return 0


def changed(source: str, place: Place) -> Change:
    """Return the change at a place."""
    tree, every = _walked(source)
    node = every[place.node]
    shown, row = _shown(every, node), getattr(node, "lineno", 0)
    after = deepcopy(shown)
    _change(list(ast.walk(after))[list(ast.walk(shown)).index(node)], place.way)
    return Change(_around(tree, row), row, ast.unparse(shown), ast.unparse(after), _statement(source, row))


@lru_cache(maxsize=1)  # the changes of a file follow each other
def _walked(source: str) -> tuple[ast.Module, list[ast.AST]]:
    tree = ast.parse(source)
    return tree, list(ast.walk(tree))


def changed_module(source: str, place: Place) -> ast.Module:
    """Return the whole module with the change at a place."""
    tree = ast.parse(source)
    _change(list(ast.walk(tree))[place.node], place.way)
    return tree


def blocks(tree: ast.AST) -> list[list[ast.stmt]]:
    """Return the lists of statements that run when a function does."""
    functions = [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)]
    parts = [part for each in functions for part in ast.walk(each)]
    found = [getattr(part, name, None) for part in parts for name in ("body", "orelse", "finalbody")]
    return list({id(each): each for each in found if isinstance(each, list)}.values())


def _statement(source: str, row: int) -> int:
    """Return the row of the innermost statement of a function around a row; 0 if there is none."""
    return max((first for first, last in _statements(source) if first <= row <= last), default=0)


@lru_cache(maxsize=1)
def _statements(source: str) -> list[tuple[int, int]]:
    """Return the first and last row of each statement of a function."""
    every = (each for block in blocks(ast.parse(source)) for each in block)
    return [(each.lineno, each.end_lineno or each.lineno) for each in every]


def _shown(every: list[ast.AST], node: ast.AST) -> ast.AST:
    """Return the expression that says what a change is: of a number or truth value, the one around it."""
    if not isinstance(node, ast.Constant):
        return node
    for each in every:
        if isinstance(each, ast.expr):
            parts = [one.value if isinstance(one, ast.keyword) else one for one in ast.iter_child_nodes(each)]
            if node in parts:
                return each
    return node


def _around(tree: ast.Module, row: int) -> str:
    """Return the names of the functions and classes around a row, the outermost first."""
    named = (ast.FunctionDef, ast.ClassDef)
    found = [each for each in ast.walk(tree) if isinstance(each, named)]
    return ".".join(each.name for each in found if each.lineno <= row <= (each.end_lineno or row))


def _change(node: ast.AST, way: int) -> None:
    match node:
        case ast.Compare():
            node.ops[way] = COMPARISONS[type(node.ops[way])]()
        case ast.Constant(value=bool()):
            node.value = not node.value
        case ast.Constant(value=int(number)):
            node.value = number + (1, -1)[way]
        case ast.Call(func=ast.Name() as called):
            called.id = OTHER_BOUND[called.id]
        case ast.BoolOp():
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        case _:
            pass  # no other node has a place
