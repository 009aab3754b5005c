"""Which tests may notice what takes effect on import: those that run a statement with its name, or say it."""

import ast
import re
from collections.abc import Iterator
from functools import cache

from tests.mutants.changes import blocks
from tests.mutants.imports import ROOT
from tests.mutants.record import Record, Statement, rules

#: A test with this word looks at all modules.
EVERY = {"walk_packages"}


def tests_of_names(record: Record, path: str, row: int) -> set[str]:
    """Return the tests that may meet what is defined in a row, or the function around it."""
    return _tests(record, frozenset(_reached(_defined(_tree(path), row))))


@cache
def _tests(record: Record, names: frozenset[str]) -> set[str]:
    statements = set().union(*(_statements().get(name, ()) for name in names))
    ran = set().union(*(record.tests.get(one, ()) for one in statements))
    files = {each.partition("::")[0] for each in record.seconds}
    naming = {file for file in files if not (names | EVERY).isdisjoint(_words(file))}
    return ran | {test for test in record.seconds if test.partition("::")[0] in naming}


def looks_everywhere(file: str) -> bool:
    """Return whether tests of a file look at all modules."""
    return not EVERY.isdisjoint(_words(file))


def _defined(tree: ast.Module, row: int) -> set[str]:
    """Return the names that the statements around a row define, outside functions."""
    inside = {each for block in blocks(tree) for each in block}
    around = [
        each
        for each in ast.walk(tree)
        if isinstance(each, ast.stmt)
        and each not in inside
        and _first_row(each) <= row <= (each.end_lineno or row)
    ]
    return {name for each in around for name in _names(each)}


def _first_row(statement: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(each.lineno for each in decorators)])


def _names(statement: ast.stmt) -> Iterator[str]:
    match statement:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            yield name
        case ast.Assign(targets=targets):
            yield from (each.id for one in targets for each in ast.walk(one) if isinstance(each, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name
        case _:
            pass


def _reached(names: set[str]) -> set[str]:
    """Return these names and those of all constants and defaults that are made from them."""
    found = names | {made for made, sources in _made() if not names.isdisjoint(sources)}
    return found if found == names else _reached(found)


@cache
def _made() -> list[tuple[str, frozenset[str]]]:
    """Return each name that is assigned a value outside functions, with the names in the value.

    So are a function, with the names in its defaults, and one that its module calls for such a value.
    """
    return [
        (name, frozenset(_mentioned(value)))
        for path in rules()
        for name, value in (*_values(_tree(path)), *_defaults(_tree(path)), *_makers(_tree(path)))
    ]


def _values(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for each in _outside(tree):
        if isinstance(each, ast.Assign | ast.AnnAssign) and each.value:
            yield from ((name, each.value) for name in _names(each))


def _defaults(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for each in ast.walk(tree):
        if isinstance(each, ast.FunctionDef):
            every = (*each.args.defaults, *each.args.kw_defaults)
            yield from ((each.name, value) for value in every if value is not None)


def _makers(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Return the functions that a module calls, directly or not, for the values in it."""
    functions = {each.name: each for each in tree.body if isinstance(each, ast.FunctionDef)}
    called = [name for _, value in _values(tree) for name in _calls(value)]
    while called:
        if made := functions.pop(called.pop(), None):
            yield made.name, made
            called += _calls(made)


def _calls(tree: ast.AST) -> list[str]:
    called = [each.func for each in ast.walk(tree) if isinstance(each, ast.Call)]
    return [each.id for each in called if isinstance(each, ast.Name)]


def _outside(tree: ast.Module) -> Iterator[ast.stmt]:
    for each in tree.body:
        yield from each.body if isinstance(each, ast.ClassDef) else (each,)


@cache
def _statements() -> dict[str, set[Statement]]:
    """Return the statements of functions in which a name is mentioned."""
    found: dict[str, set[Statement]] = {}
    for path in rules():
        for block in blocks(_tree(path)):
            for each in block:
                for name in _mentioned(each):
                    found.setdefault(name, set()).add(Statement(path, each.lineno))
    return found


def _mentioned(tree: ast.AST) -> set[str]:
    """Return the names, attributes and arguments by name in an expression or statement."""
    names = {each.id for each in ast.walk(tree) if isinstance(each, ast.Name)}
    attributes = {each.attr for each in ast.walk(tree) if isinstance(each, ast.Attribute)}
    return (
        names
        | attributes
        | {each.arg for each in ast.walk(tree) if isinstance(each, ast.keyword) and each.arg}
    )


@cache
def _tree(path: str) -> ast.Module:
    return ast.parse((ROOT / path).read_text("utf-8"))


@cache
def _words(path: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", (ROOT / path).read_text("utf-8")))
