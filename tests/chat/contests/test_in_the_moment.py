"""A panel that is drawn during a commit shows the committed change in the end."""

import asyncio

import pytest

from rules.nyx.state.contest_actions import SetModifier
from storage.database.sqlite import SqliteConnection
from tests.simulated.reading import whole
from tests.simulated.tabletop import Table


async def changed(table: Table, modifier: int) -> str:
    (contest,) = (await table.state()).contests
    await table.play(SetModifier(contest=contest, turn=1, side=1, modifier=modifier), table.gm)
    return contest


async def test_a_change_committed_while_the_previous_one_is_being_shown_is_shown_in_the_end(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.wrestling()
    contest = await changed(table, -1)
    await table.bot.services.live.show(1, contest)
    on_disk, told = asyncio.Event(), asyncio.Event()
    commit = SqliteConnection.commit

    async def slow(link: SqliteConnection, writes: object) -> None:
        await commit(link, writes)  # type: ignore[arg-type]
        on_disk.set()
        await told.wait()

    monkeypatch.setattr(SqliteConnection, "commit", slow)
    second = asyncio.create_task(changed(table, -2))
    await on_disk.wait()
    shown = asyncio.create_task(table.bot.services.live.show(1, contest))  # for the change before this one
    await asyncio.sleep(0.3)
    told.set()
    await second
    await shown
    await table.bot.services.live.show(1, contest)
    assert await table.bot.table.store.posts.unshown() == ()
    assert "−2" in whole(table.panel)
