"""The card of one character's roll: dice, result, what it is held against, verdict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from typing_extensions import override

from narration.pictures.card import PaintedCard
from narration.pictures.cards.alt import alt_die, known
from narration.pictures.dice import CardDie, exploding, ten_sided_row
from narration.pictures.ink import EDGE, WIDTH, Ink, Sheet, breadth, fitted
from narration.text.line import Line, Say, line

_HEIGHT: Final = 108
_ROOM: Final = 330
#: The least room in which a word says anything.
_LEAST: Final = 60


@dataclass(frozen=True, slots=True)
class RollCard(PaintedCard):
    """A roll; `explodes` joins the dice with a plus from the third on, as in Noir.

    `figure` is None if the reader may not know it.
    """

    name: Line
    dice: tuple[CardDie, ...]
    figure: int | None
    verdict: Line
    good: bool
    target: Line | None = None
    explodes: bool = False

    @property
    @override
    def file(self) -> str:
        return "roll.png"

    @property
    @override
    def alt(self) -> Line:
        dice = tuple(map(alt_die, self.dice)) if not self.explodes else tuple(die.face for die in self.dice)
        if self.target is None:
            return line(
                "card-rolls", name=self.name, dice=dice, figure=known(self.figure), verdict=self.verdict
            )
        result = line("card-result", figure=known(self.figure), target=self.target)
        return line("card-rolls", name=self.name, dice=dice, figure=result, verdict=self.verdict)

    @override
    def block(self, say: Say) -> tuple[str, ...]:
        return ()

    @override
    def paint(self, say: Say) -> bytes:
        """Return the card as a PNG."""
        sheet, ink = Sheet(_HEIGHT), outcome_ink(self.good)
        sheet.bar((0, 8), (0, _HEIGHT), ink)
        end = self._draw_dice(sheet, ink)
        end = sheet.text((end + 20, 76), "?" if self.figure is None else f"{self.figure}", 58, ink)
        left = draw_verdict(sheet, say(self.verdict), self.good, 38)
        if self.target:
            room = left - end - 32
            size = 30 if breadth(say(self.target), 30) <= room else 22
            if room > _LEAST:
                sheet.text((end + 16, 72), fitted(say(self.target), room, size), size, "dim")
        return sheet.png()

    def _draw_dice(self, sheet: Sheet, ink: Ink) -> float:
        """Draw the dice; return where they end."""
        if not self.explodes:
            return EDGE + ten_sided_row(sheet, self.dice, 18, ink, _ROOM)
        return EDGE + exploding(sheet, self.dice, (EDGE, 18), ink, _ROOM)


def outcome_ink(good: bool) -> Ink:
    """Return the ink of a roll that went well or badly."""
    return "good" if good else "bad"


def draw_verdict(sheet: Sheet, verdict: str, good: bool, top: float) -> float:
    """Write a verdict at the right edge with its tick or cross; return where it starts."""
    ink = outcome_ink(good)
    sheet.put("tick" if good else "cross", (WIDTH - EDGE - 34, top), (34, 34), ink)
    size = 34 if breadth(verdict, 34) <= 250 else 26
    said = fitted(verdict, 250, size)
    sheet.text((WIDTH - EDGE - 48, top + 31), said, size, "ink", "r")
    return WIDTH - EDGE - 48 - breadth(said, size)
