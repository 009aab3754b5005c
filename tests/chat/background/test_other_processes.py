"""The process that serves a server shows its contests, and polls for changes by other processes."""

from typing import Any

import pytest

from rules.nyx.state.contest_actions import SetModifier
from storage.documents.errors import StorageError
from storage.posts import PostTable
from tests.simulated.reading import whole
from tests.simulated.tabletop import Table


async def changed(table: Table, modifier: int) -> None:
    """Save one small change, without showing it."""
    (contest,) = (await table.state()).contests
    await table.play(SetModifier(contest=contest, turn=1, side=1, modifier=modifier), table.gm)


async def test_the_process_that_has_the_server_shows_changes_made_by_another_process(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.wrestling()
    tried = list[tuple[int, str]]()
    monkeypatch.setattr(table.bot.services.live, "refresh_soon", lambda *contest: tried.append(contest))
    await changed(table, -2)
    for _ in range(3):
        await table.bot._follower.look()
    (contest,) = tried  # an edit is not repeated while it is in flight or failing
    await table.bot.services.live.show(*contest)
    assert "−2" in whole(table.panel)
    assert await table.bot.table.store.posts.unshown() == ()
    await changed(table, 2)
    await table.bot._follower.look()
    assert tried == [contest, contest]


async def test_an_unexpected_error_does_not_stop_the_polling(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.forgives = True
    await table.wrestling()
    tried = list[tuple[int, str]]()
    monkeypatch.setattr(table.bot.services.live, "refresh_soon", lambda *contest: tried.append(contest))
    table.bot.served.hold(2, ((table.guild.id >> 22) % 2,))
    await changed(table, -2)
    unshown = PostTable.unshown

    async def unforeseen(posts: PostTable) -> Any:
        monkeypatch.setattr(PostTable, "unshown", unshown)
        raise StorageError("once")

    monkeypatch.setattr(PostTable, "unshown", unforeseen)
    for _ in range(2):
        await table.bot._follower._loop()
    assert len(tried) == 1


async def test_a_process_leaves_servers_of_another_process_to_that_process(table: Table) -> None:
    await table.wrestling()
    before = whole(table.panel)
    other = 1 - (table.env.bot.guilds[0].id >> 22) % 2
    table.bot.served.hold(2, (other,))
    await changed(table, -2)
    await table.bot._follower.look()
    (contest,) = (await table.state()).contests
    await table.bot.services.live.show(1, contest)
    assert whole(table.panel) == before
    assert len(await table.bot.table.store.posts.unshown()) == 1
