"""Every event of Noir's sheets, Fate and conditions has lines in every language."""

from typing import get_args

import pytest
from hypothesis import given

from narration.noir.events import tell_event
from narration.text.languages import LANGUAGES, Language
from rules.noir.base.enums import Activation, FateUse, Health, Level
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Ability, Condition, FateRequest, Limitation, Mark, Trait
from rules.noir.state.contest_events import ContestEvent
from tests.narration.noir.sample_sheet_events import EVENTS, KINDS, MAKERS, UZI, thug
from tests.narration.printing import said


def told(event: e.NoirEvent, language: Language = "en") -> list[str]:
    return [said(line, language) for line in tell_event(event)]


def test_every_kind_of_event_has_a_sample() -> None:
    assert MAKERS.keys() == KINDS
    assert set(get_args(e.NoirEvent)) == {*KINDS, *get_args(ContestEvent)}


@given(EVENTS)
def test_every_event_has_a_text_in_every_language(event: e.NoirEvent) -> None:
    for language in LANGUAGES:
        lines = told(event, language)
        assert lines
        assert all(line.strip() for line in lines)


@pytest.mark.rule("NOIR-52")
def test_an_ability_is_shown_with_the_attributes_that_depend_on_it() -> None:
    event = e.AbilitySet(
        character="1",
        name="Alma",
        ability="strength",
        before=Ability(id="strength", value=8),
        after=Ability(id="strength", value=10),
        computed={"endurance": (13, 14), "threshold": (None, 9), "escalation": (2, None)},
    )
    assert told(event) == [
        "Alma: Strength 8 → 10.",
        "So: Endurance 13 → 14, Wound threshold 9, Damage escalation can’t be computed.",
    ]


@pytest.mark.rule("NOIR-42")
def test_a_free_ability_is_shown_under_the_name_that_the_table_gave_it() -> None:
    after = Ability(id="Smyga", name="Smyga", value=7)
    event = e.AbilitySet(character="1", name="Alma", ability="Smyga", before=None, after=after)
    assert told(event, "ru") == ["Alma: Smyga 7."]
    gone = e.AbilitySet(character="1", name="Alma", ability="Smyga", before=after, after=None)
    assert told(gone) == ["Alma: Smyga comes off the sheet."]


@pytest.mark.rule("NOIR-44")
def test_entries_are_shown_with_all_their_details() -> None:
    trait = Trait(name="Arrogant", level=Level.STRONG, note="sneers")
    limitation = Limitation(name="Depression", activation=Activation.FATE, modifier=-2)
    mark = Mark(name="Scar", attribute="impression", change=-1, effect="people stare")
    added = (
        e.EntryAdded(character="1", name="Alma", list="traits", entry=trait),
        e.EntryAdded(character="1", name="Alma", list="limitations", entry=limitation),
        e.EntryAdded(character="1", name="Alma", list="marks", entry=mark),
    )
    assert [said(line) for event in added for line in tell_event(event)] == [
        "Alma · Traits: Arrogant (strong): sneers.",
        "Alma · Limitations: Depression (by Fate, off now, −2).",
        "Alma · Marks: Scar (Impression −1): people stare.",
    ]


@pytest.mark.rule("NOIR-110")
def test_a_weapon_of_the_gm_is_shown_with_its_numbers() -> None:
    assert told(e.WeaponMade(weapon=UZI)) == [
        "The GM makes a weapon: Uzi 2d10 · precision −1, recoil 3 EA, 10–80 m."
    ]


@pytest.mark.rule("NOIR-60")
def test_a_payment_shows_its_sum_and_the_points_given_by_others() -> None:
    paid = e.FatePaid(
        payer="1", name="Alma", use=FateUse.SURVIVE, points=6, left=1, given=2, text="It grazed her."
    )
    assert told(paid) == [
        "Alma pays Fate (Survive): 5 −4 = 1.",
        "Given by others on top: 2.",
        "“It grazed her.”",
    ]


@pytest.mark.rule("NOIR-61")
def test_a_setback_names_its_owner_and_not_the_rest_of_the_pot() -> None:
    pot = e.FatePaid(
        payer="", name="", use=FateUse.SETBACK, points=3, left=4, text="Depression", helped_name="Alma"
    )
    assert told(pot) == [
        "The GM’s pot pays 3 (Setback).",
        "For Alma.",
        "“Depression”",
    ]
    gained = e.FateGained(character="1", name="Alma", points=1, fate=6)
    assert told(gained, "sv") == ["Alma får Öde: 5 +1 = 6."]


@pytest.mark.rule("NOIR-69")
def test_a_request_is_told_before_anything_is_paid() -> None:
    ask = FateRequest(
        id="7",
        use=FateUse.RESCUE,
        character="2",
        text="He pulls her back.",
        points=4,
        helped="1",
        helped_use=FateUse.SURVIVE,
    )
    assert told(e.FateAsked(character="2", name="Bo", ask=ask)) == [
        "Bo comes to the rescue with 4, for Survive.",
        "“He pulls her back.”",
    ]
    assert told(e.FateRefused(character="2", name="Bo", ask=ask))[0] == (
        "The GM says no: Bo, Rescue. It costs nothing."
    )


def test_a_condition_is_shown_before_and_after_the_change() -> None:
    event = e.ConditionSet(
        character="1",
        name="Alma",
        before=Condition(),
        after=Condition(health=Health.DAZED, daze=4),
        reason="The roof fell.",
    )
    assert told(event) == ["The GM sets Alma: ok → dazed (4).", "“The roof fell.”"]


@pytest.mark.rule("NOIR-128")
def test_a_countdown_is_told_to_its_end() -> None:
    assert told(e.CountdownMoved(character="1", name="Alma", left=1)) == [
        "Alma is mortally wounded: 1 round left."
    ]
    assert told(e.CountdownMoved(character="1", name="Alma", left=3), "ru") == [
        "Alma: смертельная рана, осталось 3 раунда."
    ]
    assert told(e.CountdownMoved(character="1", name="Alma", left=0)) == ["Alma dies of the wounds."]


@pytest.mark.rule("NOIR-81")
def test_an_npc_is_shown_with_its_template() -> None:
    assert told(e.CharacterCreated(sheet=thug()), "sv") == ["Berättaren för in Thug (kombattant, erfaren)."]
