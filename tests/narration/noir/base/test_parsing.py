"""Entries typed into a Noir sheet are read in any language, and the bot can read back what it writes."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narration.noir.base import parsing
from narration.noir.sheet import form_lines
from narration.text.languages import LANGUAGES, Language
from narration.text.texts import bundled_texts
from rules.core.names import key
from rules.core.refusal import Refused
from rules.noir.base.enums import Activation, Level, WeaponKind
from rules.noir.base.weapons import Weapon, damage_of
from rules.noir.state.campaign_state import (
    Ability,
    Character,
    Drive,
    Expertise,
    Limitation,
    Mark,
    Property,
    Trait,
)

TEXTS = bundled_texts()
NOBODY = Character(id="1", name="Alma")
READERS = {
    "abilities": form_lines.abilities,
    "properties": form_lines.properties,
    "traits": form_lines.traits,
    "drives": form_lines.drives,
    "expertise": form_lines.expertise,
    "limitations": form_lines.limitations,
    "marks": form_lines.marks,
}


@pytest.mark.rule("NOIR-42", "NOIR-83")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Firearms 14, Medicine 9", {"firearms": 14, "medicine": 9}),
        ("skjutvapen: 14; Närstrid=9", {"firearms": 14, "close-combat": 9}),
        ("Стрелковое оружие 14\nРазмер 11", {"firearms": 14, "size": 11}),
        ("Defence: melee 12", {"defence-melee": 12}),
        ("Ride 8, Firearms −1", {"Ride": 8, "firearms": -1}),
        ("", {}),
    ],
)
def test_names_with_numbers_are_read_in_any_language(text: str, found: dict[str, int]) -> None:
    assert parsing.numbered(TEXTS, text) == found


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Firearms", "bad-value-typed"),
        ("Firearms fourteen", "bad-value-typed"),
        ("Firearms 14, Skjutvapen 9", "bad-value-name-twice"),
    ],
)
def test_a_line_that_is_not_a_name_with_a_number_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        parsing.numbered(TEXTS, text)
    assert refused.value.code == code


def test_an_ability_on_the_sheet_is_recognised_in_any_letter_case() -> None:
    who = NOBODY.but(abilities=(Ability(id="Ride", name="Ride", value=8),))
    assert parsing.value_id(TEXTS, "RIDE", who) == "Ride"
    assert parsing.value_id(TEXTS, "RIDE") == "RIDE"


def test_weapons_are_recognised_in_any_language_and_the_gms_by_name() -> None:
    made = Weapon(id="made-1", name="Tommy gun", kind=WeaponKind.RANGED, damage=damage_of("2T"))
    assert parsing.weapons(TEXTS, "Pistol, kniv, топор, TOMMY GUN", [made]) == (
        "pistol",
        "knife",
        "axe",
        "made-1",
    )
    with pytest.raises(Refused) as refused:
        parsing.weapons(TEXTS, "Pistol, railgun", [made])
    assert (refused.value.code, refused.value.details) == ("unknown-id-weapon", {"text": "railgun"})


@pytest.mark.rule("NOIR-33", "NOIR-34")
@pytest.mark.parametrize(
    ("text", "name", "level"),
    [
        ("Greedy", "Greedy", Level.ORDINARY),
        ("Greedy 2", "Greedy", Level.STRONG),
        ("Greedy (extremt)", "Greedy", Level.EXTREME),
        ("Greedy сильная", "Greedy", Level.STRONG),
        ("Modig stark", "Modig", Level.STRONG),
        ("Modig starkt", "Modig", Level.STRONG),
        ("Смелый крайний", "Смелый", Level.EXTREME),
        ("Modig starkare", "Modig starkare", Level.ORDINARY),
        ("Very greedy", "Very greedy", Level.ORDINARY),
        ("Extreme", "Extreme", Level.ORDINARY),
        ("• Greedy 4", "Greedy", Level.EXTREME),
    ],
)
def test_a_level_is_a_number_or_a_word_of_any_language(text: str, name: str, level: Level) -> None:
    assert form_lines.traits(TEXTS, text, NOBODY) == (Trait(name=name, level=level),)


@pytest.mark.rule("NOIR-36")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Nightmares", Limitation(name="Nightmares", activation=Activation.FATE)),
        (
            "Nightmares (alltid): wakes",
            Limitation(name="Nightmares", activation=Activation.ALWAYS, effect="wakes"),
        ),
        ("Debt (in its situation) -3", Limitation(name="Debt", activation=Activation.SCENE, modifier=-3)),
    ],
)
def test_a_limitation_has_a_condition_an_effect_and_a_number(text: str, expected: Limitation) -> None:
    assert form_lines.limitations(TEXTS, text, NOBODY) == (expected,)


def test_omitted_lines_keep_their_values_and_empty_ones_clear_them() -> None:
    old = Limitation(name="Debt", activation=Activation.SCENE, effect="owes", modifier=-2, active=True)
    who = NOBODY.but(limitations=(old,))
    assert form_lines.limitations(TEXTS, "debt", who) == (old,)
    assert form_lines.limitations(TEXTS, "Debt:", who) == (old.but(effect=""),)
    assert form_lines.limitations(TEXTS, "Debt +0", who) == (old.but(modifier=0),)


# ------------------------------------------------------------------------------- written and read again

ODD = st.sampled_from(("Ann (fate)", "Route -7", "Kind: very", "- dash", "Squad 7", "a: b (c) +2: d", "0"))
NAMES = ODD | st.text(st.sampled_from("abc åж-–:()+ 1"), min_size=1, max_size=60).map(str.strip).filter(
    lambda name: any(char.isalnum() for char in name) and "  " not in name
)
TOLD = st.just("") | NAMES
NUMBERS = st.integers(-99, 99)
ENTRIES: dict[str, st.SearchStrategy[Any]] = {
    "abilities": st.builds(Ability, id=NAMES, value=st.integers(0, 99), property=TOLD),
    "properties": st.builds(Property, name=NAMES, number=st.none() | st.integers(0, 99)),
    "traits": st.builds(Trait, name=NAMES, level=st.sampled_from(Level), note=TOLD),
    "drives": st.builds(Drive, name=NAMES, level=st.sampled_from(Level)),
    "expertise": st.builds(
        Expertise, ability=st.sampled_from(("firearms", "Ride")), name=NAMES, amount=NUMBERS
    ),
    "limitations": st.builds(
        Limitation,
        name=NAMES,
        activation=st.sampled_from(Activation),
        effect=TOLD,
        modifier=NUMBERS,
        active=st.booleans(),
    ),
    "marks": st.builds(Mark, name=NAMES, effect=TOLD, modifier=NUMBERS, change=NUMBERS),
}


@pytest.mark.rule("NOIR-44")
@pytest.mark.parametrize("list_", READERS)
@given(data=st.data(), language=st.sampled_from(LANGUAGES), most=st.sampled_from((4000, 0)))
def test_a_form_that_is_sent_unchanged_changes_nothing(
    list_: str, data: st.DataObject, language: Language, most: int
) -> None:
    drawn = st.lists(ENTRIES[list_], max_size=5, unique_by=lambda one: key(one.name or one.id))
    entries = [one.but(name=one.name or one.id) for one in data.draw(drawn)]
    who = NOBODY.but(**{list_: tuple(entries)})
    shown = form_lines.written(lambda said: TEXTS.say(language, said), entries, most)
    assert READERS[list_](TEXTS, shown, who) == tuple(entries)
