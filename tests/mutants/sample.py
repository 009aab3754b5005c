"""A sample of changes of a part of the rules, each tried in a copy against the tests of that part."""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.mutants.changes import Change, Place, changed, places

ROOT = Path(__file__).parents[2]
#: The packages whose rules are changed, and the tests that have to notice.
PARTS = {
    "nyx": (("rules/nyx",), ("tests/rules/nyx",)),
    "noir": (("rules/noir",), ("tests/rules/noir",)),
    "zapas": (("rules/zapas",), ("tests/rules/zapas",)),
    "shared": (
        ("rules/chance", "rules/campaign", "rules/contract", "rules/core"),
        ("tests/rules/chance", "tests/rules/campaign", "tests/rules/contract", "tests/rules/core"),
    ),
}
#: The changes that no test notices, and why none can.
EXPLAINED = Path(__file__).with_name("explained.toml")
#: What the copy has no use for.
SKIPPED = shutil.ignore_patterns(
    ".git", ".venv", ".mypy_cache", ".ruff_cache", "__pycache__", "node_modules", "docs"
)
#: Tests that play at random play the same with every change.
_WITH_SEED = {**os.environ, "TESTS_SEED": "1"}
#: A change that makes the tests run longer than this many seconds counts as noticed.
LONGEST = 600


class Mutant(NamedTuple):
    """A change of a file, given by its path from the root."""

    path: str
    change: Change

    def __str__(self) -> str:
        return f"{self.path}:{self.change.row}: {self.change.before}  →  {self.change.after}"

    @property
    def why(self) -> str:
        """Why no test can notice it, as somebody found out and wrote down; "" if nobody did."""
        return explained().get(self.path, {}).get(key(self.change), "")


@cache
def explained() -> dict[str, dict[str, str]]:
    """Return the changes that were looked at and change no rule, with the reason, by file and `key`."""
    return tomllib.loads(EXPLAINED.read_text("utf-8"))


def key(change: Change) -> str:
    """Return what tells a change from the others of its file, wherever its row is now."""
    return f"{change.where}: {change.before} → {change.after}"


def every_change(path: str) -> Iterator[Change]:
    """Yield each change of a file."""
    source = (ROOT / path).read_text("utf-8")
    return (changed(source, place) for place in places(source))


def sample(part: str, size: int, seed: int) -> list[Mutant]:
    """Return this many changes of a part, chosen at random from all of them."""
    every = list(_every(part))
    chosen = Random(seed).sample(every, min(size, len(every)))
    return [
        Mutant(str(file.relative_to(ROOT)), changed(file.read_text("utf-8"), place)) for file, place in chosen
    ]


def _every(part: str) -> Iterator[tuple[Path, Place]]:
    for package in PARTS[part][0]:
        for file in sorted((ROOT / package).rglob("*.py")):
            for place in places(file.read_text("utf-8")):
                yield file, place


def survivors(part: str, mutants: list[Mutant], copy: Path) -> Iterator[Mutant]:
    """Yield the changes that no test of the part notices. `copy` is a directory for the copy.

    Raises `RuntimeError` if the tests fail without a change.
    """
    shutil.copytree(ROOT, copy, ignore=SKIPPED, dirs_exist_ok=True)
    if not _passes(part, copy):
        raise RuntimeError(f"The tests of {part} fail without a change.")
    for number, mutant in enumerate(mutants):
        file = copy / mutant.path
        before = file.read_text("utf-8")
        _write(file, mutant.change.source, number)
        if _passes(part, copy, _nearest(copy, mutant)):
            yield mutant
        _write(file, before, number)


def _write(file: Path, text: str, number: int) -> None:
    """Write a source with a time of its own, by which Python knows its compiled file as old."""
    file.write_text(text, "utf-8")
    os.utime(file, (number + 1, number + 1))


def _nearest(copy: Path, mutant: Mutant) -> tuple[str, ...]:
    """Return the tests that probably notice: those of the changed file's folder, which run first."""
    folder = f"tests/{Path(mutant.path).parent}"
    return (folder,) if (copy / folder).is_dir() else ()


def _passes(part: str, copy: Path, first: tuple[str, ...] = ()) -> bool:
    pytest = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-n",
        "0",
        *first,
        *PARTS[part][1],
    ]
    try:
        return not subprocess.run(
            pytest, cwd=copy, env=_WITH_SEED, capture_output=True, timeout=LONGEST, check=False
        ).returncode
    except subprocess.TimeoutExpired:
        return False
