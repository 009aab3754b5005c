"""Lay out a whole panel in one language, so that the medium only has to cut and wrap it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from narration.text.chances import without_chances
from narration.text.columns import RowCells, block_text, grid_text
from narration.text.faces import NO_FACES, Faces
from narration.text.line import Card, Drawing, Field, Line, Panel, Row, Tone
from narration.text.texts import Escape, Texts, capitalised

FENCE: Final = "```"
#: Begins a line in small print.
SMALL: Final = "-#"


class RenderedField(NamedTuple):
    """A titled column or row, with its lines joined by line breaks."""

    name: str
    value: str
    inline: bool


class Rendered(NamedTuple):
    """A panel in one language, of any length; `alt` is the picture in words, empty if there is no picture.

    `content` is the headline and the line below it, `small` the small print after them. `blocks` follow the
    title in this order. The picture in text, the aligned columns and the grid are code blocks.
    """

    content: str
    small: str
    title: str
    blocks: tuple[str, ...]
    fields: tuple[RenderedField, ...]
    footer: str | None
    tone: Tone
    alt: str


@dataclass(frozen=True)
class Renderer:
    """Lays out lines and panels in one language; chances are hidden unless `odds` is set.

    Users' text passes through `escape` where the medium interprets formatting.
    """

    texts: Texts
    language: str
    escape: Escape
    odds: bool

    def say(self, said: Line) -> str:
        """Return a line with users' text escaped."""
        return self.texts.say(self.language, self._shown(said), self.escape)

    def bare(self, said: Line) -> str:
        """Return a line for places that interpret no formatting, with nothing escaped."""
        return self.texts.say(self.language, self._shown(said))

    def drawing(self, card: Card, faces: Faces = NO_FACES) -> Drawing:
        """Return a card's picture in this language, with the portraits of those whom it names."""
        return card.drawing(self.bare, faces)

    def render(self, panel: Panel, *, pictured: bool = False) -> Rendered:
        """Return the whole panel; if its picture is shown, without the picture's monospaced text."""
        return Rendered(
            content="\n".join(self._sentences(said) for said in (panel.headline, panel.due) if said),
            small="\n".join(f"{SMALL} {self.say(said)}" for said in panel.small),
            title=self.say(panel.title),
            blocks=tuple(self._blocks(panel, pictured=pictured)),
            fields=tuple(map(self._field, panel.fields)),
            footer=self._plain(panel.footer) if panel.footer else None,
            tone=panel.tone,
            alt=self.bare(panel.picture.alt) if panel.picture else "",
        )

    def _sentences(self, said: Line) -> str:
        return capitalised(self.say(said))

    def _shown(self, said: Line) -> Line:
        return said if self.odds else without_chances(said)

    def _plain(self, said: Line) -> str:
        """Return a line that never contains a chance, with nothing escaped."""
        return self.texts.say(self.language, said)

    def _blocks(self, panel: Panel, *, pictured: bool) -> Iterator[str]:
        if panel.picture and not pictured and (rows := panel.picture.block(self.bare)):
            yield _fenced(rows)
        if panel.block:
            yield _fenced(block_text([self._row(row) for row in panel.block]))
        yield from map(self.say, panel.lines)
        if panel.grid:
            yield _fenced(grid_text([[self.bare(cell) for cell in row] for row in panel.grid]))

    def _row(self, row: Row | Line) -> RowCells | str:
        if isinstance(row, Line):
            return self.bare(row)
        figure = self.bare(row.figure) if row.figure else ""
        return RowCells(row.sign, figure, self.bare(row.name), tuple(map(self.bare, row.notes)), row.number)

    def _field(self, field: Field) -> RenderedField:
        return RenderedField(self.say(field.name), "\n".join(map(self.say, field.lines)), field.inline)


def _fenced(rows: tuple[str, ...]) -> str:
    return "\n".join((FENCE, *rows, FENCE))
