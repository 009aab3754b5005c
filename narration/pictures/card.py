"""What all cards share: their words are looked up in one language before they are painted.

A card is a frozen dataclass. Every word that it shows is a `Line` in one of its fields, or in a value or
tuple there, so the thread that paints it needs no texts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass

from narration.text.line import Line, Say


class PaintedCard(ABC):
    """A card that is painted with the words in its fields; see `narration.text.line.Card`."""

    @abstractmethod
    def paint(self, say: Say) -> bytes:
        """Return the picture as a PNG; `say` knows the lines in the card's fields."""

    @property
    @abstractmethod
    def file(self) -> str:
        """The file name of the picture."""

    @property
    @abstractmethod
    def alt(self) -> Line:
        """All that the picture shows, in words."""

    @abstractmethod
    def block(self, say: Say) -> tuple[str, ...]:
        """Return rows of monospaced text for places without pictures; they may be empty."""

    def drawing(self, say: Say) -> WordedCard:
        """Return the picture in the language of `say`."""
        return WordedCard(self, tuple((said, say(said)) for said in _lines(self)))


@dataclass(frozen=True, slots=True)
class WordedCard:
    """A card with its words in one language."""

    card: PaintedCard
    words: tuple[tuple[Line, str], ...]

    def draw(self) -> bytes:
        """Return the picture as a PNG. This takes milliseconds: call it in a thread."""
        return self.card.paint(dict(self.words).__getitem__)


def _lines(value: object) -> Iterator[Line]:
    """Return the lines in a card, in the order of its fields."""
    if isinstance(value, Line):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _lines(one)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _lines(getattr(value, field.name))
