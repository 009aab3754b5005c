"""The files of the rules in which every change is noticed or has a reason: no run of all tries them again."""

from itertools import groupby
from pathlib import Path

from tests.mutants.results import Results, digest
from tests.mutants.sample import PARTS, every
from tests.mutants.trials import UNNOTICED

#: A line for each of them: a digest of its contents, and its path.
SETTLED = Path(__file__).with_name("settled.txt")


def is_settled(path: str) -> bool:
    """Return whether a file was settled with the contents that it has now."""
    return _line(path) in _lines()


def settle(results: Results) -> None:
    """Note each file of which the results leave no change open, and keep those that were noted before."""
    found = [path for part in PARTS for path in _settled(part, results)]
    SETTLED.write_text("".join(f"{_line(path)}\n" for path in found), "utf-8")


def _settled(part: str, results: Results) -> list[str]:
    files = [(path, [*changes]) for path, changes in groupby(every(part), lambda each: each.path)]
    nothing_open = {"", *UNNOTICED}
    return [
        path
        for path, changes in files
        if is_settled(path) or all(each.why or results.told(each) not in nothing_open for each in changes)
    ]


def _lines() -> frozenset[str]:
    return frozenset(SETTLED.read_text("utf-8").splitlines()) if SETTLED.exists() else frozenset()


def _line(path: str) -> str:
    return f"{digest(path)} {path}"
