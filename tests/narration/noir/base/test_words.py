"""The words of Noir: every id has one in each language, and is recognised in any spelling."""

from collections.abc import Mapping
from enum import Enum
from typing import Any

import pytest

from narration.noir.base import words
from narration.text.languages import LANGUAGES
from narration.text.line import Line
from narration.text.texts import bundled_texts
from rules.noir.base import enums
from rules.noir.base.action_effects import ACTIONS, DEFENCES
from rules.noir.base.modifiers import Item, Source
from rules.noir.base.weapons import WEAPONS
from rules.noir.social import LEVELS
from rules.noir.state.campaign_state import Ability
from tests.narration.noir.sample_sheet_events import UZI, alma
from tests.narration.printing import said

ENUMS: tuple[tuple[type[Enum], Mapping[Any, Line]], ...] = (
    (enums.ActionId, words.ACTIONS),
    (enums.DefenceId, words.DEFENCES),
    (enums.Aim, words.AIMS),
    (enums.Outcome, words.OUTCOMES),
    (enums.Health, words.HEALTH),
    (enums.Level, words.TRAIT_LEVELS),
    (enums.Level, words.DRIVE_LEVELS),
    (enums.Activation, words.ACTIVATIONS),
    (enums.FateUse, words.FATE_USES),
    (enums.NpcKind, words.KINDS),
    (enums.Grade, words.GRADES),
    (Source, words.SOURCES),
)
TYPED: tuple[Mapping[Any, Line], ...] = (
    words.VALUES,
    words.WEAPONS,
    words.ACTIONS,
    words.DEFENCES,
    words.KINDS,
    words.GRADES,
    words.TRAIT_LEVELS,
    words.DRIVE_LEVELS,
    words.ACTIVATIONS,
)


def test_every_id_has_its_word() -> None:
    for enum, table in ENUMS:
        assert set(table) == set(enum)
    assert set(words.VALUES) == {*enums.ABILITIES, *enums.ATTRIBUTES}
    assert set(words.WEAPONS) == set(WEAPONS)
    assert set(words.SOCIAL_LEVELS) == set(LEVELS)
    assert set(words.MODES) == {row.mode for row in (*ACTIONS.values(), *DEFENCES.values())} - {""}


@pytest.mark.parametrize("table", TYPED, ids=range(len(TYPED)))
def test_words_of_any_language_are_recognised(table: Mapping[Any, Line]) -> None:
    for id_, word in table.items():
        for language in LANGUAGES:
            typed = said(word, language)
            for form in (typed, typed.upper(), f" {typed} ", typed.replace(" ", "-")):
                assert words.recognise_among(table, bundled_texts(), form) == id_


@pytest.mark.rule("NOIR-42")
def test_abilities_and_attributes_are_recognised_and_others_are_not() -> None:
    assert words.recognise(bundled_texts(), "NÄRSTRID") == "close-combat"
    assert words.recognise(bundled_texts(), "försvar: avstånd") == "defence-distance"
    assert words.recognise(bundled_texts(), "close-combat") == "close-combat"
    assert words.recognise(bundled_texts(), "Воля к жизни") == "will"
    assert words.recognise(bundled_texts(), "Smyga") is None
    assert words.recognise(bundled_texts(), "") is None


@pytest.mark.rule("NOIR-42")
def test_a_free_ability_keeps_the_name_that_the_table_gave_it() -> None:
    person = alma(abilities=(Ability(id="smyga", name="Smyga", value=7),))
    assert said(words.value_name("smyga", person), "ru") == "Smyga"
    assert said(words.value_name("strength", person), "sv") == "Styrka"
    assert said(words.value_name("Dansa")) == "Dansa"


def test_a_weapon_of_the_gm_keeps_the_name_it_was_given() -> None:
    assert said(words.weapon_name(UZI), "ru") == "Uzi"
    assert said(words.weapon_name(WEAPONS["axe"]), "sv") == "yxa"


@pytest.mark.rule("NOIR-30")
def test_a_modifier_is_named_after_its_source() -> None:
    assert said(words.source_name(Item(source=Source.TRAIT, amount=2, name="Greedy"))) == "Greedy"
    assert said(words.source_name(Item(source=Source.DAZE, amount=-2)), "sv") == "omtöckning"
