"""Lines and panels as Discord messages: text, embed and picture, all within Discord's limits."""

import io
from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from hashlib import blake2b

import discord

from chat.messages.escape import escape_markdown
from narration.pictures.colours import TONES
from narration.text.faces import NO_FACES, Faces
from narration.text.line import Drawing, Line, Panel
from narration.text.rendering import FENCE, Rendered, RenderedField, Renderer
from narration.text.texts import Texts, bundled_texts

CONTENT, TITLE, DESCRIPTION, FIELDS, FIELD_NAME, FIELD_VALUE, FOOTER, TOTAL, ALT = (
    2000,
    256,
    4096,
    25,
    256,
    1024,
    2048,
    6000,
    1024,
)
#: How many characters a content leaves free for pings.
PINGS = 200
#: Stands in for an empty field name or value, because Discord requires at least one character.
BLANK = "\u200b"


@dataclass(frozen=True)
class Message:
    """A message: a text that makes sense by itself, and an optional embed and picture that add to it."""

    content: str
    embed: discord.Embed | None = None
    picture: bytes | None = None
    alt: str = ""
    #: The file name of the picture.
    file: str = ""
    #: The small print with which the content ends.
    small: str = ""

    def calling(self, pings: str) -> str:
        """Return the content with pings, which stand above the small print."""
        said = f"{self.content.removesuffix(self.small).rstrip()} {pings}".strip()
        return "\n".join(filter(None, (said, self.small)))

    def files(self) -> list[discord.File]:
        """Return new file objects, because each object can be sent only once."""
        if self.picture is None:
            return []
        return [discord.File(io.BytesIO(self.picture), self.file, description=self.alt)]

    @cached_property
    def look(self) -> bytes:
        """A short hash of the embed and the picture; equal ones look the same."""
        embed = self.embed.to_dict() if self.embed else None
        words = repr((embed, self.alt, self.file)).encode()
        return blake2b(words + (self.picture or b""), digest_size=16).digest()

    def in_words(self) -> "Message":
        """Return the message as text alone, cut to Discord's limit, with room left for pings."""
        if self.embed is None:
            return self
        fields = (f"**{field.name}**\n{field.value}" for field in self.embed.fields)
        footer = f"-# {self.embed.footer.text}" if self.embed.footer.text else ""
        title = f"**{self.embed.title}**" if self.embed.title else ""
        parts = (self.content, title, self.embed.description, *fields, footer)
        said = cut("\n".join(filter(None, parts)), CONTENT - PINGS)
        return Message(said if said.count(FENCE) % 2 == 0 else f"{said}\n{FENCE}")


def speech(language: str, game: str, *, odds: bool) -> Callable[[Line], str]:
    """Return what renders a line for a reader, in a process that has no printer yet."""
    return Printer(bundled_texts().of_game(game), language, odds=odds).say


@dataclass(frozen=True)
class Printer:
    """Prints lines and panels in one language for Discord. Without `odds`, it omits chances.

    Equal printers print the same text, so their output can be cached.
    """

    texts: Texts
    language: str
    _: KW_ONLY
    odds: bool = True

    @cached_property
    def _renderer(self) -> Renderer:
        return Renderer(self.texts, self.language, escape_markdown, self.odds)

    def say(self, said: Line) -> str:
        """Return a line as text, with users' words escaped for Discord's Markdown."""
        return self._renderer.say(said)

    def label(self, said: Line, most: int = 80) -> str:
        """Return a line as unescaped text of at most `most` characters, for places without Markdown."""
        return cut(self._renderer.bare(said), most)

    def drawn(self, said: Line | Panel) -> Message:
        """Return a line or a panel as a message."""
        return self.message(said) if isinstance(said, Panel) else Message(self.say(said))

    def message(self, panel: Panel, picture: bytes | None = None) -> Message:
        """Return a panel as a message, cut to Discord's limits. `picture` is its drawing as a PNG."""
        rendered = self._renderer.render(panel, pictured=picture is not None)
        embed, small = _embed(rendered), rendered.small
        content = cut("\n".join(filter(None, (rendered.content, small))), CONTENT - PINGS)
        if panel.picture is None or picture is None:
            return Message(content, embed, small=small)
        embed.set_image(url=f"attachment://{panel.picture.file}")
        return Message(content, embed, picture, cut(rendered.alt, ALT), panel.picture.file, small)

    def drawing(self, panel: Panel, faces: Faces = NO_FACES) -> Drawing | None:
        """Return the drawing of a panel's picture in this language, or None if it has no picture.

        `faces` are the portraits of those whom it may name.
        """
        return None if panel.picture is None else self._renderer.drawing(panel.picture, faces)


def _embed(rendered: Rendered) -> discord.Embed:
    embed = discord.Embed(
        title=cut(rendered.title, TITLE) or None,
        description=cut("\n".join(rendered.blocks), DESCRIPTION),
        colour=TONES[rendered.tone],
    )
    if rendered.footer is not None:
        embed.set_footer(text=cut(rendered.footer, FOOTER))
    for field in rendered.fields[:FIELDS]:
        _add(embed, field)
    return embed


def _add(embed: discord.Embed, field: RenderedField) -> None:
    """Add a field, cut to the number of characters left for the embed; leave it out if none are left."""
    name, value = cut(field.name, FIELD_NAME) or BLANK, cut(field.value, FIELD_VALUE) or BLANK
    room = TOTAL - len(embed) - len(name)
    if room > 0:
        embed.add_field(name=name, value=cut(value, room), inline=field.inline)


def cut(text: str, most: int) -> str:
    """Return the text, cut to at most `most` characters; an ellipsis marks a cut."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
