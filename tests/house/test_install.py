"""Installation: make prints one clear sentence if Python is too old, missing or incomplete."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ("sh", "make", "dirname", "awk", "grep", "touch")


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """Return a checkout on a machine that has make but no Python."""
    (tmp_path / "bin").mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found is not None
        (tmp_path / "bin" / tool).symlink_to(found)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    shutil.copy(ROOT / "Makefile", tmp_path)
    return tmp_path


def add_python(machine: Path, name: str, version: str, *, new_enough: bool, has_venv: bool) -> None:
    """Add an interpreter that answers only the questions that the installation asks."""
    program = machine / "bin" / name
    program.write_text(
        f"""#!/bin/sh
case "$*" in
    *version_info*) exit {0 if new_enough else 1} ;;
    *ensurepip*) exit {0 if has_venv else 1} ;;
    *python_version*) echo {version} ;;
    *) echo "{name} runs: $*"; exit 9 ;;
esac
""",
        encoding="utf-8",
    )
    program.chmod(0o755)


def refusal(machine: Path, target: str = "play") -> str:
    """Return the text that `make` prints to stderr when it fails, without make's own lines."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("MAKE", "PYTHON"))}
    done = subprocess.run(
        ["make", target],
        cwd=machine,
        env=environment | {"PATH": str(machine / "bin")},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode != 0
    return "\n".join(line for line in done.stderr.splitlines() if not line.startswith("make"))


@pytest.mark.parametrize("target", ["play", "run", "test"])
def test_a_missing_python_is_one_sentence(machine: Path, target: str) -> None:
    assert refusal(machine, target) == (
        "Nattvakt needs Python 3.11 or newer and found none: "
        "install it, or name it with PYTHON=/path/to/python3."
    )


def test_a_python_that_is_too_old_is_one_sentence_with_its_version(machine: Path) -> None:
    add_python(machine, "python3", "3.9.2", new_enough=False, has_venv=True)
    assert refusal(machine) == (
        "Nattvakt needs Python 3.11 or newer and found only 3.9.2: "
        "install a newer one, or name it with PYTHON=/path/to/python3."
    )


def test_a_python_without_venv_is_one_sentence_with_the_package_to_install(machine: Path) -> None:
    add_python(machine, "python3.11", "3.11.2", new_enough=True, has_venv=False)
    assert refusal(machine) == (
        "Python 3.11.2 is here, but its venv module is not: "
        "install it (on Debian and Ubuntu: apt install python3-venv) and try again."
    )


def test_the_newest_python_that_can_make_a_venv_is_used(machine: Path) -> None:
    add_python(machine, "python3.13", "3.13.0", new_enough=True, has_venv=False)
    add_python(machine, "python3.12", "3.12.4", new_enough=True, has_venv=True)
    add_python(machine, "python3.11", "3.11.2", new_enough=True, has_venv=True)
    done = subprocess.run(
        [str(machine / "requirements/install"), "run"],
        env={"PATH": str(machine / "bin")},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout == f"python3.12 runs: {machine}/requirements/environment.py run\n"


def test_an_installed_set_is_not_installed_again(machine: Path) -> None:
    (machine / ".venv").mkdir()
    (machine / ".venv/.installed-run").touch()
    done = subprocess.run(
        ["make", "--question", ".venv/.installed-run"],
        cwd=machine,
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
