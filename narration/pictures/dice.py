"""Dice on cards: ten-sided ones with their figure, six-sided ones with pips.

Filled and underlined counts, outlined is spare, grey and struck failed; so they differ without colour too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from narration.pictures.ink import EDGE, WIDTH, Ink, Point, Sheet

DieUse: TypeAlias = Literal["counts", "spare", "failed"]
#: The size of a die that has room enough, in units of the grid.
SIZE: Final = 62
#: How many dice of Noir are base dice.
BASE: Final = 2
#: The most dice of Noir that are drawn on one side.
CHAIN: Final = 4
#: The most dice of one side that are drawn; a figure says how many there are more.
MOST: Final = 6


class CardDie(NamedTuple):
    """A die and whether it counts, is not needed, or failed."""

    face: int
    use: DieUse = "counts"


def ten_sided(sheet: Sheet, at: Point, size: float, die: CardDie, ink: Ink, *, line: bool = True) -> None:
    """Draw a ten-sided die `size` wide; `line` underlines one that counts."""
    (x, y), high = at, size * 1.08
    figure = f"{die.face}"
    if die.use == "counts":
        sheet.put("d10_full", (x, y), (size, high), ink)
        sheet.text((x + size / 2, y + high * 0.56), figure, round(size * 0.46), ink, "m", on=ink)
        if line:
            sheet.bar((x + size * 0.2, x + size * 0.8), (y + high + 5, y + high + 10), ink)
        return
    spare = die.use == "spare"
    sheet.put("d10_line", (x, y), (size, high), ink if spare else "gone")
    sheet.text((x + size / 2, y + high * 0.56), figure, round(size * 0.44), "ink" if spare else "dim", "m")
    if not spare:
        sheet.put("slash", (x + size * 0.16, y + size * 0.2), (size * 0.68, size * 0.42), "dim")


def ten_sided_row(
    sheet: Sheet, dice: Sequence[CardDie], y: float, ink: Ink, room: float, *, left: bool = True
) -> float:
    """Draw dice from one edge inwards, made smaller to fit; return how far they reach from that edge."""
    shown = _shown(dice)
    more = len(dice) - len(shown)
    pitch = min(SIZE + 8.0, (room - (52 if more else 0)) / max(1, len(shown)))
    size = min(SIZE, pitch - 4)
    for place, die in enumerate(shown):
        x = EDGE + place * pitch if left else WIDTH - EDGE - size - place * pitch
        ten_sided(sheet, (x, y + (SIZE - size) * 0.54), size, die, ink)
    reach = len(shown) * pitch
    if more:
        at = EDGE + reach if left else WIDTH - EDGE - reach
        sheet.text((at, y + SIZE * 0.62), f"+{more}", 26, "dim", "l" if left else "r")
        reach += 52
    return reach


def _shown(dice: Sequence[CardDie]) -> Sequence[CardDie]:
    """Return the dice to draw, never without the one that counts."""
    if len(dice) <= MOST:
        return dice
    counting = next((place for place, die in enumerate(dice) if die.use == "counts"), 0)
    return dice[:MOST] if counting < MOST else (*dice[: MOST - 1], dice[counting])


def exploding(
    sheet: Sheet, dice: Sequence[CardDie], at: Point, ink: Ink, room: float, *, left: bool = True
) -> float:
    """Draw Noir's dice from one edge, `at`, made smaller to fit; return how wide they are.

    They are two, and after each plus one that a ten has earned; equal base dice are joined below.
    """
    shown, more = dice[:CHAIN], len(dice) - CHAIN
    around = 8 * len(shown) + 26 * max(0, len(shown) - BASE) + 52 * (more > 0)
    size = min(56.0, (room - around) / max(1, len(shown)))
    wide = len(shown) * size + around
    (x, y), start = at, at[0] if left else at[0] - wide + 8
    top, x = y + (56 - size) / 2, start
    for place, die in enumerate(shown):
        if place >= BASE:
            _plus(sheet, (x, top + size * 0.54))
            x += 26
        ten_sided(sheet, (x, top), size, die, ink, line=False)
        x += size + 8
    if more > 0:
        sheet.text((x, top + size * 0.7), f"+{more}", 26, "dim")
    if len(dice) >= BASE and dice[0].face == dice[1].face:
        for y in (top + size * 1.08 + 8, top + size * 1.08 + 15):
            sheet.bar((start + 8, start + 2 * size), (y, y + 3), "ink")
    return wide


def _plus(sheet: Sheet, at: Point) -> None:
    x, y = at
    sheet.bar((x + 3, x + 19), (y - 2, y + 2), "ink")
    sheet.bar((x + 9, x + 13), (y - 8, y + 8), "ink")


def six_sided_row(sheet: Sheet, dice: Sequence[CardDie], at: Point, room: float, ink: Ink) -> None:
    """Draw six-sided dice from the left, made smaller to fit; hits are filled and underlined."""
    (x, y), pitch = at, min(SIZE + 8.0, room / max(1, len(dice)))
    size = min(SIZE, pitch - max(3, pitch * 0.1))
    top = y + (SIZE - size) / 2
    for die in dice:
        hit = die.use == "counts"
        sheet.put("d6_full" if hit else "d6_line", (x, top), (size, size), ink if hit else "gone", die.face)
        if hit:
            sheet.bar((x + size * 0.2, x + size * 0.8), (top + size + 5, top + size + 10), ink)
        x += pitch
