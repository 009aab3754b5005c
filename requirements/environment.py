"""Makes .venv in the project's root where there is none, and installs a set of pinned packages into it.

`make` and run.py use it, with any Python from 3.11 on and nothing but the standard library. Where uv is on
the path it does the work, several times faster than pip.
"""

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"


def python_of(environment: Path, system: str) -> Path:
    """Return the Python of an environment; `system` is what `os.name` says."""
    return environment / ("Scripts/python.exe" if system == "nt" else "bin/python")


PYTHON = python_of(VENV, os.name)


def ensure(name: str) -> Path:
    """Install the set `name` unless it is there as pinned; return the environment's Python.

    Exits with one sentence if the environment or the packages cannot be had.
    """
    pins, mark = ROOT / "requirements" / f"{name}.txt", VENV / f".installed-{name}"
    if not mark.exists() or mark.stat().st_mtime < pins.stat().st_mtime:
        _make_venv()
        _install(pins)
        mark.touch()
    return PYTHON


def _make_venv() -> None:
    if PYTHON.exists() and (shutil.which("uv") or _works("-m", "pip", "--version")):
        return
    _say(f"Making .venv with Python {sys.version.split()[0]}")
    try:
        venv.create(VENV, clear=True, with_pip=shutil.which("uv") is None)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SystemExit(f"The directory .venv could not be made: {error}") from error


def _works(*arguments: str) -> bool:
    done = subprocess.run([PYTHON, *arguments], capture_output=True, check=False)
    return done.returncode == 0


def _install(pins: Path) -> None:
    count = len(re.findall(r"^[a-z0-9].*==", pins.read_text(encoding="utf-8"), flags=re.MULTILINE))
    fast = shutil.which("uv")
    wait = "" if fast else "; the first time this takes a minute or two"
    _say(f"Installing {count} packages from requirements/{pins.name}{wait}")
    pip = [str(PYTHON), "-m", "pip", "install"]
    how = [fast, "pip", "install", "--no-config", "--python", str(PYTHON)] if fast else pip
    done = subprocess.run([*how, "--quiet", "--require-hashes", "--requirement", str(pins)], check=False)
    if done.returncode:
        raise SystemExit("The packages could not be installed: see the message above, and check the network.")


def _say(text: str) -> None:
    print(f"==> {text}", flush=True)


if __name__ == "__main__":
    ensure(sys.argv[1])
