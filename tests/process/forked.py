"""Run one of our programs in a separate process, forked from one that has imported everything.

Its arguments, directory and environment are as if it had been started from the command line.
tests/house/test_command_line.py tests the command line itself.
"""

import os
import runpy
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.process.start import START

#: Seconds after which a process counts as hung.
PATIENCE = 60


def run(
    program: Sequence[str], where: Path, surroundings: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run a Python file with its arguments until it ends; return its exit code and output."""
    with TemporaryDirectory() as directory:
        said = Path(directory)
        process = START.Process(target=_live, args=(program, where, dict(surroundings), said), daemon=True)
        process.start()
        process.join(PATIENCE)
        process.kill()
        process.join()
        code = process.exitcode
        assert code is not None
        shown, logged = [(said / name).read_text(encoding="utf-8") for name in ("out", "err")]
    return subprocess.CompletedProcess(program, code, shown, logged)


def _live(program: Sequence[str], where: Path, surroundings: Mapping[str, str], said: Path) -> None:
    for number, name in ((1, "out"), (2, "err")):
        with (said / name).open("wb") as file:
            os.dup2(file.fileno(), number)
    os.environ.clear()
    os.environ.update(surroundings)
    os.chdir(where)
    sys.argv = [*program]
    runpy.run_path(program[0], run_name="__main__")
