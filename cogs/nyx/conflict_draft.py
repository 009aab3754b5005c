"""The draft of a conflict: what the GM has chosen before it opens, as words of a `custom_id`.

Names of new characters are not in it, since they may be too long: disabled buttons of the message show them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, NamedTuple, Self

from chat.interactions.arguments import stale_button
from rules.nyx.base.enums import SHEET_ATTRIBUTES, Attribute, BreakOff, GroupMode, Mode

#: The most allies of one side, so that the words of both sides fit into a `custom_id`.
MOST_ALLIES = 4
#: The value of a new opponent unless another one is chosen: an ordinary person's (NYX-2).
USUAL_VALUE = 7
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Kind(StrEnum):
    """What a name stands for that nobody has yet."""

    OPPONENT = "v"
    MOB = "m"
    OBSTACLE = "o"


class Who(NamedTuple):
    """Who is on a side: a character by id, or something new."""

    character: str = ""
    kind: Kind = Kind.OPPONENT
    value: int = USUAL_VALUE

    @property
    def is_passive(self) -> bool:
        """Whether it is an obstacle, which rolls no dice."""
        return not self.character and self.kind is Kind.OBSTACLE


@dataclass(frozen=True)
class SideDraft:
    """One side; what was not chosen is empty."""

    who: Who
    attribute: Attribute | None = None
    modifier: int = 0
    advantage: int = 0
    break_off: BreakOff | None = None
    group: GroupMode | None = None
    allies: tuple[str, ...] = ()


@dataclass(frozen=True)
class ScaleDraft:
    """What both sides share; what was not chosen is empty."""

    length: int | None = None
    mode: Mode | None = None
    lead: int = 0


@dataclass(frozen=True)
class ConflictDraft:
    """A conflict before it opens."""

    sides: tuple[SideDraft, SideDraft]
    scale: ScaleDraft = ScaleDraft()

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Read a draft from three words. Refused: `stale-button` for any others."""
        if len(words) != 3:
            raise stale_button()
        first, second = (SideDraft(**_values(SideDraft, word)) for word in words[:2])
        return cls((first, second), ScaleDraft(**_values(ScaleDraft, words[2])))

    @property
    def words(self) -> tuple[str, str, str]:
        """The draft as words."""
        first, second = map(_word, self.sides)
        return first, second, _word(self.scale)

    def changed(self, what: str, values: Sequence[str]) -> Self:
        """Return the draft after a choice: `1.modifier` is about the first side, `0.length` about the scale.

        Refused: `stale-button` for any other.
        """
        number, _, field = what.partition(".")
        if number == "0":
            return replace(self, scale=_with(self.scale, field, values))
        if number not in {"1", "2"}:
            raise stale_button()
        sides = list(self.sides)
        sides[int(number) - 1] = _with(sides[int(number) - 1], field, values)
        return replace(self, sides=(sides[0], sides[1]))


def _with(part: Any, field: str, values: Sequence[str]) -> Any:
    """Return a part of the draft with another value in a field."""
    joined = ",".join(values)
    if field in {"kind", "value"} and isinstance(part, SideDraft) and not part.who.character:
        read = _read(Kind, joined) if field == "kind" else _read(int, joined)
        return replace(part, who=part.who._replace(**{field: read}))
    if field not in _CODES or field == "who" or not hasattr(part, field):
        raise stale_button()
    changed = replace(part, **{field: _CODES[field].read(joined)})
    if field == "allies":  # somebody has to roll for them
        return replace(changed, group=part.group or GroupMode.BEST)
    return changed


# ----------------------------------------------------------------------------------------------- words


class _Code(NamedTuple):
    """How a field is written in a word, and read from it."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _one_of(options: Sequence[Any]) -> _Code:
    """Return the code of a choice: its value in menus, its place in words; nothing if it was not made."""

    def read(text: str) -> Any:
        if not text:
            return None
        found = (one for place, one in enumerate(options) if text in {str(place), str(one)})
        return _next(found)

    return _Code(lambda one: "" if one is None else str(options.index(one)), read)


def _next(found: Any) -> Any:
    for one in found:
        return one
    raise stale_button()


def _read(kind: Callable[[str], Any], text: str) -> Any:
    try:
        return kind(text)
    except ValueError:
        raise stale_button() from None


def short(number: str) -> str:
    """Return an id to the base of 36."""
    left, digits = int(number), ""
    while left:
        left, digit = divmod(left, 36)
        digits = _DIGITS[digit] + digits
    return digits


def _long(text: str) -> str:
    return str(_read(lambda one: int(one, 36), text))


def _write_who(who: Who) -> str:
    return short(who.character) if who.character else f"-{who.kind}{who.value}"


def _read_who(text: str) -> Who:
    if not text.startswith("-"):
        return Who(_long(text))
    return Who("", _read(Kind, text[1:2]), _read(int, text[2:]))


_NUMBER = _Code(lambda one: "" if one is None else str(one), lambda text: _read(int, text) if text else None)
_COUNT = _Code(lambda one: str(one) if one else "", lambda text: _read(int, text) if text else 0)
_CODES: Mapping[str, _Code] = {
    "who": _Code(_write_who, _read_who),
    "attribute": _one_of(SHEET_ATTRIBUTES),
    "modifier": _COUNT,
    "advantage": _COUNT,
    "break_off": _one_of(tuple(BreakOff)),
    "group": _one_of(tuple(GroupMode)),
    "allies": _Code(
        lambda some: ",".join(map(short, some)),
        lambda text: tuple(map(_long, text.split(",")))[:MOST_ALLIES] if text else (),
    ),
    "length": _NUMBER,
    "mode": _one_of(tuple(Mode)),
    "lead": _COUNT,
}


def _word(part: SideDraft | ScaleDraft) -> str:
    return ".".join(_CODES[one.name].write(getattr(part, one.name)) for one in fields(part)).rstrip(".")


def _values(kind: type[SideDraft | ScaleDraft], word: str) -> dict[str, Any]:
    names = [one.name for one in fields(kind)]
    parts = word.split(".") if word else []
    if len(parts) > len(names):
        raise stale_button()
    return {name: _CODES[name].read(part) for name, part in zip(names, parts, strict=False)}
