"""Shapes as masks: each fills or strokes a box of `w` by `h` with 255, four times as large as it is drawn."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from PIL.ImageDraw import ImageDraw

Points: TypeAlias = Sequence[tuple[float, float]]

_ZOOM: Final = 4
#: A die narrower than this has no facets inside its outline: they would only blur its figure.
_FACETED: Final = 44 * _ZOOM
_OUTLINE: Final = ((0.5, 0.01), (0.985, 0.42), (0.985, 0.58), (0.5, 0.99), (0.015, 0.58), (0.015, 0.42))
_FACE: Final = ((0.5, 0.01), (0.83, 0.56), (0.5, 0.76), (0.17, 0.56), (0.5, 0.01))
_RIDGES: Final = (((0.83, 0.56), (0.985, 0.5)), ((0.17, 0.56), (0.015, 0.5)), ((0.5, 0.76), (0.5, 0.99)))
#: Where the pips of a six-sided die are, by face.
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _at(points: Points, w: float, h: float) -> list[tuple[float, float]]:
    return [(x * w, y * h) for x, y in points]


def _polygon(draw: ImageDraw, points: Points, w: int, h: int, fill: int = 255) -> None:
    draw.polygon(_at(points, w, h), fill)


def _stroke(draw: ImageDraw, points: Points, w: int, h: int, width: float, fill: int = 255) -> None:
    draw.line(_at(points, w, h), fill, round(width), joint="curve")


def _disc(draw: ImageDraw, w: int, h: int) -> None:
    draw.ellipse((0, 0, w - 1, h - 1), 255)


def _ring(draw: ImageDraw, w: int, h: int, width: float = 4) -> None:
    draw.ellipse((0, 0, w - 1, h - 1), None, 255, round(width * _ZOOM))


def _pill(draw: ImageDraw, w: int, h: int, radius: float = 8) -> None:
    draw.rounded_rectangle((0, 0, w - 1, h - 1), radius * _ZOOM, 255)


def _pill_line(draw: ImageDraw, w: int, h: int, radius: float = 8, width: float = 2) -> None:
    draw.rounded_rectangle((0, 0, w - 1, h - 1), radius * _ZOOM, None, 255, round(width * _ZOOM))


def _d10_full(draw: ImageDraw, w: int, h: int) -> None:
    _polygon(draw, _OUTLINE, w, h)
    width = max(4, w * 0.024)
    for points in (_FACE, *_RIDGES):
        _stroke(draw, points, w, h, width, 0)


def _d10_line(draw: ImageDraw, w: int, h: int) -> None:
    outline = [(0.5 + (x - 0.5) * 0.95, 0.5 + (y - 0.5) * 0.95) for x, y in _OUTLINE]
    _stroke(draw, (*outline, *outline[:2]), w, h, max(6, w * 0.05))
    if w < _FACETED:
        return
    belt = ((0.06, 0.53), (0.17, 0.56), (0.5, 0.76), (0.83, 0.56), (0.94, 0.53))
    for points in (belt, ((0.5, 0.76), (0.5, 0.95))):
        _stroke(draw, points, w, h, max(4, w * 0.03), 120)


def _pips(draw: ImageDraw, w: int, h: int, face: float, fill: int) -> None:
    radius = w * 0.095
    for x, y in _PIPS[int(face)]:
        middle = w / 2 + x * w * 0.25, h / 2 + y * h * 0.25
        box = middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius
        draw.ellipse(box, fill)


def _d6_full(draw: ImageDraw, w: int, h: int, face: float = 0) -> None:
    draw.rounded_rectangle((0, 0, w - 1, h - 1), w * 0.2, 255)
    if face:
        _pips(draw, w, h, face, 0)


def _d6_line(draw: ImageDraw, w: int, h: int, face: float = 0) -> None:
    draw.rounded_rectangle((0, 0, w - 1, h - 1), w * 0.2, None, 255, 3 * _ZOOM)
    if face:
        _pips(draw, w, h, face, 255)


def _d6_dash(draw: ImageDraw, w: int, h: int) -> None:
    """A die that is only offered: its four corners."""
    draw.rounded_rectangle((0, 0, w - 1, h - 1), w * 0.2, None, 255, max(_ZOOM, round(w * 0.07)))
    gap = w * 0.16
    draw.rectangle((w / 2 - gap, 0, w / 2 + gap, h), 0)
    draw.rectangle((0, h / 2 - gap, w, h / 2 + gap), 0)


_SHIELD: Final = (
    (0.5, 0.0),
    (0.94, 0.14),
    (0.94, 0.5),
    (0.8, 0.76),
    (0.5, 1.0),
    (0.2, 0.76),
    (0.06, 0.5),
    (0.06, 0.14),
)


def _shield(draw: ImageDraw, w: int, h: int) -> None:
    _polygon(draw, _SHIELD, w, h)
    _polygon(draw, ((0.5, 0.13), (0.5, 0.86), (0.29, 0.68), (0.18, 0.48), (0.18, 0.23)), w, h, 0)


def _eye(draw: ImageDraw, w: int, h: int) -> None:
    turns = [math.tau * step / 48 for step in range(48)]
    lids = [
        (0.5 + 0.5 * math.cos(turn), 0.5 + math.copysign(0.34 * abs(math.sin(turn)) ** 1.15, math.sin(turn)))
        for turn in turns
    ]
    _polygon(draw, lids, w, h)
    for radius, fill in ((0.245, 0), (0.14, 255)):
        draw.ellipse((w * (0.5 - radius), h * (0.5 - radius), w * (0.5 + radius), h * (0.5 + radius)), fill)


def _leaned(points: Points) -> Points:
    """Return points that were drawn upright, leaned by 45 degrees."""
    part = math.sqrt(0.5)
    shifted = ((x - 0.5, y - 0.5) for x, y in points)
    return [(0.5 + part * (x - y), 0.5 + part * (x + y)) for x, y in shifted]


def _sword(draw: ImageDraw, w: int, h: int) -> None:
    blade = ((0.5, -0.2), (0.59, -0.06), (0.59, 0.66), (0.41, 0.66), (0.41, -0.06))
    guard = ((0.22, 0.7), (0.78, 0.7), (0.78, 0.81), (0.22, 0.81))
    grip = ((0.44, 0.81), (0.56, 0.81), (0.56, 1.06), (0.44, 1.06))
    for points in (blade, guard, grip):
        _polygon(draw, _leaned(points), w, h)
    ((x, y),) = _at(_leaned(((0.5, 1.1),)), w, h)
    draw.ellipse((x - w * 0.085, y - w * 0.085, x + w * 0.085, y + w * 0.085), 255)


def _hill(draw: ImageDraw, w: int, h: int) -> None:
    """The situation: the ground on which they meet."""
    _polygon(draw, ((0.0, 0.9), (0.36, 0.2), (0.56, 0.58), (0.7, 0.38), (1.0, 0.9)), w, h)


def _mirrored(points: Points, way: float) -> Points:
    return points if way > 0 else [(1 - x, y) for x, y in points]


def _arrow(draw: ImageDraw, w: int, h: int, way: float = 1) -> None:
    points = ((0, 0.36), (0.5, 0.36), (0.5, 0.06), (1, 0.5), (0.5, 0.94), (0.5, 0.64), (0, 0.64))
    _polygon(draw, _mirrored(points, way), w, h)


def _chevron(draw: ImageDraw, w: int, h: int, way: float = 1) -> None:
    _stroke(draw, _mirrored(((0.3, 0.1), (0.7, 0.5), (0.3, 0.9)), way), w, h, w * 0.2)


def _head(draw: ImageDraw, w: int, h: int, way: float = 1) -> None:
    _polygon(draw, _mirrored(((0, 0), (1, 0.5), (0, 1)), way), w, h)


def _flag(draw: ImageDraw, w: int, h: int, struck: float = 0) -> None:
    """A flag on its pole; one that is struck has a line across."""
    _polygon(draw, ((0.16, 0.0), (0.26, 0.0), (0.26, 1.0), (0.16, 1.0)), w, h)
    _polygon(draw, ((0.3, 0.06), (0.96, 0.06), (0.8, 0.32), (0.96, 0.58), (0.3, 0.58)), w, h)
    if struck:
        _stroke(draw, ((0.06, 0.94), (0.98, 0.0)), w, h, w * 0.24, 0)
        _stroke(draw, ((0.06, 0.94), (0.98, 0.0)), w, h, w * 0.1)


def _drop(draw: ImageDraw, w: int, h: int) -> None:
    draw.ellipse((w * 0.12, h * 0.34, w * 0.88, h * 0.99), 255)
    _polygon(draw, ((0.5, 0.0), (0.83, 0.5), (0.17, 0.5)), w, h)


def _drop_line(draw: ImageDraw, w: int, h: int) -> None:
    _drop(draw, w, h)
    draw.ellipse((w * 0.28, h * 0.48, w * 0.72, h * 0.86), 0)


def _tick(draw: ImageDraw, w: int, h: int) -> None:
    _stroke(draw, ((0.12, 0.55), (0.4, 0.84), (0.9, 0.18)), w, h, w * 0.16)


def _cross(draw: ImageDraw, w: int, h: int) -> None:
    _stroke(draw, ((0.15, 0.15), (0.85, 0.85)), w, h, w * 0.15)
    _stroke(draw, ((0.85, 0.15), (0.15, 0.85)), w, h, w * 0.15)


def _slash(draw: ImageDraw, w: int, h: int) -> None:
    _stroke(draw, ((0.08, 0.8), (0.92, 0.2)), w, h, max(8, w * 0.09))


#: A leg of a way that falls or rises from one corner of its box to the other; `way` -1 rises.
def _leg(draw: ImageDraw, w: int, h: int, way: float = 1, width: float = 4) -> None:
    inset = width * _ZOOM / 2
    ends = (inset, inset), (w - inset, h - inset)
    if way < 0:
        ends = (inset, h - inset), (w - inset, inset)
    draw.line(ends, 255, round(width * _ZOOM))


SHAPES: Final[Mapping[str, Callable[..., None]]] = MappingProxyType(
    {
        "disc": _disc,
        "ring": _ring,
        "pill": _pill,
        "pill_line": _pill_line,
        "d10_full": _d10_full,
        "d10_line": _d10_line,
        "d6_full": _d6_full,
        "d6_line": _d6_line,
        "d6_dash": _d6_dash,
        "shield": _shield,
        "eye": _eye,
        "sword": _sword,
        "hill": _hill,
        "arrow": _arrow,
        "chevron": _chevron,
        "head": _head,
        "flag": _flag,
        "drop": _drop,
        "drop_line": _drop_line,
        "tick": _tick,
        "cross": _cross,
        "slash": _slash,
        "leg": _leg,
    }
)
"""The shapes by name; some take numbers more, such as a way of 1 or -1, or a face."""
