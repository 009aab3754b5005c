"""The form of a Noir sheet, weapons, and changes: who may make them, and who is told."""

from typing import Any

import pytest

from rules.noir.base.enums import Activation, Level
from rules.noir.base.settings import tuning
from rules.noir.sheet.roll_values import known
from rules.noir.state.campaign_state import Character, Drive, Expertise, Limitation, Mark, Property, Trait
from tests.simulated.noir_combats import fight, main, noir, npc, person_called
from tests.simulated.reading import controls, labels, menu_ids, options, whole
from tests.simulated.tabletop import Answer, Table

SHEET = ["Body…", "Senses…", "People…", "Fighting…"]
FURTHER = [
    "Other abilities…",
    "Size and luck…",
    "Traits, drives…",
    "Expertise, marks…",
    "Properties…",
    "Done",
]


def blanks(shown: Answer) -> dict[str, str]:
    """Return the fields of a form by label, with their current values."""
    fields = [each["component"] for each in shown.form["components"]]
    names = [each["label"] for each in shown.form["components"]]
    return {name: field.get("value") or "" for name, field in zip(names, fields, strict=True)}


async def begun(table: Table, name: str = "Alma") -> Any:
    """Let Alva start an empty sheet; return its form."""
    await noir(table)
    return (await table.alva.slash("character new", name=name)).message


async def filled(table: Table, form: Any, label: str, *texts: str) -> Answer:
    """Open a form by its button and submit it."""
    return await table.alva.fill(await table.alva.press(form, label), *texts)


async def alma(table: Table) -> Character:
    return await person_called(table, "Alma")


async def test_a_campaign_of_noir_credits_its_source_and_says_what_to_do(table: Table) -> None:
    answer = await table.gm.slash("campaign new", name="Harbour", system="noir")
    assert "www.noir.nu" in whole(answer.message)
    assert "/noir npc" in whole(answer.message)
    info = await table.gm.slash("campaign info")
    assert "www.noir.nu" in whole(info.message)


async def test_a_new_sheet_is_private_and_offers_forms_and_weapons(table: Table) -> None:
    form = await begun(table)
    assert form.ephemeral
    assert labels(form) == [*SHEET, *FURTHER]
    assert len(menu_ids(form)) == 1
    assert "Strength" in whole(form)
    seat = (await table.state()).campaign.seat_of(table.alva.id)
    assert (await alma(table)).seat == seat.id


@pytest.mark.rule("NOIR-42", "NOIR-50", "NOIR-52")
async def test_known_abilities_are_filled_in_five_at_a_time_and_attributes_follow_at_once(
    table: Table,
) -> None:
    form = await begun(table)
    shown = await table.alva.press(form, "Body…")
    assert list(blanks(shown)) == ["Strength", "Fitness", "Resistance", "Agility", "Determination"]
    await table.alva.fill(shown, "7", "8", "9", "10", "11")
    answer = await filled(table, form, "Senses…", "12", "6", "8", "9", "5")
    assert answer.message.id == form.id
    who = await alma(table)
    usual = tuning({})
    assert known(who, usual)["movement"] == (11 + 8 + 10) // 3
    assert known(who, usual)["defence"] == (6 + 8 + 12) // 3
    assert "endurance" not in known(who, usual)
    assert "Size" in whole(answer.message)  # the answer names what is missing
    await filled(table, form, "Size and luck…", "10", "")
    assert known(await alma(table), usual)["endurance"] == (9 + 10 + 7) // 3 + 5


async def test_a_form_opens_again_with_what_was_saved_and_an_emptied_blank_takes_it_off(table: Table) -> None:
    form = await begun(table)
    await filled(table, form, "Fighting…", "7", "11", "", "4")
    shown = await table.alva.press(form, "Fighting…")
    assert blanks(shown) == {"Close combat": "7", "Firearms": "11", "Thrown weapons": "", "Medicine": "4"}
    await table.alva.fill(shown, "7", "", "", "4")
    assert [one.id for one in (await alma(table)).abilities] == ["close-combat", "medicine"]


async def test_a_form_with_one_bad_number_changes_nothing(table: Table) -> None:
    form = await begun(table)
    answer = await filled(table, form, "Fighting…", "7", "100", "3", "4")
    assert answer.text.startswith("That number doesn’t fit here.")
    answer = await filled(table, form, "Fighting…", "7", "many", "3", "4")
    assert answer.text.startswith("There’s no whole number in “many”.")
    assert not (await alma(table)).abilities


@pytest.mark.rule("NOIR-42")
async def test_other_abilities_are_typed_line_by_line_and_a_line_taken_out_goes(table: Table) -> None:
    form = await begun(table)
    await filled(table, form, "Other abilities…", "Ride 8 (Coordination)\n- Paint: 12\nBoxing = 3")
    who = await alma(table)
    assert [(one.name, one.value, one.property) for one in who.abilities] == [
        ("Ride", 8, "Coordination"),
        ("Paint", 12, ""),
        ("Boxing", 3, ""),
    ]
    shown = await table.alva.press(form, "Other abilities…")
    assert list(blanks(shown).values()) == ["Ride 8 (Coordination)\nPaint 12\nBoxing 3"]
    await table.alva.fill(shown, "RIDE 9 (Coordination)\nPaint 12")
    assert [(one.name, one.value) for one in (await alma(table)).abilities] == [("RIDE", 9), ("Paint", 12)]


async def test_a_known_ability_among_the_others_is_sent_to_its_own_blank(table: Table) -> None:
    form = await begun(table)
    answer = await filled(table, form, "Other abilities…", "Skjutvapen 12")
    assert answer.text.startswith("Skjutvapen has its own field in the form.")


@pytest.mark.rule("NOIR-33", "NOIR-34", "NOIR-44")
async def test_traits_and_drives_take_their_level_as_a_number_or_a_word(table: Table) -> None:
    form = await begun(table)
    await filled(
        table,
        form,
        "Traits, drives…",
        "Greedy 2: counts everything\nArrogant (extreme)\nKind",
        "Revenge manic",
    )
    who = await alma(table)
    assert who.traits == (
        Trait(name="Greedy", level=Level.STRONG, note="counts everything"),
        Trait(name="Arrogant", level=Level.EXTREME),
        Trait(name="Kind", level=Level.ORDINARY),
    )
    assert who.drives == (Drive(name="Revenge", level=Level.EXTREME),)
    shown = await table.alva.press(form, "Traits, drives…")
    assert list(blanks(shown).values()) == ["Greedy 2: counts everything\nArrogant 4\nKind 1", "Revenge 4"]
    await table.alva.fill(shown, "greedy 1\nKind 1", "")
    who = await alma(table)
    assert [(one.name, one.level, one.note) for one in who.traits] == [
        ("Greedy", 1, "counts everything"),
        ("Kind", 1, ""),
    ]
    assert not who.drives


@pytest.mark.rule("NOIR-35", "NOIR-36", "NOIR-37", "NOIR-44")
async def test_expertise_limitations_and_marks_are_names_and_their_numbers_the_gm_s(table: Table) -> None:
    form = await begun(table)
    lines = (
        "Firearms: pistols\nRide: horses",
        "Nightmares (always): wakes up\nOld debt",
        "Scar: people look away",
    )
    await filled(table, form, "Expertise, marks…", *lines)
    who = await alma(table)
    assert who.expertise == (
        Expertise(ability="firearms", name="pistols"),
        Expertise(ability="Ride", name="horses"),
    )
    assert who.limitations == (
        Limitation(name="Nightmares", activation=Activation.ALWAYS, effect="wakes up"),
        Limitation(name="Old debt", activation=Activation.FATE),
    )
    assert who.marks == (Mark(name="Scar", effect="people look away"),)
    answer = await filled(table, form, "Expertise, marks…", "Firearms: pistols +2", lines[1], lines[2])
    assert answer.text.startswith("The GM enters that number.")
    await table.gm.slash("noir correct", character="Alma", what="amount", value="pistols +2", reason="talent")
    shown = await table.alva.press(form, "Expertise, marks…")
    assert blanks(shown)["Expertise"] == "Firearms: pistols +2\nRide: horses"
    await table.alva.fill(shown, "Firearms: pistols", lines[1], lines[2])
    assert (await alma(table)).expertise == (Expertise(ability="firearms", name="pistols", amount=2),)


@pytest.mark.rule("NOIR-41")
async def test_properties_have_a_name_and_perhaps_a_number(table: Table) -> None:
    form = await begun(table)
    await filled(table, form, "Properties…", "Coordination 12\nPresence")
    assert (await alma(table)).properties == (
        Property(name="Coordination", number=12),
        Property(name="Presence"),
    )


@pytest.mark.rule("NOIR-110")
async def test_weapons_of_the_table_are_chosen_from_one_menu(table: Table) -> None:
    form = await begun(table)
    assert len(options(form, "noir-arms")) == 10
    await table.alva.choose(form, "noir-arms", "pistol", "knife")
    assert [(arm.weapon.id, arm.loaded) for arm in (await alma(table)).arms] == [("pistol", 9), ("knife", 0)]
    await table.alva.choose(form, "noir-arms", "knife", "axe")
    assert [arm.weapon.id for arm in (await alma(table)).arms] == ["knife", "axe"]


async def test_a_sheet_can_be_left_and_gone_on_with_and_then_put_into_play(table: Table) -> None:
    form = await begun(table)
    await filled(table, form, "Fighting…", "7", "11", "5", "4")
    await table.restart()
    again = (await table.alva.slash("character sheet")).message
    assert "Done" in labels(again)
    theirs = await table.boris.slash("character sheet", character="Alma")
    assert not controls(theirs.message)
    opened = await table.alva.press(again, "Body…")
    done = await table.alva.press(again, "Done")
    assert (await alma(table)).finished
    assert labels(done.place) == ["Roll", "Spend Fate", "Show to all"]
    late = await table.alva.fill(opened, "1", "2", "3", "4", "5")
    assert late.text.startswith("This button is out of date and no longer does anything")


async def test_a_sheet_that_is_not_in_play_is_changed_by_its_player_and_nobody_else(table: Table) -> None:
    await begun(table)
    form = await table.alva.slash("character change")
    assert "Done" in labels(form.message)
    refused = await table.boris.slash("character change", character="Alma")
    assert refused.text == "You don’t play Alma. Choose one of your own characters."


async def test_only_the_gm_changes_a_sheet_in_play_and_everybody_is_told(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    refused = await table.alva.slash("character change")
    assert refused.text.startswith("Alma’s sheet is in play. Ask the GM to make further changes.")
    assert refused.message.ephemeral
    form = (await table.gm.slash("character change", character="Alma")).message
    assert form.ephemeral
    assert "Done" not in labels(form)
    await table.gm.fill(await table.gm.press(form, "Fighting…"), "9", "14", "9", "9")
    assert "Firearms" in table.read()[-1].content
    assert "14" in table.read()[-1].content
    before = len(table.read())
    assert (await alma(table)).ability("firearms").value == 14  # type: ignore[union-attr]
    await table.gm.fill(await table.gm.press(form, "Fighting…"), "9", "14", "9", "9")
    assert len(table.read()) == before  # nothing changed, so nothing is announced


async def test_the_gm_opens_the_form_of_anybody_from_the_sheet(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    sheet = (await table.gm.slash("character sheet", character="Alma")).message
    assert labels(sheet) == ["Change…"]
    opened = await table.gm.press(sheet, "Change…")
    assert labels(opened.place)[:4] == SHEET
    mine = await table.alva.slash("character sheet")
    assert labels(mine.message) == ["Roll", "Spend Fate", "Show to all"]


async def test_a_change_of_the_gm_s_own_people_stays_between_the_gm_and_the_bot(table: Table) -> None:
    await noir(table)
    await npc(table, "Konrad")
    form = (await table.gm.slash("character change", character="Konrad")).message
    before = len(table.read())
    await table.gm.fill(await table.gm.press(form, "Fighting…"), "9", "14", "9", "9")
    assert len(table.read()) == before


async def test_others_see_a_sheet_of_a_player_and_none_of_the_gm_s(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await npc(table, "Konrad")
    assert "Firearms" in whole((await table.boris.slash("character sheet", character="Alma")).message)
    hidden = await table.boris.slash("character sheet", character="Konrad")
    assert hidden.text.startswith("There’s no character by that name here.")


async def test_of_somebody_met_in_a_fight_players_see_how_they_are_and_no_numbers(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    await npc(table, "Konrad")
    await fight(table, "Konrad", 9, 8, 2, 3)
    shown = await table.alva.slash("character sheet", character="Konrad")
    assert whole(shown.message).startswith("Konrad")
    assert "Defence" not in whole(shown.message)
    assert "Bare hands" in whole((await table.alva.slash("noir weapons", character="Konrad")).message)


# ------------------------------------------------------------------------------- weapons


@pytest.mark.rule("NOIR-110", "NOIR-112")
async def test_the_gm_makes_a_weapon_that_the_table_has_not_and_gives_it_away(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma", weapons=())
    made = await table.gm.slash(
        "noir make-weapon",
        name="Tommy gun",
        kind="ranged",
        damage="2t+3",
        near=20,
        far=100,
        precision=1,
        recoil=6,
        modes="EA",
        magazine="30b",
    )
    assert "Tommy gun" in whole(made.message)
    (weapon,) = (await table.state()).shared.weapons
    assert (str(weapon.damage), weapon.reach, weapon.single, weapon.automatic) == (
        "2T+3",
        (20, 100),
        True,
        True,
    )
    shown = await table.gm.slash("noir weapons", character="Alma")
    await table.gm.choose(shown.message, "noir-carry", weapon.id, "knife")
    assert [arm.weapon.id for arm in (await alma(table)).arms] == [weapon.id, "knife"]
    assert "Tommy gun" in table.read()[-1].content


async def test_a_weapon_of_the_same_name_is_changed_and_one_of_the_table_is_not(table: Table) -> None:
    await noir(table)
    for damage in ("1T", "3T"):
        await table.gm.slash("noir make-weapon", name="Sabre", kind="melee", damage=damage)
    (weapon,) = (await table.state()).shared.weapons
    assert str(weapon.damage) == "3T"
    refused = await table.gm.slash("noir make-weapon", name="Kniv", kind="melee", damage="9T")
    assert refused.text.startswith("There’s already one called Kniv. Choose another name, or edit that one.")


@pytest.mark.rule("NOIR-114")
async def test_the_gm_loads_a_weapon_full_or_with_a_number_of_rounds(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma", weapons=("pistol",))
    await table.gm.slash(
        "noir correct", character="Alma", what="rounds", value="Pistol 2", reason="found two"
    )
    shown = await table.gm.slash("noir weapons", character="Alma")
    assert list(options(shown.message, "noir-load")) == ["pistol: 2 of 9"]
    loaded = await table.gm.choose(shown.message, "noir-load", "pistol")
    assert (await alma(table)).arms[0].loaded == 9
    assert len(menu_ids(loaded.place)) == 1
    assert "9" in table.read()[-1].content


async def test_a_player_sees_weapons_and_changes_them_on_the_form_alone(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    shown = await table.alva.slash("noir weapons")
    assert "pistol" in whole(shown.message)
    assert not controls(shown.message)
