"""The card of a flag that was struck out: its text, why, and what its marks add to the reserve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from typing_extensions import override

from narration.pictures.card import PaintedCard
from narration.pictures.cards.alt import sentences
from narration.pictures.cards.pool import draw_reserve, reserve_in_words
from narration.pictures.ink import EDGE, Sheet, breadth, fitted
from narration.text.line import Line, Say, line

_HEIGHT: Final = 112
_TEXT: Final = EDGE + 80
_ROOM: Final = 360


@dataclass(frozen=True, slots=True)
class StruckCard(PaintedCard):
    """A flag with the reason, and the player's reserve before and after."""

    flag: Line
    reason: Line
    before: int
    after: int

    @property
    @override
    def file(self) -> str:
        return "flag.png"

    @property
    @override
    def alt(self) -> Line:
        struck = line("card-struck", flag=self.flag, reason=self.reason)
        return sentences(struck, *reserve_in_words(self.before, self.before - self.after))

    @override
    def block(self, say: Say) -> tuple[str, ...]:
        return ()

    @override
    def paint(self, say: Say) -> bytes:
        """Return the card as a PNG."""
        sheet = Sheet(_HEIGHT)
        sheet.put("flag", (EDGE, 24), (62, 62), "a", 1)
        said = say(self.flag)
        size = 34 if breadth(said, 34) <= _ROOM else 27
        sheet.text((_TEXT, 52), fitted(said, _ROOM, size), size, "ink")
        sheet.text((_TEXT, 92), fitted(say(self.reason), _ROOM, 26), 26, "dim")
        draw_reserve(sheet, 24, self.before, self.after)
        return sheet.png()
