"""Aspects outside rolls, settings, the record and corrections, as Discord shows them."""

from typing import Any

import pytest

from rules.nyx.state import actions as nyx
from tests.simulated.reading import controls, labels, menu_ids, options, whole
from tests.simulated.tabletop import Table


async def laid_out(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")


def last(table: Table) -> str:
    """Return the text of the last public message."""
    return str(table.read()[-1].content)


# ------------------------------------------------------------------------------------- aspects


@pytest.mark.rule("NYX-10")
@pytest.mark.parametrize(("use", "points"), [("helps", 4), ("hurts", 5)])
async def test_an_aspect_makes_a_fact_in_either_direction(table: Table, use: str, points: int) -> None:
    await laid_out(table)
    await table.alva.slash("nyx aspect", aspect="Rebel", use=use, text="A friend lives here.")
    assert "A friend lives here." in last(table)
    assert (await table.character("Mira")).points == points
    record = await table.boris.slash("campaign record")
    assert record.message.ephemeral
    assert "A friend lives here. (Mira" in whole(record.message)


async def test_aspects_are_suggested_of_the_character_that_is_named_or_one_s_own(table: Table) -> None:
    await laid_out(table)
    assert await table.alva.offered("nyx aspect", "aspect", "re") == ["Rebel"]
    assert await table.boris.offered("nyx aspect", "aspect", "re") == []
    assert await table.gm.offered("nyx demand", "character", "m") == ["Mira"]


async def test_the_record_is_read_page_by_page(table: Table) -> None:
    await laid_out(table)
    mira = (await table.character("Mira")).id
    for number in range(1, 11):
        fact = nyx.UseInStory(character=mira, aspect=10, helps=False, text=f"Fact number {number}")
        await table.play(fact, table.alva)
    shown = await table.alva.slash("campaign record")
    assert "Fact number 10" in whole(shown.message)
    assert labels(shown.message) == ["Older"]
    older = await table.alva.press(shown.message, "Older")
    assert "Fact number 1 " in whole(older.place)
    assert labels(older.place) == ["Newer"]


@pytest.mark.rule("NYX-12")
async def test_a_demand_calls_the_player_who_accepts_it_for_its_value(table: Table) -> None:
    await laid_out(table)
    await table.gm.slash("nyx demand", character="Mira", aspect="Rebel")
    assert table.panel.content.endswith(f"<@{table.alva.id}>")
    refused = await table.boris.press(table.panel, "Answer")
    assert refused.text.startswith("You don’t play Mira")
    shown = await table.alva.press(table.panel, "Answer")
    await table.alva.press(shown.message, "Accept")
    assert "Rebel" in last(table)
    assert (await table.character("Mira")).points == 7
    again = await table.alva.press(table.panel, "Answer")
    assert "The GM isn’t demanding that aspect right now" in again.text


@pytest.mark.rule("NYX-12")
async def test_a_demand_is_bought_off_and_the_next_one_is_asked_at_once(table: Table) -> None:
    await laid_out(table)
    for aspect in ("Rebel", "Small"):
        await table.gm.slash("nyx demand", character="Mira", aspect=aspect)
    shown = await table.alva.press(table.panel, "Answer")
    assert labels(shown.message) == ["Accept", "Buy off", "Accept", "Buy off"]
    rebel = next(each["custom_id"] for each in controls(shown.message) if each["label"] == "Buy off")
    await table.alva.actor.click(shown.message, custom_id=rebel)
    mine = [m for m in table.alva.reads() if labels(m) == ["Accept", "Buy off"]]
    assert "Small" in whole(mine[-1])
    assert (await table.character("Mira")).points == 4


@pytest.mark.rule("NYX-12")
async def test_buying_off_is_not_offered_to_who_cannot_pay_for_it(table: Table) -> None:
    await laid_out(table)
    mira = (await table.character("Mira")).id
    await table.play(
        nyx.CorrectSheet(character=mira, field="points", value=0, reason="for the test"), table.gm
    )
    await table.gm.slash("nyx demand", character="Mira", aspect="Small")
    shown = await table.alva.press(table.panel, "Answer")
    assert labels(shown.message) == ["Accept"]


@pytest.mark.rule("NYX-12")
async def test_a_demand_in_a_conflict_shows_on_its_panel_too(table: Table) -> None:
    await table.wrestling()
    await table.gm.slash("nyx demand", character="Mira", aspect="Small")
    panel = next(m for m in table.read() if "Choose" in labels(m))
    assert "Small (1)" in whole(panel)
    shown = await table.alva.press(panel, "Choose")
    assert labels(shown.message) == ["Accept", "Buy off"]


@pytest.mark.rule("NYX-12")
async def test_buying_off_is_offered_to_those_who_can_pay_in_a_conflict_and_outside(table: Table) -> None:
    await table.wrestling()
    shown = await table.gm.slash("campaign settings")
    chosen = await table.gm.choose(shown.message, "setting", "buy-off")
    await table.gm.choose(chosen.place, "setting-to", "value")
    await table.gm.slash("correct sheet", character="Mira", field="points", value=1, reason="Spent.")
    await table.gm.slash("nyx demand", character="Mira", aspect="Rebel")
    panel = next(m for m in table.read() if "Choose" in labels(m))
    in_conflict = await table.alva.press(panel, "Choose")
    assert labels(in_conflict.message) == ["Accept"]
    called = next(m for m in table.read() if "Answer" in labels(m))
    outside = await table.alva.press(called, "Answer")
    assert labels(outside.message) == ["Accept"]


# ------------------------------------------------------------------------------------- settings


async def test_everybody_reads_the_settings_and_the_gm_alone_has_a_menu(table: Table) -> None:
    await laid_out(table)
    read = await table.alva.slash("campaign settings")
    assert menu_ids(read.message) == ["n:settings:1"]
    topic = await table.alva.forge("n:settings:1", ["2"])
    assert "or the goal is reached, without a penalty" in whole(topic.place)
    shown = await table.gm.slash("campaign settings")
    chosen = await table.gm.choose(shown.message, "setting", "buy-off")
    assert labels(chosen.place) == ["Back"]
    back = await table.gm.press(chosen.place, "Back")
    assert menu_ids(back.place) == ["n:settings:1", "n:setting:1"]


@pytest.mark.rule("NYX-12")
async def test_a_setting_is_changed_before_everybody_and_counts_from_then_on(table: Table) -> None:
    await laid_out(table)
    shown = await table.gm.slash("campaign settings")
    chosen = await table.gm.choose(shown.message, "setting", "buy-off")
    await table.gm.choose(chosen.place, "setting-to", "value")
    assert last(table).startswith("Price of buying off: 1 point → ")
    await table.gm.slash("nyx demand", character="Mira", aspect="Rebel")
    asked = await table.alva.press(table.panel, "Answer")
    assert "Buy off" in labels(asked.message)
    assert "Buy off: 2 of your 5 points." in whole(asked.message)
    await table.alva.press(asked.message, "Buy off")
    assert (await table.character("Mira")).points == 3


async def test_a_player_changes_no_setting_by_a_button_never_shown(table: Table) -> None:
    await laid_out(table)
    await table.alva.slash("campaign settings")
    answer = await table.alva.forge("n:setting-to:1:mob", ["instead"])
    assert answer.text.startswith("Only the GM")
    assert not (await table.state()).campaign.settings


# ------------------------------------------------------------------------------------- corrections


async def test_the_gm_sets_a_sheet_right_before_everybody(table: Table) -> None:
    await laid_out(table)
    await table.gm.slash("correct sheet", character="Mira", field="points", value=7, reason="I forgot two")
    assert last(table) == "GM correction: Mira, points 5 to 7 (I forgot two)"
    await table.gm.slash("correct sheet", character="Mira", field="fatigue body", value=2, reason="fell")
    await table.gm.slash("correct sheet", character="Mira", field="base mind", value=6, reason="a slip")
    mira = await table.character("Mira")
    assert [(one.base, one.fatigue) for one in mira.ratings.values()] == [(4, 2), (6, 0), (8, 0)]


async def test_the_gm_adds_renames_and_takes_away_aspects(table: Table) -> None:
    await laid_out(table)

    async def correct(aspect: str, value: int, **more: Any) -> None:
        await table.gm.slash(
            "correct aspect", character="Mira", aspect=aspect, value=value, reason="a slip", **more
        )

    await correct("Burn", 1, kind="slow")
    assert "Burn" in last(table)
    (burn,) = (await table.character("Mira")).damage
    assert burn.slow
    await correct("burn", 1, name="Scar")
    (scar,) = (await table.character("Mira")).damage
    assert (scar.id, scar.name, scar.slow) == (burn.id, "Scar", True)
    await correct("Scar", 0)
    assert not (await table.character("Mira")).damage


@pytest.mark.rule("NYX-23")
async def test_the_gm_sets_a_conflict_right_and_its_panel_follows(table: Table) -> None:
    await table.wrestling()
    panel = table.panel.id
    await table.gm.slash("correct conflict", field="marker", value="-2", reason="I misread")
    assert last(table) == "GM correction: marker 0 to −2 (I misread)"
    await table.gm.slash("correct conflict", field="goal 1", value="Get away", reason="she said so")
    await table.gm.slash("correct conflict", field="mode", value="goal", reason="a chase")
    shown = next(m for m in table.read() if m.id == panel)
    assert "Guard ahead by 2" in shown.content
    assert "Get away" in whole(shown)
    assert (await table.conflict()).mode == "goal"


async def test_a_correction_of_a_sheet_shows_on_the_panel_of_its_conflict(table: Table) -> None:
    await table.wrestling()
    panel = table.panel.id
    await table.gm.slash("correct sheet", character="Mira", field="points", value=3, reason="a slip")
    assert table.panel.id == panel
    assert "Points 3" in whole((await table.alva.press(table.panel, "Status")).message)


async def test_a_correction_of_somebody_whom_players_have_not_met_is_the_gm_s_to_know(table: Table) -> None:
    await laid_out(table)
    await table.finished_character(table.gm, "Otto", npc=True)
    before = len(table.read())
    answer = await table.gm.slash("correct sheet", character="Otto", field="points", value=7, reason="a slip")
    assert "Otto, points 5 to 7" in answer.text
    assert len(table.read()) == before


@pytest.mark.rule("NYX-46")
async def test_a_character_put_out_by_a_correction_is_out_of_the_conflict(table: Table) -> None:
    await table.wrestling()
    await table.gm.slash("correct sheet", character="Mira", field="fatigue body", value=4, reason="a slip")
    assert any("Mira – Guard is over" in message.content for message in table.read())


async def test_modes_and_titles_are_suggested_for_a_correction(table: Table) -> None:
    await table.wrestling()
    assert await table.gm.offered("correct conflict", "title") == ["Mira – Guard"]
    assert await table.gm.offered("correct conflict", "value") == []

    async def offered(typed: str, field: str) -> list[str]:
        choices = await table.gm.actor.autocomplete(
            table.channel, "correct conflict", "value", typed, field=field
        )
        return [choice["name"] for choice in choices]

    assert len(await offered("", "marker")) == 11
    assert await offered("-2", "marker") == ["Guard ahead by 2"]
    assert await offered("reached", "mode") == ["the goal reached", "a penalty and the goal reached"]
    assert await offered("", "goal 2") == ["get the better of Mira"]
    assert await table.alva.offered("correct aspect", "character") == []
    assert list(options((await table.gm.slash("campaign settings")).message, "setting")) != []
