"""The next session: times that are voted on, one that is fixed, a reminder, repetition, Discord's event."""

import asyncio
import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from narration.text.line import line
from narration.text.texts import bundled_texts
from rules.campaign.actions import ChangeSetting
from table.meetings import LENGTH
from tests.cogs.shared.campaign.test_transfer import brought, exported
from tests.simulated.reading import ids, labels, whole
from tests.simulated.tabletop import Answer, Table

#: A Friday, and the Thursday after it at 19:00 in London.
NOW = datetime(2026, 11, 27, 12, tzinfo=UTC)
THURSDAY = datetime(2026, 12, 3, 19, tzinfo=UTC)
TWO = "Thu 19:00\nFri 18:30"


@pytest.fixture
async def planning(table: Table) -> Table:
    """Return a table at a known time, with a campaign and Mira."""
    table.watch.time = NOW
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    return table


async def suggested(table: Table, times: str = TWO, zone: str = "London") -> Answer:
    """Let the GM suggest times by the buttons of /session plan."""
    shown = await table.gm.slash("session plan")
    return await table.gm.fill(await table.gm.press_id(shown.message, "n:meet-ask"), times, zone)


async def tick(table: Table, now: datetime) -> None:
    table.watch.time = now
    await table.bot.services.scheduler.tick()
    await table.env.settle()


def unix(at: datetime) -> str:
    return f"<t:{int(at.timestamp())}:F>"


async def test_the_gm_suggests_times_and_everybody_says_when_they_can(planning: Table) -> None:
    await suggested(planning)
    asked = planning.read()[-1]
    assert "When do we play next?" in asked.content
    assert unix(THURSDAY) in whole(asked)
    mine = await planning.alva.press(asked, "When can you?")
    assert labels(mine.message) == [
        "1 · Yes", "1 · Maybe", "1 · No", "2 · Yes", "2 · Maybe", "2 · No",
    ]  # fmt: skip
    said = await planning.alva.press(mine.message, "2 · Yes")
    assert "✓ 2 · Yes" in labels(said.message)
    await planning.boris.press((await planning.boris.press(asked, "When can you?")).message, "1 · No")
    now = whole(next(one for one in planning.read() if one.id == asked.id))
    assert "✅ Yes: Mira" in now
    assert "❌ No: a player" in now


async def test_the_answers_about_a_single_time_have_no_number(planning: Table) -> None:
    await suggested(planning, "Thu 19:00")
    mine = await planning.alva.press(planning.read()[-1], "When can you?")
    assert labels(mine.message) == ["Yes", "Maybe", "No"]
    said = await planning.alva.press(mine.message, "Yes")
    assert labels(said.message) == ["✓ Yes", "Maybe", "No"]
    assert f"{unix(THURSDAY)}: yes" in whole(said.message)
    assert "1." not in whole(said.message)


async def test_an_answer_can_be_changed_and_counts_once(planning: Table) -> None:
    await suggested(planning)
    mine = (await planning.alva.press(planning.read()[-1], "When can you?")).message
    for _ in range(2):
        await planning.alva.forge(next(each for each in ids(mine) if each.endswith("yes")))
    await planning.alva.forge(next(each for each in ids(mine) if each.endswith("no")))
    assert list((await planning.bot.table.store.meetings.answers(1)).values()) == ["no"]


async def test_the_gm_fixes_a_time_and_the_table_reads_it(planning: Table) -> None:
    await suggested(planning)
    asked = planning.read()[-1]
    shown = await planning.gm.press(asked, "Fix a time…")
    answer = await planning.gm.press(shown.message, "Time 2")
    assert "Planned for" in answer.text
    assert f"The next session: {unix(THURSDAY)}" in whole(planning.read()[-1])
    assert labels(next(one for one in planning.read() if one.id == asked.id)) == []


async def test_only_the_gm_plans_fixes_and_cancels(planning: Table) -> None:
    await suggested(planning)
    for verb in ("meet-ask", "meet-fix-ask", "meet-off-ask", "meet-off"):
        assert "GM" in (await planning.alva.forge(f"n:{verb}:1")).text
    assert await planning.bot.table.store.meetings.of(1) is not None


async def test_a_single_time_is_fixed_at_once_with_an_event_on_discord(planning: Table) -> None:
    answer = await suggested(planning, "Thu 19:00")
    assert "events show it too" in whole(answer.message)
    (event,) = await events(planning)
    assert (event.name, event.start_time) == ("The Night Train", THURSDAY)
    assert event.end_time == THURSDAY + LENGTH


async def events(table: Table) -> Any:
    guild = table.bot.get_guild(table.guild.id)
    assert guild is not None
    return await guild.fetch_scheduled_events()


async def test_the_event_moves_with_the_session_and_goes_with_it(planning: Table) -> None:
    await suggested(planning, "Thu 19:00")
    (first,) = await events(planning)
    await suggested(planning, "Fri 20:00")
    (moved,) = await events(planning)
    assert (moved.id, moved.start_time) == (first.id, datetime(2026, 11, 27, 20, tzinfo=UTC))
    sure = await planning.gm.press((await planning.gm.slash("session plan")).message, "Cancel it")
    await planning.gm.press(sure.message, "Cancel it")
    assert await events(planning) == []
    assert "is cancelled" in planning.read()[-1].content


async def test_the_event_goes_with_a_campaign_that_is_deleted(planning: Table) -> None:
    await suggested(planning, "Thu 19:00")
    await planning.gm.forge("n:delete:1")
    assert await planning.bot.table.store.version(1) is None
    assert await events(planning) == []


async def archived(table: Table) -> str:
    """Let the GM archive the campaign; return what was asked before."""
    asked = (await table.gm.slash("campaign archive")).message
    said = whole(asked)
    await table.gm.press(asked, "Archive")
    return said


async def test_archiving_cancels_the_session_with_its_event_and_says_so_first(planning: Table) -> None:
    await suggested(planning, "Thu 19:00")
    shown = planning.read()[-1]
    asked = await archived(planning)
    assert "The next session is cancelled, and taken off the server’s events." in asked
    assert await events(planning) == []
    assert await planning.bot.table.store.meetings.of(1) is None
    old = next(one for one in planning.read() if one.id == shown.id)
    assert "has been changed or has passed" in old.content
    said = len(planning.read())
    await tick(planning, THURSDAY - timedelta(hours=24))
    assert len(planning.read()) == said


async def test_archiving_says_nothing_of_a_session_where_none_is_planned(planning: Table) -> None:
    assert "session is cancelled" not in await archived(planning)


async def test_the_clock_calls_off_what_was_planned_when_the_bot_died_as_it_archived(
    planning: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def died(_: int) -> None:
        return None

    await suggested(planning, "Thu 19:00")
    monkeypatch.setattr(planning.bot.services.meeting_messages, "call_off", died)
    await archived(planning)
    assert len(await events(planning)) == 1
    said = len(planning.read())
    await tick(planning, THURSDAY - timedelta(hours=24))
    assert await events(planning) == []
    assert len(planning.read()) == said
    assert await planning.bot.table.store.meetings.of(1) is None


async def events_told(table: Table, edition: str) -> Any:
    """Return the events that an edition of the journal tells."""
    file = await exported(table, table.gm, "journal export", edition=edition, format="json")
    return json.loads(file)["events"]


async def test_a_plan_is_no_part_of_the_story(planning: Table) -> None:
    """It is in no edition of the journal, and an undo does not touch it."""
    version = await planning.version()
    editions = ("players", "gm")
    before = [await events_told(planning, edition) for edition in editions]
    await suggested(planning, "Thu 19:00")
    asked = await planning.alva.forge("n:meet:1")
    await planning.alva.press(asked.place, "Yes")
    assert await planning.version() == version
    assert [await events_told(planning, edition) for edition in editions] == before
    assert not any("meet" in one for one in ids((await planning.gm.slash("undo")).message))
    assert (await planning.bot.table.store.meetings.of(1)) is not None


async def test_where_the_bot_may_make_no_events_the_session_is_planned_without(
    planning: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nowhere(*_: object) -> None:
        return None

    monkeypatch.setattr(planning.bot.services.meeting_messages, "_guild", nowhere)
    answer = await suggested(planning, "Thu 19:00")
    assert "Create Events" in whole(answer.message)
    assert await events(planning) == []


async def test_a_day_before_those_who_come_are_reminded_once(planning: Table) -> None:
    await suggested(planning, "Thu 19:00")
    mine = await planning.boris.press(planning.read()[-1], "When can you?")
    await planning.boris.press(mine.message, "No")
    before = len(planning.read())
    await tick(planning, THURSDAY - timedelta(hours=25))
    assert len(planning.read()) == before
    await tick(planning, THURSDAY - timedelta(hours=24))
    reminder = planning.read()[-1]
    assert "⏰ We play" in reminder.content
    assert f"<@{planning.alva.id}>" in reminder.content
    assert f"<@{planning.boris.id}>" not in reminder.content
    await planning.restart()
    await tick(planning, THURSDAY - timedelta(hours=23))
    assert len(planning.read()) == before + 1


async def test_a_reminder_waits_for_the_end_of_the_quiet_hours(planning: Table) -> None:
    await planning.play(ChangeSetting(key="quiet", value="18-09"), planning.gm)
    await suggested(planning, "Thu 19:00")
    before = len(planning.read())
    await tick(planning, THURSDAY - timedelta(hours=24))
    assert len(planning.read()) == before
    await tick(planning, datetime(2026, 12, 3, 9, tzinfo=UTC))
    assert len(planning.read()) == before + 1


async def test_a_bot_that_was_down_does_not_remind_of_a_session_that_has_begun(planning: Table) -> None:
    await suggested(planning, "Thu 19:00")
    before = len(planning.read())
    await tick(planning, THURSDAY + timedelta(hours=1))
    assert len(planning.read()) == before


async def test_a_session_every_second_week_moves_on_by_itself(planning: Table) -> None:
    answer = await suggested(planning, "Thu 19:00")
    await planning.gm.press(answer.message, "Every 2 weeks")
    await tick(planning, THURSDAY - timedelta(hours=24))
    await tick(planning, THURSDAY + LENGTH)
    assert unix(THURSDAY + timedelta(weeks=2)) in whole(planning.read()[-1])
    assert "Repeats every 2 weeks." in whole(planning.read()[-1])
    meeting = await planning.bot.table.store.meetings.of(1)
    assert meeting is not None, answer.text
    assert meeting.fixed == THURSDAY + timedelta(weeks=2)
    assert len(await events(planning)) == 2


async def test_a_bot_that_was_down_for_months_skips_the_dates_that_are_over(planning: Table) -> None:
    answer = await suggested(planning, "Thu 19:00")
    await planning.gm.press(answer.message, "Every week")
    before = len(planning.read())
    await tick(planning, THURSDAY + timedelta(weeks=9, hours=1))
    assert len(planning.read()) == before + 1
    meeting = await planning.bot.table.store.meetings.of(1)
    assert meeting is not None, answer.text
    assert meeting.fixed == THURSDAY + timedelta(weeks=10)


async def test_a_session_that_does_not_repeat_is_forgotten_when_it_is_over(planning: Table) -> None:
    await suggested(planning, "Thu 19:00")
    shown = planning.read()[-1]
    await tick(planning, THURSDAY - timedelta(hours=24))
    await tick(planning, THURSDAY + LENGTH)
    assert await planning.bot.table.store.meetings.of(1) is None
    assert labels(next(one for one in planning.read() if one.id == shown.id)) == []
    assert "No session is planned" in (await planning.alva.slash("session plan")).text


async def test_who_cannot_come_names_a_stand_in_beside_the_answer(planning: Table) -> None:
    await suggested(planning, "Thu 19:00")
    mine = await planning.alva.press(planning.read()[-1], "When can you?")
    away = await planning.alva.press(mine.message, "No")
    await planning.alva.choose(away.message, "meet-stands", "3")
    record = (await planning.state()).campaign.record("2")
    assert record is not None
    assert record.stand_in == "3"
    assert "stands in for Mira" in planning.read()[-1].content


async def test_now_shows_the_next_session_and_asks(planning: Table) -> None:
    await suggested(planning, "Thu 19:00")
    shown = await planning.alva.slash("now")
    assert f"Next session: {unix(THURSDAY)}" in whole(shown.message)
    assert "When can you?" in labels(shown.message)


async def test_the_end_of_a_session_shows_when_the_next_one_is(planning: Table) -> None:
    await planning.gm.declares("session start")
    await suggested(planning, "Thu 19:00")
    await planning.gm.declares("session end")
    assert f"Next session: {unix(THURSDAY)}" in whole(planning.read()[-1])
    asked = await planning.alva.press(planning.read()[-1], "When can you?")
    assert "When can you? Everyone sees what you say." in whole(asked.message)


@pytest.mark.parametrize("end", ["cancelled", "over", "archived"])
async def test_the_message_of_the_campaign_shows_the_next_session_while_it_is_ahead(
    planning: Table, end: str
) -> None:
    def first() -> str:
        return whole(next(one for one in planning.read() if any("n:come:" in each for each in ids(one))))

    await suggested(planning)
    await planning.env.settle()
    assert "Next session: 2 times to choose from" in first()
    await planning.gm.forge(f"n:meet-fix:1:{int(THURSDAY.timestamp() * 1000)}")
    await planning.env.settle()
    assert f"Next session: {unix(THURSDAY)}" in first()
    if end == "over":
        await tick(planning, THURSDAY + LENGTH)
    else:
        await planning.gm.forge({"cancelled": "n:meet-off:1", "archived": "n:archive:1"}[end])
    await asyncio.sleep(0)  # the edit begins
    await planning.bot.inflight.wait()
    assert "Next session" not in first()


async def test_a_session_that_has_begun_is_not_shown_as_the_next_one(planning: Table) -> None:
    await suggested(planning, "Thu 19:00")
    await planning.gm.declares("session start")
    planning.watch.time = THURSDAY + timedelta(hours=1)
    assert "Next session" not in whole((await planning.alva.slash("now")).message)
    await planning.gm.declares("session end")
    assert "Next session" not in whole(planning.read()[-1])
    assert "When can you?" not in labels(planning.read()[-1])


async def test_a_time_that_cannot_be_read_is_refused_and_nothing_is_lost(planning: Table) -> None:
    refused = await suggested(planning, "some day")
    assert "I can’t read “some day” as a time." in refused.text
    assert "Correct it" in labels(refused.message)
    assert "don’t know the time zone" in (await suggested(planning, TWO, "Atlantis")).text


async def test_an_old_button_for_a_time_that_is_gone_says_so(planning: Table) -> None:
    await suggested(planning)
    mine = await planning.alva.press(planning.read()[-1], "When can you?")
    await suggested(planning, "Sat 19:00")
    assert "has changed" in (await planning.alva.press(mine.message, "1 · Yes")).text


async def test_two_presses_of_a_fixed_time_fix_it_once(planning: Table) -> None:
    await suggested(planning)
    shown = await planning.gm.press(planning.read()[-1], "Fix a time…")
    (fix, *_) = ids(shown.message)
    await planning.gm.forge(fix)
    await planning.gm.forge(fix)
    assert len(await events(planning)) == 1


async def test_the_date_moves_with_the_campaign(planning: Table) -> None:
    await suggested(planning, "Thu 19:00")
    file: dict[str, Any] = json.loads(await exported(planning, planning.gm, "campaign export"))
    at = int(THURSDAY.timestamp()) * 1000
    planned = {"at": at, "zone": "Europe/London", "weeks": 0, "times": [{"at": at}], "answers": []}
    assert file["meeting"] == planned
    await planning.gm.slash("campaign unbind")
    answer = await brought(planning.gm, "campaign import", file)
    meeting = await planning.bot.table.store.meetings.of(2)
    assert meeting is not None, answer.text
    assert meeting.fixed == THURSDAY
    for field, value in (("zone", "Atlantis"), ("weeks", 9), ("at", -1), ("times", [{"at": at}] * 6)):
        bad = {**file, "meeting": {**file["meeting"], field: value}}
        assert "meeting" in (await brought(planning.gm, "campaign import", bad, at=planning.voice)).text


async def test_times_that_are_voted_on_move_with_the_answers(planning: Table) -> None:
    await suggested(planning)
    asked = planning.read()[-1]
    await planning.alva.press((await planning.alva.press(asked, "When can you?")).message, "2 · Yes")
    await planning.boris.press((await planning.boris.press(asked, "When can you?")).message, "1 · No")
    file: dict[str, Any] = json.loads(await exported(planning, planning.gm, "campaign export"))
    assert [one["answer"] for one in file["meeting"]["answers"]] == ["no", "yes"]
    await planning.gm.slash("campaign unbind")
    await brought(planning.gm, "campaign import", file)
    stored = planning.bot.table.store.meetings
    old, new = await stored.of(1), await stored.of(2)
    assert old is not None
    assert new is not None
    assert (new.times, new.fixed, new.zone) == (old.times, None, old.zone)
    assert await stored.answers(2) == await stored.answers(1)
    for spoilt in (
        {"seat": "99", **file["meeting"]["times"][0], "answer": "yes"},
        {"seat": "1", "at": 1, "answer": "yes"},
        {"seat": "1", **file["meeting"]["times"][0], "answer": "perhaps"},
    ):
        bad = {**file, "meeting": {**file["meeting"], "answers": [spoilt]}}
        assert "meeting" in (await brought(planning.gm, "campaign import", bad, at=planning.voice)).text


@pytest.mark.parametrize(
    ("language", "weeks", "said"),
    [
        ("en", 1, "Every week"),
        ("en", 2, "Every 2 weeks"),
        ("sv", 2, "Varannan vecka"),
        ("ru", 1, "Каждую неделю"),
        ("ru", 21, "Раз в 21 неделю"),
        ("ru", 2, "Раз в 2 недели"),
        ("ru", 5, "Раз в 5 недель"),
    ],
)
def test_how_often_it_repeats_is_said_in_each_language(language: str, weeks: int, said: str) -> None:
    assert bundled_texts().say(language, line("button-meet-weeks", weeks=weeks)) == said
