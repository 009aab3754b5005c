"""Text that has no language yet, as narration passes it to the code that prints it.

A `Line` names a message of `locales/` with its arguments; a `Panel` is a whole message made of lines. Nothing
here knows Discord, Fluent or a game. Every value is frozen, comparable and hashable.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Arg: TypeAlias = "int | str | Line | tuple[Arg, ...]"
"""A number, text that a user typed, a word of ours, or a list of these."""

Tone: TypeAlias = Literal["running", "ahead", "behind", "over"]
"""The state that a panel reports. It sets the colour; the words say the same thing."""


@dataclass(frozen=True, slots=True)
class Line:
    """One message and its arguments, sorted by name so that equal lines compare equal; made by `line`."""

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


@dataclass(frozen=True, slots=True)
class Field:
    """A titled column or row of a panel."""

    name: Line
    lines: tuple[Line, ...]
    inline: bool = False


@dataclass(frozen=True, slots=True)
class Track:
    """A marker on a scale between two names.

    Positions are seen from the left side: above 0 the left side leads, and the marker is in the right half.
    `length` is the number of steps from the middle to either end; `previous` is where the marker was before.
    """

    left: Line
    right: Line
    length: int
    marker: int
    previous: int | None = None

    def __post_init__(self) -> None:
        """Raise `ValueError` for a marker off the scale, which is a bug of ours, never a user's mistake."""
        if any(abs(place) > self.length for place in (self.marker, self.previous or 0)):
            raise ValueError(f"off the scale of {self.length}: {self.marker}, {self.previous}")

    @property
    def alt(self) -> Line:
        """The scale in words, for readers who cannot see it."""
        standing = line("scale-level") if self.marker == 0 else self._lead()
        return line("scale-alt", left=self.left, right=self.right, length=self.length, standing=standing)

    def _lead(self) -> Line:
        leader = self.left if self.marker > 0 else self.right
        return line("scale-lead", name=leader, steps=abs(self.marker))


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

    `headline` can be understood alone and has at most 120 characters in every language. `lines` are the
    paragraphs under the title. `block` comes before them, in aligned columns; a bare line in it is the
    heading of the rows that follow. `grid` is a table after the lines, at most 34 characters wide.
    """

    headline: Line
    title: Line
    lines: tuple[Line, ...] = ()
    fields: tuple[Field, ...] = ()
    footer: Line | None = None
    tone: Tone = "running"
    track: Track | None = None
    block: tuple[Row | Line, ...] = ()
    grid: tuple[tuple[Line, ...], ...] = ()
