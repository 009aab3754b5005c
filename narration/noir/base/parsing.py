"""Read words and numbers that people type in any of our languages: abilities, weapons, levels."""

import re
from collections.abc import Iterable, Mapping

from narration.noir.base import words
from narration.text.line import Line
from narration.text.texts import Texts
from rules.core import names
from rules.core.refusal import Refused
from rules.noir.base.enums import ATTRIBUTES, Activation, Level
from rules.noir.base.weapons import Weapon
from rules.noir.state.campaign_state import Character

#: A name and the whole number after it, with separators in between. The name cannot end in a separator, so
#: that a long run of colons can be split in only one way; trying every split would be slow.
NUMBERED = re.compile(r"(?P<name>.*[^\s:=])[\s:=]++(?P<number>[+−–-]?\d{1,5})")


def number(text: str) -> int:
    """Read a whole number of at most five digits. Refused: `bad-value-typed`."""
    bare = text.strip().replace("−", "-").replace("–", "-")
    if not re.fullmatch(r"[+-]?\d{1,5}", bare):
        raise Refused("bad-value-typed", text=text)
    return int(bare)


def value_id(texts: Texts, typed: str, character: Character | None = None) -> str:
    """Return the id of an ability or attribute that the rules or the sheet know, or else the typed name.

    Rule: NOIR-42. Refused: `name-empty`, `text-too-long`.
    """
    known = words.recognise(texts, typed)
    if known is not None:
        return known
    free = character.abilities if character else ()
    return next((one.id for one in free if names.same(one.name, typed)), None) or names.name(typed)


def attribute_id(texts: Texts, typed: str) -> str:
    """Return the id of an attribute. Refused: `unknown-id-attribute`."""
    known = words.recognise(texts, typed)
    if known not in ATTRIBUTES:
        raise Refused("unknown-id-attribute", text=typed)
    return known


def numbered(texts: Texts, typed: str, character: Character | None = None) -> Mapping[str, int]:
    """Read names with numbers, separated by commas or lines, such as `Firearms 14, Medicine 9`.

    Refused: `bad-value-typed` for a part without a number, `bad-value-name-twice`.
    """
    found: dict[str, int] = {}
    for part in _parts(typed):
        name, value = name_and_number(part)
        id_ = value_id(texts, name, character)
        if id_ in found:
            raise Refused("bad-value-name-twice", text=name)
        found[id_] = value
    return found


def listed(texts: Texts, typed: str, character: Character | None = None) -> tuple[str, ...]:
    """Read names of abilities and attributes, separated by commas; return each id once."""
    return tuple(dict.fromkeys(value_id(texts, part, character) for part in _parts(typed)))


def name_and_number(text: str) -> tuple[str, int]:
    """Read a name and the number after it. Refused: `bad-value-typed`."""
    found = NUMBERED.fullmatch(text.strip())
    if found is None:
        raise Refused("bad-value-typed", text=text)
    return found["name"].rstrip(" :="), number(found["number"])


def weapons(texts: Texts, typed: str, made: Iterable[Weapon]) -> tuple[str, ...]:
    """Read names of weapons, separated by commas: from the rules' table or made by the GM (NOIR-110).

    Refused: `unknown-id-weapon`.
    """
    return tuple(weapon_id(texts, part, made) for part in _parts(typed))


def weapon_id(texts: Texts, typed: str, made: Iterable[Weapon]) -> str:
    """Return the id of a weapon by its name. Refused: `unknown-id-weapon`."""
    known = next((one.id for one in made if names.same(one.name, typed)), None)
    known = known or words.recognise_among(words.WEAPONS, texts, typed)
    if known is None:
        raise Refused("unknown-id-weapon", text=typed)
    return known


def _parts(typed: str) -> list[str]:
    return [part.strip() for part in re.split(r"[,;\n]", typed) if part.strip()]


def level(texts: Texts, word: str, levels: Mapping[Level, Line]) -> Level | None:
    """Read a level from a number or a word; None for an unknown word.

    Refused: `bad-level-typed` for a number that is not a level.
    """
    if not re.fullmatch(r"[+-]?\d{1,5}", word):
        return words.recognise_among(levels, texts, word)
    if int(word) not in tuple(Level):
        raise Refused("bad-level-typed", text=word)
    return Level(int(word))


def activation(texts: Texts, word: str) -> Activation:
    """Read the word for when a limitation is active. Refused: `bad-value-activation`."""
    read = words.recognise_among(words.ACTIVATIONS, texts, word)
    if read is None:
        raise Refused("bad-value-activation", text=word)
    return read
