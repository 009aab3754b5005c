"""Starts Nattvakt where there is no make: `python run.py` opens the practice table in a browser.

`python run.py bot` starts the bot on Discord, `python run.py test` runs the tests. Whatever follows is
passed on. The first start makes .venv and installs the pinned packages.
"""

import subprocess
import sys
from collections.abc import Sequence

#: What can be started: the set of packages that it needs, and the arguments for Python.
TASKS = {
    "play": ("practice", ("-m", "practice")),
    "bot": ("run", ("bot.py",)),
    "test": ("dev", ("-m", "pytest", "--numprocesses=auto", "--dist=worksteal")),
}


def main(arguments: Sequence[str]) -> int:
    """Install what the task needs, and run it; return its exit code."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is what an older Python starts
        print(f"Nattvakt needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    from requirements import environment  # noqa: PLC0415 - an older Python could not read it

    named = arguments[:1] if arguments and arguments[0] in TASKS else ["play"]
    pins, program = TASKS[named[0]]
    rest = arguments[1:] if arguments[:1] == named else arguments
    python = environment.ensure(pins)
    command = [str(python), *program, *(rest or _usual(named[0]))]
    try:
        return subprocess.run(command, cwd=environment.ROOT, check=False).returncode
    except KeyboardInterrupt:
        return 0


def _usual(task: str) -> Sequence[str]:
    return ("run",) if task == "bot" else ()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
