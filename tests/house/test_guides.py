"""The guides: their names exist in their language, quotes are exact, and all languages are up to date."""

import configparser
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import discord
import pytest

from application import ROOMS
from narration.campaign.diagnosis import NEEDS
from narration.text.languages import LANGUAGES, Language
from narration.text.texts import bundled_texts
from settings import PREFIX, Settings
from tests.house.guide_pages import (
    ROOT,
    blocks,
    command_paths,
    commands_in,
    everything,
    labels,
    labels_in,
    messages,
    pages,
)
from tests.pictures.stories import TOLD, Shot
from tests.pictures.words import Words

UNIT = ROOT / "deploy/nattvakt.service"
CONTAINERFILE = ROOT / "deploy/Containerfile"
PICTURES = ROOT / "docs/pictures"
LARGEST = 150_000
each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_command_that_a_guide_names_exists_by_that_name_in_its_language() -> None:
    for language, name, text in everything():
        unknown = [each for each in commands_in(text) if each not in command_paths(language)]
        assert not unknown, f"{language}/{name}.md"
        assert commands_in(text), f"{language}/{name}.md names no command"


def test_everything_bold_in_a_guide_can_be_pressed_or_chosen_in_its_language() -> None:
    for language, name, text in everything():
        assert not [each for each in labels_in(text) if not labels(language).fullmatch(each)], name


@pytest.mark.parametrize("name", ["players", "gm", "hosts"])
def test_the_three_languages_of_a_guide_have_the_same_content(name: str) -> None:
    english, *others = (_outline(language, name) for language in LANGUAGES)
    assert others == [english, english]


def _outline(language: Language, name: str) -> tuple[object, ...]:
    text = pages(language)[name]
    commands = Counter(command_paths(language)[each] for each in commands_in(text))
    headings = [len(each) for each in re.findall(r"^(#+) ", text, flags=re.MULTILINE)]
    pictures = re.findall(r"pictures/\w+/([\w-]+\.png)", text)
    return commands, headings, pictures, text.count("\n|"), blocks(text, "sh")


@each_language
def test_every_guide_to_play_credits_the_games(language: Language) -> None:
    credits_ = {messages(language)[f"{game}-credit"] for game in ("nyx", "noir", "zapas")}
    for name in ("players", "gm"):
        shown = " ".join(pages(language)[name].split())
        assert all(each in shown for each in credits_), name
    assert messages(language)["nyx-credit"] in " ".join(pages(language)["hosts"].split())


@each_language
def test_the_link_and_the_permission_table_match_what_the_doctor_demands(language: Language) -> None:
    wanted = discord.Permissions(**dict.fromkeys(NEEDS, True)).value
    assert re.findall(r"permissions=(\d+)", pages(language)["hosts"]) == [str(wanted)]
    said = [bundled_texts().say(language, each) for each in NEEDS.values()]
    assert [each for each in _cells(pages(language)["hosts"]) if each in said] == said


def _cells(text: str) -> list[str]:
    """Return the first column of all tables in a text."""
    return re.findall(r"^\| ([^|]+) \|", text, flags=re.MULTILINE)


def test_the_link_in_the_readme_is_the_one_in_the_guides() -> None:
    link = r"https://discord\.com/oauth2/[^\s`]+"
    readme = re.findall(link, (ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(readme) == 1
    assert all(re.findall(link, pages(each)["hosts"]) == readme for each in LANGUAGES)


@each_language
def test_the_guide_for_hosts_quotes_the_unit_and_the_container_file_verbatim(language: Language) -> None:
    text = pages(language)["hosts"]
    assert blocks(text, "ini") == [UNIT.read_text(encoding="utf-8")]
    assert blocks(text, "dockerfile") == [CONTAINERFILE.read_text(encoding="utf-8")]


def test_every_setting_that_a_guide_names_exists() -> None:
    keys = {f"{PREFIX}{key.upper()}" for key in Settings.model_fields} | {f"{PREFIX}CONFIG"}
    for _, _, text in everything():
        assert set(re.findall(r"NATTVAKT_[A-Z_]+", text)) - {PREFIX} <= keys
        named = re.findall(r"`([a-z]+(?:_[a-z]+)+|[a-z_]+(?= = \"))", text)
        assert set(named) <= set(Settings.model_fields)


def test_every_picture_of_the_guides_is_small_and_shown_and_taken_by_the_script() -> None:
    stories = (ROOT / "tests/pictures/stories.py").read_text(encoding="utf-8")
    taken = set(re.findall(r'Shot\(\s*"([\w-]+)"', stories))
    shown = "".join(text for _, _, text in everything())
    for language in LANGUAGES:
        files = {path.stem: path for path in (PICTURES / language).iterdir()}
        assert files.keys() == taken
        assert all(path.stat().st_size < LARGEST for path in files.values())
        assert all(f"pictures/{language}/{path.name})" in shown for path in files.values())


@each_language
def test_a_guide_shows_pictures_in_its_own_language_with_alternative_texts(language: Language) -> None:
    shown = re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", "".join(pages(language).values()))
    assert all(alt and path.startswith(f"../../pictures/{language}/") for alt, path in shown)


# --- files that the guide for hosts contains -------------------------------------------------------------


def test_the_unit_starts_the_bot_from_the_place_that_the_guide_names_and_writes_to_one_directory() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # systemd's names have capitals
    unit.read_string(UNIT.read_text(encoding="utf-8"))
    service = unit["Service"]
    assert service["ExecStart"] == f"{service['WorkingDirectory']}/.venv/bin/python bot.py run"
    assert service["KillSignal"] == "SIGTERM"
    assert service["RestartPreventExitStatus"] == "2"
    database = f'database = "/var/lib/{service["StateDirectory"]}/nattvakt.sqlite3"'
    for language in LANGUAGES:
        assert f"`{database}`" in pages(language)["hosts"]
        assert f"`{service['WorkingDirectory']}`" in pages(language)["hosts"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not on PATH")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    there = UNIT.read_text(encoding="utf-8").replace("/srv/nattvakt/.venv/bin/python", sys.executable)
    (tmp_path / UNIT.name).write_text(there, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / UNIT.name)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert UNIT.name not in done.stderr


def test_the_container_holds_every_package_of_the_program_and_nothing_for_practice_or_tests() -> None:
    lines = re.findall(r"^COPY (.+)$", CONTAINERFILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    copied = {source for line in lines for source in line.split()[:-1]}
    assert all((ROOT / each).exists() for each in copied)
    rooms = {each for each in ROOMS if (ROOT / each).is_dir()}
    assert copied - {"LICENSE", "LICENSE-RULES.md", "requirements/postgres.txt"} == {
        "application.py",
        "bot.py",
        "settings.py",
        "locales",
        *rooms,
    }


def test_the_container_runs_unprivileged_and_keeps_data_where_it_may_write() -> None:
    text = CONTAINERFILE.read_text(encoding="utf-8")
    assert re.findall(r"^ARG BASE=(\S+)\nFROM \$\{BASE\}$", text, flags=re.MULTILINE) == ["python:3.11-slim"]
    assert re.findall(r"^(?:USER|VOLUME|STOPSIGNAL) (\S+)$", text, flags=re.MULTILINE) == [
        "nattvakt",
        "/data",
        "SIGTERM",
    ]
    assert "NATTVAKT_DATABASE=/data/" in text
    assert '["python", "bot.py"]' in text
    assert '["run"]' in text


@each_language
def test_the_stories_in_the_pictures_can_be_told_in_every_language(language: Language) -> None:
    words = Words(language)
    told = {name: list(story.steps(words)) for name, story in TOLD.items()}
    assert all(any(isinstance(step, Shot) for step in steps) for steps in told.values())
