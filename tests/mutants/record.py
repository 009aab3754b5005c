"""Which tests run which statements of the rules, from one run of all tests with marks in the rules.

The record is kept in build/mutants. It holds for a test file until that file, a helper or a rule changes.
"""

import ast
import builtins
import gc
import hashlib
import json
import time
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import NamedTuple, TypedDict

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.changes import blocks
from tests.mutants.forks import in_fork
from tests.mutants.imports import ROOT, import_every_rule, import_from

KEPT = ROOT / "build" / "mutants"
#: Options with which pytest says nothing, and every test is its own.
QUIET = ("-qq", "--no-summary", "--no-header", "-s", "-p", "no:cacheprovider", "-p", "no:xdist")
#: A statement's number is that of its file, in `rules()`, times this, and its row.
ROWS = 100_000


class Statement(NamedTuple):
    """A statement of a function, by its file and row."""

    path: str
    row: int


class _File(TypedDict):
    """What is kept of a test file: each test's seconds of processor time and statements, by its id."""

    digest: str
    tests: dict[str, tuple[float, list[int]]]


class Kept(TypedDict):
    """What is kept in a file: `imported` are the statements that run when rules or tests are imported."""

    digest: str
    imported: list[int]
    files: dict[str, _File]


class Record:
    """Which tests run a statement, how long a test takes in seconds, and what runs on import."""

    def __init__(self, kept: Kept) -> None:
        paths = rules()
        self.seconds: dict[str, float] = {}
        self.tests: dict[Statement, set[str]] = {}
        self.imported = {Statement(paths[one // ROWS], one % ROWS) for one in kept["imported"]}
        for file in kept["files"].values():
            for test, (seconds, ran) in file["tests"].items():
                self.seconds[test] = seconds
                for one in ran:
                    statement = Statement(paths[one // ROWS], one % ROWS)
                    self.tests.setdefault(statement, set()).add(test)


def record(folders: tuple[str, ...]) -> Record:
    """Return the record of the tests in these folders; run those whose record no longer holds.

    Raises `RuntimeError` with the names of tests that fail.
    """
    file = KEPT / f"record-{'-'.join(each.replace('/', '.') for each in folders)}.json"
    digest = _digest(*(ROOT / path for path in rules()), *_helpers(folders))
    kept: Kept = {"digest": digest, "imported": [], "files": {}}
    if file.exists() and (before := json.loads(file.read_text("utf-8")))["digest"] == digest:
        kept = before
    now = {path: _digest(ROOT / path) for path in _test_files(folders)}
    kept["files"] = {path: each for path, each in kept["files"].items() if now.get(path) == each["digest"]}
    if missing := sorted(now.keys() - kept["files"]):
        _add(kept, missing, now)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(kept), "utf-8")
    return Record(kept)


def rules() -> list[str]:
    """Return the paths of all modules of the rules."""
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / "rules").rglob("*.py"))


def _test_files(folders: tuple[str, ...]) -> Iterator[str]:
    for folder in folders:
        yield from (str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("test_*.py"))


def _helpers(folders: tuple[str, ...]) -> list[Path]:
    """Return the files in these folders, and directly in tests, that tests may import."""
    every = (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))
    both = [*every, *sorted((ROOT / "tests").glob("*.py"))]
    return [path for path in both if not path.name.startswith("test_")]


def _digest(*paths: Path) -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths)).hexdigest()


def _add(kept: Kept, files: list[str], digests: dict[str, str]) -> None:
    part = KEPT / f"run-{hashlib.sha256(repr(files).encode()).hexdigest()[:8]}.json"
    part.parent.mkdir(parents=True, exist_ok=True)
    failed = in_fork(lambda: _run(files, part))
    if failed:
        raise RuntimeError(f"These tests fail without a change: {failed}")
    found = json.loads(part.read_text("utf-8"))
    part.unlink()
    kept["imported"] = sorted({*kept["imported"], *found["imported"]})
    for path in files:
        tests = {test: ran for test, ran in found["tests"].items() if test.partition("::")[0] == path}
        kept["files"][path] = {"digest": digests[path], "tests": tests}


def _run(files: list[str], into: Path) -> str:
    """Run the tests with marks in the rules, write what they ran, and return those that failed."""
    recorder = _Recorder()
    numbers = {path: number * ROWS for number, path in enumerate(rules())}
    builtins.__dict__["__ran__"] = recorder.ran.add
    import_from(lambda path: _marked(path, numbers[path]))
    if (ended := pytest.main([*QUIET, *files], plugins=[recorder])) not in {0, 1}:
        return f"pytest ended with {ended!r}"
    into.write_text(json.dumps({"imported": list(recorder.imported), "tests": recorder.tests}), "utf-8")
    return ", ".join(recorder.failed)


def _marked(path: str, number: int) -> ast.Module:
    """Return a module in which each statement of a function first says that it runs."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    for block in blocks(tree):
        for each in reversed(block):
            docstring = isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant)
            if not docstring:
                block.insert(block.index(each), ast.parse(f"__ran__({number + each.lineno})").body[0])
    return tree


class _Recorder:
    """A plugin that notes which statements each test runs, with every cache empty at its start."""

    def __init__(self) -> None:
        self.ran: set[int] = set()
        self.imported: frozenset[int] = frozenset()
        self.tests: dict[str, tuple[float, list[int]]] = {}
        self.failed: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        import_every_rule()
        self.imported = frozenset(self.ran)
        caches = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
        ours = [each for each in caches if each.__module__.partition(".")[0] in {"rules", "tests"}]
        for item in session.items:
            for each in ours:
                each.cache_clear()
            self.ran.clear()
            start = time.process_time()
            if any(report.failed for report in runtestprotocol(item, log=False)):
                self.failed.append(item.nodeid)
            self.tests[item.nodeid] = (time.process_time() - start, sorted(self.ran))
        return True
