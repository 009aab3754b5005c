"""The closing card of a conflict: the marker's way over all rounds, who led when, and what was reached.

The first side's lead rises, the second side's falls, each towards a line at its end of the scale, so it is
readable without colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from typing_extensions import override

from narration.parts.figures import MarkerStep
from narration.pictures.card import PaintedCard, Words
from narration.pictures.cards.alt import sentences
from narration.pictures.cards.heads import draw_head
from narration.pictures.cards.marker import leader_ink
from narration.pictures.ink import EDGE, WIDTH, Ink, Sheet, breadth, fitted
from narration.text.columns import scale_text
from narration.text.line import Line, Say, line

_HEIGHT: Final = 280
_MIDDLE: Final = 141
_REACH: Final = 52
_LEFT: Final = 96
#: The most rounds that are drawn and told: the last ones.
_MOST: Final = 24


@dataclass(frozen=True, slots=True)
class CourseCard(PaintedCard):
    """The whole way of a conflict's marker; `flag` says what the winner reached, if there is a winner."""

    names: tuple[Line, Line]
    length: int
    steps: tuple[MarkerStep, ...]
    winner: Literal[0, 1, 2] = 0
    flag: Line | None = None

    @property
    @override
    def file(self) -> str:
        return "course.png"

    @property
    def shown(self) -> tuple[MarkerStep, ...]:
        return self.steps[-_MOST:]

    @property
    @override
    def alt(self) -> Line:
        places = tuple(line("card-course-place", place=step.marker) for step in self.shown)
        won = line("card-end-won", name=self.names[self.winner - 1]) if self.winner else line("card-end-open")
        flag = (line("card-end", what=self.flag),) if self.flag else ()
        ends = {"left": self.names[0], "right": self.names[1]}
        return sentences(line("card-course", length=self.length, places=places, **ends), won, *flag)

    @override
    def block(self, say: Say) -> tuple[str, ...]:
        """Return the scale at the end as two rows of text."""
        last = self.steps[-1].marker if self.steps else 0
        return scale_text(say(self.names[0]), say(self.names[1]), self.length, last)

    @override
    def paint(self, say: Words) -> bytes:
        """Return the card as a PNG."""
        sheet = Sheet(_HEIGHT)
        if self.winner:
            sheet.bar((0, 8) if self.winner == 1 else (WIDTH - 8, WIDTH), (0, _HEIGHT), _side(self.winner))
        for number in (1, 2):
            _draw_side(sheet, self, number, say)
        for end in (_MIDDLE - _REACH, _MIDDLE + _REACH):
            sheet.bar((_LEFT, WIDTH - EDGE), (end - 1, end + 1), "line")
        sheet.bar((_LEFT, WIDTH - EDGE), (_MIDDLE - 2, _MIDDLE + 2), "dim")
        _draw_rounds(sheet, self)
        return sheet.png()


def _side(number: int) -> Ink:
    return "a" if number == 1 else "b"


def _draw_side(sheet: Sheet, card: CourseCard, number: int, say: Words) -> None:
    """Draw a side at its end of the chart: head, name, and at the winner's what it reached."""
    ink, first = _side(number), number == 1
    name = say(card.names[number - 1])
    y = 12 if first else _HEIGHT - 60
    draw_head(sheet, say, card.names[number - 1], (EDGE, y), 48, ink)
    wide = WIDTH - 2 * EDGE - 64
    if card.winner != number:
        sheet.text((EDGE + 64, y + 36), fitted(name, wide, 32), 32, "ink")
        return
    said = fitted(name, wide if card.flag is None else wide / 2 - 30, 32)
    end = sheet.text((EDGE + 64, y + 36), said, 32, "ink")
    draw_flag(
        sheet, end + 20, y + 6, fitted(say(card.flag) if card.flag else "", WIDTH - EDGE - end - 78, 26), ink
    )


def draw_flag(sheet: Sheet, x: float, y: float, said: str, ink: Ink) -> None:
    """Draw a pennant by its upper left corner: a flag, and the words of what is reached."""
    wide = breadth(said, 26) + (58 if said else 48)
    sheet.bar((x, x + wide), (y, y + 36), ink, 10)
    sheet.put("flag", (x + 12, y + 5), (26, 26), ink, on=ink)
    sheet.text((x + 44, y + 27), said, 26, ink, on=ink)


def _draw_rounds(sheet: Sheet, card: CourseCard) -> None:
    """Draw a bar for each round, up for the first side, down for the second, with its figure at the end."""
    pitch = min(90.0, (WIDTH - EDGE - _LEFT) / max(1, len(card.shown)))
    half = min(26.0, pitch * 0.36)
    size = round(max(16, min(26, pitch * 0.62)))
    for number, step in enumerate(card.shown):
        x = _LEFT + (number + 0.5) * pitch
        y = _MIDDLE - step.marker * _REACH / card.length
        ink = leader_ink(step.marker)
        if step.marker:
            sheet.bar((x - half, x + half), (min(y, _MIDDLE), max(y, _MIDDLE)), ink)
        label = f"{abs(step.marker)}"
        place = y - 8 if step.marker >= 0 else y + 8 + size * 0.75
        sheet.text((x, place), label, size, "ink" if step.marker else "dim", "m")
