"""The results of a run: a table for the terminal, and a page that says on what and when it was measured."""

import platform
import sqlite3
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

PAGE = Path(__file__).with_name("results.md")


@dataclass(frozen=True)
class Result:
    """One measured thing: its seconds, and the seconds of the unit that it is compared with."""

    what: str
    seconds: float
    unit: float

    @property
    def cells(self) -> tuple[str, str, str]:
        micros, ratio = self.seconds * 1e6, self.seconds / self.unit
        return self.what, f"{micros:,.{2 if micros < 10 else 0}f}", f"{ratio:.{4 if ratio < 0.1 else 2}f}"


@dataclass(frozen=True)
class Part:
    """The results of one room, and what their ratio is to."""

    title: str
    unit: str
    results: Sequence[Result]


def table(part: Part) -> str:
    """Return a Markdown table, with columns that line up in a terminal too."""
    head = (part.title, "µs", f"ratio to {part.unit}")
    rows = [head, *(result.cells for result in part.results)]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    rule = (f"{'':-<{widths[0]}}", f"{'':->{widths[1] - 1}}:", f"{'':->{widths[2] - 1}}:")
    return "\n".join(_line(row, widths) for row in (head, rule, *rows[1:]))


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    first, second, third = row
    return f"| {first:<{widths[0]}} | {second:>{widths[1]}} | {third:>{widths[2]}} |"


def page(parts: Iterable[Part]) -> str:
    """Return results.md."""
    tables = "\n\n".join(table(part) for part in parts)
    return f"# Benchmarks\n\n`python -m benchmarks` wrote this. {circumstances()}\n\n{tables}\n"


def circumstances() -> str:
    """Say what was measured, on what and when."""
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"],  # noqa: S607 whatever git is on the path
        cwd=PAGE.parent,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.strip()
    return (
        f"Commit {commit or 'unknown'}, {datetime.now(UTC):%Y-%m-%d}, {_processor()}, {platform.system()}, "
        f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}."
    )


def _processor() -> str:
    known = Path("/proc/cpuinfo")
    lines = known.read_text(encoding="utf-8").splitlines() if known.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{len(models)} × {models[0]}" if models else platform.machine()
