"""The pinned packages: complete, hashed, in nested sets with equal versions, and without addresses."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETS = ("run", "practice", "dev")
#: Packages that another package installs and documents as its own parts.
PARTS = {"pydantic-core": "pydantic", "fluent-syntax": "fluent-runtime"}


def text_of(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def pins(name: str) -> dict[str, str]:
    """Return the versions in one set, by package."""
    return dict(re.findall(r"^([a-z0-9-]+)==([^\s;]+)", text_of(name), flags=re.MULTILINE))


def asked_for(*extras: str) -> set[str]:
    """Return the packages that pyproject.toml requests, spelled as in the pins."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"]]
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    names = (re.split(r"[\[<>=!~; ]", requirement)[0] for requirement in wanted)
    return {name.lower().replace(".", "-").replace("_", "-") for name in names}


def test_every_requested_package_is_pinned() -> None:
    assert asked_for() <= pins("run").keys()
    assert asked_for("practice") <= pins("practice").keys()
    assert asked_for("practice", "postgres", "dev") <= pins("dev").keys()


def test_the_sets_include_each_other_in_the_same_versions() -> None:
    assert pins("run").items() <= pins("practice").items() <= pins("dev").items()


def test_the_simulated_discord_is_not_in_the_production_install() -> None:
    assert "simcord" not in pins("run")


@pytest.mark.parametrize("name", SETS)
def test_every_pin_has_a_hash(name: str) -> None:
    entries = re.split(r"\n(?=\S)", re.sub(r"^\s*#.*\n", "", text_of(name), flags=re.MULTILINE))
    assert len([entry for entry in entries if "==" in entry]) == len(pins(name))
    assert all("--hash=sha256:" in entry for entry in entries if "==" in entry)


@pytest.mark.parametrize("name", SETS)
def test_no_address_and_no_path_is_recorded(name: str) -> None:
    assert not re.search(r"://|find-links|index-url|trusted-host|(^|\s)/", text_of(name))


def imported_by(*places: str) -> set[str]:
    """Return the top-level names that some packages and modules import, except the standard library's."""
    files = [path for place in places for path in (ROOT / place).rglob("*.py")]
    files += [ROOT / place for place in places if place.endswith(".py")]
    found: set[str] = set()
    for node in (node for file in files for node in ast.walk(ast.parse(file.read_bytes()))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found - set(sys.stdlib_module_names)


@pytest.mark.parametrize(
    ("places", "extras"),
    [
        (("application.py", "bot.py", "settings.py", "rules", "narration", "table", "chat", "cogs"), ()),
        (("storage",), ("postgres",)),
        (("practice",), ("practice",)),
        (("tests",), ("practice", "postgres", "dev")),
    ],
)
def test_every_import_in_the_code_is_a_declared_dependency(
    places: tuple[str, ...], extras: tuple[str, ...]
) -> None:
    from_packages = packages_distributions()
    wanted = asked_for(*extras)
    for name in imported_by(*places) & from_packages.keys():
        spelled = {each.lower().replace(".", "-").replace("_", "-") for each in from_packages[name]}
        known_as = {PARTS.get(each, each) for each in spelled}
        assert known_as & wanted, f"{name} comes from {known_as}, which pyproject.toml does not ask for"


def test_every_direct_dependency_has_its_reason() -> None:
    reasons = (ROOT / "docs/decisions/0002-dependencies.md").read_text(encoding="utf-8").lower()
    missing = asked_for("practice", "postgres", "dev") - set(
        re.findall(r"[a-z0-9-]+", reasons.replace(".", "-"))
    )
    assert not missing
