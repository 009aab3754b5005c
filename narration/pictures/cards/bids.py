"""The card of a duel of six-sided dice while both sides bid: what each throws, has bid and may still bid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from typing_extensions import override

from narration.pictures.card import PaintedCard, Words
from narration.pictures.cards.alt import sentences
from narration.pictures.cards.heads import draw_head
from narration.pictures.ink import EDGE, WIDTH, Ink, Sheet, breadth, fitted
from narration.text.line import Line, Say, line

_ROW: Final = 102
#: Where the dice begin, how wide they may be, and the most that are drawn; the words give the number.
_DICE: Final = 350
_ROOM: Final = 300
_NAME: Final = 208
_MOST: Final = 20


@dataclass(frozen=True, slots=True)
class Bidder:
    """A side: its dice that are fixed, those that it has bid, those that it may still bid, and its chance.

    `chance` is a line that is hidden where a table shows no chances. `acts`: it is this side's turn.
    """

    name: Line
    fixed: int
    bid: int
    free: int
    chance: Line
    acts: bool = False

    @property
    def kinds(self) -> tuple[str, ...]:
        """What is drawn for each die: filled is fixed, one pip is bid, dashed is free."""
        dice = ("d6_full",) * self.fixed + ("d6_line",) * self.bid + ("d6_dash",) * self.free
        return dice[:_MOST]


@dataclass(frozen=True, slots=True)
class BidsCard(PaintedCard):
    """Both sides of a duel, the challenger first."""

    sides: tuple[Bidder, Bidder]

    @property
    @override
    def file(self) -> str:
        return "bids.png"

    @property
    @override
    def alt(self) -> Line:
        turn = (line("card-to-bid", name=one.name) for one in self.sides if one.acts)
        return sentences(*map(_told, self.sides), *turn)

    @override
    def block(self, say: Say) -> tuple[str, ...]:
        return tuple(say(_told(one)) for one in self.sides)

    @override
    def paint(self, say: Words) -> bytes:
        """Return the card as a PNG."""
        sheet = Sheet(2 * _ROW + 8)
        _draw(sheet, self.sides[0], 8, "a", say)
        _draw(sheet, self.sides[1], 8 + _ROW, "b", say)
        return sheet.png()


def _told(side: Bidder) -> Line:
    dice = {"fixed": side.fixed, "bid": side.bid, "free": side.free}
    return line("card-bidder", name=side.name, chance=side.chance, **dice)


def _draw(sheet: Sheet, side: Bidder, y: float, ink: Ink, say: Words) -> None:
    if side.acts:
        sheet.bar((10, WIDTH - 10), (y, y + _ROW - 6), "line", 14)
    draw_person(sheet, say, side.name, y + 16, ink)
    sheet.text((EDGE + 78, y + 76), f"{side.fixed} + {side.bid}", 26, "ink" if side.acts else "dim")
    if side.acts:
        sheet.put("head", (_DICE - 34, y + 34), (18, 24), ink, 1)
    pitch = min(42.0, _ROOM / max(1, len(side.kinds)))
    size = min(36.0, pitch - 4)
    for place, kind in enumerate(side.kinds):
        tint: Ink = ink if kind != "d6_dash" else "dim" if side.acts else "gone"
        at = _DICE + place * pitch, y + 47 - size / 2
        sheet.put(kind, at, (size, size), tint, *((1.0,) if kind == "d6_line" else ()))
    sheet.text((WIDTH - EDGE, y + 59), fitted(say(side.chance), 112, 34), 34, "ink", "r")


def draw_person(sheet: Sheet, say: Words, who: Line, y: float, ink: Ink, base: float = 25) -> None:
    """Draw a side's head, and its name beside it, its baseline `base` below `y`."""
    draw_head(sheet, say, who, (EDGE, y), 64, ink)
    name = say(who)
    size = 30 if breadth(name, 30) <= _NAME else 26
    sheet.text((EDGE + 78, y + base), fitted(name, _NAME, size), size, "ink")
