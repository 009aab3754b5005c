"""Noir sheets as files: an exported sheet is imported unchanged, in every language."""

import tomllib
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narration.noir.base.words import recognise
from narration.noir.sheet import file_export, file_import
from narration.text.languages import LANGUAGES, Language
from narration.text.texts import bundled_texts
from rules.core.names import NAME_LENGTH, clean, key
from rules.core.refusal import Refused
from rules.noir.base.enums import ABILITIES, ATTRIBUTES, Activation, Level
from rules.noir.base.weapons import WEAPONS
from rules.noir.state.campaign_state import (
    Ability,
    CarriedWeapon,
    Character,
    Drive,
    Expertise,
    Limitation,
    Mark,
    Property,
    Trait,
)

TEXTS = bundled_texts()
NAMES = (
    st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=60)
    .map(clean)
    .filter(lambda name: len(name) <= NAME_LENGTH and any(char.isalnum() for char in name))
)
TOLD = st.just("") | NAMES
VALUES = st.integers(0, 99)
CHANGES = st.integers(-99, 99)


def unique(entries: st.SearchStrategy[object]) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(entries, max_size=3, unique_by=lambda one: key(getattr(one, "name", ""))).map(tuple)


#: Names of free abilities, none of which is a word of the game in any language.
UNKNOWN = NAMES.filter(lambda name: recognise(TEXTS, name) is None)
FREE = st.builds(
    lambda name, value, group: Ability(id=name, name=name, value=value, property=group), UNKNOWN, VALUES, TOLD
)
KNOWN = st.dictionaries(st.sampled_from(ABILITIES), VALUES, max_size=5)
SHEETS = st.builds(
    lambda known, free, **fields: Character(
        id="1",
        name="Alma",
        abilities=(*(Ability(id=id_, value=value) for id_, value in known.items()), *free),
        **fields,
    ),
    known=KNOWN,
    free=unique(FREE),
    attributes=st.dictionaries(st.sampled_from(ATTRIBUTES), VALUES, max_size=5),
    later=st.dictionaries(st.sampled_from(ATTRIBUTES), CHANGES.filter(bool), max_size=3),
    properties=unique(st.builds(Property, name=NAMES, number=st.none() | VALUES)),
    expertise=unique(st.builds(Expertise, ability=st.sampled_from(ABILITIES), name=NAMES, amount=CHANGES)),
    limitations=unique(
        st.builds(
            Limitation,
            name=NAMES,
            activation=st.sampled_from(Activation),
            effect=TOLD,
            modifier=CHANGES,
        )
    ),
    marks=unique(
        st.builds(
            Mark,
            name=NAMES,
            effect=TOLD,
            modifier=CHANGES,
            attribute=st.sampled_from(ATTRIBUTES),
            change=CHANGES,
        )
    ),
    traits=unique(st.builds(Trait, name=NAMES, level=st.sampled_from(Level), note=TOLD)),
    drives=unique(st.builds(Drive, name=NAMES, level=st.sampled_from(Level))),
    arms=st.lists(st.sampled_from(list(WEAPONS.values())), max_size=4, unique_by=lambda one: one.id).map(
        lambda weapons: tuple(CarriedWeapon(weapon=weapon) for weapon in weapons)
    ),
    fate=st.integers(0, 999),
)


@given(who=SHEETS, language=st.sampled_from(LANGUAGES))
def test_a_file_written_for_the_gm_reads_back_as_the_same_sheet(who: Character, language: Language) -> None:
    written = file_export.write(TEXTS, language, who, gm=True)
    read = file_import.read(TEXTS, written.encode(), ())
    assert read.name == who.name
    sheet = read.sheet
    assert sheet.abilities == who.abilities
    assert (sheet.attributes, sheet.later, sheet.fate) == (who.attributes, who.later, who.fate)
    assert sheet.properties == who.properties
    assert sheet.entries == (*who.expertise, *who.limitations, *who.marks, *who.traits, *who.drives)
    assert sheet.weapons == tuple(arm.weapon.id for arm in who.arms)


@given(who=SHEETS, language=st.sampled_from(LANGUAGES))
def test_a_file_written_for_a_player_holds_no_number_of_the_gm(who: Character, language: Language) -> None:
    written = file_export.write(TEXTS, language, who, gm=False)
    sheet = file_import.read(TEXTS, written.encode(), ()).sheet
    assert sheet.fate is None
    assert not sheet.later
    for entry in sheet.entries:
        for field in ("amount", "modifier", "change"):
            assert not getattr(entry, field, 0)
    assert f"# fate = {who.fate}" in written


@given(data=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_file_is_read_or_refused(data: bytes) -> None:
    with suppress(Refused):
        assert file_import.read(TEXTS, data, ()).name


@pytest.mark.parametrize("text", ['a"b', "back\\slash", "tab\there", "\x7f", "línea", "🎲", "# no comment"])
def test_texts_are_quoted_so_that_toml_reads_them_unchanged(text: str) -> None:
    who = Character(id="1", name=text)
    assert tomllib.loads(file_export.write(TEXTS, "en", who, gm=True))["name"] == text
