"""Pictures that people send, and events of Discord, over the wire: all of it fits Discord's schema."""

from pathlib import Path

import pytest

from tests.process.test_wire_everything import errors
from tests.process.wire import check, missing, running, wire
from tests.process.wire_cast import desk
from tests.process.wire_trial import Sent, Trial
from tests.whole.permissions.rows import rows

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "-")

#: What is tried, in this order: two uploads, and a session that is planned at a single time.
TRIED = ("character portrait: with a picture", "handout: with a picture", "meet-ask")


async def test_pictures_and_events_pass_discords_own_schema(tmp_path: Path) -> None:
    known = {row.title: row for row in rows() if row.part == "shared"}
    async with wire() as server:
        async with desk(server, tmp_path / "nattvakt.sqlite3") as table:
            cast, trials = await table.seat(server), []
            for row in (known[title] for title in TRIED):
                scene = await table.set(server, cast, row.part, row.scene)
                trials.append(await Trial.of(server, row, scene, Sent()))
            await table.leave_unshown()
        since = await server.now()
        async with running(server, tmp_path) as process:
            await server.taken(since, "PUT", "/applications/*/guilds/*/commands")
            for trial in trials:
                await trial.run()
            await server.taken(since, "POST", "/guilds/*/scheduled-events")
            await check(server)
            assert await process.terminate() == 0
            assert errors(process.logged()) == []
