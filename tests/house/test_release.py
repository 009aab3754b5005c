"""A release: one version, an archive that plays without git, a start without make, containers, notices."""

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

import run
from bot import VERSION, main
from requirements import environment
from settings import PREFIX, Settings, load

ROOT = Path(__file__).parents[2]
ROUND = """
import asyncio
from tests.guides.evenings import dice, moves, page
from tests.guides.walk import walking

async def play():
    text = page("en", "nyx")
    async with walking("en", dice(text)) as walk:
        await walk.through(moves(text))

asyncio.run(play())
print("played")
"""


def test_the_version_is_in_one_place_and_the_changelog_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"Nattvakt {VERSION}\n"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "bot.VERSION"}
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## \[(.+?)\]", changes, re.MULTILINE)[:2] == ["Unreleased", VERSION]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a directory with nothing in it but what is in the archive of the last commit."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("an archive is made from a git checkout, and this is none")
    where = tmp_path_factory.mktemp("release")
    shutil.copy(ROOT / "Makefile", where)
    done = subprocess.run(
        ["make", "--no-print-directory", "release"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    with tarfile.open(ROOT / done.stdout.strip().splitlines()[-1]) as archive:
        archive.extractall(where, filter="data")
    return where / f"nattvakt-{VERSION}"


def test_the_archive_plays_an_evening_in_an_empty_directory_without_git(unpacked: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ROUND],
        cwd=unpacked,
        env={"PATH": "", "HOME": str(unpacked), "PYTHONPATH": str(unpacked)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.stdout == "played\n", done.stderr[-3000:]


@pytest.mark.parametrize(
    "path",
    [
        *(
            "requirements/run.txt",
            "requirements/practice.txt",
            "locales/ru/nyx.ftl",
            "run.py",
            "compose.yaml",
        ),
        *("narration/pictures/fonts/NotoSans-SemiBold.ttf", "narration/pictures/fonts/OFL.txt"),
        *(
            "LICENSE",
            "LICENSE-RULES.md",
            "NOTICE.md",
            "config.example.toml",
            "tests/golden/samples/events.json",
        ),
    ],
)
def test_the_archive_holds_what_one_needs(unpacked: Path, path: str) -> None:
    assert (unpacked / path).is_file()


def test_the_notices_name_every_package_that_the_bot_asks_for_and_every_font() -> None:
    notices = (ROOT / "NOTICE.md").read_text(encoding="utf-8")
    packages = notices.partition("| Package | Licence |")[2]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *extras["practice"], *extras["postgres"]]
    names = {re.split(r"[\[<>=!~; ]", each)[0] for each in asked}
    assert names == set(re.findall(r"^\| ([\w.-]+) \| [A-Z]", packages, flags=re.MULTILINE))
    assert all(version(each) for each in names)
    for font in ROOT.glob("*/**/*.ttf"):
        if ".venv" not in font.parts:
            assert f"`{font.parent.relative_to(ROOT)}/`" in notices


# --- without make ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "pins", "program"),
    [
        ([], "practice", ["-m", "practice"]),
        (["--scene", "airship"], "practice", ["-m", "practice", "--scene", "airship"]),
        (["bot"], "run", ["bot.py", "run"]),
        (["bot", "doctor"], "run", ["bot.py", "doctor"]),
    ],
)
def test_one_command_installs_what_is_needed_and_starts_it(
    typed: list[str], pins: str, program: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Any] = []

    def start(command: list[Any], **_: Any) -> subprocess.CompletedProcess[str]:
        started.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr("requirements.environment.ensure", Path)
    monkeypatch.setattr(subprocess, "run", start)
    assert run.main(typed) == 0
    assert started == [[pins, *program]]


@pytest.mark.parametrize(("system", "place"), [("nt", "Scripts/python.exe"), ("posix", "bin/python")])
def test_the_python_of_an_environment_is_where_each_system_puts_it(system: str, place: str) -> None:
    assert environment.python_of(Path("here"), system) == Path("here", place)


def test_an_environment_that_is_there_is_used_at_once(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from requirements import environment as e; print(e.ensure('run') == e.PYTHON)",
        ],
        cwd=copied(tmp_path),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "True\n"


def copied(where: Path) -> Path:
    """Return a project whose set `run` is installed already."""
    shutil.copytree(ROOT / "requirements", where / "requirements")
    (where / ".venv").mkdir()
    (where / ".venv/.installed-run").touch()
    return where


# --- in containers ---------------------------------------------------------------------------------------


def test_the_containers_have_what_the_bot_needs_and_wait_for_the_database() -> None:
    yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    bot, database = services["bot"], services["database"]
    assert (ROOT / bot["build"]["context"] / bot["build"]["dockerfile"]).is_file()
    assert {each.removeprefix(PREFIX).lower() for each in bot["environment"]} <= set(Settings.model_fields)
    assert bot["environment"]["NATTVAKT_DATABASE_URL"].endswith("@database/nattvakt")
    assert bot["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert {database["environment"][each] for each in ("POSTGRES_USER", "POSTGRES_DB")} == {"nattvakt"}
    assert "ports" not in bot
    assert "ports" not in database
    assert database["volumes"][0].endswith("/data")


def test_each_pod_of_the_stateful_set_runs_the_shard_of_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")
    path = ROOT / "deploy" / "kubernetes" / "statefulset.yaml"
    pods = yaml.safe_load(path.read_text(encoding="utf-8"))["spec"]
    (bot,) = pods["template"]["spec"]["containers"]
    for number in range(pods["replicas"]):
        for each in bot["env"]:
            if each["name"].startswith(PREFIX):
                monkeypatch.setenv(each["name"], each["value"].replace("$(POD_NUMBER)", str(number)))
        settings = load()
        assert (settings.shards, settings.shard_ids) == (pods["replicas"], (number,))
