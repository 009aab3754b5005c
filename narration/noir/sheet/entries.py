"""The entries of a sheet, one line each: those of its lists, and weapons with their rounds.

Names and texts are cut to fit into a list. Rules: NOIR-35 to 37, 41, 44, 110.
"""

from collections.abc import Sequence

from narration.noir.base import words
from narration.text.line import Line, line
from narration.text.truncate import truncate, truncated_line
from rules.core.names import TEXT_LENGTH
from rules.noir.base.enums import Activation
from rules.noir.base.weapons import Weapon
from rules.noir.state.campaign_state import (
    CarriedWeapon,
    Drive,
    Entry,
    Expertise,
    Limitation,
    Mark,
    Property,
    Trait,
)

#: The most characters of a name in a list, and of a text in a full list.
NAME, TEXT = 24, 30
#: The most characters of all texts in a list, including names.
ROOM = 640


def room(count: int) -> int:
    """Return the most characters of a text in a list of `count` entries; fewer entries leave more room."""
    return max(TEXT, ROOM // max(1, count) - 2 * NAME)


def entry(one: Entry | Property, text: int = TEXT_LENGTH) -> Line:
    """Return an entry of a list with all its parts; its text takes at most `text` characters."""
    match one:
        case Property(name=name, number=number):
            return (
                truncated_line(name, NAME) if number is None else _number(truncated_line(name, NAME), number)
            )
        case Expertise(ability=ability, name=name, amount=amount):
            said = line("noir-entry-expertise", ability=_ability(ability), name=truncate(name, NAME))
            return line("noir-entry-amount", entry=said, number=amount) if amount else said
        case Limitation(name=name, effect=effect):
            return _told(name, _limits(one), truncate(effect, text))
        case Mark(name=name, effect=effect):
            return _told(name, _marks(one), truncate(effect, text))
        case Trait(name=name, level=level, note=note):
            return _told(name, (words.TRAIT_LEVELS[level],), truncate(note, text))
        case Drive(name=name, level=level):
            return _told(name, (words.DRIVE_LEVELS[level],), "")


def _number(name: Line, number: int) -> Line:
    return line("noir-entry-number", name=name, number=number)


def _ability(id_: str) -> Line:
    return words.VALUES.get(id_) or truncated_line(id_, NAME)


def _told(name: str, parts: Sequence[Line], text: str) -> Line:
    """Return a name, its parts in parentheses, and its text after a colon."""
    head = truncated_line(name, NAME)
    if parts:
        head = line("noir-entry-parts", name=head, parts=tuple(parts))
    return line("noir-entry-text", entry=head, text=text) if text else head


def _limits(one: Limitation) -> tuple[Line, ...]:
    """Return when a limitation is active, whether it is active now, and its modifier (NOIR-36)."""
    switched = () if one.activation is Activation.ALWAYS else (on_or_off(on=one.active),)
    return (words.ACTIVATIONS[one.activation], *switched, *_modifier(one.modifier))


def on_or_off(*, on: bool) -> Line:
    """Return, in words, whether a limitation is active now."""
    return line("noir-entry-on" if on else "noir-entry-off")


def _marks(one: Mark) -> tuple[Line, ...]:
    if not (one.attribute and one.change):
        return _modifier(one.modifier)
    changed = line("noir-entry-amount", entry=words.value_name(one.attribute), number=one.change)
    return (*_modifier(one.modifier), changed)


def _modifier(number: int) -> tuple[Line, ...]:
    return (line("noir-entry-modifier", number=number),) if number else ()


# ------------------------------------------------------------------------------------------ weapons


def arm(one: CarriedWeapon) -> Line:
    """Return a carried weapon with its numbers and the rounds in it."""
    facts = weapon(one.weapon)
    if one.weapon.magazine is None:
        return facts
    return line("noir-arm-rounds", weapon=facts, loaded=one.loaded, capacity=one.weapon.magazine.capacity)


def weapon(one: Weapon) -> Line:
    """Return a weapon with its damage and, if it has them, precision, recoil, modes and range (NOIR-110)."""
    name = words.WEAPONS.get(one.id) if not one.name else None
    facts = tuple(_facts(one))
    shown = name or truncated_line(one.name or one.id, NAME)
    head = line("noir-weapon-damage", weapon=shown, damage=words.notation(one.damage))
    return line("noir-weapon-facts", weapon=head, facts=facts) if facts else head


def _facts(one: Weapon) -> list[Line]:
    facts = []
    if one.precision:
        facts.append(line("noir-weapon-precision", number=one.precision))
    if one.recoil or one.single or one.automatic:
        modes = f"{'E' if one.single else ''}{'A' if one.automatic else ''}"
        facts.append(line("noir-weapon-recoil", number=one.recoil, modes=modes))
    if one.reach is not None:
        least, most = one.reach
        facts.append(line("noir-weapon-range", least=least, most=most))
    return facts
