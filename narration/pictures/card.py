"""What all cards share: their words are looked up in one language before they are painted.

A card is a frozen dataclass. Every word that it shows is a `Line` in one of its fields, or in a value or
tuple there, so the thread that paints it needs no texts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass

from narration.pictures.ink import MOST_BYTES
from narration.text.faces import NO_FACES, Face, Faces
from narration.text.line import Line, Say


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a card in one language, and the portraits of those whom it names."""

    said: Mapping[Line, str]
    faces: Mapping[str, Face]

    def __call__(self, said: Line) -> str:
        return self.said[said]

    def face(self, name: Line) -> Face | None:
        """Return the portrait of somebody by their name; None if they have none."""
        return self.faces.get(self.said[name])


class PaintedCard(ABC):
    """A card that is painted with the words in its fields; see `narration.text.line.Card`."""

    @abstractmethod
    def paint(self, say: Words) -> bytes:
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

    def drawing(self, say: Say, faces: Faces = NO_FACES) -> WordedCard:
        """Return the picture in the language of `say`, with the portraits of those whom it names."""
        words = tuple((said, say(said)) for said in _lines(self))
        named = {text: faces[text] for _, text in words if text in faces}
        return WordedCard(self, words, tuple(named.items()))


@dataclass(frozen=True, slots=True)
class WordedCard:
    """A card with its words in one language."""

    card: PaintedCard
    words: tuple[tuple[Line, str], ...]
    faces: tuple[tuple[str, Face], ...] = ()

    def draw(self) -> bytes:
        """Return the picture as a PNG. This takes milliseconds: call it in a thread.

        A card that portraits would make too large has letters in their place.
        """
        words = dict(self.words)
        drawn = self.card.paint(Words(words, dict(self.faces)))
        too_large = bool(self.faces) and len(drawn) > MOST_BYTES
        return self.card.paint(Words(words, {})) if too_large else drawn


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
