"""Safety at the table: anybody pauses the game or writes lines and veils, and nobody learns who."""

import json
import logging
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from chat.operations.prometheus import PrometheusCounts
from rules.campaign.actions import ChangeSetting, LeaveSeat
from storage.documents.schema import limits, pauses
from storage.safety import Limit
from tests.cogs.shared.campaign.test_transfer import brought, exported
from tests.simulated.reading import ids, labels, whole
from tests.simulated.tabletop import Answer, Person, Table


async def paused(table: Table) -> None:
    """Let Alva pause the game."""
    shown = await table.alva.slash("safety")
    await table.alva.press(shown.message, "Pause the game")


async def written(person: Person, kind: str, text: str) -> Answer:
    """Write a line or a veil by the buttons of /safety."""
    shown = await person.slash("safety")
    return await person.fill(await person.press(shown.message, f"Add a {kind}…"), text)


async def test_a_pause_is_told_to_the_table_without_a_name(table: Table) -> None:
    await table.campaign()
    shown = await table.alva.slash("safety")
    assert shown.message.ephemeral
    answer = await table.alva.press(shown.message, "Pause the game")
    assert answer.message.ephemeral
    notice = table.read()[-1]
    assert "The game is paused." in notice.content
    assert labels(notice) == ["Go on", "Lines and veils"]
    assert notice.interaction_metadata is None
    assert "Alva" not in whole(notice)
    assert str(table.alva.id) not in whole(notice)


async def test_the_notice_does_not_show_who_asked(table: Table, tmp_path: Path) -> None:
    await table.campaign()
    told = []
    for person in (table.alva, table.boris, table.gm):
        await person.forge("n:pause:1")
        told.append(whole(table.read()[-1]))
        await table.gm.forge("n:go-on:1")
    assert len(set(told)) == 1


async def test_a_player_cannot_move_while_it_is_paused_and_can_afterwards(table: Table) -> None:
    await table.duel()
    await table.declared(table.alva, table.boris)
    picker = (await table.alva.press(table.panel, "Choose")).message
    await paused(table)
    refused = await table.alva.press(picker, "Waiting")
    assert "The game is paused. Wait until it goes on" in refused.text
    assert "Go on" in labels(refused.message)
    await table.gm.press(table.read()[-1], "Go on")
    assert "paused" not in (await table.alva.press(picker, "Waiting")).text


async def test_the_gm_lets_it_go_on_at_once(table: Table) -> None:
    await table.campaign()
    await paused(table)
    notice = table.read()[-1]
    await table.gm.press(notice, "Go on")
    assert "The game goes on." in table.read()[-1].content
    assert labels(next(one for one in table.read() if one.id == notice.id)) == []


async def test_two_seats_let_it_go_on_and_one_seat_twice_does_not(table: Table) -> None:
    await table.campaign()
    await paused(table)
    notice = table.read()[-1]
    for _ in range(2):
        answer = await table.alva.press(notice, "Go on")
        assert "One more, or the GM" in answer.text
    now = next(one for one in table.read() if one.id == notice.id)
    assert "One of you is ready to go on." in whole(now)
    await table.boris.press(notice, "Go on")
    assert "The game goes on." in table.read()[-1].content
    assert not await table.bot.table.store.safety.is_paused(1)


async def test_a_pause_holds_after_a_restart(table: Table) -> None:
    await table.campaign()
    await paused(table)
    await table.restart()
    assert await table.bot.table.store.safety.is_paused(1)
    assert "The game is paused." in whole((await table.boris.slash("now")).message)
    assert "Go on" in labels((await table.boris.slash("now")).message)


async def test_pausing_twice_says_so_and_posts_nothing(table: Table) -> None:
    await table.campaign()
    await paused(table)
    posted = len(table.read())
    again = await table.boris.forge("n:pause:1")
    assert again.text.startswith("The game is paused already.")
    assert len(table.read()) == posted


async def test_deadlines_rest_and_begin_again_when_the_game_goes_on(table: Table) -> None:
    await table.wrestling()
    table.watch.time = start = datetime(2026, 11, 23, 12, tzinfo=UTC)
    await table.play(ChangeSetting(key="deadline", value="24"), table.gm)
    await table.bot.services.scheduler.tick()
    await paused(table)
    posted = len(table.read())
    table.watch.time = start + timedelta(hours=30)
    await table.bot.services.scheduler.tick()
    await table.env.settle()
    assert len(table.read()) == posted
    await table.gm.forge("n:go-on:1")
    (deadline,) = await table.bot.table.store.deadlines.of(1)
    assert deadline.due == start + timedelta(hours=54)


async def test_no_row_no_event_and_no_log_line_says_who(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await table.campaign()
    await table.boris.slash("safety")
    saves = await table.version()
    events = await table.bot.table.store.log.events(1)
    caplog.clear()
    await paused(table)
    await written(table.alva, "line", "spiders")
    assert await table.version() == saves
    assert await table.bot.table.store.log.events(1) == events
    ours = [one.getMessage() for one in caplog.records if one.name.split(".")[0] in {"chat", "cogs", "table"}]
    assert not [said for said in ours if str(table.alva.id) in said or "Alva" in said or "spiders" in said]
    with closing(sqlite3.connect(table.bot.settings.database)) as link:
        rows = [*link.execute("SELECT * FROM pauses"), *link.execute("SELECT * FROM limits")]
    seat = (await table.state()).campaign.seat_of(table.alva.id).id
    assert [row[3] for row in rows[:1]] == [""]
    assert not [row for row in rows if str(table.alva.id) in map(str, row) or seat in map(str, row[1:])]


def test_security_md_says_what_a_host_can_read_of_it() -> None:
    """Each column has its words there, and a new one needs some; places in Discord are none of them."""
    said = " ".join((Path(__file__).parents[4] / "SECURITY.md").read_text(encoding="utf-8").split())
    told = {
        "pauses": {"willing": "the bot stores the first seat that wants to go on"},
        "limits": {
            "id": "in the order of random ids",
            "kind": "who wrote a line or veil",
            "text": "It stores the texts of lines and veils",
        },
    }
    places = {"campaign", "channel", "message"}
    for stored in (pauses, limits):
        assert {one.name for one in stored.columns} - places == set(told[stored.name])
        assert all(words in said for words in told[stored.name].values())
    assert "**Not see who asked for a pause**, or who wrote a line or veil" in said
    assert "a host who changes the program can learn everything" in said


async def test_privacy_says_how_a_line_is_withdrawn_and_lists_none(table: Table) -> None:
    await table.campaign()
    await written(table.alva, "line", "spiders")
    shown = whole((await table.alva.slash("privacy show")).message)
    assert "Withdraw one with the button under the answer you got" in shown
    assert "the GM can clear all of them" in shown
    assert "spiders" not in shown


async def test_the_metrics_count_a_button_and_nobody(table: Table) -> None:
    counts = table.bot.metrics.counts = PrometheusCounts()
    await table.campaign()
    await paused(table)
    shown = counts.shown((), 0)
    assert b'kind="press"' in shown
    assert str(table.alva.id).encode() not in shown
    assert b"pause" not in shown


async def test_the_journal_has_nothing_of_it_in_either_edition(table: Table) -> None:
    await table.campaign()
    await paused(table)
    await written(table.alva, "veil", "spiders")
    for edition, person in (("players", table.boris), ("gm", table.gm)):
        file = await exported(table, person, "journal export", edition=edition, format="json")
        assert b"spiders" not in file
        assert b"pause" not in file.lower()


async def test_lines_and_veils_are_read_by_the_table_without_names(table: Table) -> None:
    await table.campaign()
    answer = await written(table.alva, "line", "Harm to *children*")
    assert answer.message.ephemeral
    assert "lines and veils have changed" in table.read()[-1].content
    assert table.read()[-1].interaction_metadata is None
    await written(table.boris, "veil", "Torture")
    shown = whole((await table.gm.slash("safety")).message)
    assert r"Harm to \*children\*" in shown
    assert "Torture" in shown
    assert "Alva" not in shown


async def test_only_the_own_private_answer_withdraws_one(table: Table) -> None:
    await table.campaign()
    mine = await written(table.alva, "line", "Spiders")
    await written(table.boris, "line", "Rats")
    (drop,) = ids(mine.message)
    await table.alva.press(mine.message, "Withdraw it")
    shown = whole((await table.gm.slash("safety")).message)
    assert "Spiders" not in shown
    assert "Rats" in shown
    again = await table.alva.forge(drop)
    assert "gone already" in again.text


async def test_the_gm_clears_all_after_a_question_and_the_table_hears_of_it(table: Table) -> None:
    await table.campaign()
    await written(table.alva, "line", "Spiders")
    assert "Clear all" not in labels((await table.boris.slash("safety")).message)
    shown = await table.gm.slash("safety")
    sure = await table.gm.press(shown.message, "Clear all")
    assert "Spiders" in str(await table.bot.table.store.safety.limits(1))
    await table.gm.press(sure.message, "Clear all")
    assert await table.bot.table.store.safety.limits(1) == ()
    assert "has cleared" in table.read()[-1].content


async def test_strangers_neither_pause_nor_read(table: Table) -> None:
    await table.campaign()
    await table.play(LeaveSeat(seat="3"), table.boris)
    for answer in (await table.boris.slash("safety"), await table.boris.forge("n:pause:1")):
        assert "seat" in answer.text
    assert not await table.bot.table.store.safety.is_paused(1)


async def test_a_session_begins_with_the_buttons_and_more_has_the_pause(table: Table) -> None:
    await table.wrestling()
    more = await table.alva.press(table.panel, "More…")
    assert "Pause the game" in labels(more.message)
    await table.gm.press(table.panel, "More…")


async def test_the_message_of_a_session_has_both_buttons(table: Table) -> None:
    await table.campaign()
    await table.gm.declares("session start")
    assert labels(table.read()[-1])[-2:] == ["Pause the game", "Lines and veils"]


async def test_lines_and_veils_move_with_the_campaign(table: Table) -> None:
    await table.campaign()
    await written(table.alva, "line", "Spiders")
    await written(table.boris, "veil", "Torture")
    file: dict[str, Any] = json.loads(await exported(table, table.gm, "campaign export"))
    assert file["format"] == 2
    assert all(set(one) == {"kind", "text"} for one in file["limits"])
    await table.gm.slash("campaign unbind")
    await brought(table.gm, "campaign import", file)
    assert set(await table.bot.table.store.safety.limits(2)) == {
        Limit("line", "Spiders"),
        Limit("veil", "Torture"),
    }


async def test_an_imported_line_that_is_too_long_is_refused(table: Table) -> None:
    await table.campaign()
    await written(table.alva, "line", "Spiders")
    file: dict[str, Any] = json.loads(await exported(table, table.gm, "campaign export"))
    file["limits"][0]["text"] = "x" * 201
    answer = await brought(table.gm, "campaign import", file, at=table.voice)
    assert "limits" in answer.text
    file["limits"] = [{"kind": "line", "text": "x"}] * 41
    assert "limits" in (await brought(table.gm, "campaign import", file, at=table.voice)).text


async def test_a_file_of_the_first_format_has_none(table: Table) -> None:
    await table.campaign()
    file: dict[str, Any] = json.loads(await exported(table, table.gm, "campaign export"))
    del file["limits"]
    file["format"] = 1
    await table.gm.slash("campaign unbind")
    await brought(table.gm, "campaign import", file)
    assert await table.bot.table.store.safety.limits(2) == ()


async def test_what_was_written_goes_with_the_campaign(table: Table) -> None:
    await table.campaign()
    await written(table.alva, "line", "Spiders")
    await paused(table)
    await table.gm.forge("n:delete:1")
    with closing(sqlite3.connect(table.bot.settings.database)) as link:
        assert [*link.execute("SELECT * FROM pauses"), *link.execute("SELECT * FROM limits")] == []
