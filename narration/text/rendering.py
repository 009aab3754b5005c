"""Lay out a whole panel in one language, so that the medium only has to cut and wrap it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from narration.text.chances import without_chances
from narration.text.columns import RowCells, block_text, grid_text, scale_text
from narration.text.line import Field, Line, Panel, Row, Tone, Track
from narration.text.texts import Escape, Texts

FENCE: Final = "```"


class RenderedField(NamedTuple):
    """A titled column or row, with its lines joined by line breaks."""

    name: str
    value: str
    inline: bool


class Rendered(NamedTuple):
    """A panel in one language, of any length; `alt` is the scale in words, empty if there is no scale.

    `blocks` follow the title in this order; the scale, the aligned columns and the grid are code blocks.
    """

    content: str
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

    def ends(self, track: Track) -> tuple[str, str]:
        """Return the names at the ends of a scale."""
        return self._plain(track.left), self._plain(track.right)

    def render(self, panel: Panel) -> Rendered:
        """Return the whole panel."""
        return Rendered(
            content=self.say(panel.headline),
            title=self.say(panel.title),
            blocks=tuple(self._blocks(panel)),
            fields=tuple(map(self._field, panel.fields)),
            footer=self._plain(panel.footer) if panel.footer else None,
            tone=panel.tone,
            alt=self._plain(panel.track.alt) if panel.track else "",
        )

    def _shown(self, said: Line) -> Line:
        return said if self.odds else without_chances(said)

    def _plain(self, said: Line) -> str:
        """Return a line that never contains a chance, with nothing escaped."""
        return self.texts.say(self.language, said)

    def _blocks(self, panel: Panel) -> Iterator[str]:
        if track := panel.track:
            yield _fenced(scale_text(*self.ends(track), track.length, track.marker, track.previous))
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
