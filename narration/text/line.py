"""Text that is not yet in a language: what narration hands to whoever prints it.

A `Line` names a message of `locales/` with its arguments, a `Panel` is a block of lines with a scale.
Nothing here knows Discord, Fluent or a rule system; every value is frozen, comparable and hashable.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Arg: TypeAlias = "int | str | Line | tuple[Arg, ...]"
"""A number, text that a user typed, a word of ours, or a list of those."""

Tone: TypeAlias = Literal["running", "ahead", "behind", "over"]
"""How a panel stands; colour repeats it, words carry it."""


@dataclass(frozen=True, slots=True)
class Line:
    """One message and its arguments, sorted by name so that equal lines are equal; made by `line`."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


def line(id_: str, /, **args: Arg) -> Line:
    """The message `id_` with its arguments.

    A plain `str` argument is always text that a user typed, and is escaped for the medium it is
    printed in. A word of ours is a nested `Line`, a tuple is a list, printed with commas.
    """
    return Line(id_, tuple(sorted(args.items())))


def verbatim(text: str) -> Line:
    """Text that a user typed, where a line is wanted: a name as a heading, a goal as a paragraph."""
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

    Positions are seen from the left side: above 0 it is ahead, and the marker stands on the right half.
    `length` is the number of steps from the middle to either end; `previous` is where the marker came from.
    """

    left: Line
    right: Line
    length: int
    marker: int
    previous: int | None = None

    def __post_init__(self) -> None:
        """A marker off the scale is a fault of ours, never of a user."""
        if any(abs(place) > self.length for place in (self.marker, self.previous or 0)):
            raise ValueError(f"off the scale of {self.length}: {self.marker}, {self.previous}")

    @property
    def alt(self) -> Line:
        """The scale in words, for those who do not see it."""
        standing = line("scale-level") if self.marker == 0 else self._lead()
        return line("scale-alt", left=self.left, right=self.right, length=self.length, standing=standing)

    def _lead(self) -> Line:
        leader = self.left if self.marker > 0 else self.right
        return line("scale-lead", name=leader, steps=abs(self.marker))


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a block of even columns: a sign and a figure in front, a name, and what is to say of it.

    A name that is a `number` stands to the right of its column.
    """

    name: Line
    notes: tuple[Line, ...] = ()
    figure: Line | None = None
    sign: str = ""
    number: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """A whole message: its plain line first, then what an embed adds to it.

    `headline` carries the result alone, at most 120 characters in every language; `lines` are the
    paragraphs under the title. `block` stands above them in even columns; a bare line in it heads
    the rows that follow. `grid` is a table under the title, in even columns of at most 34 in all.
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
