"""The card of a combat: the last exchange, and the initiative strip with what each fighter has suffered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from typing_extensions import override

from narration.pictures.card import PaintedCard, Words
from narration.pictures.cards.alt import sentences
from narration.pictures.cards.exchange import HEIGHT, Exchange, draw_exchange
from narration.pictures.ink import EDGE, WIDTH, Ink, Sheet, fitted
from narration.text.line import Line, Say, line

#: The height of a fighter's row below an exchange, and in a strip alone, which has more of them.
_ROW, _CLOSE_ROW = 52, 45
#: The most fighters in a strip, and the most below an exchange.
MOST: Final = 8
_BELOW: Final = 4
#: How many drops are drawn before a figure takes their place.
_DROPS: Final = 2


@dataclass(frozen=True, slots=True)
class CardFighter:
    """A fighter in the strip; `daze` and `threshold` are None where they are not public.

    Without `daze`, `wounds` and `closed` are 1 if there are any. `side` is a letter. `wounds` are open,
    `closed` are stabilised. `state` is a word such as dazed or out.
    """

    name: Line
    side: str
    initiative: int
    daze: int | None = None
    threshold: int | None = None
    wounds: int = 0
    closed: int = 0
    state: Line | None = None
    acts: bool = False
    had_turn: bool = False
    down: bool = False

    @property
    def faded(self) -> bool:
        """Whether the fighter is out, or has acted in this round."""
        return self.down or self.had_turn


@dataclass(frozen=True, slots=True)
class CombatCard(PaintedCard):
    """A combat: who acts first stands first. The strip shows the first `MOST`; the words name them too."""

    fighters: tuple[CardFighter, ...]
    exchange: Exchange | None = None

    @property
    @override
    def file(self) -> str:
        return "combat.png"

    @property
    def shown(self) -> tuple[CardFighter, ...]:
        return self.fighters[:MOST]

    @property
    @override
    def alt(self) -> Line:
        exchange = (self.exchange.alt,) if self.exchange and self._has_room else ()
        return sentences(*exchange, line("card-order", fighters=tuple(map(_told, self.shown))))

    @property
    def _has_room(self) -> bool:
        """Whether the exchange fits above the strip."""
        return len(self.fighters) <= _BELOW

    @override
    def block(self, say: Say) -> tuple[str, ...]:
        return tuple(say(_told(fighter)) for fighter in self.fighters)

    @override
    def paint(self, say: Words) -> bytes:
        """Return the card as a PNG."""
        exchange = self.exchange if self._has_room else None
        top, row = (HEIGHT if exchange else 0), (_ROW if self._has_room else _CLOSE_ROW)
        sheet = Sheet(top + 24 + len(self.shown) * row)
        if exchange:
            draw_exchange(sheet, exchange, say)
            sheet.bar((EDGE, WIDTH - EDGE), (top, top + 2), "line")
        for place, fighter in enumerate(self.shown):
            _draw_fighter(sheet, fighter, top + 12 + place * row, say)
        return sheet.png()


def side_ink(letter: str) -> Ink:
    """Return the colour of a side by its letter: from the third on it is the same."""
    inks: dict[str, Ink] = {"A": "a", "B": "b"}
    return inks.get(letter, "c")


def _told(fighter: CardFighter) -> Line:
    """Return a fighter in words: initiative, side, daze, wounds, state."""
    wounds = fighter.wounds + fighter.closed
    parts = (
        line("card-side-letter", side=fighter.side),
        *((line("card-acts"),) if fighter.acts else ()),
        *((line("card-daze", daze=fighter.daze),) if fighter.daze is not None else ()),
        *((_wounds(fighter, wounds),) if wounds else ()),
        *((fighter.state,) if fighter.state else ()),
        *((line("card-had-turn"),) if fighter.had_turn else ()),
    )
    return line("card-fighter", name=fighter.name, initiative=fighter.initiative, parts=parts)


def _wounds(fighter: CardFighter, wounds: int) -> Line:
    return line("card-wounded") if fighter.daze is None else line("card-wounds", wounds=wounds)


def _draw_fighter(sheet: Sheet, fighter: CardFighter, y: float, say: Say) -> None:
    words: Ink = "dim" if fighter.faded else "ink"
    if fighter.acts:
        sheet.bar((10, WIDTH - 10), (y + 2, y + 51), "line", 14)
        sheet.put("head", (18, y + 15), (18, 24), side_ink(fighter.side), 1)
    sheet.text((100, y + 40), f"{fighter.initiative}", 34, words, "r")
    _draw_letter(sheet, fighter, y)
    sheet.text((166, y + 37), fitted(say(fighter.name), 222, 30), 30, words)
    if fighter.daze is not None and not fighter.down:
        _draw_daze(sheet, fighter, y + 27)
    _draw_wounds(sheet, fighter, y)
    if fighter.state:
        sheet.text((WIDTH - EDGE, y + 37), fitted(say(fighter.state), 112, 24), 24, words, "r")
    elif fighter.had_turn:
        sheet.put("tick", (WIDTH - EDGE - 26, y + 14), (26, 26), "gone")


def _draw_letter(sheet: Sheet, fighter: CardFighter, y: float) -> None:
    if fighter.down:
        sheet.put("ring", (114, y + 9), (36, 36), "gone", 3)
        sheet.text((132, y + 36), fighter.side, 24, "dim", "m")
        return
    ink: Ink = "gone" if fighter.had_turn else side_ink(fighter.side)
    sheet.put("disc", (114, y + 9), (36, 36), ink)
    sheet.text((132, y + 36), fighter.side, 24, ink, "m", on=ink)


def _draw_daze(sheet: Sheet, fighter: CardFighter, middle: float) -> None:
    """Draw daze as a figure, with a bar up to four times the threshold where that is public."""
    start, end = 404.0, 530.0
    if fighter.threshold:
        sheet.bar((start, end), (middle - 8, middle + 8), "gone" if fighter.acts else "line", 4)
        fill = min(1.0, (fighter.daze or 0) / (4 * fighter.threshold)) * (end - start)
        if fill >= 2:
            sheet.bar((start, start + max(8, fill)), (middle - 8, middle + 8), "bad", 4)
        for times in (1, 2):
            post = start + (end - start) * times / 4
            sheet.bar((post - 2, post + 2), (middle - 14, middle + 14), "dim")
    sheet.text((584, middle + 11), f"{fighter.daze}", 28, "ink" if fighter.daze else "dim", "r")


def _draw_wounds(sheet: Sheet, fighter: CardFighter, y: float) -> None:
    """Draw wounds as drops, hollow if they are stabilised; more than two as a drop and a figure."""
    ink: Ink = "gone" if fighter.down else "bad"
    count = fighter.wounds + fighter.closed
    if count > _DROPS:
        sheet.put("drop", (598, y + 12), (21, 29), ink)
        sheet.text((624, y + 38), f"{count}", 28, "dim" if fighter.faded else "ink")
        return
    for place in range(count):
        kind = "drop" if place < fighter.wounds else "drop_line"
        sheet.put(kind, (598 + place * 26, y + 12), (21, 29), ink)
