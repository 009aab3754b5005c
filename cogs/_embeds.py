"""Panels as Discord messages: the plain line, the embed, the picture, all within Discord's limits."""

import io
from dataclasses import KW_ONLY, dataclass
from typing import NamedTuple

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
#: Room that is left for pings, where words alone fill a message.
PINGS = 200
FENCE = "```"


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

    def in_words(self) -> "Message":
        """Return the same without embed and picture: its words, as far as a message and pings have room."""
        if self.embed is None:
            return self
        fields = (f"**{field.name}**\n{field.value}" for field in self.embed.fields)
        footer = f"-# {self.embed.footer.text}" if self.embed.footer.text else ""
        parts = (self.content, f"**{self.embed.title}**", self.embed.description, *fields, footer)
        said = cut("\n".join(filter(None, parts)), CONTENT - PINGS)
        return Message(said if said.count(FENCE) % 2 == 0 else f"{said}\n{FENCE}")


class Scale(NamedTuple):
    """What a picture of a scale shows, in a language: two that are equal look the same."""

    left: str
    right: str
    length: int
    marker: int
    previous: int | None
    over: bool

    def draw(self) -> bytes:
        """Return it as a PNG; this takes milliseconds, so it is no work for the event loop."""
        return scale_picture(*self[:5], over=self.over)


@dataclass(frozen=True)
class Printer:
    """Turns lines and panels into one language for Discord; without `odds`, chances are left out of them.

    Two that are equal print the same, so what one printed may be kept for the other.
    """

    texts: Texts
    language: str
    _: KW_ONLY
    odds: bool = True

    def say(self, said: Line) -> str:
        """Return a line with users' text escaped for Discord's Markdown."""
        return self.texts.say(self.language, self._shown(said), discord_text)

    def label(self, said: Line, most: int = 80) -> str:
        """Return a line for a place that knows no Markdown, such as a button: nothing is escaped."""
        return cut(self.texts.say(self.language, self._shown(said)), most)

    def _shown(self, said: Line) -> Line:
        return said if self.odds else veiled(said)

    def drawn(self, said: Line | Panel) -> Message:
        """Return a line or a panel as a message."""
        return self.message(said) if isinstance(said, Panel) else Message(self.say(said))

    def message(self, panel: Panel, picture: bytes | None = None) -> Message:
        """Return a panel as a message, cut to Discord's limits; `picture` is that of its scale, if any."""
        embed = self._embed(panel)
        content = cut(self.say(panel.headline), CONTENT)
        if panel.track is None or picture is None:
            return Message(content, embed)
        embed.set_image(url=f"attachment://{PICTURE}")
        alt = cut(self.texts.say(self.language, panel.track.alt), 1024)
        return Message(content, embed, picture, alt)

    def scale(self, panel: Panel) -> Scale | None:
        """Return the scale of a panel as it is drawn; None for a panel without one."""
        track = panel.track
        if track is None:
            return None
        left, right = (self.texts.say(self.language, name) for name in (track.left, track.right))
        return Scale(left, right, track.length, track.marker, track.previous, panel.tone == "over")

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
            embed.set_footer(text=cut(self.texts.say(self.language, panel.footer), FOOTER))
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
        left, right = (self.texts.say(self.language, name) for name in (track.left, track.right))
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
        return self.texts.say(self.language, self._shown(said))


def cut(text: str, most: int) -> str:
    """Return the text in at most `most` characters; what was cut is an ellipsis."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
