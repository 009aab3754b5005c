"""The results of a run: a table for the terminal, and a page that records the machine and the date."""

import platform
import sqlite3
import statistics
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from typing import Self

PAGE = Path(__file__).with_name("results.md")
#: Our seconds in a round, and the unit's in the same round.
Pair = tuple[float, float]


@dataclass(frozen=True)
class Result:
    """One measurement: our cost, the cost of the unit, and the largest allowed ratio.

    `most` is None if no bound was promised.
    """

    what: str
    ours: float
    unit: float
    most: float | None = None

    @classmethod
    def of(cls, what: str, rounds: Iterable[Pair], most: float | None = None) -> Self:
        """Return the median of our seconds, with the median of the rounds' ratios as the ratio."""
        pairs = list(rounds)
        ours = statistics.median(one for one, _ in pairs)
        return cls(what, ours, ours / statistics.median(one / two for one, two in pairs), most)

    @property
    def ratio(self) -> float:
        return self.ours / self.unit

    @property
    def met(self) -> str:
        """Whether the promised bound is met; empty if there is none."""
        if self.most is None:
            return ""
        return "yes" if self.ratio <= self.most else "**no**"


@dataclass(frozen=True)
class Part:
    """A table of results with the same unit.

    Results are shown in `measure`, which is `scale` times the unit that they are stored in.
    """

    title: str
    unit: str
    results: Sequence[Result]
    measure: str = "µs"
    scale: float = 1e6


def up_to(most: float) -> str:
    """Return a bound as a title shows it."""
    part = Fraction(most).limit_denominator(1000)
    return f"{part if part.numerator == 1 and part < 1 else f'{most:g}'} or less"


def table(part: Part) -> str:
    """Return a Markdown table whose columns also line up in a terminal."""
    promised = any(result.met for result in part.results)
    head = (part.title, part.measure, f"ratio to {part.unit}", *(["met"] if promised else []))
    rows = [head, *(_cells(result, part.scale)[: len(head)] for result in part.results)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    rule = (f"{'':-<{widths[0]}}", *(f"{'':->{width - 1}}:" for width in widths[1:]))
    return "\n".join(_line(row, widths) for row in (head, rule, *rows[1:]))


def _cells(result: Result, scale: float) -> tuple[str, ...]:
    shown, ratio = result.ours * scale, result.ratio
    digits = 2 if shown < 10 and shown % 1 else 0
    return result.what, f"{shown:,.{digits}f}", f"{ratio:.{4 if ratio < 0.1 else 2}f}", result.met


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    cells = (f"{cell:{'>' if place else '<'}{widths[place]}}" for place, cell in enumerate(row))
    return f"| {' | '.join(cells)} |"


def page(parts: Sequence[Part]) -> str:
    """Return the text of results.md."""
    tables = "\n\n".join(map(table, parts))
    return (
        f"# Benchmarks\n\n`python -m benchmarks` wrote this. {circumstances()}\n\n"
        f"A result is the median of its rounds, a ratio the median of the rounds' ratios; the unit is "
        f"measured in the same rounds. A title says what was promised. {summary(parts)}\n\n"
        f"![What an action costs, by the size of its campaign and of the database](growth.svg)\n\n{tables}\n"
    )


def summary(parts: Iterable[Part]) -> str:
    """Return how many promised bounds are met, and which are not."""
    promised = [(part, result) for part in parts for result in part.results if result.met]
    broken = [f"{part.title}: {result.what}" for part, result in promised if result.met != "yes"]
    kept = f"Of {len(promised)} promises, {len(promised) - len(broken)} are kept."
    return f"{kept} Not kept: {'; '.join(broken)}." if broken else kept


def circumstances() -> str:
    """Return the commit, the date and the machine of the measurement."""
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
