"""The single changes of a module's source: a comparison, a number, a truth value, a bound, `and` or `or`."""

import ast
from collections.abc import Iterator
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


class Change(NamedTuple):
    """One change: where it is, the expression before and after, and the source of the whole module."""

    row: int
    before: str
    after: str
    source: str


class Place(NamedTuple):
    """Where a module may be changed: the number of the node, and which of its changes is meant."""

    node: int
    way: int


def places(source: str) -> Iterator[Place]:
    """Yield every place of a module that may be changed."""
    for number, node in enumerate(ast.walk(ast.parse(source))):
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
    tree = ast.parse(source)
    node = list(ast.walk(tree))[place.node]
    before = ast.unparse(node)
    _change(node, place.way)
    return Change(getattr(node, "lineno", 0), before, ast.unparse(node), ast.unparse(tree))


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
