"""Panels as Discord messages: the plain line, the embed, the picture, all within Discord's limits."""

import io
from dataclasses import dataclass

import discord

from cogs._escape import discord_text
from narration.columns import Cells, block_text, grid_text, scale_text
from narration.line import Field, Line, Panel, Row, Track
from narration.odds import veiled
from narration.pictures import scale_picture
from narration.texts import Texts
from narration.tones import TONES

CONTENT, TITLE, DESCRIPTION, FIELDS, FIELD_NAME, FIELD_VALUE, FOOTER, TOTAL = (
    2000,
    256,
    4096,
    25,
    256,
    1024,
    2048,
    6000,
)
PICTURE = "scale.png"


@dataclass(frozen=True)
class Message:
    """What is sent: the line that carries alone, and what an embed and a picture add."""

    content: str
    embed: discord.Embed | None = None
    picture: bytes | None = None
    alt: str = ""
    #: What the picture's file is called.
    file: str = PICTURE

    def files(self) -> list[discord.File]:
        """Return fresh files; a file object can be sent once only."""
        if self.picture is None:
            return []
        return [discord.File(io.BytesIO(self.picture), self.file, description=self.alt)]


class Printer:
    """Turns lines and panels into one language for Discord; without `odds`, chances are left out of them."""

    def __init__(self, texts: Texts, language: str, *, odds: bool = True) -> None:
        self._texts = texts
        self._odds = odds
        self.language = language

    def say(self, said: Line) -> str:
        """Return a line with users' text escaped for Discord's Markdown."""
        return self._texts.say(self.language, self._shown(said), discord_text)

    def label(self, said: Line, most: int = 80) -> str:
        """Return a line for a place that knows no Markdown, such as a button: nothing is escaped."""
        return cut(self._texts.say(self.language, self._shown(said)), most)

    def _shown(self, said: Line) -> Line:
        return said if self._odds else veiled(said)

    def message(self, panel: Panel, *, picture: bool = False) -> Message:
        """Return a panel as a message, cut to Discord's limits."""
        embed = self._embed(panel)
        content = cut(self.say(panel.headline), CONTENT)
        if panel.track is None or not picture:
            return Message(content, embed)
        embed.set_image(url=f"attachment://{PICTURE}")
        alt = cut(self._texts.say(self.language, panel.track.alt), 1024)
        return Message(content, embed, self._draw(panel.track, over=panel.tone == "over"), alt)

    def _embed(self, panel: Panel) -> discord.Embed:
        paragraphs = [self.say(said) for said in panel.lines]
        if panel.block:
            paragraphs.insert(0, self._block(panel.block))
        if panel.grid:
            paragraphs.append(self._grid(panel.grid))
        if panel.track is not None:
            paragraphs.insert(0, self._scale(panel.track))
        embed = discord.Embed(
            title=cut(self.say(panel.title), TITLE),
            description=cut("\n".join(paragraphs), DESCRIPTION),
            colour=TONES[panel.tone],
        )
        if panel.footer is not None:
            embed.set_footer(text=cut(self._texts.say(self.language, panel.footer), FOOTER))
        for field in panel.fields[:FIELDS]:
            self._add(embed, field)
        return embed

    def _add(self, embed: discord.Embed, field: Field) -> None:
        """Add a field, or as much of it as the whole message still has room for."""
        name = cut(self.say(field.name), FIELD_NAME) or "\u200b"
        value = cut("\n".join(self.say(said) for said in field.lines), FIELD_VALUE) or "\u200b"
        room = TOTAL - len(embed) - len(name)
        if room > 0:
            embed.add_field(name=name, value=cut(value, room), inline=field.inline)

    def _scale(self, track: Track) -> str:
        left, right = (self._texts.say(self.language, name) for name in (track.left, track.right))
        drawn = scale_text(left, right, track.length, track.marker, track.previous)
        return "```\n" + "\n".join(drawn) + "\n```"

    def _block(self, rows: tuple[Row | Line, ...]) -> str:
        drawn = block_text([self._cells(row) if isinstance(row, Row) else self._bare(row) for row in rows])
        return "```\n" + "\n".join(drawn) + "\n```"

    def _grid(self, rows: tuple[tuple[Line, ...], ...]) -> str:
        drawn = grid_text([[self._bare(cell) for cell in row] for row in rows])
        return "```\n" + "\n".join(drawn) + "\n```"

    def _cells(self, row: Row) -> Cells:
        figure = self._bare(row.figure) if row.figure else ""
        notes = tuple(map(self._bare, row.notes))
        return Cells(row.sign, figure, self._bare(row.name), notes, row.number)

    def _bare(self, said: Line) -> str:
        """Return a line for a place where nothing is formatted, and so nothing escaped."""
        return self._texts.say(self.language, self._shown(said))

    def _draw(self, track: Track, *, over: bool) -> bytes:
        left, right = (self._texts.say(self.language, name) for name in (track.left, track.right))
        return scale_picture(left, right, track.length, track.marker, track.previous, over=over)


def cut(text: str, most: int) -> str:
    """Return the text in at most `most` characters; what was cut is an ellipsis."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
