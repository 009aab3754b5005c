"""Export a Noir sheet as TOML in the words of one language; `file_import` can read it again."""

import json
from collections.abc import Iterator, Mapping

from narration.noir.base import words
from narration.text.languages import Language
from narration.text.line import Line
from narration.text.texts import Texts
from rules.noir.base.enums import ENTERED
from rules.noir.state.campaign_state import (
    Character,
    Drive,
    Entry,
    Expertise,
    Limitation,
    Mark,
    Property,
    Trait,
)


def write(texts: Texts, language: Language, character: Character, *, gm: bool) -> str:
    """Return a sheet as TOML, in the words of a language.

    Unless `gm` is set, values that only the GM may enter are comments, so that a player can import the file.
    """
    return "\n".join(_Writer(texts, language, gm=gm).lines(character)) + "\n"


class _Writer:
    """Writes one sheet, line by line."""

    def __init__(self, texts: Texts, language: Language, *, gm: bool) -> None:
        self._texts = texts
        self._language = language
        #: The prefix of a line that only the GM may enter.
        self._gms = "" if gm else "# "

    def lines(self, who: Character) -> Iterator[str]:
        yield "# Noir, www.noir.nu"
        yield 'game = "noir"'
        yield f"name = {_quoted(who.name)}"
        yield from (f"{id_} = {who.attributes[id_]}" for id_ in ENTERED if id_ in who.attributes)
        yield f"{self._gms}fate = {who.fate}"
        carried = (self._say(words.weapon_name(arm.weapon)) for arm in who.arms)
        yield f"weapons = [{', '.join(map(_quoted, carried))}]"
        yield from self._abilities(who)
        yield from self._numbers("attributes", {i: n for i, n in who.attributes.items() if i not in ENTERED})
        yield from self._numbers("later", who.later, self._gms)
        for list_ in ("properties", "expertise", "limitations", "marks", "traits", "drives"):
            for entry in getattr(who, list_):
                yield from ("", f"[[{list_}]]", *self._entry(entry))

    def _abilities(self, who: Character) -> Iterator[str]:
        if who.abilities:
            yield from ("", "[abilities]")
        for one in who.abilities:
            name = _quoted(one.name or self._say(words.value_name(one.id, who)))
            group = f", property = {_quoted(one.property)}" if one.property else ""
            yield f"{name} = {{ value = {one.value}{group} }}" if group else f"{name} = {one.value}"

    def _numbers(self, table: str, numbers: Mapping[str, int], mark: str = "") -> Iterator[str]:
        if numbers:
            yield from ("", f"{mark}[{table}]")
        for id_, number in numbers.items():
            yield f"{mark}{_quoted(self._say(words.value_name(id_)))} = {number}"

    def _entry(self, entry: Entry | Property) -> Iterator[str]:
        if isinstance(entry, Expertise):
            yield f"ability = {_quoted(self._say(words.value_name(entry.ability)))}"
        yield f"name = {_quoted(entry.name)}"
        match entry:
            case Property(number=int(number)):
                yield f"number = {number}"
            case Expertise(amount=amount):
                yield from self._gm_number("amount", amount)
            case Limitation(activation=when, effect=effect, modifier=modifier):
                yield f"activation = {_quoted(self._say(words.ACTIVATIONS[when]))}"
                yield from _text("effect", effect)
                yield from self._gm_number("modifier", modifier)
            case Mark():
                yield from self._mark(entry)
            case Trait(level=level, note=note):
                yield f"level = {level:d}"
                yield from _text("note", note)
            case Drive(level=level):
                yield f"level = {level:d}"
            case _:
                pass

    def _mark(self, mark: Mark) -> Iterator[str]:
        yield from _text("effect", mark.effect)
        yield from self._gm_number("modifier", mark.modifier)
        if mark.attribute:
            yield f"{self._gms}attribute = {_quoted(self._say(words.value_name(mark.attribute)))}"
            yield from self._gm_number("change", mark.change)

    def _gm_number(self, key: str, number: int) -> Iterator[str]:
        if number:
            yield f"{self._gms}{key} = {number}"

    def _say(self, said: Line) -> str:
        return self._texts.say(self._language, said)


def _text(key: str, text: str) -> Iterator[str]:
    if text:
        yield f"{key} = {_quoted(text)}"


def _quoted(text: str) -> str:
    """Return a basic TOML string. JSON escapes everything that TOML wants escaped, except DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
