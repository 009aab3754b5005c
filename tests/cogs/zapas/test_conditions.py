"""Zapas in Discord: giving, showing and lifting conditions, and their effects."""

import pytest

from rules.zapas.state.actions import SetNpc
from rules.zapas.state.campaign_state import Condition, Effect
from tests.simulated.reading import labels, options, whole
from tests.simulated.tabletop import Answer, Table
from tests.simulated.zapas_sheets import aspect, beast, crew, person


async def ails(table: Table, name: str = "Tova") -> tuple[Condition, ...]:
    return (await person(table, name)).conditions


async def given(table: Table, label: str = "injured") -> Answer:
    await crew(table)
    return await table.gm.slash("zapas condition", character="Tova", label=label)


@pytest.mark.rule("ZAP-20")
async def test_a_condition_is_told_to_all_and_its_player_says_how_it_shows(table: Table) -> None:
    await given(table)
    told = table.read()[-1]
    assert "injured" in told.content
    assert f"<@{table.alva.id}>" in told.content
    refused = await table.boris.press(told, "Describe it…")
    assert refused.text.startswith("You don’t play Tova. Choose one of your own characters.")
    await table.alva.fill(await table.alva.press(told, "Describe it…"), "A limp.")
    (one,) = await ails(table)
    assert (one.label, one.shows, one.stops_action) == ("injured", "A limp.", False)
    assert "A limp." in whole(table.read()[-1])


@pytest.mark.rule("ZAP-20")
async def test_dead_stops_all_action_unless_the_gm_says_otherwise(table: Table) -> None:
    await given(table, "Dead")
    await table.gm.slash("zapas condition", character="Ivar", label="dead", stops=False)
    assert (await ails(table))[0].stops_action
    assert not (await ails(table, "Ivar"))[0].stops_action


@pytest.mark.rule("ZAP-22", "ZAP-23")
async def test_the_gm_lets_a_condition_raise_difficulties_and_clears_that_before_another_effect(
    table: Table,
) -> None:
    await crew(table)
    picks = await aspect(table, table.alva, "Tova", "Thief", "lockpicks")
    thief = (await person(table, "Tova")).traits[0].id
    page = await table.gm.slash("zapas condition", character="Tova", label="lost lockpicks")
    page = await table.gm.choose(page.place, "z-effect", "2")
    assert ((await ails(table))[0].effect, (await ails(table))[0].raises) == (Effect.DIFFICULTY, 2)
    assert not any("z-condition-lock" in each for each in _ids(page))
    page = await table.gm.choose(page.place, "z-effect", "none")
    page = await table.gm.choose(page.place, "z-condition-lock", f"{thief}.{picks}")
    assert not (await person(table, "Tova")).traits[0].aspects[0].fixed
    assert "lockpicks" in table.read()[-1].content
    await table.gm.press(page.place, "Lift it")
    assert not await ails(table)
    assert (await person(table, "Tova")).traits[0].aspects[0].fixed


def _ids(answer: Answer) -> list[str]:
    return [each["custom_id"] for row in answer.place.components for each in row["components"]]


@pytest.mark.rule("ZAP-24")
async def test_a_player_sees_conditions_and_cannot_lift_them(table: Table) -> None:
    await given(table)
    shown = (await table.alva.slash("zapas condition")).message
    (value,) = options(shown, "z-condition").values()
    page = await table.alva.choose(shown, "z-condition", value)
    assert labels(page.place) == ["Describe it…", "Back"]
    for verb, values in (("z-cure", None), ("z-effect", ["1"]), ("z-condition-lock", ["1.1"])):
        refused = await table.alva.forge(f"n:{verb}:1:1:{value}", values)
        assert refused.text.startswith("Only the GM can do that."), verb
    theirs = (await table.boris.slash("zapas condition", character="Tova")).message
    assert "injured" in whole(theirs)
    assert not labels(theirs)
    assert "no conditions" in whole((await table.boris.slash("zapas condition")).message)


async def test_the_usual_conditions_are_suggested_in_the_campaign_s_language(table: Table) -> None:
    await crew(table, language="sv")
    assert await table.gm.offered("zapas condition", "label", "skad") == ["skadad"]
    assert await table.gm.offered("zapas condition", "character", "iv") == ["Ivar"]


async def test_a_condition_is_opened_from_the_sheet_and_a_gone_one_does_nothing(table: Table) -> None:
    await given(table)
    shown = (await table.alva.slash("zapas sheet")).message
    (value,) = options(shown, "z-thing").values()
    page = await table.alva.choose(shown, "z-thing", value)
    assert "injured" in whole(page.place)
    await table.gm.forge(f"n:z-cure:1:1:{value[1:]}")
    late = await table.alva.press(page.place, "Describe it…")
    assert late.text.startswith("This button is out of date and no longer does anything")


async def test_an_npc_has_conditions_too_and_nobody_is_pinged(table: Table) -> None:
    await crew(table)
    who = await beast(table)
    before = len(table.read())
    await table.gm.slash("zapas condition", character="Kraken", label="bleeding")
    assert (await ails(table, "Kraken"))[0].label == "bleeding"
    assert len(table.read()) == before  # no player has met the Kraken
    await table.play(SetNpc(character=who.id, revealed=True), table.gm)
    await table.gm.slash("zapas condition", character="Kraken", label="stunned")
    assert "Kraken" in table.read()[-1].content
    assert "<@" not in table.read()[-1].content
