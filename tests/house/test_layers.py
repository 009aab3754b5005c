"""Every contract between the rooms bites: an import that it forbids fails the check."""

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


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The rooms, empty, with our contracts."""
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    for room in ROOMS:
        (tmp_path / room).mkdir()
        (tmp_path / room / "__init__.py").touch()
    for module in ("bot.py", "settings.py"):
        (tmp_path / module).touch()
    return tmp_path


def broken(house: Path) -> set[str]:
    """Give the names of the contracts that the check reports as broken."""
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
        ("cogs", "bot", "wiring"),
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
    (house / room / "__init__.py").write_text(f"import {imported}\n", encoding="utf-8")
    name = next(each["name"] for each in CONTRACTS if each["id"] == contract)
    assert name in broken(house)


def test_the_imports_that_the_layers_allow_pass(house: Path) -> None:
    (house / "practice/__init__.py").write_text("import bot, cogs, simcord, table\n", encoding="utf-8")
    (house / "cogs/__init__.py").write_text("import discord, table, narration, settings\n", encoding="utf-8")
    (house / "table/__init__.py").write_text("import asyncio, narration, rules, storage\n", encoding="utf-8")
    (house / "storage/__init__.py").write_text("import sqlalchemy, rules\n", encoding="utf-8")
    assert broken(house) == set()


def test_only_practice_and_tests_name_the_simulated_discord() -> None:
    for module in (ROOT / "bot.py", ROOT / "settings.py"):
        assert "simcord" not in module.read_text(encoding="utf-8")


def test_every_room_of_the_checkout_is_under_contract() -> None:
    found = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests", "benchmarks"}
    assert found == set(ROOMS)
