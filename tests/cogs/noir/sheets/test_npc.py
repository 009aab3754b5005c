"""Noir NPCs from ten templates, by one command or from a menu."""

from typing import Any

import pytest

from rules.noir.base.enums import Grade, NpcKind
from rules.noir.sheet.roll_values import value_of
from rules.noir.state.campaign_state import Npc
from tests.simulated.noir_combats import main, noir, person_called
from tests.simulated.reading import labels, options, whole
from tests.simulated.tabletop import Table

KONRAD: dict[str, Any] = {
    "name": "Konrad",
    "template": "combatant.capable",
    "primary": "Firearms, närstrid",
    "secondary": "Медицина",
    "numbers": "Reactions 11, Storlek 12; Ride 8",
    "weapons": "Pistol, kniv",
}


@pytest.mark.rule("NOIR-80", "NOIR-81", "NOIR-82", "NOIR-83")
async def test_one_command_makes_an_npc_with_words_of_any_language(table: Table) -> None:
    await noir(table)
    answer = await table.gm.slash("noir npc", **KONRAD)
    assert answer.message.ephemeral
    assert "Konrad" in whole(answer.message)
    konrad = await person_called(table, "Konrad")
    assert konrad.npc == Npc(
        kind=NpcKind.COMBATANT,
        grade=Grade.CAPABLE,
        primary=("firearms", "close-combat"),
        secondary=("medicine",),
    )
    asked = ("firearms", "medicine", "reactions", "size", "Ride", "charm", "threshold")
    assert [value_of(konrad, id_) for id_ in asked] == [9, 7, 11, 12, 8, 5, 9]
    assert [(arm.weapon.id, arm.loaded) for arm in konrad.arms] == [("pistol", 9), ("knife", 0)]


async def test_nobody_but_the_gm_hears_of_an_npc(table: Table) -> None:
    await noir(table)
    before = len(table.read())
    await table.gm.slash("noir npc", **KONRAD)
    assert len(table.read()) == before
    refused = await table.alva.slash("noir npc", name="Thug", template="civilian.green")
    assert refused.text.startswith("Only the GM can do that.")


async def test_npc_new_shows_the_ten_templates_and_makes_the_one_that_is_chosen(table: Table) -> None:
    await noir(table)
    shown = await table.gm.slash("npc new", name="The [Cat] *Eve*")
    assert shown.message.ephemeral
    offered = options(shown.message, "noir-template")
    assert len(offered) == 10
    assert "civilian, superb: 15, 12, 8; combat 6" in offered
    made = await table.gm.choose(shown.message, "noir-template", "civilian.superb")
    cat = await person_called(table, "The [Cat] *Eve*")
    assert cat.npc == Npc(kind=NpcKind.CIVILIAN, grade=Grade.SUPERB)
    assert labels(made.place) == ["Roll", "Change…"]


async def test_the_menu_of_templates_works_after_a_restart(table: Table) -> None:
    await noir(table)
    shown = (await table.gm.slash("npc new", name="Thug")).message
    await table.restart()
    await table.gm.choose(shown, "noir-template", "combatant.green")
    assert (await person_called(table, "Thug")).npc == Npc(kind=NpcKind.COMBATANT, grade=Grade.GREEN)


async def test_a_name_that_is_taken_is_refused_before_a_template_is_chosen(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma")
    refused = await table.gm.slash("npc new", name="ALMA")
    assert refused.text == "There’s already someone called ALMA. Choose another name."
    assert labels(refused.message) == ["Characters"]


async def test_a_value_or_a_mob_is_nothing_that_noir_knows(table: Table) -> None:
    await noir(table)
    refused = await table.gm.slash("npc new", name="Thug", value=7)
    assert "Noir" in refused.text
    assert len((await table.state()).characters) == 0


async def test_abilities_and_weapons_are_suggested_for_the_last_of_a_list(table: Table) -> None:
    await noir(table)
    assert await table.gm.offered("noir npc", "primary", "fi") == ["Firearms", "Fitness"]
    assert await table.gm.offered("noir npc", "secondary", "Firearms, fi") == ["Firearms, Fitness"]
    assert await table.gm.offered("noir npc", "weapons", "knife, thr") == ["knife, throwing knife"]
    table.languages[table.gm.id] = "sv-SE"
    assert await table.gm.offered("noir npc", "primary", "skjut") == ["Skjutvapen"]


async def test_a_sheet_of_an_npc_shows_its_rows(table: Table) -> None:
    await noir(table)
    await table.gm.slash("noir npc", **KONRAD)
    sheet = whole((await table.gm.slash("npc sheet", name="Konrad")).message)
    assert "Firearms" in sheet
    assert "pistol" in sheet
    assert labels((await table.gm.slash("npc sheet", name="Konrad")).message) == ["Roll", "Change…"]
