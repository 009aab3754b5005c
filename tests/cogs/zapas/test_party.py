"""Zapas in Discord: travel, experience, tasks, corrections, a session's end, the record, pending waits."""

import pytest

from rules.zapas.state.campaign_state import TimePhase
from tests.simulated.reading import options, whole
from tests.simulated.tabletop import Table
from tests.simulated.zapas_sheets import crew, party, person, rich, stake, zapas


@pytest.mark.rule("ZAP-37")
async def test_the_gm_lets_the_group_travel_and_play_again_and_all_are_told(table: Table) -> None:
    await zapas(table)
    await table.gm.slash("zapas travel")
    assert (await party(table)).phase is TimePhase.TRAVEL
    await table.gm.slash("zapas travel", state="off")
    assert (await party(table)).phase is TimePhase.PLAY
    assert len(table.read()) == 2


@pytest.mark.rule("ZAP-35")
async def test_experience_goes_to_every_player_alike(table: Table) -> None:
    await crew(table)
    await table.gm.slash("zapas experience", points=3)
    for name in ("Tova", "Ivar"):
        assert await stake(table, await person(table, name)) == (7, 3)
    assert "3" in table.read()[-1].content
    refused = await table.alva.slash("zapas experience", points=3)
    assert refused.text.startswith("Only the GM can do that.")


@pytest.mark.rule("ZAP-29")
async def test_a_session_s_end_sets_every_reserve_and_says_so(table: Table) -> None:
    await crew(table)
    await table.gm.declares("session start")
    await rich(table, "Tova", reserve=2, xp=4)
    await rich(table, "Ivar", reserve=12)
    await table.gm.declares("session end")
    assert await stake(table, await person(table, "Tova")) == (7, 4)
    assert await stake(table, await person(table, "Ivar")) == (7, 0)
    told = whole(table.read()[-1])
    assert "Tova" in told
    assert "Ivar" in told


@pytest.mark.rule("ZAP-56")
async def test_a_hard_task_is_written_down_seen_by_all_and_dropped_by_the_gm(table: Table) -> None:
    await crew(table)
    await table.gm.slash("zapas task", text="Slay the kraken")
    assert "Slay the kraken" in table.read()[-1].content
    seen = await table.alva.slash("zapas task")
    assert "Slay the kraken" in whole(seen.message)
    assert not seen.message.components
    shown = (await table.gm.slash("zapas task")).message
    (value,) = options(shown, "z-task-over").values()
    await table.gm.choose(shown, "z-task-over", value)
    assert not (await party(table)).tasks


async def test_the_gm_sets_dice_or_experience_right_with_a_reason(table: Table) -> None:
    await crew(table)
    await table.gm.slash("zapas correct", character="Tova", reason="a slip", reserve=9)
    assert await stake(table, await person(table, "Tova")) == (9, 0)
    assert "a slip" in whole(table.read()[-1])
    await table.gm.slash("zapas correct", character="Tova", reason="forgotten", experience=2)
    assert await stake(table, await person(table, "Tova")) == (9, 2)
    assert await table.gm.offered("zapas correct", "character") == ["Tova", "Ivar"]


async def test_pending_shows_what_waits_for_oneself_and_whom_others_wait_for(table: Table) -> None:
    await crew(table)
    assert whole((await table.boris.slash("zapas pending")).message).startswith("Nothing is waiting for you.")
    await table.alva.slash("zapas aspect", trait="Thief", text="lockpicks")
    waits = whole((await table.boris.slash("zapas pending")).message)
    assert waits.startswith("⏳ 1 thing is waiting for you.")
    mine = whole((await table.alva.slash("zapas pending")).message)
    assert mine.startswith("Nothing is waiting for you.")
    assert "Ivar" in mine


async def test_pending_counts_for_the_gm_what_only_the_gm_can_do(table: Table) -> None:
    await crew(table)
    await table.alva.slash("zapas aspect", trait="Thief", text="lockpicks")
    await table.alva.slash("zapas roll", action="Climb the mast")
    told = whole((await table.gm.slash("zapas pending")).message)
    assert told.startswith("⏳ 2 things are waiting for you.")
    assert told.count("lockpicks") == 1
    await table.gm.press((await table.gm.press(table.panel, "Act")).message, "3 · medium")
    shown = (await table.gm.slash("zapas pending")).message
    assert whole(shown).startswith("⏳ 1 thing is waiting for you.")
    assert "Climb the mast: ⏳ Tova" in whole(shown)
    assert len(options(shown, "z-waiting")) == 1, "the GM may answer for a player"


async def test_a_roll_that_waits_is_opened_from_pending(table: Table) -> None:
    await crew(table)
    await table.alva.slash("zapas roll", action="Climb the mast")
    shown = (await table.gm.slash("zapas pending")).message
    (value,) = options(shown, "z-waiting").values()
    opened = await table.gm.choose(shown, "z-waiting", value)
    assert opened.place.components


async def test_a_campaign_s_course_says_what_to_do_next(table: Table) -> None:
    await zapas(table)
    answer = await table.gm.declares("session start")
    assert "/session end" in answer.place.content
    answer = await table.gm.declares("session end")
    assert "/zapas experience" in answer.place.content
    answer = await table.gm.declares("scene new")
    assert "/zapas pending" in answer.place.content


@pytest.mark.rule("ZAP-54")
async def test_the_record_is_empty_until_a_conflict_has_settled_a_fact(table: Table) -> None:
    await zapas(table)
    shown = await table.alva.slash("campaign record")
    assert "no settled facts" in whole(shown.message)
