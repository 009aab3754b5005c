"""The cards of a pool of six-sided dice: while it is built, and thrown against a difficulty."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from typing_extensions import override

from narration.pictures.card import PaintedCard
from narration.pictures.cards.alt import alt_die, known, sentences
from narration.pictures.cards.roll import draw_verdict, outcome_ink
from narration.pictures.dice import CardDie, six_sided_row
from narration.pictures.ink import EDGE, WIDTH, Sheet, fitted
from narration.text.line import Line, Say, line

#: The most rings of difficulty, and the most dice of a reserve that are drawn; the words give the number.
_RINGS: Final = 10
_RESERVE: Final = 10


@dataclass(frozen=True, slots=True)
class Gives:
    """What gives dice to a pool, and how many."""

    what: Line
    dice: int


@dataclass(frozen=True, slots=True)
class PoolCard(PaintedCard):
    """A pool that is being built. `reserve` is the player's, None for a character without one.

    `staked` of it are in the pool. `chance` is a line that is hidden where a table shows no chances.
    """

    gives: tuple[Gives, ...]
    difficulty: int | None
    chance: Line
    reserve: int | None = None
    staked: int = 0

    @property
    @override
    def file(self) -> str:
        return "pool.png"

    @property
    @override
    def alt(self) -> Line:
        gives = tuple(line("card-gives", what=one.what, dice=one.dice) for one in self.gives)
        pool = line("card-pool", gives=gives, difficulty=known(self.difficulty), chance=self.chance)
        return sentences(pool, *reserve_in_words(self.reserve, self.staked))

    @override
    def block(self, say: Say) -> tuple[str, ...]:
        return ()

    @override
    def paint(self, say: Say) -> bytes:
        """Return the card as a PNG."""
        sheet = Sheet(250)
        self._draw_groups(sheet, say)
        sheet.text((WIDTH - EDGE, 80), fitted(say(self.chance), 150, 48), 48, "ink", "r")
        sheet.bar((EDGE, WIDTH - EDGE), (148, 150), "line")
        draw_rings(sheet, 172, self.difficulty, None)
        if self.reserve is not None:
            draw_reserve(sheet, 172, self.reserve, self.reserve - self.staked)
        return sheet.png()

    def _draw_groups(self, sheet: Sheet, say: Say) -> None:
        """Draw the dice in the groups that give them, each with its word below."""
        total = sum(one.dice for one in self.gives)
        gap = 26 if total <= 9 else 14
        room = WIDTH - 2 * EDGE - 170 - gap * (len(self.gives) - 1)
        pitch = min(64.0, room / max(1, total))
        size, x = pitch * 0.9, float(EDGE)
        for one in self.gives:
            end = x + one.dice * pitch - pitch * 0.1
            for place in range(one.dice):
                sheet.put("d6_line", (x + place * pitch, 26 + (58 - size) / 2), (size, size), "a")
            sheet.bar((x, end), (96, 100), "a")
            word, wide = say(one.what), end - x + gap - 4
            sheet.text(((x + end) / 2, 130), fitted(word, wide, 22), 22, "ink", "m")
            x = end + gap + pitch * 0.1


@dataclass(frozen=True, slots=True)
class ThrowCard(PaintedCard):
    """A pool that was thrown; `before` and `after` are the reserve, None for a character without one."""

    dice: tuple[CardDie, ...]
    difficulty: int | None
    good: bool
    verdict: Line
    before: int | None = None
    after: int | None = None

    @property
    @override
    def file(self) -> str:
        return "throw.png"

    @property
    def hits(self) -> int:
        return sum(die.use == "counts" for die in self.dice)

    @property
    @override
    def alt(self) -> Line:
        dice = tuple(map(alt_die, self.dice))
        needed = {"hits": self.hits, "difficulty": known(self.difficulty)}
        thrown = line("card-thrown", dice=dice, verdict=self.verdict, **needed)
        return sentences(thrown, *reserve_in_words(self.before, (self.before or 0) - (self.after or 0)))

    @override
    def block(self, say: Say) -> tuple[str, ...]:
        return ()

    @override
    def paint(self, say: Say) -> bytes:
        """Return the card as a PNG."""
        sheet, ink = Sheet(224), outcome_ink(self.good)
        sheet.bar((0, 8), (0, 224), ink)
        left = draw_verdict(sheet, say(self.verdict), self.good, 26)
        six_sided_row(sheet, self.dice, (EDGE, 22), left - EDGE - 24, ink)
        sheet.text((WIDTH - EDGE, 100), f"{self.hits} / {_figure(self.difficulty)}", 32, "ink", "r")
        sheet.bar((EDGE, WIDTH - EDGE), (122, 124), "line")
        draw_rings(sheet, 146, self.difficulty, self.hits)
        if self.before is not None and self.after is not None:
            draw_reserve(sheet, 146, self.before, self.after)
        return sheet.png()


def reserve_in_words(reserve: int | None, staked: int) -> tuple[Line, ...]:
    """Return a reserve, and what it is without the dice that are staked; a gain is below 0."""
    if reserve is None:
        return ()
    if not staked:
        return (line("card-reserve-is", reserve=reserve),)
    return (line("card-reserve", before=reserve, after=reserve - staked),)


def _figure(difficulty: int | None) -> str:
    """Return a difficulty, or a question mark for one that the reader may not know."""
    return "?" if difficulty is None else f"{difficulty}"


def draw_rings(sheet: Sheet, y: float, difficulty: int | None, hits: int | None) -> None:
    """Draw a ring for each hit that is needed, filled with a tick for each that fell.

    If it is not known how many are needed, only those that fell are drawn.
    """
    for place in range(min(hits or 0 if difficulty is None else difficulty, _RINGS)):
        at = EDGE + place * 38, y - 3
        if hits is not None and place < hits:
            sheet.put("disc", at, (30, 30), "good")
            sheet.put("tick", (at[0] + 7, y + 4), (16, 16), "good", on="good")
        else:
            sheet.put("ring", at, (30, 30), "dim", 3)
    sheet.put("head", (EDGE, y + 42), (16, 20), "dim", 1)
    sheet.text((EDGE + 26, y + 62), _figure(difficulty), 27, "ink")


def draw_reserve(sheet: Sheet, y: float, before: int, after: int) -> None:
    """Draw a reserve from the right as small dice: what stays is filled, what goes or comes is hollow."""
    most = min(max(before, after), _RESERVE)
    for place in range(most):
        kept = place < min(before, after)
        at = WIDTH - EDGE - (most - place) * 30 + 6
        sheet.put("d6_full" if kept else "d6_line", (at, y), (24, 24), "a")
    change = f" {'+' if after > before else '–'} {abs(after - before)} = {after}" if after != before else ""
    said = f"{before}{change}"
    sheet.text((WIDTH - EDGE, y + 62), said, 27, "dim", "r")
