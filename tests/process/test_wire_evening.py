"""Pictures that people send, menus and events of Discord, over the wire: all of it fits Discord's schema."""

from pathlib import Path

import pytest

from tests.process.test_wire_everything import errors
from tests.process.wire import check, missing, running, wire
from tests.process.wire_cast import desk
from tests.process.wire_trial import Sent, Trial, allowed
from tests.whole.permissions.rows import MENUS, rows

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "-")

#: What is tried, in this order: two uploads; and a session that is planned, planned again and cancelled.
UPLOADS = ("character portrait: with a picture", "handout: with a picture")
EVENTS = ("meet-ask", "meet-ask", "meet-off")


async def test_pictures_and_events_pass_discords_own_schema(tmp_path: Path) -> None:
    known = {row.title: row for row in rows() if row.part == "shared"}
    async with wire() as server:
        async with desk(server, tmp_path / "nattvakt.sqlite3") as table:
            cast, trials = await table.seat(server), []
            for title in UPLOADS:
                row = known[title]
                scene = await table.set(server, cast, row.part, row.scene)
                trials.append(await Trial.of(server, row, scene, Sent()))
            scene = await table.set(server, cast, "shared", known[EVENTS[0]].scene)
            trials += [await Trial.of(server, known[title], scene, Sent()) for title in EVENTS]
            await table.leave_unshown()
        since = await server.now()
        async with running(server, tmp_path) as process:
            await server.taken(since, "PUT", "/applications/*/guilds/*/commands")
            for trial in trials:
                await trial.run()
            await server.taken(since, "POST", "/guilds/*/scheduled-events")
            await server.taken(since, "PATCH", "/guilds/*/scheduled-events/*")
            asked = await server.do("journal", since=since, kind="http")
            deleted = [one["status"] for one in asked if one["op"] == "delete_guild_scheduled_event"]
            assert deleted == [204]
            await check(server)
            assert await process.terminate() == 0
            assert errors(process.logged()) == []


async def test_menus_of_messages_and_people_pass_discords_own_schema(tmp_path: Path) -> None:
    menus = [row for row in rows() if row.kind == MENUS and allowed(row)]
    async with wire() as server:
        async with desk(server, tmp_path / "nattvakt.sqlite3") as table:
            cast, trials = await table.seat(server), []
            for row in menus:
                scene = await table.set(server, cast, row.part, row.scene)
                trials.append(await Trial.of(server, row, scene, Sent()))
            await table.leave_unshown()
        since = await server.now()
        async with running(server, tmp_path) as process:
            await server.taken(since, "PUT", "/applications/*/commands")
            for trial in trials:
                await trial.run()
            await check(server)
            assert await process.terminate() == 0
            assert errors(process.logged()) == []
    assert {row.name for row in menus} == {
        "Verify", "Correct", "Tell this round", "Keep in journal", "Character sheet",
    }  # fmt: skip
