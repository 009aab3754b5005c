"""Importing the rules from other sources than the files hold: with a change, or with marks that record."""

import ast
import importlib
import pkgutil
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from typing_extensions import override

ROOT = Path(__file__).parents[2]


class _Loader(SourceFileLoader):
    """Loads a module from a syntax tree."""

    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self._tree = tree

    @override
    def get_code(self, fullname: str) -> CodeType:
        return compile(ast.fix_missing_locations(self._tree), self.path, "exec")


class _Finder(MetaPathFinder):
    """Finds the modules of the rules that come from another source."""

    def __init__(self, source: Callable[[str], ast.Module | None]) -> None:
        self._source = source

    @override
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path) if fullname.partition(".")[0] == "rules" else None
        if spec is None or spec.origin is None:
            return None
        tree = self._source(str(Path(spec.origin).relative_to(ROOT)))
        if tree is not None:
            spec.loader = _Loader(fullname, spec.origin, tree)
        return spec


def import_from(source: Callable[[str], ast.Module | None]) -> None:
    """Let this process import each module of the rules for whose path `source` returns a tree from that tree.

    Raises `RuntimeError` if rules have been imported already.
    """
    if "rules" in sys.modules:
        raise RuntimeError("The rules were imported before.")
    sys.meta_path.insert(0, _Finder(source))


def import_every_rule() -> None:
    """Import all modules of the rules, also those that are imported on their first use."""
    package = importlib.import_module("rules")
    for each in pkgutil.walk_packages(package.__path__, "rules."):
        importlib.import_module(each.name)
