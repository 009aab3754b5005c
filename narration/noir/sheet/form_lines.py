"""Write the entries of a sheet into a form, one per line, and read them back in any of our languages.

A line holds one entry: `Ride 8`, `Greedy 2: counts everything`, `Firearms: pistols +2`,
`Nightmares (by Fate) -2: cannot sleep`. The parts of an entry that its line omits are left unchanged.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from narration.noir.base import words
from narration.noir.base.parsing import NUMBERED, activation, level, name_and_number, number, value_id
from narration.text.languages import LANGUAGES
from narration.text.line import Line
from narration.text.texts import Texts
from rules.core import names
from rules.core.refusal import Refused
from rules.noir.base.enums import Activation, Level
from rules.noir.state.campaign_state import (
    Ability,
    Character,
    Drive,
    Entry,
    Expertise,
    Limitation,
    Mark,
    Property,
    Trait,
)

Written = Entry | Property | Ability
E = TypeVar("E", bound=Written)

#: A name followed by a signed number, which is an amount that the GM enters.
_SIGNED = re.compile(r"(?P<name>.*\S)\s+(?P<number>[+−–-]\d{1,3})")
#: A name followed by a word in parentheses.
_BRACKETED = re.compile(r"(?P<name>.*\S)\s*\((?P<word>[^()]*)\)")
_BULLET = re.compile(r"^\s*[–—•*-]\s+")


def abilities(texts: Texts, typed: str, character: Character) -> tuple[Ability, ...]:
    """Read abilities that the rules do not name, one per line: `Ride 8` or `Ride 8 (Coordination)` (NOIR-42).

    Refused: `bad-value-typed`, `bad-value-name-twice`, `bad-value-known` for an ability that the rules name.
    """
    kept = _as_written(texts, character.abilities)
    return _each(typed, lambda text: _ability(texts, text, character), kept)


def _ability(texts: Texts, text: str, character: Character) -> Ability:
    found = _BRACKETED.fullmatch(text)
    name, value = name_and_number(found["name"] if found else text)
    if words.recognise(texts, name) is not None:
        raise Refused("bad-value-known", text=name)
    id_ = value_id(texts, name, character)
    return Ability(id=id_, name=names.name(name), value=value, property=_property(found, character, id_))


def _property(found: re.Match[str] | None, character: Character, id_: str) -> str:
    before = character.ability(id_)
    if found is None:
        return before.property if before else ""
    return names.name(found["word"]) if found["word"].strip() else ""


def properties(texts: Texts, typed: str, character: Character) -> tuple[Property, ...]:
    """Read properties, one per line, with or without a number (NOIR-41)."""
    return _each(typed, _property_of, _as_written(texts, character.properties))


def _property_of(text: str) -> Property:
    found = NUMBERED.fullmatch(text)
    if found is None:
        return Property(name=names.name(text))
    return Property(name=names.name(found["name"]), number=number(found["number"]))


def traits(texts: Texts, typed: str, character: Character) -> tuple[Trait, ...]:
    """Read traits, one per line: a name, a level as a number or word, and a note (NOIR-33).

    Refused: `bad-level-typed` for a number that is not a level, `bad-value-name-twice`.
    """

    def trait(text: str) -> Trait:
        head, note = _headed(text)
        name, how = _levelled(texts, head, words.TYPED_TRAIT_LEVELS)
        twin = _twin(character.traits, name)
        kept = Trait(name=name, level=how) if twin is None else twin.but(level=how)
        return kept if note is None else kept.but(note=_told(note))

    return _each(typed, trait, _as_written(texts, character.traits))


def drives(texts: Texts, typed: str, character: Character) -> tuple[Drive, ...]:
    """Read drives, one per line: a name and a level as a number or word (NOIR-34).

    Refused: the same codes as `traits`.
    """

    def drive(text: str) -> Drive:
        name, how = _levelled(texts, text, words.TYPED_DRIVE_LEVELS)
        return Drive(name=name, level=how)

    return _each(typed, drive, _as_written(texts, character.drives))


def expertise(texts: Texts, typed: str, character: Character) -> tuple[Expertise, ...]:
    """Read expertise, one per line: the ability, a colon and a name; the GM may add an amount (NOIR-35).

    Refused: `bad-value-expertise` for a line without a colon, `bad-value-name-twice`.
    """

    def one(text: str) -> Expertise:
        ability, colon, rest = text.rpartition(":")
        if not colon:
            raise Refused("bad-value-expertise", text=text)
        name, amount = _amount(rest.strip())
        twin = _twin(character.expertise, name)
        kept = Expertise(ability="", name=names.name(name)) if twin is None else twin
        kept = kept.but(ability=value_id(texts, ability, character))
        return kept if amount is None else kept.but(amount=amount)

    return _each(typed, one, _as_written(texts, character.expertise))


def limitations(texts: Texts, typed: str, character: Character) -> tuple[Limitation, ...]:
    """Read limitations, one per line: a name, activation and effect; the GM may add a number (NOIR-36).

    Refused: `bad-value-activation` for an unknown word in parentheses, `bad-value-name-twice`.
    """

    def limitation(text: str) -> Limitation:
        head, effect = _headed(text)
        head, modifier = _amount(head)
        name, when = _activation(texts, head)
        twin = _twin(character.limitations, name)
        kept = Limitation(name=name, activation=Activation.FATE) if twin is None else twin
        kept = kept if when is None else kept.but(activation=when)
        kept = kept if modifier is None else kept.but(modifier=modifier)
        return kept if effect is None else kept.but(effect=_told(effect))

    return _each(typed, limitation, _as_written(texts, character.limitations))


def marks(texts: Texts, typed: str, character: Character) -> tuple[Mark, ...]:
    """Read marks, one per line: a name and its effect; the GM may add a number (NOIR-37)."""

    def mark(text: str) -> Mark:
        head, effect = _headed(text)
        name, modifier = _amount(head)
        twin = _twin(character.marks, name)
        kept = Mark(name=names.name(name)) if twin is None else twin
        kept = kept if modifier is None else kept.but(modifier=modifier)
        return kept if effect is None else kept.but(effect=_told(effect))

    return _each(typed, mark, _as_written(texts, character.marks))


def _each(typed: str, read: Callable[[str], E], kept: Mapping[str, E]) -> tuple[E, ...]:
    """Return the entry of each line that is not empty; a line found in `kept` keeps its old entry.

    Refused: `bad-value-name-twice`.
    """
    lines = [text.strip() for text in typed.splitlines()]
    found = tuple(kept[text] if text in kept else read(_BULLET.sub("", text)) for text in lines if text)
    seen: set[str] = set()
    for one in found:
        if names.key(one.name) in seen:
            raise Refused("bad-value-name-twice", text=one.name)
        seen.add(names.key(one.name))
    return found


def _as_written(texts: Texts, entries: Sequence[E]) -> Mapping[str, E]:
    """Return the entries by the lines that stand for them, in every language.

    With these, an unchanged line need not be parsed, which could fail if a name contains separators.
    """
    return {
        _write(partial(texts.say, language), one, told=told): one
        for one in entries
        for language in LANGUAGES
        for told in (True, False)
    }


def _headed(text: str) -> tuple[str, str | None]:
    """Split a line at its first colon; if there is none, the second part is None."""
    head, colon, rest = text.partition(":")
    return head.strip(), rest.strip() if colon else None


def _told(text: str) -> str:
    return names.sentence(text) if text else ""


def _amount(text: str) -> tuple[str, int | None]:
    """Split off the signed number that may follow a name."""
    found = _SIGNED.fullmatch(text)
    if found is None:
        return text, None
    return found["name"], number(found["number"])


def _levelled(texts: Texts, text: str, levels: Mapping[Level, Line]) -> tuple[str, Level]:
    """Split a name from its level; a name without a level gets the ordinary one."""
    found = _BRACKETED.fullmatch(text)
    head, word = (found["name"], found["word"]) if found else _last(text)
    read = level(texts, word, levels) if word else None
    return (names.name(head), read) if read else (names.name(text), Level.ORDINARY)


def _last(text: str) -> tuple[str, str]:
    head, _, word = text.rpartition(" ")
    return (head, word) if head.strip() else (text, "")


def _activation(texts: Texts, text: str) -> tuple[str, Activation | None]:
    found = _BRACKETED.fullmatch(text)
    if found is None:
        return names.name(text), None
    return names.name(found["name"]), activation(texts, found["word"])


def _twin(have: Iterable[E], name: str) -> E | None:
    return next((one for one in have if names.same(one.name, name)), None)


# ------------------------------------------------------------------------------------------ written


def written(say: Callable[[Line], str], entries: Sequence[Written], most: int) -> str:
    """Write entries as lines that can be read back.

    If the lines would exceed `most` characters, texts and groups are omitted; reading the lines leaves these
    unchanged.
    """
    whole = "\n".join(_write(say, one, told=True) for one in entries)
    return whole if len(whole) <= most else "\n".join(_write(say, one, told=False) for one in entries)


def _write(say: Callable[[Line], str], entry: Written, *, told: bool) -> str:
    match entry:
        case Ability(name=name, value=value, property=group):
            return f"{name} {value}" + (f" ({group})" if group and told else "")
        case Property(name=name, number=count):
            return name if count is None else f"{name} {count}"
        case Trait(name=name, level=how, note=note):
            return f"{name} {how:d}{_colon(note, told=told)}"
        case Drive(name=name, level=how):
            return f"{name} {how:d}"
        case Expertise(ability=ability, name=name, amount=amount):
            return f"{say(words.value_name(ability))}: {name}{_plus(amount)}"
        case Limitation(name=name, activation=when, effect=effect, modifier=modifier):
            word = say(words.ACTIVATIONS[when])
            return f"{name} ({word}){_plus(modifier)}{_colon(effect, told=told)}"
        case Mark(name=name, effect=effect, modifier=modifier):
            return f"{name}{_plus(modifier)}{_colon(effect, told=told)}"


def _plus(amount: int) -> str:
    return f" {amount:+d}" if amount else ""


def _colon(text: str, *, told: bool) -> str:
    return f": {text}" if text and told else ""
