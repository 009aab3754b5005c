"""Corrections by the Noir GM, public and with a reason; rounds that pass outside combat."""

from typing import Any

import pytest

from rules.noir.base.enums import Activation, Health, Level
from rules.noir.sheet.roll_values import value_of
from rules.noir.state.campaign_state import Condition, Drive, Expertise, Limitation, Mark
from tests.simulated.noir_combats import combat, fight, main, noir, npc, person_called
from tests.simulated.reading import whole
from tests.simulated.tabletop import Answer, Table

ENTRIES = (
    Expertise(ability="firearms", name="pistols"),
    Limitation(name="Nightmares", activation=Activation.SCENE, effect="cannot sleep"),
    Mark(name="Scar"),
    Drive(name="Revenge", level=Level.STRONG),
)


async def laid(table: Table) -> None:
    await noir(table)
    await main(table, table.alva, "Alma", fate=3, entries=ENTRIES)


async def correct(table: Table, what: str, value: str, name: str = "Alma", **other: Any) -> Answer:
    return await table.gm.slash(
        "noir correct", character=name, what=what, value=value, reason="a slip", **other
    )


@pytest.mark.parametrize(
    ("what", "value", "now"),
    [
        ("daze", "7", Condition(daze=7)),
        ("open", "2", Condition(open_wounds=2)),
        ("stabilised", "1", Condition(stabilised=1)),
        ("countdown", "5", Condition(mortal=5)),
        ("saved", "on", Condition(saved=True)),
        ("saved", "på", Condition(saved=True)),
        ("health", "Unconscious", Condition(health=Health.UNCONSCIOUS)),
        ("health", "död", Condition(health=Health.DEAD)),
    ],
)
async def test_a_condition_is_set_right_in_public_with_the_reason(
    table: Table, what: str, value: str, now: Condition
) -> None:
    await laid(table)
    answer = await correct(table, what, value)
    assert answer.place.content == "✅ Done. Everyone can see it below."
    assert (await person_called(table, "Alma")).condition == now
    assert "Alma" in table.read()[-1].content
    assert "a slip" in whole(table.read()[-1])


@pytest.mark.rule("NOIR-42", "NOIR-52", "NOIR-53")
async def test_values_are_set_right_and_taken_off_and_later_changes_come_on_top(table: Table) -> None:
    await laid(table)
    await correct(table, "value", "Skjutvapen 14")
    await correct(table, "value", "Ride 6")
    await correct(table, "value", "Wound threshold 20")
    await correct(table, "later", "Defence +2")
    alma = await person_called(table, "Alma")
    asked = ("firearms", "Ride", "threshold", "defence", "defence-melee")
    assert [value_of(alma, id_) for id_ in asked] == [14, 6, 20, 11, 11]
    assert "a slip" in whole(table.read()[-1])
    await correct(table, "value", "ride off")
    await correct(table, "value", "Wound threshold off")
    alma = await person_called(table, "Alma")
    assert alma.ability("Ride") is None
    assert value_of(alma, "threshold") == 9


@pytest.mark.rule("NOIR-35", "NOIR-36", "NOIR-37")
async def test_the_gm_enters_the_numbers_of_expertise_limitations_and_marks(table: Table) -> None:
    await laid(table)
    for what, value in (
        ("amount", "Pistols +2"),
        ("amount", "Nightmares -3"),
        ("amount", "Scar 1"),
        ("mark", "scar: Impression −2"),
        ("limitation", "Nightmares on"),
    ):
        await correct(table, what, value)
    alma = await person_called(table, "Alma")
    assert alma.expertise[0].amount == 2
    assert (alma.limitations[0].modifier, alma.limitations[0].active) == (-3, True)
    assert (alma.marks[0].modifier, alma.marks[0].attribute, alma.marks[0].change) == (1, "impression", -2)
    assert value_of(alma, "impression") == 7
    await correct(table, "limitation", "nightmares av")
    assert not (await person_called(table, "Alma")).limitations[0].active


async def test_fate_is_set_right(table: Table) -> None:
    await laid(table)
    await correct(table, "fate", "8")
    assert (await person_called(table, "Alma")).fate == 8


async def test_a_correction_of_the_gm_s_own_people_is_told_to_the_gm_alone(table: Table) -> None:
    await noir(table)
    await npc(table, "Konrad")
    before = len(table.read())
    answer = await correct(table, "value", "Firearms 14", "Konrad")
    assert "14" in whole(answer.message)
    assert len(table.read()) == before
    assert value_of(await person_called(table, "Konrad"), "firearms") == 14


async def test_players_correct_nothing(table: Table) -> None:
    await laid(table)
    refused = await table.alva.slash(
        "noir correct", character="Alma", what="daze", value="0", reason="please"
    )
    assert refused.text.startswith("Only the GM can do that.")
    refused = await table.alva.slash("noir round")
    assert refused.text.startswith("Only the GM can do that.")


@pytest.mark.parametrize(
    ("what", "value", "said"),
    [
        ("daze", "many", "There’s no whole number in “many”."),
        ("daze", "10000", "That’s out of bounds: daze 0 to 9999"),
        ("health", "fine", "I don’t know “fine” here."),
        ("limitation", "Nightmares maybe", "I don’t know “maybe” here."),
        ("limitation", "Debt on", "That isn’t on the sheet, or doesn’t fit this roll:"),
        ("limitation", "Nightmares off", "That limitation is already as you want it, or always applies:"),
        ("amount", "Rifles 2", "That isn’t on the sheet, or doesn’t fit this roll:"),
        ("mark", "Hat: Impression 2", "That isn’t on the sheet, or doesn’t fit this roll:"),
        ("mark", "Scar: Firearms 2", "There’s no such attribute: Firearms. Pick one from the list."),
        ("later", "Firearms 2", "There’s no such attribute: Firearms. Pick one from the list."),
        ("later", "Defence 100", "That change is too big."),
        ("value", "Firearms 100", "That number doesn’t fit here."),
        ("rounds", "Pistol 10", "That many rounds don’t fit. Choose a number from 0 to 9."),
        ("rounds", "Rifle 1", "There’s no such weapon here: Rifle. Pick one from the list."),
        ("fate", "1000", "An account of Fate holds 0 to 999 points. Choose a number in that range."),
    ],
)
async def test_a_correction_that_makes_no_sense_is_refused_with_the_way_out(
    table: Table, what: str, value: str, said: str
) -> None:
    await laid(table)
    before = await table.version()
    answer = await correct(table, what, value)
    assert answer.text.startswith(said), answer.text
    assert await table.version() == before


@pytest.mark.parametrize(
    ("what", "typed", "first"),
    [
        ("daze", "", "0"),
        ("fate", "", "3"),
        ("health", "daz", "dazed"),
        ("saved", "", "on"),
        ("value", "fire", "Firearms 9"),
        ("later", "over", "Overview 0"),
        ("amount", "", "pistols 0"),
        ("mark", "", "Scar: Impression -2"),
        ("limitation", "", "Nightmares on"),
        ("rounds", "", "pistol 9"),
        ("open", "", "0"),
        ("stabilised", "", "0"),
        ("countdown", "", "0"),
    ],
)
async def test_values_are_offered_as_they_are_now(table: Table, what: str, typed: str, first: str) -> None:
    await laid(table)
    choices = await table.gm.actor.autocomplete(
        table.channel, "noir correct", "value", typed, character="Alma", what=what
    )
    assert choices[0]["name"] == first
    theirs = await table.alva.actor.autocomplete(
        table.channel, "noir correct", "value", typed, character="Alma", what=what
    )
    assert theirs == []


@pytest.mark.rule("NOIR-128")
async def test_a_round_that_passes_outside_combat_counts_down_for_the_dying(table: Table) -> None:
    await laid(table)
    refused = await table.gm.slash("noir round")
    assert refused.text.startswith("Nobody outside a combat is mortally wounded.")
    await correct(table, "countdown", "2")
    await table.gm.slash("noir round")
    assert (await person_called(table, "Alma")).condition.mortal == 1
    await table.gm.slash("noir round")
    assert (await person_called(table, "Alma")).condition.health is Health.DEAD
    assert "Alma" in table.read()[-1].content


async def test_a_correction_in_a_combat_is_seen_on_its_panel(table: Table) -> None:
    await laid(table)
    await npc(table, "Konrad")
    await fight(table, "Konrad", 9, 8, 2, 3)
    assert (await combat(table)).fighters
    await correct(table, "open", "2")
    assert "2" in whole(table.panel)
