"""A server that removed the bot while it was stopped: the next start writes nothing there."""

import logging

import pytest

from tests.simulated.tabletop import Table


async def test_a_server_that_removed_the_bot_is_not_written_to_and_nothing_of_it_counts(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await table.wrestling()
    await table.declared(table.alva)
    await table.picked(table.alva, "Offensive")
    asked, saves = table.gm.letters[-1], await table.version()
    await table.bot.table.store.posts.show_again(1, "3")
    backend, home = table.env.backend, table.guild.id

    me = table.bot.user
    assert me is not None

    def removed() -> None:
        backend.guilds[home].members.pop(me.id)
        backend.guilds.pop(home)

    before = len(table.env.http_requests)
    await table.restart(meanwhile=removed)
    await table.env.settle()
    written = [one for one in table.env.http_requests[before:] if one.method != "GET"]
    assert written == [], "the contest is not shown again"
    refused = await table.gm.press(asked, "Defensive")
    assert "no longer on the server" in refused.text
    assert await table.version() == saves
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
