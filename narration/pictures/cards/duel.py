"""The card of a conflict: both sides, their tactics, their dice, the score, and the marker's way.

Side 1 stands left, side 2 right. Before the first round the card has neither tactics nor dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from typing_extensions import override

from narration.pictures.card import PaintedCard, Words
from narration.pictures.cards.alt import alt_die, sentences
from narration.pictures.cards.heads import draw_head
from narration.pictures.cards.marker import HEIGHT, Leg, ScaleView, draw_scale, leader_ink
from narration.pictures.dice import CardDie, ten_sided_row
from narration.pictures.ink import EDGE, WIDTH, Anchor, Ink, Sheet, breadth, fitted
from narration.text.columns import scale_text
from narration.text.line import Line, Say, line

_AVATAR: Final = 88
_TOP: Final = 12
_NAME: Final = 38
#: What moved the marker, by the sign on its leg.
_BY: Final = {"": "card-by-dice", "hill": "card-by-situation"}


@dataclass(frozen=True, slots=True)
class DuelSide:
    """One side: its name, its tactic as a word and a sign, its dice, and its effect if it has rolled."""

    name: Line
    word: Line | None = None
    sign: str = ""
    dice: tuple[CardDie, ...] = ()
    effect: int | None = None


@dataclass(frozen=True, slots=True)
class DuelCard(PaintedCard):
    """A conflict after a round, or before the first one; or an opposed roll, whose `length` is 0.

    Places are seen from side 1. `winner` has the stronger tactic, 0 for none; `void` means that this win has
    no effect. `over` counts the steps past the end, and `flag` says what is reached there.
    """

    sides: tuple[DuelSide, DuelSide]
    length: int
    marker: int
    start: int | None = None
    legs: tuple[Leg, ...] = ()
    winner: Literal[0, 1, 2] = 0
    void: bool = False
    over: int = 0
    flag: Line | None = None

    def __post_init__(self) -> None:
        """Raise `ValueError` for a marker off the scale, which is a bug of ours, never a user's mistake."""
        if any(abs(place) > self.length for place in (self.marker, self.start or 0)):
            raise ValueError(f"off the scale of {self.length}: {self.marker}, {self.start}")

    @property
    @override
    def file(self) -> str:
        return "round.png" if self.rolled else "scale.png"

    @property
    def rolled(self) -> bool:
        """Whether dice have been rolled."""
        return any(side.dice for side in self.sides)

    @property
    def lead(self) -> int:
        """Who is ahead, or has won an opposed roll: above 0 side 1, below 0 side 2."""
        return self.marker if self.length else (0, 1, -1)[self.winner]

    @property
    def equal(self) -> bool:
        """Whether both sides chose the same tactic."""
        return bool(self.sides[0].sign) and self.sides[0].sign == self.sides[1].sign

    @property
    @override
    def alt(self) -> Line:
        return _alt(self)

    @override
    def block(self, say: Say) -> tuple[str, ...]:
        """Return the scale as two rows of text; an opposed roll has none."""
        if not self.length:
            return ()
        names = say(self.sides[0].name), say(self.sides[1].name)
        return scale_text(*names, self.length, self.marker, self.start)

    @override
    def paint(self, say: Words) -> bytes:
        """Return the card as a PNG."""
        top = 116 if any(side.word for side in self.sides) else 104
        base = top + (84 if self.rolled else 0)
        height = base + (HEIGHT if self.length else 12)
        sheet = Sheet(height)
        if lead := self.lead:
            sheet.bar((0, 8) if lead > 0 else (WIDTH - 8, WIDTH), (0, height), leader_ink(lead))
        for number in (1, 2):
            _draw_head(sheet, self, number, say)
        _draw_verdict(sheet, self)
        if self.rolled:
            _draw_dice(sheet, self, top)
        if self.length:
            draw_scale(sheet, base, _scale(self, say))
        return sheet.png()


def _scale(card: DuelCard, say: Say) -> ScaleView:
    names = fitted(say(card.sides[0].name), WIDTH, 24), fitted(say(card.sides[1].name), WIDTH, 24)
    flag = say(card.flag) if card.flag else ""
    return ScaleView(names, card.length, card.marker, card.start, card.legs, card.over, flag)


def _draw_head(sheet: Sheet, card: DuelCard, number: int, say: Words) -> None:
    """Draw a side's head, name and tactic."""
    side, ink, left = card.sides[number - 1], _ink(number), number == 1
    name = say(side.name)
    x = EDGE if left else WIDTH - EDGE - _AVATAR
    draw_head(sheet, say, side.name, (x, _TOP), _AVATAR, ink)
    start = EDGE + _AVATAR + 18 if left else WIDTH - EDGE - _AVATAR - 18
    room = 226 if card.rolled else 256
    size = _NAME if breadth(name, _NAME) <= room else 30
    sheet.text((start, 47 if side.word else 68), fitted(name, room, size), size, "ink", _anchor(left))
    if side.word:
        _draw_tactic(sheet, card, number, say(side.word), start)


def _draw_tactic(sheet: Sheet, card: DuelCard, number: int, said: str, start: float) -> None:
    """Draw a tactic as a pill: filled for the stronger one."""
    side, ink = card.sides[number - 1], _ink(number)
    sign = 42 if side.sign else 0
    size = 29 if breadth(said, 29) <= 218 - sign else 25
    word = fitted(said, 218 - sign, size)
    wide = breadth(word, size) + sign + 28
    left = start if number == 1 else start - wide
    won = card.winner == number
    if won:
        sheet.bar((left, left + wide), (62, 104), ink, 12)
    else:
        sheet.put("pill_line", (left, 62), (wide, 42), ink if sign else "line", 12, 2)
    if sign:
        sheet.put(side.sign, (left + 14, 68), (30, 30), ink, on=ink if won else None)
    sheet.text((left + 14 + sign, 93), word, size, ink if won else "ink", on=ink if won else None)


def _draw_verdict(sheet: Sheet, card: DuelCard) -> None:
    """Draw an arrow from the stronger tactic, struck if it has no effect; for equal ones an equals sign."""
    if card.winner:
        left = WIDTH / 2 - 26
        way = 1 if card.winner == 1 else -1
        sheet.put("arrow", (left, 22), (52, 42), _ink(card.winner), way)
        if card.void:
            sheet.put("slash", (left - 4, 20), (60, 46), "ink")
    elif card.equal:
        for y in (32, 46):
            sheet.bar((WIDTH / 2 - 18, WIDTH / 2 + 18), (y, y + 6), "dim", 2)


def _draw_dice(sheet: Sheet, card: DuelCard, top: float) -> None:
    middle = WIDTH / 2
    for number, side in enumerate(card.sides, 1):
        ink, left = _ink(number), number == 1
        ten_sided_row(sheet, side.dice, top, ink, 272, left=left)
        if side.effect is not None:
            at = middle - 22 if left else middle + 22
            sheet.text((at, top + 52), f"{side.effect}", 58, ink, "r" if left else "l")
    if all(side.effect is not None for side in card.sides):
        sheet.text((middle, top + 48), ":", 48, "dim", "m")


def _ink(number: int) -> Ink:
    return "a" if number == 1 else "b"


def _anchor(left: bool) -> Anchor:
    return "l" if left else "r"


# ------------------------------------------------------------------------------------------ in words


def _alt(card: DuelCard) -> Line:
    """Return the card in words."""
    sides = tuple(_told(side) for side in card.sides if card.rolled)
    return sentences(*sides, *_verdict(card), *_way(card), _standing(card), *_end(card))


def _told(side: DuelSide) -> Line:
    name = side.name if side.word is None else line("card-with", name=side.name, what=side.word)
    if not side.dice:
        return line("card-side-idle", name=name)
    dice = tuple(map(alt_die, side.dice))
    return line("card-side-rolled", name=name, dice=dice, effect=side.effect or 0)


def _verdict(card: DuelCard) -> tuple[Line, ...]:
    first, second = (side.word for side in card.sides)
    if first is None or second is None:
        return ()
    if card.winner:
        pair = (first, second) if card.winner == 1 else (second, first)
        return (line("card-beats-void" if card.void else "card-beats", winner=pair[0], loser=pair[1]),)
    return (line("card-same-tactic"),) if card.equal else ()


def _way(card: DuelCard) -> tuple[Line, ...]:
    if card.start is None or not card.legs:
        return ()
    legs = tuple(
        line(_BY.get(leg.sign, "card-by-tactic"), name=_leader(card, leg.steps), steps=abs(leg.steps))
        for leg in card.legs
    )
    return (line("card-way", start=abs(card.start), legs=legs),)


def _standing(card: DuelCard) -> Line:
    if not card.length:
        return line("card-wins", name=_leader(card, card.lead)) if card.lead else line("card-tied")
    if not card.marker:
        names = tuple(side.name for side in card.sides)
        return line("card-level", left=names[0], right=names[1], length=card.length)
    return line("card-ahead", name=_leader(card, card.marker), steps=abs(card.marker), length=card.length)


def _end(card: DuelCard) -> tuple[Line, ...]:
    over = (line("card-over", steps=card.over),) if card.over else ()
    return (*over, *((line("card-end", what=card.flag),) if card.flag else ()))


def _leader(card: DuelCard, steps: int) -> Line:
    return card.sides[0 if steps > 0 else 1].name
