"""Exact chances as a headline, sentences and labelled bars, for text and pictures.

The same `Odds` becomes an answer in Discord, text at a terminal and, through `facts`, JSON for a program.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from narration.text.chances import Chance, percent
from narration.text.line import Line, Panel, Row, line, verbatim

#: The largest pool or value, and the most Fate before a roll (NOIR-67), for which chances are offered.
MOST_DICE, MOST_FATE = 40, 5
#: Columns of the longest bar in text: a code block on a phone shows 32 columns.
BAR = 9
#: The most bars that a block or a picture holds.
MOST_BARS = 41
#: The most bars that are easy to read; in a longer distribution neighbouring outcomes share a bar.
GROUPS = 16
#: How many neighbouring outcomes may share a bar.
WIDTHS = (1, 2, 5, 10, 20, 50)
#: Outcomes at either end whose combined chance is below this get no bar of their own.
RARE_SHARE = 0.005


@dataclass(frozen=True)
class Bar:
    """One outcome with its chance; `marked` for the current position or the actual result."""

    label: Line
    chance: float
    marked: bool = False


@dataclass(frozen=True)
class Odds:
    """The chances that answer one question.

    `drawn` says what the bars show in at most 28 characters; `caption`, if set, says it in full.
    """

    title: Line
    headline: Line
    drawn: Line
    bars: tuple[Bar, ...]
    lines: tuple[Line, ...] = ()
    caption: Line | None = None
    #: A table below the bars.
    grid: tuple[tuple[Line, ...], ...] = ()
    #: The data for programs, by key in the command line's JSON.
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def alt(self) -> Line:
        """The alternative text of the picture."""
        said = tuple(line("odds-bar", label=bar.label, chance=percent(bar.chance)) for bar in self.bars)
        return line("odds-alt", title=self.title, drawn=self.caption or self.drawn, bars=said)

    @property
    def panel(self) -> Panel:
        """The whole answer as a message, without the picture."""
        return Panel(
            headline=self.headline,
            title=self.title,
            lines=self.lines,
            block=(self.drawn, *self._rows) if self.bars else (),
            grid=self.grid,
        )

    @property
    def _rows(self) -> tuple[Row, ...]:
        """The bars as text, scaled so that the longest takes `BAR` columns."""
        most = max(bar.chance for bar in self.bars) or 1.0
        return tuple(_row(bar, round(bar.chance / most * BAR)) for bar in self.bars)


def _row(bar: Bar, filled: int) -> Row:
    sign, drawn = "●" if bar.marked else "", verbatim("█" * filled)
    return Row(percent(bar.chance), (drawn,), figure=bar.label, sign=sign, number=True)


def number(value: Chance) -> Line:
    """Return a number, such as a mean, rounded to one decimal."""
    tenths = round(float(value) * 10)
    shown = line("odds-number", whole=abs(tenths) // 10, tenth=abs(tenths) % 10)
    return line("odds-negative", number=shown) if tenths < 0 else shown


def rounds(expected: float) -> Line:
    """Return a line with the expected number of rounds, or one that says no end is in sight."""
    return line("odds-rounds", rounds=number(expected)) if isfinite(expected) else line("odds-no-end")


def bars(chances: Mapping[int, Chance], marked: int | None = None) -> tuple[Bar, ...]:
    """Return the bars of a distribution in order; beyond `MOST_BARS` the least likely are omitted."""
    likely = sorted(chances, key=lambda outcome: float(chances[outcome]), reverse=True)[:MOST_BARS]
    return tuple(
        Bar(verbatim(with_minus_sign(outcome)), float(chances[outcome]), outcome == marked)
        for outcome in sorted(likely)
    )


def grouped(chances: Mapping[int, Chance], marked: int | None = None) -> tuple[Bar, ...]:
    """Return the bars of a distribution in rising order; if it is long, neighbouring outcomes share a bar."""
    rising = list(chances.items())
    low, high = _likely(rising), _likely(reversed(rising))
    width = next(each for each in WIDTHS if high // each - low // each < GROUPS or each == WIDTHS[-1])
    shared: dict[int, float] = {}
    for outcome, chance in rising:
        group = min(max(outcome, low), high) // width
        shared[group] = shared.get(group, 0.0) + float(chance)
    ends = (rising[0][0], rising[-1][0])
    here = None if marked is None else min(max(marked, low), high) // width
    return tuple(
        Bar(_group(group, width, (low, high), ends), shared[group], group == here) for group in shared
    )


def _likely(chances: Iterable[tuple[int, Chance]]) -> int:
    """Return the first outcome at which the cumulative chance reaches `RARE_SHARE`."""
    passed = 0.0
    for outcome, chance in chances:
        passed += float(chance)
        if passed >= RARE_SHARE:
            return outcome
    raise ValueError("the chances of a distribution make one")


def _group(group: int, width: int, likely: tuple[int, int], ends: tuple[int, int]) -> Line:
    """Return the label of a bar: its range, open-ended if the bar includes rare outcomes above the range."""
    start, end = group * width, min(ends[1], (group + 1) * width - 1)
    if group == likely[0] // width:
        start = ends[0]
    if group == likely[1] // width and ends[1] > end:
        return verbatim(f"{with_minus_sign(start)}+")
    between = ".." if start < 0 else "–"
    return verbatim(
        with_minus_sign(start) if start == end else f"{with_minus_sign(start)}{between}{with_minus_sign(end)}"
    )


def with_minus_sign(outcome: int) -> str:
    """Return a number with a typographic minus sign."""
    return f"{outcome}".replace("-", "−")


def json_distribution(chances: Mapping[int, Chance]) -> dict[str, float]:
    """Return a distribution for JSON, whose keys are strings."""
    return {str(outcome): float(chance) for outcome, chance in sorted(chances.items())}
