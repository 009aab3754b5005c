"""The card of a social conflict: the exchange, and how far it has gone on a ladder of words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from typing_extensions import override

from narration.pictures.card import PaintedCard, Words
from narration.pictures.cards.alt import sentences
from narration.pictures.cards.exchange import HEIGHT, Exchange, draw_exchange
from narration.pictures.ink import EDGE, WIDTH, Ink, Sheet, breadth, fitted
from narration.text.line import Line, Say, line

_LADDER: Final = 84


@dataclass(frozen=True, slots=True)
class SocialCard(PaintedCard):
    """A social conflict at `level`, from 1 to the number of `words` for the levels."""

    words: tuple[Line, ...]
    level: int
    exchange: Exchange | None = None

    @property
    @override
    def file(self) -> str:
        return "social.png"

    @property
    @override
    def alt(self) -> Line:
        told = (self.exchange.alt,) if self.exchange else ()
        level = line("card-level-of", word=self.words[self.level - 1], level=self.level, most=len(self.words))
        return sentences(*told, level)

    @override
    def block(self, say: Say) -> tuple[str, ...]:
        return ()

    @override
    def paint(self, say: Words) -> bytes:
        """Return the card as a PNG."""
        top = HEIGHT if self.exchange else 0
        sheet = Sheet(top + _LADDER)
        if self.exchange:
            draw_exchange(sheet, self.exchange, say)
        self._draw_ladder(sheet, top + 8, say)
        return sheet.png()

    def _draw_ladder(self, sheet: Sheet, y: float, say: Say) -> None:
        """Draw a step for each level: filled up to the present one, whose word is bright."""
        wide = (WIDTH - 2 * EDGE) / len(self.words)
        for number, word in enumerate(map(say, self.words), 1):
            x = EDGE + (number - 1) * wide
            sheet.bar((x + 3, x + wide - 3), (y + 6, y + 18), "bad" if number <= self.level else "line", 6)
            size = 26 if breadth(word, 26) <= wide - 8 else 20
            ink: Ink = "ink" if number == self.level else "dim"
            sheet.text((x + wide / 2, y + 52), fitted(word, wide - 8, size), size, ink, "m")
