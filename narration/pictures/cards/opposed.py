"""The card of a duel of six-sided dice that is over: both throws, who won, and what comes true."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from typing_extensions import override

from narration.pictures.card import PaintedCard, Words
from narration.pictures.cards.alt import sentences
from narration.pictures.cards.bids import draw_person
from narration.pictures.cards.course import draw_flag
from narration.pictures.dice import CardDie, six_sided_row
from narration.pictures.ink import EDGE, WIDTH, Ink, Sheet, fitted
from narration.text.line import Line, Say, line

_ROW: Final = 100
_STRIP: Final = 56
_DICE: Final = 330


@dataclass(frozen=True, slots=True)
class Thrower:
    """A side of a duel with its dice, the highest first; there are none if the other side gave up."""

    name: Line
    dice: tuple[CardDie, ...] = ()

    @property
    def hits(self) -> int:
        return sum(die.use == "counts" for die in self.dice)


@dataclass(frozen=True, slots=True)
class OpposedCard(PaintedCard):
    """A duel that is over. `winner` is 0 after a tie; `flag` is the winner's stake."""

    sides: tuple[Thrower, Thrower]
    winner: Literal[0, 1, 2]
    flag: Line | None = None

    @property
    @override
    def file(self) -> str:
        return "duel.png"

    @property
    @override
    def alt(self) -> Line:
        won = line("card-wins", name=self.sides[self.winner - 1].name) if self.winner else line("card-tied")
        flag = (line("card-end", what=self.flag),) if self.flag else ()
        return sentences(*(_told(one) for one in self.sides if one.dice), won, *flag)

    @override
    def block(self, say: Say) -> tuple[str, ...]:
        return tuple(say(_told(one)) for one in self.sides if one.dice)

    @override
    def paint(self, say: Words) -> bytes:
        """Return the card as a PNG."""
        sheet = Sheet(2 * _ROW + 12 + _STRIP * bool(self.flag))
        for number, side in enumerate(self.sides, 1):
            _draw(sheet, side, 6 + (number - 1) * _ROW, _ink(number), say, won=self.winner == number)
        if not self.winner:
            for y in (_ROW - 5, _ROW + 9):
                sheet.bar((WIDTH - EDGE - 36, WIDTH - EDGE), (y, y + 6), "dim", 2)
        if self.winner and self.flag:
            said = fitted(say(self.flag), WIDTH - 2 * EDGE - 58, 26)
            draw_flag(sheet, EDGE, 2 * _ROW + 8, said, _ink(self.winner))
        return sheet.png()


def _told(side: Thrower) -> Line:
    return line("card-threw", name=side.name, dice=tuple(die.face for die in side.dice), hits=side.hits)


def _ink(number: int) -> Ink:
    return "a" if number == 1 else "b"


def _draw(sheet: Sheet, side: Thrower, y: float, ink: Ink, say: Words, *, won: bool) -> None:
    draw_person(sheet, say, side.name, y + 18, ink, 42)
    if won:
        sheet.bar((0, 8), (y, y + _ROW - 4), ink)
        sheet.put("tick", (WIDTH - EDGE - 34, y + 33), (34, 34), ink)
    if side.dice:
        six_sided_row(sheet, side.dice, (_DICE, y + 14), WIDTH - EDGE - 110 - _DICE, ink)
        sheet.text((WIDTH - EDGE - 50, y + 68), f"{side.hits}", 52, ink, "r")
