"""The contrast between colours, as WCAG 2 defines it."""

from __future__ import annotations

from typing import TypeAlias

Rgb: TypeAlias = tuple[int, int, int]


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the contrast of two colours, from 1 to 21; black on white has 21."""
    dim, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dim + 0.05)


def luminance(colour: Rgb) -> float:
    """Return the relative luminance of a colour, from 0 to 1."""
    linear = [_linear(part / 255) for part in colour]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
