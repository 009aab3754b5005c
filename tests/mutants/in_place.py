"""A change made in a process that has imported the rules: functions get other code."""

import gc
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType

from tests.mutants.imports import ROOT
from tests.mutants.sample import Mutant

#: Functions by file, name with those around it, and first row; several if one was made several times.
Functions = dict[tuple[str, str, int], list[FunctionType]]


def functions() -> Functions:
    """Return all functions of this process."""
    found: Functions = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType):
            found.setdefault(_key(each.__code__), []).append(each)
    return found


def change(mutant: Mutant, live: Functions) -> bool:
    """Give each function around a change its code with it; return whether the compiled code differs at all.

    Raises `LookupError` if no function has it.
    """
    path = str(ROOT / mutant.path)
    before = compile((ROOT / mutant.path).read_text("utf-8"), path, "exec")
    codes = list(_differing(before, compile(mutant.module(), path, "exec")))
    changed = [(each, code) for code in codes for each in live.get(_key(code), ())]
    if codes and not changed:
        raise LookupError(f"No function has this change: {mutant}")
    for each, code in changed:
        each.__code__ = code
    return bool(codes)


def _differing(before: CodeType, after: CodeType) -> Iterator[CodeType]:
    """Yield the code of each function that differs, the outer ones first."""
    if before == after:
        return
    if after.co_flags & CO_OPTIMIZED:  # not the body of a module or class
        yield after
    for old, new in zip(_inner(before), _inner(after), strict=False):  # a branch may be compiled away
        yield from _differing(old, new)


def _inner(code: CodeType) -> Iterator[CodeType]:
    return (each for each in code.co_consts if isinstance(each, CodeType))


def _key(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno
