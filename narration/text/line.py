"""Text that has no language yet, as narration passes it to the code that prints it.

A `Line` names a message of `locales/` with its arguments; a `Panel` is a whole message made of lines. Nothing
here knows Discord, Fluent or a game. Every value is frozen, comparable and hashable.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, TypeAlias

from narration.text.faces import NO_FACES, Faces

Arg: TypeAlias = "int | str | Line | tuple[Arg, ...]"
"""A number, text that a user typed, a word of ours, or a list of these."""

Tone: TypeAlias = Literal["running", "ahead", "behind", "over"]
"""The state that a panel reports. It sets the colour; the words say the same thing."""


class Line(NamedTuple):
    """One message and its arguments, sorted by name so that equal lines compare equal; made by `line`.

    It is a tuple because a message is made of dozens, which are hashed and compared to find their texts.
    """

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


def line(id_: str, /, **args: Arg) -> Line:
    """Return the message `id_` with its arguments.

    A plain `str` argument is always text that a user typed; it is escaped for the medium that prints it. A
    word of ours is a nested `Line`. A tuple is a list, printed with commas.
    """
    return Line(id_, tuple(sorted(args.items())))


def verbatim(text: str) -> Line:
    """Return a user's text as a line: a name as a heading, a goal as a paragraph."""
    return line("verbatim", text=text)


Say: TypeAlias = Callable[[Line], str]
"""Puts a line into a language."""


@dataclass(frozen=True, slots=True)
class Field:
    """A titled column or row of a panel."""

    name: Line
    lines: tuple[Line, ...]
    inline: bool = False


class Drawing(Protocol):
    """A picture in one language. Equal drawings are the same picture, so they are hashable."""

    def __hash__(self) -> int: ...

    def draw(self) -> bytes:
        """Return the picture as a PNG. This takes milliseconds: call it in a thread."""
        ...


class Card(Protocol):
    """A picture that has no language yet: a frozen value, made from what everybody may know."""

    @property
    def file(self) -> str:
        """The file name of the picture."""
        ...

    @property
    def alt(self) -> Line:
        """All that the picture shows, in words, for readers who cannot see it."""
        ...

    def block(self, say: Say) -> tuple[str, ...]:
        """Return rows of monospaced text for places without pictures; they may be empty."""
        ...

    def drawing(self, say: Say, faces: Faces = NO_FACES) -> Drawing:
        """Return the picture in one language; `say` returns a line as plain text, with nothing escaped.

        `faces` are portraits by the names of those whom they show.
        """
        ...


@dataclass(frozen=True, slots=True)
class Row:
    """A row in a block of aligned columns: a sign, a figure, a name, and notes.

    If `number` is set, the name is right-aligned in its column.
    """

    name: Line
    notes: tuple[Line, ...] = ()
    figure: Line | None = None
    sign: str = ""
    number: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """A whole message: one plain line first, then what an embed adds to it.

    `headline` can be understood alone and has at most 120 characters in every language. `title` is empty
    where the headline says it. `lines` are the paragraphs under the title. `block` comes before them, in
    aligned columns; a bare line in it is the heading of the rows that follow. `grid` is a table after the
    lines, at most 34 characters wide.
    `picture` repeats what the words say; where there are no pictures, its own block is written instead.
    `due` is a second plain line, for who is waited for; `small` follows it in small print.
    `spare` are the lines, or parts of joined lines, that the message does without where a screen has no room
    for them, the first ones first; something else shows each of them.
    `grows` says that small print will come to it after it is posted.
    """

    headline: Line
    title: Line
    lines: tuple[Line, ...] = ()
    fields: tuple[Field, ...] = ()
    footer: Line | None = None
    tone: Tone = "running"
    picture: Card | None = None
    block: tuple[Row | Line, ...] = ()
    grid: tuple[tuple[Line, ...], ...] = ()
    due: Line | None = None
    small: tuple[Line, ...] = ()
    spare: tuple[Line, ...] = ()
    grows: bool = False
