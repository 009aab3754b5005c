"""All changes of a small repository with rules and tests of its own: each leads to what it should."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.imports import ROOT

pytestmark = pytest.mark.long

RULES = """\
from functools import cache
from typing import NamedTuple

LIMIT = 3
TABLE = tuple(each for each in "abcdef" if each < "d")
SPARE = True
STEP = 2


class Hand(NamedTuple):
    drawn: bool = False


@cache
def within(number: int) -> bool:
    return number < LIMIT


def counted(word: str) -> int:
    left: int = len(word)
    while left > 0:
        left -= 1
    return left


def unused() -> bool:
    return False


def guessed(word: str) -> bool:
    return word == "yes" or word == "no"


KNOWN = guessed("yes")


def stairs() -> tuple[int, ...]:
    return tuple(step(each) for each in (0, 7))


def step(number: int) -> int:
    return number + STEP


STAIRS = stairs()
REACH = 9


def reached(*, by: int = REACH) -> int:
    return by


def top() -> int:
    return max(STAIRS)
"""
TESTS = """\
from rules.nyx import hands


def test_calls_only():
    hands.within(2)
    hands.within(3)


def test_within():
    assert hands.within(2)
    assert not hands.within(3)


def test_hand():
    assert not hands.Hand().drawn


def test_counted():
    assert hands.counted("word") == 0


def test_known():
    assert hands.KNOWN
    assert hands.TABLE == ("a", "b", "c")


def test_top():
    assert hands.top() == 9


def test_reached():
    assert hands.reached() == 9
"""
CONFIGURATION = """\
[tool.pytest]
pythonpath = ["."]
addopts = ["--import-mode=importlib"]
asyncio_default_fixture_loop_scope = "function"
"""
NOTICED = {
    # on import: a constant, a table made from it, a default, and a function that makes a constant
    ": 3 → 4": "test_within",
    ": 3 → 2": "test_within",
    ": each < 'd' → each <= 'd'": "test_known",
    "Hand: False → True": "test_hand",
    "guessed: word == 'yes' or word == 'no' → word == 'yes' and word == 'no'": "test_known",
    "guessed: word == 'yes' → word != 'yes'": "test_known",
    # on import by functions that call each other: the number that they use, and their own
    ": 2 → 3": "test_top",
    ": 2 → 1": "test_top",
    "stairs: (0, 7) → (0, 8)": "test_top",
    "stairs: (0, 7) → (0, 6)": "test_top",
    "top: max(STAIRS) → min(STAIRS)": "test_top",
    # on import by a default
    ": 9 → 10": "test_reached",
    ": 9 → 8": "test_reached",
    # in a function that has a cache
    "within: number < LIMIT → number <= LIMIT": "test_within",
    # in another
    "counted: left > 0 → left > 1": "test_counted",
    "counted: left > 0 → left >= 0": "test_counted",
    "counted: left > 0 → left > -1": "test_counted",
}
ENDLESS = {"counted: 1 → 0": "noticed as too slow or too large"}
LEFT = {
    ": True → False": "no test runs it",
    "unused: False → True": "no test runs it",
    "stairs: (0, 7) → (1, 7)": "survived",
    "stairs: (0, 7) → (-1, 7)": "survived",
    "counted: 1 → 2": "survived",
    "guessed: word == 'no' → word != 'no'": "survived",
}


Told = list[tuple[str, str]]


def run(where: Path, *options: str) -> tuple[int, Told]:
    """Try all changes in a small repository; return the exit code, and what each change led to."""
    command = [
        sys.executable,
        "-m",
        "tests.mutants",
        "--all",
        "--part",
        "nyx",
        "--results",
        "results",
        *options,
    ]
    ended = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
    assert not ended.stderr
    rows = map(json.loads, (where / "results").read_text("utf-8").splitlines())
    return ended.returncode, [(each["change"], each["told"].rpartition("::")[2]) for each in rows]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the root of a repository that has the tool, one module of rules and its tests."""
    where = tmp_path_factory.mktemp("small")
    shutil.copytree(ROOT / "tests" / "mutants", where / "tests" / "mutants")
    files = {
        "rules/__init__.py": "",
        "rules/nyx/__init__.py": "",
        "rules/nyx/hands.py": RULES,
        "tests/__init__.py": "",
        "tests/rules/nyx/test_hands.py": TESTS,
        "tests/mutants/explained.toml": "",
        "pyproject.toml": CONFIGURATION,
    }
    for name, text in files.items():
        path = where / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return where


@pytest.fixture(scope="module")
def first(small: Path) -> tuple[int, Told]:
    """Return the exit code of a run, and what each change led to."""
    return run(small)


def test_each_change_is_noticed_by_a_test_that_meets_it_or_is_told(first: tuple[int, Told]) -> None:
    code, told = first
    assert code == 1
    assert dict(told) == NOTICED | ENDLESS | LEFT
    assert len(told) == len(dict(told))


def test_a_second_run_tries_what_is_missing_and_on_demand_what_went_unnoticed(
    small: Path, first: tuple[int, Told]
) -> None:
    rows = (small / "results").read_text("utf-8").splitlines(keepends=True)
    (small / "results").write_text("".join(rows[1:]), "utf-8")
    assert run(small) == (1, [*first[1][1:], first[1][0]])
    (small / "results").write_text("".join(rows), "utf-8")
    code, told = run(small, "--again")
    assert code == 1
    assert dict(told[len(rows) :]) == LEFT


def test_a_file_in_which_everything_is_noticed_or_explained_is_settled_until_it_changes(
    small: Path, first: tuple[int, Told]
) -> None:
    reasons = "".join(f'"{change}" = "It is so."\n' for change in LEFT if not change.startswith("counted"))
    every = '"counted: *" = "It is so."\n'
    (small / "tests/mutants/explained.toml").write_text(f'["rules/nyx/hands.py"]\n{reasons}{every}', "utf-8")
    assert run(small, "--settle")[0] == 0
    (small / "results").write_text("", "utf-8")
    assert run(small) == (0, []), "a settled file is left alone"
    (small / "rules/nyx/hands.py").write_text(f"{RULES}\n\nMORE = 1\n", "utf-8")
    asked = "from tests.mutants.settled import is_settled; assert not is_settled('rules/nyx/hands.py')"
    subprocess.run([sys.executable, "-c", asked], cwd=small, check=True)
