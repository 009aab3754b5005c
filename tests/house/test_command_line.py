"""`python bot.py`: its help, its refusals in one sentence, and an orderly end after a signal."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.process import forked

ROOT = Path(__file__).parents[2]
WAITING_BOT = """
import asyncio, logging, sys
import application

class WaitingBot(application.Nattvakt):
    async def start(self, token: str, *, reconnect: bool = True) -> None:
        print("started", flush=True)
        await asyncio.Event().wait()

    async def close(self) -> None:
        await super().close()
        print("closed in good order", flush=True)

application.set_up_logging("info")
settings = application.Settings(database="waiting.sqlite3")
bot = WaitingBot(settings, application.Table, extensions=application.EXTENSIONS)
asyncio.run(application.serve(bot, "token"))
"""

TALKATIVE = """
import logging, application
application.set_up_logging("debug")
for name in ("asyncio", "sqlalchemy.engine", "asyncpg", "discord.http", "table"):
    print(name, logging.getLogger(name).isEnabledFor(logging.DEBUG))
"""


def run(*arguments: str, where: Path) -> subprocess.CompletedProcess[str]:
    return forked.run([str(ROOT / "bot.py"), *arguments], where, bare())


def bare() -> dict[str, str]:
    """Return an environment that sets none of our variables."""
    return {key: value for key, value in os.environ.items() if not key.startswith("NATTVAKT_")}


def test_help_names_the_command_and_the_settings_file(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "bot.py"), "--help"],
        cwd=tmp_path,
        env=bare(),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert "run" in done.stdout
    assert "--config" in done.stdout


def test_a_missing_token_is_one_sentence_and_no_traceback(tmp_path: Path) -> None:
    done = run("run", where=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith('The setting "token" is missing')
    assert done.stderr.count("\n") == 1


def test_a_wrong_setting_is_one_sentence_and_creates_nothing(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text('token = "a"\nlanguage = "de"\n', encoding="utf-8")
    done = run("--config", "odd.toml", "run", where=tmp_path)
    assert done.returncode == 2
    assert done.stderr == 'odd.toml: "language" must be "en", "sv" or "ru".\n'
    assert [path.name for path in tmp_path.iterdir()] == ["odd.toml"]


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_closes_the_bot_and_ends_without_error(sent: signal.Signals, tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", WAITING_BOT],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "started\n"
    process.send_signal(sent)
    shown, logged = process.communicate(timeout=30)
    assert process.returncode == 0
    assert shown == "closed in good order\n"
    assert f"{sent.name}: closing" in logged
    assert "Traceback" not in logged


def test_a_second_signal_kills_a_bot_that_does_not_finish(tmp_path: Path) -> None:
    endless = WAITING_BOT.replace(
        "await super().close()", 'print("closing", flush=True); await asyncio.sleep(600)'
    )
    process = subprocess.Popen(
        [sys.executable, "-c", endless],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    for said in ("started\n", "closing\n"):
        assert process.stdout.readline() == said
        process.send_signal(signal.SIGTERM)
    process.communicate(timeout=30)
    assert process.returncode == -signal.SIGTERM


def test_libraries_never_log_what_they_send_or_store_at_any_log_level(tmp_path: Path) -> None:
    (tmp_path / "asked.py").write_text(TALKATIVE, encoding="utf-8")
    done = forked.run([str(tmp_path / "asked.py")], ROOT, bare())
    silent, talkative = done.stdout.splitlines()[:-1], done.stdout.splitlines()[-1]
    assert len(silent) == 4
    assert all(each.endswith(" False") for each in silent)
    assert talkative == "table True"


HEAVY = ("discord", "sqlalchemy", "alembic", "PIL", "pydantic")


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (["--help"], HEAVY),
        (["odds", "nyx", "roll", "--value", "5"], ("discord", "sqlalchemy", "alembic", "PIL")),
        (["doctor"], ("discord", "alembic", "PIL")),
    ],
)
def test_a_command_imports_only_what_it_needs(
    arguments: list[str], unneeded: tuple[str, ...], tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", str(ROOT / "bot.py"), *arguments],
        cwd=tmp_path,
        env=bare(),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "argparse" in imported
    assert imported.isdisjoint(unneeded)
