"""A panel shows one consistent state, read at once; again if somebody acts meanwhile, up to a limit."""

from typing import Any

import pytest

from rules.nyx.state.contest_actions import SetModifier
from storage.database.sqlite import SqliteConnection
from storage.documents import display_queries
from tests.simulated.reading import whole
from tests.simulated.tabletop import Table


async def test_a_move_made_while_the_panel_is_being_read_is_on_it_and_the_panel_changes_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.wrestling()
    contest, standings = (await table.conflict()).id, table.bot.table.store.display_states
    read, later = standings.of, [-2, -1]

    async def overtaken(*what: Any) -> Any:
        standing = await read(*what)
        if later:
            change = SetModifier(contest=contest, turn=1, side=2, modifier=later.pop())
            await table.play(change, table.gm)
        return standing

    await table.play(SetModifier(contest=contest, turn=1, side=2, modifier=-3), table.gm)
    monkeypatch.setattr(standings, "of", overtaken)
    table.env.http_requests.clear()
    await table.bot.services.live.show(1, contest)
    assert "Value 7 −2 (modifier) = 5" in whole(table.panel)
    assert [entry.method for entry in table.env.http_requests] == ["PATCH"]
    assert not await table.bot.table.store.posts.unshown()


async def test_a_contest_is_shown_with_a_single_read(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.wrestling()
    contest, fetch, read = (await table.conflict()).id, SqliteConnection.fetch, list[object]()

    async def noted(link: SqliteConnection, statement: Any, **parameters: Any) -> Any:
        read.append(statement)
        return await fetch(link, statement, **parameters)

    await table.play(SetModifier(contest=contest, turn=1, side=2, modifier=-3), table.gm)
    monkeypatch.setattr(SqliteConnection, "fetch", noted)
    await table.bot.services.live.show(1, contest)
    assert "Value 7 −3 (modifier) = 4" in whole(table.panel)
    assert read == [display_queries.STANDING]
