"""Validation of imported Noir sheets and weapons, and the sheet of a character who changes campaigns."""

from collections.abc import Iterator, Mapping

from rules.contract.system import Fault
from rules.contract.validation import (
    MOST_ID,
    Path,
    at_most,
    require_number,
    require_sentence,
    require_text,
    require_true,
    require_unique,
)
from rules.core import names
from rules.core.refusal import Refused
from rules.noir.base.bounds import (
    MOST_ABILITIES,
    MOST_DAZE,
    MOST_ENTRIES,
    MOST_FATE,
    MOST_MADE,
    MOST_VALUE,
    MOST_WEAPONS,
    MOST_WOUNDS,
)
from rules.noir.base.enums import ABILITIES, ATTRIBUTES, WeaponKind
from rules.noir.base.weapons import MOST_DAMAGE, MOST_ROUNDS, WEAPONS, Weapon
from rules.noir.sheet.entries import LISTS, checked_entry
from rules.noir.state.campaign_state import Ability, CarriedWeapon, Character, Entry, NoirState, Property
from rules.noir.view import characters_in

#: The most requests for Fate that may wait at once, and a weapon's longest reach in metres.
MOST_ASKS, MOST_REACH = 100, 99_999


def for_transfer(character: Character, seat: str, minutes: int) -> Character:
    """Return a sheet for transfer, without Fate given for one use or the scene of the last contact."""
    del seat, minutes  # any seat may own any character here, and nothing on a sheet counts minutes
    return character.but(grace=None, contact_scene=0)


def validate_character(character: Character) -> Iterator[Fault]:
    """Yield the faults of a character, each with the path of its field."""
    yield from require_text(("name",), character.name)
    yield from _abilities(character)
    yield from _numbers(("attributes",), character.attributes, 0)
    yield from _numbers(("later",), character.later, -MOST_VALUE)
    for list_ in LISTS.values():
        yield from _list((list_,), getattr(character, list_))
    yield from require_number(("fate",), character.fate, 0, MOST_FATE)
    yield from require_number(("contact_scene",), character.contact_scene, 0, MOST_ID)
    if character.grace is not None:
        yield from require_number(("grace", "points"), character.grace.points, 0, MOST_FATE)
    yield from _condition(character)
    yield from at_most(("arms",), character.arms, MOST_WEAPONS)
    yield from require_unique(("arms",), [arm.weapon.id for arm in character.arms])
    for place, arm in enumerate(character.arms):
        yield from _arm(("arms", place), arm)
    if character.npc is not None:
        yield from require_true(("finished",), character.finished)
        for row in ("primary", "secondary"):
            yield from _words(("npc", row), getattr(character.npc, row))


def validate_campaign(state: NoirState) -> Iterator[Fault]:
    """Yield the faults of what a campaign's characters share, and of its contests."""
    purse = state.shared
    yield from require_number(("shared", "pot"), purse.pot, 0, MOST_FATE)
    for who, points in purse.pledges.items():
        yield from require_true(("shared", "pledges", who), who in state.characters, "unknown")
        yield from require_number(("shared", "pledges", who), points, 0, MOST_FATE)
    yield from at_most(("shared", "asks"), purse.asks, MOST_ASKS)
    yield from require_unique(("shared", "asks"), [ask.id for ask in purse.asks])
    for place, ask in enumerate(purse.asks):
        at: Path = ("shared", "asks", place)
        known = ask.character in state.characters and (not ask.helped or ask.helped in state.characters)
        yield from require_true((*at, "character"), known, "unknown")
        yield from require_sentence((*at, "text"), ask.text)
        yield from require_number((*at, "points"), ask.points, 0, MOST_FATE)
    yield from at_most(("shared", "weapons"), purse.weapons, MOST_MADE)
    yield from require_unique(("shared", "weapons"), [weapon.id for weapon in purse.weapons])
    for place, weapon in enumerate(purse.weapons):
        yield from _made(("shared", "weapons", place), weapon)
    for key, contest in state.contests.items():
        known = all(person in state.characters for person in characters_in(contest))
        yield from require_true(("contests", key), known, "unknown")


def _abilities(character: Character) -> Iterator[Fault]:
    yield from at_most(("abilities",), character.abilities, MOST_ABILITIES)
    yield from require_unique(("abilities",), [_key(one) for one in character.abilities])
    for place, one in enumerate(character.abilities):
        at: Path = ("abilities", place)
        yield from require_number((*at, "value"), one.value, 0, MOST_VALUE)
        yield from require_text((*at, "id"), one.id)
        yield from require_true((*at, "id"), one.id not in ATTRIBUTES)
        yield from require_text((*at, "name"), one.name, optional=True)
        yield from require_text((*at, "property"), one.property, optional=True)


def _key(one: Ability) -> str:
    """Return the key that makes an ability unique; case matters only in the rules' own ids (NOIR-42)."""
    return one.id if one.id in ABILITIES else names.key(one.id)


def _numbers(path: Path, found: Mapping[str, int], least: int) -> Iterator[Fault]:
    for id_, value in found.items():
        yield from require_true((*path, id_), id_ in ATTRIBUTES, "unknown")
        yield from require_number((*path, id_), value, least, MOST_VALUE)


def _list(path: Path, entries: tuple[Entry | Property, ...]) -> Iterator[Fault]:
    yield from at_most(path, entries, MOST_ENTRIES)
    yield from require_unique(path, [names.key(one.name) for one in entries])
    for place, one in enumerate(entries):
        try:
            fine = checked_entry(one) == one
        except Refused:
            fine = False
        yield from require_true((*path, place), fine)


def _words(path: Path, words: tuple[str, ...]) -> Iterator[Fault]:
    yield from at_most(path, words, MOST_ABILITIES)
    for place, word in enumerate(words):
        yield from require_text((*path, place), word)


def _condition(character: Character) -> Iterator[Fault]:
    how = character.condition
    yield from require_number(("condition", "daze"), how.daze, 0, MOST_DAZE)
    for field in ("open_wounds", "stabilised", "mortal"):
        yield from require_number(("condition", field), getattr(how, field), 0, MOST_WOUNDS)


def _arm(path: Path, arm: CarriedWeapon) -> Iterator[Fault]:
    weapon = arm.weapon
    if weapon.id in WEAPONS:
        yield from require_true((*path, "weapon"), weapon == WEAPONS[weapon.id])
    else:
        yield from _made((*path, "weapon"), weapon)
    room = weapon.magazine.capacity if weapon.magazine else 0
    yield from require_number((*path, "loaded"), arm.loaded, 0, room)


def _made(path: Path, weapon: Weapon) -> Iterator[Fault]:
    """Check a GM's own weapon: it has a name, and an id that the rules' table lacks (NOIR-110, NOIR-112)."""
    yield from require_true((*path, "id"), weapon.id not in WEAPONS)
    yield from require_text((*path, "id"), weapon.id)
    yield from require_text((*path, "name"), weapon.name)
    yield from require_number((*path, "damage", "dice"), weapon.damage.dice, 1, MOST_DAMAGE)
    yield from require_number((*path, "damage", "flat"), weapon.damage.flat, -MOST_DAMAGE, MOST_DAMAGE)
    for metres in weapon.reach or ():
        yield from require_number((*path, "reach"), metres, 0, MOST_REACH)
    yield from require_number((*path, "precision"), weapon.precision, -MOST_VALUE, MOST_VALUE)
    yield from require_number((*path, "recoil"), weapon.recoil, 0, MOST_VALUE)
    yield from require_true(
        (*path, "magazine"), weapon.magazine is not None or weapon.kind is not WeaponKind.RANGED
    )
    if weapon.magazine is not None:
        yield from require_number((*path, "magazine", "capacity"), weapon.magazine.capacity, 1, MOST_ROUNDS)
