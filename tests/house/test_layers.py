"""Every import contract between the packages works: a forbidden import fails the check."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CONTRACTS: list[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
    "tool"
]["importlinter"]["contracts"]
ROOMS = ("rules", "narration", "storage", "table", "chat", "cogs", "console", "practice")


def named() -> list[str]:
    """Return the packages and modules inside packages that the contracts name, parents first."""
    lines = (line for each in CONTRACTS for line in (*each.get("layers", ()), *each.get("modules", ())))
    found = {one for line in lines for one in line.split(" | ") if "." in one}
    return sorted(found | {one.rpartition(".")[0] for one in found})


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return a directory with our contracts and our packages, all empty."""
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    for place in (*ROOMS, *named()):
        package = tmp_path.joinpath(*place.split("."))
        package.mkdir(exist_ok=True)
        (package / "__init__.py").touch()
    for module in ("application.py", "bot.py", "settings.py"):
        (tmp_path / module).touch()
    return tmp_path


def broken(house: Path) -> set[str]:
    """Return the names of the contracts that the check reports as broken."""
    done = subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache"],
        cwd=house,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    names = set(re.findall(r"^(.+) BROKEN", done.stdout, flags=re.MULTILINE))
    assert (done.returncode != 0) == bool(names), done.stdout + done.stderr
    return names


@pytest.mark.parametrize(
    ("room", "imported", "contract"),
    [
        ("rules", "narration", "layers"),
        ("narration", "storage", "layers"),
        ("storage", "narration", "layers"),
        ("storage", "table", "layers"),
        ("table", "chat", "layers"),
        ("chat", "cogs", "layers"),
        ("cogs", "practice", "layers"),
        ("console", "cogs", "layers"),
        ("cogs", "console", "layers"),
        ("cogs", "application", "wiring"),
        ("cogs", "bot", "wiring"),
        ("chat.messages", "chat.delivery", "chat"),
        ("chat.messages", "chat.operations", "chat"),
        ("chat.contests", "chat.background", "chat"),
        ("chat.services", "chat.interactions", "chat"),
        ("chat.interactions", "chat.client", "chat"),
        ("cogs.shared", "cogs.nyx", "commands"),
        ("cogs.nyx", "cogs.noir", "commands"),
        ("cogs.odds", "cogs.zapas", "commands"),
        ("rules.core", "rules.contract", "games"),
        ("rules.campaign", "rules.nyx", "games"),
        ("rules.zapas", "rules.noir", "games"),
        ("narration.noir", "narration.nyx", "narrations"),
        ("storage.documents", "storage.database", "storage"),
        ("rules", "random", "pure-rules"),
        ("rules", "time", "pure-rules"),
        ("rules", "discord", "pure-rules"),
        ("table", "discord", "no-discord-below"),
        ("narration", "discord", "no-discord-below"),
        ("console", "discord", "console-offline"),
        ("cogs", "sqlalchemy", "no-database-above"),
        ("cogs", "simcord", "simulated-discord"),
    ],
)
def test_a_forbidden_import_fails_the_check(house: Path, room: str, imported: str, contract: str) -> None:
    (house.joinpath(*room.split(".")) / "__init__.py").write_text(f"import {imported}\n", encoding="utf-8")
    name = next(each["name"] for each in CONTRACTS if each["id"] == contract)
    assert name in broken(house)


def test_the_imports_that_the_layers_allow_pass(house: Path) -> None:
    (house / "practice/__init__.py").write_text(
        "import application, cogs, simcord, table\n", encoding="utf-8"
    )
    (house / "cogs/__init__.py").write_text("import discord, table, narration, settings\n", encoding="utf-8")
    (house / "table/__init__.py").write_text("import asyncio, narration, rules, storage\n", encoding="utf-8")
    (house / "storage/__init__.py").write_text("import sqlalchemy, rules\n", encoding="utf-8")
    assert broken(house) == set()


def test_only_practice_and_tests_name_the_simulated_discord() -> None:
    for module in (ROOT / "application.py", ROOT / "bot.py", ROOT / "settings.py"):
        assert "simcord" not in module.read_text(encoding="utf-8")


def test_every_package_of_the_checkout_has_an_import_contract() -> None:
    found = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests", "benchmarks"}
    assert found == set(ROOMS)
