"""The README: one screen says what the bot is and how to begin, and every command works as written."""

import asyncio
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from bot import main
from narration.text.texts import Texts, bundled_texts
from practice.__main__ import _parser as of_practice
from rules.registry import SYSTEMS
from storage.store import Store
from tests.house.guide_pages import ROOT, blocks, everything
from tests.process.test_command_line import surroundings
from tests.storage.game import Game

README = (ROOT / "README.md").read_text(encoding="utf-8")
SCREEN = 40
"""The number of lines of the README that can be read without scrolling."""

ANSWERS = {
    "doctor": "OK ",
    "backup": "1 campaign.",
    "export NUMBER --format json": ".json: ",
    "verify PATH": "Chain: holds from save 1 to save 1",
    "restore PATH": "nattvakt-before-",
    "odds nyx roll --value 5": "50.0%",
}
"""The README's calls of `python bot.py`, each with a part of its output, in an order that works."""


def bots(text: str) -> set[str]:
    """Return the arguments of each `python bot.py` call in a text."""
    return {" ".join(each.split()) for each in re.findall(r"`python bot\.py ([^`]+)`", text)}


def test_the_first_screen_says_what_it_is_shows_a_round_and_gives_the_commands() -> None:
    screen = "\n".join(README.splitlines()[:SCREEN])
    assert "A Discord bot that runs whole campaigns of three tabletop role-playing games" in screen
    assert "docs/pictures/en/round.png" in screen
    (first,) = blocks(screen, "sh")
    assert re.findall(r"^make \w+", first, flags=re.MULTILINE) == ["make play", "make test"]
    assert "`make run`" in screen
    assert all(f"docs/guide/{language}/" in screen for language in ("en", "sv", "ru"))


def test_make_starts_what_the_readme_says_it_starts() -> None:
    asked = {
        "".join(each) for each in re.findall(r"^(make \w+)\b|`(make [^`]+)`", README, flags=re.MULTILINE)
    }
    assert {"make play", "make test", "make run"} < asked
    for command in sorted(asked - {"make test"}):  # the command that runs now
        program = made(command)
        if program[1:3] == ["-m", "practice"]:
            of_practice().parse_args(program[3:])
        else:
            assert program[1:] == ["bot.py", "run"]


def made(command: str) -> list[str]:
    """Return the last command that make would run once everything is installed, as its words."""
    installed = [f"--assume-old=.venv/.installed-{each}" for each in ("practice", "run")]
    done = subprocess.run(
        [*shlex.split(command), "--dry-run", *installed],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env={
            name: each for name, each in os.environ.items() if not name.startswith(("ARGS", "MAKE", "MFLAGS"))
        },
    )
    return shlex.split(done.stdout.strip().splitlines()[-1])


async def test_the_practice_table_opens_when_it_is_started_as_make_starts_it(tmp_path: Path) -> None:
    program = made("make play")
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *program[1:],
        *("--scene", "free", "--state", str(tmp_path), "--port", "0"),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    said = [await process.stdout.readline() for _ in range(2)]
    process.terminate()
    await process.communicate()
    assert b"http://127.0.0.1:" in said[1]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Enter a directory with a token and a database with a campaign; return the directory."""
    for name, value in surroundings(tmp_path).items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(
        Texts, "load", lambda *_: bundled_texts()
    )  # parsing all texts would take `doctor` seconds
    monkeypatch.chdir(tmp_path)
    database = tmp_path / "data/nattvakt.sqlite3"
    asyncio.run(_found(database))
    database.chmod(0o600)  # as the command line makes it
    return tmp_path


async def _found(database: Path) -> None:
    store = await Store.open(database, SYSTEMS)
    await Game.found(store)
    await store.close()


def test_every_command_in_the_readme_does_what_it_says(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bots(README) == ANSWERS.keys()
    files = {"verify": "*.json", "restore": "data/backups/*.sqlite3"}
    for asked, answer in ANSWERS.items():
        verb, *options = asked.split()
        path = next((str(each) for each in here.glob(files.get(verb, ""))), "") if verb in files else ""
        filled = [{"NUMBER": "1", "PATH": path}.get(each, each) for each in options]
        assert main([verb, *filled]) == 0, capsys.readouterr().err
        assert answer in capsys.readouterr().out


def test_the_guides_and_the_readme_ask_the_bot_for_the_same_permissions() -> None:
    for language, name, text in everything():
        asked = re.findall(r"python bot\.py (?:--config \S+ )?([a-z]+)", text)
        assert set(asked) <= {"run", *(each.split()[0] for each in ANSWERS)}, f"{language}/{name}.md"


def test_without_a_token_the_bot_says_where_to_put_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NATTVAKT_TOKEN", raising=False)
    assert main(made("make run")[2:]) == 2
    assert "README.md tells how to get one" in capsys.readouterr().err
