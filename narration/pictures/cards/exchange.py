"""An opposed roll of exploding dice: two names, their dice, the totals, and who won. Part of Noir's cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from typing_extensions import override

from narration.pictures.card import PaintedCard, Words
from narration.pictures.cards.alt import known, sentences
from narration.pictures.cards.heads import draw_head
from narration.pictures.dice import CardDie, exploding
from narration.pictures.ink import EDGE, WIDTH, Ink, Sheet, breadth, fitted
from narration.text.line import Line, Say, line

#: The height of an exchange.
HEIGHT: Final = 144
_DICE_ROOM: Final = 268
#: The sides of a head, and the room for a name beside it.
_HEAD: Final = 46
_NAME: Final = 272


@dataclass(frozen=True, slots=True)
class Roller:
    """One side of an exchange: its name, colour, dice that count, and total; None if that is not known."""

    name: Line
    ink: Ink
    dice: tuple[int, ...]
    total: int | None


@dataclass(frozen=True, slots=True)
class Exchange:
    """Two rolls held against each other; the side that acts is the first. `winner` is 0 for neither."""

    rollers: tuple[Roller, Roller]
    winner: Literal[0, 1, 2]

    @property
    def alt(self) -> Line:
        """The exchange in words."""
        rolls = (
            line("card-roller", name=one.name, dice=one.dice, total=known(one.total)) for one in self.rollers
        )
        won = (line("card-wins", name=self.rollers[self.winner - 1].name),) if self.winner else ()
        return sentences(*rolls, *won)


@dataclass(frozen=True, slots=True)
class ExchangeCard(PaintedCard):
    """The card of an exchange by itself."""

    exchange: Exchange

    @property
    @override
    def file(self) -> str:
        return "exchange.png"

    @property
    @override
    def alt(self) -> Line:
        return self.exchange.alt

    @override
    def block(self, say: Say) -> tuple[str, ...]:
        return ()

    @override
    def paint(self, say: Words) -> bytes:
        """Return the card as a PNG."""
        sheet = Sheet(HEIGHT)
        draw_exchange(sheet, self.exchange, say)
        return sheet.png()


def draw_exchange(sheet: Sheet, exchange: Exchange, say: Words) -> None:
    """Draw an exchange at the top of a card."""
    for number, roller in enumerate(exchange.rollers, 1):
        _draw_roller(sheet, roller, say, left=number == 1)
    sheet.text((WIDTH / 2, 104), ":", 44, "dim", "m")
    if exchange.winner:
        ink, first = exchange.rollers[exchange.winner - 1].ink, exchange.winner == 1
        sheet.bar((0, 8) if first else (WIDTH - 8, WIDTH), (0, HEIGHT - 8), ink)
        sheet.put("arrow", (WIDTH / 2 - 24, 12), (48, 40), ink, 1 if first else -1)


def _draw_roller(sheet: Sheet, roller: Roller, say: Words, *, left: bool) -> None:
    name = say(roller.name)
    size = 32 if breadth(name, 32) <= _NAME else 26
    edge = EDGE if left else WIDTH - EDGE
    draw_head(sheet, say, roller.name, (edge if left else edge - _HEAD, 6), _HEAD, roller.ink)
    beside = edge + (_HEAD + 12 if left else -_HEAD - 12)
    sheet.text((beside, 42), fitted(name, _NAME, size), size, "ink", "l" if left else "r")
    dice = tuple(map(CardDie, roller.dice))
    exploding(sheet, dice, (edge, 58), roller.ink, _DICE_ROOM, left=left)
    figure = "?" if roller.total is None else f"{roller.total}"
    at = WIDTH / 2 - 20 if left else WIDTH / 2 + 20
    sheet.text((at, 108), figure, 54 if len(figure) < 3 else 42, roller.ink, "r" if left else "l")
