"""A sheet shows all its entries and those still missing, and fits into a message."""

import pytest

from narration.noir.sheet.sheet import MOST, form, sheet
from narration.text.languages import LANGUAGES
from narration.text.line import Panel
from rules.noir.base.bounds import MOST_ABILITIES, MOST_ENTRIES, MOST_WEAPONS
from rules.noir.base.enums import ABILITIES, Activation, FateUse, Health, Level
from rules.noir.base.settings import Tuning
from rules.noir.base.weapons import WEAPONS
from rules.noir.sheet import roll_values
from rules.noir.state.campaign_state import (
    Ability,
    CarriedWeapon,
    Character,
    Condition,
    Drive,
    Expertise,
    GivenFate,
    Limitation,
    Mark,
    Property,
    Trait,
)
from tests.narration.noir.sample_sheet_events import COMPLETE, UZI, alma, thug
from tests.narration.printing import field, is_sayable, lines, said, text

#: The most characters that Discord allows in a field, and in a whole embed.
FIELD, TOTAL = 1024, 6000


def fits(panel: Panel) -> None:
    """Check that every field and the whole panel fit into a message in every language."""
    for language in LANGUAGES:
        assert sum(map(len, lines(panel, language)[1:])) <= TOTAL
        for one in panel.fields:
            assert len("\n".join(said(row, language) for row in one.lines)) <= FIELD


def full() -> Character:
    """Return a sheet with as many entries as the rules allow, all with the longest names."""
    name, told = "Ж" * 60, "ж" * 400
    numbers = range(MOST_ENTRIES)
    free = (Ability(id=f"{n}{name}", name=f"{n}{name}"[:60], value=99) for n in range(MOST_ABILITIES))
    abilities = [one.but(property=f"{place % 9}{name}"[:60]) for place, one in enumerate(free)]
    known = [Ability(id=id_, value=99, property=f"0{name}"[:60]) for id_ in ABILITIES]
    return alma(
        name=name,
        abilities=(*known, *abilities[len(known) :]),
        attributes={"size": 99, "luck": 99},
        later={"endurance": -99, "will": 99},
        properties=tuple(Property(name=f"{n}{name}"[:60], number=99) for n in range(9)),
        expertise=tuple(Expertise(ability=f"{n}{name}", name=f"{n}{name}", amount=99) for n in numbers),
        limitations=tuple(
            Limitation(name=f"{n}{name}", activation=Activation.SCENE, effect=told, modifier=-99)
            for n in numbers
        ),
        marks=tuple(
            Mark(name=f"{n}{name}", effect=told, modifier=99, attribute="defence-distance", change=-1)
            for n in numbers
        ),
        traits=tuple(Trait(name=f"{n}{name}", level=Level.EXTREME, note=told) for n in numbers),
        drives=tuple(Drive(name=f"{n}{name}", level=Level.EXTREME) for n in numbers),
        arms=tuple(
            CarriedWeapon(weapon=UZI.but(id=str(n), name=f"{n}{name}"), loaded=33)
            for n in range(MOST_WEAPONS)
        ),
        grace=GivenFate(use=FateUse.ODDS_AFTER, points=25),
        condition=Condition(health=Health.RECOVERING, daze=9999, open_wounds=999, stabilised=999, saved=True),
        fate=999,
    )


@pytest.mark.rule("NOIR-40")
def test_a_sheet_shows_everything_on_it() -> None:
    shown = sheet(
        alma(
            abilities=(
                Ability(id="close-combat", value=12, property="Koordination"),
                Ability(id="Smyga", name="Smyga", value=7, property="Koordination"),
                Ability(id="charm", value=5),
            ),
            properties=(Property(name="Koordination", number=12), Property(name="Kreativitet")),
            expertise=(Expertise(ability="close-combat", name="Knives", amount=2),),
            limitations=(Limitation(name="Depression", activation=Activation.FATE, active=True),),
            marks=(Mark(name="Hard-boiled", effect="never flinches", modifier=2),),
            traits=(Trait(name="Greedy", level=Level.ORDINARY),),
            drives=(Drive(name="Find her sister", level=Level.STRONG),),
            arms=(CarriedWeapon(weapon=WEAPONS["pistol"], loaded=7), CarriedWeapon(weapon=WEAPONS["knife"])),
        )
    )
    is_sayable(shown)
    assert said(shown.title) == "Alma"
    assert field(shown, "Abilities") == [
        "**Koordination 12:** Close combat 12, Smyga 7",
        "Charm 5",
        "**Kreativitet:** –",
    ]
    assert field(shown, "Weapons") == [
        "pistol 2d10+1 · precision +2, recoil 4 E, 10–50 m · rounds: 7 of 9",
        "knife 1d10",
    ]
    assert field(shown, "Expertise") == ["Close combat: Knives +2"]
    assert field(shown, "Limitations") == ["Depression (by Fate, on now)"]
    assert field(shown, "Marks") == ["Hard-boiled (+2): never flinches"]
    assert field(shown, "Traits") == ["Greedy (ordinary)"]
    assert field(shown, "Drives") == ["Find her sister (burning)"]
    assert "Fate: **3**" in text(shown)


@pytest.mark.rule("NOIR-50", "NOIR-54")
def test_an_attribute_that_cannot_be_computed_names_its_missing_inputs() -> None:
    shown = sheet(alma(attributes={}))
    attributes = field(shown, "Attributes")
    assert "⚠ Damage escalation needs Size" in attributes
    assert "⚠ Wound threshold needs Size" in attributes
    assert "⚠ Size: not entered" in attributes
    assert "Defence 9" in attributes
    assert field(sheet(alma(abilities=())), "Attributes")[0] == (
        "⚠ Defence needs Intuition, Reactions, Alertness"
    )


@pytest.mark.rule("NOIR-53", "NOIR-55")
def test_later_changes_are_shown_with_their_sum() -> None:
    mark = Mark(name="Scar", attribute="impression", change=-1)
    shown = field(sheet(alma(later={"defence-melee": 2}, marks=(mark,))), "Attributes")
    assert "Defence 9" in shown
    assert "Defence: melee 9 +2 = 11" in shown
    assert "Impression 9 −1 = 8" in shown
    assert not any(row.startswith("Defence: distance") for row in shown)


@pytest.mark.rule("NOIR-50")
def test_a_table_that_has_chosen_an_ability_for_impression_is_asked_only_for_that_one() -> None:
    without = alma(abilities=tuple(one for one in alma().abilities if one.id != "charm"))
    assert "⚠ Impression needs Charm" in field(sheet(without), "Attributes")
    assert "Impression 9" in field(sheet(without, Tuning(impression="leadership")), "Attributes")


def test_the_headline_gives_a_persons_condition() -> None:
    well, hurt = alma(), alma(condition=Condition(health=Health.DAZED, daze=4))
    assert said(sheet(well).headline) == "Alma · Fate 3 · ok"
    assert said(sheet(hurt).headline).startswith("Alma · Fate 3 · dazed")
    assert sheet(alma(condition=Condition(health=Health.DEAD))).tone == "over"


@pytest.mark.rule("NOIR-69")
def test_points_given_by_others_are_shown_with_their_use() -> None:
    shown = text(sheet(alma(grace=GivenFate(use=FateUse.SURVIVE, points=3))))
    assert "Given by others for Survive: 3. Anything not used now is lost." in shown


@pytest.mark.rule("NOIR-81", "NOIR-82")
def test_an_npc_shows_its_template_and_its_combat_values() -> None:
    shown = sheet(thug(attributes={"luck": 7}))
    is_sayable(shown)
    assert said(shown.headline) == "Thug · ok"
    assert "Fate" not in text(shown)
    assert field(shown, "Template") == [
        "combatant, experienced",
        "Primary 12: Close combat, Smyga",
        "Secondary 9: Firearms",
        "Other abilities 6",
        "Combat values 9",
    ]
    assert field(shown, "Attributes") == [
        "Defence 9",
        "Will to live 17",
        "Combat movement 9",
        "Wound threshold 11",
        "Endurance 20",
        "Overview 9",
        "Luck 7",
    ]


def test_the_fullest_sheet_fits_into_a_message_and_counts_what_it_omits() -> None:
    person = full()
    for panel in (sheet(person), form(person.but(finished=False))):
        is_sayable(panel)
        fits(panel)
    drives = field(sheet(person), "Drives")
    assert len(drives) == MOST + 1
    assert drives[-1] == f"and {MOST_ENTRIES - MOST} more"
    shown = text(sheet(person))
    assert all(said(row) in shown for row in sheet(person).lines)
    assert shown.count(" 99") >= MOST_ABILITIES


@pytest.mark.rule("NOIR-37")
def test_texts_are_complete_when_there_are_few_and_shortened_when_there_are_many() -> None:
    told = "She never forgets a face that she has seen by the light of a match. " * 3
    marks = tuple(Mark(name=f"Mark {number}", effect=told.strip()) for number in range(8))
    assert field(sheet(alma(marks=marks[:2])), "Marks")[1] == f"Mark 1: {told.strip()}"
    assert field(sheet(alma(marks=marks)), "Marks")[1] == "Mark 1: She never forgets a face that s…"


@pytest.mark.rule("NOIR-40")
def test_npc_sheets_have_no_numbers_for_other_people() -> None:
    stranger = Character(id="3", name="Thug", condition=Condition(daze=2), finished=True)
    shown = sheet(stranger)
    is_sayable(shown)
    assert shown.fields == ()


@pytest.mark.rule("NOIR-50")
def test_a_form_says_what_is_missing_and_for_which_attribute() -> None:
    begun = Character(id="1", name="Alma", seat="2", abilities=(Ability(id="strength", value=8),))
    shown = form(begun)
    is_sayable(shown)
    assert said(shown.headline) == "Alma: the sheet so far · abilities: 1 · missing: 14"
    missing = field(shown, "Missing")
    assert "Size (for Damage escalation, Wound threshold, Endurance)" in missing
    assert "Luck" in missing
    assert not any(row.startswith("Strength") for row in missing)
    assert "Noir, www.noir.nu" in text(shown)


@pytest.mark.rule("NOIR-50", "NOIR-51")
def test_a_form_shows_how_attributes_are_computed() -> None:
    shown = form(alma(finished=False, later={"endurance": 1}))
    attributes = field(shown, "Attributes")
    assert "Defence (10 + 8 + 9) / 3 = 9" in attributes
    assert "Endurance (5 + 12 + 8) / 3 +5 +1 = 14" in attributes
    assert "Impression (8 + 9 + 11) / 3 = 9" in attributes
    assert "Damage escalation (12 + 8) / 10 = 2" in attributes
    assert "Size 12" in attributes
    assert all(not row.startswith("⚠") for row in attributes)
    with pytest.raises(StopIteration):
        field(shown, "Missing")


@pytest.mark.rule("NOIR-50")
@pytest.mark.parametrize("id_", ["defence", "will", "endurance", "overview", "threshold"])
def test_the_sum_on_the_form_is_the_value_that_is_rolled(id_: str) -> None:
    person = alma(abilities=tuple(Ability(id=id_, value=value) for id_, value in COMPLETE.items()))
    value = roll_values.value_of(person, id_)
    assert any(row.endswith(f"= {value}") for row in field(form(person), "Attributes"))
