"""Import a Noir sheet from a file: TOML as `file_export` writes it, or JSON, in any of our languages.

Nothing in a file is trusted. Every field has bounds, unknown fields are refused, and the result becomes an
action that the rules check like typed input.
"""

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NoReturn

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from narration.noir.base import parsing, words
from narration.text.line import Line
from narration.text.texts import Texts
from rules.core.names import NAME_LENGTH, TEXT_LENGTH, is_empty
from rules.core.refusal import Refused
from rules.noir.base.bounds import MOST_ABILITIES, MOST_ENTRIES, MOST_FATE, MOST_VALUE, MOST_WEAPONS
from rules.noir.base.enums import Level
from rules.noir.base.weapons import Weapon
from rules.noir.state.actions import Sheet
from rules.noir.state.campaign_state import (
    Ability,
    Drive,
    Entry,
    Expertise,
    Limitation,
    Mark,
    Property,
    Trait,
)

#: The most bytes in a file, which is more than the longest sheet needs.
MOST_BYTES = 64 * 1024
#: A dotted key such as `a.a.a.…` with more parts than any sheet has. Parsing it takes time and memory
#: quadratic in its parts: gigabytes for a key that fills the file.
_LONG_KEY = re.compile(r"""(?<![\w"'-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){32}""")

# ------------------------------------------------------------------------------------------ the form


def _as_table(value: object) -> object:
    """Return an ability as a table; a bare number is its value."""
    return {"value": value} if isinstance(value, int) else value


def _as_word(value: object) -> object:
    """Return a level as a string, since a file may give it as a number."""
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


Name = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH)]
Text = Annotated[str, Field(max_length=TEXT_LENGTH)]
Value = Annotated[int, Field(ge=0, le=MOST_VALUE)]
Change = Annotated[int, Field(ge=-MOST_VALUE, le=MOST_VALUE)]
LevelWord = Annotated[Name, BeforeValidator(_as_word)]


class Part(BaseModel):
    """A table of a file. Unknown fields are refused, and a text is never read as a number."""

    model_config = ConfigDict(strict=True, extra="forbid")


class AbilityPart(Part):
    """An ability, whether the rules name it or the table invented it."""

    value: Value
    property: Name | None = None


class PropertyPart(Part):
    """An entry in the list of properties."""

    name: Name
    number: Value | None = None


class ExpertisePart(Part):
    """An entry in the list of expertise; only the GM may set its amount."""

    ability: Name
    name: Name
    amount: Change = 0


class LimitationPart(Part):
    """An entry in the list of limitations; only the GM may set its modifier."""

    name: Name
    activation: Name
    effect: Text = ""
    modifier: Change = 0


class MarkTable(Part):
    """An entry in the list of marks; only the GM may set its numbers and its attribute."""

    name: Name
    effect: Text = ""
    modifier: Change = 0
    attribute: Name | None = None
    change: Change = 0


class TraitPart(Part):
    """An entry in the list of traits; its level is a number or a word."""

    name: Name
    level: LevelWord
    note: Text = ""


class DrivePart(Part):
    """An entry in the list of drives; its level is a number or a word."""

    name: Name
    level: LevelWord


class SheetFile(Part):
    """A whole sheet file; unlike `Sheet`, it has names instead of ids."""

    game: Literal["noir"] = "noir"
    name: Name
    size: Value | None = None
    luck: Value | None = None
    fate: Annotated[int, Field(ge=0, le=MOST_FATE)] | None = None
    weapons: Annotated[list[Name], Field(max_length=MOST_WEAPONS)] = []
    abilities: Annotated[
        dict[Name, Annotated[AbilityPart, BeforeValidator(_as_table)]], Field(max_length=MOST_ABILITIES)
    ] = {}
    attributes: Annotated[dict[Name, Value], Field(max_length=MOST_ENTRIES)] = {}
    later: Annotated[dict[Name, Change], Field(max_length=MOST_ENTRIES)] = {}
    properties: Annotated[list[PropertyPart], Field(max_length=MOST_ENTRIES)] = []
    expertise: Annotated[list[ExpertisePart], Field(max_length=MOST_ENTRIES)] = []
    limitations: Annotated[list[LimitationPart], Field(max_length=MOST_ENTRIES)] = []
    marks: Annotated[list[MarkTable], Field(max_length=MOST_ENTRIES)] = []
    traits: Annotated[list[TraitPart], Field(max_length=MOST_ENTRIES)] = []
    drives: Annotated[list[DrivePart], Field(max_length=MOST_ENTRIES)] = []


# ------------------------------------------------------------------------------------------ reading


@dataclass(frozen=True)
class ImportedSheet:
    """The contents of a file: the character's name, and the sheet."""

    name: str
    sheet: Sheet


def read(texts: Texts, data: bytes, made: Iterable[Weapon]) -> ImportedSheet:
    """Read a file of at most `MOST_BYTES`; `made` are the weapons that the GM made.

    Refused: `bad-value-file-size`; `bad-value-file-line` if the file is neither TOML nor JSON;
    `bad-value-file-extra`, `bad-value-file-missing` and `bad-value-file-field` for one of its fields; and
    the codes of `narration.noir.base.parsing` for unknown words.
    """
    if len(data) > MOST_BYTES:
        raise Refused("bad-value-file-size", most=MOST_BYTES // 1024)
    try:
        file = SheetFile.model_validate(_parsed(data))
    except ValidationError as error:
        raise _refused(error) from None
    return ImportedSheet(file.name, _sheet(texts, file, tuple(made)))


def _parsed(data: bytes) -> object:
    try:
        text = data.decode("utf-8-sig")
        return _json(text) if text.lstrip().startswith("{") else _toml(text)
    except (ValueError, RecursionError) as error:
        raise Refused("bad-value-file-line", place=_place(error)) from None


def _json(text: str) -> object:
    return json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return a JSON object as a table. Refused: `bad-value-file-field` for a key that occurs twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(name for place, (name, _) in enumerate(pairs) if name in dict(pairs[:place]))
        raise Refused("bad-value-file-field", field=twice)
    return found


def _no_number(word: str) -> NoReturn:
    raise Refused("bad-value-file-field", field=word)


def _toml(text: str) -> object:
    if found := _LONG_KEY.search(text):
        line = text.count("\n", 0, found.start()) + 1
        column = found.start() - text.rfind("\n", 0, found.start())
        raise Refused("bad-value-file-line", place=f"{line}:{column}")
    return tomllib.loads(text)


def _place(error: Exception) -> str:
    """Return the place of the error in the file: a line and a column such as `12:4`, or `?` if unknown."""
    if isinstance(error, json.JSONDecodeError):
        return f"{error.lineno}:{error.colno}"
    _, _, told = str(error).rpartition("(at line ")
    line, _, column = told.rstrip(")").partition(", column ")
    return f"{line}:{column}" if line.isdigit() and column.isdigit() else "?"


def _refused(error: ValidationError) -> Refused:
    first = error.errors(include_url=False, include_input=False)[0]
    field = ".".join(str(part) for part in first["loc"] if part != "[key]")[:NAME_LENGTH] or "?"
    match first["type"]:
        case "extra_forbidden":
            return Refused("bad-value-file-extra", field=field)
        case "missing":
            return Refused("bad-value-file-missing", field=field)
        case _:
            return Refused("bad-value-file-field", field=field)


def _sheet(texts: Texts, file: SheetFile, made: Sequence[Weapon]) -> Sheet:
    by_hand = {"size": file.size, "luck": file.luck}
    numbers = {parsing.attribute_id(texts, name): value for name, value in file.attributes.items()}
    return Sheet(
        abilities=tuple(_abilities(texts, file.abilities)),
        attributes=numbers | {id_: value for id_, value in by_hand.items() if value is not None},
        later={parsing.attribute_id(texts, name): change for name, change in file.later.items()},
        properties=tuple(Property(name=one.name, number=one.number) for one in file.properties),
        entries=(
            *(_expertise(texts, one) for one in file.expertise),
            *(_limitation(texts, one) for one in file.limitations),
            *(_mark(texts, one) for one in file.marks),
            *_traits(texts, file.traits),
            *_drives(texts, file.drives),
        ),
        weapons=tuple(parsing.weapon_id(texts, name, made) for name in file.weapons),
        fate=file.fate,
    )


def _abilities(texts: Texts, parts: Mapping[str, AbilityPart]) -> Iterator[Ability]:
    for name, one in parts.items():
        id_ = parsing.value_id(texts, name)
        free = "" if id_ in words.VALUES else name
        yield Ability(id=id_, name=free, value=one.value, property=one.property or "")


def _expertise(texts: Texts, one: ExpertisePart) -> Expertise:
    return Expertise(ability=parsing.value_id(texts, one.ability), name=one.name, amount=one.amount)


def _limitation(texts: Texts, one: LimitationPart) -> Limitation:
    when = parsing.activation(texts, one.activation)
    return Limitation(name=one.name, activation=when, effect=_shown(one.effect), modifier=one.modifier)


def _mark(texts: Texts, one: MarkTable) -> Mark:
    attribute = parsing.attribute_id(texts, one.attribute) if one.attribute else ""
    return Mark(
        name=one.name,
        effect=_shown(one.effect),
        modifier=one.modifier,
        attribute=attribute,
        change=one.change,
    )


def _traits(texts: Texts, parts: Iterable[TraitPart]) -> Iterator[Entry]:
    for one in parts:
        level = _level(texts, one.level, words.TYPED_TRAIT_LEVELS)
        yield Trait(name=one.name, level=level, note=_shown(one.note))


def _drives(texts: Texts, parts: Iterable[DrivePart]) -> Iterator[Entry]:
    for one in parts:
        yield Drive(name=one.name, level=_level(texts, one.level, words.TYPED_DRIVE_LEVELS))


def _level(texts: Texts, word: str, levels: Mapping[Level, Line]) -> Level:
    read = parsing.level(texts, word, levels)
    if read is None:
        raise Refused("bad-level-typed", text=word)
    return read


def _shown(text: str) -> str:
    return "" if is_empty(text) else text
