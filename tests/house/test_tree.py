"""The tree is easy to survey: no circular imports, no crowded folders, and no imports between games."""

import ast
import subprocess
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("rules", "narration", "storage", "table", "chat", "cogs", "console", "practice")
GAMES = ("nyx", "noir", "zapas")
#: The maximum number of modules in any folder, and the number below which most folders must stay.
MOST, USUAL = 30, 20


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> Mapping[str, Path]:
    rooms = (path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
    return {
        name_of(path): path
        for path in (*rooms, ROOT / "application.py", ROOT / "bot.py", ROOT / "settings.py")
    }


def imported(tree: ast.AST) -> Iterator[str]:
    """Yield every name that a module's imports may refer to, including those only for type checking."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{one.name}" for one in node.names)
            yield node.module


def imports() -> dict[str, set[str]]:
    """Return the modules that each module imports; a name from a module counts as that module."""
    found: dict[str, set[str]] = {}
    for name, path in modules().items():
        wanted = set(imported(ast.parse(path.read_text(encoding="utf-8")))) & modules().keys()
        packages = {one for one in wanted if any(other.startswith(f"{one}.") for other in wanted)}
        found[name] = wanted - packages - {name}
    return found


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """Return the modules of one circle of imports, or an empty list if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def game_of(module: str) -> str:
    """Return the game that a module's folder or file is named after, or an empty text if there is none."""
    return next((game for game in GAMES if game in module.split(".")), "")


def crossings(graph: Mapping[str, set[str]]) -> list[str]:
    """Return the imports from one game into another."""
    return [
        f"{one} imports {other}"
        for one, others in graph.items()
        for other in sorted(others)
        if game_of(one) and game_of(other) and game_of(one) != game_of(other)
    ]


def test_no_two_files_import_each_other_in_a_circle() -> None:
    assert circle(imports()) == []


def test_no_game_imports_another() -> None:
    assert crossings(imports()) == []


def test_shared_discord_code_imports_no_game() -> None:
    shared = {one: others for one, others in imports().items() if one.startswith(("chat.", "cogs.shared."))}
    assert shared
    assert [
        f"{one} imports {other}" for one, others in shared.items() for other in others if game_of(other)
    ] == []


@pytest.mark.parametrize(
    ("graph", "found"),
    [
        ({"a": {"b"}, "b": {"a"}}, 3),
        ({"a": {"b"}, "b": {"c"}, "c": {"a"}}, 4),
        ({"a": {"b"}, "b": {"c"}, "c": set()}, 0),
    ],
)
def test_a_circle_is_found(graph: dict[str, set[str]], found: int) -> None:
    assert len(circle(graph)) == found


def test_an_import_for_type_checking_counts() -> None:
    text = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from chat import services\n"
    assert "chat.services" in set(imported(ast.parse(text)))


def test_an_import_of_another_game_is_found() -> None:
    assert crossings({"cogs.nyx.sheet": {"rules.noir.settings", "rules.nyx.settings"}}) == [
        "cogs.nyx.sheet imports rules.noir.settings"
    ]


def tracked() -> list[Path]:
    """Return the Python files that git tracks, or those in the project's folders without git."""
    listed = subprocess.run(
        ["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split()
    return [Path(one) for one in listed] or [
        path.relative_to(ROOT)
        for place in (*ROOMS, "tests", "benchmarks")
        for path in (ROOT / place).rglob("*.py")
    ]


def test_no_file_hides_behind_an_underscore() -> None:
    assert [
        str(path) for path in tracked() if path.name.startswith("_") and not path.stem.startswith("__")
    ] == []


def test_no_folder_is_overcrowded() -> None:
    counted = Counter(path.parent for path in tracked() if path.name != "__init__.py")
    assert {str(folder): count for folder, count in counted.items() if count > MOST} == {}
    assert sum(count < USUAL for count in counted.values()) > 0.9 * len(counted)


def test_tests_mirror_the_tree() -> None:
    """Check that each folder of tests for a package is named after a folder in that package."""
    mirrored = {path.parent for path in tracked() if path.parts[0] == "tests" and path.parts[1] in ROOMS}
    folders = [Path(*folder.parts[1:]) for folder in mirrored]
    data = {"samples", "vectors", "earlier"}
    assert [str(one) for one in folders if not (ROOT / one).is_dir() and one.name not in data] == []
