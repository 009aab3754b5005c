"""The changes of a part of the rules: all, a sample, and those that somebody has explained."""

import ast
import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.mutants.changes import Change, Place, changed, changed_module, places
from tests.mutants.imports import ROOT

#: The packages of each part.
PARTS = {
    "nyx": ("rules/nyx",),
    "noir": ("rules/noir",),
    "zapas": ("rules/zapas",),
    "shared": ("rules/chance", "rules/campaign", "rules/contract", "rules/core"),
}
#: The changes that no test notices, and why none can.
EXPLAINED = Path(__file__).with_name("explained.toml")
#: In an explanation: every change in a function.
ALL = "*"


class Mutant(NamedTuple):
    """A change of a file, given by its path from the root and its place."""

    path: str
    place: Place

    def __str__(self) -> str:
        return f"{self.path}:{self.change.row}: {self.change.before}  →  {self.change.after}"

    @property
    def change(self) -> Change:
        """What is changed."""
        return _changed(self.path, self.place)

    @property
    def why(self) -> str:
        """Why no test can notice it, as somebody found out and wrote down; "" if nobody did."""
        reasons = explained().get(self.path, {})
        return reasons.get(key(self.change)) or reasons.get(f"{self.change.where}: {ALL}", "")

    def module(self) -> ast.Module:
        """Return the whole module with the change."""
        return changed_module(_source(self.path), self.place)


@cache
def explained() -> dict[str, dict[str, str]]:
    """Return the changes that were looked at and change no rule, with the reason, by file and `key`.

    With `ALL` instead of a change, the reason is for each change in this function that goes unnoticed.
    """
    return tomllib.loads(EXPLAINED.read_text("utf-8"))


def key(change: Change) -> str:
    """Return what tells a change from the others of its file, wherever its row is now."""
    return f"{change.where}: {change.before} → {change.after}"


def every(part: str) -> list[Mutant]:
    """Return all changes of a part, file after file."""
    folders = (ROOT / package for package in PARTS[part])
    files = (str(path.relative_to(ROOT)) for folder in folders for path in sorted(folder.rglob("*.py")))
    return [each for path in files for each in of_file(path)]


def of_file(path: str) -> list[Mutant]:
    """Return all changes of a file."""
    return [Mutant(path, place) for place in places(_source(path))]


def sample(part: str, size: int, seed: int) -> list[Mutant]:
    """Return this many changes of a part, chosen at random from all of them."""
    found = every(part)
    return Random(seed).sample(found, min(size, len(found)))


@cache
def _source(path: str) -> str:
    return (ROOT / path).read_text("utf-8")


@cache
def _changed(path: str, place: Place) -> Change:
    return changed(_source(path), place)
