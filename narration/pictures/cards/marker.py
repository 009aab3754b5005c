"""The scale of a duel: who holds the ground, and how the marker came to where it is, in its parts.

Each side's own ground has its colour; what the leader has taken is thick, bears the leader's name, and ends
at the marker. So the picture says without a legend, and without colour, who is winning.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from narration.pictures.ink import EDGE, WIDTH, Ink, Sheet, breadth, fitted

#: The units from the top of a scale to the middle of its bar, and to the end of the card.
MIDDLE: Final = 60
HEIGHT: Final = 128
RADIUS: Final = 27
_END: Final = 62
_THICK: Final = 17


class Leg(NamedTuple):
    """A part of the marker's way: `steps`, above 0 for side 1, by the dice or by what the `sign` shows."""

    steps: int
    sign: str = ""


@dataclass(frozen=True, slots=True)
class ScaleView:
    """A scale in one language: names, marker, its way, and what the end that is reached bears."""

    names: tuple[str, str]
    length: int
    marker: int
    start: int | None
    legs: tuple[Leg, ...]
    over: int
    flag: str

    @property
    def ink(self) -> Ink:
        """The colour of the leader."""
        return leader_ink(self.marker)

    @property
    def way(self) -> int:
        return 1 if self.marker > 0 else -1

    def x(self, place: float) -> float:
        """Return where a place of the scale is, at most its end."""
        limited = max(-self.length, min(self.length, place))
        return WIDTH / 2 + limited * (WIDTH / 2 - _END) / self.length


def leader_ink(marker: int) -> Ink:
    """Return the colour of the side that is ahead; dim if neither is."""
    if marker == 0:
        return "dim"
    return "a" if marker > 0 else "b"


def draw_scale(sheet: Sheet, top: float, scale: ScaleView) -> None:
    """Draw a scale below `top`."""
    middle = top + MIDDLE
    _draw_ground(sheet, middle, scale)
    _draw_taken(sheet, middle, scale)
    _draw_way(sheet, middle, scale)
    _draw_marker(sheet, middle, scale)
    covered = _draw_flag(sheet, middle, scale)
    _write_steps(sheet, middle, scale, covered)


def _draw_ground(sheet: Sheet, middle: float, scale: ScaleView) -> None:
    sheet.bar((scale.x(-scale.length), scale.x(0)), (middle - 4, middle + 4), "a")
    sheet.bar((scale.x(0), scale.x(scale.length)), (middle - 4, middle + 4), "b")
    for place in range(-scale.length, scale.length + 1):
        x = scale.x(place)
        if abs(place) == scale.length:
            sheet.bar((x - 5, x + 5), (middle - 24, middle + 24), "a" if place < 0 else "b", 5)
        elif place:
            sheet.bar((x - 2, x + 2), (middle - 10, middle + 10), "a" if place < 0 else "b")
    sheet.bar((scale.x(0) - 2, scale.x(0) + 2), (middle - 24, middle + 24), "dim")


def _draw_taken(sheet: Sheet, middle: float, scale: ScaleView) -> None:
    """Draw the ground that the leader has taken, with the leader's name on it."""
    if not scale.marker:
        return
    ink, way = scale.ink, scale.way
    start, end = scale.x(0), scale.x(scale.marker)
    sheet.bar((min(start, end), max(start, end)), (middle - _THICK, middle + _THICK), ink, 3)
    room = abs(end - start) - RADIUS - 18
    name = scale.names[0 if way > 0 else 1]
    wide = breadth(name, 24) if name else room
    if name and wide <= room:
        x = start + way * 16
        sheet.text((x, middle + 9), name, 24, ink, "l" if way > 0 else "r", on=ink)
        start, room = start + way * (wide + 14), room - wide - 8
    for step in range(int(room // 32)):
        x = start + way * (20 + step * 32)
        sheet.put("chevron", (x - 9, middle - 9), (18, 18), ink, way, on=ink)


class _Drawn(NamedTuple):
    """A leg between two places of the scale."""

    start: int
    end: int
    leg: Leg


def _ways(scale: ScaleView) -> Iterator[_Drawn]:
    place = scale.start or 0
    for leg in scale.legs:
        yield _Drawn(place, place + leg.steps, leg)
        place += leg.steps


def _draw_way(sheet: Sheet, middle: float, scale: ScaleView) -> None:
    """Draw the legs above the bar, each with its steps; those that go back are lower than the first."""
    legs = [drawn for drawn in _ways(scale) if scale.x(drawn.start) != scale.x(drawn.end)]
    back = [drawn.leg.steps * legs[0].leg.steps < 0 for drawn in legs]
    for drawn, low in zip(legs, back, strict=True):
        _draw_leg(sheet, middle - (46 if not any(back) else 34 if low else 58), scale, drawn)
    if scale.start is not None and scale.start != scale.marker:
        x = scale.x(scale.start)
        sheet.disc((x, middle), 12, "line")
        sheet.put("ring", (x - 12, middle - 12), (24, 24), "ink", 4)


def _draw_leg(sheet: Sheet, y: float, scale: ScaleView, drawn: _Drawn) -> None:
    ink: Ink = "a" if drawn.leg.steps > 0 else "b"
    way = 1 if drawn.leg.steps > 0 else -1
    start, end = scale.x(drawn.start) + way * 4, scale.x(drawn.end) - way * 4
    sheet.bar((min(start, end), max(start, end)), (y - 3, y + 3), ink)
    sheet.put("head", (end - 12 if way > 0 else end - 4, y - 11), (16, 22), ink, way)
    label = f"+{abs(drawn.leg.steps)}"
    wide = breadth(label, 26) + (36 if drawn.leg.sign else 0) + 12
    if abs(end - start) < wide + 24:
        return
    left = (start + end - way * 10 - wide) / 2
    sheet.clear(left, y - 16, left + wide, y + 17)
    if drawn.leg.sign:
        sheet.put(drawn.leg.sign, (left + 6, y - 14), (28, 28), ink)
    sheet.text((left + wide - 6, y + 10), label, 26, ink, "r")


def _draw_marker(sheet: Sheet, middle: float, scale: ScaleView) -> None:
    at = scale.x(scale.marker), middle
    sheet.hole(at, RADIUS + 5)
    sheet.disc(at, RADIUS, scale.ink)
    sheet.disc(at, RADIUS - 6, "ink")
    sheet.text((at[0], middle + 12), f"{abs(scale.marker)}", 34, "ink", "m", on="ink")


def _draw_flag(sheet: Sheet, middle: float, scale: ScaleView) -> tuple[float, float]:
    """Write at the end that is reached how far beyond it went, and what that means; return what it covers."""
    beyond = f"+{scale.over}" if scale.over else ""
    if not scale.flag and not beyond:
        return 0, 0
    words = fitted(" ".join(filter(None, (beyond, scale.flag))), 330, 26)
    wide = breadth(words, 26) + 58
    left = WIDTH - EDGE - wide if scale.way > 0 else EDGE
    sheet.bar((left, left + wide), (middle + 29, middle + 65), scale.ink, 10)
    sheet.put("flag", (left + 12, middle + 34), (26, 26), scale.ink, on=scale.ink)
    sheet.text((left + 44, middle + 56), words, 26, scale.ink, on=scale.ink)
    return left, left + wide


def _write_steps(sheet: Sheet, middle: float, scale: ScaleView, covered: Sequence[float]) -> None:
    """Write the numbers of the steps, but not where the flag is; a long scale numbers every second one."""
    every = 2 if scale.length > 8 else 1
    for place in range(-scale.length, scale.length + 1):
        x = scale.x(place)
        if place == scale.marker or place % every or covered[0] - 14 < x < covered[1] + 14:
            continue
        sheet.text((x, middle + 53), f"{abs(place)}", 25, "dim", "m")
