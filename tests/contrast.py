"""How far colours stand apart, as WCAG 2 counts it."""

from __future__ import annotations

from typing import TypeAlias

Rgb: TypeAlias = tuple[int, int, int]


def contrast(one: Rgb, other: Rgb) -> float:
    """How far two colours stand apart, from 1 to 21, where 21 is black on white."""
    dim, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dim + 0.05)


def luminance(colour: Rgb) -> float:
    """How bright a colour is, from 0 to 1, however it is tinted."""
    linear = [_linear(part / 255) for part in colour]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
