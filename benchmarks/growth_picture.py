"""Draws the growth tables as one picture: each cost of an action against the size of what it happens in."""

from collections.abc import Sequence
from math import log10
from pathlib import Path

from benchmarks.report import Part

PICTURE = Path(__file__).with_name("growth.svg")
#: The titles of the parts that are drawn begin with one of these.
DRAWN = ("An action, ", "Its bytes on disk, ")
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 900, 420, 60, 30, 60
#: The largest size, as a power of ten, and the highest ratio that are shown.
LARGEST, HIGHEST = 6, 2.0
#: Lines differ by their dashes as well as by their colours.
LOOKS = (
    ("#1f77b4", ""),
    ("#d62728", "8 4"),
    ("#2ca02c", "2 3"),
    ("#9467bd", "12 3 2 3"),
    ("#8c564b", "5 5"),
    ("#000000", "1 5"),
    ("#e377c2", "16 4"),
    ("#17becf", "3 1"),
)


def growth_picture(parts: Sequence[Part]) -> str:
    """Return the picture as SVG. Ratios are to the smallest size; the grey band is within 10 %."""
    drawn = [part for part in parts if part.title.startswith(DRAWN) and len(_points(part)) > 1]
    lines = [_line(part, *LOOKS[number % len(LOOKS)], number) for number, part in enumerate(drawn)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT + 20 * len(drawn)}"'
            ' font-family="sans-serif" font-size="13" role="img">',
            "<title>The cost of an action against the size of what it happens in</title>",
            '<rect width="100%" height="100%" fill="white"/>',
            f'<rect x="{LEFT}" y="{_y(1.1):.0f}" width="{_x(LARGEST) - LEFT:.0f}"'
            f' height="{_y(0.9) - _y(1.1):.0f}" fill="#e8e8e8"/>',
            *(_mark(LEFT - 8, _y(ratio) + 4, f"{ratio:g}", "end") for ratio in (0, 0.5, 1, 1.5, 2)),
            *(_mark(_x(power), HEIGHT - 36, f"{10**power:,}", "middle") for power in range(LARGEST + 1)),
            *lines,
            "</svg>\n",
        ]
    )


def _line(part: Part, colour: str, dashes: str, number: int) -> str:
    points = " ".join(f"{_x(log10(size)):.0f},{_y(ratio):.0f}" for size, ratio in _points(part))
    look = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"'
    beside = HEIGHT - 10 + 20 * number
    return (
        f'<polyline points="{points}" {look}/>'
        f'<line x1="{LEFT}" x2="{LEFT + 40}" y1="{beside}" y2="{beside}" {look}/>'
        + _mark(LEFT + 50, beside + 4, part.title.partition(" (")[0], "start")
    )


def _points(part: Part) -> list[tuple[int, float]]:
    """Return the sizes that the rows begin with, and their ratios."""
    rows = [(one.what.split()[0].replace(",", ""), one.ratio) for one in part.results]
    return [(int(size), ratio) for size, ratio in rows if size.isdigit()]


def _x(power: float) -> float:
    return LEFT + (WIDTH - LEFT - 50) * power / LARGEST


def _y(ratio: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - min(ratio, HIGHEST) / HIGHEST)


def _mark(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{text}</text>'
