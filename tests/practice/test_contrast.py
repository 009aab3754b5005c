"""The page's colours: text contrasts with its background in the dark and in the light scheme."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.contrast import Rgb, contrast

PAGE = Path(__file__).parents[2] / "practice" / "page"
READ = 4.5
"""The contrast that WCAG AA requires of text."""

SEEN = 3.0
"""The contrast that WCAG AA requires of other visible parts: the focus, a switch, large letters."""

SURFACES = ("ground", "sheet", "raised", "sunk", "private", "mention")
TEXT = {
    **{(ink, behind): READ for ink in ("text", "muted", "accent") for behind in SURFACES},
    **{("wrong", behind): READ for behind in ("sheet", "raised", "sunk")},
    ("primary-text", "primary"): READ,
    ("badge-text", "badge"): READ,
    ("sheet", "muted"): READ,
    **{("white", behind): READ for behind in ("success", "danger")},
    **{("white", behind): SEEN for behind in ("hue-0", "hue-1", "hue-2", "hue-bot")},
    **{(seen, "sheet"): SEEN for seen in ("lantern", "success", "primary")},
}

#: Text on a tint of the accent colour over a surface: mentions, and the current row of a list.
TINTED = (
    *(("accent", "markdown.css", behind) for behind in ("sheet", "private", "mention")),
    *((ink, "controls.css", "raised") for ink in ("text", "muted")),
)


def colours(scheme: str) -> dict[str, Rgb]:
    """Return the page's colours in a scheme, by name; the light scheme overrides those of the dark one."""
    dark, light = (PAGE / "base.css").read_text("utf-8").split("prefers-color-scheme: light", 1)
    light = light.split("\n}\n", 1)[0]
    found = re.findall(r"--([\w-]+): #([0-9a-f]{3,6});", dark + (light if scheme == "light" else ""))
    return {name: rgb(value) for name, value in found} | {"white": (255, 255, 255)}


def rgb(value: str) -> Rgb:
    full = value if len(value) == 6 else "".join(2 * digit for digit in value)
    red, green, blue = (int(full[at : at + 2], 16) for at in (0, 2, 4))
    return red, green, blue


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_all_text_contrasts_with_its_background(scheme: str) -> None:
    of = colours(scheme)
    found = {pair: round(contrast(of[pair[0]], of[pair[1]]), 2) for pair in TEXT}
    assert {pair: ratio for pair, ratio in found.items() if ratio < TEXT[pair]} == {}


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_all_text_on_a_tint_has_enough_contrast_too(scheme: str) -> None:
    of = colours(scheme)
    found = {
        (ink, behind): round(contrast(of[ink], tint(of["accent"], share(file), of[behind])), 2)
        for ink, file, behind in TINTED
    }
    assert {pair: ratio for pair, ratio in found.items() if ratio < READ} == {}


def share(file: str) -> float:
    """Return the share of the accent colour in the file's first tint, from 0 to 1."""
    css = (PAGE / file).read_text("utf-8")
    percent = re.search(r"background: color-mix\(in srgb, var\(--accent\) (\d+)%", css)
    assert percent is not None
    return int(percent[1]) / 100


def tint(ink: Rgb, part: float, behind: Rgb) -> Rgb:
    """Lay a share of one colour over another, as `color-mix` with `transparent` does."""
    red, green, blue = (round(part * a + (1 - part) * b) for a, b in zip(ink, behind, strict=True))
    return red, green, blue


def test_black_on_white_has_the_highest_contrast() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(rgb("777"), rgb("fff")) == pytest.approx(4.48, abs=0.01)
