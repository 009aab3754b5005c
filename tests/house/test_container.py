"""The steps of the Containerfile, done in a plain directory: what it copies starts, and writes nothing.

Packages and the account are left to the real build: here they are those of the tests.
"""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import cache_from_source
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
BARE = {name: value for name, value in os.environ.items() if not name.startswith("NATTVAKT_")}


def steps(word: str) -> Iterator[str]:
    """Yield what stands behind a word of the Containerfile."""
    for line in TEXT.splitlines():
        if line.startswith(f"{word} "):
            yield line.removeprefix(f"{word} ")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a directory with what the container has in its own."""
    where = tmp_path_factory.mktemp("built")
    for step in steps("COPY"):
        *sources, target = step.split()
        for source in sources:
            copied(ROOT / source, where / target)
    for step in steps("RUN"):
        program, *arguments = shlex.split(step)
        if program == "python":
            subprocess.run([sys.executable, *arguments], cwd=where, env=BARE, check=True)
    return where


def copied(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def test_every_module_is_compiled_at_the_build(built: Path) -> None:
    modules = list(built.rglob("*.py"))
    assert len(modules) > 500
    assert [each for each in modules if not Path(cache_from_source(str(each))).exists()] == []


def test_the_entry_point_starts_and_says_what_is_missing(built: Path, tmp_path: Path) -> None:
    done = started(built, ["bot.py", "run"], NATTVAKT_DATABASE=str(tmp_path / "nattvakt.sqlite3"))
    assert done.returncode == 2
    assert 'The setting "token" is missing' in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("module", ["application", "table.apart.helper", "cogs", "console.doctor"])
def test_what_the_bot_imports_is_there_and_nothing_is_written(built: Path, module: str) -> None:
    before = {each: each.stat().st_mtime_ns for each in built.rglob("*")}
    assert started(built, ["-c", f"import {module}"]).returncode == 0
    assert {each: each.stat().st_mtime_ns for each in built.rglob("*")} == before


def started(where: Path, arguments: list[str], **more: str) -> "subprocess.CompletedProcess[str]":
    settings = dict(pair.split("=", 1) for line in steps("ENV") for pair in line.split())
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=where,
        env=BARE | settings | more,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
