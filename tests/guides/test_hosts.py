"""What the README and the guide for hosts tell people to type into a terminal works as it is written."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import run
from narration.text.languages import LANGUAGES
from rules.registry import SYSTEMS
from storage.store import Store
from tests.golden.release import restored
from tests.house.guide_pages import GUIDES, ROOT

PAGES = {language: GUIDES / language / "hosts.md" for language in LANGUAGES} | {"README": ROOT / "README.md"}
#: Where there is little time, the README alone; the guides name the same commands.
TYPED = [pytest.param(each, marks=pytest.mark.long if each != "README" else ()) for each in PAGES]
LEFT_ASIDE = ("run", "--config")
"""What starts the bot, and what only says where a service has its configuration."""


@pytest.mark.parametrize("page", TYPED)
def test_a_host_can_type_what_the_page_says(page: str, tmp_path: Path) -> None:
    lines = re.findall(r"python\s+bot\.py\s+([^`\n]+)", PAGES[page].read_text("utf-8"))
    typed = [line.split() for line in dict.fromkeys(lines) if line.split()[0] not in LEFT_ASIDE]
    assert len(typed) >= 3
    host(tmp_path, ["backup", "--out", str(tmp_path / "copy")])
    host(tmp_path, ["export", "1", "--format", "json", "--out", str(tmp_path / "journal.json")])
    for number, (command, *words) in enumerate(typed):
        paths = {"restore": tmp_path / "copy", "verify": tmp_path / "journal.json"}
        given = {"PATH": str(paths.get(command, tmp_path / f"made-{number}")), "NUMBER": "1"}
        host(tmp_path, [command, *(given.get(word, word) for word in words)])


@pytest.mark.parametrize("page", PAGES)
def test_without_make_a_page_names_what_run_py_can_start(page: str) -> None:
    named = re.findall(r"(?:python3?|py) run\.py(?: (\w+))?", PAGES[page].read_text("utf-8"))
    assert "bot" in named
    assert set(named) <= {"", *run.TASKS}


def host(directory: Path, words: list[str]) -> None:
    """Type a command beside a database that a campaign was played in; it must succeed.

    The evening was played with dice of no deck, so a check of the journal finds its chain and no deck.
    """
    database = directory / "database.sqlite3"
    if not database.exists():
        restored("nyx", directory).chmod(0o600)
        asyncio.run(brought_up_to_date(database))
    settings = {"NATTVAKT_DATABASE": str(database), "NATTVAKT_TOKEN": "a.token.of-nobody"}
    command = [sys.executable, str(ROOT / "bot.py"), *words]
    done = subprocess.run(
        command, cwd=directory, env=os.environ | settings, capture_output=True, text=True, check=False
    )
    succeeds = "Chain: holds" in done.stdout if words[0] == "verify" else done.returncode == 0
    assert succeeds, (words, done.stdout, done.stderr)


async def brought_up_to_date(database: Path) -> None:
    """Migrate a database, as the first start of a new version does."""
    await (await Store.open(database, SYSTEMS)).close()
